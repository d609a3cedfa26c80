package dev.orebound.view;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.world.World;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.FloorState;
import org.jspecify.annotations.Nullable;

/** What is seen of a boss besides its attacks: that it rises, that ore grows for it, and what shields it. World pixels. */
final class BossEffects {
    private static final int RISING = 0xffd26e;
    private static final int SHIELD = 0xc6f6f2;

    /** Ticks from one tremor to the next while it rises, and from one glint of its crystals to the next. */
    private static final int TREMOR_TICKS = 7;

    private static final int GLINT_TICKS = 3;
    private static final int RING_TICKS = 36;
    private static final float SHIELD_RADIUS = 30;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final World world;
    private final Content content;
    private final Grid grid;
    private final ImpactEffects impacts;
    private final Shake shake;
    private final Flash white;

    BossEffects(World world, ImpactEffects impacts, Shake shake, Flash white) {
        this.world = world;
        this.impacts = impacts;
        this.shake = shake;
        this.white = white;
        content = world.content();
        grid = world.floor().grid();
    }

    /** False if the event is about something else. */
    boolean read(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case BOSS_ROSE -> {
                shake.add(1);
                white.raise(0.3f);
                impacts.particles.burst(ParticleKind.CHIP, 34, x, y, 6, 130, 120, ImpactEffects.STONE);
                impacts.particles.burst(ParticleKind.DUST, 26, x, y, 2, 90, 14, ImpactEffects.DUST);
                impacts.strokes.ring(x, y, 46, 0.6f, RISING);
                impacts.strokes.ring(x, y, 84, 0.9f, ImpactEffects.DUST);
                impacts.flares.add(x, y + 16, 150, RISING, 1.6f, 0.8f);
            }
            case ORE_GREW -> {
                int rgb = content.ores().at(event.subject()).light().rgb();
                impacts.oreBreak(x, y, rgb);
                impacts.strokes.ring(x, y - 4, 16, 0.5f, rgb);
                shake.add(0.12f);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** What goes on from tick to tick without any event. */
    void tick() {
        Boss boss = world.boss();
        BodyComponent body = boss.isAlive() ? bodyOf(boss.spawnId()) : null;
        if (body == null) {
            return;
        }
        float x = body.x * SceneContext.CELL;
        float y = body.y * SceneContext.CELL;
        if (boss.riseTicks() > 0 && world.tick() % TREMOR_TICKS == 0) {
            shake.add(0.16f);
            impacts.particles.burst(ParticleKind.CHIP, 5, x, y, 14, 50, 70, ImpactEffects.STONE);
            impacts.particles.burst(ParticleKind.EMBER, 6, x, y, 10, 22, 60, RISING);
        }
        if (boss.isShielded() && boss.crystals() > 0) {
            shield(boss, x, y);
        }
    }

    /** Glints run from its crystals to it. */
    private void shield(Boss boss, float x, float y) {
        if (world.tick() % RING_TICKS == 0) {
            impacts.strokes.ring(x, y + 4, SHIELD_RADIUS, 0.7f, SHIELD);
            impacts.flares.add(x, y + 14, 60, SHIELD, 0.5f, 0.6f);
        }
        if (world.tick() % GLINT_TICKS != 0) {
            return;
        }
        int cell = boss.crystal((int) (world.tick() / GLINT_TICKS % boss.crystals()));
        int ore = world.floorState().oreAt(cell);
        float fromX = (grid.x(cell) + 0.5f) * SceneContext.CELL;
        float fromY = (grid.y(cell) + 0.5f) * SceneContext.CELL;
        float dx = x - fromX;
        float dy = y - fromY;
        float far = (float) Math.sqrt(dx * dx + dy * dy);
        if (ore != FloorState.NO_ORE && far > 1) {
            int rgb = content.ores().at(ore).light().rgb();
            impacts.particles.spray(ParticleKind.GLINT, 3, fromX, fromY, 9, dx / far, dy / far, 110, rgb);
        }
    }

    private @Nullable BodyComponent bodyOf(long spawnId) {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity each = world.monsters().get(i);
            if (spawns.get(each).spawnId == spawnId) {
                return bodies.get(each);
            }
        }
        return null;
    }
}
