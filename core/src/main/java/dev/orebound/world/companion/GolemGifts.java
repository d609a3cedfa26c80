package dev.orebound.world.companion;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.monster.GolemOre.GolemGift;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.TickClock;

/** Applies what another ore gives to a golem in each tick: it mends, and quenches fires around it. */
final class GolemGifts {
    /** Time between two quenchings. */
    private static final int QUENCH_TICKS = 8;

    private final GolemBook golems;
    private final Grid grid;
    private final TickClock clock;
    private final GroundEffects ground;
    private final GroundChanges groundChanges;

    GolemGifts(PartRegistry parts) {
        golems = parts.get(Content.class).golems();
        grid = parts.get(Floor.class).grid();
        clock = parts.get(TickClock.class);
        ground = parts.get(GroundEffects.class);
        groundChanges = parts.get(GroundChanges.class);
    }

    void apply(CompanionComponent companion, BodyComponent body, HealthComponent health, long spawnId) {
        GolemGift gift = golems.giftOf(companion.giftOre);
        if (gift == null || health.health <= 0) {
            return;
        }
        long beat = clock.tick() + spawnId;
        if (gift.mendTicks() > 0 && beat % gift.mendTicks() == 0) {
            health.health = Math.min(health.most, health.health + 1);
        }
        if (gift.quenchCells() > 0 && beat % QUENCH_TICKS == 0) {
            quench(gift.quenchCells(), body.cell, spawnId, companion.monster);
        }
    }

    private void quench(int cells, int about, long spawnId, int monster) {
        for (int dy = -cells; dy <= cells; dy++) {
            for (int dx = -cells; dx <= cells; dx++) {
                int x = grid.x(about) + dx;
                int y = grid.y(about) + dy;
                if (dx * dx + dy * dy <= cells * cells && grid.contains(x, y) && ground.isBurning(grid.cell(x, y))) {
                    groundChanges.bring(GroundInfluence.WATER, grid.cell(x, y), spawnId, monster, ReactionTable.NONE);
                }
            }
        }
    }
}
