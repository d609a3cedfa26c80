package dev.orebound.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.grid.Grid;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Checks what keys and mouse do to the large map, and that none of it reaches the world. */
final class MapControlsTest {
    private static final int HELD_TICKS = 30;
    private static final int CELL = 7;
    private static final int NO_NOTE = -1;

    private final World world =
            Scenario.of(new DrawnFloor("""
            #####
            #@..#
            #####"""), TestContent.BUILT_IN).world();
    private final BrewBelt belt = new BrewBelt(world);
    private final HeldControls held = HeldControls.of(world, belt, new ThrowAim());
    private final MapControls map = held.map();
    private final PlayerControls hands = new PlayerControls(KeyBindings.defaults());
    private final Intent intent = new Intent();

    MapControlsTest() {
        hands.wear(belt, held);
        map.limit(20, 20, 10);
    }

    private void ticks(int count) {
        for (int i = 0; i < count; i++) {
            intent.clear();
            hands.write(intent, 1.5f, 1.5f);
        }
    }

    private void click(int button, int near) {
        hands.buttonDown(button);
        hands.buttonUp(button);
        map.click(CELL, near);
    }

    @Test
    void aHeldKeyShowsTheMapAndATapKeepsItOpenUntilTheNext() {
        hands.keyDown(GameAction.MAP);
        ticks(HELD_TICKS);
        assertThat(hands.isMapOpen()).isTrue();
        hands.keyUp(GameAction.MAP);
        ticks(1);
        assertThat(hands.isMapOpen()).as("after it was held").isFalse();

        hands.keyDown(GameAction.MAP);
        ticks(2);
        hands.keyUp(GameAction.MAP);
        ticks(HELD_TICKS);
        assertThat(hands.isMapOpen()).as("after a tap").isTrue();

        hands.keyDown(GameAction.MAP);
        ticks(2);
        hands.keyUp(GameAction.MAP);
        ticks(1);
        assertThat(hands.isMapOpen()).as("after the next tap").isFalse();
    }

    @Test
    void escapeClosesAMapThatStaysOpen() {
        map.pin(true);

        assertThat(hands.cancel()).isTrue();
        assertThat(hands.isMapOpen()).isFalse();
        assertThat(hands.cancel()).isFalse();
    }

    @Test
    void clicksAndTheWheelAreTheMapsOwnWhileItIsOpenAndTheKeysStillWalk() {
        map.pin(true);
        hands.buttonDown(Buttons.LEFT);
        hands.keyDown(GameAction.EAST);
        ticks(1);

        assertThat(intent.holds(Intent.STRIKE)).isFalse();
        assertThat(intent.moveX()).isPositive();

        hands.wheelTurned(-1);
        assertThat(map.steps()).isEqualTo(1);
        hands.keyDown(Keys.MINUS, null);
        assertThat(map.steps()).isZero();
    }

    @Test
    void aButtonThatWasDownBeforeTheMapOpenedIsStillReleased() {
        hands.buttonDown(Buttons.LEFT);
        map.pin(true);
        hands.buttonUp(Buttons.LEFT);
        ticks(2);

        assertThat(intent.holds(Intent.STRIKE)).isFalse();
    }

    @Test
    void rightClicksSetAMarkChangeItsKindAndTakeItOff() {
        map.pin(true);
        click(Buttons.RIGHT, NO_NOTE);
        assertThat(map.notes()).isEqualTo(1);
        assertThat(map.noteCell(0)).isEqualTo(CELL);
        assertThat(map.noteKind(0)).isZero();

        for (int kind = 1; kind < MapControls.KINDS; kind++) {
            click(Buttons.RIGHT, 0);
            assertThat(map.noteKind(0)).as("the next kind").isEqualTo(kind);
        }
        click(Buttons.RIGHT, 0);

        assertThat(map.notes()).isZero();
        assertThat(map.takeDestination()).isEqualTo(Grid.NONE);
    }

    @Test
    void aLeftClickClosesTheMapAndWalksThere() {
        map.pin(true);
        click(Buttons.LEFT, NO_NOTE);
        ticks(1);

        assertThat(hands.isMapOpen()).isFalse();
        assertThat(map.notes()).isZero();
    }

    @Test
    void aClickBesideTheFloorSetsNothingAndNoMoreMarksThanThereIsRoomForAreKept() {
        map.pin(true);
        hands.buttonDown(Buttons.RIGHT);
        hands.buttonUp(Buttons.RIGHT);
        map.click(Grid.NONE, NO_NOTE);
        assertThat(map.notes()).isZero();

        for (int i = 0; i <= MapControls.MOST_NOTES; i++) {
            hands.buttonDown(Buttons.RIGHT);
            hands.buttonUp(Buttons.RIGHT);
            map.click(i, NO_NOTE);
        }
        assertThat(map.notes()).isEqualTo(MapControls.MOST_NOTES);
        assertThat(map.noteCell(0)).as("the first gave way").isEqualTo(1);
    }

    @Test
    void aDragMovesTheMapWithinItsLimitsAndSetsNoMark() {
        map.pin(true);
        hands.mouseMoved(100, 100);
        hands.buttonDown(Buttons.LEFT);
        hands.mouseMoved(150, 80);
        hands.buttonUp(Buttons.LEFT);
        map.click(CELL, NO_NOTE);

        assertThat(map.movedX()).isEqualTo(5);
        assertThat(map.movedY()).isEqualTo(-2);
        assertThat(map.notes()).isZero();

        map.limit(1, 1, 10);
        assertThat(map.movedX()).isEqualTo(1);
        assertThat(map.movedY()).isEqualTo(-1);
    }

    @Test
    void theMapOpensWholeAgainAndKeepsItsMarks() {
        map.pin(true);
        click(Buttons.RIGHT, NO_NOTE);
        map.zoom(2);
        map.pin(false);

        hands.keyDown(GameAction.MAP);

        assertThat(map.steps()).isZero();
        assertThat(map.notes()).isEqualTo(1);
    }
}
