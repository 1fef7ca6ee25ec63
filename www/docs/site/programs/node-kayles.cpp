#include <iostream>
#include <map>
#include <set>
#include <vector>

struct Drawing {
    std::map<int, unsigned> goes;
    std::map<unsigned, int> known;

    explicit Drawing(const std::vector<std::vector<int>>& trails) {
        for (const auto& trail : trails)
            for (std::size_t i = 1; i < trail.size(); i++) {
                goes[trail[i - 1]] |= 1u << trail[i - 1] | 1u << trail[i];
                goes[trail[i]] |= 1u << trail[i - 1] | 1u << trail[i];
            }
    }
    int g(unsigned left) {
        if (known.count(left)) return known[left];
        std::set<int> seen;
        for (const auto& point : goes)
            if (left >> point.first & 1) seen.insert(g(left & ~point.second));
        int mex = 0;
        while (seen.count(mex)) mex++;
        return known[left] = mex;
    }
    int value() { return g((1u << goes.size()) - 1); }
};

int main() {
    Drawing row({{0, 1, 2, 3, 4}});
    Drawing ring({{0, 1, 2, 3, 4, 5, 0}});
    Drawing star({{0, 1}, {0, 2}, {0, 3}, {0, 4}});
    Drawing grid({{0, 1, 2, 5, 4, 1}, {0, 3, 4, 7, 6, 3}, {5, 8, 7}});
    std::cout << row.value() << ' ' << ring.value() << ' ' << star.value() << ' ' << grid.value() << '\n';
}
