def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = [0]
for n in range(1, 41):
    g.append(mex({g[n - k * k] for k in range(1, n + 1) if k * k <= n}))
print(*g)
