package dev.orebound.screen.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.input.GameAction;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NoBenchTest {
    private final List<String> told = new ArrayList<>();
    private final PlaytestBench.NoBench bench = new PlaytestBench.NoBench(() -> told.add("told"));

    @Test
    void aQuestionForTheBenchIsAnsweredWithHowToComeByIt() {
        assertThat(bench.keyDown(Keys.F1, null)).isTrue();
        assertThat(bench.keyDown(Keys.F2, null)).isFalse();

        assertThat(told).hasSize(1);
    }

    @Test
    void aPlayerWhoUsesTheKeyForTheGameIsToldNothing() {
        assertThat(bench.keyDown(Keys.F1, GameAction.DASH)).isFalse();
        assertThat(told).isEmpty();
    }
}
