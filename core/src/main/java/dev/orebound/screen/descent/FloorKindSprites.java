package dev.orebound.screen.descent;

import dev.orebound.content.floor.FloorKind;

/** The sprites of the kinds of floors, for all pages that show a descent. */
public final class FloorKindSprites {
    private FloorKindSprites() {}

    /** Returns the key of the picture of a kind. */
    public static String of(FloorKind kind) {
        return switch (kind) {
            case BATTLE -> "node_battle";
            case SCROLL -> "node_scroll";
            case GOLEM -> "node_golem";
            case HEALTH_BUFF -> "node_health_buff";
            case ATTACK_BUFF -> "node_attack_buff";
            case BOSS -> "node_boss";
        };
    }
}
