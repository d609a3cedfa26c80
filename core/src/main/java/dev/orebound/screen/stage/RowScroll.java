package dev.orebound.screen.stage;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import org.jspecify.annotations.Nullable;

/** Rows of equal height, of which only whole ones are seen. The wheel and the focus scroll it. */
public final class RowScroll extends ScrollPane {
    private final Value step;
    private final Vector2 corner = new Vector2();
    private boolean hidesCutRows;

    /** Rows of which those that only touch the edge of the view are not drawn. */
    private static final class WholeRows extends Table {
        private final Rectangle within = new Rectangle();

        WholeRows() {
            top();
        }

        @Override
        public void setCullingArea(@Nullable Rectangle area) {
            super.setCullingArea(area == null ? null : within.set(area.x, area.y + 1, area.width, area.height - 2));
        }
    }

    /**
     * Makes a view without rows.
     *
     * @param step the height of a row and the gap below it
     */
    public RowScroll(PageSkin skin, Value step) {
        super(new WholeRows(), skin.scroll());
        this.step = step;
        setFadeScrollBars(false);
        setFlickScroll(false);
        setSmoothScrolling(false);
        setOverscroll(false, false);
        setScrollingDisabled(true, false);
    }

    /** Hides rows that the view would cut, for rows of different heights. */
    public RowScroll hidingCutRows() {
        hidesCutRows = true;
        return this;
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        for (int i = 0; hidesCutRows && i < rows().getChildren().size; i++) {
            Actor row = rows().getChild(i);
            float above = rows().getHeight() - row.getY() - row.getHeight() - getScrollY();
            row.setVisible(above > -1 && above + row.getHeight() < getHeight() + 1);
        }
    }

    /** Returns the table of the rows. */
    public Table rows() {
        return (Table) getActor();
    }

    /** Returns the greatest height of whole rows that is no more than some pixels. */
    public float wholeRows(float pixels) {
        return Math.max(1, (float) Math.floor(pixels / step.get(this))) * step.get(this);
    }

    /** Scrolls as little as possible, by whole rows, until an actor is seen. */
    void show(Actor actor) {
        validate();
        Table rows = rows();
        float foot = actor.localToAscendantCoordinates(rows, corner.setZero()).y;
        float row = step.get(this);
        float above = (float) Math.floor((rows.getHeight() - foot - actor.getHeight()) / row) * row;
        setScrollY(MathUtils.clamp(getScrollY(), above + row - getHeight(), above));
        updateVisualScroll();
    }

    @Override
    protected float getMouseWheelY() {
        return step.get(this);
    }
}
