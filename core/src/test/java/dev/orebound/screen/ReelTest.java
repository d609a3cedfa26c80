package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.Replay;
import dev.orebound.journal.Replay.PlayedFloor;
import dev.orebound.journal.Replay.Second;
import dev.orebound.world.Intent;
import dev.orebound.world.Simulation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A replay is watched tick by tick and floor by floor, and no further than it goes. */
class ReelTest {
    private static final Checkpoint ENTERED = new Expedition(Seed.of("watched"), TestContent.BUILT_IN).checkpoint();

    @Test
    void everyTickOfAFloorIsGivenInOrderAcrossItsSeconds() {
        Reel reel = new Reel(replay(List.of(floor(List.of(1, 2), List.of(3)))));

        assertThat(ticks(reel)).containsExactly(1, 2, 3);
    }

    @Test
    void theNextFloorComesOnlyWhenItIsTurnedTo() {
        Reel reel = new Reel(replay(List.of(floor(List.of(1)), floor(List.of(7, 8)))));

        assertThat(ticks(reel)).containsExactly(1);
        assertThat(reel.turn()).isTrue();
        assertThat(ticks(reel)).containsExactly(7, 8);
        assertThat(reel.turn()).isFalse();
    }

    @Test
    void aFloorOnWhichNothingWasPlayedGivesNothing() {
        assertThat(ticks(new Reel(replay(List.of(floor()))))).isEmpty();
    }

    private static List<Integer> ticks(Reel reel) {
        List<Integer> aims = new ArrayList<>();
        Intent intent = new Intent();
        while (reel.next(intent)) {
            aims.add(intent.aim());
        }
        return aims;
    }

    private static Replay replay(List<PlayedFloor> floors) {
        return new Replay("0", TestContent.BUILT_IN.fingerprint(), Simulation.VERSION, ENTERED.seed(), floors, true);
    }

    /** A floor of seconds, each of the ticks in which these directions were aimed at. */
    @SafeVarargs
    private static PlayedFloor floor(List<Integer>... seconds) {
        List<Second> played = new ArrayList<>();
        for (List<Integer> aims : seconds) {
            List<Long> packed = aims.stream().map(ReelTest::aimingAt).toList();
            played.add(new Second(packed, played.size(), 0, List.of()));
        }
        return new PlayedFloor(ENTERED, played);
    }

    private static long aimingAt(int aim) {
        Intent intent = new Intent();
        intent.aim(aim);
        return intent.packed();
    }
}
