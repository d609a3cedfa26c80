package dev.orebound.journal.settings;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.sprite.SignColour.ColourSight;
import dev.orebound.journal.disk.JsonStrings;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The player's settings, which outlast every run. Every setting is declared here, in the order of the settings file.
 */
public final class GameSettings {
    public static final int MIN_WIDTH = 640;
    public static final int MIN_HEIGHT = 360;
    public static final int MAX_SIZE = 16384;
    public static final int MIN_FRAME_CAP = 30;
    public static final int MAX_FRAME_CAP = 1000;
    public static final float MIN_UI_SCALE = 0.5f;
    public static final float MAX_UI_SCALE = 3f;
    public static final float MIN_TEXT_SCALE = 0.75f;
    public static final float MAX_TEXT_SCALE = 2f;
    /** The least {@link #GAME_SPEED}. */
    public static final float SLOWEST = 0.5f;
    /** The most degrees of {@link #AIM_ASSIST}. */
    public static final int MOST_ASSIST = 8;

    private static final Pattern LANGUAGE_TAG = Pattern.compile("([a-zA-Z]{2,8}(_[a-zA-Z0-9]{2,8})*)?");

    private static final Pattern VERSION = Pattern.compile("[0-9A-Za-z.-]{0,40}");

    private static final Map<String, String> EXAMPLES =
            Map.of("keys", "Space or Mouse left", "pad", "Pad south or Pad left trigger");

    private static final List<SettingKey<?>> ALL = new ArrayList<>();
    private static final List<SettingKey<Float>> SLIDERS = new ArrayList<>();

    /** Size of the window when it is neither full screen nor maximised. */
    public static final SettingKey<WindowPoints> WINDOW_SIZE = declare(new SettingKey<>(
            "window_size",
            new WindowPoints(1280, 720),
            size -> isWindowSize(size.width, size.height),
            WindowPoints::read,
            WindowPoints::write));

    /** Place of that window on the desktop; empty until the player has moved it. */
    public static final SettingKey<Optional<WindowPlace>> WINDOW_PLACE = declare(new SettingKey<>(
            "window_place",
            Optional.empty(),
            place -> true,
            WindowPlace::read,
            place -> place.map(WindowPlace::write).orElse("")));

    /** Whether the game fills the screen. */
    public static final SettingKey<WindowMode> WINDOW = declare(SettingKey.choice("window", WindowMode.WINDOW));

    /** The way in which the game fills the screen. */
    public static final SettingKey<FullScreenKind> FULL_SCREEN =
            declare(SettingKey.choice("full_screen", FullScreenKind.BORDERLESS));

    /** Whether a frame waits for the screen. */
    public static final SettingKey<VsyncMode> VSYNC = declare(SettingKey.choice("vsync", VsyncMode.ON));

    /** The most frames a second. */
    public static final SettingKey<Integer> FRAME_CAP =
            declare(SettingKey.whole("frame_cap", MIN_FRAME_CAP, MAX_FRAME_CAP, 240));

    /** Whether the mouse stays in the window while a run is played. */
    public static final SettingKey<MouseMode> MOUSE = declare(SettingKey.choice("mouse", MouseMode.FREE));

    /** Volume of all sound. */
    public static final SettingKey<Float> VOLUME = slider("volume", 0.8f);

    /** Volume of music, under that of all sound. */
    public static final SettingKey<Float> MUSIC_VOLUME = slider("music_volume", 0.7f);

    /** Volume of what happens in the cave, under that of all sound. */
    public static final SettingKey<Float> EFFECTS_VOLUME = slider("effects_volume", 1);

    /** Volume of menus and announcements, under that of all sound. */
    public static final SettingKey<Float> INTERFACE_VOLUME = slider("interface_volume", 1);

    /** Whether the game is silent while its window is not in front. */
    public static final SettingKey<UnfocusedMode> UNFOCUSED =
            declare(SettingKey.choice("unfocused", UnfocusedMode.HEARD));

    /** Whether sound is on. */
    public static final SettingKey<SoundMode> SOUND = declare(SettingKey.choice("sound", SoundMode.ON));

    /** Whether sounds and music come from the middle, alike for both ears. */
    public static final SettingKey<MonoMode> MONO = declare(SettingKey.choice("mono", MonoMode.OFF));

    /** The sounds of the cave that are also told in words. */
    public static final SettingKey<CaptionMode> CAPTIONS = declare(SettingKey.choice("captions", CaptionMode.OFF));

    /** Whether the texts of pages and of play are read aloud. */
    public static final SettingKey<SpeechMode> SPEECH = declare(SettingKey.choice("speech", SpeechMode.OFF));

    /** Pace at which texts are read aloud; 0.5 is the usual pace of the system's voice. */
    public static final SettingKey<Float> SPEECH_RATE = slider("speech_rate", 0.5f);

    /** Strength of screen shake. */
    public static final SettingKey<Float> SHAKE = slider("shake", 1);

    /** Brightness of flashes. */
    public static final SettingKey<Float> FLASH = slider("flash", 1);

    /** Distance by which the camera leans into rooms. */
    public static final SettingKey<Float> CAMERA_LEANS = slider("camera_leans", 1);

    /** Length of the pause when a blow lands. */
    public static final SettingKey<Float> HIT_STOP = slider("hit_stop", 1);

    /** Strength of the slow motion when a trap is decided or the last boss falls. */
    public static final SettingKey<Float> SLOW_MOTION = slider("slow_motion", 1);

    /** The share of sparks, dust and drops that is shown, and of what drifts in the air. */
    public static final SettingKey<Float> PARTICLES = slider("particles", 1);

    /** All that moves and flashes beyond play itself; each is a share from 0 to 1. */
    public static final List<SettingKey<Float>> MOTION =
            List.of(FLASH, SHAKE, CAMERA_LEANS, HIT_STOP, SLOW_MOTION, PARTICLES);

    /** The colours in which telegraphs, ores, statuses and captions are shown. */
    public static final SettingKey<ColourSight> COLOURS = declare(SettingKey.choice("colours", ColourSight.USUAL));

    /** Whether the player, foes, friends and things to pick up have a bright line round them. */
    public static final SettingKey<OutlineMode> OUTLINES = declare(SettingKey.choice("outlines", OutlineMode.OFF));

    /** Darkness of the ground and the rock behind everything. */
    public static final SettingKey<Float> DIMMED = slider("dimmed", 0);

    /** Whether the ghost of an earlier run is shown. */
    public static final SettingKey<GhostMode> GHOSTS = declare(SettingKey.choice("ghosts", GhostMode.ON));

    /** The tag of the language of all texts, such as {@code de} or {@code pt_BR}; empty for that of the system. */
    public static final SettingKey<String> LANGUAGE = declare(new SettingKey<>(
            "language",
            "",
            tag -> LANGUAGE_TAG.matcher(tag).matches(),
            entry -> entry.has("language")
                    ? readWord(entry, "language", LANGUAGE_TAG, " is not a language; give a tag such as de or pt_BR")
                    : "",
            tag -> tag.isEmpty() ? "" : "\"language\": \"" + tag + '"'));

    /** The last version whose news the player has been told, such as {@code 0.1.0}; empty for none. */
    public static final SettingKey<String> NEWS = declare(new SettingKey<>(
            "news",
            "",
            version -> VERSION.matcher(version).matches(),
            entry -> entry.has("news")
                    ? readWord(entry, "news", VERSION, " is not a version; give one such as 0.1.0")
                    : "",
            version -> version.isEmpty() ? "" : "\"news\": \"" + version + '"'));

    /** Size of text and buttons relative to the usual one. */
    public static final SettingKey<Float> UI_SCALE =
            declare(SettingKey.number("ui_scale", MIN_UI_SCALE, MAX_UI_SCALE, 1));

    /** Size of text relative to that of the interface, which may be shrunk where it has no room. */
    public static final SettingKey<Float> TEXT_SCALE =
            declare(SettingKey.number("text_scale", MIN_TEXT_SCALE, MAX_TEXT_SCALE, 1));

    /** The letters of headings. */
    public static final SettingKey<HeadingLetters> HEADINGS =
            declare(SettingKey.choice("headings", HeadingLetters.PIXELLED));

    /** How long hints are shown. */
    public static final SettingKey<HintStay> HINTS = declare(SettingKey.choice("hints", HintStay.TIMED));

    /** The pace at which the window plays, as a share of the usual one. */
    public static final SettingKey<Float> GAME_SPEED = declare(SettingKey.number("game_speed", SLOWEST, 1, 1));

    /** The step of mercy that the mine shows the alchemist; 0 for none. */
    public static final SettingKey<Integer> MERCY = declare(SettingKey.whole("mercy", 0, IntentOrder.MOST_MERCY, 0));

    /** The way in which keys, mouse and gamepad were laid out at once. */
    public static final SettingKey<Hands> HANDS = declare(SettingKey.choice("hands", Hands.USUAL));

    /** Whether the game aims at the nearest foe. */
    public static final SettingKey<AutoMode> AUTO_AIM = declare(SettingKey.choice("auto_aim", AutoMode.OFF));

    /** Whether the game strikes a foe within reach. */
    public static final SettingKey<AutoMode> AUTO_STRIKE = declare(SettingKey.choice("auto_strike", AutoMode.OFF));

    /** Ids of what goes on until its key is pressed again, instead of as long as that is held. */
    public static final SettingKey<List<String>> TOGGLES = declare(new SettingKey<>(
            "toggles",
            List.of(),
            ids -> true,
            entry -> entry.has("toggles") ? List.copyOf(entry.words("toggles")) : List.of(),
            ids -> "\"toggles\": " + JsonStrings.list(ids)));

    /** Names of the chosen keys by action; missing actions have their usual keys. */
    public static final SettingKey<SortedMap<String, List<String>>> KEYS = declare(new SettingKey<>(
            "keys",
            Collections.emptySortedMap(),
            keys -> true,
            entry -> readKeys(entry, "keys"),
            keys -> writeKeys("keys", keys)));

    /** Names of the chosen buttons of the gamepad by action; missing actions have their usual ones. */
    public static final SettingKey<SortedMap<String, List<String>>> PAD = declare(new SettingKey<>(
            "pad",
            Collections.emptySortedMap(),
            keys -> true,
            entry -> readKeys(entry, "pad"),
            keys -> writeKeys("pad", keys)));

    /** How far a stick must be tilted before it counts. */
    public static final SettingKey<Float> PAD_DEAD_ZONE =
            declare(SettingKey.number("pad_dead_zone", 0.05f, 0.6f, 0.2f));

    /** The exponent of the tilt of a stick beyond its dead zone: 1 is even, more is finer about the middle. */
    public static final SettingKey<Float> PAD_CURVE = declare(SettingKey.number("pad_curve", 1, 3, 1.5f));

    /** Degrees by which the aim of a gamepad turns to a foe nearby; 0 for none. */
    public static final SettingKey<Integer> AIM_ASSIST =
            declare(SettingKey.whole("aim_assist", 0, MOST_ASSIST, MOST_ASSIST));

    /** The shapes that stand for the buttons of the gamepad. */
    public static final SettingKey<PadShapes> PAD_SHAPES =
            declare(SettingKey.choice("pad_shapes", PadShapes.AUTOMATIC));

    /** The settings of a player who has never changed anything. */
    public static final GameSettings USUAL = new GameSettings(Map.of());

    /**
     * The settings at the first start on a desktop on which games usually begin in full screen: all but that of macOS.
     */
    public static final GameSettings USUAL_FULL_SCREEN = USUAL.with(WINDOW, WindowMode.FULLSCREEN);

    /** The values that differ from the usual ones. */
    private final Map<SettingKey<?>, Object> chosen;

    private GameSettings(Map<SettingKey<?>, Object> chosen) {
        this.chosen = chosen;
    }

    private static <T> SettingKey<T> declare(SettingKey<T> key) {
        ALL.add(key);
        return key;
    }

    /**
     * Declares a setting from 0 (never) to 1, which the settings page shows as a slider with the text
     * {@code setting.ID}.
     */
    private static SettingKey<Float> slider(String id, float usual) {
        SettingKey<Float> key = declare(SettingKey.number(id, 0, 1, usual));
        SLIDERS.add(key);
        return key;
    }

    /** Returns all settings, in the order of the settings file. */
    static List<SettingKey<?>> all() {
        return Collections.unmodifiableList(ALL);
    }

    /** Returns the settings from 0 to 1 that the settings page shows as sliders, in order. */
    public static List<SettingKey<Float>> sliders() {
        return Collections.unmodifiableList(SLIDERS);
    }

    /** Returns true if a window may have this size, in points. */
    public static boolean isWindowSize(int width, int height) {
        return width >= MIN_WIDTH && width <= MAX_SIZE && height >= MIN_HEIGHT && height <= MAX_SIZE;
    }

    /** Returns the value of a setting. */
    @SuppressWarnings("unchecked") // with puts only values of a setting's own type under it
    public <T> T get(SettingKey<T> key) {
        Object value = chosen.get(key);
        return value == null ? key.usual() : (T) value;
    }

    /**
     * Returns the same settings with another value of one.
     *
     * @throws IllegalArgumentException if the setting does not accept the value
     */
    public <T> GameSettings with(SettingKey<T> key, T value) {
        Map<SettingKey<?>, Object> changed = new HashMap<>(chosen);
        if (key.checked(value).equals(key.usual())) {
            changed.remove(key);
        } else {
            changed.put(key, value);
        }
        return new GameSettings(changed);
    }

    /** Returns the same settings with a share, from 0 to 1, of all {@link #MOTION}. */
    public GameSettings withMotion(float share) {
        GameSettings changed = this;
        for (SettingKey<Float> kind : MOTION) {
            changed = changed.with(kind, share);
        }
        return changed;
    }

    /** Returns the same settings with a window of another size, in points. */
    public GameSettings withWindowSize(int width, int height) {
        return with(WINDOW_SIZE, new WindowPoints(width, height));
    }

    /** Returns the effective volume: 0 when muted. */
    public float heardVolume() {
        return get(SOUND) == SoundMode.MUTED ? 0f : get(VOLUME);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GameSettings settings && chosen.equals(settings.chosen);
    }

    @Override
    public int hashCode() {
        return chosen.hashCode();
    }

    /** Reads keys. Actions that only a newer game knows are kept here and ignored where keys are used. */
    private static String readWord(JsonEntry entry, String field, Pattern accepted, String advice) {
        String word = entry.word(field);
        if (accepted.matcher(word).matches()) {
            return word;
        }
        entry.complain(field, QuotedText.inQuotes(word) + advice);
        return "";
    }

    private static SortedMap<String, List<String>> readKeys(JsonEntry entry, String field) {
        TreeMap<String, List<String>> keys = new TreeMap<>();
        if (!entry.has(field)) {
            return keys;
        }
        JsonEntry chosen = entry.object(field);
        for (String action : chosen.names()) {
            List<String> names = chosen.words(action);
            for (String name : names) {
                if (KeyName.keyOf(name) == KeyName.NO_KEY) {
                    chosen.complain(action, "'" + name + "' is not a key; give names such as " + EXAMPLES.get(field));
                }
            }
            keys.put(action, List.copyOf(names));
        }
        return Collections.unmodifiableSortedMap(keys);
    }

    private static String writeKeys(String field, SortedMap<String, List<String>> keys) {
        StringJoiner actions = new StringJoiner(",", "", keys.isEmpty() ? "" : "\n  ");
        keys.forEach(
                (action, names) -> actions.add("\n    " + JsonStrings.text(action) + ": " + JsonStrings.list(names)));
        return "\"" + field + "\": {" + actions + "}";
    }

    /**
     * The size of a window in points, the units in which the desktop measures windows: {@value #MIN_WIDTH} by
     * {@value #MIN_HEIGHT} to {@value #MAX_SIZE} each way. A point is a pixel, except where the desktop enlarges
     * windows itself, as macOS and Wayland do.
     */
    public record WindowPoints(int width, int height) {
        private static WindowPoints read(JsonEntry entry) {
            if (!entry.has("window_width") && !entry.has("window_height")) {
                return WINDOW_SIZE.usual();
            }
            return new WindowPoints(
                    entry.whole("window_width", MIN_WIDTH, MAX_SIZE),
                    entry.whole("window_height", MIN_HEIGHT, MAX_SIZE));
        }

        private String write() {
            return "\"window_width\": " + width + ",\n  \"window_height\": " + height;
        }
    }

    /**
     * The top left corner of a window's content on the desktop, in points; y grows downwards. Either may be negative.
     */
    public record WindowPlace(int x, int y) {
        private static final int FARTHEST = 1_000_000;

        public WindowPlace {
            x = Math.max(-FARTHEST, Math.min(FARTHEST, x));
            y = Math.max(-FARTHEST, Math.min(FARTHEST, y));
        }

        private static Optional<WindowPlace> read(JsonEntry entry) {
            if (!entry.has("window_x") && !entry.has("window_y")) {
                return Optional.empty();
            }
            return Optional.of(new WindowPlace(
                    entry.whole("window_x", -FARTHEST, FARTHEST), entry.whole("window_y", -FARTHEST, FARTHEST)));
        }

        private String write() {
            return "\"window_x\": " + x + ",\n  \"window_y\": " + y;
        }
    }

    /** Hands, and what they hold: a layout of all keys and buttons. */
    public enum Hands {
        USUAL,
        LEFT,
        RIGHT,
        MOUSE,
        KEYBOARD,
        PAD
    }

    /** Whether the game does something for the player. */
    public enum AutoMode {
        OFF,
        ON
    }

    /** Whether sound is on. */
    public enum SoundMode {
        ON,
        MUTED
    }

    /** Whether sound goes on while the window is not in front. */
    public enum UnfocusedMode {
        HEARD,
        SILENT
    }

    /** Whether sounds and music come from the middle. */
    public enum MonoMode {
        OFF,
        ON
    }

    /** Whether texts are read aloud. */
    public enum SpeechMode {
        OFF,
        ON
    }

    /** Whether the game fills the screen. */
    public enum WindowMode {
        WINDOW,
        /** A window that fills its screen beside the desktop's own bars. */
        MAXIMISED,
        FULLSCREEN
    }

    /** Whether bodies and things have a bright line round them. */
    public enum OutlineMode {
        OFF,
        ON
    }

    /** The letters of headings: those of the pixel art, or those of all other texts. */
    public enum HeadingLetters {
        PIXELLED,
        PLAIN
    }

    /** How long a hint is shown: for its time, or until the player dismisses it. */
    public enum HintStay {
        TIMED,
        DISMISSED
    }

    /** Whether the ghost of an earlier run is shown. */
    public enum GhostMode {
        ON,
        OFF
    }

    /** The shapes that stand for the buttons of a gamepad: those of its make as the system tells it, or of one kind. */
    public enum PadShapes {
        AUTOMATIC,
        NEUTRAL,
        XBOX,
        PLAYSTATION,
        NINTENDO
    }

    /** The way in which the game fills the screen. */
    public enum FullScreenKind {
        /** Like a window without a border: it stays where it is when another window is used. */
        BORDERLESS,
        /** The game has the screen to itself, and is minimised when another window is used. */
        EXCLUSIVE
    }

    /** Whether a frame waits for the screen. */
    public enum VsyncMode {
        ON,
        OFF
    }

    /** Whether the mouse can leave the window while a run is played. */
    public enum MouseMode {
        FREE,
        CONFINED
    }
}
