package dev.orebound.world.tactic;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.horde.MindState;
import dev.orebound.world.way.Parting;
import dev.orebound.world.way.WayToPrey;

/** Turns wishes into speed as plainly as can be, and keeps bodies apart. */
final class Strides {
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Grid grid;
    private final WayToPrey way;
    private final Parting parting;
    private final WorldParts parts;

    Strides(WorldParts parts) {
        this.parts = parts;
        grid = parts.floor().grid();
        way = new WayToPrey(parts.state().unwalkable(), parts.ways().prey());
        parting = new Parting(parts.content().minds(), parts.state().solid());
    }

    void walk(Situation at, ImmutableArray<Entity> all) {
        float speed = at.kind.speed() / World.TICKS_A_SECOND * at.wish.pace;
        if (at.wish.lookX != 0 || at.wish.lookY != 0) {
            at.body.facingX = at.wish.lookX;
            at.body.facingY = at.wish.lookY;
        }
        if (!at.kind.isRooted()) {
            switch (at.wish.way) {
                case STAND -> {}
                case TO_PREY -> way.walk(at.body, at.prey, speed);
                case TO_SAFETY -> toCell(at, parts.ways().safety().next(at.body.cell), speed);
                case TO_CELL -> toCell(at, parts.ways().to(at.wish.cell).next(at.body.cell), speed);
                case STRAIGHT -> straight(at, at.wish.x, at.wish.y, speed);
            }
            keepApart(at, all);
        }
    }

    private void keepApart(Situation at, ImmutableArray<Entity> all) {
        MindState state = at.mind.state;
        if (state == MindState.ASLEEP || state == MindState.SHACKLED) {
            return;
        }
        parting.partFromAll(at.entity, all);
        parting.part(at.body, at.prey, spawns.get(at.entity).spawnId);
    }

    private void toCell(Situation at, int cell, float speed) {
        if (cell != Grid.NONE) {
            straight(at, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, speed);
        }
    }

    private static void straight(Situation at, float x, float y, float speed) {
        float dx = x - at.body.x;
        float dy = y - at.body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance < 0.05f) {
            return;
        }
        at.body.velocityX = dx / distance * speed;
        at.body.velocityY = dy / distance * speed;
        if (at.wish.lookX == 0 && at.wish.lookY == 0) {
            at.body.facingX = dx / distance;
            at.body.facingY = dy / distance;
        }
    }
}
