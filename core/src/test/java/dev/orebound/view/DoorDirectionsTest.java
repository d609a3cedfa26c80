package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.cave.floor.Floor;
import dev.orebound.view.thing.ThingPainter;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.component.DoorComponent;
import java.util.List;
import org.junit.jupiter.api.Test;

class DoorDirectionsTest {
    @Test
    void aDoorBetweenRockNorthAndSouthIsPassedFromWestToEast() {
        assertThat(runsEastWest("""
                #####
                @.1..
                #####
                """, '1')).isTrue();
    }

    @Test
    void aDoorBetweenRockWestAndEastIsNot() {
        assertThat(runsEastWest("""
                #@#
                #1#
                #.#
                """, '1')).isFalse();
    }

    @Test
    void allDoorsOfAWideDoorwayStandTheSameWay() {
        String drawing = """
                ######
                @.1..#
                ..2..#
                ..3..#
                ######
                """;

        assertThat("123".chars().allMatch(label -> runsEastWest(drawing, (char) label)))
                .isTrue();
    }

    private static boolean runsEastWest(String drawing, char label) {
        DrawnFloor drawn = new DrawnFloor(drawing);
        Floor floor = drawn.floor();
        List<DoorComponent> doors = "123"
                .chars()
                .filter(each -> drawing.indexOf(each) >= 0)
                .mapToObj(each -> doorAt(drawn.label((char) each)))
                .toList();
        return new ThingPainter.DoorDirections(doors, floor).runEastWest(drawn.label(label));
    }

    private static DoorComponent doorAt(int cell) {
        DoorComponent door = new DoorComponent();
        door.cell = cell;
        return door;
    }
}
