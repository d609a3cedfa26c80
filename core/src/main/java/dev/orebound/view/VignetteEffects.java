package dev.orebound.view;

import dev.orebound.view.effect.ParticleKind;
import dev.orebound.world.World;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.LockEvent;
import dev.orebound.world.event.WorldEvent.VignetteEvent;
import java.util.function.IntConsumer;

/** Shows the events of locks, keys and vignettes. Places are world pixels. */
final class VignetteEffects {
    private static final int KEY = 0xffc65c;
    private static final int IRON = 0x9aa9c4;
    private static final int ALARM = 0xf0803c;
    /** Height from which the first dust of a roof falls, in pixels. */
    private static final float ROOF = 26;

    private final ImpactEffects impacts;
    private final LockLayer locks;
    private final VignetteLayer vignettes;
    private final ScreenReaction screen;
    private final World world;
    private final IntConsumer reveal;

    /** @param reveal shows the ground of a hidden lock, by the number of the lock */
    VignetteEffects(
            SceneContext frame, ImpactEffects impacts, LockLayer locks, VignetteLayer vignettes, IntConsumer reveal) {
        this.impacts = impacts;
        this.locks = locks;
        this.vignettes = vignettes;
        this.reveal = reveal;
        screen = frame.screen;
        world = frame.world;
    }

    /** Shows an event; returns false if it is about something else. */
    boolean read(WorldEvent event, float x, float y) {
        return event instanceof LockEvent lock
                ? readLock(lock, x, y)
                : event instanceof VignetteEvent vignette && readVignette(vignette, x, y);
    }

    private boolean readLock(LockEvent event, float x, float y) {
        switch (event.type()) {
            case LOCK_FOUND -> {
                reveal.accept(event.lock);
                impacts.particles.burst(ParticleKind.DUST, 16, x, y, 4, 30, 10, ImpactEffects.DUST);
                impacts.particles.burst(ParticleKind.CHIP, 6, x, y, 10, 30, 40, ImpactEffects.STONE);
            }
            case LOCK_STRUCK -> {
                locks.strike(event.lock);
                impacts.rock(x, y);
            }
            case LOCK_OPENED -> {
                reveal.accept(event.lock);
                locks.open(event.lock);
                impacts.particles.burst(ParticleKind.CHIP, 14, x, y, 8, 60, 90, IRON);
                impacts.particles.burst(ParticleKind.DUST, 18, x, y - ActorPainter.FOOT, 2, 50, 10, ImpactEffects.DUST);
                impacts.strokes.ring(x, y, 26, 0.45f, KEY);
                impacts.flares.add(x, y + 6, 80, KEY, 1, 0.5f);
                screen.shake(0.25f);
            }
            case LOCK_KEY_TAKEN -> impacts.pickup(x, y, KEY);
            case LOCK_KEY_DROPPED, LOCK_KEY_RETURNED -> {
                impacts.particles.burst(ParticleKind.GLINT, 12, x, y, 8, 26, 24, KEY);
                impacts.strokes.ring(x, y, 22, 0.5f, KEY);
                impacts.flares.add(x, y + 4, 60, KEY, 0.9f, 0.6f);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean readVignette(VignetteEvent event, float x, float y) {
        switch (event.type()) {
            case PRIZE_TAKEN -> impacts.treasure(x, y);
            case LEVER_PULLED, CAGE_SHUT -> {
                vignettes.shift(event.vignette);
                impacts.slam(x, y);
                screen.shake(0.12f);
            }
            case PLATE_SUNK ->
                impacts.particles.burst(ParticleKind.DUST, 6, x, y - ActorPainter.FOOT, 0, 20, 5, ImpactEffects.DUST);
            case STATUE_WOKEN, BURROW_OPENED -> {
                impacts.particles.burst(ParticleKind.CHIP, 16, x, y, 10, 60, 90, ImpactEffects.STONE);
                impacts.particles.burst(ParticleKind.DUST, 14, x, y - ActorPainter.FOOT, 2, 46, 12, ImpactEffects.DUST);
                screen.shake(0.3f);
            }
            case VENT_POURED ->
                impacts.particles.burst(ParticleKind.SMOKE, 3, x, y - ActorPainter.FOOT, 1, 14, 26, ImpactEffects.DUST);
            case ROOF_CRACKED -> crack(event.cell(), x, y);
            case ROOF_FELL -> {
                impacts.particles.burst(ParticleKind.CHIP, 14, x, y, 10, 70, 60, ImpactEffects.STONE);
                impacts.particles.burst(ParticleKind.DUST, 16, x, y - ActorPainter.FOOT, 2, 56, 12, ImpactEffects.DUST);
                impacts.particles.burst(ParticleKind.SMOKE, 4, x, y, 2, 30, 10, ImpactEffects.DUST);
                screen.shake(0.35f);
            }
            case ALARM_RAISED -> {
                impacts.strokes.ring(x, y, 90, 0.9f, ALARM);
                impacts.strokes.ring(x, y, 50, 0.7f, ALARM);
                impacts.flares.add(x, y + 6, 110, ALARM, 1, 0.7f);
            }
            case VIGNETTE_DARKENED -> impacts.letOut(x, y, false);
            case VIGNETTE_PAID -> impacts.treasure(x, y);
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Shows that a roof is about to come down on a cell: crumbs fall, and a shadow grows. */
    private void crack(int cell, float x, float y) {
        vignettes.crack(cell, world.tick());
        for (int i = 0; i < 5; i++) {
            float aside = (i - 2) * 3f;
            impacts.particles.add(ParticleKind.CHIP, x + aside, y - aside / 2, ROOF + i, 0, 0, 0, ImpactEffects.STONE);
        }
        impacts.particles.burst(ParticleKind.DUST, 5, x, y, ROOF / 2, 8, -4, ImpactEffects.DUST);
    }
}
