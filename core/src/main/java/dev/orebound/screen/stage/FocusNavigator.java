package dev.orebound.screen.stage;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import dev.orebound.view.sound.SoundBank;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns moves into changes of the focus: to the nearest row in a direction, to the next one in reading order, or around
 * from the last row to the first. One row is always focused, unless the page asked for none.
 */
public final class FocusNavigator {
    /** Weight of the distance across the direction of a move. */
    private static final float ASIDE = 3;

    private static final int ROWS_A_PAGE = 8;

    private Group root;
    private final SoundBank sounds;
    private final Vector2 corner = new Vector2();
    private @Nullable FocusRow focused;

    FocusNavigator(Group root, SoundBank sounds) {
        this.root = root;
        this.sounds = sounds;
    }

    /** Returns the focused row, or null if the page has none. */
    public @Nullable FocusRow focused() {
        return focused;
    }

    /** Returns the part of the page in which the focus moves: an open question, or all of it. */
    public Group root() {
        return root;
    }

    /** Focuses a row, with a sound if that changes anything. */
    public void set(FocusRow row) {
        if (row != focused) {
            choose(row);
            sounds.play("ui_move");
        }
    }

    /** Focuses the first row of a page that has just been made or changed, if none is focused. */
    public void settle() {
        List<FocusRow> rows = rows();
        if (!rows.isEmpty() && (focused == null || !rows.contains(focused))) {
            choose(rows.get(0));
        }
    }

    /** Keeps the focus within a part of the page, such as a question over it, and moves it to a row there. */
    public void keepWithin(Group part, FocusRow row) {
        root = part;
        choose(row);
    }

    /** Leaves no row focused, on a page that keys use only at times. */
    public void clear() {
        if (focused != null) {
            focused.setFocused(false);
        }
        focused = null;
    }

    /** Returns true if the focused row takes typed text. */
    public boolean typesLetters() {
        return focused != null && focused.takesText();
    }

    /** Hands a typed letter to the focused row. */
    public void type(char letter) {
        if (focused != null) {
            focused.type(letter);
        }
    }

    /** Hands a letter to a row that takes typed text, whether or not it is focused. */
    public void typeInto(FocusRow row, char letter) {
        row.type(letter);
    }

    /** Focuses a row without a sound. */
    public void choose(FocusRow row) {
        if (focused != null) {
            focused.setFocused(false);
        }
        focused = row;
        row.setFocused(true);
        show(row);
    }

    /** Scrolls to a row. */
    private void show(FocusRow row) {
        for (Group above = row.getParent(); above != null; above = above.getParent()) {
            if (above instanceof RowScroll scroll) {
                scroll.show(row);
            }
        }
    }

    /** Chooses the focused row. */
    void accept() {
        if (focused != null) {
            sounds.play("ui_confirm");
            focused.accept();
        }
    }

    /** Lets the focused row use a move, such as for its value; returns false if it has no use for it. */
    public boolean use(PageMove move) {
        boolean isUsed = focused != null && focused.use(move);
        if (isUsed) {
            sounds.play("ui_confirm");
        }
        return isUsed;
    }

    /** Follows a move; returns false if the page has no use for it. */
    public boolean move(PageMove move) {
        FocusRow from = focused;
        if (from == null) {
            return false;
        }
        if (use(move)) {
            return true;
        }
        if (move == PageMove.ACCEPT) {
            accept();
            return true;
        }
        FocusRow found = destination(from, move);
        if (found != null) {
            set(found);
        }
        return found != null;
    }

    private @Nullable FocusRow destination(FocusRow from, PageMove move) {
        List<FocusRow> rows = rows();
        int at = rows.indexOf(from);
        return switch (move) {
            case NEXT -> rows.get((at + 1) % rows.size());
            case FIRST -> rows.get(0);
            case LAST -> rows.get(rows.size() - 1);
            case PAGE_UP -> stepped(from, PageMove.UP);
            case PAGE_DOWN -> stepped(from, PageMove.DOWN);
            case UP, DOWN -> {
                FocusRow near = nearest(rows, from, move, 1);
                yield near == null ? nearest(rows, from, move, -1) : near;
            }
            case LEFT, RIGHT -> nearest(rows, from, move, 1);
            case ACCEPT, BACK -> null;
        };
    }

    private FocusRow stepped(FocusRow from, PageMove move) {
        FocusRow at = from;
        for (int step = 0; step < ROWS_A_PAGE; step++) {
            FocusRow next = nearest(rows(), at, move, 1);
            if (next == null) {
                return at;
            }
            at = next;
        }
        return at;
    }

    /**
     * Returns the row in a direction with the least distance, counted across it most of all.
     *
     * @param sense 1 for the nearest in the direction; -1 for the farthest the other way, to go around
     */
    private @Nullable FocusRow nearest(List<FocusRow> rows, FocusRow from, PageMove move, int sense) {
        boolean isUpright = move == PageMove.UP || move == PageMove.DOWN;
        float way = move == PageMove.UP || move == PageMove.RIGHT ? sense : -sense;
        FocusRow best = null;
        float least = Float.MAX_VALUE;
        for (FocusRow row : rows) {
            float ahead = way * (isUpright ? middleY(row) - middleY(from) : middleX(row) - middleX(from));
            float aside = isUpright ? gap(row, from, true) : gap(row, from, false);
            if (row != from && ahead > 1 && (isUpright || aside <= 0)) {
                float far = sense * ahead + ASIDE * Math.max(0, aside);
                if (far < least) {
                    least = far;
                    best = row;
                }
            }
        }
        return best;
    }

    private float middleX(FocusRow row) {
        return row.localToStageCoordinates(corner.set(row.getWidth() / 2, 0)).x;
    }

    private float middleY(FocusRow row) {
        return row.localToStageCoordinates(corner.set(0, row.getHeight() / 2)).y;
    }

    /** Returns the empty space between two rows sideways or upright; 0 or less if they overlap. */
    private float gap(FocusRow one, FocusRow other, boolean isSideways) {
        return isSideways
                ? Math.abs(middleX(one) - middleX(other)) - (one.getWidth() + other.getWidth()) / 2
                : Math.abs(middleY(one) - middleY(other)) - (one.getHeight() + other.getHeight()) / 2;
    }

    /** Returns the rows of the page in the order in which they were added. */
    public List<FocusRow> rows() {
        List<FocusRow> rows = new ArrayList<>();
        collect(root, rows);
        return rows;
    }

    private static void collect(Group group, List<FocusRow> rows) {
        for (Actor child : group.getChildren()) {
            if (child instanceof FocusRow row && row.isVisible() && row.isTouchable()) {
                rows.add(row);
            } else if (child instanceof Group inner && inner.isVisible()) {
                collect(inner, rows);
            }
        }
    }
}
