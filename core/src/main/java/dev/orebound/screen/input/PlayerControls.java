package dev.orebound.screen.input;

import com.badlogic.gdx.Input;
import dev.orebound.grid.Grid;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.AutoMode;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns keyboard, mouse and gamepad into intents. The mouse aims and sets the distance of throws. A strike or bolt by
 * key instead aims in the direction of the last step, until the mouse is moved again. The key of a flask chooses the
 * brew of its ore alone, and together with keys of flasks that are still down the brew of all of them; on a gamepad
 * also with one that was pressed just before. The key that throws aims while it is held, and throws as it is released.
 *
 * <p>The sticks of a gamepad walk and aim: the aiming one moves a pointer about the player, which stands for the mouse.
 */
public final class PlayerControls implements IntentSource {
    /** The tilt on each of two axes at a diagonal full tilt, by Pythagoras. */
    private static final int DIAGONAL_TILT = (int) Math.round(Intent.FULL_TILT * Math.sqrt(0.5));

    private static final int NOTHING = 0;

    /** Actions whose keys are held to choose or to aim. */
    private static final List<GameAction> CHOOSING =
            List.of(GameAction.THROW, GameAction.NEXT_FLASK, GameAction.COMMAND, GameAction.ACTIONS);

    /** Distance of the gamepad's pointer from the player, in cells, and the least and usual one of a throw. */
    private static final float POINTER_CELLS = 3.5f;

    private static final float LEAST_THROW_CELLS = 0.75f;
    private static final float USUAL_THROW_CELLS = 6;

    /** The way of the pointer over a wheel at the full tilt of the stick, in cells. */
    private static final float WHEEL_CELLS = 2;

    /** Time within which two ores that are pressed on a gamepad one after the other are mixed. */
    private static final int MIXING_TICKS = 20;

    private final KeyBindings bindings;
    private final HeldActions held = new HeldActions();
    private boolean mouseAims = true;
    private float pointerX;
    private float pointerY;
    private int aim;
    private @Nullable BrewBelt belt;
    private float playerX;
    private float playerY;
    private @Nullable CommandWheel wheel;
    private @Nullable BrewWheel brews;
    private ThrowAim throwAim = new ThrowAim();
    private boolean isThrown;
    private int oresWanted = NOTHING;
    private boolean isThirsty;
    private MapControls map = new MapControls();
    private final PadSticks sticks = new PadSticks();
    private boolean padAims;
    private @Nullable FoeAim foes;
    private @Nullable ActionWheel actions;
    private @Nullable AutoTravel travel;
    private final boolean[] isToggled = new boolean[GameAction.values().length];
    private boolean aimsItself;
    private boolean strikesItself;
    /** Whether the aim is at the target that {@link #foes} has found. */
    private boolean hasTarget;

    private boolean isPauseWanted;
    private boolean wasSneaking;
    /** Whether the next intent aims where the wheel of actions was opened. */
    private boolean aimsAtWheel;

    private float wheelAimX;
    private float wheelAimY;
    private String boundFor = "";
    private int assistDegrees;
    private int lastOre = NOTHING;
    private int mixingTicks;

    public PlayerControls(KeyBindings bindings) {
        this.bindings = bindings;
    }

    /**
     * Handles a key press.
     *
     * @param action the action that the key is bound to, or null
     */
    public void keyDown(@Nullable GameAction action) {
        keyDown(Input.Keys.UNKNOWN, action);
    }

    /** Handles a key press; while a wheel is open, numbers choose from it. */
    public void keyDown(int keycode, @Nullable GameAction action) {
        int number = keycode - Input.Keys.NUM_0;
        if (isMapOpen() && (map.keyDown(keycode) || (keycode == KeyName.PAD_EAST && cancel()))) {
            return;
        }
        boolean isOfMap = isMapOpen() && keycode >= KeyName.PAD_UP && keycode <= KeyName.PAD_LEFT;
        if (isOfMap) {
            return;
        }
        padAims |= KeyName.isPad(keycode);
        mouseAims &= !padAims;
        if ((wheel != null && wheel.choose(number)) || takesBrew(number) || takesAction(number)) {
            forgetHeld();
            return;
        }
        if (action == GameAction.STRIKE || (action == GameAction.BOLT && !throwAim.isHeld())) {
            mouseAims = false;
        }
        press(action);
        boolean mixesQuickly = KeyName.isPad(keycode) || isToggled[GameAction.FIRST_FLASK.ordinal()];
        if (mixesQuickly && action != null && action.isOfFlask()) {
            mixWithLast();
        }
    }

    /** Mixes the ore that was pressed on a gamepad with the one before, if that was a moment ago. */
    private void mixWithLast() {
        int pressed = oresWanted;
        if (mixingTicks > 0) {
            oresWanted |= lastOre;
        }
        lastOre = pressed;
        mixingTicks = mixingTicks > 0 ? NOTHING : MIXING_TICKS;
    }

    /**
     * Handles a key release.
     *
     * @param action the action that the key is bound to, or null
     */
    public void keyUp(@Nullable GameAction action) {
        if (action != null && !goesOn(action)) {
            letGo(action);
        }
    }

    /** Returns true for an action that goes on until its key is pressed again. */
    private boolean goesOn(GameAction action) {
        return isToggled[action.ordinal()] && !action.isOfFlask();
    }

    private void letGo(GameAction action) {
        held.release(action);
        if (action == GameAction.MAP) {
            map.endKey();
        }
        if (wheel != null && action == GameAction.COMMAND) {
            wheel.release();
        } else if (actions != null && action == GameAction.ACTIONS) {
            perform(actions.release());
        } else if (action == GameAction.THROW && throwAim.isHeld() && !held.isDown(action)) {
            throwAim.end();
            isThrown = true;
        } else if (action == GameAction.NEXT_FLASK && brews != null && brews.isDown() && !held.isDown(action)) {
            if (!brews.isOpen()) {
                reachForNext(1);
            }
            int ores = brews.release();
            oresWanted = ores == NOTHING ? oresWanted : ores;
        }
    }

    /** Handles a mouse button press. */
    public void buttonDown(int button) {
        mouseAims = true;
        padAims = false;
        GameAction action = bindings.ofButton(button);
        if (isMapOpen() && action == GameAction.ACTIONS) {
            map.pin(false);
            return;
        }
        if (isMapOpen() && action != GameAction.MAP) {
            map.press(button);
            return;
        }
        press(action);
    }

    /** Handles a mouse button release. */
    public void buttonUp(int button) {
        if (map.release(button)) {
            return;
        }
        keyUp(bindings.ofButton(button));
    }

    /** Begins an action, or ends one that goes on until its key is pressed again. */
    private void press(@Nullable GameAction action) {
        if (action != null && goesOn(action) && held.isDown(action)) {
            letGo(action);
            return;
        }
        if (action != null && action.isOfWalking() && goesOn(action)) {
            held.set(action.opposite(), 0);
        }
        begin(action);
    }

    /** Performs an action of the wheel: what is held elsewhere begins or ends. */
    private void perform(@Nullable GameAction action) {
        if (action == null) {
            return;
        }
        if (action == GameAction.PAUSE) {
            isPauseWanted = true;
        } else if (held.isDown(action)) {
            letGo(action);
        } else {
            aimsAtWheel = true;
            begin(action);
            if (action != GameAction.SNEAK && action != GameAction.LAY) {
                letGo(action);
            }
        }
    }

    /** Returns true if the menu was chosen on the wheel of actions since this was last asked. */
    public boolean takesPause() {
        boolean wasWanted = isPauseWanted;
        isPauseWanted = false;
        return wasWanted;
    }

    /** Begins an action; a bolt instead takes back a flask that is aimed. */
    private void begin(@Nullable GameAction action) {
        if (action == null || (action == GameAction.BOLT && cancelHeld())) {
            return;
        }
        if (action == GameAction.MAP) {
            map.beginKey();
        }
        held.press(action);
        isThirsty |= action == GameAction.DRINK;
        if (wheel != null && action == GameAction.COMMAND) {
            FoeAim near = hasTarget ? foes : null;
            wheel.press(near == null ? pointerX : near.targetX(), near == null ? pointerY : near.targetY());
        } else if (actions != null && action == GameAction.ACTIONS) {
            openActions(actions);
        } else if (foes != null && action == GameAction.TARGET) {
            foes.next();
        } else if (travel != null && action == GameAction.TRAVEL) {
            setOut(travel);
        } else if (action == GameAction.THROW) {
            showAim();
        } else if (action == GameAction.NEXT_FLASK && brews != null) {
            brews.press(pointerX - playerX, pointerY - playerY);
        }
        reachForFlask(action);
    }

    private void openActions(ActionWheel opened) {
        wheelAimX = pointerX - playerX;
        wheelAimY = pointerY - playerY;
        opened.press(wheelAimX, wheelAimY);
    }

    /** Walks to the place under the pointer while the map is open, else to the next place that is marked on it. */
    private void setOut(AutoTravel on) {
        if (isMapOpen()) {
            map.travel();
            return;
        }
        int place = on.next(map.places(), map.placeCount());
        boundFor = place < 0 ? "" : map.placeKey(place);
    }

    /** Returns the key of the words of the place to which a key has sent the player since this was last asked. */
    public String takeBoundFor() {
        String key = boundFor;
        boundFor = "";
        return key;
    }

    /** Returns why the player no longer walks by itself, or null. */
    public AutoTravel.@Nullable Halt takeHalt() {
        return travel == null ? null : travel.takeHalt();
    }

    /**
     * Takes back a flask that is aimed, shuts a wheel or the map, or ends a walk by itself; returns false if there is
     * none of these.
     */
    public boolean cancel() {
        boolean isUnderWay = travel != null && travel.isUnderWay();
        if (travel != null) {
            travel.stop();
        }
        return cancelHeld() || isUnderWay;
    }

    private boolean cancelHeld() {
        boolean isAny = throwAim.isHeld() || isChoosing() || map.isPinned();
        map.pin(false);
        throwAim.end();
        closeWheels();
        return isAny;
    }

    private void closeWheels() {
        if (brews != null) {
            brews.cancel();
        }
        if (actions != null) {
            actions.cancel();
        }
        forgetHeld();
    }

    /** Forgets keys that go on for a wheel or an aim that is over. */
    private void forgetHeld() {
        for (int i = 0; i < CHOOSING.size(); i++) {
            if (goesOn(CHOOSING.get(i))) {
                held.set(CHOOSING.get(i), 0);
            }
        }
    }

    private boolean takesAction(int number) {
        GameAction action = actions == null ? null : actions.take(number);
        perform(action);
        return action != null;
    }

    /** Chooses the brew of a number while the wheel of brews is open, of which 0 is the tenth. */
    private boolean takesBrew(int number) {
        int ores = brews == null ? NOTHING : brews.take(number == 0 ? 10 : number);
        oresWanted = ores == NOTHING ? oresWanted : ores;
        return ores != NOTHING;
    }

    /**
     * Handles a turn of the mouse wheel.
     *
     * @param notches notches towards the player; negative for away
     */
    public void wheelTurned(int notches) {
        if (isMapOpen()) {
            map.zoom(-notches);
            return;
        }
        for (int i = 0; i < Math.abs(notches); i++) {
            reachForNext(Integer.signum(notches));
        }
    }

    /** Sets the brews that the keys select from, and what is shown while keys are held. */
    public void wear(BrewBelt worn, HeldControls shown) {
        wear(worn);
        wheel = shown.orders();
        brews = shown.brews();
        foes = shown.foes();
        actions = shown.actions();
        travel = shown.travel();
        hasTarget = false;
        throwAim = shown.aim();
        throwAim.end();
        map = shown.map();
        map.pin(false);
    }

    /** Returns true while the large map is to be shown: while its key is down, or after a tap until the next. */
    public boolean isMapOpen() {
        return map.isPinned() || (holds(GameAction.MAP) && !map.isClosing());
    }

    /** Sets the brews that the keys select from. */
    public void wear(BrewBelt worn) {
        belt = worn;
        brews = new BrewWheel(worn);
        oresWanted = NOTHING;
    }

    /** Handles a mouse move to a place of the window, in real pixels from its lower left corner. */
    public void mouseMoved(float x, float y) {
        mouseMoved();
        map.pointAt(x, y);
    }

    /** Handles a mouse move. */
    public void mouseMoved() {
        mouseAims = true;
        padAims = false;
    }

    /** Takes what the player has set about held keys, and what is done for it; releases everything if that changed. */
    public void adopt(GameSettings settings) {
        boolean isChanged = false;
        for (GameAction action : GameAction.values()) {
            boolean is = action.isHeld() && settings.get(GameSettings.TOGGLES).contains(action.heldId());
            isChanged |= isToggled[action.ordinal()] != is;
            isToggled[action.ordinal()] = is;
        }
        aimsItself = settings.get(GameSettings.AUTO_AIM) == AutoMode.ON;
        strikesItself = settings.get(GameSettings.AUTO_STRIKE) == AutoMode.ON;
        if (isChanged) {
            releaseAll();
        }
    }

    /** Takes the sticks of a gamepad as they are now. A tilt takes the aim from the mouse. */
    public void tilt(PadState pad, GameSettings settings) {
        boolean isOfWheel = (wheel != null && wheel.isDown()) || (brews != null && brews.isDown());
        boolean isOpen = isChoosing() || isMapOpen() || (wheel != null && wheel.isOpen());
        sticks.read(pad, settings, isOfWheel || isOpen, isOpen);
        assistDegrees = settings.get(GameSettings.AIM_ASSIST);
        padAims |= sticks.isTilted();
        mouseAims &= !padAims;
    }

    /** Returns true while a gamepad aims; its pointer is at {@link #pointerX}, {@link #pointerY}, in cells. */
    public boolean padAims() {
        return padAims;
    }

    public float pointerX() {
        return pointerX;
    }

    public float pointerY() {
        return pointerY;
    }

    /** Returns the tilt of the aiming stick, -1 to 1, beyond its dead zone. */
    public float padX() {
        return sticks.pointX();
    }

    public float padY() {
        return sticks.pointY();
    }

    /** Moves the large map, in real pixels. */
    public void moveMap(float x, float y) {
        map.move(x, y);
    }

    /** Sets the place of the window at which a gamepad points on the large map, in real pixels. */
    public void pointMapAt(float x, float y) {
        map.pointAt(x, y);
    }

    /** Sets the place of the floor under the mouse, in cells; it also changes as the view moves. */
    public void pointAt(float cellX, float cellY) {
        float far = padAims ? padCells() : 0;
        pointerX = padAims ? playerX + sticks.aimX() * far : cellX;
        pointerY = padAims ? playerY + sticks.aimY() * far : cellY;
        if (brews != null) {
            brews.point(brewX(), brewY());
        }
        if (actions != null) {
            float padX = actions.pressedX() + WHEEL_CELLS * sticks.pointX();
            float padY = actions.pressedY() + WHEEL_CELLS * sticks.pointY();
            actions.point(padAims ? padX : pointerX - playerX, padAims ? padY : pointerY - playerY);
        }
        if (throwAim.isHeld()) {
            showAim();
        }
    }

    /** Returns the distance of the gamepad's pointer from the player. */
    private float padCells() {
        if (!throwAim.isHeld() && !isThrown) {
            return POINTER_CELLS;
        }
        float farthest = belt == null ? 0 : belt.throwCells();
        return Math.max(LEAST_THROW_CELLS, sticks.reach() * (farthest == 0 ? USUAL_THROW_CELLS : farthest));
    }

    /** Returns where the wheel of brews is pointed at, in cells from the player. */
    private float brewX() {
        return padAims && brews != null ? brews.pressedX() + WHEEL_CELLS * sticks.pointX() : pointerX - playerX;
    }

    private float brewY() {
        return padAims && brews != null ? brews.pressedY() + WHEEL_CELLS * sticks.pointY() : pointerY - playerY;
    }

    /** Shows the aim of a flask as the next intent would have it. */
    private void showAim() {
        int east = axis(GameAction.EAST, GameAction.WEST);
        int north = axis(GameAction.NORTH, GameAction.SOUTH);
        throwAim.hold(aimed(east, north), throwSteps());
    }

    private int aimed(int east, int north) {
        FoeAim near = foes;
        if (aimsAtWheel) {
            return Aim.towards(wheelAimX, wheelAimY, aim);
        }
        if (hasTarget && near != null) {
            return Aim.towards(near.targetX() - playerX, near.targetY() - playerY, aim);
        }
        if (padAims) {
            boolean isTurned = near != null
                    && !throwAim.isHeld()
                    && !isThrown
                    && assistDegrees > 0
                    && near.turn(playerX, playerY, sticks.aimX(), sticks.aimY(), assistDegrees);
            return isTurned && near != null
                    ? Aim.towards(near.x(), near.y(), aim)
                    : Aim.towards(sticks.aimX(), sticks.aimY(), aim);
        }
        return mouseAims ? Aim.towards(pointerX - playerX, pointerY - playerY, aim) : Aim.towards(east, north, aim);
    }

    @Override
    public boolean isChoosing() {
        return (brews != null && brews.isOpen()) || (actions != null && actions.isOpen());
    }

    /** Returns true while a key for the action is down. */
    public boolean holds(GameAction action) {
        return held.holds(action);
    }

    /** Releases everything, for example when the window loses the focus. */
    public void releaseAll() {
        wasSneaking = goesOn(GameAction.SNEAK) && held.isDown(GameAction.SNEAK);
        held.releaseAll();
        oresWanted = NOTHING;
        isThrown = false;
        isThirsty = false;
        isPauseWanted = false;
        aimsAtWheel = false;
        throwAim.end();
        sticks.release();
        mixingTicks = 0;
        map.pin(false);
        closeWheels();
        if (wheel != null) {
            wheel.cancel();
        }
        if (travel != null) {
            travel.stop();
        }
    }

    /** Walks and sneaks by the keys that are still down, after a page had the keyboard. */
    public void takeUp(InputGuard keyboard) {
        for (GameAction action : GameAction.values()) {
            if (goesOn(action)) {
                held.set(action, action == GameAction.SNEAK && wasSneaking ? 1 : 0);
            } else if (action.isOfWalking() || action == GameAction.SNEAK) {
                held.set(action, bindings.countDown(action, keyboard));
            }
        }
    }

    @Override
    public void write(Intent intent, float x, float y) {
        playerX = x;
        playerY = y;
        hasTarget = takesTarget();
        int east = axis(GameAction.EAST, GameAction.WEST);
        int north = axis(GameAction.NORTH, GameAction.SOUTH);
        int tilt = east != 0 && north != 0 ? DIAGONAL_TILT : Intent.FULL_TILT;
        if (sticks.isWalking()) {
            intent.move(sticks.tiltX(), sticks.tiltY());
            intent.hold(sticks.isSneaking() ? Intent.SNEAK : NOTHING);
        } else {
            intent.move(east * tilt, north * tilt);
        }
        aim = aimed(east, north);
        intent.aim(aim);
        hold(intent, GameAction.STRIKE, Intent.STRIKE);
        hold(intent, GameAction.DASH, Intent.DASH);
        hold(intent, GameAction.SNEAK, Intent.SNEAK);
        intent.hold(isThrown ? Intent.THROW : NOTHING);
        hold(intent, GameAction.BOLT, Intent.BOLT);
        hold(intent, GameAction.BURST, Intent.BURST);
        hold(intent, GameAction.LAY, Intent.LAY);
        hold(intent, GameAction.INTERACT, Intent.INTERACT);
        intent.throwDistance(throwSteps());
        if (held.holds(GameAction.GO)) {
            go(intent);
        }
        strikeByItself(intent);
        travelOn(intent);
        endUse();
        aimsAtWheel = false;
        isThrown = false;
        if (brews != null) {
            brews.tick(padAims ? 0 : pointerX - playerX, padAims ? 0 : pointerY - playerY);
        }
        mixingTicks = Math.max(0, mixingTicks - 1);
        if (throwAim.isHeld()) {
            showAim();
        }
        boolean commands =
                wheel != null && wheel.write(intent, wheelX(wheel), wheelY(wheel), padAims && sticks.isFlicked());
        if (!commands) {
            giveOrder(intent);
        }
        held.endTick();
        map.tick();
    }

    /** Returns true if the player lets the game aim and it has found a foe for what the player does. */
    private boolean takesTarget() {
        FoeAim near = foes;
        if (!aimsItself || near == null || !near.target()) {
            return false;
        }
        boolean isCast = isThrown || throwAim.isHeld() || holds(GameAction.BOLT) || holds(GameAction.LAY);
        // A pick that reaches no foe is meant for ore or rock, in the direction of the last step.
        return isCast || !holds(GameAction.STRIKE) || near.reachesFoeAt(near.targetX(), near.targetY());
    }

    /** Walks to where the mouse points, or strikes or uses what is there. */
    private void go(Intent intent) {
        FoeAim near = foes;
        AutoTravel way = travel;
        if (near == null || way == null) {
            return;
        }
        if (near.reachesFoeAt(pointerX, pointerY)) {
            strike(intent, near);
        } else if (near.usesAt(pointerX, pointerY)) {
            intent.hold(Intent.INTERACT);
        } else if (near.reachesThingAt(pointerX, pointerY)) {
            strike(intent, near);
        } else {
            way.walkTowards(intent, pointerX, pointerY);
        }
    }

    private void strike(Intent intent, FoeAim near) {
        aim = Aim.towards(near.x(), near.y(), aim);
        intent.aim(aim);
        intent.hold(Intent.STRIKE);
    }

    /** Strikes a foe within reach, if the player lets the game do so and does nothing else with its hands. */
    private void strikeByItself(Intent intent) {
        FoeAim near = foes;
        boolean isFree = !intent.holds(Intent.STRIKE | Intent.THROW | Intent.BOLT | Intent.BURST | Intent.LAY)
                && !throwAim.isHeld();
        if (strikesItself && isFree && near != null && near.reachesFoe()) {
            strike(intent, near);
        }
    }

    /** Walks on by itself, until the player does anything but sneak. */
    private void travelOn(Intent intent) {
        AutoTravel on = travel;
        if (on == null) {
            return;
        }
        int chosen = map.takeDestination();
        if (chosen != Grid.NONE) {
            on.begin(chosen);
            map.pin(false);
        }
        boolean takesOver = intent.moveX() != 0 || intent.moveY() != 0 || (intent.buttons() & ~Intent.SNEAK) != 0;
        if (takesOver) {
            on.stop();
        }
        on.write(intent);
    }

    /** Ends a use whose key need not be held, once nothing is left that takes time. */
    private void endUse() {
        boolean isUsing = foes != null && foes.isUsing();
        boolean isOver = held.isDown(GameAction.INTERACT) && !held.isTapped(GameAction.INTERACT) && !isUsing;
        if (goesOn(GameAction.INTERACT) && isOver) {
            held.set(GameAction.INTERACT, 0);
        }
    }

    private float wheelX(CommandWheel open) {
        return padAims ? open.pressedX() + WHEEL_CELLS * sticks.pointX() : pointerX;
    }

    private float wheelY(CommandWheel open) {
        return padAims ? open.pressedY() + WHEEL_CELLS * sticks.pointY() : pointerY;
    }

    /** Gives the order that waits, if any: an intent holds one, so that another waits for the next tick. */
    private void giveOrder(Intent intent) {
        if (oresWanted != NOTHING) {
            intent.order(IntentOrder.CHOOSE_BREW, oresWanted);
            oresWanted = NOTHING;
        } else if (isThirsty) {
            intent.order(IntentOrder.DRINK, 0);
            isThirsty = false;
        }
    }

    private void hold(Intent intent, GameAction action, int button) {
        if (held.holds(action)) {
            intent.hold(button);
        }
    }

    /** Returns the distance of a throw; 0 for as far as possible, if nothing is pointed at. */
    private int throwSteps() {
        FoeAim near = foes;
        if (hasTarget && near != null) {
            return throwSteps(near.targetX() - playerX, near.targetY() - playerY);
        }
        return mouseAims || padAims ? throwSteps(pointerX - playerX, pointerY - playerY) : 0;
    }

    /** At least one step, because 0 would mean as far as possible. */
    private static int throwSteps(float dx, float dy) {
        return Math.max(1, Math.round((float) Math.sqrt(dx * dx + dy * dy) * Intent.STEPS_A_CELL));
    }

    private void reachForFlask(GameAction action) {
        if (belt != null) {
            int flask = action.ordinal() - GameAction.FIRST_FLASK.ordinal();
            if (flask >= 0 && flask < belt.flasks()) {
                oresWanted = 1 << flask | oresHeld(belt.flasks());
            }
        }
    }

    /** Returns the ores of the flask keys that are down now. */
    private int oresHeld(int flasks) {
        int ores = 0;
        for (int flask = 0; flask < flasks; flask++) {
            GameAction key = GameAction.values()[GameAction.FIRST_FLASK.ordinal() + flask];
            ores |= held.isDown(key) ? 1 << flask : 0;
        }
        return ores;
    }

    /** Continues from the brew that was selected since the last tick, if any. */
    private void reachForNext(int direction) {
        BrewBelt worn = belt;
        if (worn != null) {
            oresWanted = worn.nextTo(oresWanted == NOTHING ? worn.chosen() : oresWanted, direction);
        }
    }

    private int axis(GameAction up, GameAction down) {
        return (held.holds(up) ? 1 : 0) - (held.holds(down) ? 1 : 0);
    }

    /** The actions that are held down. A tap that began and ended between two ticks still counts for the next tick. */
    private static final class HeldActions {
        private final int[] keysDown = new int[GameAction.values().length];
        private final boolean[] tapped = new boolean[GameAction.values().length];

        void press(GameAction action) {
            keysDown[action.ordinal()]++;
            tapped[action.ordinal()] = true;
        }

        void release(GameAction action) {
            keysDown[action.ordinal()] = Math.max(0, keysDown[action.ordinal()] - 1);
        }

        void set(GameAction action, int keys) {
            keysDown[action.ordinal()] = keys;
        }

        /** Returns true while a key for the action is down, and until the end of the tick after a tap. */
        boolean holds(GameAction action) {
            return keysDown[action.ordinal()] > 0 || tapped[action.ordinal()];
        }

        /** Returns true if the action was pressed since the last tick. */
        boolean isTapped(GameAction action) {
            return tapped[action.ordinal()];
        }

        /** Returns true while a key for the action is down. */
        boolean isDown(GameAction action) {
            return keysDown[action.ordinal()] > 0;
        }

        /** Ends taps, because a tick has used them. */
        void endTick() {
            Arrays.fill(tapped, false);
        }

        /** Releases everything, because the window no longer receives key releases. */
        void releaseAll() {
            Arrays.fill(keysDown, 0);
            Arrays.fill(tapped, false);
        }
    }

    /** Converts directions to the steps that intents use. */
    private static final class Aim {
        /** A pointer nearer than this, in cells, gives no direction. */
        private static final float LEAST_DISTANCE = 0.05f;

        private Aim() {}

        /**
         * Returns the step of {@link Intent#AIMS} nearest to a direction, or {@code otherwise} if the direction is
         * zero.
         */
        static int towards(float dx, float dy, int otherwise) {
            if (Math.abs(dx) < LEAST_DISTANCE && Math.abs(dy) < LEAST_DISTANCE) {
                return otherwise;
            }
            double turns = StrictMath.atan2(dy, dx) / (2 * Math.PI);
            return Math.floorMod(Math.round(turns * Intent.AIMS), Intent.AIMS);
        }
    }
}
