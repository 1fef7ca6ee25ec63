from functools import lru_cache


@lru_cache(maxsize=None)
def won(rows):
    for i, row in enumerate(rows):
        for j in range(row):
            if (i, j) == (0, 0):
                continue  # the poisoned square
            left = rows[:i] + tuple(min(r, j) for r in rows[i:])
            if not won(tuple(r for r in left if r > 0)):
                return True
    return False


positions = [(4, 4, 4), (6, 5), (5, 5, 3), (3, 2, 1)]
print(*["N" if won(rows) else "P" for rows in positions])
