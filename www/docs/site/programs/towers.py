def mex(seen):
    value = 0
    while value in seen:
        value += 1
    return value


g = [0]
for n in range(1, 41):
    # Of d equal heaps one counts where d is odd, and none where it is even.
    g.append(mex({g[n // d] if d % 2 else 0 for d in range(2, n + 1) if n % d == 0}))
print(*g)
