package dev.orebound.screen.stage;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of a page that can be focused and chosen: a row of a menu, a card, a slot, a button. */
public class FocusRow extends Table {
    private final RowLook look;
    private final Runnable action;
    private Runnable whenFocused = () -> {};
    private String subject = "";
    private boolean isFocused;

    /** A look of rows in the skin: a drawable while focused, and one otherwise; both may be missing. */
    public static final class RowLook {
        @Nullable
        Drawable focused;

        @Nullable
        Drawable resting;

        /** Makes a look for the skin's reader, which then fills it in. */
        public RowLook() {}
    }

    /**
     * Makes an empty row.
     *
     * @param action runs when the row is chosen
     */
    public FocusRow(RowLook look, Runnable action) {
        this.look = look;
        this.action = action;
        setTouchable(Touchable.enabled);
        addListener(new Pointer(this));
    }

    /** Chooses the row, because of a key or a click. */
    protected void accept() {
        action.run();
    }

    /**
     * Handles a move within the row, such as to the next value.
     *
     * @return true if the row has used it
     */
    protected boolean use(PageMove move) {
        return false;
    }

    /**
     * Handles a press or drag of the pointer.
     *
     * @param share the place from left to right, 0 to 1
     */
    protected void drag(float share) {}

    /** Returns true if the row takes typed text; letter keys then do not move the focus. */
    protected boolean takesText() {
        return false;
    }

    /** Handles a typed letter. */
    protected void type(char letter) {}

    /** Names what the row is about in speech, where only its place on the page shows that. */
    public final FocusRow about(String named) {
        subject = named;
        return this;
    }

    /**
     * Adds what the row says, for speech: what it is about, then its texts from the first to the last. A row that draws
     * something itself adds that in words.
     */
    public void addWords(List<String> words) {
        if (!subject.isEmpty()) {
            words.add(subject);
        }
        addTexts(this, words);
    }

    /** Adds the visible texts of a part of a page, in the order in which they were added to it, without its rows. */
    public static void addTexts(Group part, List<String> texts) {
        for (int i = 0; i < part.getChildren().size; i++) {
            Actor child = part.getChildren().get(i);
            if (!child.isVisible() || child instanceof FocusRow) {
                continue;
            }
            if (child instanceof TextLabel label) {
                if (label.isSpoken() && !label.text().isBlank()) {
                    texts.add(label.text());
                }
            } else if (child instanceof Group inner) {
                addTexts(inner, texts);
            }
        }
    }

    /** Runs some code whenever the focus comes. */
    public final FocusRow whenFocused(Runnable code) {
        whenFocused = code;
        return this;
    }

    /** Called when the focus came or went. */
    protected void focusChanged() {}

    public final boolean isFocused() {
        return isFocused;
    }

    final void setFocused(boolean changed) {
        boolean isNew = changed && !isFocused;
        isFocused = changed;
        colour(this, changed);
        focusChanged();
        if (isNew) {
            whenFocused.run();
        }
    }

    private static void colour(Actor actor, boolean isFocused) {
        if (actor instanceof TextLabel label) {
            label.focus(isFocused);
        } else if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                colour(child, isFocused);
            }
        }
    }

    @Override
    protected void drawBackground(Batch batch, float parentAlpha, float x, float y) {
        Drawable ground = isFocused ? look.focused : look.resting;
        if (ground != null) {
            batch.setColor(1, 1, 1, parentAlpha * getColor().a);
            ground.draw(batch, x, y, getWidth(), getHeight());
        }
    }

    /** Asks a whole tree of actors for its sizes again. */
    static void invalidateTree(Actor actor) {
        if (actor instanceof Layout layout) {
            layout.invalidate();
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                invalidateTree(child);
            }
        }
    }

    /** Focuses a row when the pointer moves over it, and chooses it when a button is pressed. */
    private static final class Pointer extends InputListener {
        private final FocusRow row;

        Pointer(FocusRow row) {
            this.row = row;
        }

        @Override
        public boolean mouseMoved(InputEvent event, float x, float y) {
            if (row.getStage() instanceof PageStage stage) {
                stage.focus().set(row);
            }
            return true;
        }

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            mouseMoved(event, x, y);
            row.drag(x / row.getWidth());
            if (!row.takesText() && row.getStage() instanceof PageStage stage) {
                stage.focus().accept();
            }
            return true;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            row.drag(x / row.getWidth());
        }
    }
}
