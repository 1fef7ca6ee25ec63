#include <iostream>
#include <utility>
#include <vector>

int lastPart(int stones) {
  int small = 1, large = 2;
  while (large <= stones) {
    const int next = small + large;
    small = large;
    large = next;
  }
  return small == stones ? stones : lastPart(stones - small);
}

char outcome(int stones, int limit) {
  return stones > 0 && lastPart(stones) <= limit ? 'N' : 'P';
}

int main() {
  const std::vector<std::pair<int, int>> positions{{12, 11}, {13, 12}, {11, 2}, {11, 4}, {50, 49}};
  const char* gap = "";
  for (const auto& each : positions) {
    std::cout << gap << outcome(each.first, each.second);
    gap = " ";
  }
  std::cout << "\n";
}
