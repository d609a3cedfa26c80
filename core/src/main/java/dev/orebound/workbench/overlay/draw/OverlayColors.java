package dev.orebound.workbench.overlay.draw;

import dev.orebound.view.pane.Ink;
import dev.orebound.world.component.MindState;

/** Colours with a meaning that several overlays share. Nothing relies on colour alone. */
public final class OverlayColors {
    private static final int[] ROOMS = {Ink.WATER, Ink.FLAME, Ink.LEAF, Ink.GOLD, Ink.STONE_PALE, Ink.BLOOD};

    private OverlayColors() {}

    /** Returns the colour of a room; neighbours mostly have different ones. */
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

    /** Returns the colour of an arc count of at least 2. */
    public static int ofArcs(int count) {
        return switch (count) {
            case 2 -> Ink.WATER_LIGHT;
            case 3 -> Ink.GOLD;
            default -> Ink.FLAME;
        };
    }
}
