#include <iostream>
#include <vector>

int value(std::vector<int> coins) {
    if (coins.size() % 2 == 1) coins.insert(coins.begin(), -1);
    int total = 0;
    for (std::size_t i = 0; i < coins.size(); i += 2) total ^= coins[i + 1] - coins[i] - 1;
    return total;
}

int main() {
    std::cout << value({0, 2, 4, 7}) << ' ' << value({2, 5, 9}) << ' '
              << value({1, 2, 6, 7}) << ' ' << value({0, 3, 5, 6, 9, 14}) << '\n';
}
