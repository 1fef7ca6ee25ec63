from math import gcd

g = []
for n in range(41):
    left = {g[n - k] for k in range(1, n + 1) if gcd(k, n) == 1}
    value = 0
    while value in left:
        value += 1
    g.append(value)
print(*g)
