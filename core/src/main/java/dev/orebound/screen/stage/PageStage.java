package dev.orebound.screen.stage;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.graphics.OrthographicCamera;
import com.badlogic.gdx.graphics.glutils.HdpiUtils;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.viewport.Viewport;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.sound.SoundBank;

/**
 * The stage of one page, with a table that fills the window. Pixels of the window are its units, and y grows upwards.
 */
public final class PageStage extends Stage {
    private final Table table = new Table();
    private final FocusNavigator focus;

    public PageStage(PageSkin skin, SoundBank sounds) {
        super(new WindowViewport(), skin.batch());
        getRoot().setTransform(false);
        addActor(table);
        focus = new FocusNavigator(getRoot(), sounds);
    }

    /** Returns the table that fills the window. */
    public Table table() {
        return table;
    }

    public FocusNavigator focus() {
        return focus;
    }

    /** Lays everything out for a size of the window. */
    public void resize(InterfaceSize size) {
        getViewport().update(size.width(), size.height(), true);
        getRoot().setSize(size.width(), size.height());
        table.setBounds(0, 0, size.width(), size.height());
        FocusRow.invalidateTree(getRoot());
        table.validate();
        focus.settle();
        FocusRow row = focus.focused();
        if (row != null) {
            focus.choose(row);
        }
    }

    /** Presses and releases the left mouse button at a place. */
    public void click(int x, int y) {
        touchDown(x, y, 0, Buttons.LEFT);
        touchUp(x, y, 0, Buttons.LEFT);
    }

    @Override
    public Vector2 screenToStageCoordinates(Vector2 pixels) {
        return pixels;
    }

    @Override
    protected boolean isInsideViewport(int x, int y) {
        return true;
    }

    /**
     * Clips to an area that scrolls; the moves of its transformation count, and libGDX scales the result for the
     * screen.
     */
    @Override
    public void calculateScissors(Rectangle area, Rectangle scissors) {
        Matrix4 moved = getBatch().getTransformMatrix();
        scissors.set(
                HdpiUtils.toLogicalX((int) (area.x + moved.val[Matrix4.M03])),
                HdpiUtils.toLogicalY((int) (area.y + moved.val[Matrix4.M13])),
                HdpiUtils.toLogicalX((int) area.width),
                HdpiUtils.toLogicalY((int) area.height));
    }

    /** Covers the window with its pixels; it leaves OpenGL's viewport alone, which the game sets. */
    private static final class WindowViewport extends Viewport {
        WindowViewport() {
            setCamera(new OrthographicCamera());
        }

        @Override
        public void update(int width, int height, boolean isCentred) {
            setWorldSize(width, height);
            setScreenBounds(0, 0, width, height);
        }
    }
}
