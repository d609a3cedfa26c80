package dev.orebound.workbench.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.state.Party;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plays a run by console lines: what each does to the world, and what the next one says then. */
final class ConsolePlayTest {
    private final TestBench bench = new TestBench();

    private World world() {
        return bench.run.world();
    }

    private Arena trap() {
        return world().arenas().get(0);
    }

    @Test
    void springPutsThePlayerInsideAndTheDoorsBeginToShut() {
        bench.plays("spring " + bench.trapRoom());

        assertThat(trap().state()).isEqualTo(ArenaState.CLOSING);
        assertThat(world().floor().room().at(world().player().body().cell)).isEqualTo(bench.trapRoom());
        assertThat(bench.refusalOf("spring")).isEqualTo(bench.texts.get("bench.refused.sprung"));
    }

    @Test
    void aTrapIsWonResetAndSprungAgain() {
        int room = bench.trapRoom();
        bench.plays("spring " + room);
        bench.plays("win");
        assertThat(trap().state()).isIn(ArenaState.CLEARING, ArenaState.OPEN);
        assertThat(bench.refusalOf("spring")).isEqualTo(bench.texts.get("bench.refused.won"));
        assertThat(bench.refusalOf("win")).isEqualTo(bench.texts.get("bench.refused.won"));

        // Where it stands the player would spring the trap again at once.
        bench.plays("go " + room);
        bench.plays("reset");
        assertThat(trap().state()).isIn(ArenaState.DORMANT, ArenaState.WARNED);
        bench.plays("spring " + room);

        assertThat(trap().state()).isEqualTo(ArenaState.CLOSING);
    }

    @Test
    void nextSkipsTrapsThatAreDoneAndSaysWhenAllAre() {
        int count = world().arenas().size();
        bench.plays("win " + bench.trapRoom());
        letDoorsOpen();
        assertThat(bench.plays("go next")).doesNotContain(" " + bench.trapRoom() + ",");

        for (Arena arena : world().arenas().subList(1, count)) {
            bench.plays("win " + arena.room().id());
        }
        letDoorsOpen();

        assertThat(bench.refusalOf("go next")).isEqualTo(bench.texts.get("bench.refused.all_over"));
    }

    private void letDoorsOpen() {
        for (int i = 0; i < 50; i++) {
            bench.plays("heal");
        }
    }

    @Test
    void goMovesThePlayerToTheRoomAndToThePointer() {
        Arena last = world().arenas().get(world().arenas().size() - 1);
        bench.plays("go " + last.room().id());
        int cell = world().player().body().cell;
        assertThat(last.doors())
                .as("it stands before a doorway")
                .anyMatch(door -> world().floor().grid().steps8(door.cell, cell) <= 3);

        int start = world().floor().start();
        bench.hands.run().point(start);
        bench.plays("go here");

        assertThat(world().player().body().cell).isEqualTo(start);
    }

    @Test
    void withoutAPointerGoHereIsRefused() {
        bench.hands.run().point(Grid.NONE);

        assertThat(bench.refusalOf("go here")).isEqualTo(bench.texts.get("bench.refused.no_cell"));
    }

    @Test
    void spawnedMonstersComeUpAroundThePointerAndKillEndsThem() {
        int before = world().monsters().size();
        int kind = TestContent.BUILT_IN.monsters().indexOf("cave_rat");
        bench.hands.run().point(world().floor().start());

        bench.plays("spawn cave_rat 3");

        assertThat(world().monsters().size()).isEqualTo(before + 3);
        assertThat(rats(kind))
                .hasSize(3)
                .allMatch(body ->
                        world().floor().grid().steps8(body.cell, world().floor().start()) <= 4);
        bench.plays("kill 5");
        bench.plays("heal");
        assertThat(rats(kind)).isEmpty();
    }

    private Stream<BodyComponent> rats(int kind) {
        return Stream.iterate(0, i -> i + 1)
                .limit(world().monsters().size())
                .map(i -> world().monsters().get(i))
                .filter(each -> each.getComponent(MonsterComponent.class).monster == kind
                        && each.getComponent(MonsterComponent.class).horde < 0)
                .map(each -> each.getComponent(BodyComponent.class));
    }

    @Test
    void killAllLeavesNobodyAlive() {
        assertThat(world().monsters().size()).isPositive();

        bench.plays("kill all");
        bench.plays("heal");

        assertThat(world().monsters().size()).isZero();
    }

    @Test
    void golemsJoinUntilThePartyIsFull() {
        String golem = TestContent.BUILT_IN.golems().at(0).monster();
        for (int i = 0; i < Party.MOST_COMPANIONS; i++) {
            bench.plays("golem " + golem);
        }

        assertThat(world().companions().size()).isEqualTo(Party.MOST_COMPANIONS);
        assertThat(bench.refusalOf("golem " + golem)).isEqualTo(bench.texts.get("bench.refused.party_full"));
    }

    @Test
    void fillStopsAtWhatAFlaskHolds() {
        bench.plays("fill 20");
        assertThat(world().player().component().flasks).containsOnly(20);

        bench.plays("fill");

        assertThat(world().player().component().flasks)
                .containsOnly(TestContent.BUILT_IN.player().flaskMeasures());
    }

    @Test
    void revealShowsEveryCell() {
        bench.plays("reveal");

        int unseen = 0;
        for (int cell = 0; cell < world().floor().grid().size(); cell++) {
            boolean isFloor = world().floor().structure().at(cell);
            unseen += isFloor && !world().floorState().isSeen(cell) ? 1 : 0;
        }
        assertThat(unseen).isZero();
    }

    @Test
    void anyOrderMarksTheRunAsHelpedAndLookingDoesNot() {
        bench.console.run("help");
        bench.console.run("show rooms");
        bench.console.run("go nowhere");
        assertThat(bench.run.isHelped()).isFalse();

        bench.plays("heal");

        assertThat(bench.run.isHelped()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"seed +1", "seed +0", "depth down", "depth 9", "kind golem"})
    void anotherFloorLeavesThisOne(String line) {
        bench.plays(line);

        assertThat(bench.run.status()).isEqualTo(RunStatus.LEAVING);
    }

    @Test
    void depthDownAndUpComeBackToTheSameFloor() {
        String before = world().floor().request().toString();
        bench.plays("depth down");
        bench.run.descend();
        bench.hands.enter(bench.run);
        assertThat(bench.hands.depth()).isEqualTo(2);

        bench.plays("depth up");
        bench.run.descend();
        bench.hands.enter(bench.run);

        assertThat(bench.hands.depth()).isEqualTo(1);
        assertThat(world().floor().request().seed()).isEqualTo(bench.run.seed());
        assertThat(before).contains("depth=1");
    }

    @Test
    void atTheDeepestDepthThereIsNoKindButTheBoss() {
        bench.plays("depth 17");
        bench.run.descend();
        bench.hands.enter(bench.run);

        assertThat(bench.hands.kinds()).extracting(kind -> kind.word()).containsExactly("boss");
        assertThat(bench.refusalOf("depth down")).contains("There is no depth 18");
        assertThat(bench.refusalOf("kind golem")).contains("'golem'").contains("boss");
    }

    @Test
    void everyLineIsAnsweredInOneSentence() {
        for (String line : List.of(
                "halt",
                "slow",
                "pace 50",
                "pace 33",
                "tick",
                "tick 5",
                "heal",
                "fill",
                "fill 3",
                "reveal",
                "kill",
                "kill 2",
                "kill all",
                "spawn goblin",
                "spawn goblin 3",
                "give lens",
                "give fire_pinch 2",
                "go next",
                "seed +1",
                "seed 9",
                "depth 4",
                "kind scroll",
                "show rooms",
                "hide rooms",
                "step")) {
            assertThat(bench.console.run(line).text())
                    .as(line)
                    .doesNotContain("{")
                    .doesNotContain("\n")
                    .endsWith(".");
        }
    }

    @Test
    void answersNameTheThingAndTheNumber() {
        assertThat(bench.plays("spawn goblin 3")).isEqualTo("Spawns 3 x goblin.");
        assertThat(bench.plays("pace 25")).isEqualTo("Speed: 1/4.");
        assertThat(bench.plays("pace 33")).isEqualTo("Speed: 33%.");
        assertThat(bench.plays("pace 100")).isEqualTo("Speed: full.");
        assertThat(bench.plays("tick")).isEqualTo("Plays one tick.");
        assertThat(bench.plays("tick 12")).isEqualTo("Plays 12 ticks.");
    }

    @Test
    void tooManyWaitingOrdersAreRefusedUntilTimeGoesOn() {
        for (int i = 0; i < 10; i++) {
            assertThat(bench.console.run("give lens 100").isRefused()).isFalse();
        }
        assertThat(bench.refusalOf("give lens 100")).isEqualTo(bench.texts.get("bench.refused.too_many"));

        bench.ordersWaiting();

        assertThat(bench.console.run("give lens 100").isRefused()).isFalse();
    }

    @Test
    void whenAnotherFloorIsEnteredThenWaitingOrdersAndThePointerAreForgotten() {
        bench.hands.run().point(world().floor().start());
        bench.console.run("spawn goblin 5");

        bench.hands.enter(bench.run);

        assertThat(bench.ordersWaiting()).isEmpty();
        assertThat(bench.hands.run().pointed()).isEqualTo(Grid.NONE);
        assertThat(bench.hands.run().pointedOrOwn()).isEqualTo(world().player().body().cell);
    }
}
