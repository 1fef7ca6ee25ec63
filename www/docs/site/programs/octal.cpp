#include <iostream>
#include <set>
#include <vector>

const std::vector<int> digits{0, 6};  // before the point, then after it

int main() {
    std::vector<int> g{0};
    std::cout << 0;
    for (int n = 1; n <= 40; n++) {
        std::set<int> options;
        for (int taken = 0; taken <= n && taken < static_cast<int>(digits.size()); taken++) {
            int digit = digits[taken], rest = n - taken;
            if (digit & 1 && rest == 0) options.insert(0);
            if (digit & 2 && rest > 0) options.insert(g[rest]);
            for (int part = 1; digit & 4 && part < rest; part++) options.insert(g[part] ^ g[rest - part]);
        }
        int value = 0;
        while (options.count(value)) value++;
        g.push_back(value);
        std::cout << ' ' << value;
    }
    std::cout << '\n';
}
