package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import dev.orebound.autoplay.arena.ArenaFighter;
import dev.orebound.autoplay.arena.ArenaView;
import com.badlogic.ashley.core.Entity;
import dev.orebound.chance.RandomStream;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * Walks about a whole floor for as long as one likes: explores it, goes softly, mines, throws flasks, opens chests, frees
 * captives, and when somebody hunts it fights, runs, stands or does not care, for a while each. It never leaves the floor on
 * purpose. Where it is shut in with monsters it fights to win.
 */
public final class WalkingPlayer {
    /** Whether it sets foot in trap rooms. */
    public enum Temper {
        BOLD,
        WARY
    }

    private static final int SHORTEST_WHIM = 4 * TickClock.TICKS_A_SECOND;
    private static final int LONGEST_WHIM = 14 * TickClock.TICKS_A_SECOND;
    private static final float NEAR_CELLS = 7;

    private final RandomStream chance;
    private final BotView sight;
    private final BotControls hands;
    private final Whims whims;
    private final ArenaFighter fighter = new ArenaFighter();
    private final Hunters hunters = new Hunters();
    private BotTask errand;
    private boolean isSoft;
    private boolean isBeset;
    private int ticksLeft;
    private @Nullable ArenaView trap;
    private @Nullable BotControls handsInTrap;

    /**
     * Stands where the party came in.
     *
     * @param chance what it leaves to chance
     */
    public WalkingPlayer(World world, RandomStream chance, Temper temper) {
        this.chance = chance;
        sight = temper == Temper.WARY ? new WaryOutlook(world) : new BotView(world);
        hands = new BotControls(sight);
        whims = new Whims(chance, hunters);
        errand = whims.explores();
    }

    /** What it wants in the next tick; the intent is filled in anew. */
    public void decide(Intent intent) {
        Arena arena = sight.world().arenaAroundPlayer();
        if (arena != null) {
            fightIn(arena, intent);
            return;
        }
        hands.take(intent);
        boolean wasBeset = isBeset;
        isBeset = isBeset();
        if (ticksLeft-- <= 0 || (isBeset && !wasBeset)) {
            think();
        }
        if (!errand.act(sight, hands)) {
            errand = whims.explores();
            errand.act(sight, hands);
        }
        if (isSoft) {
            intent.hold(Intent.SNEAK);
        }
    }

    private void fightIn(Arena arena, Intent intent) {
        ArenaView seen = trap;
        BotControls used = handsInTrap;
        if (seen == null || used == null || seen.arena() != arena) {
            seen = new ArenaView(sight.world(), arena.room().id());
            used = new BotControls(seen);
            trap = seen;
            handsInTrap = used;
        }
        used.take(intent);
        fighter.act(seen, used);
    }

    private void think() {
        errand = isBeset ? whims.whenBeset() : whims.any();
        isSoft = !isBeset && whims.isSoft();
        ticksLeft = chance.between(SHORTEST_WHIM, LONGEST_WHIM);
    }

    /** True while somebody who hunts it is near. */
    private boolean isBeset() {
        Entity hunter = hunters.nearest(sight);
        return hunter != null && sight.squaredTo(hunter) < NEAR_CELLS * NEAR_CELLS;
    }
}
