#include <iostream>
#include <vector>

int value(const std::vector<int>& parents) {
    std::vector<int> above(parents.size() + 1, 0);
    for (std::size_t dot = parents.size(); dot > 0; dot--)
        above[parents[dot - 1]] ^= above[dot] + 1;
    return above[0];
}

int main() {
    // The dot from which dots 1, 2, 3, … grow; 0 is the ground.
    std::cout << value({0, 1, 2, 1}) << ' ' << value({0, 1, 2, 1, 0, 5}) << ' '
              << value({0, 1, 0, 3}) << ' ' << value({0, 1, 1}) << '\n';
}
