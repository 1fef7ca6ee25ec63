digits = [0, 6]  # before the point, then after it

g = [0]
for n in range(1, 41):
    options = set()
    for taken, digit in enumerate(digits[: n + 1]):
        rest = n - taken
        if digit & 1 and rest == 0:
            options.add(0)
        if digit & 2 and rest > 0:
            options.add(g[rest])
        if digit & 4:
            options |= {g[part] ^ g[rest - part] for part in range(1, rest)}
    value = 0
    while value in options:
        value += 1
    g.append(value)
print(*g)
