g = [0]
for n in range(1, 41):
    reached = {g[n // 2], g[n // 3]}
    g.append(min({0, 1, 2} - reached))
print(*g)
