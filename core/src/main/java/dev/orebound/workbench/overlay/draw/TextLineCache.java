package dev.orebound.workbench.overlay.draw;

import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Texts that are laid out once and drawn wherever they are wanted. Whoever wants one often keeps it. */
final class TextLineCache {
    private final PageContext parts;
    private final Map<String, TextLine> lines = new HashMap<>();

    TextLineCache(PageContext parts) {
        this.parts = parts;
    }

    /** The line that says the text of a key. */
    TextLine line(String key) {
        TextLine line = lines.get(key);
        if (line == null) {
            line = parts.line(TextStyle.SMALL, key);
            lines.put(key, line);
        }
        return line;
    }

    /** The lines for all words of an enumeration, by its order: {@code <family><word>}. */
    TextLine[] linesOf(String family, Enum<?>[] words) {
        TextLine[] found = new TextLine[words.length];
        for (int i = 0; i < words.length; i++) {
            found[i] = line(family + wordOf(words[i]));
        }
        return found;
    }

    /** The word for a constant in keys of texts. */
    static String wordOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
