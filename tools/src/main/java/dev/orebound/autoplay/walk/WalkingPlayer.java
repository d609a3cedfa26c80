package dev.orebound.autoplay.walk;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.arena.ArenaFighter;
import dev.orebound.autoplay.arena.ArenaView;
import dev.orebound.autoplay.walk.WalkingTasks.Explore;
import dev.orebound.autoplay.walk.WalkingTasks.FightHunters;
import dev.orebound.autoplay.walk.WalkingTasks.FreeNearestCaptive;
import dev.orebound.autoplay.walk.WalkingTasks.Mine;
import dev.orebound.autoplay.walk.WalkingTasks.MonsterSearch;
import dev.orebound.autoplay.walk.WalkingTasks.OpenAnyChest;
import dev.orebound.autoplay.walk.WalkingTasks.RunAway;
import dev.orebound.autoplay.walk.WalkingTasks.SneakAttack;
import dev.orebound.autoplay.walk.WalkingTasks.ThrowFlask;
import dev.orebound.chance.RandomStream;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.walker.WaryView;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * A bot that walks over a whole floor: it explores, sneaks, mines, throws flasks, opens chests and frees captives; when
 * hunted it fights, flees, stands still or ignores it, for a while each. It never leaves the floor on purpose. In a
 * sealed trap room it fights to win.
 */
public final class WalkingPlayer {
    /** Whether the bot enters trap rooms. */
    public enum Temper {
        BOLD,
        WARY
    }

    private static final int SHORTEST_WHIM = 4 * TickClock.TICKS_A_SECOND;
    private static final int LONGEST_WHIM = 14 * TickClock.TICKS_A_SECOND;
    private static final float NEAR_CELLS = 7;

    private final RandomStream chance;
    private final WalkerView view;
    private final WalkerControls controls;
    private final TaskChoice whims;
    private final ArenaFighter fighter = new ArenaFighter();
    private final MonsterSearch hunters = new MonsterSearch();
    private BotTask task;
    private boolean isSoft;
    private boolean isBeset;
    private int ticksLeft;
    private @Nullable ArenaView trap;
    private @Nullable WalkerControls trapControls;

    /**
     * Creates a bot where the party came in.
     *
     * @param chance the source of all random decisions
     */
    public WalkingPlayer(World world, RandomStream chance, Temper temper) {
        this.chance = chance;
        view = temper == Temper.WARY ? new WaryView(world) : new WalkerView(world);
        controls = new WalkerControls(view);
        whims = new TaskChoice(chance, hunters);
        task = whims.explores();
    }

    /** Fills in the intent of the next tick. */
    public void decide(Intent intent) {
        Arena arena = view.world().arenaAroundPlayer();
        if (arena != null) {
            fightIn(arena, intent);
            return;
        }
        controls.take(intent);
        boolean wasBeset = isBeset;
        isBeset = isBeset();
        if (ticksLeft-- <= 0 || (isBeset && !wasBeset)) {
            think();
        }
        if (!task.act(view, controls)) {
            task = whims.explores();
            task.act(view, controls);
        }
        if (isSoft) {
            intent.hold(Intent.SNEAK);
        }
    }

    private void fightIn(Arena arena, Intent intent) {
        ArenaView seen = trap;
        WalkerControls used = trapControls;
        if (seen == null || used == null || seen.arena() != arena) {
            seen = new ArenaView(view.world(), arena.room().id());
            used = new WalkerControls(seen);
            trap = seen;
            trapControls = used;
        }
        used.take(intent);
        fighter.act(seen, used);
    }

    private void think() {
        task = isBeset ? whims.whenBeset() : whims.any();
        isSoft = !isBeset && whims.isSoft();
        ticksLeft = chance.between(SHORTEST_WHIM, LONGEST_WHIM);
    }

    /** Returns true while a hunting monster is near. */
    private boolean isBeset() {
        Entity hunter = hunters.nearest(view);
        return hunter != null && view.squaredTo(hunter) < NEAR_CELLS * NEAR_CELLS;
    }

    /** Chooses the next task of the walking bot at random. */
    private static final class TaskChoice {
        private static final int SOFT_PERCENT = 20;

        private final RandomStream chance;
        private final MonsterSearch hunters;
        private final Explore explores;

        TaskChoice(RandomStream chance, MonsterSearch hunters) {
            this.chance = chance;
            this.hunters = hunters;
            explores = new Explore(chance);
        }

        /** Returns the exploration, which continues where it stopped. */
        BotTask explores() {
            return explores;
        }

        /** Returns a random task for a bot that is not hunted. */
        BotTask any() {
            int draw = chance.below(100);
            if (draw < 55) {
                return explores;
            } else if (draw < 65) {
                return new Mine();
            } else if (draw < 73) {
                return new SneakAttack(hunters);
            } else if (draw < 81) {
                return new FreeNearestCaptive(hunters);
            } else if (draw < 89) {
                return new ThrowFlask(chance);
            }
            return draw < 95 ? new OpenAnyChest() : stands();
        }

        /** Returns a random task for a bot that is hunted. */
        BotTask whenBeset() {
            int draw = chance.below(100);
            if (draw < 40) {
                return new FightHunters(hunters);
            } else if (draw < 70) {
                return new RunAway(chance, hunters);
            }
            return draw < 85 ? explores : stands();
        }

        boolean isSoft() {
            return chance.chance(SOFT_PERCENT);
        }

        private static BotTask stands() {
            return (view, controls) -> true;
        }
    }
}
