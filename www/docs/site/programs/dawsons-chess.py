row = [0]
for skittles in range(1, 41):
    reached = set()
    for picked in range(1, skittles + 1):
        before = max(picked - 2, 0)
        after = max(skittles - picked - 1, 0)
        reached.add(row[before] ^ row[after])
    value = 0
    while value in reached:
        value += 1
    row.append(value)
print(*row)
