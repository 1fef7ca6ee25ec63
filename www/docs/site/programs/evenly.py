def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = [0]
f = 3
for n in range(1, 41):
    seen = set()
    if n >= f:
        for m in range(2, n + 1):
            small, more = divmod(n, m)
            seen.add((g[small] if (m - more) % 2 else 0) ^ (g[small + 1] if more % 2 else 0))
    g.append(mex(seen))
print(*g)
