package dev.orebound.view;

import com.badlogic.ashley.core.Entity;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.Grid;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.GroundEvent;
import dev.orebound.world.event.WorldEvent.ReactionEvent;
import dev.orebound.world.event.WorldEvent.StatusEvent;

/**
 * Shows embers, smoke and steam over ground and bodies, and events in which elements take part. Places are world
 * pixels.
 */
final class ElementEffects {
    private static final int EMBER = 0xf0803c;
    private static final int BRIGHT = 0xffc65c;
    private static final int SPARK = 0xc6f6f2;
    private static final int ICE = 0xc6f6f2;
    private static final int SLIME = 0x8fcf6a;
    private static final int VAPOUR = 0xdfe6ea;
    private static final int MUD = 0x6b4a2f;
    private static final int GRIT = 0xb09a72;
    private static final int IRON = 0xb8c2d6;
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
    private final ImpactEffects impacts;
    private final ScreenReaction screen;
    private final RandomStream chance;
    private final ElementPainter elements;
    private final ContentTable<GroundKind> kinds;

    /** @param chance decides nothing but pictures */
    ElementEffects(SceneContext frame, ElementPainter elements, ImpactEffects impacts, RandomStream chance) {
        this.elements = elements;
        kinds = frame.world.content().grounds();
        this.world = frame.world;
        this.frame = frame;
        this.fog = frame.fog;
        this.impacts = impacts;
        screen = frame.screen;
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
                impacts.particles.add(
                        ParticleKind.SMOKE, x, y, 18, (chance.unit() - 0.5f) * 8, 0, 16, ImpactEffects.SMOKE);
            }
        }
        int air = world.part(GroundEffects.class).kindAt(GroundSlot.AIR, cell);
        if (air != GroundEffects.NONE && kinds.at(air).bursts() != null) {
            if (chance.unit() < SPARKS_A_SECOND * seconds) {
                impacts.particles.add(ParticleKind.SPARK, x, y, 16, (chance.unit() - 0.5f) * 60, 0, 50, BRIGHT);
            }
        } else if (world.part(GroundEffects.class).veilTicks(cell) > 0 && chance.unit() < WISPS_A_SECOND * seconds) {
            impacts.particles.add(
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
            ember(frame.x(body) + aside, frame.y(body) - ActorPainter.FOOT, 6 + 10 * chance.unit());
        }
    }

    private void ember(float x, float y, float height) {
        int colour = chance.unit() < 0.4f ? BRIGHT : EMBER;
        float up = 14 + 22 * chance.unit();
        impacts.particles.add(ParticleKind.EMBER, x, y, height, (chance.unit() - 0.5f) * 22, 0, up, colour);
    }

    /** Shows an event; returns false if it is about something else. */
    boolean read(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case FIRE_CAUGHT -> {
                if (fog.sees(event)) {
                    impacts.particles.burst(ParticleKind.EMBER, 6, x, y, 4, 24, 30, BRIGHT);
                    impacts.flares.add(x, y + 4, 52, ElementPainter.FIRELIGHT, 0.7f, 0.35f);
                }
            }
            case FIRE_DIED -> {
                if (fog.sees(event)) {
                    impacts.particles.burst(ParticleKind.SMOKE, 3, x, y, 3, 8, 16, ImpactEffects.SMOKE);
                    impacts.particles.burst(ParticleKind.EMBER, 2, x, y, 2, 10, 14, EMBER);
                }
            }
            case STEAM_ROSE -> {
                if (fog.sees(event)) {
                    int rgb = kinds.at(((GroundEvent) event).ground).rgb();
                    impacts.particles.burst(ParticleKind.SMOKE, 7, x, y, 3, 36, 26, rgb);
                    impacts.strokes.ring(x, y, 20, 0.35f, rgb);
                }
            }
            case GROUND_BEGAN -> begin((GroundEvent) event, x, y);
            case GROUND_ENDED -> end((GroundEvent) event, x, y);
            case REACTION -> {
                if (((ReactionEvent) event).reaction
                        == world.content().reactions().numberOfShattering()) {
                    shatter(event, x, y);
                }
            }
            case WATER_CHARGED -> charge(event, x, y);
            case STATUS_BEGAN -> afflict((StatusEvent) event, x, y);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void charge(WorldEvent event, float x, float y) {
        if (fog.sees(event)) {
            impacts.particles.burst(ParticleKind.SPARK, 18, x, y, 3, 110, 60, SPARK);
            impacts.strokes.ring(x, y, 34, 0.3f, SPARK);
            impacts.strokes.ring(x, y, 20, 0.2f, ImpactEffects.WHITE_HOT);
            impacts.flares.add(x, y, 130, ElementPainter.SPARKLIGHT, 1.6f, 0.4f);
            screen.flashWhite(0.1f);
            screen.shake(0.2f);
        }
    }

    private void begin(GroundEvent event, float x, float y) {
        GroundKind kind = kinds.at(event.ground);
        if (!fog.sees(event)) {
            return;
        }
        if (kind.is(GroundTrait.SOLID)) {
            impacts.particles.burst(ParticleKind.DUST, 5, x, y - 6, 3, 26, 12, kind.rgb());
            impacts.particles.burst(ParticleKind.CHIP, 3, x, y, 6, 40, 70, kind.rgb());
        } else if (kind.slot() == GroundSlot.SURFACE) {
            impacts.particles.burst(ParticleKind.GLINT, 2, x, y, 2, 14, 8, kind.rgb());
        }
    }

    private void end(GroundEvent event, float x, float y) {
        GroundKind kind = kinds.at(event.ground);
        if (fog.sees(event) && (kind.is(GroundTrait.SOLID) || kind.is(GroundTrait.CARRIES))) {
            impacts.particles.burst(ParticleKind.CHIP, kind.is(GroundTrait.SOLID) ? 6 : 3, x, y, 5, 50, 60, kind.rgb());
            impacts.particles.burst(ParticleKind.DUST, 3, x, y, 4, 22, 14, kind.rgb());
        }
    }

    private void shatter(WorldEvent event, float x, float y) {
        if (fog.sees(event)) {
            impacts.particles.burst(ParticleKind.CHIP, 16, x, y, 10, 120, 100, ICE);
            impacts.particles.burst(ParticleKind.GLINT, 10, x, y, 8, 70, 30, ImpactEffects.WHITE_HOT);
            impacts.strokes.ring(x, y + 6, 24, 0.25f, ICE);
            screen.shake(0.25f);
        }
    }

    private void afflict(StatusEvent event, float x, float y) {
        if (!fog.sees(event)) {
            return;
        }
        switch (event.status) {
            case BURNING -> {
                impacts.particles.burst(ParticleKind.EMBER, 9, x, y, 6, 30, 30, BRIGHT);
                impacts.flares.add(x, y + 6, 50, ElementPainter.FIRELIGHT, 0.8f, 0.3f);
            }
            case WET -> impacts.particles.burst(ParticleKind.DROP, 9, x, y, 9, 34, 60, ImpactEffects.SPRAY);
            case CHILLED -> {
                impacts.particles.burst(ParticleKind.GLINT, 9, x, y, 8, 30, 14, ICE);
                impacts.strokes.ring(x, y, 15, 0.25f, ICE);
            }
            case SHOCKED -> {
                impacts.particles.burst(ParticleKind.SPARK, 9, x, y, 8, 85, 50, SPARK);
                impacts.flares.add(x, y + 6, 56, ElementPainter.SPARKLIGHT, 1, 0.2f);
            }
            case STUNNED -> impacts.strokes.ring(x, y + 12, 12, 0.25f, BRIGHT);
            case POISONED -> impacts.particles.burst(ParticleKind.EMBER, 7, x, y, 5, 20, 18, SLIME);
            case SCALDED -> impacts.particles.burst(ParticleKind.SMOKE, 6, x, y, 8, 24, 22, VAPOUR);
            case MIRED -> impacts.particles.burst(ParticleKind.CHIP, 8, x, y, 2, 36, 50, MUD);
            case BLINDED -> impacts.particles.burst(ParticleKind.DUST, 9, x, y, 14, 34, 12, GRIT);
            case FROZEN -> {
                impacts.particles.burst(ParticleKind.GLINT, 14, x, y, 10, 44, 20, ICE);
                impacts.strokes.ring(x, y + 6, 20, 0.25f, ICE);
            }
            case CRACKED -> {
                impacts.particles.burst(ParticleKind.CHIP, 10, x, y, 9, 80, 70, IRON);
                impacts.strokes.ring(x, y + 8, 14, 0.2f, IRON);
            }
        }
    }
}
