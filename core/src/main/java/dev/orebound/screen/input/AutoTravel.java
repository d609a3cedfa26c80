package dev.orebound.screen.input;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.intent.Intent;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Walks for the player, by ordinary intents: to a place of the floor that was seen, over cells that were seen and do
 * not hurt, and never into a trap that is not sprung, a guardian's hall or a vignette. It halts for whatever a careful
 * player would halt for. It also finds the way to where a held mouse button points.
 */
public final class AutoTravel {
    /** A place that no way leads to is replaced by a place so near to it, in steps. */
    private static final int NEAR_STEPS = 6;

    /** A foe that sleeps and was in sight from the start does not matter unless the way comes so near, in cells. */
    private static final float SLEEPER_CELLS = 3.5f;

    /** The most foes that were in sight as it began. */
    private static final int MOST_KNOWN = 64;

    /** The most places that {@link #next} goes through. */
    private static final int MOST_PASSED = 64;

    /** Why it does not walk, or no longer. */
    public enum Halt {
        ARRIVED,
        /** A foe came into sight, woke up, or is near. */
        FOE,
        HURT,
        /** Ground hurts right beside the way. */
        DANGER,
        /** A vignette lies across the only way. */
        THRESHOLD,
        /** No safe way that was seen leads on. */
        NO_WAY,
        /** There is no place to go to. */
        NO_PLACE;

        /** Returns the key of the words that tell of it. */
        public String textKey() {
            return "travel." + name().toLowerCase(Locale.ROOT);
        }
    }

    private final World world;
    private final CarefulView view;
    private final WalkerControls walker;
    private final Intent steps = new Intent();
    private final DistanceMap around;
    private final long[] known = new long[MOST_KNOWN];
    private final int[] passed = new int[MOST_PASSED];
    private int knownCount;
    private int passedCount;
    private int goal = Grid.NONE;
    private int health;
    private boolean isShort;
    private @Nullable Halt halt;

    public AutoTravel(World world) {
        this.world = world;
        view = new CarefulView(world);
        walker = new WalkerControls(view);
        around = new DistanceMap(view.grid());
    }

    /** A view that keeps a step away from ground that hurts, because that spreads, and out of vignettes. */
    private static final class CarefulView extends KnownFloorView {
        /** A factor above all numbers of vignettes. */
        private static final long APART = 1009;

        private final List<VignetteSpot> vignettes;
        /** The number of the vignette of each cell, from 1; 0 for none. */
        private final MutableIntLayer vignette;

        private boolean isBold;

        CarefulView(World world) {
            super(world);
            vignettes = world.floor().vignettes();
            vignette = new MutableIntLayer(world.floor().grid());
            for (int i = 0; i < vignettes.size(); i++) {
                Cells cells = vignettes.get(i).cells();
                for (int cell = 0; cell < grid().size(); cell++) {
                    vignette.set(cell, cells.contains(cell) ? i + 1 : vignette.at(cell));
                }
            }
        }

        @Override
        protected void narrow(MutableBitLayer narrowed) {
            for (int cell = 0; cell < grid().size(); cell++) {
                if (hurts(cell)) {
                    wallUpAround(cell, narrowed);
                }
            }
            for (int i = 0; i < vignettes.size() && !isBold; i++) {
                if (vignette.at(self().cell) != i + 1) {
                    narrowed.set(vignettes.get(i).cells(), true);
                }
            }
        }

        /** Sets whether it also goes through vignettes. */
        void beBold(boolean bold) {
            isBold = bold;
        }

        boolean isInAnotherVignette(int cell) {
            return vignette.at(cell) > 0 && vignette.at(cell) != vignette.at(self().cell);
        }

        private void wallUpAround(int cell, MutableBitLayer narrowed) {
            for (int i = 0; i < Direction.ALL.size(); i++) {
                int beside = grid().neighbour(cell, Direction.ALL.get(i));
                if (beside != Grid.NONE) {
                    narrowed.set(beside, true);
                }
            }
        }

        private boolean hurts(int cell) {
            return world().part(GroundEffects.class).isHarmful(cell);
        }

        /** Returns true if ground hurts on the walker's cell or beside it. */
        boolean isInDanger() {
            boolean isInDanger = hurts(self().cell);
            for (int i = 0; i < Direction.ALL.size(); i++) {
                int beside = grid().neighbour(self().cell, Direction.ALL.get(i));
                isInDanger |= beside != Grid.NONE && hurts(beside);
            }
            return isInDanger;
        }

        @Override
        public long wallsVersion() {
            return (super.wallsVersion() * APART + vignette.at(self().cell)) * 2 + (isBold ? 1 : 0);
        }
    }

    /** Returns true while it walks. */
    public boolean isUnderWay() {
        return goal != Grid.NONE;
    }

    /** Returns the cell to which it walks, or {@link Grid#NONE}. */
    public int goal() {
        return goal;
    }

    /** Returns why it has halted since this was last asked; null if it has not, or if the player took over. */
    public @Nullable Halt takeHalt() {
        Halt told = halt;
        halt = null;
        return told;
    }

    /** Begins to walk to a cell, or as near to it as a safe way leads. */
    public void begin(int cell) {
        stop();
        view.dare(false, false, false);
        look();
        if (cell == Grid.NONE || isDisturbed()) {
            halt = cell == Grid.NONE ? Halt.NO_PLACE : Halt.FOE;
            return;
        }
        goal = reachable(cell);
        health = world.player().health().health;
        halt = goal == Grid.NONE ? Halt.NO_WAY : null;
    }

    /**
     * Begins to walk to the nearest of some places; asked again before it has arrived, to the next one farther off.
     *
     * @param places cells, of which the first {@code count} count
     * @return the number of the place, or -1 if there is none to walk to
     */
    public int next(int[] places, int count) {
        if (!isUnderWay()) {
            passedCount = 0;
        }
        view.dare(false, false, false);
        around.spreadFrom(view.self().cell, view.walls());
        int best = nearest(places, count);
        if (best < 0 && passedCount > 0) {
            passedCount = 0;
            best = nearest(places, count);
        }
        begin(best < 0 ? Grid.NONE : places[best]);
        if (best >= 0 && passedCount < MOST_PASSED) {
            passed[passedCount++] = places[best];
        }
        return best;
    }

    private int nearest(int[] places, int count) {
        int best = -1;
        int least = DistanceMap.UNREACHED;
        for (int i = 0; i < count; i++) {
            int cell = around.nearestReached(places[i], NEAR_STEPS);
            if (cell != Grid.NONE && around.at(cell) < least && around.at(cell) > 1 && !isPassed(places[i])) {
                least = around.at(cell);
                best = i;
            }
        }
        return best;
    }

    private boolean isPassed(int cell) {
        for (int i = 0; i < passedCount; i++) {
            if (passed[i] == cell) {
                return true;
            }
        }
        return false;
    }

    /** Ends it, because the player does something else. */
    public void stop() {
        goal = Grid.NONE;
        halt = null;
    }

    /** Walks on for a tick, or halts. */
    void write(Intent intent) {
        if (!isUnderWay()) {
            return;
        }
        if (world.player().health().health < health) {
            end(Halt.HURT);
        } else if (isDisturbed()) {
            end(Halt.FOE);
        } else if (view.isInDanger()) {
            end(Halt.DANGER);
        } else {
            health = world.player().health().health;
            walkOn(intent);
        }
    }

    private void walkOn(Intent intent) {
        walker.take(steps);
        // Whoever stands in a doorway of a trap first steps back onto the way.
        boolean isOffTheWay = view.walls().at(view.self().cell);
        boolean isUnsafe = !isOffTheWay
                && (walker.stepsTo(goal) == DistanceMap.UNREACHED
                        || view.walls().at(goal));
        if (isUnsafe || walker.walkTo(goal)) {
            end(isUnsafe ? Halt.NO_WAY : isShort ? Halt.THRESHOLD : Halt.ARRIVED);
            return;
        }
        intent.move(steps.moveX(), steps.moveY());
    }

    private void end(Halt why) {
        goal = Grid.NONE;
        halt = why;
    }

    /**
     * Returns a cell, or the one nearest to it that a safe way leads to, or the last one before the vignette that lies
     * across the way; {@link Grid#NONE} if there is none.
     */
    private int reachable(int cell) {
        isShort = false;
        around.spreadFrom(view.self().cell, view.walls());
        int near = around.nearestReached(cell, NEAR_STEPS);
        return near == Grid.NONE ? threshold(cell) : near;
    }

    private int threshold(int cell) {
        view.beBold(true);
        around.spreadFrom(view.self().cell, view.walls());
        int far = around.nearestReached(cell, NEAR_STEPS);
        int last = Grid.NONE;
        if (far != Grid.NONE) {
            around.spreadFrom(far, view.walls(), StepKind.EIGHT_WAY);
            last = view.self().cell;
            for (int next = around.stepDown(last); next != Grid.NONE; next = around.stepDown(last)) {
                if (view.isInAnotherVignette(next)) {
                    isShort = true;
                    break;
                }
                last = next;
            }
        }
        view.beBold(false);
        return last;
    }

    /** Notes the foes that sleep in sight now. */
    private void look() {
        knownCount = 0;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size() && knownCount < MOST_KNOWN; i++) {
            if (FoeAim.foeInSight(world, monsters.get(i)) != null) {
                known[knownCount++] = monsters.get(i).getComponent(SpawnComponent.class).spawnId;
            }
        }
    }

    /** Returns true if a foe is in sight, other than those that have slept there since it began. */
    private boolean isDisturbed() {
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            Entity monster = monsters.get(i);
            BodyComponent body = FoeAim.foeInSight(world, monster);
            if (body != null && (!isKnownSleeper(monster) || isNear(body))) {
                return true;
            }
        }
        return false;
    }

    private boolean isNear(BodyComponent body) {
        return view.squaredTo(body.x, body.y) < SLEEPER_CELLS * SLEEPER_CELLS;
    }

    private boolean isKnownSleeper(Entity monster) {
        if (monster.getComponent(MindComponent.class).state != MindState.ASLEEP) {
            return false;
        }
        long id = monster.getComponent(SpawnComponent.class).spawnId;
        for (int i = 0; i < knownCount; i++) {
            if (known[i] == id) {
                return true;
            }
        }
        return false;
    }

    /**
     * Walks for a tick towards a point, by the known way, which leads into a trap only if the point lies in one.
     *
     * @return false if the player stands there, or if no way is known
     */
    boolean walkTowards(Intent intent, float x, float y) {
        Grid grid = view.grid();
        int cellX = Math.max(0, Math.min(grid.width() - 1, (int) Math.floor(x)));
        int cellY = Math.max(0, Math.min(grid.height() - 1, (int) Math.floor(y)));
        int cell = grid.cell(cellX, cellY);
        boolean dares = world.isInTrap(cell) || world.isInTrap(view.self().cell);
        view.dare(dares, dares, false);
        walker.take(steps);
        boolean isStraight = cell == view.self().cell
                || view.walls().at(cell)
                || LineTrace.isClear(view.walls(), view.self().x, view.self().y, x, y)
                || walker.stepsTo(cell) == DistanceMap.UNREACHED;
        boolean isThere = isStraight ? walker.walkStraightTo(x, y) : walker.walkTo(cell);
        intent.move(steps.moveX(), steps.moveY());
        return !isThere;
    }
}
