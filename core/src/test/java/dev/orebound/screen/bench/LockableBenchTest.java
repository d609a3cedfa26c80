package dev.orebound.screen.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.layout.InterfaceSize;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LockableBenchTest {
    private static final InterfaceSize SIZE = InterfaceSize.of(800, 600, 1);

    private final List<String> told = new ArrayList<>();
    private final LockableBench bench = new LockableBench(this::made, () -> told.add("locked"));

    @Test
    void aLockedWorkbenchTellsHowToGetIt() {
        assertThat(bench.keyDown(Keys.F1, null)).isTrue();
        assertThat(bench.pace()).isEqualTo(1);

        assertThat(told).containsExactly("locked");
    }

    @Test
    void anUnlockedWorkbenchKnowsAtOnceThePlaceOfTheRun() {
        bench.resize(SIZE);
        bench.aimAt(3);

        bench.open(false);
        bench.open(true);

        assertThat(told).containsExactly("made", "resize " + SIZE, "aimAt 3", "open false", "open true");
    }

    @Test
    void aGameWithoutAWorkbenchStaysLocked() {
        LockableBench none = new LockableBench(null, () -> told.add("none"));

        none.open(false);
        none.keyDown(Keys.F1, null);

        assertThat(none.isThere()).isFalse();
        assertThat(told).containsExactly("none");
    }

    private PlaytestBench made() {
        told.add("made");
        return (PlaytestBench) Proxy.newProxyInstance(
                PlaytestBench.class.getClassLoader(),
                new Class<?>[] {PlaytestBench.class},
                (proxy, method, arguments) -> {
                    told.add(method.getName() + " " + arguments[0]);
                    return null;
                });
    }
}
