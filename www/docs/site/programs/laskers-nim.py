g = [0]
for n in range(1, 41):
    taking = {g[left] for left in range(n)}
    parting = {g[part] ^ g[n - part] for part in range(1, n)}
    options = taking | parting
    value = 0
    while value in options:
        value += 1
    g.append(value)
print(*g)
