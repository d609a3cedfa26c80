package dev.orebound.view;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.GroundBrush;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.horde.HordeBrush;
import dev.orebound.world.intent.Intent;

/** A world that stands still after its first tick, and a view of it; tests put its actors into any state. */
final class Stage {
    static final float SECONDS = 1 / 60f;
    private static final float PACE = 0.02f;
    private static final int SETTLES = 20;

    final World world;
    final SpriteAtlas sprites;
    final WorldView view;
    final GroundBrush ground;

    Stage(World world, Assets assets) {
        this(world, assets, TestContent.sounds());
    }

    /** @param cues what is shown of events */
    Stage(World world, Assets assets, SoundContent cues) {
        this.world = world;
        // Otherwise a monster would hold the key, whose mark would shift all other marks up.
        world.part(FloorGifts.class).lock().open();
        sprites = new SpriteAtlas(TestContent.sprites(assets));
        view = TestViews.of(world, sprites, ViewSettings.FULL, assets, cues);
        ground = new GroundBrush(world);
        world.step(new Intent());
        // Otherwise the camera runs ahead of the direction in which the player looks.
        world.player().body().facingX = 0;
        view.afterTick();
    }

    /** Sets the state of a monster's mind. */
    Stage mind(int monster, MindState state) {
        world.monsters().get(monster).getComponent(MindComponent.class).state = state;
        return this;
    }

    /** Makes a monster the leader of its horde of two. */
    Stage lead(int monster) {
        return leadOf(monster, monster);
    }

    /** Makes a monster the leader of a given horde of two. */
    Stage leadOf(int horde, int monster) {
        HordeBrush.lead(world.hordes().get(horde), world.monsters().get(monster), spawnId(monster), 2);
        return this;
    }

    Stage afflict(Entity entity, StatusEffect status) {
        entity.getComponent(StatusComponent.class).ticks[status.ordinal()] = 600;
        return this;
    }

    long spawnId(int monster) {
        return world.monsters().get(monster).getComponent(SpawnComponent.class).spawnId;
    }

    BodyComponent body(int monster) {
        return world.monsters().get(monster).getComponent(BodyComponent.class);
    }

    /** Shows an event of a monster. */
    void tell(EventType type, int monster) {
        int kind = world.monsters().get(monster).getComponent(MonsterComponent.class).monster;
        tell(type, body(monster), spawnId(monster), kind);
    }

    /** Moves a monster to a place, in cells. */
    void put(int monster, float x, float y) {
        BodyComponent body = body(monster);
        body.x = x;
        body.previousX = x;
        body.y = y;
        body.previousY = y;
        body.cell = world.floor().grid().cell((int) x, (int) y);
    }

    void tellOfPlayer(EventType type) {
        BodyComponent body = world.player().body();
        tell(type, body, world.player().spawnId(), -1);
    }

    /** Shows an event as if nothing else had happened in the last tick. */
    private void tell(EventType type, BodyComponent body, long actorId, int kind) {
        TickEvents events = world.events();
        events.clear();
        if (type.shape() == ActorEvent.class) {
            events.actor(type, body, actorId, kind);
        } else if (type.shape() == HealthEvent.class) {
            events.health(type, body, actorId, kind, WorldEvent.NOBODY, 1);
        } else if (type == EventType.WATER_CHARGED) {
            events.waterCharged(body.x, body.y, body.cell, 1);
        } else {
            events.place(type, body.x, body.y, body.cell);
        }
        view.afterTick();
    }

    /** Plays some ticks in which the player does nothing, with a frame for every third, since frames take longest. */
    void play(int ticks) {
        GlWindow.unseen(() -> {
            for (int tick = 1; tick < ticks; tick++) {
                step();
                if (tick % 3 == 0) {
                    view.draw(1, 3 * SECONDS);
                }
            }
        });
        step();
        view.draw(1, (1 + (ticks - 1) % 3) * SECONDS);
    }

    private void step() {
        world.step(new Intent());
        view.afterTick();
    }

    /** Draws until the fog has cleared and all animations have settled. */
    void settle() {
        GlWindow.lastOf(SETTLES, () -> view.draw(1, 0.1f));
    }

    /** Draws some frames, in which the given monsters walk. */
    void roll(int frames, int... walkers) {
        GlWindow.lastOf(frames, () -> {
            for (int walker : walkers) {
                BodyComponent body = body(walker);
                body.previousX = body.x;
                body.x += Math.signum(body.facingX) * PACE;
            }
            view.draw(1, SECONDS);
        });
    }
}
