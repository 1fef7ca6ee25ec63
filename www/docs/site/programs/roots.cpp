#include <iostream>
#include <set>
#include <vector>

int main() {
    std::vector<int> g(41);
    for (int n = 1; n <= 40; n++) {
        std::set<int> seen;
        for (int m = 0; m < n && m * m <= n; m++)
            if (m * m * m * m >= n) seen.insert(g[m]);
        while (seen.count(g[n])) g[n]++;
    }
    for (int value : g) std::cout << value << ' ';
}
