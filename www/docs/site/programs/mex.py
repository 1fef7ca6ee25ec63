def mex(numbers):
    first = 0
    while first in numbers:
        first += 1
    return first


value = []
for heap in range(21):
    value.append(mex({value[heap - take] for take in (1, 3, 4) if take <= heap}))
print(*value)
