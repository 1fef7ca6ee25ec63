def outcome(x, y):
    used = set()
    least = difference = 0
    while least <= min(x, y):
        pair = (least, least + difference)
        if pair == (min(x, y), max(x, y)):
            return "P"
        used.update(pair)
        difference += 1
        while least in used:
            least += 1
    return "N"


positions = [(1, 2), (5, 8), (16, 26), (20, 30)]
print(*[outcome(x, y) for x, y in positions])
