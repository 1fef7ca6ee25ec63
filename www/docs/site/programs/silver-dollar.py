def value(coins):
    coins = coins[::-1]
    if len(coins) % 2 == 1:
        coins.append(-1)
    total = 0
    for right, left in zip(coins[::2], coins[1::2]):
        total ^= right - left - 1
    return total


positions = [[0, 2, 4, 7], [2, 5, 9], [1, 2, 6, 7], [0, 3, 5, 6, 9, 14]]
print(*[value(coins) for coins in positions])
