package dev.orebound.cave.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.Glyphs;
import dev.orebound.cave.DrawnCave;
import dev.orebound.cave.terrain.FloodLakes.LakeValidator;
import org.junit.jupiter.api.Test;

/** Tests which lakes are refused, on drawings; the lake is the deep water, which is not placed yet. */
class LakeValidatorTest {
    @Test
    void aLakeWithAShoreAllRoundIsKept() {
        assertThat(admits("""
                ##########
                #@.......#
                #..~~~~..#
                #..~~~~..#
                #.......>#
                ##########""")).isTrue();
    }

    @Test
    void aLakeThatWouldCutTheFloorIsRefused() {
        assertThat(admits("""
                ##########
                #@..~~...#
                #...~~...#
                #...~~~.>#
                ##########""")).isFalse();
    }

    @Test
    void aLakeThatWouldLeaveOneCellAloneIsRefused() {
        assertThat(admits("""
                ##########
                #@......>#
                #....~~~.#
                #...~~.~.#
                #...~~~~.#
                ##########""")).isFalse();
    }

    @Test
    void aLakeAcrossACaveIsKeptWhereAnotherWayLeadsRound() {
        assertThat(admits("""
                ##########
                #@..~~...#
                #...~~...#
                ##.####.##
                ##......>#
                ##########""")).isTrue();
    }

    @Test
    void aLakeIsRefusedWhereTheOnlyWayRoundLeadsThroughATrap() {
        assertThat(admits("""
                ##########
                #@..~~...#
                #...~~..>#
                ##+####+##
                ##...T..##
                ##########""")).isFalse();
    }

    @Test
    void aLakeThatCutsATrapRoomIsRefusedEvenWhereDoorsOutsideJoinItsHalves() {
        assertThat(admits("""
                ##########
                #@......>#
                ##+####+##
                ##..~~..##
                ##.T~~..##
                ##########""")).isFalse();
    }

    @Test
    void aChestStandsInTheWay() {
        assertThat(admits("""
                ##########
                #@..~~...#
                #...~~...#
                #...~~...#
                #....C..>#
                ##########""")).isFalse();
    }

    @Test
    void aLakeIsRefusedThatWouldBringAnExitIntoTheNearerHalf() {
        String room = """
                ##############
                #@.........>.#
                #..~~~~~~....#
                #..~~~~~~....#
                #...........>#
                ##############""";

        assertThat(admits(room)).isTrue();
        assertThat(admits(room.replace("@.........>.", "@.......>..."))).isFalse();
    }

    private static boolean admits(String drawing) {
        DrawnCave cave = new DrawnCave(drawing);
        int[] lake = cave.cells(Glyphs.DEEP_WATER);
        return new LakeValidator(cave.floor()).admits(lake, lake.length);
    }
}
