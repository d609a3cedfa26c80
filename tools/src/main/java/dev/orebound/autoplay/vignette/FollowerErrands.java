package dev.orebound.autoplay.vignette;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.MonsterFight;
import dev.orebound.autoplay.MonsterSearch;
import dev.orebound.autoplay.TakingTasks;
import dev.orebound.autoplay.arena.ArenaFighter;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.World;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropHolding;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.gift.WareOffer;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.TickClock;
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
        return fighter.fightsInTrap(view.world(), controls.intent()) || answers() || stepsFree() || fights();
    }

    /** Turns down whatever is offered. */
    private boolean answers() {
        World world = view.world();
        PendingChoice choice = world.part(FloorGifts.class).choice();
        int none = switch (choice) {
            case NONE, SCROLL -> 0;
            case COMPANION -> world.companions().size();
            case RELIC -> world.part(RelicOffer.class).count();
            case EQUIPMENT -> world.part(EquipmentOffer.class).count();
            case WARES -> world.part(WareOffer.class).count();
        };
        boolean isDue = choice != PendingChoice.NONE && choice != PendingChoice.SCROLL;
        if (isDue) {
            controls.answer(choice, none);
        }
        return isDue;
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
        MonsterFight.strikeOrWalkTo(view, controls, hunter);
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
        return MonsterSearch.nearest(
                view,
                each -> (huntersOnly
                                ? MonsterSearch.isIn(each, MindState.HUNTING)
                                : !MonsterSearch.isIn(each, MindState.SHACKLED))
                        && view.isInView(each, cells),
                view::squaredTo,
                cells * cells);
    }

    /**
     * Goes for a key: to where it lies, or after the monster that carries it. Returns false if it cannot be reached.
     */
    boolean takesKey(KeyComponent key) {
        if (key.state == KeyState.WITH_MONSTER) {
            Entity carrier = MonsterSearch.withId(view.world(), key.carrierSpawnId);
            return carrier != null && chases(carrier);
        }
        return controls.walkIfReached(key.cell);
    }

    private boolean chases(Entity carrier) {
        MonsterFight.strikeOrWalkTo(view, controls, carrier);
        return controls.stepsTo(view.bodyOf(carrier).cell) != DistanceMap.UNREACHED;
    }

    /** Returns the cell of a thing of a vignette, by its number from 0, that can be taken now, or {@link Grid#NONE}. */
    int prizeOf(int vignette) {
        boolean isFull = !view.world().hasRoomForCompanion();
        PropComponent prize = TakingTasks.firstPrize(
                view,
                vignette,
                prop -> !(isFull && prop.kind == PropKind.KENNEL && prop.holds == PropHolding.COMPANION)
                        && controls.stepsTo(prop.cell) != DistanceMap.UNREACHED);
        return prize == null ? Grid.NONE : prize.cell;
    }

    boolean takesPrize(int cell) {
        controls.interactOrWalkTo(cell, TakingTasks.isForPrize(view.world().prompt()));
        return true;
    }
}
