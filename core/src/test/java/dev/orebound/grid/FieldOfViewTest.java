package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import org.junit.jupiter.api.Test;

class FieldOfViewTest {
    @Test
    void aRoomIsSeenWithItsWallsAndCornersButNotWhatLiesBehindThem() {
        assertThat(look("""
                #######
                #.....#
                #..@..#
                #.....#
                #######
                #.....#
                """, 9)).isEqualTo("""
                #######
                #.....#
                #..@..#
                #.....#
                #######
                ???????
                """);
    }

    @Test
    void aPillarThrowsAWideningShadow() {
        assertThat(look("""
                .........
                .........
                ....#....
                ....@....
                """, 9)).isEqualTo("""
                ..?????..
                ...???...
                ....#....
                ....@....
                """);
    }

    @Test
    void nothingIsSeenThroughACornerAtWhichRocksTouch() {
        assertThat(look("""
                ###...
                ###...
                ..@#..
                ...#..
                """, 9)).isEqualTo("""
                ??????
                ###???
                ..@#??
                ...#??
                """);
    }

    @Test
    void sightGoesPastASingleCorner() {
        assertThat(look("""
                ..
                @#
                """, 9)).isEqualTo("""
                ..
                @#
                """);
    }

    @Test
    void openCellsEndAtTheRadius() {
        assertThat(look("""
                .......
                .......
                .......
                ...@...
                .......
                .......
                .......
                """, 2)).isEqualTo("""
                ???????
                ??...??
                ?.....?
                ?..@..?
                ?.....?
                ??...??
                ???????
                """);
    }

    @Test
    void theNearestEightCellsLieWithinARadiusOfOne() {
        assertThat(look("""
                .....
                ..@..
                .....
                """, 1)).isEqualTo("""
                ?...?
                ?.@.?
                ?...?
                """);
    }

    @Test
    void walledInOnAllSidesOneSeesNothingButWhatTouches() {
        AsciiMap map = AsciiMap.of("#####");
        MutableBitLayer inSight = new MutableBitLayer(map.grid());
        new FieldOfView(map.grid()).look(map.rock(), 2, 5, inSight);
        assertThat(AsciiMap.draw(inSight, '#', '?')).isEqualTo("?###?\n");
    }

    @Test
    void looksOutOfADoorThatShutsOnIt() {
        AsciiMap map = AsciiMap.of("..#..");
        MutableBitLayer inSight = new MutableBitLayer(map.grid());
        new FieldOfView(map.grid()).look(map.rock(), 2, 5, inSight);
        assertThat(AsciiMap.draw(inSight, '.', '?')).isEqualTo(".....\n");
    }

    @Test
    void forgetsWhatItSawBefore() {
        AsciiMap map = AsciiMap.of("@.#.b");
        FieldOfView view = new FieldOfView(map.grid());
        MutableBitLayer inSight = new MutableBitLayer(map.grid());
        view.look(map.rock(), map.cell('b'), 9, inSight);
        view.look(map.rock(), map.cell('@'), 9, inSight);
        assertThat(AsciiMap.draw(inSight, '.', '?')).isEqualTo("...??\n");
    }

    @Test
    void aLineIsClearUnlessSomethingOpaqueLiesBetweenItsEnds() {
        AsciiMap map = AsciiMap.of("""
                #...b
                ..#..
                a#..c
                """);
        BitLayer rock = map.rock();
        assertThat(LineOfSight.isClear(rock, map.cell('a'), map.cell('b'))).isFalse();
        assertThat(LineOfSight.isClear(rock, map.cell('a'), map.cell('c'))).isFalse();
        assertThat(LineOfSight.isClear(rock, map.cell('b'), map.cell('c'))).isTrue();
        assertThat(LineOfSight.isClear(rock, map.cell('a'), map.grid().cell(0, 2)))
                .isTrue();
        assertThat(LineOfSight.isClear(rock, map.cell('a'), map.cell('a'))).isTrue();
    }

    @Test
    void sightIsMutual() {
        AsciiMap map = AsciiMap.of("""
                ..#...#...
                .....#...#
                .#.#...#..
                ...#.#....
                #.....#.#.
                ...#.....#
                """);
        for (int from = 0; from < map.grid().size(); from++) {
            for (int to = 0; to < map.grid().size(); to++) {
                assertThat(LineOfSight.isClear(map.rock(), from, to))
                        .as("cell %s to cell %s", from, to)
                        .isEqualTo(LineOfSight.isClear(map.rock(), to, from));
            }
        }
    }

    private static String look(String drawing, int radiusCells) {
        AsciiMap map = AsciiMap.of(drawing);
        MutableBitLayer inSight = new MutableBitLayer(map.grid());
        new FieldOfView(map.grid()).look(map.rock(), map.cell('@'), radiusCells, inSight);
        return AsciiMap.draw(map.grid(), cell -> inSight.at(cell) ? map.glyph(cell) : '?');
    }
}
