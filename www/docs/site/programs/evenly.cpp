#include <iostream>
#include <set>
#include <vector>

int main() {
    std::vector<int> g(41);
    const int f = 3;
    for (int n = 1; n <= 40; n++) {
        std::set<int> seen;
        for (int m = 2; f <= n && m <= n; m++) {
            int small = n / m, more = n % m;
            seen.insert(((m - more) % 2 ? g[small] : 0) ^ (more % 2 ? g[small + 1] : 0));
        }
        while (seen.count(g[n])) g[n]++;
    }
    for (int value : g) std::cout << value << ' ';
}
