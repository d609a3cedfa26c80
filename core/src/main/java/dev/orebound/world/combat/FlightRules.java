package dev.orebound.world.combat;

import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.GroundKind.GroundWind;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.TickClock;

/**
 * The rules by which shots and flasks fly, shared by those that fly and by the view, which shows beforehand how far
 * they go: where a flask may be thrown to, how the wind carries it, and what ends a flight.
 */
public final class FlightRules {
    /** Number of equal parts of a throw; a flask that cannot reach its target comes down at the end of one. */
    public static final int PARTS = 32;

    private final FloorState state;
    private final BitLayer opaque;
    private final GroundEffects winds;

    /** The end of a step of a flight. */
    public enum FlightEnd {
        FLIES_ON,
        /** A lock or a statue stands there. */
        AT_THING,
        AT_ROCK
    }

    public FlightRules(FloorState state, GroundEffects winds) {
        this.state = state;
        opaque = state.opaque();
        this.winds = winds;
    }

    /** Returns the parts of a throw after which its end is in view from its beginning: all, or the most that are. */
    public int clearParts(float x, float y, float wayX, float wayY) {
        int parts = PARTS;
        while (parts > 0 && !LineTrace.isClear(opaque, x, y, x + wayX * parts / PARTS, y + wayY * parts / PARTS)) {
            parts--;
        }
        return parts;
    }

    /** Returns how far to the east the wind over a cell carries a flight in a tick, in cells. */
    public float windX(int cell) {
        GroundWind wind = winds.windAt(cell);
        return wind == null ? 0 : AimTable.x(flow(cell)) * wind.shotSpeed() / TickClock.TICKS_A_SECOND;
    }

    /** Returns how far to the north it does. */
    public float windY(int cell) {
        GroundWind wind = winds.windAt(cell);
        return wind == null ? 0 : AimTable.y(flow(cell)) * wind.shotSpeed() / TickClock.TICKS_A_SECOND;
    }

    private int flow(int cell) {
        return winds.flowAt(cell) * Intent.AIMS / Direction.ALL.size();
    }

    /** Returns what ends a flight on its way from one place to the next. */
    public FlightEnd step(float x, float y, float toX, float toY) {
        Grid grid = opaque.grid();
        if (grid.contains((int) toX, (int) toY) && state.stopsShots(grid.cell((int) toX, (int) toY))) {
            return FlightEnd.AT_THING;
        }
        boolean isClear = !opaque.at((int) x, (int) y, true) && LineTrace.isClear(opaque, x, y, toX, toY);
        return isClear ? FlightEnd.FLIES_ON : FlightEnd.AT_ROCK;
    }

    /** Returns whether a shot ends at the ore on a cell. */
    public boolean endsAtOre(AttackForm.Ranged shot, int cell) {
        return shot.oreDamage() > 0 && state.ore(cell) != null;
    }
}
