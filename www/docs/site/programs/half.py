def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


grundy = []
for n in range(41):
    most = (n + 1) // 2
    grundy.append(mex({grundy[n - taken] for taken in range(1, most + 1)}))
print(*grundy)
