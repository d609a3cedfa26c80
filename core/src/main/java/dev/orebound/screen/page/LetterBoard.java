package dev.orebound.screen.page;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.TextLabel;
import java.util.function.Supplier;

/** A keyboard on a page, for a gamepad: letters, digits and signs of seeds, each a row that types it. */
final class LetterBoard {
    private static final String[] LETTERS = {"1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm_/+"};
    private static final char BACKSPACE = '\b';
    private static final int KEY_UNITS = 44;
    private static final int GAP_UNITS = 4;
    private static final int PAD_UNITS = 20;

    private final PageContext parts;
    private final Table window = new Table();
    private final TextLabel shown;
    private final FocusRow first;

    /** Receives what is typed. */
    interface Typist {
        void type(char letter);
    }

    /**
     * Makes the board.
     *
     * @param typist receives each letter, and a backspace
     * @param typed returns what is typed so far
     * @param done runs once the text is finished
     */
    LetterBoard(PageContext parts, Typist typist, Supplier<String> typed, Runnable done) {
        this.parts = parts;
        shown = parts.label("said", typed.get());
        Typist told = letter -> {
            typist.type(letter);
            shown.set(typed.get());
        };
        window.background(parts.skin().drawable("question")).pad(units(PAD_UNITS));
        window.defaults().space(units(GAP_UNITS)).height(units(KEY_UNITS)).fill();
        window.add(shown.align(Align.center)).colspan(LETTERS[0].length()).row();
        FocusRow one = null;
        for (String line : LETTERS) {
            for (int i = 0; i < line.length(); i++) {
                char letter = line.charAt(i);
                FocusRow key = key(String.valueOf(letter), () -> told.type(letter));
                window.add(key).width(units(KEY_UNITS));
                one = one == null ? key : one;
            }
            window.row();
        }
        window.add(key(parts.texts().get("page.letters_space"), () -> told.type(' ')))
                .colspan(4);
        window.add(key(parts.texts().get("page.letters_delete"), () -> told.type(BACKSPACE)))
                .colspan(3);
        window.add(key(parts.texts().get("page.letters_done"), done)).colspan(3);
        first = one == null ? key("", done) : one;
    }

    private Value units(float units) {
        return parts.skin().units(units);
    }

    private FocusRow key(String word, Runnable action) {
        FocusRow key = new FocusRow(parts.row("answer"), action);
        key.add(parts.label("back", word).align(Align.center)).grow();
        return key;
    }

    /** Returns all of it. */
    Table window() {
        return window;
    }

    /** Returns the key that is focused first. */
    FocusRow first() {
        return first;
    }
}
