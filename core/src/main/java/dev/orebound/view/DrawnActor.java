package dev.orebound.view;

import dev.orebound.content.combat.Attack;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikerComponent;

/** All that decides how one actor is drawn now. One is filled anew for each actor of a frame. */
final class DrawnActor {
    ActorSprites look;
    BodyComponent body;
    StrikerComponent striker;
    HealthComponent health;
    StatusComponent status;
    Attack attack;
    ActorPose pose;
    Doing doing = Doing.NOTHING_ELSE;

    /** Whether it is under water, where its shadow alone is seen. */
    boolean isUnder;

    /** What its colours are multiplied with, 0xRRGGBB. */
    int tint;

    /** How much it is whiter than it is, from 0 to 1. */
    float shine;

    /** How much of what flickers is shown, from 0, none, to 1. */
    float flash;

    /** The rim about who leads, 0xRRGGBB, or 0 for none. */
    int rim;

    /** A role that is played by the given ones until it is filled anew. */
    DrawnActor(
            ActorSprites look,
            BodyComponent body,
            StrikerComponent striker,
            HealthComponent health,
            StatusComponent status,
            Attack attack,
            ActorPose pose) {
        this.look = look;
        this.body = body;
        this.striker = striker;
        this.health = health;
        this.status = status;
        this.attack = attack;
        this.pose = pose;
    }
}
