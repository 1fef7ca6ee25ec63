def mex(numbers):
    first = 0
    while first in numbers:
        first += 1
    return first


row = [0]
for pins in range(1, 10):
    left = [pins - down for down in (1, 2) if down <= pins]
    row.append(mex({row[a] ^ row[rest - a] for rest in left for a in range(rest + 1)}))


def rows(*lengths):
    total = 0
    for length in lengths:
        total ^= row[length]
    return total


print(rows(3, 3), rows(1, 5), rows(2, 3), rows(7, 8, 9))
