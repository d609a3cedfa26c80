package dev.orebound.content.text;

import com.badlogic.gdx.utils.I18NBundle;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Every string that a player sees, by its key. A file is UTF-8, one {@code key = text} a line; {@code #} opens a
 * comment, {@code \n} in a text breaks the line, and <code>{0}</code> to <code>{9}</code> stand for what the caller
 * puts in. A second language is a file of its own: {@code de.properties} or {@code pt_BR.properties}; a text that it
 * lacks is shown in English.
 */
public final class GameTexts {
    /** The folder of all languages, a file each. */
    public static final String FOLDER = "texts";

    /** The ending of the name of a language's file. */
    public static final String ENDING = ".properties";

    /** The texts that come with the game, in English. */
    public static final String FILE = FOLDER + "/en" + ENDING;

    /** First words of the keys of texts that belong to entries of the content. */
    private static final List<String> OF_CONTENT = List.of(
            "monster", "manner", "ore", "item", "terrain", "arena", "happening", "fixture", "brew", "boss", "golem");

    /** The beginning of the keys of texts about monsters. */
    private static final String OF_MONSTERS = "monster.";

    private final String file;
    private final TreeSet<String> keys = new TreeSet<>();
    private final I18NBundle bundle;

    private GameTexts(Assets assets, String file, Locale locale) {
        this.file = file;
        List<String> complaints = new ArrayList<>();
        String base = file.substring(0, file.length() - ENDING.length());
        // MessageFormat would take long to load, and its quotes and numbers would need escapes.
        I18NBundle.setSimpleFormatter(true);
        bundle = I18NBundle.createBundle(new LanguageFile(assets, base, keys, complaints), locale);
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
    }

    /**
     * Reads {@link #FILE}.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static GameTexts read(Assets assets) {
        return read(assets, Locale.ROOT);
    }

    /**
     * Reads the texts in a language, and those in English that it lacks; all are English if the language has no file.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static GameTexts read(Assets assets, Locale locale) {
        boolean isEnglish = locale.getLanguage().equals(Locale.ENGLISH.getLanguage());
        return new GameTexts(assets, FILE, isEnglish ? Locale.ROOT : locale);
    }

    /** Returns true if there is a text for the key. */
    public boolean has(String key) {
        return keys.contains(key) || !ofGolem(key).isEmpty();
    }

    /**
     * Returns the composed text about a golem, which has none of its own: the name or the lore of the monster
     * {@code <ore>_<build>}, or an empty text if the key asks for nothing of the kind.
     */
    private String ofGolem(String key) {
        int line = key.lastIndexOf('_');
        int dot = key.lastIndexOf('.');
        if (!key.startsWith(OF_MONSTERS) || line < OF_MONSTERS.length() || dot < line) {
            return "";
        }
        String ore = "golem.ore." + key.substring(OF_MONSTERS.length(), line) + key.substring(dot);
        String build = "golem.build." + key.substring(line + 1);
        if (!keys.contains(ore) || !keys.contains(build)) {
            return "";
        }
        return key.endsWith(".name")
                ? format("golem.name", bundle.get(ore), bundle.get(build))
                : bundle.get(build) + "\n" + bundle.get(ore);
    }

    /** Returns every key in alphabetical order. */
    public SortedSet<String> keys() {
        return Collections.unmodifiableSortedSet(keys);
    }

    /**
     * Returns the text for a key.
     *
     * @throws ContentException naming the key, if there is none
     */
    public String get(String key) {
        if (!has(key)) {
            throw new ContentException(missing(key));
        }
        return keys.contains(key) ? bundle.get(key) : ofGolem(key);
    }

    /**
     * Returns the text for a key with <code>{0}</code>, <code>{1}</code> ... replaced by the arguments.
     *
     * @throws ContentException naming the key, if there is no text, or it asks for more than was given
     */
    public String format(String key, Object... arguments) {
        int asks = argumentsOf(get(key));
        if (asks > arguments.length) {
            throw new ContentException(asksTooMuch(key, asks, arguments.length));
        }
        synchronized (bundle) { // it formats in a buffer of its own
            return bundle.format(key, arguments);
        }
    }

    /**
     * Compares these texts with those that come with the game, whose keys and placeholders are those that the code asks
     * for. Texts of content are not compared, since changed content may have other entries.
     *
     * @return a complaint for each text that is missing, and for each that asks for more than the game gives
     */
    public List<String> complaintsBeside(GameTexts builtIn) {
        List<String> complaints = new ArrayList<>();
        for (String key : builtIn.keys) {
            if (!isOfContent(key)) {
                require(key, complaints);
            }
        }
        complainOfArguments(builtIn, complaints);
        return complaints;
    }

    /**
     * Returns a complaint for each text of a translation that English lacks, or that asks for more than the English
     * one.
     */
    public static List<String> complaintsOfTranslations(Assets assets) {
        List<String> complaints = new ArrayList<>();
        GameTexts english = read(assets);
        for (String path : assets.list(FOLDER, ENDING)) {
            if (path.equals(FILE)) {
                continue;
            }
            GameTexts translation = new GameTexts(assets, path, Locale.ROOT);
            for (String key : translation.keys) {
                if (!english.has(key) && !isOfContent(key)) {
                    complaints.add(path + ": " + key + ": there is no such text in " + FILE + "; leave it out");
                }
            }
            translation.complainOfArguments(english, complaints);
        }
        return complaints;
    }

    private void complainOfArguments(GameTexts builtIn, List<String> complaints) {
        TreeMap<String, Integer> given = new TreeMap<>();
        builtIn.keys.forEach(key -> given.merge(family(key), argumentsOf(builtIn.get(key)), Math::max));
        for (String key : keys) {
            int gives = builtIn.has(key) ? argumentsOf(builtIn.get(key)) : given.getOrDefault(family(key), 0);
            int asks = argumentsOf(get(key));
            if (asks > gives) {
                complaints.add(asksTooMuch(key, asks, gives));
            }
        }
    }

    private String asksTooMuch(String key, int asks, int gives) {
        return file + ": " + key + ": asks for {" + (asks - 1) + "}; the game gives " + gives;
    }

    private static boolean isOfContent(String key) {
        return OF_CONTENT.contains(firstWord(key));
    }

    private static String firstWord(String key) {
        return key.substring(0, (key + ".").indexOf('.'));
    }

    /** Returns what the keys of the same text of different entries share: the first word and the last. */
    private static String family(String key) {
        return firstWord(key) + key.substring(key.lastIndexOf('.') + 1);
    }

    /** Returns how many arguments a text asks for: one more than its highest placeholder. */
    private static int argumentsOf(String text) {
        int most = 0;
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
            most = Math.max(most, text.charAt(at + 1) - '0' + 1);
        }
        return most;
    }

    /** Complains if there is no text for a key. */
    public void require(String key, List<String> complaints) {
        if (!has(key)) {
            complaints.add(missing(key));
        }
    }

    private String missing(String key) {
        return file + ": " + key + ": there is no such text; add a line " + key + " = ...";
    }
}
