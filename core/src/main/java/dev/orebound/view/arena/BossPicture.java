package dev.orebound.view.arena;

import dev.orebound.content.arena.BossKind;
import dev.orebound.view.actor.ActorFinder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.ActorSprites;
import dev.orebound.world.World;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import org.jspecify.annotations.Nullable;

/** Measures the picture of the boss or guardian, which nothing of the interface may cover. */
public final class BossPicture {
    private final SceneContext frame;
    private final World world;
    private final ActorFinder actors;
    private int measuredKind = Boss.NONE;
    private int measuredPhase;
    private int width;
    private int tall;

    BossPicture(SceneContext frame, ActorFinder actors) {
        this.frame = frame;
        this.actors = actors;
        world = frame.world;
    }

    /** Returns the body of the boss or guardian that lives and is in sight, or null. */
    public @Nullable BodyComponent body() {
        Boss boss = world.part(Boss.class);
        BodyComponent body = boss.isAlive() ? actors.bodyOf(boss.spawnId()) : null;
        return body != null && frame.fog.sees(body.cell) ? body : null;
    }

    /** Returns half the width of its widest picture, in pixels. */
    public float halfWidth() {
        measure();
        return width / 2f;
    }

    /** Returns the height of its highest picture, in pixels. */
    public float height() {
        measure();
        return tall;
    }

    private void measure() {
        Boss boss = world.part(Boss.class);
        if (boss.kind() == measuredKind && boss.phase() == measuredPhase) {
            return;
        }
        measuredKind = boss.kind();
        measuredPhase = boss.phase();
        BossKind.BossPhase phase =
                world.content().bosses().at(measuredKind).phases().get(measuredPhase);
        ActorSprites looks =
                frame.sprites.monsters.get(world.content().monsters().indexOf(phase.monster()));
        width = Math.max(looks.idle().width(), looks.walk().width());
        tall = Math.max(looks.idle().tallness(), looks.walk().tallness());
        for (int i = 0; i < looks.strikes().size(); i++) {
            width = Math.max(width, looks.strikes().get(i).width());
            tall = Math.max(tall, looks.strikes().get(i).tallness());
        }
        for (int i = 0; i < looks.windUps().size(); i++) {
            width = Math.max(width, looks.windUps().get(i).width());
            tall = Math.max(tall, looks.windUps().get(i).tallness());
        }
    }
}
