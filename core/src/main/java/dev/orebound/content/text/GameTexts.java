package dev.orebound.content.text;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.QuotedText;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Every string that a player sees, by its key. A file is UTF-8, one {@code key = text} a line; {@code #} opens a comment,
 * {@code \n} in a text breaks the line, and <code>{0}</code> to <code>{9}</code> stand for what the caller puts in.
 */
public final class GameTexts {
    private static final Pattern KEY = Pattern.compile("[a-z0-9_]+(\\.[a-z0-9_]+)*");

    /** The folder of all languages, a file each. */
    public static final String FOLDER = "texts";

    /** The ending of the name of a language's file. */
    public static final String ENDING = ".properties";

    /** The texts that come with the game. */
    public static final String FILE = FOLDER + "/en" + ENDING;

    /** First words of the keys of texts that belong to entries of the content. */
    private static final List<String> OF_CONTENT =
            List.of("monster", "manner", "ore", "item", "terrain", "arena", "happening", "fixture", "spell", "boss");

    private final String file;
    private final TreeMap<String, String> texts = new TreeMap<>();

    private GameTexts(String file) {
        this.file = file;
    }

    /**
     * Reads {@link #FILE}.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static GameTexts read(Assets assets) {
        List<String> complaints = new ArrayList<>();
        GameTexts texts = new GameTexts(FILE);
        int number = 0;
        for (String line : assets.text(FILE).split("\n", -1)) {
            number++;
            texts.readLine(line.strip(), number, complaints);
        }
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return texts;
    }

    private void readLine(String line, int number, List<String> complaints) {
        if (line.isEmpty() || line.startsWith("#")) {
            return;
        }
        int equals = line.indexOf('=');
        String key = equals < 0 ? "" : line.substring(0, equals).strip();
        if (!KEY.matcher(key).matches()) {
            complaints.add(file + ": line " + number + ": '" + QuotedText.of(line) + "' is no text; give key = text");
            return;
        }
        if (line.chars().anyMatch(Character::isISOControl)) {
            complaints.add(file + ": line " + number + ": " + key + ": holds a control character; leave it out");
            return;
        }
        String text = line.substring(equals + 1).strip().replace("\\n", "\n");
        if (texts.put(key, text) != null) {
            complaints.add(file + ": line " + number + ": " + key + ": stands twice; give each text a key of its own");
        }
    }

    /** Returns true if there is a text for the key. */
    public boolean has(String key) {
        return texts.containsKey(key);
    }

    /** Returns every key in alphabetical order. */
    public SortedSet<String> keys() {
        return new TreeSet<>(texts.keySet());
    }

    /**
     * Returns the text for a key.
     *
     * @throws ContentException naming the key, if there is none
     */
    public String get(String key) {
        String text = texts.get(key);
        if (text == null) {
            throw new ContentException(missing(key));
        }
        return text;
    }

    /**
     * Returns the text for a key with <code>{0}</code>, <code>{1}</code> ... replaced by the arguments.
     *
     * @throws ContentException naming the key, if there is no text, or it asks for more than was given
     */
    public String format(String key, Object... arguments) {
        String text = get(key);
        StringBuilder filled = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (!isPlaceholder(text, i)) {
                filled.append(text.charAt(i));
                continue;
            }
            int index = text.charAt(i + 1) - '0';
            if (index >= arguments.length) {
                throw new ContentException(
                        file + ": " + key + ": asks for {" + index + "}; the game gives " + arguments.length);
            }
            filled.append(arguments[index]);
            i += 2;
        }
        return filled.toString();
    }

    private static boolean isPlaceholder(String text, int at) {
        return text.charAt(at) == '{'
                && at + 2 < text.length()
                && text.charAt(at + 1) >= '0'
                && text.charAt(at + 1) <= '9'
                && text.charAt(at + 2) == '}';
    }

    /**
     * Compares these texts with those that come with the game, whose keys and placeholders are those that the code asks for.
     * Texts of content are not compared, since changed content may have other entries.
     *
     * @return a complaint for each text that is missing, and for each that asks for more than the game gives
     */
    public List<String> complaintsBeside(GameTexts builtIn) {
        List<String> complaints = new ArrayList<>();
        for (String key : builtIn.texts.keySet()) {
            if (!OF_CONTENT.contains(firstWord(key))) {
                require(key, complaints);
            }
        }
        TreeMap<String, Integer> given = new TreeMap<>();
        builtIn.texts.forEach((key, text) -> given.merge(family(key), argumentsOf(text), Math::max));
        texts.forEach((key, text) -> {
            int gives = builtIn.has(key) ? argumentsOf(builtIn.get(key)) : given.getOrDefault(family(key), 0);
            int asks = argumentsOf(text);
            if (asks > gives) {
                complaints.add(file + ": " + key + ": asks for {" + (asks - 1) + "}; the game gives " + gives);
            }
        });
        return complaints;
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
        for (int i = 0; i < text.length(); i++) {
            if (isPlaceholder(text, i)) {
                most = Math.max(most, text.charAt(i + 1) - '0' + 1);
            }
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
