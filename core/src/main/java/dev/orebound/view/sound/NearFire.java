package dev.orebound.view.sound;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.GroundEffects;

/** How much fire there is about the player, for the ear. Looks now and then, and makes no garbage. */
final class NearFire {
    private static final int LOOK_TICKS = 12;

    private final World world;
    private final GroundEffects ground;
    private final Grid grid;
    private final int cells;
    private final StatusComponent statuses;
    private float nearness;

    /** @param cells how far off a fire is heard */
    NearFire(World world, int cells) {
        this.world = world;
        this.cells = cells;
        ground = world.ground();
        grid = world.floor().grid();
        statuses = world.player().entity().getComponent(StatusComponent.class);
    }

    void tick() {
        if (world.tick() % LOOK_TICKS == 0) {
            nearness = statuses.has(StatusEffect.BURNING) ? 1 : look();
        }
    }

    /** From 0, no fire, to 1: one burns, or stands right beside some. */
    float nearness() {
        return nearness;
    }

    private float look() {
        BodyComponent body = world.player().body();
        int middleX = grid.x(body.cell);
        int middleY = grid.y(body.cell);
        float sum = 0;
        for (int y = Math.max(0, middleY - cells); y <= Math.min(grid.height() - 1, middleY + cells); y++) {
            for (int x = Math.max(0, middleX - cells); x <= Math.min(grid.width() - 1, middleX + cells); x++) {
                if (ground.isBurning(grid.cell(x, y))) {
                    sum += share(x - middleX, y - middleY);
                }
            }
        }
        return Math.min(1, sum);
    }

    /** What a fire adds: a half beside the player, nothing where it is no longer heard. */
    private float share(int dx, int dy) {
        float left = Math.max(0, 1 - (float) Math.sqrt(dx * dx + dy * dy) / cells);
        return left * left / 2;
    }
}
