#include <iostream>
#include <set>
#include <vector>

int main() {
    std::vector<int> g(41);
    for (int n = 1; n <= 40; n++) {
        std::set<int> seen;
        // Of d equal heaps one counts where d is odd, and none where it is even.
        for (int d = 2; d <= n; d++)
            if (n % d == 0) seen.insert(d % 2 ? g[n / d] : 0);
        while (seen.count(g[n])) g[n]++;
    }
    for (int value : g) std::cout << value << ' ';
}
