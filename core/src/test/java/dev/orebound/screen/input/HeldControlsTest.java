package dev.orebound.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks what keys do that are held: the aim of a flask, and the wheel of brews. */
final class HeldControlsTest {
    private static final int AIR = 4;
    private static final int EARTH = 8;
    private static final int QUARTER = Intent.AIMS / 4;

    /** Ticks after which a held key is no tap any more. */
    private static final int HELD_TICKS = 15;

    private final KeyBindings bindings = KeyBindings.defaults();
    private final PlayerControls hands = new PlayerControls(bindings);
    private final Intent intent = new Intent();
    private final ThrowAim aim = new ThrowAim();

    @BeforeEach
    void wearFlasks() {
        World world = new Expedition(Seed.of(1), TestContent.BUILT_IN).world();
        BrewBelt belt = new BrewBelt(world);
        hands.wear(belt, HeldControls.of(world, belt, aim));
        tick();
    }

    private void keyDown(int key) {
        hands.keyDown(bindings.ofKey(key));
    }

    private void keyUp(int key) {
        hands.keyUp(bindings.ofKey(key));
    }

    private Intent tick() {
        intent.clear();
        hands.write(intent, 10, 10);
        return intent;
    }

    private void ticks(int count) {
        for (int i = 0; i < count; i++) {
            tick();
        }
    }

    @Test
    void aHeldThrowShowsItsAimAndThrowsOnceWhenReleased() {
        hands.pointAt(13, 14);
        keyDown(Keys.F);

        assertThat(tick().holds(Intent.THROW)).isFalse();
        assertThat(aim.isHeld()).isTrue();
        assertThat(aim.steps()).isEqualTo(5 * Intent.STEPS_A_CELL);

        hands.pointAt(10, 12);
        assertThat(aim.steps()).as("it follows the mouse").isEqualTo(2 * Intent.STEPS_A_CELL);
        assertThat(aim.direction()).isEqualTo(QUARTER);

        keyUp(Keys.F);
        assertThat(aim.isHeld()).isFalse();
        assertThat(tick().holds(Intent.THROW)).isTrue();
        assertThat(intent.throwDistance()).isEqualTo(2 * Intent.STEPS_A_CELL);
        assertThat(tick().holds(Intent.THROW)).isFalse();
    }

    @Test
    void theKeyOfABoltTakesAThrowBackAndCastsNothing() {
        keyDown(Keys.F);
        tick();

        hands.buttonDown(Buttons.RIGHT);

        assertThat(aim.isHeld()).isFalse();
        assertThat(tick().holds(Intent.BOLT)).isFalse();
        keyUp(Keys.F);
        assertThat(tick().holds(Intent.THROW)).isFalse();
    }

    @Test
    void theMenusKeyTakesAThrowBackOnceAndThenIsTheMenusAgain() {
        keyDown(Keys.F);

        assertThat(hands.cancel()).isTrue();
        assertThat(hands.cancel()).isFalse();
        keyUp(Keys.F);
        assertThat(tick().holds(Intent.THROW)).isFalse();
    }

    @Test
    void givenTwoKeysThrow_whenOneIsReleased_thenTheOtherStillAims() {
        keyDown(Keys.F);
        hands.buttonDown(Buttons.MIDDLE);
        hands.buttonUp(Buttons.MIDDLE);

        assertThat(tick().holds(Intent.THROW)).isFalse();
        assertThat(aim.isHeld()).isTrue();
    }

    @Test
    void givenAThrowIsAimed_whenTheWindowIsLeft_thenNothingIsThrown() {
        keyDown(Keys.F);

        hands.releaseAll();
        keyUp(Keys.F);

        assertThat(aim.isHeld()).isFalse();
        assertThat(tick().holds(Intent.THROW)).isFalse();
    }

    @Test
    void theKeyOfTheNextBrewOpensAWheelAndTheGameSlowsDownMeanwhile() {
        keyDown(Keys.Q);
        assertThat(hands.isChoosing()).isFalse();

        ticks(HELD_TICKS);

        assertThat(hands.isChoosing()).isTrue();
        assertThat(intent.order()).as("nothing is chosen yet").isEqualTo(IntentOrder.NONE);
        keyUp(Keys.Q);
        assertThat(hands.isChoosing()).isFalse();
        assertThat(tick().order()).as("the mouse chose nothing").isEqualTo(IntentOrder.NONE);
    }

    @ParameterizedTest
    @CsvSource({"0, 2, 1", "2, 0.6, 4", "1.2, -1.6, 3", "0, -2, 5", "-1.2, 1.6, 12"})
    void aMovementOfTheMouseChoosesTheBrewInThatDirection(float x, float y, int ores) {
        hands.pointAt(14, 10);
        keyDown(Keys.Q);
        ticks(HELD_TICKS);

        hands.pointAt(14 + x, 10 + y);
        keyUp(Keys.Q);

        assertThat(tick().order()).isEqualTo(IntentOrder.CHOOSE_BREW);
        assertThat(intent.orderArgument()).isEqualTo(ores);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "4, 8", "5, 3", "9, 10", "0, 12"})
    void aNumberChoosesFromTheWheelAndShutsIt(String key, int ores) {
        keyDown(Keys.Q);
        ticks(HELD_TICKS);
        int number = Keys.valueOf(key);

        hands.keyDown(number, bindings.ofKey(number));

        assertThat(hands.isChoosing()).isFalse();
        assertThat(tick().orderArgument()).isEqualTo(ores);
        keyUp(Keys.Q);
        assertThat(tick().order()).isEqualTo(IntentOrder.NONE);
    }

    @Test
    void theMenusKeyShutsTheWheelWithoutAChoice() {
        keyDown(Keys.Q);
        ticks(HELD_TICKS);
        hands.pointAt(0, 20);

        assertThat(hands.cancel()).isTrue();
        keyUp(Keys.Q);

        assertThat(tick().order()).isEqualTo(IntentOrder.NONE);
    }

    @Test
    void chordsMixWhileTheWheelIsShut() {
        keyDown(Keys.Q);
        keyUp(Keys.Q);
        tick();

        hands.keyDown(Keys.NUM_3, bindings.ofKey(Keys.NUM_3));
        hands.keyDown(Keys.NUM_4, bindings.ofKey(Keys.NUM_4));

        assertThat(tick().orderArgument()).isEqualTo(AIR | EARTH);
    }

    @Test
    void aButtonChoosesAnOreLikeAKey() {
        bindings.put(GameAction.THIRD_FLASK, List.of(KeyName.FIRST_BUTTON + Buttons.BACK));

        hands.buttonDown(Buttons.BACK);

        assertThat(tick().orderArgument()).isEqualTo(AIR);
    }
}
