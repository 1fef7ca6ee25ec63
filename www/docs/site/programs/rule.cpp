#include <iostream>
#include <vector>

int main() {
    std::vector<int> g{0};
    std::cout << 0;
    for (int n = 1; n <= 40; n++) {
        int half = g[n / 2], third = g[n / 3], value = 0;
        while (value == half || value == third) value++;
        g.push_back(value);
        std::cout << ' ' << value;
    }
    std::cout << '\n';
}
