package dev.orebound.view;

import dev.orebound.content.Content;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.world.World;
import dev.orebound.world.event.WorldEvent;

/** Turns what a floor gives into what is seen of it: shrines, scrolls, golems, the key. Places are world pixels. */
final class GiftEffects {
    private static final int KEY = 0xffc65c;
    private static final int MAGIC = 0xcf7ae6;
    private static final int IRON = 0x9aa9c4;
    private static final int PARTING = 0xc6f6f2;

    private final World world;
    private final Content content;
    private final ImpactEffects impacts;
    private final Shake shake;
    private final Flash white;

    GiftEffects(World world, ImpactEffects impacts, Shake shake, Flash white) {
        this.world = world;
        this.impacts = impacts;
        this.shake = shake;
        this.white = white;
        content = world.content();
    }

    /** False if the event is about something else. */
    boolean read(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case GIFT_TAKEN ->
                give(x, y, content.fixtures().at(event.subject()).light().rgb());
            case SCROLLS_UNROLLED -> {
                impacts.particles.burst(ParticleKind.EMBER, 14, x, y, 10, 20, 30, MAGIC);
                impacts.strokes.ring(x, y + 4, 22, 0.5f, MAGIC);
            }
            case SCROLL_READ -> give(x, y, MAGIC);
            case GOLEM_WOKEN -> wake(x, y);
            case COMPANION_LEFT -> {
                impacts.particles.burst(ParticleKind.GLINT, 10, x, y, 10, 20, 24, PARTING);
                impacts.particles.burst(ParticleKind.DUST, 10, x, y - ActorPainter.FOOT, 1, 40, 8, ImpactEffects.DUST);
                impacts.flares.add(x, y + 6, 70, PARTING, 0.9f, 0.6f);
            }
            case KEY_DROPPED -> {
                int ore = content.ores().at(event.subject()).light().rgb();
                impacts.particles.burst(ParticleKind.EMBER, 18, x, y, 8, 30, 36, ore);
                impacts.particles.burst(ParticleKind.GLINT, 12, x, y, 6, 30, 24, KEY);
                impacts.strokes.ring(x, y, 30, 0.6f, KEY);
                impacts.flares.add(x, y + 4, 90, KEY, 1.1f, 0.8f);
            }
            case EXITS_UNLOCKED -> {
                impacts.treasure(x, y);
                white.raise(0.12f);
                openExits();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void give(float x, float y, int rgb) {
        impacts.particles.burst(ParticleKind.EMBER, 26, x, y, 8, 34, 44, rgb);
        impacts.particles.burst(ParticleKind.GLINT, 8, x, y, 14, 22, 20, rgb);
        impacts.strokes.ring(x, y, 34, 0.5f, rgb);
        impacts.flares.add(x, y + 8, 110, rgb, 1.3f, 0.8f);
        white.raise(0.1f);
    }

    /** Stone falls off it, its ore lights up, and it stands. */
    private void wake(float x, float y) {
        int ore = content.ores().get(world.floor().primaryOre()).light().rgb();
        impacts.particles.burst(ParticleKind.CHIP, 18, x, y, 12, 60, 100, ImpactEffects.STONE);
        impacts.particles.burst(ParticleKind.DUST, 14, x, y - ActorPainter.FOOT, 2, 50, 12, ImpactEffects.DUST);
        impacts.particles.burst(ParticleKind.EMBER, 24, x, y, 10, 30, 46, ore);
        impacts.strokes.ring(x, y, 40, 0.6f, ore);
        impacts.flares.add(x, y + 8, 130, ore, 1.5f, 1.1f);
        shake.add(0.5f);
    }

    private void openExits() {
        for (int i = 0; i < world.floor().exits().size(); i++) {
            int cell = world.floor().exits().get(i).at();
            float x = (world.floor().grid().x(cell) + 0.5f) * SceneContext.CELL;
            float y = (world.floor().grid().y(cell) + 0.5f) * SceneContext.CELL;
            impacts.particles.burst(ParticleKind.CHIP, 10, x, y, 4, 50, 80, IRON);
            impacts.strokes.ring(x, y, 26, 0.5f, KEY);
        }
    }
}
