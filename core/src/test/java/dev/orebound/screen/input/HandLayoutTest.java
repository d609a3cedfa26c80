package dev.orebound.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.AutoMode;
import dev.orebound.journal.settings.GameSettings.Hands;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks layouts for one hand or one device: keys that need not be held, and what the game does for the player. */
final class HandLayoutTest {
    private static final int QUARTER = Intent.AIMS / 4;
    private static final int FIRE = 1;
    private static final int AIR = 4;

    /** Everything that a run is played with. */
    private static final Set<GameAction> NEEDED =
            EnumSet.complementOf(EnumSet.of(GameAction.GO, GameAction.ACTIONS, GameAction.FULL_SCREEN));

    private final KeyBindings bindings = KeyBindings.defaults();
    private final PlayerControls hands = new PlayerControls(bindings);
    private final Intent intent = new Intent();
    private World world = Scenario.of("""
            #########
            #.......#
            #.@.....#
            #.......#
            #########""").world();

    private void wear(GameSettings settings) {
        hands.adopt(settings);
        BrewBelt belt = new BrewBelt(world);
        hands.wear(belt, HeldControls.of(world, belt, new ThrowAim()));
        tick();
    }

    private void wear(Hands layout) {
        HandLayout.layOut(layout, bindings);
        wear(HandLayout.settings(layout, GameSettings.USUAL, bindings));
    }

    private static GameSettings toggling(String... ids) {
        return GameSettings.USUAL.with(GameSettings.TOGGLES, List.of(ids));
    }

    /** Writes the next intent and plays it. */
    private Intent tick() {
        intent.clear();
        BodyComponent body = world.player().body();
        hands.write(intent, body.x, body.y);
        world.step(intent);
        return intent;
    }

    /** Writes the next intent without playing it, so that nobody moves. */
    private Intent written() {
        intent.clear();
        hands.write(intent, world.player().body().x, world.player().body().y);
        return intent;
    }

    private void ticks(int count) {
        for (int i = 0; i < count; i++) {
            tick();
        }
    }

    private void tap(GameAction action) {
        hands.keyDown(action);
        hands.keyUp(action);
    }

    private void fight(String drawing, String... kinds) {
        world = FightScenario.of(drawing, kinds).world();
        world.step(new Intent());
    }

    private BodyComponent foe(int number) {
        return world.monsters().get(number).getComponent(BodyComponent.class);
    }

    private int aimTo(BodyComponent foe) {
        BodyComponent self = world.player().body();
        double turn = Math.atan2(foe.y - self.y, foe.x - self.x) / (2 * Math.PI);
        return Math.floorMod(Math.round(turn * Intent.AIMS), Intent.AIMS);
    }

    @ParameterizedTest
    @EnumSource(Hands.class)
    void aLayoutHasAKeyForEverythingAndKeepsThemApart(Hands layout) {
        HandLayout.layOut(layout, bindings);

        for (GameAction action : NEEDED) {
            assertThat(bindings.keysOf(action)).as("%s %s", layout, action).isNotEmpty();
        }
        assertThat(bindings.ofKey(Keys.ESCAPE)).isEqualTo(GameAction.PAUSE);
        KeyBindings again = KeyBindings.defaults();
        again.adopt(bindings.choices(), bindings.padChoices());
        for (GameAction action : GameAction.values()) {
            assertThat(again.keysOf(action)).containsExactlyElementsOf(bindings.keysOf(action));
        }
    }

    @Test
    void theMouseAloneReachesEverythingByItsButtonsAndTheWheelOfActions() {
        wear(Hands.MOUSE);
        Set<GameAction> reached = EnumSet.noneOf(GameAction.class);
        for (int button = 0; button < 3; button++) {
            reached.add(bindings.ofButton(button));
        }
        reached.addAll(ActionWheel.ACTIONS);

        assertThat(reached)
                .contains(
                        GameAction.GO,
                        GameAction.THROW,
                        GameAction.ACTIONS,
                        GameAction.BOLT,
                        GameAction.DASH,
                        GameAction.BURST,
                        GameAction.DRINK,
                        GameAction.COMMAND,
                        GameAction.MAP,
                        GameAction.PAUSE,
                        GameAction.SNEAK,
                        GameAction.LAY);
    }

    @Test
    void promptsOfTheMouseAloneNameItsButtonAndThoseOfKeysTheKey() {
        HandLayout.layOut(Hands.MOUSE, bindings);
        assertThat(bindings.shownKey(GameAction.INTERACT)).isEqualTo(KeyName.FIRST_BUTTON + Buttons.LEFT);
        assertThat(bindings.keyName(GameAction.STRIKE)).isEqualTo(bindings.nameOf(KeyName.FIRST_BUTTON));

        HandLayout.layOut(Hands.KEYBOARD, bindings);
        assertThat(bindings.keyName(GameAction.INTERACT)).isEqualTo("E");
    }

    @Test
    void aKeyThatNeedNotBeHeldGoesOnUntilItIsPressedAgainAlsoAfterAPage() {
        wear(toggling("sneak"));
        tap(GameAction.SNEAK);
        ticks(30);
        assertThat(intent.holds(Intent.SNEAK)).isTrue();

        hands.releaseAll();
        assertThat(tick().holds(Intent.SNEAK)).as("while a page is open").isFalse();
        hands.keyUp(GameAction.SNEAK);
        tap(GameAction.SNEAK);
        hands.releaseAll();
        hands.takeUp(new InputGuard());
        assertThat(tick().holds(Intent.SNEAK)).as("after it").isTrue();

        tap(GameAction.SNEAK);
        ticks(2);
        assertThat(intent.holds(Intent.SNEAK)).isFalse();
    }

    @Test
    void aWalkThatGoesOnTurnsRoundWithTheOppositeKey() {
        wear(toggling("walk"));
        tap(GameAction.EAST);
        ticks(10);
        assertThat(intent.moveX()).isPositive();

        tap(GameAction.WEST);
        ticks(3);
        assertThat(intent.moveX()).isNegative();
        tap(GameAction.WEST);
        ticks(2);
        assertThat(intent.moveX()).isZero();
    }

    @Test
    void twoOresInTurnAreMixedIfTheyNeedNotBeHeldTogether() {
        wear(toggling("flasks"));
        tap(GameAction.FIRST_FLASK);
        assertThat(tick().orderArgument()).isEqualTo(FIRE);
        tap(GameAction.THIRD_FLASK);

        assertThat(tick().order()).isEqualTo(IntentOrder.CHOOSE_BREW);
        assertThat(intent.orderArgument()).isEqualTo(FIRE | AIR);
    }

    @Test
    void anAimedFlaskIsThrownAsItsKeyIsPressedAgainAndTakenBackByAnother() {
        wear(toggling("throw"));
        tap(GameAction.THROW);
        ticks(20);
        assertThat(intent.holds(Intent.THROW)).isFalse();
        tap(GameAction.THROW);
        assertThat(tick().holds(Intent.THROW)).isTrue();

        tap(GameAction.THROW);
        assertThat(hands.cancel()).isTrue();
        ticks(3);
        assertThat(intent.holds(Intent.THROW)).isFalse();
        tap(GameAction.THROW);
        tap(GameAction.THROW);
        assertThat(tick().holds(Intent.THROW)).as("aimed and thrown anew").isTrue();
    }

    @Test
    void theNearestFoeIsAimedAtAKeyTakesTheNextAndAFlaskLandsOnIt() {
        fight("""
                ###########
                #...g.....#
                #..@..#...#
                #.......g.#
                ###########""", "goblin");
        wear(GameSettings.USUAL.with(GameSettings.AUTO_AIM, AutoMode.ON));
        BodyComponent near = nearer();

        assertThat(written().aim()).isEqualTo(aimTo(near));
        hands.keyDown(GameAction.TARGET);
        BodyComponent other = near == foe(0) ? foe(1) : foe(0);
        assertThat(written().aim()).isEqualTo(aimTo(other));

        tap(GameAction.THROW);
        written();
        float dx = other.x - world.player().body().x;
        float dy = other.y - world.player().body().y;
        assertThat(intent.holds(Intent.THROW)).isTrue();
        assertThat((float) intent.throwDistance() / Intent.STEPS_A_CELL)
                .isBetween((float) Math.hypot(dx, dy) - 0.4f, (float) Math.hypot(dx, dy) + 0.4f);
    }

    private BodyComponent nearer() {
        BodyComponent self = world.player().body();
        double first = Math.hypot(foe(0).x - self.x, foe(0).y - self.y);
        double second = Math.hypot(foe(1).x - self.x, foe(1).y - self.y);
        return first < second ? foe(0) : foe(1);
    }

    @Test
    void aPickThatReachesNoFoeStrikesAheadAndOneThatDoesStrikesTheFoe() {
        fight("""
                ###########
                #@.......g#
                ###########""", "goblin");
        wear(GameSettings.USUAL.with(GameSettings.AUTO_AIM, AutoMode.ON));
        hands.keyDown(GameAction.NORTH);
        tick();
        hands.keyDown(GameAction.STRIKE);

        assertThat(written().aim()).as("far off").isEqualTo(QUARTER);
        foe(0).x = world.player().body().x + 0.9f;
        assertThat(written().aim()).as("within reach").isEqualTo(aimTo(foe(0)));
    }

    @Test
    void aFoeInReachIsStruckByItselfUnlessItSleeps() {
        fight("""
                ###########
                #@.......g#
                ###########""", "goblin");
        wear(GameSettings.USUAL.with(GameSettings.AUTO_STRIKE, AutoMode.ON));
        assertThat(tick().holds(Intent.STRIKE)).isFalse();
        Entity goblin = world.monsters().get(0);
        foe(0).x = world.player().body().x + 0.9f;
        goblin.getComponent(MindComponent.class).state = MindState.ASLEEP;
        written();
        assertThat(intent.holds(Intent.STRIKE)).as("asleep").isFalse();

        goblin.getComponent(MindComponent.class).state = MindState.HUNTING;
        written();
        assertThat(intent.holds(Intent.STRIKE)).as("awake").isTrue();
    }

    @Test
    void aHeldMouseButtonWalksRoundRockToItsPlace() {
        world = Scenario.of("""
                #########
                #...#...#
                #.@.#...#
                #.......#
                #########""").world();
        intent.order(IntentOrder.HELP_REVEAL, 0);
        world.step(intent);
        wear(Hands.MOUSE);
        hands.pointAt(6.5f, 2.5f);
        hands.buttonDown(Buttons.LEFT);
        for (int tick = 0; tick < 240; tick++) {
            hands.pointAt(6.5f, 2.5f);
            tick();
        }

        assertThat(world.player().body().x).isBetween(6.2f, 6.8f);
        assertThat(world.player().body().y).isBetween(2.2f, 2.8f);
        hands.buttonUp(Buttons.LEFT);
        ticks(2);
        assertThat(intent.moveX()).isZero();
    }

    @Test
    void aHeldMouseButtonStrikesTheFoeAtWhichItPoints() {
        fight("""
                ###########
                #@.......g#
                ###########""", "goblin");
        wear(Hands.MOUSE);
        foe(0).x = world.player().body().x + 0.9f;
        hands.pointAt(foe(0).x, foe(0).y);
        hands.buttonDown(Buttons.LEFT);
        written();

        assertThat(intent.holds(Intent.STRIKE)).isTrue();
        assertThat(intent.moveX()).isZero();
        assertThat(intent.aim()).isEqualTo(aimTo(foe(0)));
    }

    @Test
    void theWheelOfActionsAimsWhereItWasOpenedAndKeepsWhatIsHeld() {
        wear(Hands.MOUSE);
        float x = world.player().body().x;
        float y = world.player().body().y;
        hands.mouseMoved();
        hands.pointAt(x - 3, y);
        hands.buttonDown(Buttons.MIDDLE);
        assertThat(hands.isChoosing()).isTrue();
        hands.pointAt(x - 3, y + 1);
        hands.buttonUp(Buttons.MIDDLE);
        assertThat(tick().holds(Intent.BOLT)).isTrue();
        assertThat(intent.aim()).isEqualTo(2 * QUARTER);
        assertThat(tick().holds(Intent.BOLT)).isFalse();

        hands.buttonDown(Buttons.MIDDLE);
        hands.keyDown(Keys.NUM_1 + ActionWheel.ACTIONS.indexOf(GameAction.SNEAK), null);
        hands.buttonUp(Buttons.MIDDLE);
        ticks(9);
        assertThat(intent.holds(Intent.SNEAK)).isTrue();
        hands.buttonDown(Buttons.MIDDLE);
        hands.keyDown(Keys.NUM_1 + ActionWheel.ACTIONS.indexOf(GameAction.PAUSE), null);
        assertThat(hands.takesPause()).isTrue();
        assertThat(hands.takesPause()).as("asked again").isFalse();
    }

    @Test
    void aKeyThatWalksEndsAWalkByItself() {
        wear(GameSettings.USUAL);
        BrewBelt belt = new BrewBelt(world);
        HeldControls held = HeldControls.of(world, belt, new ThrowAim());
        hands.wear(belt, held);
        held.travel().begin(world.player().body().cell + 3);
        assertThat(tick().moveX()).isPositive();
        hands.keyDown(GameAction.SNEAK);
        assertThat(tick().moveX()).as("sneaking goes on").isPositive();

        hands.keyDown(GameAction.WEST);
        assertThat(tick().moveX()).isNegative();
        assertThat(held.travel().isUnderWay()).isFalse();
    }
}
