#include <algorithm>
#include <iostream>
#include <vector>

char outcome(const std::vector<int>& heaps) {
    int largest = *std::max_element(heaps.begin(), heaps.end());
    auto on_top = std::count(heaps.begin(), heaps.end(), largest);
    return on_top % 2 == 0 ? 'P' : 'N';
}

int main() {
    std::cout << outcome({2, 3, 4}) << ' ' << outcome({2, 3, 3}) << ' ' << outcome({3, 3, 3}) << ' '
              << outcome({5, 5, 7}) << ' ' << outcome({1, 4, 4, 9, 9}) << '\n';
}
