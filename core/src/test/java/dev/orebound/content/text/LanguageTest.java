package dev.orebound.content.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.PluralRules.PluralType;
import com.ibm.icu.util.ULocale;
import dev.orebound.TestContent;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.BuiltInAssets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks plurals, choices and forms of names, wherever possible against ICU. */
final class LanguageTest {
    private static final GameTexts ENGLISH = GameTexts.read(new BuiltInAssets());

    /** Placeholders with a form, which ICU does not have. */
    private static final Pattern FORM = Pattern.compile("\\{([0-9])((?::[a-zA-Z_]+)+)");

    private static final Pattern CHOICE = Pattern.compile("\\{([0-9a-zA-Z_]+), *(plural|select),");
    private static final int MOST_WORDS = 6;
    private static final List<Object> NUMBERS = List.of(0, 1, 2, 3, 5, 11, 21, 100);

    @ParameterizedTest
    @CsvSource({
        "goblin,           a goblin,             3 goblins",
        "ash imp,          an ash imp,           3 ash imps",
        "ember hound,      an ember hound,       3 ember hounds",
        "bog leech,        a bog leech,          3 bog leeches",
        "sleeping slime,   a sleeping slime,     3 sleeping slimes",
        "phial of fire,    a phial of fire,      3 phials of fire",
        "pinch of earth,   a pinch of earth,     3 pinches of earth",
        "shard of air ore, a shard of air ore,   3 shards of air ore",
        "exit,             an exit,              3 exits",
        "fire ore,         fire ore,             fire ore in 3 places",
        "lava,             lava,                 lava in 3 places",
        "lava lake,        a lava lake,          3 lava lakes",
        "far-seeing lens,  a far-seeing lens,    3 far-seeing lenses",
        "warden's key,     a warden's key,       3 warden's keys",
        "Lode King,        Lode King,            Lode King in 3 places",
        "ruby,             a ruby,               3 rubies",
        "ray,              a ray,                3 rays"
    })
    void anEnglishNameGetsItsArticleAndItsPlural(String name, String one, String many) {
        assertThat(ENGLISH.format("noun.counted", 1, name)).isEqualTo(one);
        assertThat(ENGLISH.format("noun.counted", 3, name)).isEqualTo(many);
    }

    @Test
    void everyEnglishMonsterHasAnArticleThatFitsItsFirstLetter() {
        for (Monster monster : TestContent.BUILT_IN.monsters()) {
            String name = ENGLISH.get("monster." + monster.id() + ".name");
            boolean isProper = Character.isUpperCase(name.charAt(0));
            String article = isProper ? "" : name.matches("[aeiou].*") ? "an " : "a ";
            assertThat(ENGLISH.format("noun.counted", 1, name)).isEqualTo(article + name);
        }
    }

    @Test
    void aNameBringsItsClassAndItsFormsIntoOtherTexts() {
        Language german = language("""
                grammar.den = {0:class, select, m {den {0}} f {die {0}} other {das {0}}}
                rat = Ratte | f | many: Ratten
                goblin = Kobold | m | many: Kobolde
                captive = {0:class, select, m {gefangener} other {gefangene}} {0} | {0:class} | many: gefangene {0:many}
                free = {0:den:upper} befreien
                count = {0} {1:many}
                """);

        assertThat(german.get("goblin")).isEqualTo("Kobold");
        assertThat(german.format("free", "Kobold")).isEqualTo("Den Kobold befreien");
        assertThat(german.format("free", "Ratte")).isEqualTo("Die Ratte befreien");
        String captive = german.name("captive", "Kobold");
        assertThat(captive).isEqualTo("gefangener Kobold");
        assertThat(german.format("free", captive)).isEqualTo("Den gefangener Kobold befreien");
        assertThat(german.format("count", 3, captive)).isEqualTo("3 gefangene Kobolde");
        assertThat(german.format("free", "Unbekanntes")).isEqualTo("Das Unbekanntes befreien");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{0, plural, one {x}}",
                "{0, plural, one {x} other {x}",
                "{0, plural, other x}",
                "{0, number}",
                "{0, plural}",
                "{0:}",
                "{0, plural, one {x} one {y} other {z}}",
                "{x}",
                "{0"
            })
    void aMalformedPlaceholderIsRefusedWithTheLine(String text) {
        List<String> complaints = new ArrayList<>();
        read("fine = text\nbroken = " + text, complaints);

        assertThat(complaints).hasSize(1).first().asString().startsWith("texts/xx.properties: line 2: broken: holds ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "grammar.a = {0:b}",
                "grammar.a = {0:a}",
                "grammar.many = (.*",
                "grammar.many = (.*) > $2",
                "grammar.many = x",
                "language.plural = one: i is 1",
                "language.plural = one"
            })
    void aMalformedGrammarIsRefused(String line) {
        List<String> complaints = new ArrayList<>();
        read(line, complaints);

        assertThat(complaints).hasSize(1).first().asString().startsWith("texts/xx.properties: line 1: ");
    }

    @Test
    void aRuleIsRefusedBeforeItCouldFailInPlay() {
        assertThatThrownBy(() -> PluralRules.of("one: i = 99999999999999999999"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is no plural rule");
    }

    @Test
    void thePluralRulesOfEveryLanguageChooseAsIcuDoes() {
        Set<String> seen = new HashSet<>();
        for (ULocale locale : com.ibm.icu.text.PluralRules.getAvailableULocales()) {
            com.ibm.icu.text.PluralRules icu = com.ibm.icu.text.PluralRules.forLocale(locale, PluralType.CARDINAL);
            if (!seen.add(icu.toString())) {
                continue;
            }
            PluralRules ours = PluralRules.of(icu.toString());
            for (long number = 0; number <= 1200; number++) {
                assertThat(ours.categoryOf(number)).as("%d by %s", number, icu).isEqualTo(icu.select((double) number));
            }
            assertThat(ours.categoryOf(1_000_000)).isEqualTo(icu.select(1_000_000));
        }
        assertThat(seen).hasSizeGreaterThan(25);
    }

    /** Tries every text with numbers of several categories, and with the words that it chooses by. */
    @Test
    void everyChoiceInEveryLanguageReadsAsIcuReadsIt() {
        for (String path : new BuiltInAssets().list(GameTexts.FOLDER, GameTexts.ENDING)) {
            List<String> complaints = new ArrayList<>();
            Language language = new Language(new BuiltInAssets(), path, complaints);
            assertThat(complaints).isEmpty();
            String tag = path.substring(path.lastIndexOf('/') + 1, path.length() - GameTexts.ENDING.length());
            int[] compared = new int[1];
            language.texts().forEach((key, text) -> {
                if (language.argumentsOf(key) > 0 && !key.startsWith("grammar.")) {
                    compared[0] += compare(language, key, Locale.forLanguageTag(tag.replace('_', '-')));
                }
            });
            assertThat(compared[0]).as(path).isGreaterThan(500);
        }
    }

    private static int compare(Language language, String key, Locale locale) {
        String text = language.get(key);
        Set<String> words = new HashSet<>(Set.of("Kobold"));
        Matcher branches = Pattern.compile("([a-zA-Z_]+) \\{").matcher(text);
        while (branches.find() && words.size() < MOST_WORDS) {
            words.add(branches.group(1));
        }
        List<Object> values = new ArrayList<>(words);
        if (CHOICE.matcher(text).find()) {
            values.addAll(NUMBERS);
        }
        Set<Integer> counted = new HashSet<>();
        Matcher choices = CHOICE.matcher(text);
        while (choices.find()) {
            if (choices.group(2).equals("plural")) {
                counted.add(choices.group(1).charAt(0) - '0');
            }
        }
        MessageFormat icu = new MessageFormat(icuText(text), ULocale.forLocale(locale));
        int arguments = language.argumentsOf(key);
        for (int turn = 0; turn < values.size(); turn++) {
            Object[] ours = new Object[arguments];
            for (int i = 0; i < arguments; i++) {
                ours[i] = counted.contains(i)
                        ? NUMBERS.get((turn + 3 * i) % NUMBERS.size())
                        : values.get((turn + i) % values.size()).toString();
            }
            Map<String, Object> named = new HashMap<>();
            for (int i = 0; i < arguments; i++) {
                named.put("n" + i, ours[i]);
            }
            Matcher forms = FORM.matcher(text);
            while (forms.find()) {
                String value = ours[forms.group(1).charAt(0) - '0'].toString();
                for (String form : forms.group(2).substring(1).split(":", -1)) {
                    value = language.formOf(value, form);
                }
                named.put("n" + forms.group(1) + forms.group(2).replace(':', '_'), value);
            }
            assertThat(language.format(key, ours)).as("%s of %s", key, locale).isEqualTo(icu.format(named));
        }
        return values.size();
    }

    /** Returns a text as ICU has it: with named arguments for the forms, and with apostrophes that mean themselves. */
    private static String icuText(String text) {
        String named = FORM.matcher(text)
                .replaceAll(form -> "{n" + form.group(1) + form.group(2).replace(':', '_'));
        return named.replaceAll("\\{([0-9])(?=[,}])", "{n$1").replace("'", "''");
    }

    private static Language language(String file) {
        List<String> complaints = new ArrayList<>();
        Language language = read(file, complaints);
        assertThat(complaints).isEmpty();
        return language;
    }

    private static Language read(String file, List<String> complaints) {
        return new Language(new OneFile(file), "texts/xx.properties", complaints);
    }
}
