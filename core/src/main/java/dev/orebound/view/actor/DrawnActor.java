package dev.orebound.view.actor;

import dev.orebound.content.combat.Attack;
import dev.orebound.view.sprite.ActorSprites;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikerComponent;

/** Holds everything that decides how one actor is drawn. One object is filled again for each actor of a frame. */
final class DrawnActor {
    ActorSprites look;
    BodyComponent body;
    StrikerComponent striker;
    HealthComponent health;
    StatusComponent status;
    Attack attack;
    ActorPose pose;
    Activity doing = Activity.NOTHING_ELSE;
    /** Whether it is under water, where only its shadow is seen. */
    boolean isUnder;

    /** Colour by which its own are multiplied, 0xRRGGBB. */
    int tint;

    /** Whiteness added to its colours, from 0 to 1. */
    float shine;

    /** Colour of the line round its outline, 0xRRGGBB, or 0 for none. */
    int rim;

    /** Whether it is the hero, who must never be lost: a dark line sets off its rim, and coats leave its colours. */
    boolean isHero;

    /** Share of the line's brightness that swells and ebbs, from 0, none, to 1. */
    float rimSwells;

    /** Activities besides fighting that show in an actor's posture. */
    enum Activity {
        SLEEPING,
        DASHING,
        /** Stands and looks round now and then. */
        WATCHING,
        /** Looks round all the time. */
        SEEKING,
        /** Leans forward and breathes fast. */
        STALKING,
        /** Runs bent, with leaps. */
        RUNNING,
        NOTHING_ELSE;

        /** Returns the seconds for which it looks in one direction, or 0 if it does not look round. */
        float glanceSeconds() {
            return this == WATCHING ? 1.9f : this == SEEKING ? 0.7f : 0;
        }

        static Activity of(MindState state) {
            return switch (state) {
                case ASLEEP -> SLEEPING;
                case GUARDING -> WATCHING;
                case SEARCHING -> SEEKING;
                case HUNTING -> STALKING;
                case FLEEING -> RUNNING;
                case WANDERING, RETURNING, SHACKLED -> NOTHING_ELSE;
            };
        }
    }

    /** Creates an object that is filled with these until it is filled again. */
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
