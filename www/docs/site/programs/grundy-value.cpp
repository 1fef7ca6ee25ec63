#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <utility>

std::map<std::pair<int, int>, int> known;

int grundy(int a, int b) {
    const std::pair<int, int> position(a, b);
    if (known.count(position)) return known[position];
    std::set<int> reached;
    for (int left = 0; left < a; left++) reached.insert(grundy(left, b));
    for (int left = 0; left < b; left++) reached.insert(grundy(a, left));
    for (int take = 1; take <= std::min(a, b); take++) reached.insert(grundy(a - take, b - take));
    int value = 0;
    while (reached.count(value)) value++;
    return known[position] = value;
}

int main() {
    std::cout << grundy(1, 2) << ' ' << grundy(2, 3) << ' ' << grundy(3, 5) << ' '
              << grundy(4, 4) << ' ' << grundy(6, 9) << '\n';
}
