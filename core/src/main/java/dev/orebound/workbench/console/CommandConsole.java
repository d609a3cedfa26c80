package dev.orebound.workbench.console;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.menu.TypedText;
import dev.orebound.workbench.action.WordCandidate;
import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RefusedException;
import java.util.List;

/** A line that is typed, what it may become, and what came of those before. Knows of no window. */
public final class CommandConsole {
    private static final int MOST_LETTERS = 96;
    private static final int PAGE_LINES = 5;

    private final PlaytesterActions hands;
    private final TypedText line = new TypedText(MOST_LETTERS);
    private final History history = new History();
    private final WordCompletion completion;
    private final ConsoleTranscript transcript = new ConsoleTranscript();
    private int scrolled;
    private int version;

    public CommandConsole(PlaytesterActions hands) {
        this.hands = hands;
        completion = new WordCompletion(hands);
    }

    /** Counts up whenever anything changes that can be seen. */
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

    /** How many of the last lines are below what is shown. */
    int scrolled() {
        return scrolled;
    }

    /** Begins with a line that is to be gone on with, perhaps empty. */
    public void begin(String beginning) {
        line.set(beginning);
        scrolled = 0;
        changed();
    }

    private void changed() {
        completion.look(line);
        version++;
    }

    /** Runs a line, as from the panel or the keys. */
    public CommandReply run(String typed) {
        CommandReply answer = answer(typed);
        transcript.add("> " + typed, ConsoleTranscript.Voice.TYPED);
        tell(answer.text(), answer.isRefused());
        return answer;
    }

    /** Adds what came of a line later. */
    public void tell(String text, boolean isRefused) {
        transcript.add(text, isRefused ? ConsoleTranscript.Voice.REFUSED : ConsoleTranscript.Voice.DONE);
        version++;
    }

    private CommandReply answer(String typed) {
        List<String> words = WordCompletion.words(typed);
        try {
            ConsoleCommand command = CommandTable.of(words.get(0), hands);
            return new CommandReply(command.run(hands, words.subList(1, words.size())), false);
        } catch (RefusedException refused) {
            return new CommandReply(refused.line(), true);
        }
    }

    /** What a line is for, or its command, in a line. */
    public String summary(String typed) {
        return CommandTable.of(WordCompletion.words(typed).get(0), hands).summary(hands);
    }

    /** How the command that is typed goes on, or an empty text. */
    String usage() {
        ConsoleCommand typed = completion.command();
        return typed == null ? "" : typed.usage(hands) + "   " + typed.summary(hands);
    }

    /** A key went down. */
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

    /** Shows so many older lines, or newer ones below 0. */
    public void scroll(int lines) {
        scrolled = Math.max(0, Math.min(transcript.size() - 1, scrolled + lines));
        version++;
    }

    /** A letter was typed, or Backspace or Delete. */
    public void type(char letter) {
        // Tab and Enter come as letters, too, and must not undo what they did as keys.
        if (line.type(letter)) {
            changed();
        }
    }

    /** Puts letters in, as from the clipboard. */
    public void paste(String letters) {
        line.insert(letters);
        changed();
    }

    /** Chooses one of the candidates, by its number. */
    void choose(WordCandidate candidate) {
        completion.choose(line, candidate);
        version++;
    }
}
