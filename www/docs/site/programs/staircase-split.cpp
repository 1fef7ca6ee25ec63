#include <iostream>
#include <set>
#include <vector>

int main() {
    std::vector<int> g(41);
    for (int n = 1; n <= 40; n++) {
        std::set<int> seen;
        for (int parts = 2; parts * (parts + 1) / 2 <= n; parts++) {
            int left = n - parts * (parts - 1) / 2, value = 0;
            if (left % parts) continue;
            for (int i = 0; i < parts; i++) value ^= g[left / parts + i];
            seen.insert(value);
        }
        while (seen.count(g[n])) g[n]++;
    }
    for (int value : g) std::cout << value << ' ';
}
