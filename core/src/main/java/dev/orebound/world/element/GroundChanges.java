package dev.orebound.world.element;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.element.ElementRules.GroundEffect;
import dev.orebound.content.element.ElementRules.GroundRule;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import org.jspecify.annotations.Nullable;

/** Changes a {@link GroundEffects}, as its only writer: applies influences to cells, and lets fire, steam and charges go on. */
public final class GroundChanges {
    private final GroundEffects ground;
    private final GroundRules rules;
    private final ContentTable<Terrain> terrains;
    private final Grid grid;
    private final BitLayer opaque;
    private final FloorChanges changes;
    private final TickEvents events;
    private final RandomStream chance;
    private final int spreadTicks;
    private final int[] run;

    /**
     * Creates the changes of a floor's ground.
     *
     * @param chance decides what catches fire
     */
    GroundChanges(
            FloorContext context, GroundEffects ground, GroundRules rules, FloorChanges changes, RandomStream chance) {
        this.ground = ground;
        this.rules = rules;
        this.changes = changes;
        this.chance = chance;
        opaque = context.state().opaque();
        events = context.events();
        terrains = context.content().terrains();
        grid = context.floor().grid();
        spreadTicks = context.content().elements().spreadTicks();
        run = new int[grid.size()];
    }

    /**
     * Applies an influence to every cell with its middle in a circle, unless something opaque shields it.
     *
     * @param inner radius within which nothing is affected, in cells
     * @param bySpawnId spawn id of the actor that causes it, or 0
     * @param byMonster index of its monster kind, or -1
     */
    public void bringAround(
            GroundInfluence influence, float x, float y, float radius, float inner, long bySpawnId, int byMonster) {
        int lowX = Math.max(0, (int) Math.floor(x - radius));
        int lowY = Math.max(0, (int) Math.floor(y - radius));
        int highX = Math.min(grid.width() - 1, (int) (x + radius));
        int highY = Math.min(grid.height() - 1, (int) (y + radius));
        for (int cellY = lowY; cellY <= highY; cellY++) {
            for (int cellX = lowX; cellX <= highX; cellX++) {
                float dx = cellX + 0.5f - x;
                float dy = cellY + 0.5f - y;
                boolean isHere = inner == 0 && cellX == (int) x && cellY == (int) y;
                if (isHere
                        || (dx * dx + dy * dy <= radius * radius
                                && dx * dx + dy * dy >= inner * inner
                                && LineTrace.isClear(opaque, x, y, cellX + 0.5f, cellY + 0.5f))) {
                    bring(influence, grid.cell(cellX, cellY), bySpawnId, byMonster);
                }
            }
        }
    }

    /** Applies an influence to a cell. */
    public void bring(GroundInfluence influence, int cell, long bySpawnId, int byMonster) {
        GroundRule rule = rules.first(influence, cell);
        if (rule == null) {
            return;
        }
        switch (rule.effect()) {
            case NOTHING -> {}
            case BURNS -> burn(cell, rule.ticks(), bySpawnId, byMonster);
            case GOES_OUT -> {
                putOut(cell);
                steam(cell, rule.ticks(), bySpawnId, byMonster);
            }
            case STEAMS -> steam(cell, rule.ticks(), bySpawnId, byMonster);
            case CLEARS -> clear(cell);
            case CHARGES -> charge(cell, rule, bySpawnId, byMonster);
            case FLARES -> lightNeighbours(cell, bySpawnId, byMonster);
        }
    }

    /**
     * Covers a cell without liquid of its own with a passable liquid, until {@link #drain}: fire goes out, and every rule about that
     * liquid applies to the cell.
     */
    public void flood(int cell, String liquid) {
        bring(GroundInfluence.WATER, cell, 0, -1);
        ground.flood[cell] = terrains.indexOf(liquid);
        ground.version++;
        changes.flood(cell, ground.flood[cell]);
    }

    /** Drains the flood on a cell, and with it the charge that it carries. */
    public void drain(int cell) {
        ground.flood[cell] = 0;
        ground.chargedTicks[cell] = 0;
        ground.version++;
        changes.drain(cell);
    }

    private void burn(int cell, int ticks, long bySpawnId, int byMonster) {
        ground.burn(cell, ticks);
        ground.activate(cell, bySpawnId, byMonster);
        tell(EventType.FIRE_CAUGHT, cell);
    }

    private void putOut(int cell) {
        ground.burn(cell, 0);
        ground.version++;
        tell(EventType.FIRE_DIED, cell);
    }

    private void steam(int cell, int ticks, long bySpawnId, int byMonster) {
        if (ticks == 0) {
            return;
        }
        if (ground.steamTicks[cell] == 0) {
            tell(EventType.STEAM_ROSE, cell);
            changes.veil(cell, true);
        }
        ground.steamTicks[cell] = Math.max(ground.steamTicks[cell], ticks);
        ground.activate(cell, bySpawnId, byMonster);
    }

    private void clear(int cell) {
        ground.steamTicks[cell] = 0;
        ground.version++;
        changes.veil(cell, false);
    }

    /** Spreads a charge from cell to cell, the nearest first, up to the limit of the rule. */
    private void charge(int from, GroundRule rule, long bySpawnId, int byMonster) {
        int count = 0;
        run[count++] = from;
        ground.chargedTicks[from] = rule.ticks();
        for (int next = 0; next < count; next++) {
            ground.activate(run[next], bySpawnId, byMonster);
            for (int i = 0; i < Direction.STRAIGHT.size() && count < rule.mostCells(); i++) {
                int beside = grid.neighbour(run[next], Direction.STRAIGHT.get(i));
                if (beside != Grid.NONE && charges(rules.first(rule.influence(), beside))) {
                    ground.chargedTicks[beside] = rule.ticks();
                    run[count++] = beside;
                }
            }
        }
        events.waterCharged(grid.x(from) + 0.5f, grid.y(from) + 0.5f, from, count);
    }

    private boolean charges(@Nullable GroundRule rule) {
        return rule != null && rule.effect() == GroundEffect.CHARGES;
    }

    /** Advances every active cell by a tick. Cells that become active meanwhile follow from the next tick on. */
    void tick() {
        int count = ground.activeCount;
        for (int i = 0; i < count; i++) {
            int cell = ground.active[i];
            goOnBurning(cell);
            if (ground.steamTicks[cell] > 0 && --ground.steamTicks[cell] == 0) {
                clear(cell);
            }
            if (ground.chargedTicks[cell] > 0 && --ground.chargedTicks[cell] == 0) {
                ground.version++;
            }
        }
        ground.dropIdle();
    }

    private void goOnBurning(int cell) {
        if (ground.burningTicks[cell] == 0) {
            return;
        }
        if (ground.burningTicks[cell] % spreadTicks == 0) {
            lightNeighbours(cell, ground.bySpawnId[cell], ground.byMonster[cell]);
        }
        if (ground.burningTicks[cell] == 1) {
            ground.burnt[cell] = true;
            ground.burntSoFar.add((long) cell);
            putOut(cell);
        } else {
            ground.burningTicks[cell]--;
        }
    }

    private void lightNeighbours(int cell, long bySpawnId, int byMonster) {
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = grid.neighbour(cell, Direction.STRAIGHT.get(i));
            GroundRule rule = beside == Grid.NONE ? null : rules.first(GroundInfluence.FIRE, beside);
            if (rule != null && rule.effect() == GroundEffect.BURNS && chance.chance(rule.catchPercent())) {
                burn(beside, rule.ticks(), bySpawnId, byMonster);
            }
        }
    }

    private void tell(EventType type, int cell) {
        events.place(type, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell);
    }
}
