#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

const int MOST = 3;

int mex(const std::set<int>& values) {
  int least = 0;
  while (values.count(least)) ++least;
  return least;
}

int main() {
  std::vector<int> grundy;
  for (int n = 0; n <= 30; ++n) {
    std::set<int> options;
    for (int taken = 1; taken <= std::min(n, MOST); ++taken) {
      options.insert(grundy[n - taken]);
    }
    grundy.push_back(mex(options));
    std::cout << (n ? " " : "") << grundy[n];
  }
  std::cout << "\n";
}
