def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = [0]
for n in range(1, 41):
    seen = set()
    for parts in range(2, n):
        first, rest = divmod(n - parts * (parts - 1) // 2, parts)
        if first < 1:
            break
        if rest == 0:
            value = 0
            for size in range(first, first + parts):
                value ^= g[size]
            seen.add(value)
    g.append(mex(seen))
print(*g)
