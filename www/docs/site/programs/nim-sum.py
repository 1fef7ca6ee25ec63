def nim_sum(heaps):
    total, weight = 0, 1
    while weight <= max(heaps):
        ones = sum(heap // weight % 2 for heap in heaps)
        total += weight * (ones % 2)
        weight *= 2
    return total


print(*(nim_sum(heaps) for heaps in ([1, 2, 3], [3, 4, 5], [5, 6], [7, 11, 13])))
