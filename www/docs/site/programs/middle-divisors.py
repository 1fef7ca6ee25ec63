def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = [0]
for n in range(1, 41):
    g.append(mex({g[n - k] for k in range(2, n) if n % k == 0}))
print(*g)
