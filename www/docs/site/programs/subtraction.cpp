#include <iostream>
#include <set>
#include <vector>

const std::vector<int> CARD{1, 3, 4};

int mex(const std::set<int>& values) {
  int least = 0;
  while (values.count(least)) ++least;
  return least;
}

int main() {
  std::vector<int> grundy;
  for (int n = 0; n <= 40; ++n) {
    std::set<int> options;
    for (int taken : CARD) {
      if (taken <= n) options.insert(grundy[n - taken]);
    }
    grundy.push_back(mex(options));
    std::cout << (n ? " " : "") << grundy[n];
  }
  std::cout << "\n";
}
