package dev.orebound.world.element;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.ElementRules.GroundEffect;
import dev.orebound.content.element.ElementRules.GroundRule;
import dev.orebound.content.element.ElementRules.MixtureRule;
import dev.orebound.content.element.ElementRules.Reaction;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.WorldStreams;

/**
 * Changes a {@link GroundEffects}, as its only writer: applies influences to cells by the rules of
 * {@code elements.json}, and lets every ground go on and end. Whatever the content says, a ground lasts no longer and
 * covers no more cells than its limits, and one that hurts is seen for a while before it does.
 */
@ChangedBy({"arena", "combat", "vignette"})
public final class GroundChanges {
    private static final GroundInfluence[] INFLUENCES = GroundInfluence.values();
    private static final int FIRE = GroundSlot.FIRE.ordinal();
    private static final int NONE = GroundPatch.NONE;

    private final GroundEffects ground;
    private final GroundRules rules;
    private final GroundMaker maker;
    private final ElementRules elements;
    private final ReactionTable table;
    private final ContentTable<GroundKind> kinds;
    private final ContentTable<Terrain> terrains;
    private final Grid grid;
    private final BitLayer opaque;
    private final TickEvents events;
    private final RandomStream chance;
    private final GroundGrain grain;
    /** The cells at the edge of what runs, and what it costs to come to each. */
    private final int[] edge;

    private final int[] edgeCost;
    private final GroundBursts bursts;

    /** The reaction behind the influence that is being applied. */
    private int cause;

    /** Creates the changes of a floor's ground, on which things lie; chance decides what catches fire. */
    public GroundChanges(PartRegistry parts) {
        ground = parts.get(GroundEffects.class);
        rules = parts.get(GroundRules.class);
        chance = parts.get(WorldStreams.class).elements();
        bursts = new GroundBursts(parts);
        maker = new GroundMaker(parts);
        opaque = parts.get(FloorState.class).opaque();
        events = parts.get(TickEvents.class);
        elements = parts.get(Content.class).elements();
        table = parts.get(Content.class).reactions();
        kinds = parts.get(Content.class).grounds();
        terrains = parts.get(Content.class).terrains();
        grid = parts.get(Floor.class).grid();
        grain = parts.get(GroundGrain.class);
        edge = new int[grid.size()];
        edgeCost = new int[grid.size()];
    }

    /**
     * Applies an influence to the cells about a place, as far as the grain of the ground lets it spread, unless
     * something opaque shields them.
     *
     * @param inner radius within which nothing is affected, in cells
     * @param bySpawnId spawn id of the actor that causes it, or 0
     * @param byMonster index of its monster kind, or -1
     * @param cause the reaction that led to it, or {@link ReactionTable#NONE}
     */
    public void bringAround(
            GroundInfluence influence,
            float x,
            float y,
            float radius,
            float inner,
            long bySpawnId,
            int byMonster,
            int cause) {
        float farthest = GroundGrain.farthest(radius);
        int lowX = Math.max(0, (int) Math.floor(x - farthest));
        int lowY = Math.max(0, (int) Math.floor(y - farthest));
        int highX = Math.min(grid.width() - 1, (int) (x + farthest));
        int highY = Math.min(grid.height() - 1, (int) (y + farthest));
        for (int cellY = lowY; cellY <= highY; cellY++) {
            for (int cellX = lowX; cellX <= highX; cellX++) {
                float dx = cellX + 0.5f - x;
                float dy = cellY + 0.5f - y;
                boolean isHere = inner == 0 && cellX == (int) x && cellY == (int) y;
                if (isHere
                        || (grain.reaches(x, y, radius, grid.cell(cellX, cellY))
                                && dx * dx + dy * dy >= inner * inner
                                && LineTrace.isClear(opaque, x, y, cellX + 0.5f, cellY + 0.5f))) {
                    pour(influence, grid.cell(cellX, cellY), bySpawnId, byMonster, cause);
                }
            }
        }
    }

    /** Applies an influence to a cell and leaves a trace of it there, which mixes with what is poured next. */
    public void pour(GroundInfluence influence, int cell, long bySpawnId, int byMonster, int cause) {
        int before = ground.traceAt(cell);
        boolean hasReacted = bring(influence, cell, bySpawnId, byMonster, cause);
        if (!hasReacted && before != NONE) {
            mix(influence, INFLUENCES[before], cell);
        }
        if (!opaque.at(cell)) {
            GroundPatch patch = ground.activate(cell);
            patch.trace = influence.ordinal();
            patch.traceTicks = elements.traceTicks();
        }
    }

    /**
     * Applies an influence to a cell.
     *
     * @param cause the reaction that led to it, or {@link ReactionTable#NONE}
     * @return whether anything came of it besides what bare floor does
     */
    public boolean bring(GroundInfluence influence, int cell, long bySpawnId, int byMonster, int cause) {
        maker.bySpawnId = bySpawnId;
        maker.byMonster = byMonster;
        this.cause = cause;
        GroundPatch patch = ground.patch(cell);
        boolean isCovered = patch != null && rules.isCovered(cell);
        boolean hasReacted = patch != null && reactOnGrounds(influence, patch);
        if (isCovered || hasReacted) {
            return hasReacted;
        }
        GroundRule onTerrain = rules.onTerrain(influence, cell);
        if (onTerrain != null) {
            if (onTerrain.reaction().effect() == GroundEffect.NOTHING) {
                return false;
            }
            int reaction = rules.terrainReaction(influence, cell);
            tell(reaction, cell, cause);
            apply(influence, onTerrain.reaction(), cell, NONE, reaction);
            return true;
        }
        GroundRule bare = table.onBareFloor(influence);
        boolean isMixed = patch != null && mixes(influence, patch.trace);
        if (bare != null && !isMixed) {
            apply(influence, bare.reaction(), cell, NONE, cause);
        }
        return false;
    }

    private boolean mixes(GroundInfluence comes, int trace) {
        MixtureRule rule = trace == NONE ? null : table.mixture(comes, INFLUENCES[trace]);
        return rule != null && rule.reaction().effect() != GroundEffect.NOTHING;
    }

    private void mix(GroundInfluence comes, GroundInfluence before, int cell) {
        MixtureRule rule = table.mixture(comes, before);
        if (rule != null && rule.reaction().effect() != GroundEffect.NOTHING && !rules.isCovered(cell)) {
            int reaction = table.numberOfMixture(comes, before);
            tell(reaction, cell, cause);
            apply(comes, rule.reaction(), cell, NONE, reaction);
        }
    }

    /** Lets an influence act on each ground that a cell has, from the air down; returns whether anything came of it. */
    private boolean reactOnGrounds(GroundInfluence influence, GroundPatch patch) {
        // As they are before the first reaction: what comes of one does not react in turn.
        int air = patch.kind[0];
        int surface = patch.kind[1];
        int fire = patch.kind[2];
        int charge = patch.kind[3];
        boolean hasReacted = react(influence, patch, 0, air);
        hasReacted |= react(influence, patch, 1, surface);
        hasReacted |= react(influence, patch, 2, fire);
        hasReacted |= react(influence, patch, 3, charge);
        return hasReacted;
    }

    private boolean react(GroundInfluence influence, GroundPatch patch, int slot, int kind) {
        GroundRule rule = kind == NONE || patch.kind[slot] != kind ? null : rules.onGround(influence, kind);
        if (rule == null) {
            return false;
        }
        if (rule.reaction().effect() == GroundEffect.ENDS && maker.mustStay(patch, slot)) {
            return true;
        }
        int reaction = table.numberOn(influence, kind);
        int before = patch.madeBy[slot];
        tell(reaction, patch.cell, before != ReactionTable.NONE ? before : cause);
        apply(influence, rule.reaction(), patch.cell, slot, reaction);
        return true;
    }

    /** @param slot of the ground that ends, or {@link #NONE} */
    private void apply(GroundInfluence influence, Reaction reaction, int cell, int slot, int madeBy) {
        switch (reaction.effect()) {
            case NOTHING -> {}
            case MAKES -> makeAll(reaction, cell, madeBy);
            case ENDS -> {
                GroundPatch patch = ground.patch(cell);
                if (patch != null && slot != NONE) {
                    maker.end(patch, slot);
                }
                makeAll(reaction, cell, madeBy);
            }
            case RUNS -> run(influence, cell, reaction, madeBy);
            case FLARES -> lightNeighbours(cell, madeBy);
        }
    }

    private void makeAll(Reaction reaction, int cell, int madeBy) {
        for (int i = 0; i < reaction.makes().size(); i++) {
            maker.make(kinds.indexOf(reaction.makes().get(i)), cell, reaction.ticks(), madeBy);
        }
    }

    /**
     * Makes a ground of a cell, as far as its limits allow, for a playtester or as a lay does.
     *
     * @return whether the cell has it now
     */
    public boolean lay(int kind, int cell, int ticks, Direction flow, long bySpawnId, int byMonster) {
        maker.bySpawnId = bySpawnId;
        maker.byMonster = byMonster;
        maker.make(kind, cell, ticks, ReactionTable.NONE);
        int slot = kinds.at(kind).slot().ordinal();
        GroundPatch patch = ground.patch(cell);
        if (patch == null || patch.kind[slot] != kind) {
            return false;
        }
        patch.flow = flow.ordinal();
        return true;
    }

    /** Spreads a ground from cell to cell, where the ground is readiest first, up to the limit of the rule. */
    private void run(GroundInfluence influence, int from, Reaction reaction, int madeBy) {
        int kind = kinds.indexOf(reaction.makes().get(0));
        GroundSlot slot = kinds.at(kind).slot();
        int count = 0;
        int size = 0;
        edge[size] = from;
        edgeCost[size++] = 0;
        while (size > 0 && count < reaction.mostCells()) {
            int next = cheapest(size);
            int cell = edge[next];
            int cost = edgeCost[next];
            edge[next] = edge[--size];
            edgeCost[next] = edgeCost[size];
            maker.make(kind, cell, reaction.ticks(), madeBy);
            if (ground.kindAt(slot, cell) != kind) {
                continue;
            }
            count++;
            for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
                int beside = grid.neighbour(cell, Direction.STRAIGHT.get(i));
                if (beside != Grid.NONE
                        && ground.kindAt(slot, beside) != kind
                        && !isAtEdge(beside, size)
                        && runsTo(influence, beside, reaction)) {
                    edge[size] = beside;
                    edgeCost[size++] = cost + grain.cost(beside);
                }
            }
        }
        if (kinds.at(kind).slot() == GroundSlot.CHARGE) {
            events.waterCharged(grid.x(from) + 0.5f, grid.y(from) + 0.5f, from, count);
        }
    }

    private int cheapest(int size) {
        int best = 0;
        for (int i = 1; i < size; i++) {
            best = edgeCost[i] < edgeCost[best] ? i : best;
        }
        return best;
    }

    private boolean isAtEdge(int cell, int size) {
        for (int i = 0; i < size; i++) {
            if (edge[i] == cell) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether an influence would make the same of a cell that does not have it yet. */
    private boolean runsTo(GroundInfluence influence, int cell, Reaction reaction) {
        GroundPatch patch = ground.patch(cell);
        if (patch != null) {
            for (int slot = 0; slot < GroundSlot.COUNT; slot++) {
                GroundRule rule = patch.kind[slot] == NONE ? null : rules.onGround(influence, patch.kind[slot]);
                if (rule != null && isSame(rule.reaction(), reaction)) {
                    return true;
                }
            }
            if (rules.isCovered(cell)) {
                return false;
            }
        }
        GroundRule onTerrain = rules.onTerrain(influence, cell);
        return onTerrain != null && isSame(onTerrain.reaction(), reaction);
    }

    private static boolean isSame(Reaction one, Reaction other) {
        return one.effect() == GroundEffect.RUNS
                && one.makes().get(0).equals(other.makes().get(0));
    }

    /**
     * Covers a cell without liquid of its own with a passable liquid, until {@link #drain}: fire goes out, and every
     * rule about that liquid applies to the cell.
     */
    public void flood(int cell, String liquid) {
        bring(GroundInfluence.WATER, cell, 0, -1, ReactionTable.NONE);
        maker.flood(cell, terrains.indexOf(liquid));
    }

    /** Drains the flood on a cell, and with it the charge that it carries. */
    public void drain(int cell) {
        maker.drain(cell);
    }

    /** Advances every active cell by a tick. Cells that become active meanwhile follow from the next tick on. */
    void tick() {
        advance();
        bursts.burst(this);
        ground.dropIdle();
    }

    private void advance() {
        maker.beginTick();
        int count = ground.activeCount();
        for (int i = 0; i < count; i++) {
            GroundPatch patch = ground.patchAt(i);
            if (patch.traceTicks > 0 && --patch.traceTicks == 0) {
                patch.trace = NONE;
            }
            for (int slot = 0; slot < GroundSlot.COUNT; slot++) {
                if (patch.kind[slot] != NONE) {
                    goOn(patch, slot);
                }
            }
        }
    }

    private void goOn(GroundPatch patch, int slot) {
        int kind = patch.kind[slot];
        GroundKind is = kinds.at(kind);
        maker.bySpawnId = patch.bySpawnId[slot];
        maker.byMonster = patch.byMonster[slot];
        patch.mostTicks[slot]--;
        patch.warningTicks[slot] = Math.max(0, patch.warningTicks[slot] - 1);
        if (is.blows() != null && patch.ticks[slot] % is.blows().driftTicks() == 0) {
            drift(patch);
        }
        boolean isSpreading = is.is(GroundTrait.SPREADS);
        if (isSpreading && patch.ticks[slot] % elements.spreadTicks() == 0) {
            lightNeighbours(patch.cell, patch.madeBy[slot]);
        }
        if (patch.kind[slot] == NONE) {
            return; // It has drifted away.
        }
        boolean isFuse = is.bursts() != null && patch.warningTicks[slot] > 0;
        if (patch.ticks[slot] > 1 || isFuse || maker.mustStay(patch, slot)) {
            patch.ticks[slot] = Math.max(1, patch.ticks[slot] - 1);
            return;
        }
        int madeBy = patch.madeBy[slot];
        if (isSpreading) {
            ground.burnt[patch.cell] = true;
            ground.burntSoFar.add((long) patch.cell);
        }
        maker.end(patch, slot);
        if (is.bursts() != null) {
            // It is used up, and does not mix with the fire of its own burst.
            patch.trace = NONE;
            patch.traceTicks = 0;
            bursts.add(patch.cell, kind, maker.bySpawnId, maker.byMonster, madeBy);
        }
        if (is.then() != null) {
            maker.make(kinds.indexOf(is.then()), patch.cell, is.thenTicks(), madeBy);
        }
    }

    /** Carries a cloud over a wind on by a cell, and lets fire leap there. */
    private void drift(GroundPatch patch) {
        int next = grid.neighbour(patch.cell, Direction.ALL.get(patch.flow));
        if (next == Grid.NONE || opaque.at(next)) {
            return;
        }
        int air = GroundSlot.AIR.ordinal();
        int cloud = patch.kind[air];
        if (cloud != NONE && ground.kindAt(GroundSlot.AIR, next) != cloud) {
            int ticks = patch.ticks[air];
            maker.bySpawnId = patch.bySpawnId[air];
            maker.byMonster = patch.byMonster[air];
            int madeBy = patch.madeBy[air];
            maker.end(patch, air);
            maker.make(cloud, next, ticks, madeBy);
        }
        GroundRule rule = patch.kind[FIRE] == NONE ? null : rules.ignition(next);
        if (rule != null) {
            makeAll(rule.reaction(), next, patch.madeBy[FIRE]);
        }
    }

    private void lightNeighbours(int cell, int madeBy) {
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = grid.neighbour(cell, Direction.STRAIGHT.get(i));
            GroundRule rule = beside == Grid.NONE ? null : rules.ignition(beside);
            if (rule != null && chance.chance(rule.catchPercent())) {
                makeAll(rule.reaction(), beside, madeBy);
            }
        }
    }

    private void tell(int reaction, int cell, int before) {
        events.reaction(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, reaction, before, maker.bySpawnId);
    }
}
