def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = [0]
for n in range(1, 41):
    g.append(mex({g[m] for m in range(n) if m * m <= n <= m**4}))
print(*g)
