def value(trails):
    points = range(max(map(max, trails)) + 1)
    goes = [1 << point for point in points]
    for trail in trails:
        for a, b in zip(trail, trail[1:]):
            goes[a] |= 1 << b
            goes[b] |= 1 << a
    known = {}

    def g(left):
        if left not in known:
            seen = {g(left & ~goes[point]) for point in points if left >> point & 1}
            known[left] = min(v for v in range(len(seen) + 1) if v not in seen)
        return known[left]

    return g(2 ** len(points) - 1)


row = [[0, 1, 2, 3, 4]]
ring = [[0, 1, 2, 3, 4, 5, 0]]
star = [[0, 1], [0, 2], [0, 3], [0, 4]]
grid = [[0, 1, 2, 5, 4, 1], [0, 3, 4, 7, 6, 3], [5, 8, 7]]
print(value(row), value(ring), value(star), value(grid))
