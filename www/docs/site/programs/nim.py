def nim_sum(heaps):
    total = 0
    for heap in heaps:
        total ^= heap
    return total


positions = [(3, 4, 5), (1, 2, 3), (7, 9, 13), (1, 3, 5, 7)]
print(*[nim_sum(heaps) for heaps in positions])
