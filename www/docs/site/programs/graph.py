arrows = {"a": "bc", "b": "cd", "c": "e", "d": "e", "e": ""}


def value(point):
    reached = {value(end) for end in arrows[point]}
    least = 0
    while least in reached:
        least += 1
    return least


print(*[value(point) for point in "abcde"])
