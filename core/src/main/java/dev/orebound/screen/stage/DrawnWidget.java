package dev.orebound.screen.stage;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import dev.orebound.view.ui.UiPane;

/** A part of a page that a few lines of code draw: a picture, a gauge, a rule. Its cell gives it its size. */
public final class DrawnWidget extends Widget {
    private final Drawing drawing;

    /** Draws in a rectangle of the window. */
    @FunctionalInterface
    public interface Drawing {
        void draw(UiPane pane, int x, int y, int width, int height, float alpha);
    }

    public DrawnWidget(Drawing drawing) {
        this.drawing = drawing;
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        drawing.draw(
                StageBatch.paneOf(batch),
                Math.round(getX()),
                Math.round(getY()),
                Math.round(getWidth()),
                Math.round(getHeight()),
                parentAlpha * getColor().a);
    }
}
