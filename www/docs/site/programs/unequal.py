def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = [0]
for n in range(1, 41):
    g.append(mex({g[a] ^ g[n - a] for a in range(1, n) if 2 * a < n}))
print(*g)
