package dev.orebound.content.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A text with placeholders, in a part of the syntax of ICU's MessageFormat:
 *
 * <ul>
 *   <li><code>{0}</code> is what the game puts in.
 *   <li><code>{0:form}</code> is a grammatical form of the name that the game puts in; <code>{0:one:two}</code> is the
 *       form {@code two} of its form {@code one}. ICU has no forms.
 *   <li><code>{0, plural, =0 {none} one {one thing} other {# things}}</code> chooses by a number, first by the number
 *       itself and then by its plural category in the language. {@code #} is the number.
 *   <li><code>{0:class, select, m {der} f {die} other {das}}</code> chooses by a word.
 * </ul>
 *
 * Branches are patterns of their own. Immutable.
 */
final class MessagePattern {
    private static final String OTHER = "other";
    private static final String PLURAL = "plural";
    private static final String SELECT = "select";

    /** The plural categories and the forms of names of a language. */
    interface Grammar {
        /** Returns the plural category of a whole number. */
        String pluralOf(long number);

        /** Returns a form of a name, or the name itself if it has no such form. */
        String formOf(String name, String form);
    }

    private sealed interface Part {}

    private record Literal(String text) implements Part {}

    /** The number of the plural around it. */
    private record CountSign(int argument) implements Part {}

    private record Placeholder(int argument, List<String> forms) implements Part {}

    private record Choice(Placeholder by, boolean isPlural, Map<String, List<Part>> branches) implements Part {}

    private final List<Part> parts;
    private final int arguments;
    private final Set<String> forms;

    private MessagePattern(List<Part> parts, Reader reader) {
        this.parts = parts;
        arguments = reader.arguments;
        forms = Set.copyOf(reader.formsAskedFor);
    }

    /**
     * Reads a pattern.
     *
     * @throws IllegalArgumentException if a placeholder is malformed; its message says what is accepted
     */
    static MessagePattern of(String text) {
        Reader reader = new Reader(text);
        List<Part> parts = reader.parts(-1, false);
        return new MessagePattern(parts, reader);
    }

    /** Returns how many arguments it asks for: one more than its highest placeholder. */
    int arguments() {
        return arguments;
    }

    /** Returns the forms of names that it asks for. */
    Set<String> forms() {
        return forms;
    }

    /** Returns the text with the arguments in it, of which there must be enough. */
    String format(Grammar grammar, Object... values) {
        StringBuilder text = new StringBuilder();
        append(parts, grammar, values, text);
        return text.toString();
    }

    private static void append(List<Part> parts, Grammar grammar, Object[] values, StringBuilder to) {
        for (Part part : parts) {
            if (part instanceof Literal literal) {
                to.append(literal.text);
            } else if (part instanceof CountSign count) {
                to.append(values[count.argument]);
            } else if (part instanceof Placeholder placeholder) {
                to.append(value(placeholder, grammar, values));
            } else if (part instanceof Choice choice) {
                append(branch(choice, grammar, values), grammar, values, to);
            }
        }
    }

    private static String value(Placeholder placeholder, Grammar grammar, Object[] values) {
        String value = String.valueOf(values[placeholder.argument]);
        for (String form : placeholder.forms) {
            value = grammar.formOf(value, form);
        }
        return value;
    }

    private static List<Part> branch(Choice choice, Grammar grammar, Object[] values) {
        String value = value(choice.by, grammar, values);
        List<Part> ofOthers = choice.branches.getOrDefault(OTHER, List.of());
        if (!choice.isPlural) {
            return choice.branches.getOrDefault(value, ofOthers);
        }
        List<Part> ofCategory = choice.branches.getOrDefault(pluralOf(value, grammar), ofOthers);
        return choice.branches.getOrDefault("=" + value, ofCategory);
    }

    private static String pluralOf(String number, Grammar grammar) {
        try {
            return grammar.pluralOf(Long.parseLong(number));
        } catch (NumberFormatException e) {
            return OTHER; // a number with a fraction, which has no category of its own in most languages
        }
    }

    private static final class Reader {
        private final String text;
        private int at;
        private final Set<String> formsAskedFor = new HashSet<>();
        private int arguments;

        Reader(String text) {
            this.text = text;
        }

        /**
         * Reads up to the end, or to the brace that closes a branch.
         *
         * @param plural the argument of the plural around it, or -1
         */
        List<Part> parts(int plural, boolean isBranch) {
            List<Part> read = new ArrayList<>();
            StringBuilder literal = new StringBuilder();
            while (at < text.length() && !(isBranch && text.charAt(at) == '}')) {
                char next = text.charAt(at++);
                if (next == '{' || (next == '#' && plural >= 0)) {
                    if (!literal.isEmpty()) {
                        read.add(new Literal(literal.toString()));
                        literal.setLength(0);
                    }
                    read.add(next == '#' ? new CountSign(plural) : placeholder());
                } else {
                    literal.append(next);
                }
            }
            if (!literal.isEmpty()) {
                read.add(new Literal(literal.toString()));
            }
            return List.copyOf(read);
        }

        private Part placeholder() {
            if (at >= text.length() || !Character.isDigit(text.charAt(at))) {
                throw new IllegalArgumentException("holds a brace without a number; give {0} to {9}");
            }
            int argument = text.charAt(at++) - '0';
            arguments = Math.max(arguments, argument + 1);
            List<String> forms = new ArrayList<>();
            while (takes(':')) {
                forms.add(word());
            }
            formsAskedFor.addAll(forms);
            Placeholder placeholder = new Placeholder(argument, List.copyOf(forms));
            if (takes('}')) {
                return placeholder;
            }
            require(',', "holds a brace without a number; give {0} to {9}");
            String kind = word();
            if (!kind.equals(PLURAL) && !kind.equals(SELECT)) {
                throw new IllegalArgumentException(
                        "holds {" + argument + ", " + kind + "}; only plural and select are accepted");
            }
            require(',', "holds a " + kind + " without branches; give word {text} for each");
            return choice(placeholder, kind.equals(PLURAL));
        }

        private Choice choice(Placeholder by, boolean isPlural) {
            Map<String, List<Part>> branches = new LinkedHashMap<>();
            while (!takes('}')) {
                String word = word();
                require('{', "holds a branch '" + word + "' without its text; give " + word + " {text}");
                List<Part> branch = parts(isPlural ? by.argument : -1, true);
                require('}', "holds a branch that is never closed; end it with }");
                if (branches.put(word, branch) != null) {
                    throw new IllegalArgumentException("holds the branch '" + word + "' twice; leave one out");
                }
            }
            if (!branches.containsKey(OTHER)) {
                throw new IllegalArgumentException("holds a choice without the branch other; add other {text}");
            }
            return new Choice(by, isPlural, branches);
        }

        private void require(char sign, String fault) {
            if (!takes(sign)) {
                throw new IllegalArgumentException(fault);
            }
        }

        private boolean takes(char sign) {
            skipSpaces();
            boolean isThere = at < text.length() && text.charAt(at) == sign;
            at += isThere ? 1 : 0;
            return isThere;
        }

        private String word() {
            skipSpaces();
            int start = at;
            while (at < text.length() && "{}:, ".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            if (at == start) {
                throw new IllegalArgumentException("holds a choice that is never closed; end it with }");
            }
            return text.substring(start, at);
        }

        private void skipSpaces() {
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
        }
    }
}
