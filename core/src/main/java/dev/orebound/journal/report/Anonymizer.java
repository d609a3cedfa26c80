package dev.orebound.journal.report;

import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Removes a player's name and folders from texts that may be sent to strangers.
 *
 * <p>Folder names may hold blanks, so the end of a path in a sentence is ambiguous. In doubt a path is taken to reach
 * farther, and the words after it are lost.
 */
public final class Anonymizer {
    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    /** The length from which a name is also found inside a longer word, such as {@code zoem2026}. */
    private static final int LONG_NAME = 4;

    private static final String NO_NAME = "(?!)";

    /** The group of the path pattern that matches a folder of the player. */
    private static final int FOLDER = 1;

    /** The beginning of an absolute path or of a file link. It matches neither 3/4 nor https://example.org. */
    private static final String ROOT =
            "(?<![\\w.<>/\\\\])(?:(?:jar:)?file:/+|[A-Za-z]:[\\\\/]|\\\\\\\\|(?<!:)//|/)(?=[^\\s/\\\\])";

    /** The end of a path: the next path, a quotation mark that is no apostrophe, a colon, or the end of the line. */
    private static final Pattern PATH_END =
            Pattern.compile("(?<=[\\s'\"(,;=])" + ROOT + "|(?<!\\p{L})'|'(?!\\p{L})|[\":<>\\r\\n]|$", FLAGS);

    /** A file name whose end is certain because it has a suffix that files of the game or of Java have. */
    private static final Pattern FILE =
            Pattern.compile("^[^\\s;,()]+\\.(?:json|txt|png|zip|properties|jar|class|java|so|dll"
                    + "|dylib|ttf|ogg|wav|log|lock|new|gz|frag|vert|orebound-replay)\\b[\\w.-]*");

    private final Pattern name;
    private final Pattern path;

    /**
     * @param names names of the player on the machine; names without a letter or digit are ignored
     * @param folders folders of the player; paths below them are recognised
     */
    public Anonymizer(List<String> names, List<String> folders) {
        String anyName = spellings(names)
                .filter(each -> each.codePoints().anyMatch(Character::isLetterOrDigit))
                .map(Anonymizer::named)
                .collect(Collectors.joining("|"));
        name = Pattern.compile(anyName.isEmpty() ? NO_NAME : anyName, FLAGS);
        String anyFolder = spellings(folders)
                .filter(folder -> folder.length() > 1)
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(folder -> Pattern.quote(folder) + "(?![\\p{L}\\p{N}_])")
                .collect(Collectors.joining("|"));
        path = Pattern.compile("(" + (anyFolder.isEmpty() ? NO_NAME : anyFolder) + ")|" + ROOT, FLAGS);
    }

    /**
     * Returns the texts in both Unicode forms, because accented letters are one character on most systems and two on
     * some.
     */
    private static Stream<String> spellings(List<String> texts) {
        return texts.stream()
                .filter(text -> !text.isBlank())
                .flatMap(text -> Stream.of(
                        text,
                        Normalizer.normalize(text, Normalizer.Form.NFC),
                        Normalizer.normalize(text, Normalizer.Form.NFD)))
                .distinct();
    }

    private static String named(String name) {
        String quoted = Pattern.quote(name);
        return name.length() < LONG_NAME ? "(?<![\\p{L}\\p{M}])" + quoted + "(?![\\p{L}\\p{M}])" : quoted;
    }

    /** Returns true if a text names the player or one of their folders. */
    public boolean isNamedIn(String text) {
        return name.matcher(text).find() || !withoutPaths(text).equals(text);
    }

    /** Returns the text without names and folders; of a path, the file name stays if its end is certain. */
    public String strip(String text) {
        return name.matcher(withoutPaths(text)).replaceAll("<user>");
    }

    private String withoutPaths(String text) {
        StringBuilder stripped = new StringBuilder();
        Matcher begin = path.matcher(text);
        Matcher end = PATH_END.matcher(text);
        int told = 0;
        while (told < text.length() && begin.find(told)) {
            int to = end.find(begin.end()) ? end.start() : text.length();
            boolean isKnown = begin.group(FOLDER) != null;
            stripped.append(text, told, begin.start()).append(isKnown ? "<folder>" : "<path>");
            stripped.append(lastName(text.substring(begin.end(), to), isKnown));
            told = to;
        }
        return stripped.append(text, Math.min(told, text.length()), text.length())
                .toString();
    }

    /** Returns the part of a path that is kept, with the words after it. */
    private static String lastName(String rest, boolean isWhole) {
        int separator = Math.max(rest.lastIndexOf('/'), rest.lastIndexOf('\\'));
        String last = rest.substring(separator + 1);
        if (separator < 0 && isWhole) {
            return rest;
        }
        boolean isOneWord =
                last.chars().noneMatch(letter -> Character.isWhitespace(letter) || ";,()".indexOf(letter) >= 0);
        if (isOneWord || FILE.matcher(last).find()) {
            return "/" + last;
        }
        // The blank or line end that stood there separates the path from the next one.
        return last.endsWith(" ") ? " " : "";
    }
}
