def value(steps):
    total = 0
    for stones in steps[::2]:  # steps 1, 3, 5, …
        total ^= stones
    return total


positions = [(1, 2, 3), (0, 3), (1, 5, 2, 1, 3), (2, 5, 3)]
print(*[value(steps) for steps in positions])
