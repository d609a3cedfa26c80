package dev.orebound.screen.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks what the sticks and buttons of a gamepad become in an intent. */
final class PadControlsTest {
    private static final int FIRE = 1;
    private static final int WATER = 2;
    private static final int AIR = 4;
    private static final int QUARTER = Intent.AIMS / 4;
    private static final int HELD_TICKS = 15;

    private final KeyBindings bindings = KeyBindings.defaults();
    private final PlayerControls hands = new PlayerControls(bindings);
    private final PadState pad = new PadState();
    private final Intent intent = new Intent();
    private final World world = new Expedition(Seed.of(1), TestContent.BUILT_IN).world();
    private GameSettings settings = GameSettings.USUAL.with(GameSettings.PAD_CURVE, 1f);
    private float x = world.player().body().x;
    private float y = world.player().body().y;

    @BeforeEach
    void takeUp() {
        BrewBelt belt = new BrewBelt(world);
        hands.wear(belt, HeldControls.of(world, belt, new ThrowAim()));
        pad.make = PadMake.NEUTRAL;
        tick();
    }

    private Intent tick() {
        intent.clear();
        hands.tilt(pad, settings);
        hands.pointAt(0, 0);
        hands.write(intent, x, y);
        return intent;
    }

    private void ticks(int count) {
        for (int i = 0; i < count; i++) {
            tick();
        }
    }

    private void press(int button) {
        hands.keyDown(button, bindings.ofKey(button));
    }

    private void release(int button) {
        hands.keyUp(bindings.ofKey(button));
    }

    private void left(float tiltX, float tiltY) {
        pad.leftX = tiltX;
        pad.leftY = tiltY;
    }

    private void right(float tiltX, float tiltY) {
        pad.rightX = tiltX;
        pad.rightY = tiltY;
    }

    @Test
    void aStickWithinItsDeadZoneDoesNothingInAnyDirection() {
        left(0.13f, -0.14f);
        right(-0.14f, 0.13f);
        int before = intent.aim();

        tick();

        assertThat(intent.moveX()).isZero();
        assertThat(intent.moveY()).isZero();
        assertThat(intent.aim()).isEqualTo(before);
        assertThat(hands.padAims()).isFalse();
        left(0.19f, 0.19f);
        assertThat(tick().moveX()).as("beyond it on the diagonal").isPositive();
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 127, 0", "0, -1, 0, -127", "-0.7071, 0.7071, -90, 90"})
    void aFullTiltWalksAtFullSpeedInEveryDirection(float tiltX, float tiltY, int moveX, int moveY) {
        left(tiltX, tiltY);

        assertThat(tick().moveX()).isEqualTo(moveX);
        assertThat(intent.moveY()).isEqualTo(moveY);
        assertThat(intent.holds(Intent.SNEAK)).isFalse();
    }

    @Test
    void aGentleTiltSneaks() {
        left(0.45f, 0);

        assertThat(tick().holds(Intent.SNEAK)).isTrue();
        assertThat(intent.moveX()).isBetween(60, 126);
        left(0.8f, 0);
        assertThat(tick().holds(Intent.SNEAK)).isFalse();
    }

    @Test
    void theAimStaysAsItsStickIsLetGo() {
        right(0, 0.9f);
        assertThat(tick().aim()).isEqualTo(QUARTER);
        right(0, 0);
        left(-1, 0);
        ticks(30);

        assertThat(intent.aim()).isEqualTo(QUARTER);
        assertThat(intent.moveX()).isEqualTo(-127);
    }

    @Test
    void untilItIsAimedTheAimFollowsTheWay() {
        left(0, -1);

        assertThat(tick().aim()).isEqualTo(3 * QUARTER);
    }

    @Test
    void theTriggersStrikeAndCastAsLongAsTheyArePulled() {
        press(KeyName.PAD_RIGHT_TRIGGER);
        assertThat(tick().holds(Intent.STRIKE)).isTrue();
        release(KeyName.PAD_RIGHT_TRIGGER);
        assertThat(tick().holds(Intent.STRIKE)).isFalse();
        press(KeyName.PAD_LEFT_TRIGGER);
        assertThat(tick().holds(Intent.BOLT)).isTrue();
    }

    @Test
    void aFlaskGoesAsFarAsTheStickChoosesAndKeepsThatAsItSpringsBack() {
        press(KeyName.PAD_LEFT_SHOULDER);
        right(1, 0);
        ticks(3);
        int farthest = tick().throwDistance();
        right(0.5f, 0);
        ticks(60);
        int near = tick().throwDistance();
        assertThat(near).isBetween(1, farthest / 2 + 1);
        right(0.3f, 0);
        tick();
        right(0, 0);
        tick();
        release(KeyName.PAD_LEFT_SHOULDER);

        assertThat(tick().holds(Intent.THROW)).isTrue();
        assertThat(intent.throwDistance()).isBetween(near - 2, near);
        assertThat(intent.aim()).isZero();
    }

    @Test
    void twoOresInOneMotionAreMixedAndTwoInTwoAreNot() {
        press(KeyName.PAD_UP);
        release(KeyName.PAD_UP);
        assertThat(tick().orderArgument()).isEqualTo(FIRE);
        ticks(6);
        press(KeyName.PAD_DOWN);
        release(KeyName.PAD_DOWN);
        tick();
        assertThat(intent.order()).isEqualTo(IntentOrder.CHOOSE_BREW);
        assertThat(intent.orderArgument()).isEqualTo(FIRE | AIR);

        ticks(40);
        press(KeyName.PAD_RIGHT);
        release(KeyName.PAD_RIGHT);
        assertThat(tick().orderArgument()).isEqualTo(WATER);
        ticks(40);
        press(KeyName.PAD_DOWN);
        assertThat(tick().orderArgument()).isEqualTo(AIR);
    }

    @Test
    void aWheelTakesTheDirectionOfTheStickAndTheAimStays() {
        right(1, 0);
        tick();
        right(0, 0);
        press(KeyName.PAD_WEST);
        ticks(HELD_TICKS);
        assertThat(hands.isChoosing()).isTrue();
        right(0, 1);
        ticks(2);
        release(KeyName.PAD_WEST);
        tick();

        assertThat(intent.order()).isEqualTo(IntentOrder.CHOOSE_BREW);
        assertThat(intent.orderArgument()).isEqualTo(world.content().brews().oresOf(0));
        assertThat(intent.aim()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"7, 8, true", "7, 5, false", "9, 8, false", "-7, 8, true", "7, 0, false"})
    void theAimTurnsToAFoeWithinTheDegreesOfItsSetting(int degreesAside, int assist, boolean isTurned) {
        settings = settings.with(GameSettings.AIM_ASSIST, assist);
        world.step(intent);
        BodyComponent foe = foeInSight(degreesAside);
        right(1, 0);

        int aim = tick().aim();

        double towards = Math.toDegrees(Math.atan2(foe.y - y, foe.x - x));
        double aimed = (aim > Intent.AIMS / 2 ? aim - Intent.AIMS : aim) * 360.0 / Intent.AIMS;
        assertThat(aimed).isEqualTo(isTurned ? towards : 0, within(0.36));
    }

    /**
     * Puts a foe that is awake four cells east of the player, so many degrees to the north; nobody else is in sight.
     */
    private BodyComponent foeInSight(int degrees) {
        BodyComponent found = null;
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            BodyComponent body = monster.getComponent(BodyComponent.class);
            boolean isFirst = found == null && monster.getComponent(MindComponent.class).state != MindState.SHACKLED;
            body.x = isFirst ? x + 4 * (float) Math.cos(Math.toRadians(degrees)) : x - 3;
            body.y = isFirst ? y + 4 * (float) Math.sin(Math.toRadians(degrees)) : y;
            body.cell = world.player().body().cell;
            found = isFirst ? body : found;
        }
        assertThat(found).isNotNull();
        return Objects.requireNonNull(found);
    }

    @Test
    void theMouseTakesTheAimBackAsItMoves() {
        right(0, 1);
        tick();
        right(0, 0);
        hands.mouseMoved();
        intent.clear();
        hands.tilt(pad, settings);
        hands.pointAt(x - 5, y);
        hands.write(intent, x, y);

        assertThat(hands.padAims()).isFalse();
        assertThat(intent.aim()).isEqualTo(2 * QUARTER);
    }

    @Test
    void nothingIsHeldOnceAllIsReleased() {
        left(1, 0);
        press(KeyName.PAD_RIGHT_TRIGGER);
        tick();
        pad.clear();
        hands.releaseAll();
        tick();

        assertThat(intent.moveX()).isZero();
        assertThat(intent.buttons()).isZero();
    }
}
