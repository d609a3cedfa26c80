package dev.orebound.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlayerControlsTest {
    private static final int FIRE = 1;
    private static final int WATER = 2;
    private static final int AIR = 4;
    private static final int EARTH = 8;

    private static final int ENOUGH = TestContent.BUILT_IN.brews().measures(0, BrewUse.BOLT);
    private static final int QUARTER = Intent.AIMS / 4;

    private final KeyBindings bindings = KeyBindings.defaults();
    private final PlayerControls hands = new PlayerControls(bindings);
    private final Intent intent = new Intent();
    private final World world = new Expedition(Seed.of(1), TestContent.BUILT_IN).world();
    private final PlayerComponent alchemist = world.player().component();

    @BeforeEach
    void wearFlasks() {
        hands.wear(new BrewBelt(world));
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

    @Test
    void noKeyIsNoIntent() {
        tick();

        assertThat(intent.moveX()).isZero();
        assertThat(intent.moveY()).isZero();
        assertThat(intent.holds(Intent.STRIKE)).isFalse();
        assertThat(intent.holds(Intent.INTERACT)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"W, 0, 127", "A, -127, 0", "S, 0, -127", "D, 127, 0", "Up, 0, 127", "Left, -127, 0"})
    void aKeyTiltsTheStickAllTheWay(String key, int x, int y) {
        keyDown(Keys.valueOf(key));

        tick();

        assertThat(intent.moveX()).isEqualTo(x);
        assertThat(intent.moveY()).isEqualTo(y);
    }

    @Test
    void aDiagonalIsNoFasterThanAStraightWay() {
        keyDown(Keys.W);
        keyDown(Keys.D);

        tick();

        double length = Math.sqrt(intent.moveX() * intent.moveX() + intent.moveY() * intent.moveY());
        assertThat(length).isBetween(126.0, 127.5);
    }

    @Test
    void oppositeKeysCancelEachOther() {
        keyDown(Keys.A);
        keyDown(Keys.D);

        assertThat(tick().moveX()).isZero();
    }

    @Test
    void givenTwoKeysForOneWay_whenOneIsLetGo_thenTheOtherStillCounts() {
        keyDown(Keys.W);
        keyDown(Keys.UP);
        tick();

        keyUp(Keys.W);

        assertThat(tick().moveY()).isEqualTo(Intent.FULL_TILT);
    }

    @Test
    void aTapBetweenTwoTicksCountsForOneTick() {
        hands.buttonDown(Buttons.LEFT);
        hands.buttonUp(Buttons.LEFT);

        assertThat(tick().holds(Intent.STRIKE)).isTrue();
        assertThat(tick().holds(Intent.STRIKE)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"Space, 4", "F, 8", "K, 32", "R, 64"})
    void aTappedKeyCountsForTheNextTick(String key, int button) {
        keyDown(Keys.valueOf(key));
        keyUp(Keys.valueOf(key));

        assertThat(tick().holds(button)).isTrue();
        assertThat(tick().holds(button)).isFalse();
    }

    @Test
    void theMiddleButtonThrowsAsFarAsTheMouseIs() {
        hands.pointAt(13, 14);
        hands.buttonDown(Buttons.MIDDLE);
        hands.buttonUp(Buttons.MIDDLE);

        assertThat(tick().holds(Intent.THROW)).isTrue();
        assertThat(intent.throwDistance()).isEqualTo(5 * Intent.STEPS_A_CELL);
    }

    @Test
    void keysAloneThrowAsFarAsItGoes() {
        hands.pointAt(13, 14);
        keyDown(Keys.A);
        keyDown(Keys.K);
        keyDown(Keys.F);
        keyUp(Keys.F);

        assertThat(tick().throwDistance()).isZero();
        assertThat(intent.aim()).isEqualTo(2 * QUARTER);
    }

    @Test
    void aKeyThrowsWhereTheMouseAims() {
        hands.pointAt(13, 14);
        keyDown(Keys.F);
        keyUp(Keys.F);

        assertThat(tick().holds(Intent.THROW)).isTrue();
        assertThat(intent.throwDistance()).isEqualTo(5 * Intent.STEPS_A_CELL);
    }

    @Test
    void theRightButtonCastsABolt() {
        hands.buttonDown(Buttons.RIGHT);

        assertThat(tick().holds(Intent.BOLT)).isTrue();
        assertThat(tick().holds(Intent.THROW)).isFalse();
    }

    @Test
    void aNumberChoosesTheBrewOfItsOreInOneTick() {
        keyDown(Keys.NUM_3);

        assertThat(tick().order()).isEqualTo(IntentOrder.CHOOSE_BREW);
        assertThat(intent.orderArgument()).isEqualTo(AIR);
        assertThat(tick().order()).isEqualTo(IntentOrder.NONE);
    }

    @Test
    void aSecondNumberWhileTheFirstIsDownChoosesTheMixture() {
        keyDown(Keys.NUM_1);
        assertThat(tick().orderArgument()).isEqualTo(FIRE);

        keyDown(Keys.NUM_2);

        assertThat(tick().orderArgument()).isEqualTo(FIRE | WATER);
    }

    @Test
    void twoNumbersInOneTickAreOneMixture() {
        keyDown(Keys.NUM_4);
        keyDown(Keys.NUM_2);

        assertThat(tick().orderArgument()).isEqualTo(EARTH | WATER);
    }

    @Test
    void aNumberThatWasLetGoIsNotMixedIn() {
        keyDown(Keys.NUM_1);
        keyUp(Keys.NUM_1);
        keyDown(Keys.NUM_2);

        assertThat(tick().orderArgument()).isEqualTo(WATER);
    }

    @Test
    void theNextBrewIsTheNextThatIsAffordable() {
        alchemist.flasks[2] = ENOUGH;
        alchemist.flasks[1] = ENOUGH - 1;

        keyDown(Keys.Q);
        keyUp(Keys.Q);

        assertThat(tick().orderArgument()).isEqualTo(AIR);
    }

    @Test
    void theWheelGoesBothWaysAndSeveralNotchesInATickCount() {
        Arrays.fill(alchemist.flasks, ENOUGH);
        alchemist.chosenOres = WATER;

        hands.wheelTurned(2);
        assertThat(tick().orderArgument()).isEqualTo(EARTH);

        hands.wheelTurned(-1);
        assertThat(tick().orderArgument()).isEqualTo(FIRE);
    }

    @Test
    void theWheelComesToMixturesOfWhatThereIs() {
        alchemist.flasks[0] = ENOUGH;
        alchemist.flasks[3] = ENOUGH;
        alchemist.chosenOres = EARTH;

        hands.wheelTurned(1);

        assertThat(tick().orderArgument()).isEqualTo(FIRE | EARTH);
    }

    @Test
    void givenNothingIsAffordable_thenTheNextIsTheNeighbour() {
        alchemist.chosenOres = AIR;

        keyDown(Keys.Q);
        keyUp(Keys.Q);

        assertThat(tick().order()).isEqualTo(IntentOrder.CHOOSE_BREW);
        assertThat(intent.orderArgument()).isEqualTo(EARTH);
    }

    @Test
    void shiftMakesStepsSoftUntilItIsLetGo() {
        keyDown(Keys.SHIFT_LEFT);
        assertThat(tick().holds(Intent.SNEAK)).isTrue();
        assertThat(tick().holds(Intent.SNEAK)).isTrue();

        keyUp(Keys.SHIFT_LEFT);
        assertThat(tick().holds(Intent.SNEAK)).isFalse();
    }

    @Test
    void heldKeysAreHeldTickAfterTick() {
        keyDown(Keys.E);

        assertThat(tick().holds(Intent.INTERACT)).isTrue();
        assertThat(tick().holds(Intent.INTERACT)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"15, 10, 0", "10, 15, 1", "5, 10, 2", "10, 5, 3"})
    void theMouseAimsFromWhereTheAlchemistStands(float x, float y, int quarters) {
        hands.pointAt(x, y);

        assertThat(tick().aim()).isEqualTo(quarters * QUARTER);
    }

    @Test
    void givenTheMouseIsOnTheAlchemist_thenTheAimStays() {
        hands.pointAt(10, 15);
        tick();

        hands.pointAt(10, 10);

        assertThat(tick().aim()).isEqualTo(QUARTER);
    }

    @Test
    void strikesByKeyAimWhereThePlayerWalks() {
        hands.pointAt(15, 10);
        keyDown(Keys.J);
        keyDown(Keys.A);

        assertThat(tick().aim()).isEqualTo(2 * QUARTER);

        keyUp(Keys.A);
        assertThat(tick().aim()).isEqualTo(2 * QUARTER);
    }

    @Test
    void givenAKeyAimed_whenTheMouseIsMoved_thenItAimsAgain() {
        hands.pointAt(15, 10);
        keyDown(Keys.J);
        keyDown(Keys.A);
        tick();

        hands.mouseMoved();

        assertThat(tick().aim()).isZero();
    }

    @Test
    void givenKeysAreDown_whenTheWindowIsLeft_thenNothingIsHeld() {
        keyDown(Keys.W);
        hands.buttonDown(Buttons.LEFT);

        hands.releaseAll();

        assertThat(tick().moveY()).isZero();
        assertThat(intent.holds(Intent.STRIKE)).isFalse();
    }

    @Test
    void givenDirectionsAreHeldWhileAPageIsOpen_whenItCloses_thenTheyCountAgainUntilReleased() {
        InputGuard keyboard = new InputGuard();
        keyboard.keyDown(Keys.W);
        keyDown(Keys.W);
        hands.releaseAll();
        keyboard.keyDown(Keys.D);
        keyboard.keyDown(Keys.SPACE);
        keyboard.buttonDown(Buttons.LEFT);

        hands.takeUp(keyboard);

        tick();
        assertThat(intent.moveX()).as("pressed on the page").isPositive();
        assertThat(intent.moveY()).as("held all the time").isPositive();
        assertThat(intent.holds(Intent.DASH)).as("the key that closed the page").isFalse();
        assertThat(intent.holds(Intent.STRIKE))
                .as("the button that closed the page")
                .isFalse();
        keyUp(Keys.W);
        keyUp(Keys.D);
        tick();
        assertThat(intent.moveX()).isZero();
        assertThat(intent.moveY()).isZero();
    }

    @Test
    void givenADirectionIsReleasedWhileAPageIsOpen_whenItCloses_thenItDoesNotStick() {
        InputGuard keyboard = new InputGuard();
        keyboard.keyDown(Keys.W);
        keyDown(Keys.W);
        hands.releaseAll();
        keyboard.keyUp(Keys.W);
        keyUp(Keys.W);

        hands.takeUp(keyboard);

        assertThat(tick().moveY()).isZero();
    }
}
