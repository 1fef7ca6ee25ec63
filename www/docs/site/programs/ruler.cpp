#include <iostream>
#include <set>
#include <vector>

int mex(const std::set<int>& values) {
  int least = 0;
  while (values.count(least)) ++least;
  return least;
}

int main() {
  std::vector<int> grundy{0};  // no coin stands at place 0
  for (int place = 1; place <= 35; ++place) {
    int run = 0;
    std::set<int> options{run};  // turned alone
    for (int left = place - 1; left > 0; --left) {
      run ^= grundy[left];
      options.insert(run);
    }
    grundy.push_back(mex(options));
  }
  for (int place = 0; place <= 35; ++place) std::cout << (place ? " " : "") << grundy[place];
  std::cout << "\n";
}
