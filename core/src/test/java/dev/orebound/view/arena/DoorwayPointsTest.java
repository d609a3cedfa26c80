package dev.orebound.view.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import java.util.List;
import org.junit.jupiter.api.Test;

class DoorwayPointsTest {
    private static final int FLOORS = 40;
    /** A floor with two trap rooms whose signs lie two cells apart. */
    private static final int NEIGHBOURS = 7;

    @Test
    void theSignOfATrapRoomIsNearerToItThanToAnyOther() {
        Content content = Content.read(new BuiltInAssets());
        for (int seed = NEIGHBOURS; seed < NEIGHBOURS + FLOORS; seed++) {
            Floor floor = new FloorGenerator(content).generate(new Descent(Seed.of(seed), content.graph()).request(2));
            List<Room> traps = floor.rooms().stream().filter(Room::isTrap).toList();
            for (Room room : traps) {
                for (DoorwayPoints sign : DoorwayPoints.of(room, floor)) {
                    for (Room other : traps) {
                        float own = distance2(room, floor, sign);
                        assertThat(own).isZero();
                        assertThat(other.id() == room.id() ? 1 : distance2(other, floor, sign))
                                .isGreaterThan(own);
                    }
                }
            }
        }
    }

    private static float distance2(Room room, Floor floor, DoorwayPoints sign) {
        return DoorwayPoints.distance2(DoorwayPoints.of(room, floor), sign.outsideX(), sign.outsideY());
    }
}
