package dev.orebound.cave.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Checks that a treasure room of any shape may be a trap: of those whose shape alone is not suitable, one in four is.
 */
class TreasureTrapsTest {
    private static final int FLOORS = TestSize.of(224, 480);

    private static final Content CONTENT = withCavesOfAllSizes();

    private final FloorGenerator generator = new FloorGenerator(CONTENT);
    private final CaveRules.Traps rules = CONTENT.cave().traps();

    /** Returns content whose rooms are often small or narrow, as the game's hardly ever are. */
    private static Content withCavesOfAllSizes() {
        BuiltInAssets assets = new BuiltInAssets();
        String range = "\\{[^}]*}";
        String small = "{ \"lowest\": 5, \"highest\": 12 }";
        String cave = assets.text(CaveRules.FILE)
                .replaceFirst("\"heart_breadth\": " + range, "\"heart_breadth\": " + small)
                .replaceFirst("\"heart_height\": " + range, "\"heart_height\": " + small)
                .replaceFirst("\"heart_rock_percent\": \\d+", "\"heart_rock_percent\": 37")
                .replaceFirst("\"between_rock_percent\": \\d+", "\"between_rock_percent\": 62");
        return Content.read(new OneOtherFile(assets, CaveRules.FILE, cave));
    }

    @Test
    void roomsThatNeedADrawAreTrapsExactlyWhereItSaysSoAndAboutOneInFourIs() {
        List<Boolean> draws = new ArrayList<>();
        int small = 0;
        int narrow = 0;
        int manyDoorways = 0;
        for (int number = 0; number < FLOORS; number++) {
            Floor floor = floor(number);
            for (Room room : floor.rooms()) {
                boolean isSmall = room.cells().size() < rules.leastCells();
                boolean isNarrow = floor.borderDistance().at(room.centre()) < rules.leastCentreDistance();
                boolean hasManyDoorways = room.doorways().size() > rules.mostDoorways();
                Boolean drawn = room.trapDrawn();
                if (drawn != null) {
                    draws.add(drawn);
                    small += isSmall && drawn ? 1 : 0;
                    narrow += isNarrow && drawn ? 1 : 0;
                    manyDoorways += hasManyDoorways && drawn ? 1 : 0;
                }
                boolean needsDraw = room.isTreasure() && (isSmall || isNarrow || hasManyDoorways);
                assertThat(needsDraw || drawn == null).as(told(floor, room)).isTrue();
                assertThat(room.isTrap() && needsDraw).as(told(floor, room)).isEqualTo(Boolean.TRUE.equals(drawn));
            }
        }

        assertThat(draws.stream().filter(drawn -> drawn).count() / (double) draws.size())
                .as("of %s draws", draws.size())
                .isBetween(0.1, 0.42);
        assertThat(List.of(small, narrow, manyDoorways))
                .as("traps that are small, narrow, with many doorways")
                .allMatch(count -> count > 0);
    }

    private static String told(Floor floor, Room room) {
        return floor.request().seed().text() + ", room " + room.id();
    }

    private Floor floor(int number) {
        int depth = 1 + number % 16;
        return generator.generate(new FloorRequest(
                Seed.of("treasure traps " + number), "r0c0", depth, FloorKind.BATTLE, List.of("r1c0")));
    }
}
