package dev.orebound.screen.stage;

import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;

/** Rows of equal height, of which only whole ones are seen. The wheel and the focus scroll it. */
public final class RowScroll extends ScrollPane {
    private final Value step;

    /**
     * Makes the view of some rows.
     *
     * @param step the height of a row and the gap below it
     */
    public RowScroll(Table rows, PageSkin skin, Value step) {
        super(rows, skin.scroll());
        this.step = step;
        setFadeScrollBars(false);
        setFlickScroll(false);
        setSmoothScrolling(false);
        setOverscroll(false, false);
        setScrollingDisabled(true, false);
    }

    /** Returns the greatest height of whole rows that is no more than some pixels. */
    public float wholeRows(float pixels) {
        return Math.max(1, (float) Math.floor(pixels / step.get(this))) * step.get(this);
    }

    @Override
    protected float getMouseWheelY() {
        return step.get(this);
    }
}
