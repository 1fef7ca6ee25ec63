#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

typedef std::vector<int> Rows;
std::map<Rows, bool> known;

bool won(const Rows& rows) {
  const auto seen = known.find(rows);
  if (seen != known.end()) return seen->second;
  bool wins = false;
  for (std::size_t i = 0; i < rows.size() && !wins; ++i) {
    for (int j = 0; j < rows[i] && !wins; ++j) {
      if (i == 0 && j == 0) continue;  // the poisoned square
      Rows left = rows;
      for (std::size_t k = i; k < left.size(); ++k) left[k] = std::min(left[k], j);
      while (left.back() == 0) left.pop_back();
      wins = !won(left);
    }
  }
  return known[rows] = wins;
}

int main() {
  const std::vector<Rows> positions{{4, 4, 4}, {6, 5}, {5, 5, 3}, {3, 2, 1}};
  const char* gap = "";
  for (const Rows& rows : positions) {
    std::cout << gap << (won(rows) ? "N" : "P");
    gap = " ";
  }
  std::cout << "\n";
}
