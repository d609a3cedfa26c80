package dev.orebound.workbench.overlay.draw;

import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Text lines that are laid out once and reused. */
public final class TextLineCache {
    private final PageContext parts;
    private final Map<String, TextLine> lines = new HashMap<>();

    public TextLineCache(PageContext parts) {
        this.parts = parts;
    }

    public TextLine line(String key) {
        TextLine line = lines.get(key);
        if (line == null) {
            line = parts.line(TextStyle.SMALL, key);
            lines.put(key, line);
        }
        return line;
    }

    /** Returns the lines for all constants of an enum, with keys {@code <family><word>}. */
    public TextLine[] linesOf(String family, Enum<?>[] words) {
        TextLine[] found = new TextLine[words.length];
        for (int i = 0; i < words.length; i++) {
            found[i] = line(family + wordOf(words[i]));
        }
        return found;
    }

    /** Returns the word of a constant in text keys. */
    public static String wordOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
