#include <iostream>
#include <set>
#include <vector>

int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }

int main() {
    std::vector<int> g;
    for (int n = 0; n <= 40; n++) {
        std::set<int> left;
        for (int k = 1; k <= n; k++)
            if (gcd(k, n) == 1) left.insert(g[n - k]);
        int value = 0;
        while (left.count(value)) value++;
        g.push_back(value);
        std::cout << value << (n < 40 ? ' ' : '\n');
    }
}
