package dev.orebound.screen.menu;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPane;
import java.util.function.Supplier;

/** A row that runs an action when it is chosen, or only when it is chosen twice if the action cannot be undone. */
public final class ActionRow implements MenuRow {
    private static final float NOTE_SECONDS = 2.6f;

    private final TextLine line;
    private final String label;
    private final String question;
    private final Runnable action;
    private boolean asked;
    private float noteSeconds;

    /** Creates a row that runs its action at once. */
    public ActionRow(FontSet fonts, String label, Runnable action) {
        this(fonts, label, "", action);
    }

    /** Creates a row that asks for confirmation first. */
    public ActionRow(FontSet fonts, String label, String question, Runnable action) {
        this.line = new TextLine(fonts, TextStyle.HEADING, label);
        this.label = label;
        this.question = question;
        this.action = action;
    }

    /** Creates a row that shows the text that its action returns for a moment. */
    public static ActionRow reporting(FontSet fonts, String label, Supplier<String> action) {
        ActionRow[] row = new ActionRow[1];
        row[0] = new ActionRow(fonts, label, () -> row[0].note(action.get()));
        return row[0];
    }

    /** Shows another text for a moment, for example that something was done. */
    public void note(String text) {
        line.set(text);
        noteSeconds = NOTE_SECONDS;
    }

    @Override
    public void choose() {
        if (!question.isEmpty() && !asked) {
            asked = true;
            line.set(question);
            return;
        }
        leave();
        action.run();
    }

    @Override
    public void leave() {
        asked = false;
        if (noteSeconds <= 0) {
            line.set(label);
        }
    }

    @Override
    public void update(float seconds) {
        if (noteSeconds > 0) {
            noteSeconds -= seconds;
            if (noteSeconds <= 0) {
                line.set(label);
            }
        }
    }

    @Override
    public void draw(UiPane pane, LayoutBox box, int grain, int rgb) {
        float foot = box.y() + Math.round((box.height() - line.capHeight()) / 2f);
        line.drawShadowed(pane.batch(), box.x() + (box.width() - line.width()) / 2f, foot, rgb, 1);
    }
}
