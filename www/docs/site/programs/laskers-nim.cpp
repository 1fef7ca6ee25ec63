#include <iostream>
#include <set>
#include <vector>

int main() {
    std::vector<int> g{0};
    std::cout << 0;
    for (int n = 1; n <= 40; n++) {
        std::set<int> options(g.begin(), g.end());
        for (int part = 1; part < n; part++) options.insert(g[part] ^ g[n - part]);
        int value = 0;
        while (options.count(value)) value++;
        g.push_back(value);
        std::cout << ' ' << value;
    }
    std::cout << '\n';
}
