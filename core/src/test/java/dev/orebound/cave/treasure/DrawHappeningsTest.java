package dev.orebound.cave.treasure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.ChestHappening;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.ContentTable;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Checks that some chests flood or darken their room when opened: as many as the content says, and none in a trap room.
 */
class DrawHappeningsTest {
    private static final int FLOORS = TestSize.of(96, 480);

    private final FloorGenerator generator = new FloorGenerator(TestContent.BUILT_IN);
    private final ContentTable<ChestHappening> kinds =
            TestContent.BUILT_IN.cave().treasure().happenings();

    @Test
    void chestsOutsideTrapsHoldHappeningsAsOftenAsTheContentSays() {
        Map<String, Integer> counts = new TreeMap<>();
        int chests = 0;
        for (int number = 0; number < FLOORS; number++) {
            Floor floor = generator.generate(new FloorRequest(
                    Seed.of("happenings " + number), "r0c0", 1 + number % 16, FloorKind.BATTLE, List.of("r1c0")));
            for (Chest chest : floor.chests()) {
                boolean isInTrap = floor.roomWithId(chest.room()).isTrap();
                assertThat(isInTrap && chest.happening() != null)
                        .as("happenings %s, room %s", number, chest.room())
                        .isFalse();
                chests += isInTrap ? 0 : 1;
                if (chest.happening() != null) {
                    counts.merge(chest.happening(), 1, Integer::sum);
                }
            }
        }

        for (ChestHappening kind : kinds) {
            assertThat(100.0 * counts.getOrDefault(kind.id(), 0) / chests)
                    .as("percent of %s chests that hold %s", chests, kind.id())
                    .isBetween(kind.percent() * 0.6, kind.percent() * 1.4);
        }
    }
}
