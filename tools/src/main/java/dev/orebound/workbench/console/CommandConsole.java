package dev.orebound.workbench.console;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.stage.TypedText;
import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RefusedException;
import dev.orebound.workbench.action.WordCandidate;
import java.util.ArrayList;
import java.util.List;

/** The state of the console: the input line, its completion, its history, and the transcript. It knows no window. */
public final class CommandConsole {
    private static final int MOST_LETTERS = 96;
    private static final int PAGE_LINES = 5;

    private final PlaytesterActions actions;
    private final TypedText line = new TypedText(MOST_LETTERS);
    private final LineHistory history = new LineHistory();
    private final WordCompletion completion;
    private final ConsoleTranscript transcript = new ConsoleTranscript();
    private int scrolled;
    private int version;

    public CommandConsole(PlaytesterActions actions) {
        this.actions = actions;
        completion = new WordCompletion(actions);
    }

    /** Returns a counter that grows with every visible change. */
    int version() {
        return version;
    }

    TypedText line() {
        return line;
    }

    WordCompletion completion() {
        return completion;
    }

    ConsoleTranscript transcript() {
        return transcript;
    }

    /** Returns how many of the last lines are below the visible part. */
    int scrolled() {
        return scrolled;
    }

    /** Begins with an unfinished line, perhaps empty. */
    public void begin(String beginning) {
        line.set(beginning);
        scrolled = 0;
        changed();
    }

    private void changed() {
        completion.look(line);
        version++;
    }

    /** Runs a line, also from the panel or a key. */
    public CommandReply run(String typed) {
        CommandReply answer = answer(typed);
        transcript.add("> " + typed, ConsoleTranscript.LineKind.TYPED);
        tell(answer.text(), answer.isRefused());
        return answer;
    }

    /** Adds the later result of a line. */
    public void tell(String text, boolean isRefused) {
        transcript.add(text, isRefused ? ConsoleTranscript.LineKind.REFUSED : ConsoleTranscript.LineKind.DONE);
        version++;
    }

    private CommandReply answer(String typed) {
        List<String> words = WordCompletion.words(typed);
        try {
            ConsoleCommand command = CommandTable.of(words.get(0), actions);
            return new CommandReply(command.run(actions, words.subList(1, words.size())), false);
        } catch (RefusedException refused) {
            return new CommandReply(refused.line(), true);
        }
    }

    /** Returns the usage of the typed command, or an empty text. */
    String usage() {
        ConsoleCommand typed = completion.command();
        return typed == null ? "" : typed.usage(actions) + "   " + typed.summary(actions);
    }

    /** Handles a pressed key. */
    public void keyDown(int keycode) {
        switch (keycode) {
            case Keys.ENTER, Keys.NUMPAD_ENTER -> enter();
            case Keys.TAB -> {
                completion.complete(line);
                version++;
            }
            case Keys.UP -> recall(1);
            case Keys.DOWN -> recall(-1);
            case Keys.LEFT -> move(-1);
            case Keys.RIGHT -> move(1);
            case Keys.HOME -> move(-MOST_LETTERS);
            case Keys.END -> move(MOST_LETTERS);
            case Keys.PAGE_UP -> scroll(PAGE_LINES);
            case Keys.PAGE_DOWN -> scroll(-PAGE_LINES);
            default -> {}
        }
    }

    private void enter() {
        String typed = line.text().strip();
        if (!typed.isEmpty()) {
            history.keep(typed);
            run(typed);
        }
        begin("");
    }

    private void recall(int back) {
        line.set(history.go(back, line.text()));
        changed();
    }

    private void move(int by) {
        line.move(by);
        changed();
    }

    /** Scrolls to older lines, or to newer ones below 0. */
    public void scroll(int lines) {
        scrolled = Math.max(0, Math.min(transcript.size() - 1, scrolled + lines));
        version++;
    }

    /** Handles a typed letter, Backspace or Delete. */
    public void type(char letter) {
        // Tab and Enter come as letters, too, and must not undo what they did as keys.
        if (line.type(letter)) {
            changed();
        }
    }

    /** Inserts letters, for example from the clipboard. */
    public void paste(String letters) {
        line.insert(letters);
        changed();
    }

    /** Completes to a candidate. */
    void choose(WordCandidate candidate) {
        completion.choose(line, candidate);
        version++;
    }

    /** The lines that were run, oldest first, and a position in them. */
    private static final class LineHistory {
        private static final int MOST = 100;

        private final List<String> lines = new ArrayList<>();
        private int place;
        private String draft = "";

        /** Adds a line unless it repeats the last one. */
        void keep(String line) {
            if (lines.isEmpty() || !lines.get(lines.size() - 1).equals(line)) {
                lines.add(line);
            }
            if (lines.size() > MOST) {
                lines.remove(0);
            }
            place = lines.size();
        }

        /**
         * Moves some lines back, or forward below 0, as far as possible.
         *
         * @param typed the current input, which returns after the last line
         */
        String go(int back, String typed) {
            if (place == lines.size()) {
                draft = typed;
            }
            place = Math.max(0, Math.min(lines.size(), place - back));
            return place == lines.size() ? draft : lines.get(place);
        }
    }

    /**
     * The result of a line.
     *
     * @param text the text, perhaps several lines
     * @param isRefused true if nothing was done
     */
    public record CommandReply(String text, boolean isRefused) {}
}
