package dev.orebound.screen.stage;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import org.jspecify.annotations.Nullable;

/** A bar on which the pointer chooses a place from the left, 0, to the right, 1, by pointing, pressing or dragging. */
public final class ScrubBar extends Table {
    private static final float NOWHERE = -1;

    private final Value reach;
    private PlaceListener whenDragged = share -> {};
    private PlaceListener whenReleased = share -> {};
    private float pointed = NOWHERE;

    /** Hears of a place that was chosen. */
    @FunctionalInterface
    public interface PlaceListener {
        void chosen(float share);
    }

    /**
     * Makes a bar that a few lines of code draw.
     *
     * @param reach the distance around it within which the pointer still points at it
     */
    public ScrubBar(Value height, Value reach, DrawnWidget.Drawing drawing) {
        this.reach = reach;
        setTouchable(Touchable.enabled);
        pad(reach).add(new DrawnWidget(drawing)).growX().height(height);
        addListener(new Pointer(this));
    }

    /** Calls a listener whenever the bar is pressed, and while it is dragged. */
    public ScrubBar whenDragged(PlaceListener listener) {
        whenDragged = listener;
        return this;
    }

    /** Calls a listener when the bar is released. */
    public ScrubBar whenReleased(PlaceListener listener) {
        whenReleased = listener;
        return this;
    }

    /** Returns the place at the pointer, or a negative number if that is elsewhere. */
    public float pointed() {
        return pointed;
    }

    /** Returns how far to the right of the parent's left side a place is. */
    public float xOf(float share) {
        float gap = reach.get(this);
        return getX() + gap + share * (getWidth() - 2 * gap);
    }

    /** Follows the pointer. */
    private static final class Pointer extends InputListener {
        private final ScrubBar bar;

        Pointer(ScrubBar bar) {
            this.bar = bar;
        }

        @Override
        public boolean mouseMoved(InputEvent event, float x, float y) {
            float gap = bar.reach.get(bar);
            bar.pointed = Math.max(0, Math.min(1, (x - gap) / (bar.getWidth() - 2 * gap)));
            return true;
        }

        @Override
        public void exit(InputEvent event, float x, float y, int pointer, @Nullable Actor to) {
            bar.pointed = pointer < 0 ? NOWHERE : bar.pointed;
        }

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            touchDragged(event, x, y, pointer);
            return true;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            mouseMoved(event, x, y);
            bar.whenDragged.chosen(bar.pointed);
        }

        @Override
        public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
            bar.whenReleased.chosen(bar.pointed);
        }
    }
}
