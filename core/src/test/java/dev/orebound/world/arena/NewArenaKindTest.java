package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.AssetChecks;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that an entry and a name add a kind of arena, as docs/adding.md says. */
class NewArenaKindTest {
    private final Content content = withTheGauntlet();

    private static Content withTheGauntlet() {
        try {
            String entry = Files.readString(Path.of("src/test/resources/arenas/gauntlet.json"));
            String arenas = new BuiltInAssets().text("content/arenas.json");
            String more = arenas.replaceFirst("\n\\{\n", "\n{\n" + entry);
            return Content.read(new OneOtherFile(new BuiltInAssets(), "content/arenas.json", more));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void givenANewKind_whenItHasNoTextsYet_thenThatIsTold() {
        assertThat(AssetChecks.missingTexts(GameTexts.read(new BuiltInAssets()), content))
                .hasSize(2)
                .anyMatch(complaint -> complaint.contains("arena.gauntlet.name"))
                .anyMatch(complaint -> complaint.contains("arena.gauntlet.waits"));
    }

    @Test
    void givenANewKind_whenFloorsAreMade_thenItLiesInTheRoomsThatItAsksForAndNowhereElse() {
        FloorGenerator generator = new FloorGenerator(content);
        int found = 0;
        for (int depth = 1; depth <= 3; depth++) {
            FloorRequest request =
                    new FloorRequest(Seed.of("gauntlet"), "r0c0", depth, FloorKind.BATTLE, List.of("r1c0"));
            Floor floor = generator.generate(request);
            for (Room room : floor.rooms()) {
                if ("gauntlet".equals(room.arena())) {
                    found++;
                    assertThat(depth).isGreaterThanOrEqualTo(2);
                    assertThat(room.isTreasure()).isFalse();
                    assertThat(room.cells().size()).isGreaterThanOrEqualTo(31);
                }
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void givenANewKind_whenItIsPlayed_thenItIsSprungFoughtAndWon() {
        Scenario scenario = Scenario.inArena("gauntlet", 4, """
                ################
                ######.........#
                ######.........#
                #@1...+2.3.T...#
                ######.........#
                ######.........#
                ################""", content);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 60);

        scenario.slaysUntil(EventType.ARENA_OPENED, 2000);

        assertThat(scenario.happened(EventType.WAVE_BEATEN, EventType.ARENA_CLEARED))
                .containsExactly(EventType.WAVE_BEATEN, EventType.WAVE_BEATEN, EventType.ARENA_CLEARED);
    }
}
