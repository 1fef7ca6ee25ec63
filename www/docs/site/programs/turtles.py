def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


grundy = [0]  # no coin stands at place 0
for place in range(1, 31):
    options = {0}  # turned alone
    for i in range(1, place):
        options.add(grundy[i])
        for j in range(1, i):
            options.add(grundy[i] ^ grundy[j])
    grundy.append(mex(options))
print(*grundy)
