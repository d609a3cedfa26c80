package dev.orebound.view;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.ChestHappening;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;

/** Turns what happened in a tick into what is seen of it: fights, trap rooms, minds, gifts and elements elsewhere, all else here. */
final class EventEffects {
    private final Content content;
    private final ImpactEffects impacts;
    private final ThingPainter things;
    private final FightEffects fights;
    private final ArenaEffects arenas;
    private final MindEffects minds;
    private final GiftEffects gifts;
    private final ElementEffects elements;
    private final BossEffects boss;
    final Shake shake = new Shake();
    final Flash white = new Flash(0.16f);
    final Flash red = new Flash(0.7f);

    EventEffects(
            SceneContext frame,
            ImpactEffects impacts,
            ActorPoses poses,
            ActorTraces traces,
            SpawnMarks marks,
            ArenaRims rims,
            ThingPainter things,
            RandomStream chance) {
        this.content = frame.world.content();
        this.impacts = impacts;
        this.things = things;
        fights = new FightEffects(frame, impacts, poses, traces, shake, red);
        minds = new MindEffects(frame, impacts, poses, shake);
        gifts = new GiftEffects(frame.world, impacts, shake, white);
        elements = new ElementEffects(frame, impacts, shake, white, chance);
        boss = new BossEffects(frame.world, impacts, shake, white);
        arenas = new ArenaEffects(frame, impacts, marks, rims, shake, white);
    }

    /** Reads the events of the last tick. */
    void read(TickEvents events) {
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            float x = event.x() * SceneContext.CELL;
            float y = event.y() * SceneContext.CELL;
            if (!fights.read(event, x, y)
                    && !arenas.read(event, x, y)
                    && !minds.read(event, x, y)
                    && !gifts.read(event, x, y)
                    && !elements.read(event, x, y)
                    && !boss.read(event, x, y)) {
                find(event, x, y);
            }
        }
        fights.tick();
        arenas.tick();
        minds.tick();
        boss.tick();
    }

    /** Moves what is seen between events. */
    void move(float seconds) {
        elements.move(seconds);
    }

    /** What is mined, picked up, opened and left. */
    private void find(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case ORE_CHIPPED -> {
                impacts.oreChip(x, y, content.ores().at(event.subject()).light().rgb());
                things.strikeOre(event.cell());
                shake.add(0.1f);
            }
            case ORE_BROKEN -> {
                impacts.oreBreak(
                        x, y, content.ores().at(event.subject()).light().rgb());
                shake.add(0.3f);
                white.raise(0.06f);
            }
            case ORE_PICKED_UP ->
                impacts.pickup(x, y, content.ores().at(event.subject()).light().rgb());
            case ITEM_PICKED_UP ->
                impacts.pickup(x, y, content.items().at(event.subject()).light().rgb());
            case CHEST_OPENED -> {
                impacts.treasure(x, y);
                things.openChest(event.subject());
                white.raise(0.08f);
            }
            case HAPPENING_BEGAN -> impacts.letOut(x, y, effectOf(event) == ChestHappening.Effect.FLOODS);
            case FLOOR_LEFT -> {
                white.raise(0.3f);
                impacts.leave(x, y);
            }
            default -> {}
        }
    }

    private ChestHappening.Effect effectOf(WorldEvent event) {
        return content.cave().treasure().happenings().at(event.subject()).effect();
    }
}
