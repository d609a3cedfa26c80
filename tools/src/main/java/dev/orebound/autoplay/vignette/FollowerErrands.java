package dev.orebound.autoplay.vignette;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.MonsterFight;
import dev.orebound.autoplay.arena.ArenaFighter;
import dev.orebound.autoplay.arena.ArenaView;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropHolding;
import dev.orebound.world.component.PropState;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.gift.WareOffer;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Acts for a bot on its way along a certificate: answers choices, fights monsters nearby, takes keys and prizes. */
final class FollowerErrands {
    /** Distance within which hunters are fought before anything else. */
    private static final float FIGHT_CELLS = 2.6f;

    /** Distance within which a hunter is charged, through fire, by a bot that cannot go on. */
    private static final float CHARGE_CELLS = 9;

    /** Ticks for which hunters are fought without a break, and of the break. */
    private static final int FIGHT_TICKS = 20 * TickClock.TICKS_A_SECOND;

    private static final int BREAK_TICKS = 8 * TickClock.TICKS_A_SECOND;

    /** Ticks on one spot after which the bot takes a random step, and for how long. */
    private static final int STUCK_TICKS = 240;

    private static final int STEP_TICKS = 25;
    private static final float SPOT_CELLS = 0.6f;

    private final WalkerView view;
    private final WalkerControls controls;
    private final OreErrands ores;
    private final RandomStream chance;
    private final ArenaFighter fighter = new ArenaFighter();
    private @Nullable ArenaView trap;
    private @Nullable WalkerControls trapControls;
    private int fightTicks;
    private int spotTicks;
    private int stepTicks;
    private float spotX;
    private float spotY;
    private Direction direction = Direction.EAST;

    FollowerErrands(WalkerView view, WalkerControls controls, OreErrands ores, RandomStream chance) {
        this.view = view;
        this.controls = controls;
        this.ores = ores;
        this.chance = chance;
    }

    /** Answers choices, gets free, and fights hunters that are near; returns false if nothing of that is due. */
    boolean actsUrgently() {
        ores.count();
        Arena arena = view.world().arenaAroundPlayer();
        if (arena != null) {
            fightIn(arena);
            return true;
        }
        return answers() || stepsFree() || fights();
    }

    private void fightIn(Arena arena) {
        ArenaView seen = trap;
        WalkerControls used = trapControls;
        if (seen == null || used == null || seen.arena() != arena) {
            seen = new ArenaView(view.world(), arena.room().id());
            used = new WalkerControls(seen);
            trap = seen;
            trapControls = used;
        }
        used.take(controls.intent());
        fighter.act(seen, used);
    }

    /** Turns down whatever is offered. */
    private boolean answers() {
        PendingChoice choice = view.world().part(FloorGifts.class).choice();
        switch (choice) {
            case NONE, SCROLL -> {
                return false;
            }
            case COMPANION ->
                controls.intent()
                        .order(
                                IntentOrder.LEAVE_COMPANION,
                                view.world().companions().size());
            case RELIC ->
                controls.intent()
                        .order(
                                IntentOrder.TAKE_RELIC,
                                view.world().part(RelicOffer.class).count());
            case EQUIPMENT ->
                controls.intent()
                        .order(
                                IntentOrder.TAKE_EQUIPMENT,
                                view.world().part(EquipmentOffer.class).count());
            case WARES ->
                controls.intent()
                        .order(
                                IntentOrder.BUY_WARE,
                                view.world().part(WareOffer.class).count());
        }
        return true;
    }

    private boolean stepsFree() {
        if (stepTicks > 0) {
            stepTicks--;
            controls.tilt(direction.dx(), direction.dy());
            return true;
        }
        spotTicks++;
        if (view.squaredTo(spotX, spotY) > SPOT_CELLS * SPOT_CELLS) {
            spotX = view.self().x;
            spotY = view.self().y;
            spotTicks = 0;
        }
        if (spotTicks > STUCK_TICKS && !isWaiting()) {
            spotTicks = 0;
            stepTicks = STEP_TICKS;
            direction = Direction.ALL.get(chance.below(Direction.ALL.size()));
        }
        return false;
    }

    /** Returns true while the bot stands at a lock on purpose. */
    private boolean isWaiting() {
        return view.world().prompt() == InteractPrompt.LOCK_SHUT;
    }

    private boolean fights() {
        Entity hunter = nearest(true, FIGHT_CELLS);
        fightTicks = hunter == null && fightTicks > 0 ? fightTicks - 1 : fightTicks;
        if (hunter == null || fightTicks > FIGHT_TICKS) {
            fightTicks = fightTicks > FIGHT_TICKS + BREAK_TICKS ? 0 : fightTicks + (hunter == null ? 0 : 1);
            return false;
        }
        fightTicks++;
        BodyComponent body = view.bodyOf(hunter);
        if (!MonsterFight.strikeInReach(view, controls, hunter)) {
            controls.walkTo(body.cell);
        }
        return true;
    }

    /** Strikes a monster that stands in the bot's way, if nothing else is struck. */
    void strikesWhatIsInTheWay() {
        Entity near = nearest(false, FIGHT_CELLS);
        if (near != null && controls.intent().buttons() == 0) {
            MonsterFight.strikeInReach(view, controls, near);
        }
    }

    /** Goes straight for a hunter, through fire that a monster may lay again and again. */
    void charges() {
        Entity hunter = nearest(true, CHARGE_CELLS);
        if (hunter != null) {
            controls.walkStraightTo(view.bodyOf(hunter).x, view.bodyOf(hunter).y);
        }
    }

    private @Nullable Entity nearest(boolean huntersOnly, float cells) {
        ImmutableArray<Entity> all = view.world().monsters();
        Entity nearest = null;
        float least = cells * cells;
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            MindState state = MINDS.get(each).state;
            boolean isMeant = huntersOnly ? state == MindState.HUNTING : state != MindState.SHACKLED;
            float squared = view.squaredTo(each);
            if (isMeant
                    && squared < least
                    && HEALTHS.get(each).health > 0
                    && !view.isUnderWater(each)
                    && view.isInView(view.bodyOf(each).x, view.bodyOf(each).y)) {
                nearest = each;
                least = squared;
            }
        }
        return nearest;
    }

    /** Goes for a key: to where it lies, or after the monster that carries it. Returns false if it cannot be reached. */
    boolean takesKey(KeyComponent key) {
        if (key.state == KeyState.WITH_MONSTER) {
            Entity carrier = monster(key.carrierSpawnId);
            return carrier != null && chases(carrier);
        }
        if (controls.stepsTo(key.cell) == DistanceMap.UNREACHED) {
            return false;
        }
        controls.walkTo(key.cell);
        return true;
    }

    private boolean chases(Entity carrier) {
        int cell = BODIES.get(carrier).cell;
        if (!MonsterFight.strikeInReach(view, controls, carrier)) {
            controls.walkTo(cell);
        }
        return controls.stepsTo(cell) != DistanceMap.UNREACHED;
    }

    private @Nullable Entity monster(long spawnId) {
        ImmutableArray<Entity> all = view.world().monsters();
        for (int i = 0; i < all.size(); i++) {
            if (SPAWNS.get(all.get(i)).spawnId == spawnId) {
                return all.get(i);
            }
        }
        return null;
    }

    /** Returns the cell of a thing of a vignette, by its number from 0, that can be taken now, or {@link Grid#NONE}. */
    int prizeOf(int vignette) {
        List<PropComponent> props = view.floor().props();
        for (int i = 0; i < props.size(); i++) {
            PropComponent prop = props.get(i);
            if (prop.vignette == vignette
                    && prop.state == PropState.STANDING
                    && isTakeable(prop)
                    && controls.stepsTo(prop.cell) != DistanceMap.UNREACHED) {
                return prop.cell;
            }
        }
        return Grid.NONE;
    }

    private boolean isTakeable(PropComponent prop) {
        boolean isFull = view.world().companions().size() >= Party.MOST_COMPANIONS;
        return prop.kind == PropKind.PRIZE
                || prop.kind == PropKind.CAGE
                || (prop.kind == PropKind.KENNEL && (prop.holds != PropHolding.COMPANION || !isFull));
    }

    boolean takesPrize(int cell) {
        InteractPrompt prompt = view.world().prompt();
        boolean isOffered = prompt == InteractPrompt.TAKE_PRIZE
                || prompt == InteractPrompt.TAKE_FROM_CAGE
                || prompt == InteractPrompt.FREE_FROM_KENNEL;
        if (isOffered) {
            controls.interact();
        } else {
            controls.walkTo(cell);
        }
        return true;
    }
}
