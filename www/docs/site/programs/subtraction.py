CARD = [1, 3, 4]


def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


grundy = []
for n in range(41):
    grundy.append(mex({grundy[n - taken] for taken in CARD if taken <= n}))
print(*grundy)
