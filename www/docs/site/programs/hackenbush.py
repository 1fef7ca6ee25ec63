def value(parents):
    above = [0] * (len(parents) + 1)
    for dot in range(len(parents), 0, -1):
        above[parents[dot - 1]] ^= above[dot] + 1
    return above[0]


# The dot from which dots 1, 2, 3, … grow; 0 is the ground.
trees = [[0, 1, 2, 1], [0, 1, 2, 1, 0, 5], [0, 1, 0, 3], [0, 1, 1]]
print(*[value(parents) for parents in trees])
