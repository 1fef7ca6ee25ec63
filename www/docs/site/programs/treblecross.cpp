#include <iostream>
#include <set>
#include <vector>

int mex(const std::set<int>& seen) {
    int value = 0;
    while (seen.count(value)) value++;
    return value;
}

int main() {
    std::vector<int> g;
    for (int n = 0; n <= 40; n++) {
        std::set<int> seen;
        for (int left = 0; left <= n - 3; left++) seen.insert(g[left] ^ g[n - 3 - left]);
        g.push_back(mex(seen));
        std::cout << g[n] << (n < 40 ? ' ' : '\n');
    }
}
