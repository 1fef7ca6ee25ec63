#include <iostream>
#include <set>
#include <vector>

int main() {
    std::vector<int> g(41);
    for (int n = 1; n <= 40; n++) {
        std::set<int> seen;
        for (int d : {2, 3, 5})
            if (n % d == 0) seen.insert(d % 2 ? g[n / d] : 0);
        while (seen.count(g[n])) g[n]++;
    }
    for (int value : g) std::cout << value << ' ';
}
