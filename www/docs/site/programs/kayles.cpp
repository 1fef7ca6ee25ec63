#include <iostream>
#include <set>
#include <vector>

int mex(const std::set<int>& values) {
  int least = 0;
  while (values.count(least)) ++least;
  return least;
}

int main() {
  std::vector<int> grundy{0};
  for (int n = 1; n <= 40; ++n) {
    std::set<int> options;
    for (int felled = 1; felled <= 2; ++felled) {
      const int left = n - felled;
      for (int a = 0; 2 * a <= left; ++a) {
        options.insert(grundy[a] ^ grundy[left - a]);
      }
    }
    grundy.push_back(mex(options));
  }
  for (int n = 0; n <= 40; ++n) std::cout << (n ? " " : "") << grundy[n];
  std::cout << "\n";
}
