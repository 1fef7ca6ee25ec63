#include <iostream>
#include <set>
#include <vector>

int main() {
    std::vector<int> g{0, 0};
    std::cout << "0 0";
    for (int squares = 2; squares <= 40; squares++) {
        std::set<int> left_over;
        for (int left = 0; left <= squares - 2; left++) {
            int right = squares - 2 - left;
            left_over.insert(g[left] ^ g[right]);
        }
        int value = 0;
        while (left_over.count(value)) value++;
        g.push_back(value);
        std::cout << ' ' << value;
    }
    std::cout << '\n';
}
