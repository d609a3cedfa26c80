package dev.orebound.screen.map;

import dev.orebound.content.text.GameTexts;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.World;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Puts a mark of the large map into words: its name, and what is known of its place. Allocates only for another. */
final class MapMarkWords {
    private static final int MOST_SENTENCES = 3;

    private final World world;
    private final MapMarks marks;
    private final GameTexts texts;
    private final IntFunction<List<String>> places;
    private final TextLine words;
    private @Nullable MapMark toldMark;
    private int toldCell;
    private int toldNumber;
    private boolean wasLocked;
    private boolean wasCarried;

    MapMarkWords(World world, MapMarks marks, GameTexts texts, FontSet fonts, IntFunction<List<String>> places) {
        this.world = world;
        this.marks = marks;
        this.texts = texts;
        this.places = places;
        words = new TextLine(fonts, TextStyle.SMALL);
    }

    /** Returns the words about a mark, with as many sentences as fit into a width and a height. */
    TextLine of(int pointed, float width, float height) {
        words.wrap(width);
        MapMark mark = marks.mark(pointed);
        boolean isCarried = mark == MapMark.LOCK && marks.carriesKeyOf(marks.number(pointed));
        boolean isSame = mark == toldMark && marks.cell(pointed) == toldCell && marks.number(pointed) == toldNumber;
        if (isSame && wasLocked == marks.areExitsLocked() && wasCarried == isCarried) {
            return words;
        }
        toldMark = mark;
        toldCell = marks.cell(pointed);
        toldNumber = marks.number(pointed);
        wasLocked = marks.areExitsLocked();
        wasCarried = isCarried;
        String name = texts.get(mark.textKey());
        if (MapLabels.isNumbered(mark)) {
            name = texts.format("map.numbered", name, toldNumber);
        }
        StringBuilder told = new StringBuilder(texts.format("map.told", name));
        if (isCarried) {
            told.append(' ').append(texts.get("map.carried"));
        }
        if (mark.isExit()) {
            appendExit(told);
        }
        words.set(told.toString());
        List<String> sentences = mark.isExit() || mark == MapMark.YOU ? List.of() : places.apply(toldCell);
        int first = mark.isActor() ? Math.max(0, sentences.size() - 1) : 0;
        for (int i = first; i < Math.min(sentences.size(), first + MOST_SENTENCES); i++) {
            String shorter = words.text();
            words.set(shorter + " " + sentences.get(i));
            if (words.height() > height) {
                words.set(shorter);
                break;
            }
        }
        return words;
    }

    private void appendExit(StringBuilder told) {
        if (toldNumber > 0) {
            told.append(' ').append(texts.format("map.told", texts.get("map.danger." + toldNumber)));
        }
        if (wasLocked) {
            boolean isGuarded = world.guardianHall() != null;
            told.append(' ').append(texts.get(isGuarded ? "map.exit_guarded" : "map.exit_locked"));
        }
    }
}
