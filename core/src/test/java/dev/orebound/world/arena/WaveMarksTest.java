package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaWave;
import dev.orebound.content.arena.ArenaWave.WaveMarks;
import dev.orebound.content.arena.ArenaWave.WavePart;
import dev.orebound.content.monster.Monster;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Grid;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that a wave brings the kinds of its parts, is marked where it should be, and grows with the danger of a floor.
 */
class WaveMarksTest {
    private static final String HALL = """
            ##########################
            ######...................#
            ######.................3.#
            ######...................#
            ######...................#
            #@1...+2.................#
            ######......T............#
            ######...................#
            ######...................#
            ######...................#
            ##########################""";

    /** A hall and a pocket with long necks between them. */
    private static final String NECKS = """
            ########################
            ######...........#######
            ######.....###.#.#######
            ######..3..###.#.#######
            #@1...+2.............4.#
            ######.....###.#.###..T#
            ######.....###.#.#######
            ######...........#######
            ########################""";

    /** A room that is a passage throughout. */
    private static final String PASSAGE = """
            ##########################
            #@1...+2......3.........T#
            ##########################""";

    private static Content with(WaveMarks marks, int budget, WavePart... parts) {
        ArenaKind kind = TestContent.BUILT_IN.arenaKinds().get("waves");
        ArenaWave wave = new ArenaWave(budget, 0, 12, List.of(parts), marks, List.of());
        return TestContent.withWaves(kind.pace(), List.of(wave), 50, kind.loss());
    }

    private static Scenario marked(Content content, int depth, int danger) {
        ArenaKind kind = content.arenaKinds().get("waves");
        Scenario scenario = Scenario.of(new DrawnFloor(HALL, kind, depth).danger(danger), content);
        return scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.SPAWN_MARKED, 400);
    }

    private static double mean(Scenario scenario, ToDoubleFunction<Integer> of) {
        PendingSpawns marks = scenario.arena().marks();
        return IntStream.range(0, marks.size())
                .mapToDouble(i -> of.applyAsDouble(marks.cell(i)))
                .average()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(WaveMarks.class)
    void theMarksLieAwayFromThePlayerAndInTheRoom(WaveMarks marks) {
        Scenario scenario = marked(with(marks, 20), 4, 1);
        Grid grid = scenario.world().floor().grid();

        assertThat(scenario.arena().marks().size()).isGreaterThan(1);
        for (int i = 0; i < scenario.arena().marks().size(); i++) {
            int cell = scenario.arena().marks().cell(i);
            assertThat(grid.steps8(cell, scenario.body().cell)).isGreaterThanOrEqualTo(3);
            assertThat(scenario.world().floor().room().at(cell))
                    .isEqualTo(scenario.arena().room().id());
        }
    }

    @Test
    void givenThePlayerInACorner_whenAWaveComesBehind_thenEveryOtherMarkCutsTheCornerOffAndTheRestLieElsewhere() {
        Scenario behind = marked(with(WaveMarks.BEHIND, 24), 4, 1);
        Grid grid = behind.world().floor().grid();
        PendingSpawns marks = behind.arena().marks();

        assertThat(marks.size()).isGreaterThan(3);
        int farthest = 0;
        for (int i = 0; i < marks.size(); i++) {
            if (i % 2 == 0) {
                assertThat(grid.steps8(marks.cell(i), behind.body().cell)).isLessThan(7);
            }
            farthest = Math.max(farthest, grid.steps8(marks.cell(i), marks.cell(0)));
        }
        assertThat(farthest).as("cells from the first mark to the last").isGreaterThan(4);
    }

    @Test
    void givenAWaveBeforeTheDoors_whenItIsMarked_thenItsCellsLieNearThem() {
        Scenario scenario = marked(with(WaveMarks.DOORS, 24), 4, 1);
        Grid grid = scenario.world().floor().grid();

        assertThat(mean(scenario, cell -> grid.steps8(cell, scenario.cellOf('+'))))
                .isLessThan(7);
    }

    @Test
    void givenAWaveThatComesTogether_whenItIsMarked_thenItsCellsLieBesideEachOther() {
        Scenario scenario = marked(with(WaveMarks.TOGETHER, 24), 4, 1);
        Grid grid = scenario.world().floor().grid();

        int first = scenario.arena().marks().cell(0);
        assertThat(mean(scenario, cell -> grid.steps8(cell, first))).isLessThan(4);
    }

    @ParameterizedTest
    @EnumSource(WavePart.class)
    void givenAWaveWithAPart_whenTheDepthHasAKindThatPlaysIt_thenOneComesFirst(WavePart part) {
        Content content = with(WaveMarks.SCATTERED, 40, part);
        int came = 0;
        for (int depth = 1; depth <= 16; depth++) {
            Scenario scenario = marked(content, depth, 1);
            Monster first = content.monsters().at(scenario.arena().marks().monster(0));
            came += part.isPlayedBy(first) ? 1 : 0;
        }
        assertThat(came).isGreaterThanOrEqualTo(8);
    }

    @Test
    void givenMoreDanger_whenAWaveIsMarked_thenItHasMoreThreat() {
        Content content = with(WaveMarks.SCATTERED, 12);

        assertThat(threat(marked(content, 4, 3), content)).isGreaterThan(threat(marked(content, 4, 1), content));
        assertThat(threat(marked(content, 4, 3), content)).isLessThanOrEqualTo(24);
    }

    @ParameterizedTest
    @ValueSource(chars = {'2', '3', '4'})
    void givenARoomWithNecks_whenNestsAreMarked_thenNoneTakesRootInANeck(char stand) {
        for (int depth = 1; depth <= 17; depth++) {
            Scenario scenario = nests(NECKS, depth, stand);
            World world = scenario.world();
            PendingSpawns marks = scenario.arena().marks();
            for (int i = 0; i < heads(scenario); i++) {
                assertThat(ArcCount.at(world.floorState().unwalkable(), marks.cell(i)))
                        .as("depth %s, head %s", depth, i)
                        .isLessThan(ArcCount.HALLWAY);
            }
        }
    }

    @Test
    void givenARoomThatIsAPassageThroughout_whenNestsAreMarked_thenTheyComeAllTheSame() {
        Scenario scenario = nests(PASSAGE, 12, '3');

        assertThat(scenario.arena().marks().size()).isGreaterThanOrEqualTo(heads(scenario));
        for (int i = 0; i < heads(scenario); i++) {
            assertThat(TestContent.BUILT_IN
                            .monsters()
                            .at(scenario.arena().marks().monster(i))
                            .isRooted())
                    .isTrue();
        }
    }

    private static Scenario nests(String map, int depth, char stand) {
        Scenario scenario = Scenario.inArena("nest", depth, map);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 400);
        return scenario.standsOn(scenario.cellOf(stand)).waitsFor(EventType.SPAWN_MARKED, 400);
    }

    private static int heads(Scenario scenario) {
        int depth = scenario.world().floor().request().depth();
        return scenario.arena().kind().waves().get(0).headsAt(depth);
    }

    private static int threat(Scenario scenario, Content content) {
        PendingSpawns marks = scenario.arena().marks();
        return IntStream.range(0, marks.size())
                .map(i -> content.monsters().at(marks.monster(i)).threat())
                .sum();
    }
}
