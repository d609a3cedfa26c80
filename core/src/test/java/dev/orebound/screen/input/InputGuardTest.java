package dev.orebound.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import org.junit.jupiter.api.Test;

/** Checks that a page over a fight receives no input until the keys of the fight are released. */
class InputGuardTest {
    private final InputGuard guard = new InputGuard();

    @Test
    void itOpensWhenItsTimeHasPassedAndAllThatWasHeldIsReleased() {
        guard.keyDown(Keys.SPACE);
        guard.buttonDown(Buttons.LEFT);
        guard.close(30);

        guard.update(10);
        assertThat(guard.isOpen()).as("both are held").isFalse();
        guard.keyUp(Keys.SPACE);
        assertThat(guard.isOpen()).as("one is held").isFalse();
        guard.buttonUp(Buttons.LEFT);
        assertThat(guard.isOpen()).isTrue();
    }

    @Test
    void aReleaseAloneDoesNotOpenItBeforeItsTime() {
        guard.keyDown(Keys.SPACE);
        guard.close(30);
        guard.keyUp(Keys.SPACE);

        guard.update(0.49f);
        assertThat(guard.isOpen()).isFalse();
        guard.update(0.02f);
        assertThat(guard.isOpen()).isTrue();
    }

    @Test
    void keysPressedWhileItIsClosedAreNotWaitedFor() {
        guard.close(30);
        guard.keyDown(Keys.W);

        guard.update(1);

        assertThat(guard.isOpen()).isTrue();
    }

    @Test
    void nothingIsHeldInAWindowThatLostItsFocus() {
        guard.keyDown(Keys.W);
        guard.close(0);

        guard.releaseAll();

        assertThat(guard.isOpen()).isTrue();
    }

    @Test
    void aGuardThatWaitsForQuietNeverOpensToKeysThatAreMashed() {
        guard.keyDown(Keys.SPACE);
        guard.closeUntilQuiet(60);
        for (int i = 0; i < 40; i++) {
            guard.update(0.2f);
            guard.keyDown(Keys.ENTER);
            guard.keyUp(Keys.ENTER);
            guard.update(0.2f);
            guard.buttonDown(Buttons.LEFT);
            guard.buttonUp(Buttons.LEFT);
            assertThat(guard.isOpen()).isFalse();
        }
        guard.update(2);
        assertThat(guard.isOpen()).as("one key of the fight is still held").isFalse();

        guard.keyUp(Keys.SPACE);
        guard.update(0.9f);
        assertThat(guard.isOpen()).isFalse();
        guard.update(0.2f);
        assertThat(guard.isOpen()).isTrue();
        guard.keyDown(Keys.ENTER);
        assertThat(guard.isOpen()).as("a press after that is meant").isTrue();
    }
}
