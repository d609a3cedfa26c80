package dev.orebound.view.cue;

import com.badlogic.ashley.core.Entity;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.effect.ParticleKind;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.Grid;
import dev.orebound.view.effect.ParticlePool;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.ground.ElementPainter;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundEffects;

/** Lets embers, smoke and steam rise over ground and bodies. Places are world pixels. */
public final class ElementEffects {
    private static final int EMBER = 0xf0803c;
    private static final int BRIGHT = 0xffc65c;
    private static final int SMOKE = 0x574a7d;
    private static final float SPARKS_A_SECOND = 7;
    /** Glow of a cell from which embers rise, and how many. */
    private static final float HOT = 0.5f;

    private static final float HOT_EMBERS_A_SECOND = 0.8f;
    private static final float EMBERS_A_SECOND = 2.4f;
    private static final float SMOKE_A_SECOND = 0.9f;
    private static final float BODY_EMBERS_A_SECOND = 9;
    private static final float WISPS_A_SECOND = 0.7f;

    private final World world;
    private final Grid grid;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final ParticlePool particles;
    private final RandomStream chance;
    private final ElementPainter elements;
    private final ContentTable<GroundKind> kinds;

    /** @param chance decides nothing but pictures */
    public ElementEffects(SceneContext frame, ElementPainter elements, ParticlePool particles, RandomStream chance) {
        this.elements = elements;
        kinds = frame.world.content().grounds();
        this.world = frame.world;
        this.frame = frame;
        this.fog = frame.fog;
        this.particles = particles;
        this.chance = chance;
        grid = frame.world.floor().grid();
    }

    /** Shows what goes on without any event. */
    void move(float seconds) {
        for (int i = 0; i < world.part(GroundEffects.class).activeCount(); i++) {
            int cell = world.part(GroundEffects.class).active(i);
            if (fog.sees(cell) && frame.section.sees(frame.middleX(cell), frame.middleY(cell), SceneContext.CELL / 2)) {
                smoulder(cell, seconds);
            }
        }
        burn(world.player().entity(), seconds);
        for (int i = 0; i < world.monsters().size(); i++) {
            burn(world.monsters().get(i), seconds);
        }
        for (int i = 0; i < world.companions().size(); i++) {
            burn(world.companions().get(i), seconds);
        }
    }

    private void smoulder(int cell, float seconds) {
        float x = (grid.x(cell) + chance.unit()) * SceneContext.CELL;
        float y = (grid.y(cell) + chance.unit() * 0.8f) * SceneContext.CELL;
        if (world.part(GroundEffects.class).isBurning(cell)) {
            if (chance.unit() < EMBERS_A_SECOND * seconds) {
                ember(x, y, 6);
            }
            if (chance.unit() < SMOKE_A_SECOND * seconds) {
                particles.add(ParticleKind.SMOKE, x, y, 18, (chance.unit() - 0.5f) * 8, 0, 16, SMOKE);
            }
        }
        int air = world.part(GroundEffects.class).kindAt(GroundSlot.AIR, cell);
        if (air != GroundEffects.NONE && kinds.at(air).bursts() != null) {
            if (chance.unit() < SPARKS_A_SECOND * seconds) {
                particles.add(ParticleKind.SPARK, x, y, 16, (chance.unit() - 0.5f) * 60, 0, 50, BRIGHT);
            }
        } else if (world.part(GroundEffects.class).veilTicks(cell) > 0 && chance.unit() < WISPS_A_SECOND * seconds) {
            particles.add(
                    ParticleKind.DUST,
                    x,
                    y,
                    26,
                    (chance.unit() - 0.5f) * 8,
                    0,
                    14,
                    kinds.at(air).rgb());
        }
        if (elements.heat(cell) > HOT && chance.unit() < HOT_EMBERS_A_SECOND * seconds) {
            ember(x, y, 2);
        }
    }

    private void burn(Entity entity, float seconds) {
        BodyComponent body = frame.bodies.get(entity);
        if (frame.statuses.get(entity).has(StatusEffect.BURNING)
                && fog.sees(body.cell)
                && chance.unit() < BODY_EMBERS_A_SECOND * seconds) {
            float aside = (chance.unit() - 0.5f) * 2 * body.radius * SceneContext.CELL;
            ember(frame.x(body) + aside, frame.y(body) - SceneContext.FOOT, 6 + 10 * chance.unit());
        }
    }

    private void ember(float x, float y, float height) {
        int colour = chance.unit() < 0.4f ? BRIGHT : EMBER;
        float up = 14 + 22 * chance.unit();
        particles.add(ParticleKind.EMBER, x, y, height, (chance.unit() - 0.5f) * 22, 0, up, colour);
    }
}
