package dev.orebound.screen.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NoBenchTest {
    private final List<String> told = new ArrayList<>();
    private final KeyBindings bindings = KeyBindings.defaults();
    private final PlaytestBench.NoBench bench = new PlaytestBench.NoBench(bindings, () -> told.add("told"));

    @Test
    void whoeverAsksForTheBenchIsToldHowToComeByIt() {
        assertThat(bench.keyDown(Keys.F1)).isTrue();
        assertThat(bench.keyDown(Keys.F2)).isFalse();

        assertThat(told).hasSize(1);
    }

    @Test
    void aPlayerWhoUsesTheKeyForTheGameIsToldNothing() {
        bindings.put(GameAction.DASH, List.of(Keys.F1));

        assertThat(bench.keyDown(Keys.F1)).isFalse();
        assertThat(told).isEmpty();
    }
}
