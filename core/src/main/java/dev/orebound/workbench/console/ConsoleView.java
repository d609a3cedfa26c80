package dev.orebound.workbench.console;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.workbench.action.WordCandidate;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the console at the bottom of the window. Above the input line are the completions of the typed word, or the
 * transcript if nothing is typed. Does not allocate while nothing changes.
 */
public final class ConsoleView {
    /** Number of lines above the input line. */
    private static final int LINES = 7;

    private static final int LINE_UNITS = 24;
    private static final int TYPED_UNITS = 36;
    private static final int PADDING_UNITS = 8;
    private static final int WORD_UNITS = 230;

    private final CommandConsole console;
    private final InputLine typed;
    private final List<TextLine> words = new ArrayList<>();
    private final List<TextLine> meanings = new ArrayList<>();
    private final int[] rgb = new int[LINES];
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private LayoutBox box = new LayoutBox(0, 0, 1, 1);
    private LayoutBox typedBox = new LayoutBox(0, 0, 1, 1);
    private int version = -1;
    private int first;
    private int head;
    private int chosenLine = WordCompletion.NONE;

    public ConsoleView(CommandConsole console, PageContext parts) {
        this.console = console;
        typed = new InputLine(parts);
        for (int i = 0; i < LINES; i++) {
            words.add(parts.line(TextStyle.SMALL));
            meanings.add(parts.line(TextStyle.SMALL));
        }
    }

    /** Lays the console out for a window. */
    public void resize(InterfaceSize changed) {
        size = changed;
        int height = changed.pixels(LINES * LINE_UNITS + TYPED_UNITS + 3f * PADDING_UNITS);
        box = new LayoutBox(0, 0, changed.width(), height);
        int padding = changed.pixels(PADDING_UNITS);
        typedBox = new LayoutBox(2 * padding, padding, box.width() - 4 * padding, changed.pixels(TYPED_UNITS));
    }

    /** Returns true if a point of the window is in the console. */
    public boolean contains(float x, float y) {
        return box.contains(x, y);
    }

    /** Draws the console; the pane must have begun. */
    public void draw(UiPane pane, float seconds) {
        if (version != console.version()) {
            version = console.version();
            refresh();
        }
        int padding = size.pixels(PADDING_UNITS);
        int grain = size.grain();
        pane.fill(box.x(), box.y(), box.width(), box.height(), UiPalette.INK, 0.98f);
        pane.fill(box.x(), box.top(), box.width(), grain, UiPalette.STONE_LIGHT, 1);
        int left = 2 * padding;
        for (int i = 0; i < LINES; i++) {
            drawLine(pane, i, left);
        }
        typed.draw(pane, typedBox, Math.max(1, grain - 1), seconds);
    }

    private void drawLine(UiPane pane, int line, int left) {
        int height = size.pixels(LINE_UNITS);
        int y = bottomOf(line);
        if (line == chosenLine) {
            pane.fill(left, y, box.width() - 2f * left, height, UiPalette.STONE_DARK, 1);
        }
        TextLine word = words.get(line);
        TextLine meaning = meanings.get(line);
        float foot = y + Math.round((height - word.capHeight()) / 2);
        int x = left + size.grain();
        word.draw(pane.batch(), x, foot, line == chosenLine ? UiPalette.GOLD : rgb[line], 1);
        int beside = Math.max(size.pixels(WORD_UNITS), Math.round(word.width()) + 4 * size.grain());
        meaning.draw(pane.batch(), x + beside, foot, UiPalette.BONE_DARK, 1);
    }

    private int bottomOf(int line) {
        int above = size.pixels(TYPED_UNITS) + 2 * size.pixels(PADDING_UNITS);
        return box.y() + above + (LINES - 1 - line) * size.pixels(LINE_UNITS);
    }

    private void refresh() {
        typed.set(console.line().text(), console.line().caret());
        chosenLine = WordCompletion.NONE;
        for (int i = 0; i < LINES; i++) {
            show(i, "", "", UiPalette.BONE);
        }
        if (isCompleting()) {
            showCandidates();
        } else {
            showTranscript();
        }
    }

    /**
     * Returns true if completions are shown. With an empty line, the transcript is more useful than the list of all
     * commands.
     */
    private boolean isCompleting() {
        return !console.line().text().isEmpty();
    }

    private void show(int line, String word, String meaning, int colour) {
        words.get(line).set(word);
        meanings.get(line).set(meaning);
        rgb[line] = colour;
    }

    private void showCandidates() {
        List<WordCandidate> all = console.completion().candidates();
        String usage = console.usage();
        head = usage.isEmpty() ? 0 : 1;
        int places = LINES - head;
        int chosen = console.completion().chosen();
        first = Math.max(0, Math.min(all.size() - places, chosen - places / 2));
        show(0, usage, "", UiPalette.GOLD);
        for (int i = 0; i < Math.min(places, all.size() - first); i++) {
            WordCandidate each = all.get(first + i);
            show(head + i, each.word(), each.meaning(), UiPalette.BONE_LIGHT);
        }
        chosenLine = chosen == WordCompletion.NONE ? WordCompletion.NONE : chosen - first + head;
    }

    private void showTranscript() {
        ConsoleTranscript transcript = console.transcript();
        int end = transcript.size() - console.scrolled();
        int from = Math.max(0, end - LINES);
        for (int i = from; i < end; i++) {
            ConsoleTranscript.Said said = transcript.at(i);
            int colour = switch (said.voice()) {
                case TYPED -> UiPalette.BONE_DARK;
                case DONE -> UiPalette.BONE_LIGHT;
                case REFUSED -> UiPalette.FLAME;
            };
            show(LINES - (end - i), said.text(), "", colour);
        }
    }

    /** Completes to the candidate at a point of the window, if there is one. */
    public void click(float x, float y) {
        List<WordCandidate> all = console.completion().candidates();
        for (int line = head; line < LINES && isCompleting(); line++) {
            int y0 = bottomOf(line);
            if (y >= y0 && y < y0 + size.pixels(LINE_UNITS) && first + line - head < all.size()) {
                console.choose(all.get(first + line - head));
                return;
            }
        }
    }

    /** Draws the input line and its caret. */
    private static final class InputLine {
        private static final float BLINK_SECONDS = 1;

        /** A mark after the text before the caret, because trailing blanks have no width of their own. */
        private static final String END = "|";

        private final TextLine sign;
        private final TextLine typed;
        private final TextLine hint;
        private final TextLine beforeCaret;
        private final TextLine end;
        private float seconds;

        InputLine(PageContext parts) {
            sign = parts.said(TextStyle.BODY, ">");
            typed = parts.line(TextStyle.BODY);
            hint = parts.line(TextStyle.SMALL, "bench.console.hint");
            beforeCaret = parts.line(TextStyle.BODY);
            end = parts.said(TextStyle.BODY, END);
        }

        void set(String text, int caret) {
            typed.set(text);
            beforeCaret.set(text.substring(0, caret) + END);
            seconds = 0;
        }

        void draw(UiPane pane, LayoutBox box, int grain, float frameSeconds) {
            seconds += frameSeconds;
            pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.NIGHT, UiPalette.STONE_LIGHT, 1);
            float foot = box.y() + Math.round((box.height() - typed.capHeight()) / 2);
            float x = box.x() + 4f * grain;
            sign.draw(pane.batch(), x, foot, UiPalette.GOLD, 1);
            x += Math.round(sign.width()) + 3f * grain;
            typed.draw(pane.batch(), x, foot, UiPalette.BONE_LIGHT, 1);
            if (typed.text().isEmpty()) {
                hint.draw(pane.batch(), x + 3f * grain, foot, UiPalette.BONE_DARK, 1);
            }
            if (seconds % BLINK_SECONDS < BLINK_SECONDS / 2) {
                float caret = x + Math.round(beforeCaret.width() - end.width());
                pane.fill(
                        caret,
                        box.y() + 2f * grain,
                        Math.max(1, grain / 2),
                        box.height() - 4f * grain,
                        UiPalette.GOLD,
                        1);
            }
        }
    }
}
