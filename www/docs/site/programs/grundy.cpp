#include <iostream>
#include <set>
#include <vector>

int mex(const std::set<int>& values) {
  int least = 0;
  while (values.count(least)) ++least;
  return least;
}

int main() {
  std::vector<int> grundy;
  for (int n = 0; n <= 47; ++n) {
    std::set<int> options;
    // The smaller part is less than half.
    for (int a = 1; 2 * a < n; ++a) options.insert(grundy[a] ^ grundy[n - a]);
    grundy.push_back(mex(options));
    std::cout << (n ? " " : "") << grundy[n];
  }
  std::cout << "\n";
}
