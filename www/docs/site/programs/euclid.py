def won(small, large):
    if small == 0:
        return False
    if large >= 2 * small:
        return True  # there is a choice
    return not won(large - small, small)


positions = [(7, 24), (10, 16), (50, 81), (4, 6), (3, 3)]
print(*["N" if won(small, large) else "P" for small, large in positions])
