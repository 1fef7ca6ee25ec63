#include <iostream>
#include <map>
#include <set>
#include <string>

const std::map<char, std::string> arrows{{'a', "bc"}, {'b', "cd"}, {'c', "e"}, {'d', "e"}, {'e', ""}};

int value(char point) {
    std::set<int> reached;
    for (char end : arrows.at(point)) reached.insert(value(end));
    int least = 0;
    while (reached.count(least)) least++;
    return least;
}

int main() {
    for (char point = 'a'; point <= 'e'; point++) std::cout << value(point) << (point < 'e' ? ' ' : '\n');
}
