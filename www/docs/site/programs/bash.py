MOST = 3


def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


grundy = []
for n in range(31):
    grundy.append(mex({grundy[n - taken] for taken in range(1, min(n, MOST) + 1)}))
print(*grundy)
