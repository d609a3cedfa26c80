package dev.orebound.workbench.overlay.draw;

import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.component.MindState;

/** Which colour stands for what, where several overlays need to agree. Nothing is told by its colour alone. */
final class OverlayColors {
    private static final int[] ROOMS = {UiPalette.WATER, UiPalette.FLAME, UiPalette.LEAF, UiPalette.GOLD, UiPalette.STONE_PALE, UiPalette.BLOOD};

    private OverlayColors() {}

    /** Of a room, by its id; its neighbours mostly have others. */
    static int ofRoom(int id) {
        return ROOMS[id % ROOMS.length];
    }

    static int of(MindState state) {
        return switch (state) {
            case ASLEEP, SHACKLED -> UiPalette.BONE;
            case WANDERING, GUARDING -> UiPalette.BONE_LIGHT;
            case HUNTING -> UiPalette.FLAME;
            case SEARCHING -> UiPalette.GOLD;
            case FLEEING -> UiPalette.WATER_LIGHT;
            case RETURNING -> UiPalette.LEAF_LIGHT;
        };
    }

    /** Of an arc count from 2 on. */
    static int ofArcs(int count) {
        return switch (count) {
            case 2 -> UiPalette.WATER_LIGHT;
            case 3 -> UiPalette.GOLD;
            default -> UiPalette.FLAME;
        };
    }
}
