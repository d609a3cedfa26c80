package dev.orebound.view;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.Assets;
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
import dev.orebound.world.horde.HordeBrush;
import dev.orebound.world.intent.Intent;

/** A world that stands still after its first tick, and a view of it: whoever is on it is put into any state by hand. */
final class Stage {
    static final float SECONDS = 1 / 60f;
    private static final float PACE = 0.02f;
    private static final int SETTLES = 20;

    final World world;
    final WorldView view;
    final GroundBrush ground;

    Stage(World world, Assets assets) {
        this.world = world;
        // Else somebody would bear the key, and all other marks would hang over that.
        world.gifts().lock().open();
        view = new WorldView(world, new SpriteAtlas(assets), ViewSettings.FULL, assets);
        ground = new GroundBrush(world.ground());
        world.step(new Intent());
        // Else the camera runs ahead of where the player looks.
        world.player().body().facingX = 0;
        view.afterTick();
    }

    /** What a monster is about. */
    Stage mind(int monster, MindState state) {
        world.monsters().get(monster).getComponent(MindComponent.class).state = state;
        return this;
    }

    /** A monster leads its horde, which is of two. */
    Stage lead(int monster) {
        return leadOf(monster, monster);
    }

    /** A monster leads a horde, which is of two. */
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

    /** Lets an event of a monster's be seen. */
    void tell(EventType type, int monster) {
        int kind = world.monsters().get(monster).getComponent(MonsterComponent.class).monster;
        tell(type, body(monster), spawnId(monster), kind);
    }

    /** Puts a monster elsewhere, in cells. */
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

    /** Lets an event be seen as if nothing else had happened in the last tick. */
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

    /** Lets the world go on for some ticks, in which the player does nothing. */
    void play(int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            world.step(new Intent());
            view.afterTick();
            view.draw(1, SECONDS);
        }
    }

    /** Until the fog has cleared and everything has grown. */
    void settle() {
        for (int frame = 0; frame < SETTLES; frame++) {
            view.draw(1, 0.1f);
        }
    }

    /** Draws some frames, in which those walk who are said to. */
    void roll(int frames, int... walkers) {
        for (int frame = 0; frame < frames; frame++) {
            for (int walker : walkers) {
                BodyComponent body = body(walker);
                body.previousX = body.x;
                body.x += Math.signum(body.facingX) * PACE;
            }
            view.draw(1, SECONDS);
        }
    }
}
