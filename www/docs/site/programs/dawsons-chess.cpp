#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

int main() {
    std::vector<int> row{0};
    std::cout << 0;
    for (int skittles = 1; skittles <= 40; skittles++) {
        std::set<int> reached;
        for (int picked = 1; picked <= skittles; picked++) {
            int before = std::max(picked - 2, 0);
            int after = std::max(skittles - picked - 1, 0);
            reached.insert(row[before] ^ row[after]);
        }
        int value = 0;
        while (reached.count(value)) value++;
        row.push_back(value);
        std::cout << ' ' << value;
    }
    std::cout << '\n';
}
