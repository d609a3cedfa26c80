package dev.orebound.screen.stage;

import com.badlogic.gdx.utils.Align;

/** A row with one text that runs an action, or does so only when chosen twice if the action cannot be undone. */
public final class MenuButton extends FocusRow {
    private static final float NOTE_SECONDS = 2.6f;

    private final TextLabel label;
    private String words;
    private final String question;
    private boolean isAsked;
    private float noteSeconds;

    /**
     * Makes a button.
     *
     * @param question shown until the button is chosen once more; empty for an action that runs at once
     */
    public MenuButton(RowLook look, TextLabel label, String question, Runnable action) {
        super(look, action);
        this.label = label;
        this.question = question;
        words = label.text();
        add(label.fitted().align(Align.center)).grow();
    }

    /** Changes the text; cheap if it is the same. */
    public void rename(String text) {
        if (!text.equals(words)) {
            words = text;
            if (noteSeconds <= 0 && !isAsked) {
                label.set(text);
            }
        }
    }

    /** Returns the text. */
    public String words() {
        return words;
    }

    /** Shows another text for a moment, for example that something was done. */
    public void note(String text) {
        label.set(text);
        noteSeconds = NOTE_SECONDS;
    }

    @Override
    protected void accept() {
        if (!question.isEmpty() && !isAsked) {
            isAsked = true;
            label.set(question);
        } else {
            focusChanged();
            super.accept();
        }
    }

    @Override
    protected void focusChanged() {
        isAsked = false;
        if (noteSeconds <= 0) {
            label.set(words);
        }
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        if (noteSeconds > 0) {
            noteSeconds -= seconds;
            if (noteSeconds <= 0) {
                label.set(words);
            }
        }
    }
}
