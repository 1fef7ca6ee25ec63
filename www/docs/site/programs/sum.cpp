#include <iostream>
#include <set>
#include <vector>

int mex(const std::set<int>& numbers) {
    int first = 0;
    while (numbers.count(first)) first++;
    return first;
}

int rows(const std::vector<int>& row, const std::vector<int>& lengths) {
    int total = 0;
    for (int length : lengths) total ^= row[length];
    return total;
}

int main() {
    std::vector<int> row = {0};
    for (int pins = 1; pins < 10; pins++) {
        std::set<int> reached;
        for (int rest : {pins - 1, pins - 2})
            for (int a = 0; a <= rest; a++) reached.insert(row[a] ^ row[rest - a]);
        row.push_back(mex(reached));
    }
    std::cout << rows(row, {3, 3}) << ' ' << rows(row, {1, 5}) << ' ' << rows(row, {2, 3}) << ' '
              << rows(row, {7, 8, 9}) << '\n';
}
