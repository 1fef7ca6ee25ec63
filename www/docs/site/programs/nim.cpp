#include <iostream>
#include <vector>

int nimSum(const std::vector<int>& heaps) {
  int total = 0;
  for (int heap : heaps) total ^= heap;
  return total;
}

int main() {
  const std::vector<std::vector<int>> positions{{3, 4, 5}, {1, 2, 3}, {7, 9, 13}, {1, 3, 5, 7}};
  const char* gap = "";
  for (const auto& heaps : positions) {
    std::cout << gap << nimSum(heaps);
    gap = " ";
  }
  std::cout << "\n";
}
