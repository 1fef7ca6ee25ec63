#include <iostream>
#include <set>
#include <vector>

int main() {
    std::vector<int> g(41);
    const int k = 2;
    for (int n = 1; n <= 40; n++) {
        std::set<int> seen;
        seen.insert(g[n - 1]);
        // Two equal heaps are worth nothing together.
        if (n % 2 == 0) seen.insert(k % 2 ? g[n / 2] : 0);
        while (seen.count(g[n])) g[n]++;
    }
    for (int value : g) std::cout << value << ' ';
}
