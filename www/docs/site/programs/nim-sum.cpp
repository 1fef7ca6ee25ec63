#include <algorithm>
#include <iostream>
#include <vector>

int nim_sum(const std::vector<int>& heaps) {
    const int largest = *std::max_element(heaps.begin(), heaps.end());
    int total = 0;
    for (int weight = 1; weight <= largest; weight *= 2) {
        int ones = 0;
        for (int heap : heaps) ones += heap / weight % 2;
        total += weight * (ones % 2);
    }
    return total;
}

int main() {
    std::cout << nim_sum({1, 2, 3}) << ' ' << nim_sum({3, 4, 5}) << ' ' << nim_sum({5, 6}) << ' '
              << nim_sum({7, 11, 13}) << '\n';
}
