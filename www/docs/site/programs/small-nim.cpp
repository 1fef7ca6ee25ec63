#include <iostream>
#include <vector>

char outcome(const std::vector<int>& heaps, int most) {
    int swaps = 0;
    for (std::size_t i = 0; i + 1 < heaps.size(); i++) {
        int remainder = heaps[i] % (most + 1);
        if (remainder > 1) return "NP"[swaps % 2];
        swaps += remainder;
    }
    int won = heaps.back() % (most + 1) > 0;
    return "PN"[(won + swaps) % 2];
}

int main() {
    std::cout << outcome({7}, 5) << ' ' << outcome({1, 7}, 5) << ' ' << outcome({6, 7}, 5) << ' '
              << outcome({7, 8}, 5) << ' ' << outcome({1, 7, 13, 14, 19}, 5) << ' '
              << outcome({8, 12, 13, 19, 25}, 5) << '\n';
}
