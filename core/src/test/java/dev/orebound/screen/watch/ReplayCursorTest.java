package dev.orebound.screen.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.world.SimulationVersion;
import dev.orebound.world.intent.Intent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that a replay is watched tick by tick and floor by floor, and no further than its end. */
class ReplayCursorTest {
    private static final Checkpoint ENTERED = new Expedition(Seed.of("watched"), TestContent.BUILT_IN).checkpoint();

    @Test
    void everyTickOfAFloorIsGivenInOrderAcrossItsSeconds() {
        ReplayCursor reel = new ReplayCursor(replay(List.of(floor(List.of(1, 2), List.of(3)))));

        assertThat(ticks(reel)).containsExactly(1, 2, 3);
    }

    @Test
    void theNextFloorComesOnlyWhenItIsTurnedTo() {
        ReplayCursor reel = new ReplayCursor(replay(List.of(floor(List.of(1)), floor(List.of(7, 8)))));

        assertThat(ticks(reel)).containsExactly(1);
        assertThat(reel.turn()).isTrue();
        assertThat(ticks(reel)).containsExactly(7, 8);
        assertThat(reel.turn()).isFalse();
    }

    @Test
    void aFloorOnWhichNothingWasPlayedGivesNothing() {
        assertThat(ticks(new ReplayCursor(replay(List.of(floor()))))).isEmpty();
    }

    @Test
    void theTickThatBrokeTheGameIsNotGiven() {
        Replay.FaultEnd end = new Replay.FaultEnd(
                new GameFault("a.Fault", "somewhere"), List.of(aimingAt(3), aimingAt(4), aimingAt(5)), null);
        Replay sound = replay(List.of(floor(List.of(1, 2))));
        Replay broken = new Replay(
                sound.build(), sound.contentFingerprint(), sound.simulation(), sound.seed(), sound.floors(), true, end);

        ReplayCursor reel = new ReplayCursor(broken);

        assertThat(ticks(reel)).containsExactly(1, 2, 3, 4);
        assertThat(reel.ticks()).isEqualTo(4);
    }

    @Test
    void aFloorCanBeTurnedBackTo() {
        ReplayCursor reel = new ReplayCursor(replay(List.of(floor(List.of(1)), floor(List.of(7, 8)))));
        reel.turn();
        ticks(reel);

        reel.turnTo(0);

        assertThat(ticks(reel)).containsExactly(1);
        assertThat(reel.number()).isZero();
    }

    @Test
    void everyTickOfAllBelongsToAFloor() {
        ReplayCursor reel =
                new ReplayCursor(replay(List.of(floor(List.of(1), List.of(2)), floor(List.of(7), List.of(8, 9)))));

        assertThat(reel.ticks()).isEqualTo(5);
        assertThat(reel.startOf(1)).isEqualTo(2);
        assertThat(reel.floorAt(0)).isZero();
        assertThat(reel.floorAt(1)).isZero();
        assertThat(reel.floorAt(2)).isEqualTo(1);
        assertThat(reel.floorAt(5)).isEqualTo(1);
    }

    private static List<Integer> ticks(ReplayCursor reel) {
        List<Integer> aims = new ArrayList<>();
        Intent intent = new Intent();
        while (reel.next(intent)) {
            aims.add(intent.aim());
        }
        return aims;
    }

    private static Replay replay(List<RecordedFloor> floors) {
        return new Replay(
                "0", TestContent.BUILT_IN.fingerprint(), SimulationVersion.VERSION, ENTERED.seed(), floors, true);
    }

    /** Returns a floor of seconds; each list holds the aim of every tick of a second. */
    @SafeVarargs
    private static RecordedFloor floor(List<Integer>... seconds) {
        List<RecordedSecond> played = new ArrayList<>();
        int tick = 0;
        for (List<Integer> aims : seconds) {
            tick += aims.size();
            List<Long> packed = aims.stream().map(ReplayCursorTest::aimingAt).toList();
            played.add(new RecordedSecond(packed, tick, 0, List.of()));
        }
        return new RecordedFloor(ENTERED, played);
    }

    private static long aimingAt(int aim) {
        Intent intent = new Intent();
        intent.aim(aim);
        return intent.packed();
    }
}
