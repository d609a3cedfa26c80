package dev.orebound.view;

import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.Ore;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.BlastEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.event.WorldEvent.ShotEvent;

/** Shows projectiles that leave, hit or burst, and brews. Places and lengths are world pixels. */
final class ProjectileEffects {
    private static final int DUST_FIRE = 0xffd060;
    private static final int STEEL = 0xdfe8f2;
    private static final float SECONDS = 0.34f;
    private static final int ROUND_ABOUT = 20;

    private final Content content;
    private final FogOfWar fog;
    private final SpriteCatalog looks;
    private final ScreenReaction screen;
    private final ImpactEffects impacts;

    ProjectileEffects(SceneContext frame, ImpactEffects impacts) {
        this.fog = frame.fog;
        this.looks = frame.sprites;
        screen = frame.screen;
        content = frame.world.content();
        this.impacts = impacts;
    }

    /** Shows an event; returns false if it is about something else. */
    boolean read(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case SHOT_LOOSED -> {
                if (event.subject() >= 0 && fog.sees(event)) {
                    shotLeaves(x, y, looks.shots.get(event.subject()).rgb());
                }
            }
            case SHOT_ENDED -> {
                if (fog.sees(event)) {
                    end((ShotEvent) event, x, y);
                }
            }
            case BREW_CAST -> cast((BrewEvent) event, x, y);
            case FLASK_BROKEN -> {
                impacts.particles.burst(
                        ParticleKind.SPARK, 6, x, y, 4, radiusOf((BrewEvent) event) * 2.4f, 70, 0xdfe8f2);
                element(x, y, radiusOf((BrewEvent) event), event.subject());
                screen.shake(0.35f);
            }
            case BLAST -> {
                if (event.manner() >= 0) {
                    float radius = ((BlastEvent) event).radiusCells * SceneContext.CELL;
                    if (fog.sees(event)) {
                        burst(x, y, radius, ElementPainter.FIRELIGHT);
                        impacts.particles.burst(ParticleKind.EMBER, 8, x, y, 6, radius * 3, 50, DUST_FIRE);
                        screen.shake(0.25f);
                    }
                } else if (event.subject() >= 0 && fog.sees(event)) {
                    float radius = ((BlastEvent) event).radiusCells * SceneContext.CELL;
                    burst(x, y, radius, looks.shots.get(event.subject()).rgb());
                    screen.shake(0.3f);
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void end(ShotEvent event, float x, float y) {
        if (event.subject() >= 0) {
            shotEnds(x, y, looks.shots.get(event.subject()).rgb());
            return;
        }
        if (AttackTable.isThrow(event.attack)) {
            shotEnds(x, y, STEEL);
            return;
        }
        int brew = AttackTable.brewOf(event.attack);
        shotEnds(x, y, content.brews().at(brew).rgb());
        Attack bolt = content.brews().attack(brew, BrewUse.BOLT, AttackTable.levelOf(event.attack));
        float radius = AttackTable.blastCells(bolt) * SceneContext.CELL;
        if (radius > 0) {
            element(x, y, radius, brew);
            screen.shake(0.2f);
        }
    }

    private void cast(BrewEvent event, float x, float y) {
        int rgb = content.brews().at(event.brew).rgb();
        if (event.use != BrewUse.BURST) {
            shotLeaves(x, y, rgb);
            return;
        }
        float radius = radiusOf(event);
        element(x, y, radius, event.brew);
        roundAbout(x, y, radius, rgb);
        screen.shake(0.4f);
    }

    private float radiusOf(BrewEvent event) {
        Attack attack = content.brews().attack(event.brew, event.use, event.level);
        return AttackTable.blastCells(attack) * SceneContext.CELL;
    }

    /** Shows a burst of a radius. */
    private void burst(float x, float y, float radius, int rgb) {
        int much = Math.round(radius * 0.5f);
        impacts.particles.burst(ParticleKind.SPARK, much, x, y, 4, radius * 3.4f, 60, ImpactEffects.WHITE_HOT);
        impacts.particles.burst(ParticleKind.CHIP, much / 2, x, y, 3, radius * 2.6f, 90, rgb);
        impacts.particles.burst(ParticleKind.SMOKE, much / 2, x, y, 2, radius * 2, 14, ImpactEffects.SMOKE);
        light(x, y, radius, rgb);
    }

    /** Shows a brew taking effect all round a place: each of its ores adds its share. */
    private void element(float x, float y, float radius, int brew) {
        int rgb = content.brews().at(brew).rgb();
        int ores = content.brews().oresOf(brew);
        int much = Math.round(radius * 0.6f / Integer.bitCount(ores));
        for (int ore = 0; ore < content.ores().size(); ore++) {
            if ((ores >> ore & 1) != 0) {
                element(x, y, radius, content.ores().at(ore), much, rgb);
            }
        }
        light(x, y, radius, rgb);
    }

    private void element(float x, float y, float radius, Ore ore, int much, int rgb) {
        switch (ore.id()) {
            case "water" -> {
                impacts.particles.burst(ParticleKind.DROP, much * 2, x, y, 3, radius * 3, 120, rgb);
                impacts.strokes.ring(x, y, radius * 0.6f, SECONDS * 1.6f, ImpactEffects.SPRAY);
            }
            case "air" -> {
                impacts.particles.burst(ParticleKind.DUST, much, x, y, 2, radius * 5, 8, 0xdfe8f2);
                impacts.particles.burst(ParticleKind.GLINT, much / 2, x, y, 6, radius * 6, 20, rgb);
                impacts.strokes.ring(x, y, radius * 1.25f, SECONDS * 0.8f, 0xdfe8f2);
            }
            case "earth" -> {
                impacts.particles.burst(ParticleKind.CHIP, much * 2, x, y, 3, radius * 2.6f, 130, rgb);
                impacts.particles.burst(ParticleKind.DUST, much, x, y, 1, radius * 2.4f, 10, ImpactEffects.DUST);
            }
            default -> {
                impacts.particles.burst(ParticleKind.EMBER, much * 2, x, y, 3, radius * 3.2f, 46, rgb);
                impacts.particles.burst(ParticleKind.EMBER, much / 2, x, y, 3, radius * 2, 60, ImpactEffects.WHITE_HOT);
                impacts.particles.burst(ParticleKind.SMOKE, much / 2, x, y, 4, radius * 2, 26, ImpactEffects.SMOKE);
            }
        }
    }

    /** Shows small bursts on a circle, which mark the edge of the effect. */
    private void roundAbout(float x, float y, float radius, int rgb) {
        for (int i = 0; i < ROUND_ABOUT; i++) {
            double turn = 2 * Math.PI * i / ROUND_ABOUT;
            float atX = x + (float) Math.cos(turn) * radius * 0.82f;
            float atY = y + (float) Math.sin(turn) * radius * 0.82f;
            impacts.particles.burst(ParticleKind.GLINT, 3, atX, atY, 3, 30, 26, rgb);
            impacts.particles.burst(ParticleKind.DUST, 1, atX, atY, 2, 22, 10, rgb);
        }
    }

    private void light(float x, float y, float radius, int rgb) {
        impacts.strokes.ring(x, y, radius, SECONDS, rgb);
        impacts.strokes.ring(x, y, radius * 0.7f, SECONDS * 0.7f, ImpactEffects.WHITE_HOT);
        impacts.flares.add(x, y + 4, radius * 2.6f, rgb, 1.5f, 0.45f);
    }

    /** Shows a shot that hits something or drops. */
    private void shotEnds(float x, float y, int rgb) {
        impacts.particles.burst(ParticleKind.DUST, 4, x, y, 6, 20, 6, ImpactEffects.DUST);
        impacts.particles.burst(ParticleKind.SPARK, 4, x, y, 7, 55, 40, rgb);
        impacts.flares.add(x, y + 6, 30, rgb, 0.6f, 0.16f);
    }

    /** Shows a shot that leaves its owner. */
    private void shotLeaves(float x, float y, int rgb) {
        impacts.particles.burst(ParticleKind.GLINT, 3, x, y, 8, 26, 10, rgb);
        impacts.flares.add(x, y + 8, 34, rgb, 0.6f, 0.14f);
    }
}
