def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = [0]
for n in range(1, 41):
    taken = {g[m] for m in range(n)}
    split = {g[a] ^ g[n - a] for a in range(1, n)}
    g.append(mex(taken | split))
print(*g)
