package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.view.arena.DoorwayPoints;
import dev.orebound.view.arena.RoomRim;
import dev.orebound.view.floor.BiomeMaterials;
import dev.orebound.view.floor.FloorPicture;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
    void theRimRunsAlongTheDrawnRockAndLeavesTheDoorwayOut() {
        BiomeMaterials materials = BiomeMaterials.of(
                Biome.at(TestContent.BUILT_IN.biomes(), floor.request().seed(), 1),
                TestContent.sprites(new BuiltInAssets()));
        FloorPicture picture = new FloorPicture(floor, TestContent.BUILT_IN.terrains(), floor.liquid(), materials);
        RoomRim rim = new RoomRim(room, floor, picture);
        Set<Integer> cells = new HashSet<>();
        for (int i = 0; i < rim.size(); i++) {
            cells.add(rim.cell(i));
        }

        assertThat(cells)
                .contains(hall.grid.cell(TrapHall.WALL + 1, TrapHall.DOORWAY - 1))
                .contains(hall.grid.cell(TrapHall.WIDTH - 3, TrapHall.DOORWAY))
                .doesNotContain(hall.grid.cell(TrapHall.WALL + 4, TrapHall.DOORWAY));
        for (int cell : room.cells().toArray()) {
            assertThat(cells.contains(cell))
                    .as("cell %s, %s", hall.grid.x(cell), hall.grid.y(cell))
                    .isEqualTo(isAnyNearRock(picture, cell));
        }
    }

    private boolean isAnyNearRock(FloorPicture picture, int cell) {
        boolean isNear = false;
        for (int i = 0; i < FloorPicture.PIXELS_A_CELL * FloorPicture.PIXELS_A_CELL; i++) {
            int x = hall.grid.x(cell) * FloorPicture.PIXELS_A_CELL + i % FloorPicture.PIXELS_A_CELL;
            int y = hall.grid.y(cell) * FloorPicture.PIXELS_A_CELL + i / FloorPicture.PIXELS_A_CELL;
            isNear |= isNearRock(picture, x, y, RoomRim.GLOW);
        }
        return isNear;
    }

    private static boolean isNearRock(FloorPicture picture, int x, int y, int reach) {
        if (!picture.isGround(x, y)) {
            return false;
        }
        for (int dy = -reach; dy <= reach; dy++) {
            for (int dx = -reach; dx <= reach; dx++) {
                if (dx * dx + dy * dy <= reach * reach && !picture.isGround(x + dx, y + dy)) {
                    return true;
                }
            }
        }
        return false;
    }
}
