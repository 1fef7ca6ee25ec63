SIZE = 9
g = [[0] * SIZE for _ in range(SIZE)]
for a in range(SIZE):
    for b in range(SIZE):
        reached = set()
        for k in range(1, SIZE):
            for x, y in [(a - k, b), (a, b - k), (a - k, b - 2 * k)]:
                if x >= 0 and y >= 0:
                    reached.add(g[x][y])
        while g[a][b] in reached:
            g[a][b] += 1
print(g[1][2], g[2][5], g[3][3], g[5][8])
