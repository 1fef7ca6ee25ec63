def outcome(heaps):
    on_top = heaps.count(max(heaps))
    return "P" if on_top % 2 == 0 else "N"


positions = [[2, 3, 4], [2, 3, 3], [3, 3, 3], [5, 5, 7], [1, 4, 4, 9, 9]]
print(*[outcome(heaps) for heaps in positions])
