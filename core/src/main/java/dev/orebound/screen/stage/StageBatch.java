package dev.orebound.screen.stage;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.math.Matrix4;
import dev.orebound.view.ui.UiPane;

/**
 * The batch that Scene2D asks for. It draws nothing of its own: actors and drawables of the game use its pane, so that
 * pages stay one draw call. Of transformations it knows moves alone.
 */
public final class StageBatch extends SpriteBatch {
    private final UiPane pane;
    private final Matrix4 moved = new Matrix4();

    StageBatch(UiPane pane) {
        super(1, pane.batch().shader());
        this.pane = pane;
    }

    /** Returns the pane of a batch that a stage hands out. */
    public static UiPane paneOf(Batch batch) {
        return ((StageBatch) batch).pane;
    }

    UiPane pane() {
        return pane;
    }

    /** Returns the opacity that was set last. */
    float alpha() {
        return getColor().a;
    }

    @Override
    public void begin() {
        setColor(Color.WHITE);
    }

    @Override
    public void end() {
        pane.batch().move(0, 0);
    }

    @Override
    public void flush() {
        pane.batch().flush();
    }

    @Override
    public void setProjectionMatrix(Matrix4 projection) {
        // The pane covers the window.
    }

    @Override
    public Matrix4 getTransformMatrix() {
        return moved;
    }

    @Override
    public void setTransformMatrix(Matrix4 transform) {
        moved.set(transform);
        pane.batch().move(transform.val[Matrix4.M03], transform.val[Matrix4.M13]);
    }
}
