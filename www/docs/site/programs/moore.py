def outcome(heaps, k):
    for column in range(max(heaps).bit_length()):
        ones = sum(heap >> column & 1 for heap in heaps)
        if ones % (k + 1) != 0:
            return "N"
    return "P"


positions = [[1, 2, 3], [3, 3, 3], [1, 2, 3, 3], [1, 3, 4, 5], [5, 5, 5]]
print(*[outcome(heaps, 2) for heaps in positions])
