package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import dev.orebound.autoplay.arena.ArenaFighter;
import dev.orebound.autoplay.arena.ArenaView;
import com.badlogic.ashley.core.Entity;
import dev.orebound.chance.Stream;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.state.TickClock;
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

    private final Stream chance;
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
     * Creates a bot where the party came in.
     *
     * @param chance the source of all random decisions
     */
    public WalkingPlayer(World world, Stream chance, Temper temper) {
        this.chance = chance;
        sight = temper == Temper.WARY ? new WaryOutlook(world) : new BotView(world);
        hands = new BotControls(sight);
        whims = new Whims(chance, hunters);
        errand = whims.explores();
    }

    /** Fills in the intent of the next tick. */
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

    /** Returns true while a hunting monster is near. */
    private boolean isBeset() {
        Entity hunter = hunters.nearest(sight);
        return hunter != null && sight.squaredTo(hunter) < NEAR_CELLS * NEAR_CELLS;
    }
}
