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
  for (int place = 1; place <= 30; ++place) {
    std::set<int> options{0};  // turned alone
    for (int i = 1; i < place; ++i) {
      options.insert(grundy[i]);
      for (int j = 1; j < i; ++j) options.insert(grundy[i] ^ grundy[j]);
    }
    grundy.push_back(mex(options));
  }
  for (int place = 0; place <= 30; ++place) std::cout << (place ? " " : "") << grundy[place];
  std::cout << "\n";
}
