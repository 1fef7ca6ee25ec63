def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = [0]
k = 2
for n in range(1, 41):
    seen = {g[n - 1]}
    if n % 2 == 0:
        # Two equal heaps are worth nothing together.
        seen.add(g[n // 2] if k % 2 else 0)
    g.append(mex(seen))
print(*g)
