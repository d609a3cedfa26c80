package dev.orebound.world.arena;

import static dev.orebound.world.arena.ArenaSignal.CAME_UP;
import static dev.orebound.world.arena.ArenaSignal.DOORS_MET;
import static dev.orebound.world.arena.ArenaSignal.DOORS_OPENED;
import static dev.orebound.world.arena.ArenaSignal.ENTERED;
import static dev.orebound.world.arena.ArenaSignal.GOAL_REACHED;
import static dev.orebound.world.arena.ArenaSignal.MARKED;
import static dev.orebound.world.arena.ArenaSignal.WAVE_ENDED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaKind.Goal;
import dev.orebound.content.arena.ArenaWave;
import dev.orebound.content.reading.IntRange;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests every state with every signal, and every possible moment. */
class ArenaMachineTest {
    /** The signals that a party causes by entering, fighting and surviving; the others come from the arena itself. */
    private static final Set<ArenaSignal> OF_A_FIGHT =
            EnumSet.of(ENTERED, DOORS_MET, MARKED, CAME_UP, WAVE_ENDED, GOAL_REACHED, DOORS_OPENED);

    @Test
    void noStateAndSignalStandTwice() {
        long different = ArenaTransitions.TABLE.stream()
                .map(line -> line.from() + " on " + line.on())
                .distinct()
                .count();

        assertThat(different).isEqualTo(ArenaTransitions.TABLE.size());
    }

    @ParameterizedTest
    @EnumSource(ArenaState.class)
    void fromEveryStateAPartyThatFightsComesToOneThatIsOver(ArenaState from) {
        Set<ArenaState> reached = EnumSet.of(from);
        Deque<ArenaState> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            ArenaState state = open.remove();
            for (ArenaSignal signal : OF_A_FIGHT) {
                ArenaState next = next(state, signal);
                if (reached.add(next)) {
                    open.add(next);
                }
            }
        }

        assertThat(reached).anyMatch(ArenaState::isOver);
    }

    @ParameterizedTest
    @EnumSource(
            value = ArenaState.class,
            names = {"OPEN", "BROKEN"})
    void anArenaThatIsOverStaysOverWhateverComes(ArenaState over) {
        for (ArenaSignal signal : ArenaSignal.values()) {
            assertThat(next(over, signal)).isEqualTo(over);
        }
    }

    @ParameterizedTest
    @EnumSource(ArenaState.class)
    void onceClearingNothingLeadsBackToShutDoors(ArenaState from) {
        for (ArenaSignal signal : ArenaSignal.values()) {
            boolean isWonOrOver = from == ArenaState.CLEARING || from.isOver();
            assertThat(isWonOrOver && next(from, signal).isShutting())
                    .as("%s on %s", from, signal)
                    .isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(ArenaState.class)
    void onlyDoorsThatMetSealTheRoom(ArenaState from) {
        for (ArenaSignal signal : ArenaSignal.values()) {
            if (!from.isSealed() && next(from, signal).isSealed()) {
                assertThat(from).isIn(ArenaState.CLOSING, ArenaState.STORMING);
                assertThat(signal).isEqualTo(DOORS_MET);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(ArenaState.class)
    void twoSignalsInATickAreTheOneOfHigherRankThatTheTableKnowsWhicheverCameFirst(ArenaState from) {
        for (ArenaSignal one : ArenaSignal.values()) {
            for (ArenaSignal other : ArenaSignal.values()) {
                ArenaSignal higher = one.ordinal() < other.ordinal() ? one : other;
                ArenaSignal lower = higher == one ? other : one;
                ArenaSignal counts = ArenaTransitions.find(from, higher) == null ? lower : higher;

                assertThat(both(from, one, other))
                        .as("%s on %s and %s", from, one, other)
                        .isEqualTo(next(from, counts))
                        .isEqualTo(both(from, other, one));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Goal.class)
    void everyMomentThatCanBeReachedIsSavedAndGoesOnAsItWould(Goal goal) {
        ArenaKind kind = tiny(goal);
        Set<ArenaMoment> reached = reachable(kind);

        assertThat(reached).extracting(ArenaMoment::state).contains(ArenaState.values());
        for (ArenaMoment moment : reached) {
            ArenaMachine restored = machineAt(kind, moment);
            assertThat(restored.moment()).isEqualTo(moment);
            assertThat(moment.wave()).isBetween(0, kind.waves().size());
            for (ArenaSignal signal : ArenaSignal.values()) {
                // Another machine with a different past: only the moment may matter.
                ArenaMachine other = machineAt(kind, new ArenaMoment(ArenaState.FIGHTING, 1, 3, 2, 1, 1));
                other.restore(moment);
                restored.restore(moment);
                assertThat(step(other, signal)).isEqualTo(step(restored, signal));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Goal.class)
    void aSealedRoomThatNothingHappensInOpensByItself(Goal goal) {
        ArenaKind kind = tiny(goal);
        for (ArenaMoment moment : reachable(kind)) {
            if (moment.state().isSealed()) {
                ArenaMachine machine = machineAt(kind, moment);
                for (int tick = 0; tick < 20; tick++) {
                    step(machine);
                }
                assertThat(machine.state()).as("after %s", moment).matches(ArenaState::isOver);
            }
        }
    }

    private static Set<ArenaMoment> reachable(ArenaKind kind) {
        ArenaMoment first = new ArenaMachine(kind, 1).moment();
        Set<ArenaMoment> reached = new LinkedHashSet<>(List.of(first));
        Deque<ArenaMoment> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            ArenaMoment from = open.remove();
            List<ArenaMoment> next = new ArrayList<>(List.of(step(machineAt(kind, from))));
            for (ArenaSignal signal : ArenaSignal.values()) {
                next.add(step(machineAt(kind, from), signal));
            }
            next.stream().filter(reached::add).forEach(open::add);
        }
        return reached;
    }

    /** Plays one tick with these signals from outside and those of the timers. */
    private static ArenaMoment step(ArenaMachine machine, ArenaSignal... brought) {
        ArenaSignals signals = new ArenaSignals();
        machine.tick();
        for (ArenaSignal signal : brought) {
            signals.raise(signal);
        }
        machine.tell(signals);
        machine.take(signals);
        return machine.moment();
    }

    private static ArenaMachine machineAt(ArenaKind kind, ArenaMoment moment) {
        ArenaMachine machine = new ArenaMachine(kind, 1);
        machine.restore(moment);
        return machine;
    }

    private static ArenaState next(ArenaState from, ArenaSignal signal) {
        return both(from, signal, signal);
    }

    private static ArenaState both(ArenaState from, ArenaSignal one, ArenaSignal other) {
        ArenaTransitions.Transition line =
                ArenaTransitions.find(from, new ArenaSignals().raise(one).raise(other));
        return line == null ? from : line.to();
    }

    /** Returns a kind with times so short that all its moments can be visited. */
    private static ArenaKind tiny(Goal goal) {
        ArenaWave wave = new ArenaWave(1, 0, 1, List.of(), ArenaWave.WaveMarks.SCATTERED, List.of());
        return new ArenaKind(
                "tiny",
                ArenaKind.Spring.STEPPING_IN,
                goal,
                new ArenaKind.Needs(new IntRange(9, 99), 1, List.of(ArenaKind.RoomSort.PLAIN)),
                new IntRange(1, 17),
                1,
                new ArenaKind.Doors(2, 3, 1, 1, 3, 2, 2),
                new ArenaKind.ArenaPacing(3, 3, 60, 2, 4, 3, 5),
                ArenaKind.ComesFrom.FLOOR,
                List.of(wave, wave, wave),
                goal == Goal.HOLD_OUT ? 6 : 0,
                null,
                null,
                0,
                goal == Goal.HOLD_OUT ? null : new ArenaKind.LossRules(4, 0, 1, 2, 50, 0),
                null,
                List.of(),
                List.of(),
                List.of());
    }
}
