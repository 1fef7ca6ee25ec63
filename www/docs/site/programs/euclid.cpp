#include <iostream>
#include <utility>
#include <vector>

bool won(int small, int large) {
  if (small == 0) return false;
  if (large >= 2 * small) return true;  // there is a choice
  return !won(large - small, small);
}

int main() {
  const std::vector<std::pair<int, int>> positions{{7, 24}, {10, 16}, {50, 81}, {4, 6}, {3, 3}};
  const char* gap = "";
  for (const auto& heaps : positions) {
    std::cout << gap << (won(heaps.first, heaps.second) ? "N" : "P");
    gap = " ";
  }
  std::cout << "\n";
}
