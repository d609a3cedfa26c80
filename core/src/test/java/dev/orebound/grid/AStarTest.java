package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import org.junit.jupiter.api.Test;

/**
 * Tests paths on drawings with prices: a digit is the price of its cell, {@code #} is impassable, {@code a} and
 * {@code b} cost one.
 */
class AStarTest {
    @Test
    void takesTheCheapestWayAndNotTheShortest() {
        assertThat(walk("""
                11111
                19991
                a999b
                """)).isEqualTo("""
                *****
                *999*
                a999b
                """);
    }

    @Test
    void payingIsFineWhereGoingRoundCostsMore() {
        assertThat(walk("""
                11111
                19991
                a121b
                """)).isEqualTo("""
                11111
                19991
                a***b
                """);
    }

    @Test
    void goesRoundWhatIsImpassableAndNeverDiagonally() {
        assertThat(walk("""
                a1#11
                #1#1#
                #111b
                """)).isEqualTo("""
                a*#11
                #*#1#
                #***b
                """);
    }

    @Test
    void findsNothingWhereNoWayLeads() {
        AsciiMap map = AsciiMap.of("a#b");
        assertThat(new AStar(map.grid()).find(0, 2, prices(map), 1)).isEqualTo(Cells.EMPTY);
    }

    @Test
    void theWayToItselfIsOneCell() {
        AsciiMap map = AsciiMap.of("1a1");
        assertThat(new AStar(map.grid()).find(1, 1, prices(map), 1)).isEqualTo(Cells.of(1));
    }

    @Test
    void isAsCheapAsAnyWayOnAnyMap() {
        Grid grid = new Grid(24, 17);
        AStar search = new AStar(grid);
        for (int round = 0; round < 40; round++) {
            MutableIntLayer price = new MutableIntLayer(grid);
            int leastPrice = 1 + round % 5;
            for (int cell = 0; cell < grid.size(); cell++) {
                int more = (cell * 7919 + round * 104729 + cell * cell * round) % (round < 20 ? 9 : 9_990);
                price.set(cell, leastPrice + more);
            }
            int to = grid.size() - 1 - round;
            Cells way = search.find(round, to, price, leastPrice);
            int cost = way.stream().skip(1).map(price::at).sum();
            assertThat(cost).as("round %s", round).isEqualTo(cheapest(grid, price, round, to));
        }
    }

    @Test
    void anOpenCellIsNotForgottenWhenADearCellLiesBesideIt() {
        AsciiMap map = AsciiMap.of("""
                9999
                a12b
                9999
                """);
        MutableIntLayer price = new MutableIntLayer(map.grid());
        for (int cell = 0; cell < map.grid().size(); cell++) {
            price.set(cell, prices(map).at(cell) * 1000);
        }
        AStar search = new AStar(map.grid());
        assertThat(search.find(map.cell('a'), map.cell('b'), price, 1)).isEqualTo(Cells.of(4, 5, 6, 7));
        assertThat(search.find(map.cell('b'), map.cell('a'), price, 1)).isEqualTo(Cells.of(7, 6, 5, 4));
    }

    @Test
    void goesStraightWhereAllWaysCostTheSame() {
        Cells way = new AStar(new Grid(5, 3)).find(0, 14, allOnes(), 1);
        assertThat(way.size()).isEqualTo(7);
        int turns = 0;
        for (int i = 2; i < way.size(); i++) {
            turns += way.at(i) - way.at(i - 1) == way.at(i - 1) - way.at(i - 2) ? 0 : 1;
        }
        assertThat(turns).isEqualTo(1);
    }

    private static IntLayer allOnes() {
        MutableIntLayer ones = new MutableIntLayer(new Grid(5, 3));
        ones.fill(1);
        return ones;
    }

    /** Returns the cheapest price by Bellman and Ford: slow, simple, and independent of the tested code. */
    private static int cheapest(Grid grid, IntLayer price, int from, int to) {
        int[] cost = new int[grid.size()];
        java.util.Arrays.fill(cost, 1_000_000);
        cost[from] = 0;
        for (boolean better = true; better; ) {
            better = false;
            for (int cell = 0; cell < grid.size(); cell++) {
                for (Direction way : Direction.STRAIGHT) {
                    int next = grid.neighbour(cell, way);
                    if (next != Grid.NONE && cost[cell] + price.at(next) < cost[next]) {
                        cost[next] = cost[cell] + price.at(next);
                        better = true;
                    }
                }
            }
        }
        return cost[to];
    }

    private static String walk(String drawing) {
        AsciiMap map = AsciiMap.of(drawing);
        Cells way = new AStar(map.grid()).find(map.cell('a'), map.cell('b'), prices(map), 1);
        return AsciiMap.draw(map.grid(), cell -> {
            boolean between = way.contains(cell) && Character.isDigit(map.glyph(cell));
            return between ? '*' : map.glyph(cell);
        });
    }

    private static IntLayer prices(AsciiMap map) {
        MutableIntLayer prices = new MutableIntLayer(map.grid());
        for (int cell = 0; cell < map.grid().size(); cell++) {
            char glyph = map.glyph(cell);
            prices.set(cell, glyph == '#' ? AStar.IMPASSABLE : Character.isDigit(glyph) ? glyph - '0' : 1);
        }
        return prices;
    }

    @Test
    void givesUpBeyondTheWantedCellsIfTheyJoinNothing() {
        Grid grid = new Grid(7, 1);
        MutableIntLayer price = new MutableIntLayer(grid);
        price.fill(1);
        MutableBitLayer wanted = new MutableBitLayer(grid);
        wanted.fill(true);
        AStar search = new AStar(grid);
        assertThat(search.find(0, 6, price, 1, wanted, () -> false).size()).isEqualTo(7);
        wanted.set(3, false);
        assertThat(search.find(0, 6, price, 1, wanted, () -> false).isEmpty()).isTrue();
        assertThat(search.find(0, 6, price, 1, wanted, () -> true)).isEqualTo(search.find(0, 6, price, 1));
    }
}
