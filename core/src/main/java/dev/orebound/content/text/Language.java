package dev.orebound.content.text;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.QuotedText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * One language's file of texts, and the grammar that its texts share.
 *
 * <p>A name may be followed by its class and its forms: {@code Kobold | m | many: Kobolde}. Forms that a name does not
 * have itself come from the file's texts {@code grammar.<form>}: either a pattern in which <code>{0}</code> is the
 * name, or, for {@code grammar.class} and {@code grammar.many}, rules {@code expression > result} separated by
 * semicolons, of which the first one counts that fits the whole name.
 */
final class Language implements MessagePattern.Grammar {
    private static final Pattern KEY = Pattern.compile("[a-z0-9_]+(\\.[a-z0-9_]+)*");
    private static final Pattern STRAY_BACKSLASH = Pattern.compile("\\\\(?!n)");
    private static final Pattern BREAK = Pattern.compile("\\\\n");
    private static final String SEPARATOR = " | ";
    private static final String GRAMMAR = "grammar.";
    private static final String CLASS = "class";
    private static final String MANY = "many";
    private static final String UPPER = "upper";
    private static final String LOWER = "lower";

    private static final List<String> BASIC_FORMS = List.of(CLASS, MANY, UPPER, LOWER);

    /** The most composed names whose forms are kept. */
    private static final int MOST_COMPOSED = 4096;

    private final String path;
    private final Locale locale;
    private final TreeMap<String, String> texts = new TreeMap<>();
    private final Map<String, MessagePattern> patterns = new ConcurrentHashMap<>();

    /** The forms of names, by name. */
    private final Map<String, Map<String, String>> names = new HashMap<>();

    private final Map<String, Map<String, String>> composed = new ConcurrentHashMap<>();
    private final Map<String, List<Rule>> rules = new HashMap<>();
    private PluralRules plurals = PluralRules.of("");

    /** A rule for names that an expression fits. */
    private record Rule(Pattern fits, String result) {}

    /**
     * Reads a file.
     *
     * @param complaints receives a line for each fault
     */
    Language(Assets assets, String path, List<String> complaints) {
        this.path = path;
        String name = path.substring(path.lastIndexOf('/') + 1, path.length() - GameTexts.ENDING.length());
        locale = Locale.forLanguageTag(name.replace('_', '-'));
        int number = 0;
        for (String line : assets.text(path).split("\n", -1)) {
            number++;
            String text = line.strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                try {
                    addLine(text);
                } catch (IllegalArgumentException e) {
                    complaints.add(path + ": line " + number + ": " + e.getMessage());
                }
            }
        }
    }

    /** Adds a line, or throws with its fault. */
    private void addLine(String line) {
        int equals = line.indexOf('=');
        String key = equals < 0 ? "" : line.substring(0, equals).strip();
        if (!KEY.matcher(key).matches()) {
            throw new IllegalArgumentException("'" + QuotedText.of(line) + "' is not a text; give key = text");
        }
        String text = line.substring(equals + 1).strip();
        try {
            if (holdsControl(text)) {
                throw new IllegalArgumentException("holds a control character; leave it out");
            }
            if (text.indexOf('\\') >= 0 && STRAY_BACKSLASH.matcher(text).find()) {
                throw new IllegalArgumentException("holds a backslash; only \\n is accepted, for a line break");
            }
            if (texts.containsKey(key)) {
                throw new IllegalArgumentException("stands twice; give each text a key of its own");
            }
            add(key, text.indexOf('\\') < 0 ? text : BREAK.matcher(text).replaceAll("\n"));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(key + ": " + e.getMessage());
        }
    }

    private static boolean holdsControl(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isISOControl(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private void add(String key, String text) {
        if (key.equals("language.plural")) {
            plurals = PluralRules.of(text);
        } else if (key.equals(GRAMMAR + CLASS) || key.equals(GRAMMAR + MANY)) {
            rules.put(key.substring(GRAMMAR.length()), rules(text));
        } else if (text.indexOf('{') >= 0) {
            patterns.put(key, MessagePattern.of(text.contains(SEPARATOR) ? nameIn(text) : text));
            formsIn(text).values().forEach(MessagePattern::of);
            requireNoCircle(key);
        } else if (text.contains(SEPARATOR)) {
            names.put(nameIn(text), formsIn(text));
        }
        texts.put(key, text);
    }

    /** Refuses a form that asks for forms that might ask for it again. */
    private void requireNoCircle(String key) {
        MessagePattern pattern = patterns.get(key);
        if (pattern != null && key.startsWith(GRAMMAR) && !BASIC_FORMS.containsAll(pattern.forms())) {
            throw new IllegalArgumentException(
                    "asks for another form; only " + String.join(", ", BASIC_FORMS) + " are accepted here");
        }
    }

    private static List<Rule> rules(String text) {
        List<Rule> rules = new ArrayList<>();
        for (String rule : text.split(";", -1)) {
            String[] sides = rule.split(">", -1);
            if (sides.length != 2) {
                throw new IllegalArgumentException("'" + rule.strip() + "' is no rule; give expression > result");
            }
            try {
                Pattern fits = Pattern.compile("^(?:" + sides[0].strip() + ")$");
                requireGroups(sides[1].strip(), fits);
                rules.add(new Rule(fits, sides[1].strip()));
            } catch (PatternSyntaxException e) {
                throw new IllegalArgumentException(
                        "'" + sides[0].strip() + "' is no regular expression: " + e.getDescription());
            }
        }
        return rules;
    }

    /** Refuses a result that names groups which its expression does not have. */
    private static void requireGroups(String result, Pattern fits) {
        int groups = fits.matcher("").groupCount();
        for (int dollar = result.indexOf('$'); dollar >= 0; dollar = result.indexOf('$', dollar + 1)) {
            int group = dollar + 1 < result.length() ? result.charAt(dollar + 1) - '0' : -1;
            if (group < 0 || group > Math.min(groups, 9)) {
                throw new IllegalArgumentException(
                        "'" + result + "' names a group that the expression lacks; it has " + groups);
            }
        }
    }

    private static String nameIn(String text) {
        int end = text.indexOf(SEPARATOR);
        return end < 0 ? text : text.substring(0, end);
    }

    /** Returns what follows a name: its class under {@code class}, and its forms under theirs. */
    private static Map<String, String> formsIn(String text) {
        Map<String, String> forms = new LinkedHashMap<>();
        String[] parts = text.split(" \\| ", -1);
        for (int i = 1; i < parts.length; i++) {
            int colon = parts[i].startsWith("{") ? -1 : parts[i].indexOf(": ");
            String form = colon < 0 ? CLASS : parts[i].substring(0, colon).strip();
            forms.put(form, parts[i].substring(colon < 0 ? 0 : colon + 2).strip());
        }
        return forms;
    }

    String path() {
        return path;
    }

    /** Returns every text by its key, with the forms that follow it. */
    Map<String, String> texts() {
        return Collections.unmodifiableMap(texts);
    }

    boolean has(String key) {
        return texts.containsKey(key);
    }

    /** Returns a text without the forms that follow it, as it stands in the file. */
    String get(String key) {
        return nameIn(texts.getOrDefault(key, ""));
    }

    /** Returns how many arguments a text asks for. */
    int argumentsOf(String key) {
        MessagePattern pattern = patterns.get(key);
        return pattern == null ? 0 : pattern.arguments();
    }

    /** Returns a text with the arguments in it, of which there must be enough. */
    String format(String key, Object... arguments) {
        MessagePattern pattern = patterns.get(key);
        return pattern == null ? get(key) : pattern.format(this, arguments);
    }

    /** Returns a name that is composed of arguments, and keeps its forms for texts that ask for them. */
    String name(String key, Object... arguments) {
        String name = format(key, arguments);
        if (!composed.containsKey(name)) {
            Map<String, String> forms = formsIn(texts.getOrDefault(key, ""));
            forms.replaceAll((form, text) -> MessagePattern.of(text).format(this, arguments));
            if (composed.size() >= MOST_COMPOSED) {
                composed.clear();
            }
            composed.put(name, forms);
        }
        return name;
    }

    @Override
    public String pluralOf(long number) {
        return plurals.categoryOf(number);
    }

    @Override
    public String formOf(String name, String form) {
        Map<String, String> own = names.getOrDefault(name, composed.getOrDefault(name, Map.of()));
        if (own.containsKey(form)) {
            return own.get(form);
        }
        List<Rule> fitting = rules.get(form);
        String ruled = fitting == null ? null : ruled(name, fitting);
        if (ruled != null) {
            return ruled;
        }
        return switch (form) {
            case CLASS -> "";
            case UPPER -> name.isEmpty() ? "" : name.substring(0, 1).toUpperCase(locale) + name.substring(1);
            case LOWER -> name.toLowerCase(locale);
            default -> has(GRAMMAR + form) ? format(GRAMMAR + form, name) : name;
        };
    }

    private static @Nullable String ruled(String name, List<Rule> rules) {
        for (Rule rule : rules) {
            Matcher fit = rule.fits.matcher(name);
            if (fit.matches()) {
                return fit.replaceFirst(rule.result);
            }
        }
        return null;
    }
}
