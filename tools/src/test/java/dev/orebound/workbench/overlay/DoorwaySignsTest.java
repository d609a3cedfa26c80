package dev.orebound.workbench.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.workbench.overlay.StructureOverlays.DoorwaysOverlay;
import dev.orebound.world.DrawnFloor;
import org.junit.jupiter.api.Test;

final class DoorwaySignsTest {
    @Test
    void givenTwoRoomsWithACommonDoorway_thenItIsListedOnceAndJoinsTheTwo() {
        assertThat(DoorwaysOverlay.links(new DrawnFloor("""
                #######
                #@.+..#
                #######""").floor()))
                .singleElement()
                .satisfies(sign -> {
                    assertThat(sign.room()).isEqualTo(1);
                    assertThat(sign.beyond()).isEqualTo(2);
                });
    }

    @Test
    void givenADoorwayThatLeadsNowhere_thenItJoinsItsRoomToNone() {
        assertThat(DoorwaysOverlay.links(new DrawnFloor("""
                ######
                #@.+##
                ######""").floor()))
                .singleElement()
                .satisfies(sign -> {
                    assertThat(sign.room()).isEqualTo(1);
                    assertThat(sign.beyond()).isZero();
                });
    }

    @Test
    void givenACorridorOfSeveralCells_thenEachOfItsEndsJoinsTheSameTwoRooms() {
        assertThat(DoorwaysOverlay.links(new DrawnFloor("""
                ##########
                #@.+++...#
                ##########""").floor()))
                .hasSize(2)
                .allSatisfy(sign -> assertThat(sign.room() + sign.beyond()).isEqualTo(3));
    }
}
