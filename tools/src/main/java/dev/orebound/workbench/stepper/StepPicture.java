package dev.orebound.workbench.stepper;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.grid.Grid;
import dev.orebound.lab.making.MakingStep;
import dev.orebound.lab.making.MakingView;
import dev.orebound.lab.making.ShownLayers;
import dev.orebound.lab.picture.FloorImage;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.stage.PageSkin;
import dev.orebound.screen.stage.StageBatch;
import dev.orebound.view.ui.PixelPicture;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The picture of the cave at a step; cells changed by the step glow for a moment. Painted only when it changes. */
final class StepPicture extends Widget implements Disposable {
    private static final float GLOW_SECONDS = 0.7f;
    private static final float GLOW_ALPHA = 0.65f;

    private @Nullable PixelPicture cave;
    private @Nullable PixelPicture glow;
    private int cellPixels;
    /** The shape of the floor that the pictures have room for. */
    private @Nullable Grid shape;

    private final PageSkin skin;
    private final StepPlayback playback;
    private final ShownLayers layers;
    /** The grid before there is a making. */
    private final Grid empty;

    private LayoutBox box = new LayoutBox(0, 0, 1, 1);
    private @Nullable MakingView painted;
    private int paintedStep;
    private boolean isFresh;

    StepPicture(PageSkin skin, StepPlayback playback, ShownLayers layers, Grid empty) {
        this.skin = skin;
        this.playback = playback;
        this.layers = layers;
        this.empty = empty;
        setTouchable(Touchable.disabled);
    }

    private Grid grid() {
        MakingView view = playback.view();
        return view == null ? empty : view.making().grid();
    }

    /** Returns the whole pixels of a cell's side. */
    int cellPixels() {
        return (int) Math.max(1, Math.min(getWidth() / grid().width(), getHeight() / grid().height()));
    }

    /** Returns the cell at a point of the window, or {@link Grid#NONE}. */
    int cellAt(float x, float y) {
        Grid grid = grid();
        int column = (int) ((x - box.x()) * grid.width() / box.width());
        int row = (int) ((y - box.y()) * grid.height() / box.height());
        return box.contains(x, y) && grid.contains(column, row) ? grid.cell(column, row) : Grid.NONE;
    }

    @Override
    public void draw(Batch batch, float alpha) {
        validate();
        MakingView view = playback.view();
        if (view == null) {
            return;
        }
        int wide = cellPixels() * grid().width();
        int high = cellPixels() * grid().height();
        int left = Math.round(getX() + (getWidth() - wide) / 2);
        int foot = Math.round(getY() + (getHeight() - high) / 2);
        if (!box.has(left, foot, wide, high)) {
            box = new LayoutBox(left, foot, wide, high);
        }
        update(view, cellPixels());
        UiPane pane = StageBatch.paneOf(batch);
        int grain = skin.size().grain();
        int rim = 2 * grain;
        pane.glow(left + wide / 2f, foot + high / 2f, wide * 0.7f, UiPalette.STONE, 0.25f);
        pane.panel(
                left - rim, foot - rim, wide + 2 * rim, high + 2 * rim, grain, UiPalette.INK, UiPalette.STONE_DARK, 1);
        drawPictures(pane);
    }

    /** Repaints the picture if necessary. */
    private void update(MakingView view, int wantedCellPixels) {
        Grid grid = view.making().grid();
        if (painted == view && paintedStep == view.index() && cellPixels == wantedCellPixels && isFresh) {
            return;
        }
        fit(grid, wantedCellPixels);
        painted = view;
        paintedStep = view.index();
        isFresh = true;
        PixelPicture picture = cave;
        PixelPicture light = glow;
        if (picture != null && light != null) {
            new FloorImage(view.floor(), view.making().content(), cellPixels, picture.pixels()).paint(layers.at(view));
            picture.show();
            paintGlow(view.step(), grid, light);
        }
    }

    /** Forces a repaint. */
    void forget() {
        isFresh = false;
    }

    private void fit(Grid grid, int wantedCellPixels) {
        if (cave == null || cellPixels != wantedCellPixels || !grid.equals(shape)) {
            dispose();
            shape = grid;
            cellPixels = wantedCellPixels;
            cave = new PixelPicture(grid.width() * cellPixels, grid.height() * cellPixels);
            glow = new PixelPicture(grid.width(), grid.height());
        }
    }

    private static void paintGlow(MakingStep step, Grid grid, PixelPicture light) {
        int[] pixels = light.pixels();
        Arrays.fill(pixels, PixelPicture.CLEAR);
        for (int i = 0; i < step.touched().size(); i++) {
            int cell = step.touched().at(i);
            pixels[grid.x(cell) + (grid.height() - 1 - grid.y(cell)) * grid.width()] = UiPalette.GOLD;
        }
        light.show();
    }

    private void drawPictures(UiPane pane) {
        if (cave != null && glow != null) {
            cave.draw(pane, box.x(), box.y(), box.width(), box.height(), 1);
            float left = Math.max(0, 1 - playback.sinceStep() / GLOW_SECONDS);
            if (left > 0) {
                glow.draw(pane, box.x(), box.y(), box.width(), box.height(), GLOW_ALPHA * left * left);
            }
        }
    }

    @Override
    public void dispose() {
        if (cave != null && glow != null) {
            cave.dispose();
            glow.dispose();
            cave = null;
            glow = null;
        }
    }
}
