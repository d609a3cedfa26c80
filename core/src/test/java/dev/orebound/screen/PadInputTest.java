package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.PadShapes;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.context.DesktopWindow;
import dev.orebound.screen.context.HostPlatform;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.PadMake;
import dev.orebound.screen.input.PadState;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks what a screen hears of a gamepad: presses, repeats, sticks, and that the pad was plugged in or out. */
final class PadInputTest {
    private static final float FRAME = 1 / 60f;

    private final PadState state = new PadState();
    private final KeyBindings bindings = KeyBindings.defaults();
    private final HeardScreen screen = new HeardScreen();
    private final PadInput input =
            new PadInput(new PadHost(state), bindings, new ScreenInput(bindings, navigator(), screen));
    private GameSettings settings = GameSettings.USUAL;

    private static ScreenNavigator navigator() {
        return (ScreenNavigator) Proxy.newProxyInstance(
                PadInputTest.class.getClassLoader(),
                new Class<?>[] {ScreenNavigator.class},
                (proxy, method, arguments) -> method.getReturnType() == boolean.class ? false : null);
    }

    @BeforeEach
    void plugIn() {
        state.make = PadMake.XBOX;
        poll();
        screen.heard.clear();
    }

    private void poll() {
        input.poll(settings, true, FRAME);
    }

    private void press(int... buttons) {
        state.buttons = 0;
        for (int button : buttons) {
            state.buttons |= PadState.bit(button);
        }
        poll();
    }

    @Test
    void inPlayAButtonIsItselfWithItsAction() {
        screen.isPlay = true;
        press(KeyName.PAD_SOUTH);
        press();

        assertThat(screen.heard).containsExactly("down Pad south INTERACT", "up Pad south INTERACT");
    }

    @Test
    void aTriggerIsAButtonOnceItIsPulledFarEnough() {
        screen.isPlay = true;
        state.rightTrigger = 0.3f;
        poll();
        state.rightTrigger = 0.7f;
        poll();
        poll();
        state.rightTrigger = 0;
        poll();

        assertThat(screen.heard).containsExactly("down Pad right trigger STRIKE", "up Pad right trigger STRIKE");
    }

    @ParameterizedTest
    @CsvSource({"SOUTH, Enter", "EAST, Escape", "START, Escape", "UP, Up", "LEFT, Left", "BACK, Tab"})
    void onAPageItStandsForTheKeyOfThePage(String button, String key) {
        press(KeyName.keyOf("Pad " + button.toLowerCase(Locale.ROOT)));
        press();

        assertThat(screen.heard).hasSize(2);
        assertThat(screen.heard.get(0)).startsWith("down " + key);
        assertThat(screen.heard.get(1)).startsWith("up " + key);
    }

    @Test
    void aPageThatWaitsForAButtonGetsIt() {
        screen.isWaiting = true;
        press(KeyName.PAD_SOUTH);

        assertThat(screen.heard).containsExactly("down Pad south INTERACT");
    }

    @Test
    void theKeyThatWasToldIsReleasedAlthoughThePageHasClosedMeanwhile() {
        press(KeyName.PAD_SOUTH);
        screen.isPlay = true;
        press();

        assertThat(screen.heard).containsExactly("down Enter null", "up Enter null");
    }

    @Test
    void aDirectionThatIsHeldRepeatsOnAPageAndNotInPlay() {
        state.buttons = PadState.bit(KeyName.PAD_DOWN);
        polls(60);
        long onPage = downs();
        screen.heard.clear();
        screen.isPlay = true;
        press();
        screen.heard.clear();
        state.buttons = PadState.bit(KeyName.PAD_DOWN);
        polls(60);

        assertThat(onPage).isBetween(4L, 8L);
        assertThat(downs()).isOne();
    }

    private void polls(int count) {
        for (int i = 0; i < count; i++) {
            poll();
        }
    }

    private long downs() {
        return screen.heard.stream().filter(line -> line.startsWith("down")).count();
    }

    @Test
    void theLeftStickMovesOnAPageOnceForEachTilt() {
        for (float tilt : new float[] {0.3f, 0.7f, 0.5f, 0.65f, 0.2f, 0, -0.9f}) {
            state.leftX = tilt;
            poll();
        }

        assertThat(screen.heard).containsExactly("down Right EAST", "up Right EAST", "down Left WEST");
    }

    @Test
    void theRightStickScrolls() {
        state.rightY = -1;
        polls(30);

        assertThat(screen.heard).hasSizeBetween(4, 8).allMatch("wheel 1"::equals);
    }

    @Test
    void aPadThatGoesAwayReleasesEverythingAndIsTold() {
        screen.isPlay = true;
        press(KeyName.PAD_LEFT_SHOULDER);
        state.leftX = 1;
        poll();
        screen.heard.clear();
        state.make = PadMake.NONE;
        poll();

        assertThat(screen.heard).containsExactly("up Pad left shoulder THROW", "plugged");
        assertThat(screen.leftX).isZero();
        assertThat(bindings.pad()).isEqualTo(PadMake.NONE);
        state.make = PadMake.XBOX;
        state.leftX = 0;
        state.buttons = 0;
        poll();
        assertThat(screen.heard).last().isEqualTo("plugged");
    }

    @Test
    void aWindowThatIsNotInFrontHearsNothing() {
        screen.isPlay = true;
        state.leftX = 1;
        state.buttons = PadState.bit(KeyName.PAD_EAST);
        input.poll(settings, false, FRAME);

        assertThat(screen.heard).isEmpty();
        assertThat(screen.leftX).isZero();
    }

    @Test
    void theDeviceThatWasTouchedLastIsShown() {
        press(KeyName.PAD_SOUTH);
        assertThat(bindings.pad()).isEqualTo(PadMake.XBOX);
        assertThat(bindings.keyName(GameAction.INTERACT)).isEqualTo("A");
        press();
        bindings.use(PadMake.NONE);
        poll();
        assertThat(bindings.keyName(GameAction.INTERACT)).isEqualTo("E");
        settings = settings.with(GameSettings.PAD_SHAPES, PadShapes.NINTENDO);
        state.leftY = 0.8f;
        poll();
        assertThat(bindings.keyName(GameAction.INTERACT)).isEqualTo("B");
    }

    /** Hands out one state. */
    private record PadHost(PadState now) implements HostPlatform {
        @Override
        public void readPad(PadState pad) {
            pad.clear();
            pad.make = now.make;
            if (now.make.isPad()) {
                pad.leftX = now.leftX;
                pad.leftY = now.leftY;
                pad.rightX = now.rightX;
                pad.rightY = now.rightY;
                pad.leftTrigger = now.leftTrigger;
                pad.rightTrigger = now.rightTrigger;
                pad.buttons = now.buttons;
            }
        }

        @Override
        public String version() {
            return "test";
        }

        @Override
        public void note(String name, String value) {}

        @Override
        public @Nullable Path report(ReportedMoment moment) {
            return null;
        }

        @Override
        public boolean isNamedIn(String text) {
            return false;
        }

        @Override
        public void askAfterFault(Supplier<ReportedMoment> moments) {}

        @Override
        public void savingFailed(String complaint) {}

        @Override
        public String today() {
            return "2026-11-28";
        }

        @Override
        public DesktopWindow window() {
            return DesktopWindow.FIXED;
        }

        @Override
        public void showIcon(SpriteFrame picture) {}
    }

    /** Notes what it hears. */
    private static final class HeardScreen implements GameScreen {
        private final List<String> heard = new ArrayList<>();
        private boolean isPlay;
        private boolean isWaiting;
        private float leftX;

        @Override
        public void resize(InterfaceSize size) {}

        @Override
        public void draw(float seconds) {}

        @Override
        public int padKey(int button) {
            return isPlay ? button : GameScreen.super.padKey(button);
        }

        @Override
        public boolean takesPad() {
            return isPlay;
        }

        @Override
        public boolean awaits(int keycode) {
            return isWaiting;
        }

        @Override
        public void tilt(PadState pad, GameSettings now) {
            leftX = pad.leftX;
        }

        @Override
        public void padPlugged() {
            heard.add("plugged");
        }

        @Override
        public void keyDown(int keycode, @Nullable GameAction action) {
            heard.add("down " + KeyName.of(keycode) + " " + action);
        }

        @Override
        public void keyUp(int keycode, @Nullable GameAction action) {
            heard.add("up " + KeyName.of(keycode) + " " + action);
        }

        @Override
        public void wheelTurned(int notches) {
            heard.add("wheel " + notches);
        }
    }
}
