package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.world.arena.ArenaSignal;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.arena.ArenaTransitions;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ArenaTransitionsTest {
    private static final Set<ArenaState> OPEN = EnumSet.of(ArenaState.CLEARED, ArenaState.BROKEN);

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
    void fromEveryStateAnOpenOneCanBeReached(ArenaState from) {
        Set<ArenaState> reached = EnumSet.of(from);
        int before = 0;
        while (reached.size() != before) {
            before = reached.size();
            for (ArenaState state : EnumSet.copyOf(reached)) {
                for (ArenaSignal signal : ArenaSignal.values()) {
                    reached.add(ArenaTransitions.next(state, signal));
                }
            }
        }

        assertThat(reached).containsAnyElementsOf(OPEN);
    }

    @ParameterizedTest
    @EnumSource(
            value = ArenaState.class,
            names = {"CLEARED", "BROKEN"})
    void whatIsOpenStaysOpenWhateverComes(ArenaState open) {
        for (ArenaSignal signal : ArenaSignal.values()) {
            assertThat(ArenaTransitions.next(open, signal)).isEqualTo(open);
        }
    }

    @Test
    void onlyDoorsThatMetSealTheRoom() {
        for (ArenaState from : ArenaState.values()) {
            for (ArenaSignal signal : ArenaSignal.values()) {
                if (from != ArenaState.SEALED && ArenaTransitions.next(from, signal) == ArenaState.SEALED) {
                    assertThat(from).isEqualTo(ArenaState.CLOSING);
                    assertThat(signal).isEqualTo(ArenaSignal.DOORS_MET);
                }
            }
        }
    }
}
