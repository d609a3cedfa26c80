package dev.orebound.cave.words;

import dev.orebound.content.text.GameTexts;
import java.util.List;
import java.util.Locale;

/**
 * Puts articles before English names and makes plurals of them. Names that take neither are listed in the text
 * {@code noun.uncounted}; names with a proper article of their own keep it.
 */
final class EnglishNouns {
    private static final List<String> ARTICLES = List.of("a ", "an ", "the ");
    private static final String OF = " of ";

    private final GameTexts texts;
    private final List<String> uncounted;

    EnglishNouns(GameTexts texts) {
        this.texts = texts;
        uncounted = List.of(texts.get("noun.uncounted").split("; *", -1));
    }

    /** One of these, with its article: a goblin, an ash imp, lava, the warden's key. */
    String one(String name) {
        if (isUncounted(name) || hasArticle(name)) {
            return name;
        }
        return texts.format(startsWithVowel(name) ? "noun.an" : "noun.a", name);
    }

    /** So many of these, 2 or more: 3 goblins, 2 phials of fire, fire ore in 2 places. */
    String many(int count, String name) {
        if (isUncounted(name)) {
            return texts.format("noun.uncounted_many", count, name);
        }
        return texts.format("noun.many", count, plural(withoutArticle(name)));
    }

    private boolean isUncounted(String name) {
        return uncounted.contains(name);
    }

    private static boolean hasArticle(String name) {
        return ARTICLES.stream().anyMatch(name::startsWith);
    }

    private static String withoutArticle(String name) {
        for (String article : ARTICLES) {
            if (name.startsWith(article)) {
                return name.substring(article.length());
            }
        }
        return name;
    }

    private static boolean startsWithVowel(String name) {
        return !name.isEmpty() && "aeiouAEIOU".indexOf(name.charAt(0)) >= 0;
    }

    /** Of a thing of something, the thing is put into the plural; else the last word. */
    private String plural(String name) {
        String special = "noun.plural." + name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_");
        if (texts.has(special)) {
            return texts.get(special);
        }
        int of = name.indexOf(OF);
        return of < 0 ? pluralWord(name) : pluralWord(name.substring(0, of)) + name.substring(of);
    }

    private static String pluralWord(String word) {
        if (word.endsWith("y") && word.length() > 1 && "aeiou".indexOf(word.charAt(word.length() - 2)) < 0) {
            return word.substring(0, word.length() - 1) + "ies";
        }
        boolean hisses = word.endsWith("s") || word.endsWith("x") || word.endsWith("ch") || word.endsWith("sh");
        return word + (hisses ? "es" : "s");
    }
}
