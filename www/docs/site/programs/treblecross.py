def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = []
for n in range(41):
    g.append(mex({g[left] ^ g[n - 3 - left] for left in range(n - 2)}))
print(*g)
