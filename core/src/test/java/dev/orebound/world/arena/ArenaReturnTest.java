package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.world.HashPart;
import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests how an arena ends without a win, and that equal intents repeat all of it. */
class ArenaReturnTest {
    private static final String TRAP = """
            ################
            ######.........#
            ######.........#
            #@1...+2.3.T...#
            ######.........#
            ######.........#
            ################""";

    @Test
    void givenClosingDoors_whenTheRunIsGivenUp_thenItEndsOnce() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2');

        scenario.orders(IntentOrder.GIVE_UP).waits(300);

        assertThat(scenario.count(EventType.PLAYER_DIED)).isEqualTo(1);
        assertThat(scenario.count(EventType.SPAWN_MARKED)).isZero();
    }

    @Test
    void givenASealedRoom_whenThePlayerIsTakenOutOfIt_thenItOpensForGood() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);

        scenario.standsOn(scenario.cellOf('1')).waits(1);

        assertThat(scenario.arena().state()).isEqualTo(ArenaState.BROKEN);
        assertThat(scenario.count(EventType.ARENA_STALLED)).isZero();
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
        scenario.standsOn(scenario.cellOf('3')).endures(240);
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.BROKEN);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isEqualTo(1);
    }

    @Test
    void givenASealedRoom_whenThePlayerDies_thenItOpensOnceAndNobodyIsKeptInIt() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);

        scenario.orders(IntentOrder.GIVE_UP).waits(300);

        assertThat(scenario.arena().state()).isEqualTo(ArenaState.BROKEN);
        assertThat(scenario.happened(EventType.PLAYER_DIED, EventType.ARENA_BROKEN, EventType.ARENA_STALLED))
                .containsExactlyInAnyOrder(EventType.PLAYER_DIED, EventType.ARENA_BROKEN);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
    }

    @Test
    void givenTheLastMonsterAndThePlayerThrownOut_whenBothComeInOneTick_thenTheWinCounts() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3');
        int last = scenario.arena().waves() - 1;
        while (scenario.arena().wave() < last || scenario.arena().counted() == 0) {
            scenario.world().monsters().forEach(monster -> {
                if (scenario.arena().wave() < last) {
                    scenario.slay(monster);
                }
            });
            scenario.endures(1);
        }
        scenario.world().monsters().forEach(scenario::slay);
        scenario.standsOn(scenario.cellOf('1')).waits(1);

        assertThat(scenario.arena().state()).isEqualTo(ArenaState.CLEARING);
    }

    @Test
    void givenARunThroughEveryState_whenItIsPlayedAgainFromTheEntrance_thenEveryTickIsTheSame() {
        Scenario first = Scenario.of(TRAP);
        Scenario again = Scenario.of(TRAP);
        Set<ArenaState> states = EnumSet.noneOf(ArenaState.class);
        Intent intent = new Intent();

        for (int tick = 0; tick < 4000 && !first.arena().state().isOver(); tick++) {
            play(first, intent, tick);
            play(again, intent, tick);
            states.add(first.arena().state());

            assertThat(again.arena().moment()).isEqualTo(first.arena().moment());
            assertThat(again.world().hash())
                    .as("tick %s, %s", tick, first.arena().state())
                    .isEqualTo(first.world().hash());
        }

        assertThat(states).containsExactlyInAnyOrder(ofAWin());
    }

    /** Only a boss throws doors open while it is fought. */
    private static ArenaState[] ofAWin() {
        return EnumSet.complementOf(EnumSet.of(ArenaState.BROKEN, ArenaState.STORMING))
                .toArray(ArenaState[]::new);
    }

    /** Walks in, turns round while the doors close, goes in again, and now and then kills every monster that comes. */
    private static void play(Scenario scenario, Intent intent, int tick) {
        intent.clear();
        boolean isOut = tick > 115 && tick < 145;
        intent.move(tick < 115 || (tick >= 145 && tick < 230) ? Intent.FULL_TILT : isOut ? -Intent.FULL_TILT : 0, 0);
        scenario.world().player().health().health = scenario.world().player().health().most;
        if (tick % 150 == 0) {
            scenario.world().monsters().forEach(scenario::slay);
        }
        scenario.world().step(intent);
    }

    @Test
    void givenTwoWorldsThatDifferOnlyInOneTickOfAnArena_whenTheyAreHashed_thenTheHashesDiffer() {
        Scenario one = Scenario.of(TRAP);
        Scenario other = Scenario.of(TRAP);
        one.standsOn(one.cellOf('3')).waits(10);
        other.standsOn(other.cellOf('3')).waits(9);
        assertThat(one.arena().state())
                .isEqualTo(ArenaState.CLOSING)
                .isEqualTo(other.arena().state());

        one.world().hash();
        other.world().hash();

        assertThat(one.world().hashOf(HashPart.ARENAS))
                .isNotEqualTo(other.world().hashOf(HashPart.ARENAS));
    }
}
