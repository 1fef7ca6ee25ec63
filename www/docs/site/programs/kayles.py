def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


grundy = [0]
for n in range(1, 41):
    options = set()
    for felled in (1, 2):
        left = n - felled
        for a in range(left // 2 + 1):
            options.add(grundy[a] ^ grundy[left - a])
    grundy.append(mex(options))
print(*grundy)
