package dev.orebound.view;

import dev.orebound.world.state.Player;

/** The player's end: all that is not near to it goes dim and grey. */
final class Fallen {
    private static final float DIMS_A_SECOND = 1.1f;

    private float x;
    private float y;
    private float dimness;

    void move(Player player, SceneContext frame) {
        x = frame.x(player.body());
        y = frame.y(player.body());
        if (!player.isAlive()) {
            dimness = Math.min(1, dimness + DIMS_A_SECOND * frame.seconds);
        }
    }

    /** Where, in world pixels. */
    float x() {
        return x;
    }

    float y() {
        return y;
    }

    /** From 0, while the player lives, to 1. */
    float dimness() {
        return dimness;
    }
}
