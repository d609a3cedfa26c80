package dev.orebound.journal.settings;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the player has chosen about the game itself, and what outlasts every run.
 *
 * @param windowWidth of the window when not full screen, in pixels, {@value #MIN_WIDTH} to {@value #MAX_SIZE}
 * @param windowHeight in pixels, {@value #MIN_HEIGHT} to {@value #MAX_SIZE}
 * @param window whether the game fills the screen
 * @param volume of all sound, 0 to 1
 * @param sound whether anything is heard
 * @param shake how far the screen shakes, 0 (never) to 1
 * @param flash how bright flashes are, 0 (never) to 1
 * @param hitStop how long the picture stands still when a blow lands, 0 (never) to 1
 * @param uiScale how large text and buttons are beside their usual size, {@value #MIN_UI_SCALE} to {@value #MAX_UI_SCALE}
 * @param keys the names of the keys that the player has chosen, by what they do; what is not there has its usual keys
 */
public record GameSettings(
        int windowWidth,
        int windowHeight,
        WindowMode window,
        float volume,
        SoundMode sound,
        float shake,
        float flash,
        float hitStop,
        float uiScale,
        SortedMap<String, List<String>> keys) {
    public static final int MIN_WIDTH = 640;
    public static final int MIN_HEIGHT = 360;
    public static final int MAX_SIZE = 16384;
    public static final float MIN_UI_SCALE = 0.5f;
    public static final float MAX_UI_SCALE = 3f;

    /** What a player finds who has never chosen anything. */
    public static final GameSettings USUAL = new GameSettings(
            1280, 720, WindowMode.WINDOW, 0.8f, SoundMode.ON, 1f, 1f, 1f, 1f, Collections.emptySortedMap());

    /**
     * Checks itself.
     *
     * @throws IllegalArgumentException if a value is out of bounds
     */
    public GameSettings {
        require("windowWidth", windowWidth, MIN_WIDTH, MAX_SIZE);
        require("windowHeight", windowHeight, MIN_HEIGHT, MAX_SIZE);
        require("volume", volume, 0f, 1f);
        require("shake", shake, 0f, 1f);
        require("flash", flash, 0f, 1f);
        require("hitStop", hitStop, 0f, 1f);
        require("uiScale", uiScale, MIN_UI_SCALE, MAX_UI_SCALE);
        TreeMap<String, List<String>> copy = new TreeMap<>();
        keys.forEach((action, names) -> copy.put(action, List.copyOf(names)));
        keys = Collections.unmodifiableSortedMap(copy);
    }

    /** True if a window may have this size, in pixels. */
    public static boolean isWindowSize(int width, int height) {
        return width >= MIN_WIDTH && width <= MAX_SIZE && height >= MIN_HEIGHT && height <= MAX_SIZE;
    }

    public GameSettings withWindowSize(int width, int height) {
        return new GameSettings(width, height, window, volume, sound, shake, flash, hitStop, uiScale, keys);
    }

    public GameSettings withWindow(WindowMode chosen) {
        return new GameSettings(windowWidth, windowHeight, chosen, volume, sound, shake, flash, hitStop, uiScale, keys);
    }

    public GameSettings withVolume(float chosen) {
        return new GameSettings(windowWidth, windowHeight, window, chosen, sound, shake, flash, hitStop, uiScale, keys);
    }

    public GameSettings withSound(SoundMode chosen) {
        return new GameSettings(windowWidth, windowHeight, window, volume, chosen, shake, flash, hitStop, uiScale, keys);
    }

    public GameSettings withShake(float chosen) {
        return new GameSettings(windowWidth, windowHeight, window, volume, sound, chosen, flash, hitStop, uiScale, keys);
    }

    public GameSettings withFlash(float chosen) {
        return new GameSettings(windowWidth, windowHeight, window, volume, sound, shake, chosen, hitStop, uiScale, keys);
    }

    public GameSettings withHitStop(float chosen) {
        return new GameSettings(windowWidth, windowHeight, window, volume, sound, shake, flash, chosen, uiScale, keys);
    }

    public GameSettings withUiScale(float chosen) {
        return new GameSettings(windowWidth, windowHeight, window, volume, sound, shake, flash, hitStop, chosen, keys);
    }

    public GameSettings withKeys(SortedMap<String, List<String>> chosen) {
        return new GameSettings(windowWidth, windowHeight, window, volume, sound, shake, flash, hitStop, uiScale, chosen);
    }

    /** The volume that is heard: 0 when muted. */
    public float heardVolume() {
        return sound == SoundMode.MUTED ? 0f : volume;
    }

    private static void require(String name, float value, float lowest, float highest) {
        if (!(value >= lowest && value <= highest)) {
            throw new IllegalArgumentException(name + " " + value + " is outside " + lowest + ".." + highest);
        }
    }
}
