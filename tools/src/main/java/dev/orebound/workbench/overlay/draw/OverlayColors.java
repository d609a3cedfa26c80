package dev.orebound.workbench.overlay.draw;

import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.component.MindState;

/** Colours with a meaning that several overlays share. Nothing relies on colour alone. */
public final class OverlayColors {
    private static final int[] ROOMS = {
        UiPalette.WATER, UiPalette.FLAME, UiPalette.LEAF, UiPalette.GOLD, UiPalette.STONE_PALE, UiPalette.BLOOD
    };

    private OverlayColors() {}

    /** Returns the colour of a room; neighbours mostly have different ones. */
    public static int ofRoom(int id) {
        return ROOMS[id % ROOMS.length];
    }

    public static int of(MindState state) {
        return switch (state) {
            case ASLEEP, SHACKLED -> UiPalette.BONE;
            case WANDERING, GUARDING -> UiPalette.BONE_LIGHT;
            case HUNTING -> UiPalette.FLAME;
            case SEARCHING -> UiPalette.GOLD;
            case FLEEING -> UiPalette.WATER_LIGHT;
            case RETURNING -> UiPalette.LEAF_LIGHT;
        };
    }

    /** Returns the colour of an arc count of at least 2. */
    public static int ofArcs(int count) {
        return switch (count) {
            case 2 -> UiPalette.WATER_LIGHT;
            case 3 -> UiPalette.GOLD;
            default -> UiPalette.FLAME;
        };
    }
}
