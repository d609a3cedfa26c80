package dev.orebound.cave.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.cave.DrawnCave;
import dev.orebound.grid.Grid;
import org.junit.jupiter.api.Test;

/** Tests where lakes may lie and how much of a room they may take, on drawings: {@code ~} marks where one may lie. */
class LakeGroundTest {
    private static final DrawnCave TWO_ROOMS = new DrawnCave("""
            ###############
            #@.......#....#
            #........#....#
            #........+....#
            #........#....#
            #.......>#...C#
            ###############
            """);

    private final Grid grid = TWO_ROOMS.grid();
    private final LakeGround ground = new LakeGround(TWO_ROOMS.floor());

    @Test
    void aLakeLiesInARoomOffAllThatMustStayDryAndWhatTouchesIt() {
        assertThat(draw()).isEqualTo("""
                ---------------
                ---~~~~~~-~~~~-
                ---~~~~~---~~~-
                --~~~~~~---~~~-
                --~~~~~----~---
                --~~~~~---~~---
                ---------------
                """);
    }

    @Test
    void aFurtherLakeKeepsThreeCellsAway() {
        ground.flood(new int[] {grid.cell(1, 1)}, 1);
        assertThat(draw()).isEqualTo("""
                ---------------
                ---~~~~~~-~~~~-
                -----~~~---~~~-
                -----~~~---~~~-
                -----~~----~---
                -----~~---~~---
                ---------------
                """);
    }

    @Test
    void aRoomIsFloodedToItsShareAndNoFurther() {
        int inLargeRoom = grid.cell(3, 3);
        int inSmallRoom = grid.cell(12, 3);
        assertThat(ground.hasRoomFor(8, inLargeRoom, 20)).isTrue();
        assertThat(ground.hasRoomFor(9, inLargeRoom, 20)).isFalse();
        ground.flood(new int[] {grid.cell(3, 3), grid.cell(3, 2)}, 2);
        assertThat(ground.hasRoomFor(6, inLargeRoom, 20)).isTrue();
        assertThat(ground.hasRoomFor(7, inLargeRoom, 20)).isFalse();
        assertThat(ground.hasRoomFor(4, inSmallRoom, 20)).isTrue();
        assertThat(ground.hasRoomFor(5, inSmallRoom, 20)).isFalse();
    }

    private String draw() {
        return AsciiMap.draw(grid, cell -> ground.isGround(cell) ? '~' : '-');
    }
}
