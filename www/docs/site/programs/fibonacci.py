def last_part(stones):
    while True:
        small, large = 1, 2
        while large <= stones:
            small, large = large, small + large
        if small == stones:
            return stones
        stones -= small


def outcome(stones, limit):
    return "N" if stones > 0 and last_part(stones) <= limit else "P"


positions = [(12, 11), (13, 12), (11, 2), (11, 4), (50, 49)]
print(*[outcome(stones, limit) for stones, limit in positions])
