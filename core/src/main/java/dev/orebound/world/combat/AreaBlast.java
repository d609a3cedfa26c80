package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;
import java.util.List;

/** Hits everything around a place: actors, the ground and ore. Rock and shut doors shield. */
final class AreaBlast {
    /** Within this distance of the middle, in cells, the knock-back goes against the target's own direction. */
    private static final float MIDDLE = 0.05f;

    private final Floor floor;
    private final FloorState state;
    private final BitLayer opaque;
    private final Grid grid;
    private final BlowQueue blows;
    private final GroundChanges ground;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final ActorQueries actors;
    private final Player player;
    private final ImmutableArray<Entity> friends;

    AreaBlast(PartRegistry parts) {
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        opaque = state.opaque();
        grid = opaque.grid();
        blows = parts.get(BlowQueue.class);
        ground = parts.get(GroundChanges.class);
        events = parts.get(TickEvents.class);
        noises = parts.get(NoiseQueue.class);
        actors = parts.get(ActorQueries.class);
        player = parts.get(Player.class);
        friends = parts.get(Population.class).friends().entities();
    }

    /** Lets a burst attack hit everything around its attacker, which is protected for a while. */
    void burst(ImmutableArray<Entity> all, Entity attacker, StrikerComponent striker, Attack attack) {
        AttackForm.Burst burst = (AttackForm.Burst) attack.form();
        BodyComponent body = BODIES.get(attacker);
        long id = SPAWNS.get(attacker).spawnId;
        float radius = burst.radiusCells();
        hit(all, body.x, body.y, radius, burst.innerCells(), attack, id, id, actors.sideOf(attacker));
        strikeOreAround(body.x, body.y, radius, burst.oreDamage(), id);
        HealthComponent health = HEALTHS.get(attacker);
        health.graceTicks = Math.max(health.graceTicks, burst.wardTicks());
    }

    /**
     * Hits every enemy that reaches into a circle and whose middle nothing opaque shields.
     *
     * @param all entities with the enemies of the player; a monster's enemies are the player and its friends
     * @param inner radius within which the ground is not affected, in cells
     * @param source spawn id of the bursting entity, which may be the attacker
     * @param bySpawnId spawn id of the attacker
     * @param side of the attacker: index of a monster's kind, or -1 for the player's side
     */
    void hit(
            ImmutableArray<Entity> all,
            float x,
            float y,
            float radius,
            float inner,
            Attack attack,
            long source,
            long bySpawnId,
            int side) {
        events.blast(x, y, grid.cell((int) x, (int) y), radius, source, bySpawnId, side);
        noises.make(x, y);
        if (attack.influence() != null) {
            ground.bringAround(attack.influence(), x, y, radius, inner, bySpawnId, side, ReactionTable.NONE);
            if (side < 0) {
                strikeThingsAround(x, y, radius, attack.influence(), source);
            }
        }
        if (side >= 0) {
            hit(player.entity(), x, y, radius, attack, bySpawnId, side);
        }
        ImmutableArray<Entity> others = side >= 0 ? friends : all;
        for (int i = 0; i < others.size(); i++) {
            hit(others.get(i), x, y, radius, attack, bySpawnId, side);
        }
    }

    private void hit(Entity target, float x, float y, float radius, Attack attack, long bySpawnId, int side) {
        if (!actors.canHit(side, target)) {
            return;
        }
        BodyComponent body = BODIES.get(target);
        float dx = body.x - x;
        float dy = body.y - y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance - body.radius > radius || !LineTrace.isClear(opaque, x, y, body.x, body.y)) {
            return;
        }
        boolean isInMiddle = distance < MIDDLE;
        blows.add(
                target,
                bySpawnId,
                side,
                attack,
                isInMiddle ? -body.facingX : dx / distance,
                isInMiddle ? -body.facingY : dy / distance);
    }

    /** Brings an influence to every lock and statue that reaches into a circle, unless something opaque shields it. */
    private void strikeThingsAround(float x, float y, float radius, GroundInfluence influence, long source) {
        List<LockComponent> locks = state.locks();
        for (int i = 0; i < locks.size(); i++) {
            Cells cells = floor.locks().get(i).cells();
            for (int k = 0; k < cells.size() && !locks.get(i).isOpen; k++) {
                strikeThing(cells.at(k), x, y, radius, influence, source);
            }
        }
        List<PropComponent> props = state.props();
        for (int i = 0; i < props.size(); i++) {
            if (props.get(i).kind == PropKind.STATUE) {
                strikeThing(props.get(i).cell, x, y, radius, influence, source);
            }
        }
    }

    private void strikeThing(int cell, float x, float y, float radius, GroundInfluence influence, long source) {
        float dx = Math.max(0, Math.abs(x - grid.x(cell) - 0.5f) - 0.5f);
        float dy = Math.max(0, Math.abs(y - grid.y(cell) - 0.5f) - 0.5f);
        if (dx * dx + dy * dy <= radius * radius && state.isOpenTo(cell, x, y)) {
            blows.addToThing(cell, influence.ordinal(), source);
        }
    }

    /** Strikes the ore on a cell; returns false if there is none, or if the damage is 0. */
    boolean strikeOre(int cell, int damage, long bySpawnId) {
        if (damage == 0 || state.ore(cell) == null) {
            return false;
        }
        blows.addToOre(cell, damage, bySpawnId);
        return true;
    }

    /** Strikes all ore with its middle in a circle, unless something opaque shields it. */
    void strikeOreAround(float x, float y, float radius, int damage, long bySpawnId) {
        if (damage == 0) {
            return;
        }
        int lowX = Math.max(0, (int) Math.floor(x - radius));
        int lowY = Math.max(0, (int) Math.floor(y - radius));
        int highX = Math.min(grid.width() - 1, (int) (x + radius));
        int highY = Math.min(grid.height() - 1, (int) (y + radius));
        for (int cellY = lowY; cellY <= highY; cellY++) {
            for (int cellX = lowX; cellX <= highX; cellX++) {
                float dx = cellX + 0.5f - x;
                float dy = cellY + 0.5f - y;
                if (dx * dx + dy * dy <= radius * radius
                        && LineTrace.isClear(opaque, x, y, cellX + 0.5f, cellY + 0.5f)) {
                    strikeOre(grid.cell(cellX, cellY), damage, bySpawnId);
                }
            }
        }
    }
}
