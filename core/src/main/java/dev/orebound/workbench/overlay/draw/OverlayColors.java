package dev.orebound.workbench.overlay.draw;

import dev.orebound.view.pane.Ink;
import dev.orebound.world.component.MindState;

/** Which colour stands for what, where several overlays need to agree. Nothing is told by its colour alone. */
public final class OverlayColors {
    private static final int[] ROOMS = {Ink.WATER, Ink.FLAME, Ink.LEAF, Ink.GOLD, Ink.STONE_PALE, Ink.BLOOD};

    private OverlayColors() {}

    /** Of a room, by its id; its neighbours mostly have others. */
    public static int ofRoom(int id) {
        return ROOMS[id % ROOMS.length];
    }

    public static int of(MindState state) {
        return switch (state) {
            case ASLEEP, SHACKLED -> Ink.BONE;
            case WANDERING, GUARDING -> Ink.BONE_LIGHT;
            case HUNTING -> Ink.FLAME;
            case SEARCHING -> Ink.GOLD;
            case FLEEING -> Ink.WATER_LIGHT;
            case RETURNING -> Ink.LEAF_LIGHT;
        };
    }

    /** Of an arc count from 2 on. */
    public static int ofArcs(int count) {
        return switch (count) {
            case 2 -> Ink.WATER_LIGHT;
            case 3 -> Ink.GOLD;
            default -> Ink.FLAME;
        };
    }
}
