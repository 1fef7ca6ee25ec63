from functools import cache


def options(a, b):
    for left in range(a):
        yield left, b
    for left in range(b):
        yield a, left
    for take in range(1, min(a, b) + 1):
        yield a - take, b - take


@cache
def grundy(a, b):
    reached = {grundy(*option) for option in options(a, b)}
    value = 0
    while value in reached:
        value += 1
    return value


print(grundy(1, 2), grundy(2, 3), grundy(3, 5), grundy(4, 4), grundy(6, 9))
