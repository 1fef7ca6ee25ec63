def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = [0]
s = [2, 3, 5]
for n in range(1, 41):
    g.append(mex({g[n // d] if d % 2 else 0 for d in s if n % d == 0}))
print(*g)
