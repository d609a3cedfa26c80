package dev.orebound.autoplay;

import static dev.orebound.world.component.ComponentMappers.ORES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.OreComponent;
import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Mines one ore after another, or a single one and picks up what it drops. */
public final class MineOre implements BotTask {
    private final MiningManner manner;
    private final OreSearch search;
    /** Ore that was tried for too long. */
    private final BitSet vain = new BitSet();

    private int goal = Grid.NONE;
    private int triedTicks;
    private int pickingTicks;
    private long thinksAt;

    public MineOre(MiningManner manner, OreSearch search) {
        this.manner = manner;
        this.search = search;
    }

    /** Returns the cell of the nearest known ore below a distance, or {@link Grid#NONE}. */
    public static int nearestOre(
            WalkerView view, Predicate<OreComponent> isMeant, ToDoubleFunction<OreComponent> distance, double below) {
        Entity nearest = NearestSearch.nearest(
                view.world().ores(),
                each -> view.isKnown(ORES.get(each).cell) && isMeant.test(ORES.get(each)),
                each -> distance.applyAsDouble(ORES.get(each)),
                below);
        return nearest == null ? Grid.NONE : ORES.get(nearest).cell;
    }

    @Override
    public boolean act(WalkerView view, WalkerControls controls) {
        boolean isBroken = goal != Grid.NONE && view.floor().ore(goal) == null;
        if (isBroken && manner.pickingTicks > 0) {
            return !controls.walkTo(goal) && pickingTicks++ < manner.pickingTicks;
        }
        if (isBroken || view.world().tick() >= thinksAt) {
            thinksAt = view.world().tick() + manner.thinkTicks;
            choose(search.find(view, controls, vain::get));
        }
        if (goal == Grid.NONE) {
            return false;
        }
        if (triedTicks++ > manner.tryingTicks) {
            vain.set(goal);
            goal = Grid.NONE;
            return false;
        }
        boolean isNear = view.squaredTo(goal) < manner.reachCells * manner.reachCells;
        controls.strikeOrWalkTo(goal, isNear && (!manner.needsView || view.isInView(goal)));
        return true;
    }

    private void choose(int ore) {
        triedTicks = ore == goal ? triedTicks : 0;
        goal = ore;
    }

    /**
     * Tells how a bot mines.
     *
     * @param reachCells distance from which it strikes ore
     * @param needsView whether it strikes only ore that it sees from where it stands
     * @param thinkTicks ticks after which it looks for ore again although the last one is unbroken
     * @param tryingTicks the longest time to try one ore
     * @param pickingTicks the longest time to pick up what ore has dropped; 0 to mine the next one instead
     */
    public record MiningManner(
            float reachCells, boolean needsView, int thinkTicks, int tryingTicks, int pickingTicks) {}

    /** The search for the next ore. */
    public interface OreSearch {
        /**
         * Returns the cell of the ore to mine, or {@link Grid#NONE}.
         *
         * @param isVain tells the cells of ore that was tried for too long
         */
        int find(WalkerView view, WalkerControls controls, IntPredicate isVain);
    }
}
