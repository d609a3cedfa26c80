package dev.orebound.view.actor;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.GroundKind.GroundWind;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.TickClock;

/**
 * Computes how far the player's brews go before they are cast, by the rules by which they fly, for a player whose sight
 * is clear. Monsters that the player does not see are left out.
 */
final class BrewReach {
    /** Number of places on the way back to the player that are tried when nothing can fly to the target. */
    private static final int TRIES = 32;

    private static final float STEP_CELLS = 0.1f;

    private final World world;
    private final FloorState state;
    private final BitLayer opaque;
    private final GroundEffects winds;
    private final ActorQueries actors;
    private float landX;
    private float landY;

    BrewReach(World world) {
        this.world = world;
        state = world.floorState();
        opaque = state.opaque();
        winds = world.part(GroundEffects.class);
        actors = world.part(ActorQueries.class);
    }

    /** Returns where the flask of the last {@link #throwFlask} comes down, in cells from the west edge. */
    float landX() {
        return landX;
    }

    /** Returns where it comes down, in cells from the south edge. */
    float landY() {
        return landY;
    }

    /** Finds where a flask comes down that the player throws now, at a distance in a direction of an intent. */
    void throwFlask(AttackForm.Lob lob, int direction, float cells) {
        BodyComponent from = world.player().body();
        float wayX = AimTable.x(direction) * cells;
        float wayY = AimTable.y(direction) * cells;
        int part = TRIES;
        while (part > 0 && !isClear(from.x, from.y, from.x + wayX * part / TRIES, from.y + wayY * part / TRIES)) {
            part--;
        }
        float driftX = 0;
        float driftY = 0;
        landX = from.x;
        landY = from.y;
        int cell = from.cell;
        for (int left = lob.flightTicks() - 1; left >= 0; left--) {
            GroundWind wind = winds.windAt(cell);
            if (wind != null) {
                int flow = winds.flowAt(cell) * Intent.AIMS / Direction.ALL.size();
                driftX += AimTable.x(flow) * wind.shotSpeed() / TickClock.TICKS_A_SECOND;
                driftY += AimTable.y(flow) * wind.shotSpeed() / TickClock.TICKS_A_SECOND;
            }
            float along = (float) part / TRIES * (lob.flightTicks() - left) / lob.flightTicks();
            float x = from.x + wayX * along + driftX;
            float y = from.y + wayY * along + driftY;
            if (isStopped(x, y) || !isClear(landX, landY, x, y)) {
                return;
            }
            landX = x;
            landY = y;
            cell = opaque.grid().cell((int) x, (int) y);
        }
    }

    private boolean isClear(float fromX, float fromY, float toX, float toY) {
        return LineTrace.isClear(opaque, fromX, fromY, toX, toY);
    }

    /** Returns true if a lock or a statue stops what flies over a place. */
    private boolean isStopped(float x, float y) {
        Grid grid = opaque.grid();
        return grid.contains((int) x, (int) y) && state.stopsShots(grid.cell((int) x, (int) y));
    }

    /**
     * Returns the way of a bolt from a place in a direction, in cells: to the first rock, thing or ore that ends it, or
     * the first foe that the player sees.
     */
    float boltCells(AttackForm.Ranged shot, float x, float y, float aimX, float aimY) {
        float free = 0;
        while (free < shot.flightCells()
                && !ends(shot, x + aimX * (free + STEP_CELLS), y + aimY * (free + STEP_CELLS))) {
            free += STEP_CELLS;
        }
        free = Math.min(free, shot.flightCells());
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            BodyComponent body = monster.getComponent(BodyComponent.class);
            float along = (body.x - x) * aimX + (body.y - y) * aimY;
            float aside = (body.y - y) * aimX - (body.x - x) * aimY;
            float touching = body.radius + shot.radiusCells();
            boolean isMet = along > 0 && along < free + touching && Math.abs(aside) <= touching;
            if (isMet && state.isInSight(body.cell) && actors.canHit(-1, monster)) {
                free = Math.min(free, Math.max(0, along - (float) Math.sqrt(touching * touching - aside * aside)));
            }
        }
        return free;
    }

    private boolean ends(AttackForm.Ranged shot, float x, float y) {
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        if (opaque.at(column, row, true)) {
            return true;
        }
        int cell = opaque.grid().cell(column, row);
        return state.stopsShots(cell) || (shot.oreDamage() > 0 && state.ore(cell) != null);
    }
}
