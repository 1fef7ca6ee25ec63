def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


grundy = []
for n in range(48):
    splits = range(1, (n + 1) // 2)  # the smaller part is less than half
    grundy.append(mex({grundy[a] ^ grundy[n - a] for a in splits}))
print(*grundy)
