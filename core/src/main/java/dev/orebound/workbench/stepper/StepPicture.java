package dev.orebound.workbench.stepper;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.grid.Grid;
import dev.orebound.lab.making.MakingStep;
import dev.orebound.lab.making.MakingView;
import dev.orebound.lab.making.ShownLayers;
import dev.orebound.lab.picture.FloorImage;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.PixelPicture;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The picture of the cave at a step; cells changed by the step glow for a moment. Painted only when it changes. */
final class StepPicture implements Disposable {
    private static final float GLOW_SECONDS = 0.7f;
    private static final float GLOW_ALPHA = 0.65f;

    private @Nullable PixelPicture cave;
    private @Nullable PixelPicture glow;
    private int cellPixels;
    private @Nullable MakingView painted;
    private int paintedStep;
    private boolean isFresh;

    /** Repaints the picture if necessary. */
    void update(MakingView view, ShownLayers layers, int wantedCellPixels) {
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
        boolean fits = cave != null
                && cellPixels == wantedCellPixels
                && cave.pixels().length == grid.size() * wantedCellPixels * wantedCellPixels;
        if (!fits) {
            dispose();
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

    /** @param seconds time since the step */
    void draw(UiPane pane, LayoutBox box, float seconds) {
        if (cave != null && glow != null) {
            cave.draw(pane, box.x(), box.y(), box.width(), box.height(), 1);
            float left = Math.max(0, 1 - seconds / GLOW_SECONDS);
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
