package dev.orebound.autoplay.run;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.grid.Grid;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.Hands;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.ActionWheel;
import dev.orebound.screen.input.BrewBelt;
import dev.orebound.screen.input.CommandWheel;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.HandLayout;
import dev.orebound.screen.input.HeldControls;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.PlayerControls;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.world.World;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Plays a bot's intents with the keys, or with the mouse alone, of a layout: what comes out is what such a hand could
 * have played. The choices of pages pass as they are.
 */
final class LayoutPlayer {
    private static final float FULL = Intent.FULL_TILT;
    private static final float SOME_TILT = 0.38f;
    private static final float AHEAD_CELLS = 1.8f;
    private static final float REACH_CELLS = 1;
    private static final int ORES = 4;

    private final boolean isMouse;
    private final KeyBindings bindings = KeyBindings.defaults();
    private final PlayerControls controls = new PlayerControls(bindings);
    private final GameSettings settings;
    private final ArrayDeque<Runnable> presses = new ArrayDeque<>();
    private final Set<GameAction> down = EnumSet.noneOf(GameAction.class);
    /** Actions that go on by themselves, because their keys were pressed once. */
    private final Set<GameAction> on = EnumSet.noneOf(GameAction.class);

    private @Nullable World worn;
    private int facing = -1;
    private float pointerX;
    private float pointerY;

    LayoutPlayer(Hands hands) {
        isMouse = hands == Hands.MOUSE;
        HandLayout.layOut(hands, bindings);
        settings = HandLayout.settings(hands, GameSettings.USUAL, bindings);
        controls.adopt(settings);
    }

    /** Replaces an intent by what the controls make of it. */
    void play(Intent wanted, World world) {
        if (worn != world) {
            wear(world);
        }
        IntentOrder order = wanted.order();
        int argument = wanted.orderArgument();
        float x = world.player().body().x;
        float y = world.player().body().y;
        if (isMouse) {
            point(wanted, world, x, y);
        } else {
            press(wanted);
        }
        if (presses.isEmpty()) {
            plan(wanted, world, x, y);
        }
        Runnable next = presses.poll();
        if (next != null) {
            next.run();
        }
        controls.pointAt(pointerX, pointerY);
        wanted.clear();
        controls.write(wanted, x, y);
        boolean isOfPage = order != IntentOrder.NONE
                && order != IntentOrder.CHOOSE_BREW
                && order != IntentOrder.DRINK
                && !order.isToGolems();
        if (isOfPage) {
            wanted.order(order, argument);
        }
    }

    private void wear(World world) {
        worn = world;
        controls.releaseAll();
        down.clear();
        on.clear();
        presses.clear();
        BrewBelt belt = new BrewBelt(world);
        controls.wear(belt, HeldControls.of(world, belt, new ThrowAim()));
    }

    /** Holds the keys of a tick. */
    private void press(Intent wanted) {
        float tiltX = wanted.moveX() / FULL;
        float tiltY = wanted.moveY() / FULL;
        boolean mustTurn = wanted.holds(Intent.STRIKE) && tiltX == 0 && tiltY == 0 && facing != eighth(wanted.aim());
        if (mustTurn) {
            tiltX = AimTable.x(wanted.aim());
            tiltY = AimTable.y(wanted.aim());
        }
        if (tiltX != 0 || tiltY != 0) {
            facing = eighth((int) Math.round(StrictMath.atan2(tiltY, tiltX) / (2 * Math.PI) * Intent.AIMS));
        }
        hold(GameAction.EAST, tiltX > SOME_TILT);
        hold(GameAction.WEST, tiltX < -SOME_TILT);
        hold(GameAction.NORTH, tiltY > SOME_TILT);
        hold(GameAction.SOUTH, tiltY < -SOME_TILT);
        hold(GameAction.STRIKE, wanted.holds(Intent.STRIKE));
        hold(GameAction.DASH, wanted.holds(Intent.DASH));
        hold(GameAction.BURST, wanted.holds(Intent.BURST));
        hold(GameAction.LAY, wanted.holds(Intent.LAY));
        hold(GameAction.INTERACT, wanted.holds(Intent.INTERACT));
        hold(GameAction.SNEAK, wanted.holds(Intent.SNEAK));
        hold(GameAction.BOLT, wanted.holds(Intent.BOLT) && !down.contains(GameAction.THROW));
    }

    private static int eighth(int aim) {
        return Math.floorMod(Math.round(aim * 8f / Intent.AIMS), 8);
    }

    /** Presses or releases the key of an action; one that goes on by itself is pressed once to begin and to end. */
    private void hold(GameAction action, boolean isWanted) {
        boolean isToggled = settings.get(GameSettings.TOGGLES).contains(action.heldId()) && action.isHeld();
        if (isToggled && action != GameAction.INTERACT) {
            if (on.contains(action) != isWanted) {
                tap(action);
                change(on, action, isWanted);
            }
        } else if (isWanted != down.contains(action)) {
            change(down, action, isWanted);
            if (isWanted) {
                controls.keyDown(keyOf(action), action);
            } else {
                controls.keyUp(action);
            }
        }
    }

    private static void change(Set<GameAction> set, GameAction action, boolean isIn) {
        if (isIn) {
            set.add(action);
        } else {
            set.remove(action);
        }
    }

    private int keyOf(GameAction action) {
        return bindings.keysOf(action).stream()
                .filter(key -> !KeyName.isButton(key))
                .findFirst()
                .orElse(KeyName.NO_KEY);
    }

    private void tap(GameAction action) {
        if (keyOf(action) == KeyName.NO_KEY) {
            throw new IllegalStateException("no key for " + action);
        }
        controls.keyDown(keyOf(action), action);
        controls.keyUp(action);
    }

    /** Points the mouse at what a tick is about, and holds the button that goes there. */
    private void point(Intent wanted, World world, float x, float y) {
        if (!presses.isEmpty()) {
            return;
        }
        boolean goes = wanted.moveX() != 0 || wanted.moveY() != 0;
        if (wanted.holds(Intent.INTERACT) && world.promptCell() != Grid.NONE) {
            Grid grid = world.floor().grid();
            pointTo(grid.x(world.promptCell()) + 0.5f, grid.y(world.promptCell()) + 0.5f);
        } else if (wanted.holds(Intent.STRIKE)) {
            aimAt(wanted, REACH_CELLS, x, y);
        } else if (goes) {
            pointTo(x + AHEAD_CELLS * wanted.moveX() / FULL, y + AHEAD_CELLS * wanted.moveY() / FULL);
        } else {
            aimAt(wanted, AHEAD_CELLS, x, y);
        }
        button(Buttons.LEFT, goes || wanted.holds(Intent.STRIKE) || wanted.holds(Intent.INTERACT));
    }

    private void button(int button, boolean isWanted) {
        GameAction action = bindings.ofButton(button);
        if (action == null) {
            throw new IllegalStateException("no action for button " + button);
        }
        if (isWanted != down.contains(action)) {
            change(down, action, isWanted);
            if (isWanted) {
                controls.buttonDown(button);
            } else {
                controls.buttonUp(button);
            }
        }
    }

    private void aimAt(Intent wanted, float cells, float x, float y) {
        pointTo(x + AimTable.x(wanted.aim()) * cells, y + AimTable.y(wanted.aim()) * cells);
    }

    private void pointTo(float x, float y) {
        pointerX = x;
        pointerY = y;
        controls.mouseMoved();
    }

    /** Plans the presses for what takes more than a tick. */
    private void plan(Intent wanted, World world, float x, float y) {
        if (wanted.holds(Intent.THROW)) {
            throwFlask(wanted, x, y);
        } else if (wanted.order() == IntentOrder.CHOOSE_BREW) {
            choose(wanted.orderArgument(), world);
        } else if (wanted.order() == IntentOrder.DRINK) {
            perform(GameAction.DRINK, wanted, x, y);
        } else if (isMouse && wanted.holds(Intent.BOLT)) {
            perform(GameAction.BOLT, wanted, x, y);
        } else if (isMouse && wanted.holds(Intent.BURST)) {
            perform(GameAction.BURST, wanted, x, y);
        } else if (isMouse && wanted.holds(Intent.DASH)) {
            perform(GameAction.DASH, wanted, x, y);
        } else if (wanted.order() == IntentOrder.GOLEMS_ATTACK && !isMouse) {
            presses.add(() -> controls.keyDown(keyOf(GameAction.COMMAND), GameAction.COMMAND));
            presses.add(() -> controls.keyDown(Keys.NUM_3, bindings.ofKey(Keys.NUM_3)));
            presses.add(() -> controls.keyUp(GameAction.COMMAND));
        } else if (wanted.order()
                == (new CommandWheel(world).doAllFollow() ? IntentOrder.GOLEMS_HOLD : IntentOrder.GOLEMS_FOLLOW)) {
            perform(GameAction.COMMAND, wanted, x, y);
        }
    }

    private void throwFlask(Intent wanted, float x, float y) {
        float cells = wanted.throwDistance() == 0 ? 6 : wanted.throwDistance() / (float) Intent.STEPS_A_CELL;
        if (isMouse) {
            aimAt(wanted, cells, x, y);
            presses.add(() -> button(Buttons.RIGHT, true));
            presses.add(() -> button(Buttons.RIGHT, false));
        } else {
            presses.add(() -> controls.keyDown(keyOf(GameAction.THROW), GameAction.THROW));
            presses.add(() -> controls.keyUp(GameAction.THROW));
        }
    }

    /** Taps a key, or chooses from the wheel of actions with the mouse alone. */
    private void perform(GameAction action, Intent wanted, float x, float y) {
        if (!isMouse) {
            presses.add(() -> {
                tap(action);
                if (action == GameAction.COMMAND
                        && settings.get(GameSettings.TOGGLES).contains(action.heldId())) {
                    tap(action);
                }
            });
            return;
        }
        double turn = 2 * Math.PI * ActionWheel.ACTIONS.indexOf(action) / ActionWheel.ACTIONS.size();
        aimAt(wanted, AHEAD_CELLS, x, y);
        float fromX = pointerX;
        float fromY = pointerY;
        presses.add(() -> {
            controls.pointAt(fromX, fromY);
            button(Buttons.MIDDLE, true);
            pointTo(fromX + (float) Math.sin(turn), fromY + (float) Math.cos(turn));
        });
        presses.add(() -> button(Buttons.MIDDLE, false));
    }

    /** Chooses a brew: turns the wheel of the mouse as long as it takes, or presses the keys of its ores. */
    private void choose(int ores, World world) {
        if (isMouse) {
            // The bot asks again until the brew is chosen.
            if (world.player().component().chosenOres != ores) {
                presses.add(() -> controls.wheelTurned(1));
            }
            return;
        }
        boolean isInTurn = settings.get(GameSettings.TOGGLES).contains(GameAction.FIRST_FLASK.heldId());
        for (int ore = 0; ore < ORES; ore++) {
            GameAction flask = GameAction.values()[GameAction.FIRST_FLASK.ordinal() + ore];
            if ((ores >> ore & 1) != 0) {
                presses.add(() -> controls.keyDown(keyOf(flask), flask));
                if (isInTurn) {
                    presses.add(() -> controls.keyUp(flask));
                }
            }
        }
        presses.add(() -> {
            for (int ore = 0; ore < ORES; ore++) {
                controls.keyUp(GameAction.values()[GameAction.FIRST_FLASK.ordinal() + ore]);
            }
        });
        if (isInTurn) {
            // Until then a further press would be mixed with this one.
            for (int wait = 0; wait < 22; wait++) {
                presses.add(() -> {});
            }
        }
    }
}
