package dev.orebound.screen.input;

import dev.orebound.journal.settings.KeyName;
import java.util.List;
import java.util.Locale;

/** The make of a gamepad, which decides what stands on its buttons. */
public enum PadMake {
    /** No gamepad: the player uses keyboard and mouse. */
    NONE,
    /** Shapes that mean the same on every pad: four dots, of which one is filled. */
    NEUTRAL,
    XBOX,
    PLAYSTATION,
    NINTENDO;

    private static final List<String> SHAPES = List.of("Cross", "Circle", "Square", "Triangle");

    /** The words on the buttons of each make, in the order of their numbers; empty where a picture is drawn. */
    private static final List<List<String>> WORDS = List.of(
            List.of(),
            List.of("", "", "", "", "LB", "RB", "Back", "Start", "Guide", "", "", "", "", "", "", "LT", "RT"),
            List.of("A", "B", "X", "Y", "LB", "RB", "View", "Menu", "Guide", "", "", "", "", "", "", "LT", "RT"),
            List.of("", "", "", "", "L1", "R1", "Share", "Options", "PS", "", "", "", "", "", "", "L2", "R2"),
            List.of("B", "A", "Y", "X", "L", "R", "-", "+", "Home", "", "", "", "", "", "", "ZL", "ZR"));

    private String word(int key) {
        return WORDS.get(ordinal()).get(key - KeyName.FIRST_PAD);
    }

    /** Returns true unless keyboard and mouse are used. */
    public boolean isPad() {
        return this != NONE;
    }

    /** Returns the make that the name of a device tells. */
    public static PadMake of(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (isAny(lower, "playstation", "sony", "dualsense", "dualshock", "ps3", "ps4", "ps5")) {
            return PLAYSTATION;
        } else if (isAny(lower, "nintendo", "switch", "joy-con", "joycon", "wii", "gamecube")) {
            return NINTENDO;
        }
        return isAny(lower, "xbox", "x-box", "xinput", "steam", "360") ? XBOX : NEUTRAL;
    }

    private static boolean isAny(String name, String... parts) {
        for (String part : parts) {
            if (name.contains(part)) {
                return true;
            }
        }
        return false;
    }

    /** Returns what stands on a button, for texts: {@code A}, {@code LB}, or its place if nothing can be read there. */
    public String nameOf(int key) {
        String word = isPad() ? word(key) : "";
        if (!word.isEmpty()) {
            return word;
        } else if (this == PLAYSTATION && key <= KeyName.PAD_NORTH) {
            return SHAPES.get(key - KeyName.PAD_SOUTH);
        }
        String place = KeyName.of(key);
        return isPad() ? Character.toUpperCase(place.charAt(4)) + place.substring(5) : place;
    }

    /** Returns true if a picture stands for a button instead of its word. */
    public boolean isDrawn(int key) {
        return isPad() && KeyName.isPad(key) && word(key).isEmpty();
    }
}
