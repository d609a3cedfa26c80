package dev.orebound.view;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.ChestHappening;
import dev.orebound.content.gear.GearMoment;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.world.World;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.GearEvent;

/**
 * Shows the events of a tick. Fights, trap rooms, hordes and elements have classes of their own; everything else is
 * shown here. Places are world pixels.
 */
final class EventEffects {
    private static final int KEY = 0xffc65c;
    private static final int MAGIC = 0xcf7ae6;
    private static final int IRON = 0x9aa9c4;
    private static final int PARTING = 0xc6f6f2;

    private final Content content;
    private final ImpactEffects impacts;
    private final ThingPainter things;
    private final FightEffects fights;
    private final ArenaEffects arenas;
    private final MindEffects minds;
    private final ElementEffects elements;
    private final VignetteEffects vignettes;
    /** Radius of the ring about the player when a rule of gear acts, in pixels. */
    private static final float GEAR_RING = 13;

    private final SceneContext frame;
    private final World world;
    private final ScreenReaction screen;

    EventEffects(
            SceneContext frame,
            ImpactEffects impacts,
            ActorPoses poses,
            ActorTraces traces,
            SpawnMarkPainter marks,
            ArenaRims rims,
            ThingPainter things,
            ElementPainter elementPainter,
            VignetteEffects vignettes,
            RandomStream chance) {
        this.vignettes = vignettes;
        this.frame = frame;
        world = frame.world;
        screen = frame.screen;
        content = frame.world.content();
        ActorFinder actors = new ActorFinder(frame);
        this.impacts = impacts;
        this.things = things;
        fights = new FightEffects(frame, impacts, poses, actors, traces);
        minds = new MindEffects(frame, impacts, poses, actors);
        elements = new ElementEffects(frame, elementPainter, impacts, chance);
        arenas = new ArenaEffects(frame, impacts, actors, marks, rims);
    }

    /** Shows the events of the last tick. */
    void read(TickEvents events) {
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            float x = event.x() * SceneContext.CELL;
            float y = event.y() * SceneContext.CELL;
            if (!fights.read(event, x, y)
                    && !arenas.read(event, x, y)
                    && !minds.read(event, x, y)
                    && !readGift(event, x, y)
                    && !vignettes.read(event, x, y)
                    && !elements.read(event, x, y)) {
                find(event, x, y);
            }
        }
        fights.tick();
        arenas.tick();
        minds.tick();
        arenas.tickBoss();
    }

    /** Shows what goes on between events. */
    void move(float seconds) {
        elements.move(seconds);
    }

    /** Shows mining, things picked up, chests and exits. */
    private void find(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case ORE_CHIPPED -> {
                impacts.oreChip(x, y, content.ores().at(event.subject()).light().rgb());
                things.strikeOre(event.cell());
                screen.shake(0.1f);
            }
            case ORE_BROKEN -> {
                impacts.oreBreak(
                        x, y, content.ores().at(event.subject()).light().rgb());
                screen.shake(0.3f);
                screen.flashWhite(0.06f);
            }
            case ORE_PICKED_UP ->
                impacts.pickup(x, y, content.ores().at(event.subject()).light().rgb());
            case ITEM_PICKED_UP ->
                impacts.pickup(x, y, content.items().at(event.subject()).light().rgb());
            case CHEST_OPENED -> {
                impacts.treasure(x, y);
                things.openChest(event.subject());
                screen.flashWhite(0.08f);
            }
            case HAPPENING_BEGAN -> impacts.letOut(x, y, effectOf(event) == ChestHappening.Effect.FLOODS);
            case FLOOR_LEFT -> {
                screen.flashWhite(0.3f);
                impacts.leave(x, y);
            }
            default -> {}
        }
    }

    private ChestHappening.Effect effectOf(WorldEvent event) {
        return content.cave().treasure().happenings().at(event.subject()).effect();
    }

    /** Shows an event; returns false if it is about something else. */
    private boolean readGift(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case GIFT_TAKEN ->
                give(x, y, content.fixtures().at(event.subject()).light().rgb());
            case SCROLLS_UNROLLED -> {
                impacts.particles.burst(ParticleKind.EMBER, 14, x, y, 10, 20, 30, MAGIC);
                impacts.strokes.ring(x, y + 4, 22, 0.5f, MAGIC);
            }
            case SCROLL_READ -> give(x, y, MAGIC);
            case GEAR_ACTED -> actGear((GearEvent) event);
            case RELIC_TAKEN, EQUIPMENT_WORN -> give(x, y, frame.sprites.gearColours[event.subject()]);
            case GOLEM_WOKEN, GOLEM_GREW -> wake(x, y);
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
                screen.flashWhite(0.12f);
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
        screen.flashWhite(0.1f);
    }

    /** Shows a rule of gear that acts, in the colour of its picture: a small ring about the player. Rules that always act are not shown. */
    private void actGear(GearEvent event) {
        boolean isSteady =
                content.powers().power(event.source).rules().get(event.rule).when() == GearMoment.ALWAYS;
        if (!isSteady) {
            float x = frame.x(world.player().body());
            float y = frame.y(world.player().body());
            int rgb = frame.sprites.gearColours[event.source];
            impacts.strokes.ring(x, y + 2, GEAR_RING, 0.35f, rgb);
            impacts.particles.burst(ParticleKind.GLINT, 4, x, y, 6, 22, 18, rgb);
        }
    }

    /** Shows a golem that wakes: stone falls off it, and its ore lights up. */
    private void wake(float x, float y) {
        int ore = content.ores().get(world.floor().primaryOre()).light().rgb();
        impacts.particles.burst(ParticleKind.CHIP, 18, x, y, 12, 60, 100, ImpactEffects.STONE);
        impacts.particles.burst(ParticleKind.DUST, 14, x, y - ActorPainter.FOOT, 2, 50, 12, ImpactEffects.DUST);
        impacts.particles.burst(ParticleKind.EMBER, 24, x, y, 10, 30, 46, ore);
        impacts.strokes.ring(x, y, 40, 0.6f, ore);
        impacts.flares.add(x, y + 8, 130, ore, 1.5f, 1.1f);
        screen.shake(0.5f);
    }

    private void openExits() {
        for (int i = 0; i < world.floor().exits().size(); i++) {
            int cell = world.floor().exits().get(i).at();
            float x = frame.middleX(cell);
            float y = frame.middleY(cell);
            impacts.particles.burst(ParticleKind.CHIP, 10, x, y, 4, 50, 80, IRON);
            impacts.strokes.ring(x, y, 26, 0.5f, KEY);
        }
    }
}
