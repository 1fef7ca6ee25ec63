#include <iostream>
#include <set>
#include <vector>

int mex(const std::set<int>& numbers) {
    int first = 0;
    while (numbers.count(first)) first++;
    return first;
}

int main() {
    std::vector<int> value;
    for (int heap = 0; heap <= 20; heap++) {
        std::set<int> reached;
        for (int take : {1, 3, 4})
            if (take <= heap) reached.insert(value[heap - take]);
        value.push_back(mex(reached));
        std::cout << (heap ? " " : "") << value[heap];
    }
    std::cout << '\n';
}
