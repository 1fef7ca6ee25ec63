#include <iostream>
#include <set>

const int SIZE = 9;
int g[SIZE][SIZE];

int main() {
    for (int a = 0; a < SIZE; a++)
        for (int b = 0; b < SIZE; b++) {
            std::set<int> reached;
            for (int k = 1; k < SIZE; k++) {
                if (k <= a) reached.insert(g[a - k][b]);
                if (k <= b) reached.insert(g[a][b - k]);
                if (k <= a && 2 * k <= b) reached.insert(g[a - k][b - 2 * k]);
            }
            while (reached.count(g[a][b])) g[a][b]++;
        }
    std::cout << g[1][2] << ' ' << g[2][5] << ' ' << g[3][3] << ' ' << g[5][8] << '\n';
}
