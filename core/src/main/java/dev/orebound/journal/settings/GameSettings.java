package dev.orebound.journal.settings;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The player's settings, which outlast every run.
 *
 * @param windowWidth width of the window when not full screen, in pixels, {@value #MIN_WIDTH} to {@value #MAX_SIZE}
 * @param windowHeight height in pixels, {@value #MIN_HEIGHT} to {@value #MAX_SIZE}
 * @param window whether the game fills the screen
 * @param volume volume of all sound, 0 to 1
 * @param sound whether sound is on
 * @param shake strength of screen shake, 0 (never) to 1
 * @param flash brightness of flashes, 0 (never) to 1
 * @param hitStop length of the pause when a blow lands, 0 (never) to 1
 * @param uiScale size of text and buttons relative to the usual one, {@value #MIN_UI_SCALE} to {@value #MAX_UI_SCALE}
 * @param keys names of the chosen keys by action; missing actions have their usual keys
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

    /** The settings of a player who has never changed anything. */
    public static final GameSettings USUAL = new GameSettings(
            1280, 720, WindowMode.WINDOW, 0.8f, SoundMode.ON, 1f, 1f, 1f, 1f, Collections.emptySortedMap());

    /**
     * Checks the values.
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

    /** Returns true if a window may have this size, in pixels. */
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
        return new GameSettings(
                windowWidth, windowHeight, window, volume, chosen, shake, flash, hitStop, uiScale, keys);
    }

    public GameSettings withShake(float chosen) {
        return new GameSettings(
                windowWidth, windowHeight, window, volume, sound, chosen, flash, hitStop, uiScale, keys);
    }

    public GameSettings withFlash(float chosen) {
        return new GameSettings(
                windowWidth, windowHeight, window, volume, sound, shake, chosen, hitStop, uiScale, keys);
    }

    public GameSettings withHitStop(float chosen) {
        return new GameSettings(windowWidth, windowHeight, window, volume, sound, shake, flash, chosen, uiScale, keys);
    }

    public GameSettings withUiScale(float chosen) {
        return new GameSettings(windowWidth, windowHeight, window, volume, sound, shake, flash, hitStop, chosen, keys);
    }

    public GameSettings withKeys(SortedMap<String, List<String>> chosen) {
        return new GameSettings(
                windowWidth, windowHeight, window, volume, sound, shake, flash, hitStop, uiScale, chosen);
    }

    /** Returns the effective volume: 0 when muted. */
    public float heardVolume() {
        return sound == SoundMode.MUTED ? 0f : volume;
    }

    private static void require(String name, float value, float lowest, float highest) {
        if (!(value >= lowest && value <= highest)) {
            throw new IllegalArgumentException(name + " " + value + " is outside " + lowest + ".." + highest);
        }
    }

    /** Whether sound is on. */
    public enum SoundMode {
        ON,
        MUTED
    }

    /** Whether the game fills the screen. */
    public enum WindowMode {
        WINDOW,
        FULLSCREEN
    }
}
