package dev.orebound.lab.world;

import static dev.orebound.world.component.ComponentMappers.PICKUPS;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.state.BodyCollider;
import org.jspecify.annotations.Nullable;

/**
 * No player, monster or companion overlaps rock, ore, a chest or a shut door, nor does the middle of any thing, and no
 * swimming monster is on dry land. A corner of rock is round only while the cells beside it are open, so that a cell
 * that closes can leave the player overlapping the corner for a tick, until the player is moved, and a thing that lies
 * there for good.
 */
public final class NobodyIsInRock implements WorldRule {
    /** Overlap in cells that is put down to rounding, beyond what the collider allows. */
    private static final float SLACK = 0.001f;

    /** Radius of the middle of a thing. */
    private static final float MIDDLE = 0.01f;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);

    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final int lookTicks;
    private @Nullable BodyCollider ofPlayer;
    private @Nullable BodyCollider ofOthers;
    private @Nullable BodyCollider shores;
    private @Nullable World lastWorld;
    private int faultCell;
    private long lastOverlapTick = Long.MIN_VALUE;

    /** Looks at every tick. */
    public NobodyIsInRock() {
        this(1);
    }

    /** @param lookTicks from one look to the next, 1 or more */
    public NobodyIsInRock(int lookTicks) {
        this.lookTicks = lookTicks;
    }

    @Override
    public @Nullable RuleBreach look(World world) {
        String fault = world.tick() % lookTicks == 0 ? fault(world) : null;
        return fault == null ? null : new RuleBreach(fault, faultCell);
    }

    /** Checks a whole world after a tick; returns what overlaps what, or null. */
    public @Nullable String fault(World world) {
        if (ofPlayer == null || ofOthers == null || world != lastWorld) {
            ofPlayer = new BodyCollider(
                    world.floor().grid(),
                    world.floorState().solid(),
                    world.floor().structure());
            // Round corners are the player's alone: nobody else may cut a corner.
            ofOthers = BodyCollider.withSquareCorners(
                    world.floor().grid(), world.floorState().solid());
            shores = new BodyCollider(
                    world.floor().grid(),
                    world.floorState().unswimmable(),
                    world.floor().structure());
            lastWorld = world;
            lastOverlapTick = Long.MIN_VALUE;
        }
        String fault = faultOfPlayer(world, ofPlayer);
        fault = fault != null ? fault : faultAmong("a monster", world.monsters(), world, ofOthers);
        fault = fault != null ? fault : faultAmong("a companion", world.companions(), world, ofOthers);
        return fault != null ? fault : faultAmong("a thing", world.pickups(), world, ofPlayer);
    }

    /**
     * Returns what the player's middle is in, or what the player has overlapped for more than a tick. A dead one may be
     * buried: solid ground rises on everything but the living.
     */
    private @Nullable String faultOfPlayer(World world, BodyCollider walls) {
        if (!world.player().isAlive()) {
            return null;
        }
        String fault = faultOf("the player", world.player().entity(), world, walls);
        if (fault == null) {
            return null;
        }
        BodyComponent body = world.player().body();
        boolean isNew = lastOverlapTick < world.tick() - 1 && walls.isFree(body.x, body.y, MIDDLE);
        lastOverlapTick = world.tick();
        return isNew ? null : fault;
    }

    private @Nullable String faultAmong(String who, ImmutableArray<Entity> all, World world, BodyCollider walls) {
        for (int i = 0; i < all.size(); i++) {
            String fault = faultOf(who, all.get(i), world, walls);
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }

    private @Nullable String faultOf(String who, Entity entity, World world, BodyCollider walls) {
        BodyComponent body = bodies.get(entity);
        Grid grid = world.floor().grid();
        int cell = grid.cell((int) body.x, (int) body.y);
        BodyCollider bounds = swims(entity, world) && shores != null ? shores : walls;
        float radius = PICKUPS.has(entity) ? MIDDLE : body.radius - SLACK;
        boolean isFine = cell == body.cell && bounds.isFree(body.x, body.y, radius);
        faultCell = isFine ? faultCell : cell;
        return isFine ? null : who + " of radius " + body.radius + " is in something solid at " + body.x + "," + body.y;
    }

    private boolean swims(Entity entity, World world) {
        MonsterComponent monster = monsters.get(entity);
        return monster != null && world.content().monsters().at(monster.monster).swims();
    }
}
