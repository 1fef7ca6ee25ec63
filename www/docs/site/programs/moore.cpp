#include <iostream>
#include <vector>

char outcome(const std::vector<int>& heaps, int k) {
    for (int column = 0; column < 31; column++) {
        int ones = 0;
        for (int heap : heaps) ones += heap >> column & 1;
        if (ones % (k + 1) != 0) return 'N';
    }
    return 'P';
}

int main() {
    std::cout << outcome({1, 2, 3}, 2) << ' ' << outcome({3, 3, 3}, 2) << ' '
              << outcome({1, 2, 3, 3}, 2) << ' ' << outcome({1, 3, 4, 5}, 2) << ' '
              << outcome({5, 5, 5}, 2) << '\n';
}
