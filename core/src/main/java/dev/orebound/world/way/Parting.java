package dev.orebound.world.way;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.MindRules;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Ray;
import dev.orebound.world.AimTable;
import dev.orebound.world.Intent;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;

/** Keeps bodies that walk of their own will a little apart from each other. */
public final class Parting {
    /** From one spawn id to the next in aims: no simple part of a turn, so that neighbours in age go different ways. */
    private static final int SPREAD = 389;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final BitLayer solid;
    private final float apartCells;
    private final float partSpeed;

    public Parting(MindRules rules, BitLayer solid) {
        this.solid = solid;
        apartCells = rules.apartCells();
        partSpeed = rules.partSpeed() / World.TICKS_A_SECOND;
    }

    /** Parts one of many from each of the others. */
    public void partFromAll(Entity one, ImmutableArray<Entity> all) {
        BodyComponent body = bodies.get(one);
        long spawnId = spawns.get(one).spawnId;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) != one) {
                part(body, bodies.get(all.get(i)), spawnId);
            }
        }
    }

    /** Adds to a body's speed what takes it off another that is too near, unless rock or a shut door is between them. */
    public void part(BodyComponent body, BodyComponent other, long spawnId) {
        float dx = body.x - other.x;
        float dy = body.y - other.y;
        float wanted = body.radius + other.radius + apartCells;
        float squared = dx * dx + dy * dy;
        if (squared >= wanted * wanted || !Ray.isClear(solid, body.x, body.y, other.x, other.y)) {
            return;
        }
        if (squared == 0) {
            // In the very same place each goes a way of its own.
            int aim = (int) (spawnId * SPREAD % Intent.AIMS);
            body.velocityX += AimTable.x(aim) * wanted * partSpeed;
            body.velocityY += AimTable.y(aim) * wanted * partSpeed;
            return;
        }
        float distance = (float) Math.sqrt(squared);
        float push = (wanted - distance) * partSpeed / distance;
        body.velocityX += dx * push;
        body.velocityY += dy * push;
    }
}
