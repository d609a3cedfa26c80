package dev.orebound.view.actor;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.combat.FlightRules;
import dev.orebound.world.combat.FlightRules.FlightEnd;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.FloorState;

/**
 * Computes how far the player's brews go before they are cast, by the {@link FlightRules} by which they fly, for a
 * player whose sight is clear. Monsters that the player does not see are left out.
 */
final class BrewReach {
    private static final float STEP_CELLS = 0.1f;

    private final World world;
    private final FloorState state;
    private final Grid grid;
    private final FlightRules flights;
    private final ActorQueries actors;
    private float landX;
    private float landY;

    BrewReach(World world) {
        this.world = world;
        state = world.floorState();
        grid = world.floor().grid();
        flights = new FlightRules(state, world.part(GroundEffects.class));
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
        float parts = flights.clearParts(from.x, from.y, wayX, wayY);
        float driftX = 0;
        float driftY = 0;
        landX = from.x;
        landY = from.y;
        int cell = from.cell;
        for (int left = lob.flightTicks() - 1; left >= 0; left--) {
            driftX += flights.windX(cell);
            driftY += flights.windY(cell);
            float along = parts / FlightRules.PARTS * (lob.flightTicks() - left) / lob.flightTicks();
            float x = from.x + wayX * along + driftX;
            float y = from.y + wayY * along + driftY;
            if (flights.step(landX, landY, x, y) != FlightEnd.FLIES_ON) {
                return;
            }
            landX = x;
            landY = y;
            cell = grid.cell((int) x, (int) y);
        }
    }

    /**
     * Returns the way of a bolt from a place in a direction, in cells: to the first rock, thing or ore that ends it, or
     * the first foe that the player sees.
     */
    float boltCells(AttackForm.Ranged shot, float x, float y, float aimX, float aimY) {
        float free = 0;
        while (free < shot.flightCells() && fliesOn(shot, x, y, aimX, aimY, free)) {
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

    private boolean fliesOn(AttackForm.Ranged shot, float x, float y, float aimX, float aimY, float free) {
        float toX = x + aimX * (free + STEP_CELLS);
        float toY = y + aimY * (free + STEP_CELLS);
        return flights.step(x + aimX * free, y + aimY * free, toX, toY) == FlightEnd.FLIES_ON
                && !flights.endsAtOre(shot, grid.cell((int) toX, (int) toY));
    }
}
