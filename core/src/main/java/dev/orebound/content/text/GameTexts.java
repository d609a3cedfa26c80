package dev.orebound.content.text;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Every string that a player sees, by its key. A file is UTF-8, one {@code key = text} a line; {@code #} opens a
 * comment, {@code \n} in a text breaks the line, and placeholders stand for what the caller puts in, as
 * {@link MessagePattern} describes them. A second language is a file of its own: {@code de.properties} or
 * {@code pt_BR.properties}; a text that it lacks is shown in English.
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

    /** First words of the keys of texts that only a language itself needs. */
    private static final List<String> OF_LANGUAGE = List.of("language", "grammar");

    /** The beginning of the keys of texts about monsters. */
    private static final String OF_MONSTERS = "monster.";

    private final Language english;
    private volatile Language own;
    private volatile SortedSet<String> keys;

    /**
     * A language that there is a file of.
     *
     * @param tag the name of its file, such as {@code pt_BR}
     * @param name its own name, such as "Deutsch"; its tag if the file does not say
     * @param note a remark on the translation, or an empty text
     */
    public record LanguageName(String tag, String name, String note) {}

    private GameTexts(Language english, Language own) {
        this.english = english;
        this.own = own;
        keys = keysOf(english, own);
    }

    private static SortedSet<String> keysOf(Language english, Language own) {
        TreeSet<String> all = new TreeSet<>(english.texts().keySet());
        all.addAll(own.texts().keySet());
        return Collections.unmodifiableSortedSet(all);
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
        List<String> complaints = new ArrayList<>();
        Language english = new Language(assets, FILE, complaints);
        String path = pathOf(assets, locale);
        Language own = path == null ? english : new Language(assets, path, complaints);
        throwIfAny(complaints);
        return new GameTexts(english, own);
    }

    /**
     * Changes the language of all texts from now on.
     *
     * @throws ContentException with a line for each fault of its file; the language stays the same then
     */
    public void speak(Assets assets, Locale locale) {
        List<String> complaints = new ArrayList<>();
        String path = pathOf(assets, locale);
        Language wanted = path == null ? english : new Language(assets, path, complaints);
        throwIfAny(complaints);
        own = wanted;
        keys = keysOf(english, wanted);
    }

    private static void throwIfAny(List<String> complaints) {
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
    }

    /** Returns every language that has a file, English first and the others by their tags. */
    public static List<LanguageName> languages(Assets assets) {
        List<LanguageName> languages = new ArrayList<>();
        for (String path : assets.list(FOLDER, ENDING)) {
            String tag = tagOf(path);
            String text = assets.text(path);
            String name = valueOf("language.name", text);
            LanguageName language = new LanguageName(tag, name.isEmpty() ? tag : name, valueOf("language.note", text));
            languages.add(path.equals(FILE) ? 0 : languages.size(), language);
        }
        return languages;
    }

    /** Returns the text of a key of a file, whatever is wrong with other lines; empty if there is none. */
    private static String valueOf(String key, String text) {
        for (String line : text.split("\n", -1)) {
            int equals = line.indexOf('=');
            if (equals > 0 && line.substring(0, equals).strip().equals(key)) {
                return line.substring(equals + 1).strip();
            }
        }
        return "";
    }

    /** Returns the tag of the language that the texts are in. */
    public String language() {
        return tagOf(own.path());
    }

    private static String tagOf(String path) {
        return path.substring(path.lastIndexOf('/') + 1, path.length() - ENDING.length());
    }

    /**
     * Returns the path of the file of a language: that for its region, or that for all; null for English and for a
     * language that has none.
     */
    private static @Nullable String pathOf(Assets assets, Locale locale) {
        String language = locale.getLanguage();
        String regional = FOLDER + '/' + language + '_' + locale.getCountry() + ENDING;
        String general = FOLDER + '/' + language + ENDING;
        if (language.isEmpty() || (general.equals(FILE) && !assets.has(regional))) {
            return null;
        }
        return assets.has(regional) ? regional : assets.has(general) ? general : null;
    }

    /** Returns true if there is a text for the key. */
    public boolean has(String key) {
        return keys.contains(key) || !ofGolem(key).isEmpty();
    }

    private Language in(String key) {
        return own.has(key) ? own : english;
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
        return key.endsWith(".name") ? name("golem.name", get(ore), get(build)) : get(build) + "\n" + get(ore);
    }

    /** Returns every key in alphabetical order. */
    public SortedSet<String> keys() {
        return keys;
    }

    /**
     * Returns the text for a key; a name without the forms that follow it.
     *
     * @throws ContentException naming the key, if there is none
     */
    public String get(String key) {
        return keys.contains(key) ? in(key).get(key) : golemOrComplaint(key);
    }

    private String golemOrComplaint(String key) {
        String golem = ofGolem(key);
        if (golem.isEmpty()) {
            throw new ContentException(missing(key));
        }
        return golem;
    }

    /**
     * Returns the text for a key with its placeholders replaced by the arguments.
     *
     * @throws ContentException naming the key, if there is no text, or it asks for more than was given
     */
    public String format(String key, Object... arguments) {
        if (!keys.contains(key)) {
            return golemOrComplaint(key);
        }
        requireEnough(key, arguments);
        return in(key).format(key, arguments);
    }

    /**
     * Returns a name that is composed of other names, such as "sleeping goblin". Texts into which it is put can ask for
     * its forms as they can for those of a name that stands in the file.
     *
     * @throws ContentException naming the key, if there is no text, or it asks for more than was given
     */
    public String name(String key, Object... arguments) {
        if (!keys.contains(key)) {
            return golemOrComplaint(key);
        }
        requireEnough(key, arguments);
        return in(key).name(key, arguments);
    }

    private void requireEnough(String key, Object... arguments) {
        int asks = in(key).argumentsOf(key);
        if (asks > arguments.length) {
            throw new ContentException(asksTooMuch(in(key).path(), key, asks, arguments.length));
        }
    }

    /** Returns words in a row, as this language separates them: {@code list.comma}, or an empty text for none. */
    public String list(Collection<String> words) {
        return joined("list.comma", words);
    }

    /** Returns words in a row by a text that puts two of them together; an empty text for none. */
    public String joined(String key, Collection<String> words) {
        Iterator<String> each = words.iterator();
        String all = each.hasNext() ? each.next() : "";
        while (each.hasNext()) {
            all = format(key, all, each.next());
        }
        return all;
    }

    /** Returns a date as this language writes it; as it is given if it is no {@code year-month-day}. */
    public String date(String date) {
        String[] parts = date.split("-", -1);
        return parts.length == 3 ? format("list.date", (Object[]) parts) : date;
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
        complainOfArguments(builtIn.own, builtIn.own, own, complaints);
        return complaints;
    }

    /**
     * Returns a complaint for each text of a translation that English lacks, or that asks for more than the English
     * one.
     */
    public static List<String> complaintsOfTranslations(Assets assets) {
        List<String> complaints = new ArrayList<>();
        GameTexts english = read(assets);
        GameTexts builtIn = read(new BuiltInAssets());
        for (String path : assets.list(FOLDER, ENDING)) {
            if (path.equals(FILE)) {
                continue;
            }
            Language translation = new Language(assets, path, complaints);
            for (String key : translation.texts().keySet()) {
                if (!english.has(key)
                        && !builtIn.has(key)
                        && !isOfContent(key)
                        && !OF_LANGUAGE.contains(firstWord(key))) {
                    complaints.add(path + ": " + key + ": there is no such text in " + FILE + "; leave it out");
                }
            }
            complainOfArguments(english.own, builtIn.own, translation, complaints);
        }
        return complaints;
    }

    /** @param others texts whose placeholders count for keys that the given ones lack */
    private static void complainOfArguments(Language given, Language others, Language asking, List<String> complaints) {
        TreeMap<String, Integer> families = new TreeMap<>();
        given.texts().keySet().forEach(key -> families.merge(family(key), given.argumentsOf(key), Math::max));
        for (String key : asking.texts().keySet()) {
            Language known = given.has(key) ? given : others;
            int ofFamily = families.getOrDefault(family(key), OF_LANGUAGE.contains(firstWord(key)) ? 1 : 0);
            int gives = known.has(key) ? known.argumentsOf(key) : ofFamily;
            int asks = asking.argumentsOf(key);
            if (asks > gives) {
                complaints.add(asksTooMuch(asking.path(), key, asks, gives));
            }
        }
    }

    private static String asksTooMuch(String file, String key, int asks, int gives) {
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

    /** Complains if there is no text for a key. */
    public void require(String key, List<String> complaints) {
        if (!has(key)) {
            complaints.add(missing(key));
        }
    }

    private String missing(String key) {
        return english.path() + ": " + key + ": there is no such text; add a line " + key + " = ...";
    }
}
