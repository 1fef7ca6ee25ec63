def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


grundy = [0]  # no coin stands at place 0
for place in range(1, 36):
    run = 0
    options = {run}  # turned alone
    for left in range(place - 1, 0, -1):
        run ^= grundy[left]
        options.add(run)
    grundy.append(mex(options))
print(*grundy)
