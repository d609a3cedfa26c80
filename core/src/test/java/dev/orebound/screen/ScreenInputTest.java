package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.KeyboardLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Checks which keys reach the screen, and which the game takes itself. */
final class ScreenInputTest {
    private final List<String> done = new ArrayList<>();
    private final KeyBindings bindings = KeyBindings.defaults();
    private boolean isWaiting;

    private final GameScreen screen = new GameScreen() {
        @Override
        public void resize(InterfaceSize size) {}

        @Override
        public void draw(float seconds) {}

        @Override
        public boolean awaits(int keycode) {
            return isWaiting;
        }

        @Override
        public void keyDown(int keycode, @Nullable GameAction action) {
            done.add("key " + keycode);
        }

        @Override
        public void wheelTurned(int across, int down) {
            done.add(across + " across " + down + " down");
        }
    };

    private final ScreenInput input = new ScreenInput(bindings, navigator(), screen);

    private ScreenNavigator navigator() {
        return (ScreenNavigator) Proxy.newProxyInstance(
                ScreenInputTest.class.getClassLoader(),
                new Class<?>[] {ScreenNavigator.class},
                (proxy, method, arguments) -> {
                    done.add(method.getName());
                    return method.getReturnType() == boolean.class ? true : null;
                });
    }

    @Test
    void altAndEnterToggleFullScreenAndNothingElse() {
        input.keyDown(Keys.ALT_LEFT);
        input.keyDown(Keys.ENTER);
        input.keyUp(Keys.ALT_LEFT);
        input.keyDown(Keys.ENTER);

        assertThat(done).containsExactly("key " + Keys.ALT_LEFT, "toggleFullScreen", "key " + Keys.ENTER);
    }

    @Test
    void givenTheFocusIsLost_thenAltIsNoLongerHeld() {
        input.keyDown(Keys.ALT_RIGHT);
        input.releaseAll();
        input.keyDown(Keys.ENTER);

        assertThat(done).containsExactly("key " + Keys.ALT_RIGHT, "key " + Keys.ENTER);
    }

    @Test
    void aScreenThatWaitsForAKeyGetsItBeforeAllShortcuts() {
        isWaiting = true;
        input.keyDown(Keys.CONTROL_LEFT);
        input.keyDown(Keys.C);
        input.keyDown(Keys.F11);
        input.keyDown(Keys.F12);
        input.keyDown(Keys.ALT_LEFT);
        input.keyDown(Keys.ENTER);

        assertThat(done)
                .containsExactly(
                        "key " + Keys.CONTROL_LEFT,
                        "key " + Keys.C,
                        "key " + Keys.F11,
                        "key " + Keys.F12,
                        "key " + Keys.ALT_LEFT,
                        "key " + Keys.ENTER);
    }

    @Test
    void copyingFollowsTheLetter() {
        bindings.layOut(new KeyboardLayout(key -> key == Keys.I ? "c" : key == Keys.C ? "j" : null));
        input.keyDown(Keys.CONTROL_RIGHT);
        input.keyDown(Keys.C);
        input.keyDown(Keys.I);

        assertThat(done).containsExactly("key " + Keys.CONTROL_RIGHT, "key " + Keys.C, "copyReportPath");
    }

    @Test
    void controlAndOOpensTheFolderOfAReport() {
        input.keyDown(Keys.O);
        input.keyDown(Keys.CONTROL_LEFT);
        input.keyDown(Keys.O);

        assertThat(done).containsExactly("key " + Keys.O, "key " + Keys.CONTROL_LEFT, "openReportFolder");
    }

    @Test
    void thirtyEventsOfAFractionAreTwelveStepsOnEachAxis() {
        for (int i = 0; i < 30; i++) {
            input.scrolled(0.4f, 0);
        }
        assertThat(done).hasSize(12).containsOnly("1 across 0 down");
        done.clear();
        for (int i = 0; i < 30; i++) {
            input.scrolled(0, -0.4f);
        }
        assertThat(done).hasSize(12).containsOnly("0 across -1 down");
    }
}
