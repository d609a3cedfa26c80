package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Direction;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests where the signs of a trap room lie, and where its rim runs. */
final class TrapRoomGroundTest {
    private final TrapHall hall = new TrapHall(TestContent.BUILT_IN, "waves");
    private final Floor floor = hall.floor();
    private final Room room = floor.rooms().get(1);

    @Test
    void aDoorwayHasGroundBeforeItAndBehindIt() {
        List<DoorwayPoints> thresholds = DoorwayPoints.of(room, floor);

        float middle = TrapHall.DOORWAY + 1;
        assertThat(thresholds).singleElement().satisfies(way -> {
            assertThat(way.middleX()).isEqualTo(TrapHall.WALL + 0.5f);
            assertThat(way.outsideX()).isEqualTo(TrapHall.WALL - 0.5f);
            assertThat(way.insideX()).isEqualTo(TrapHall.WALL + 1.5f);
            assertThat(List.of(way.middleY(), way.outsideY(), way.insideY())).containsOnly(middle);
        });
    }

    @Test
    void theRimRunsAlongTheRockAndLeavesTheDoorwayOut() {
        ArenaRims.RoomRim rim = new ArenaRims.RoomRim(room, floor);
        int besideDoorway = hall.grid.cell(TrapHall.WALL + 1, TrapHall.DOORWAY);
        int besideRock = hall.grid.cell(TrapHall.WALL + 1, TrapHall.DOORWAY - 1);
        boolean atDoorway = false;
        boolean atRock = false;
        for (int i = 0; i < rim.size(); i++) {
            atDoorway |= rim.cell(i) == besideDoorway;
            atRock |= rim.cell(i) == besideRock && rim.side(i) == Direction.WEST;
        }

        int width = TrapHall.WIDTH - TrapHall.WALL - 3;
        int height = TrapHall.HEIGHT - 6;
        assertThat(rim.size()).isEqualTo(2 * (width + height) - 2);
        assertThat(atDoorway).isFalse();
        assertThat(atRock).isTrue();
    }
}
