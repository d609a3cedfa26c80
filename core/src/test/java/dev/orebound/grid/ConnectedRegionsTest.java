package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import org.junit.jupiter.api.Test;

class ConnectedRegionsTest {
    private static final AsciiMap MAP = AsciiMap.of("""
            ..#.##
            ##..##
            ..#...
            """);

    @Test
    void numbersThePiecesByTheirLowestCellAndDoesNotJoinThemAtCorners() {
        ConnectedRegions regions = new ConnectedRegions(MAP.floor());
        assertThat(AsciiMap.draw(MAP.grid(), cell -> regions.regionOfCell().at(cell)))
                .isEqualTo("""
                330200
                002200
                110222
                """);
    }

    @Test
    void listsTheCellsOfAPiece() {
        ConnectedRegions regions = new ConnectedRegions(MAP.floor());
        assertThat(regions.count()).isEqualTo(3);
        assertThat(regions.largest()).isEqualTo(2);
        assertThat(regions.size(2)).isEqualTo(6);
        assertThat(regions.cells(2)).isEqualTo(Cells.of(3, 4, 5, 8, 9, 15));
        assertThat(regions.cell(3, 0)).isEqualTo(12);
    }

    @Test
    void findsAnyNumberOfPieces() {
        AsciiMap map = AsciiMap.of((".#".repeat(40) + "\n" + "#.".repeat(40) + "\n").repeat(2));
        assertThat(new ConnectedRegions(map.floor()).count()).isEqualTo(160);
        assertThat(new ConnectedRegions(map.rock()).largest()).isEqualTo(1);
    }

    @Test
    void findsOtherPiecesInTheSameMemory() {
        ConnectedRegions regions =
                new ConnectedRegions(AsciiMap.of("......\n".repeat(3)).floor());
        regions.find(MAP.floor());
        ConnectedRegions fresh = new ConnectedRegions(MAP.floor());
        assertThat(regions.count()).isEqualTo(fresh.count());
        assertThat(regions.regionOfCell().sameAs(fresh.regionOfCell())).isTrue();
        for (int region = 1; region <= fresh.count(); region++) {
            assertThat(regions.cells(region)).isEqualTo(fresh.cells(region));
        }
    }

    @Test
    void theLargestIsTheFirstOfEquals() {
        ConnectedRegions regions = new ConnectedRegions(AsciiMap.of(".#..#..").floor());
        assertThat(regions.largest()).isEqualTo(2);
        assertThat(regions.cell(2, 0)).isEqualTo(2);
        assertThat(regions.cell(2, 1)).isEqualTo(3);
    }

    @Test
    void rockAloneHasNoPiece() {
        assertThat(new ConnectedRegions(AsciiMap.of("###").floor()).largest()).isZero();
    }

    @Test
    void leavesOutSmallPiecesAndFillsThem() {
        AsciiMap map = AsciiMap.of("""
                ..#.#
                ###.#
                ..#..
                .####
                """);
        MutableBitLayer open = new MutableBitLayer(map.grid());
        open.copyFrom(map.floor());
        ConnectedRegions regions = new ConnectedRegions(map.grid());
        regions.findLarge(open, 3);
        assertThat(AsciiMap.draw(map.grid(), cell -> regions.regionOfCell().at(cell)))
                .isEqualTo("""
                00020
                00020
                11022
                10000
                """);
        assertThat(AsciiMap.draw(open, '.', '#')).isEqualTo("""
                ###.#
                ###.#
                ..#..
                .####
                """);
    }

    @Test
    void putsTheCellsOfAPieceInTheOrderOfAFlood() {
        RandomStream chance = new RandomStreams(Seed.of("regions")).stream("test.regions");
        for (int trial = 0; trial < 40; trial++) {
            Grid grid = new Grid(1 + chance.below(20), 1 + chance.below(20));
            MutableBitLayer open = new MutableBitLayer(grid);
            for (int cell = 0; cell < grid.size(); cell++) {
                open.set(cell, chance.chance(60));
            }
            MutableBitLayer shut = new MutableBitLayer(grid);
            shut.copyInverse(open);
            ConnectedRegions regions = new ConnectedRegions(open);
            DistanceMap flood = new DistanceMap(grid);
            int cells = 0;
            for (int region = regions.count(); region >= 1; region--) {
                flood.spreadFrom(regions.cells(region).at(0), shut, StepKind.FOUR_WAY);
                assertThat(regions.size(region)).isEqualTo(flood.reachedCount());
                for (int i = 0; i < regions.size(region); i++) {
                    assertThat(regions.cell(region, i)).isEqualTo(flood.reached(i));
                }
                cells += regions.size(region);
            }
            assertThat(cells).isEqualTo(open.count());
        }
    }
}
