#include <algorithm>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

char outcome(int x, int y) {
  const int small = std::min(x, y), large = std::max(x, y);
  std::set<int> used;
  int least = 0;
  for (int difference = 0; least <= small; ++difference) {
    if (least == small && least + difference == large) return 'P';
    used.insert(least);
    used.insert(least + difference);
    while (used.count(least)) ++least;
  }
  return 'N';
}

int main() {
  const std::vector<std::pair<int, int>> positions{{1, 2}, {5, 8}, {16, 26}, {20, 30}};
  const char* gap = "";
  for (const auto& heaps : positions) {
    std::cout << gap << outcome(heaps.first, heaps.second);
    gap = " ";
  }
  std::cout << "\n";
}
