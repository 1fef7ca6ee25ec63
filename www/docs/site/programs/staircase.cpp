#include <iostream>
#include <vector>

int value(const std::vector<int>& steps) {
  int total = 0;
  for (std::size_t i = 0; i < steps.size(); i += 2) total ^= steps[i];  // steps 1, 3, 5, …
  return total;
}

int main() {
  const std::vector<std::vector<int>> positions{{1, 2, 3}, {0, 3}, {1, 5, 2, 1, 3}, {2, 5, 3}};
  const char* gap = "";
  for (const auto& steps : positions) {
    std::cout << gap << value(steps);
    gap = " ";
  }
  std::cout << "\n";
}
