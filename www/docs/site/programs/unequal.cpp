#include <iostream>
#include <set>
#include <vector>

int main() {
    std::vector<int> g(41);
    for (int n = 1; n <= 40; n++) {
        std::set<int> seen;
        for (int a = 1; 2 * a < n; a++) seen.insert(g[a] ^ g[n - a]);
        while (seen.count(g[n])) g[n]++;
    }
    for (int value : g) std::cout << value << ' ';
}
