package dev.orebound.view;

import dev.orebound.world.component.MindState;

/** What an actor is about besides fighting, as far as its bearing shows it. */
enum Doing {
    SLEEPING,
    DASHING,
    /** Stands and looks about, now and then. */
    WATCHING,
    /** Looks about all the time. */
    SEEKING,
    /** Leans forward, breathes fast. */
    STALKING,
    /** Runs bent, with leaps. */
    RUNNING,
    NOTHING_ELSE;

    /** How long who looks about looks one way, in seconds; 0 for who does not. */
    float looksOneWay() {
        return this == WATCHING ? 1.9f : this == SEEKING ? 0.7f : 0;
    }

    static Doing of(MindState state) {
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
