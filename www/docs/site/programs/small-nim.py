def outcome(heaps, most):
    swaps = 0
    for heap in heaps[:-1]:
        remainder = heap % (most + 1)
        if remainder > 1:
            return "NP"[swaps % 2]
        swaps += remainder
    won = heaps[-1] % (most + 1) > 0
    return "PN"[(won + swaps) % 2]


positions = [[7], [1, 7], [6, 7], [7, 8], [1, 7, 13, 14, 19], [8, 12, 13, 19, 25]]
print(*[outcome(heaps, 5) for heaps in positions])
