g = [0, 0]
for squares in range(2, 41):
    left_over = set()
    for left in range(squares - 1):
        right = squares - 2 - left
        left_over.add(g[left] ^ g[right])
    g.append(min(v for v in range(squares) if v not in left_over))
print(*g)
