package dev.orebound.content.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The plural categories of a language, in the syntax of Unicode's CLDR (UTS 35, part 3, language plural rules):
 * {@code one: i = 1; few: i % 10 = 2..4 and i % 100 != 12..14}. A number that fits no rule is {@code other}. Only whole
 * numbers are asked for, so {@code n} and {@code i} are the number, and {@code v}, {@code w}, {@code f}, {@code t},
 * {@code c} and {@code e} are 0. Immutable.
 */
final class PluralRules {
    private static final Pattern RELATION = Pattern.compile(
            "([nivwftce])(?: *% *([0-9]{1,9}))? *(!?=) *([0-9]+(?:\\.\\.[0-9]+)?(?: *, *[0-9]+(?:\\.\\.[0-9]+)?)*)");

    /** One condition: an operand's rest after a division lies in one of the ranges, or in none if it is negated. */
    private record Relation(boolean isNumber, long modulus, boolean isNegated, List<Range> ranges) {
        boolean holds(long number) {
            long value = isNumber ? number : 0;
            long rest = modulus == 0 ? value : value % modulus;
            return ranges.stream().anyMatch(range -> range.first <= rest && rest <= range.last) != isNegated;
        }
    }

    /** Whole numbers from the first to the last, both included. */
    private record Range(long first, long last) {}

    /** A category, and the alternatives of which one must hold as a whole. */
    private record Rule(String category, List<List<Relation>> alternatives) {}

    private final List<Rule> rules;

    private PluralRules(List<Rule> rules) {
        this.rules = List.copyOf(rules);
    }

    /**
     * Reads rules that are separated by semicolons; none if the text is empty.
     *
     * @throws IllegalArgumentException if a rule is malformed; its message says what is accepted
     */
    static PluralRules of(String text) {
        List<Rule> rules = new ArrayList<>();
        for (String rule : text.isBlank() ? new String[0] : text.split(";", -1)) {
            int colon = rule.indexOf(':');
            if (colon < 0) {
                throw fault(rule);
            }
            String conditions = rule.substring(colon + 1).split("@", 2)[0].strip();
            List<List<Relation>> alternatives = new ArrayList<>();
            for (String alternative : conditions.isEmpty() ? new String[0] : conditions.split(" or ", -1)) {
                List<Relation> all = new ArrayList<>();
                for (String relation : alternative.split(" and ", -1)) {
                    all.add(relation(relation.strip(), rule));
                }
                alternatives.add(all);
            }
            if (!alternatives.isEmpty()) {
                rules.add(new Rule(rule.substring(0, colon).strip(), alternatives));
            }
        }
        return new PluralRules(rules);
    }

    private static Relation relation(String text, String rule) {
        Matcher read = RELATION.matcher(text);
        if (!read.matches()) {
            throw fault(rule);
        }
        List<Range> ranges = new ArrayList<>();
        try {
            for (String range : read.group(4).split(" *, *", -1)) {
                String[] ends = range.split("\\.\\.", -1);
                ranges.add(new Range(Long.parseLong(ends[0]), Long.parseLong(ends[ends.length - 1])));
            }
        } catch (NumberFormatException e) {
            throw fault(rule);
        }
        boolean isNumber = read.group(1).equals("n") || read.group(1).equals("i");
        long modulus = read.group(2) == null ? 0 : Long.parseLong(read.group(2));
        return new Relation(isNumber, modulus, read.group(3).equals("!="), List.copyOf(ranges));
    }

    private static IllegalArgumentException fault(String rule) {
        return new IllegalArgumentException(
                "'" + rule.strip() + "' is no plural rule; give category: i % 10 = 2..4 and i % 100 != 12, 14");
    }

    /** Returns the category of a number, whose sign does not count. */
    String categoryOf(long number) {
        long size = Math.abs(number);
        for (Rule rule : rules) {
            for (List<Relation> alternative : rule.alternatives) {
                if (alternative.stream().allMatch(relation -> relation.holds(size))) {
                    return rule.category;
                }
            }
        }
        return "other";
    }
}
