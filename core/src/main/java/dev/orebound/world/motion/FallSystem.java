package dev.orebound.world.motion;

import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;

/**
 * Lets living actors fall that are over a chasm and neither hover nor dash. A monster dies; the player leaves the
 * floor, hurt but alive; a companion climbs out beside the player.
 */
public final class FallSystem extends EntitySystem {
    private final ActorColumns all;
    private final Grid grid;
    private final FloorState state;
    private final PlacementSearch places;
    private final ActorQueries actors;
    private final TickEvents events;
    private final Player player;
    private final Content content;

    public FallSystem(PartRegistry parts) {
        HazardMap hazards = parts.get(HazardMap.class);
        BodyCollider collider = parts.get(BodyCollider.class);
        all = parts.get(ActorColumns.class);
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        places = new PlacementSearch(parts.get(Floor.class), parts.get(FloorState.class), hazards, collider);
        actors = parts.get(ActorQueries.class);
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        content = parts.get(Content.class);
    }

    @Override
    public void update(float seconds) {
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            int cell = all.bodies.get(i).cell;
            if (state.isPeril(cell) && state.perilAt(cell) == Terrain.Peril.SWALLOWS) {
                swallow(all.entity(i), all.bodies.get(i));
            }
        }
    }

    private void swallow(Entity entity, BodyComponent body) {
        if (HEALTHS.get(entity).health <= 0 || actors.isOffTheGround(entity)) {
            return;
        }
        if (entity == player.entity()) {
            fall(body);
        } else if (COMPANIONS.has(entity)) {
            climbOut(body);
        } else {
            // The event is added when the monster is removed.
            HEALTHS.get(entity).health = 0;
        }
    }

    /** Lets the player fall; a fall alone never kills. */
    private void fall(BodyComponent body) {
        if (player.hasFallen() || player.component().dashTicks > 0 || player.exitTaken() >= 0) {
            return;
        }
        player.fall();
        int damage = content.elements().fall().damage();
        int taken = player.gear().standing(StandingRule.SAFE_FALLS) > 0 ? 0 : player.spared(damage, content);
        player.health().health = Math.max(1, player.health().health - taken);
        events.place(EventType.PLAYER_FELL, body.x, body.y, body.cell);
    }

    private void climbOut(BodyComponent body) {
        int free = places.near(player.body().cell, body.radius, all.entities(), body);
        int cell = free == Grid.NONE ? player.body().cell : free;
        body.cell = cell;
        body.x = grid.x(cell) + 0.5f;
        body.y = grid.y(cell) + 0.5f;
        body.knockX = 0;
        body.knockY = 0;
    }
}
