package dev.orebound.view.thing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.item.Ore;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.grid.Grid;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the picture of a crystal of four cells, in the shape of an L. */
class CrystalDrawingTest {
    private static final int OUTLINE = 0x14121fff;
    private static final Grid GRID = new Grid(8, 8);
    private static final int[] CELLS = {GRID.cell(2, 2), GRID.cell(3, 2), GRID.cell(2, 3), GRID.cell(2, 4)};

    @ParameterizedTest
    @ValueSource(strings = {"fire", "water", "air", "earth"})
    void aCrystalIsOneBodyThatCoversTheMiddleOfEachCell(String ore) {
        CrystalDrawing drawing = drawing(ore);
        boolean[] isReached = new boolean[drawing.width() * drawing.height()];
        int reached = reach(drawing, isReached);
        int filled = 0;
        for (int i = 0; i < isReached.length; i++) {
            filled += drawing.rgba(i % drawing.width(), i / drawing.width()) != 0 ? 1 : 0;
        }
        assertThat(reached).isEqualTo(filled);
        for (int cell : CELLS) {
            int middle = drawing.westOf(cell) + 8 + (drawing.bottom(cell) - 8) * drawing.width();
            assertThat(isReached[middle]).as("cell " + cell).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fire", "water", "air", "earth"})
    void cracksGrowAndNeverChangeTheOutline(String ore) {
        CrystalDrawing drawing = drawing(ore);
        int before = 0;
        for (int stage = 0; stage < CrystalDrawing.STAGES; stage++) {
            CrystalDrawing whole = drawing(ore);
            drawing.crack(stage);
            int dark = 0;
            for (int y = 0; y < drawing.height(); y++) {
                for (int x = 0; x < drawing.width(); x++) {
                    dark += drawing.rgba(x, y) == OUTLINE ? 1 : 0;
                    assertThat(drawing.rgba(x, y) == 0).isEqualTo(whole.rgba(x, y) == 0);
                }
            }
            assertThat(dark).as("stage " + stage).isGreaterThan(before);
            before = dark;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fire", "water", "air", "earth"})
    void thePartsOfAllCellsTogetherAreTheWholePicture(String ore) {
        CrystalDrawing drawing = drawing(ore);
        boolean[] isDrawn = new boolean[drawing.width() * drawing.height()];
        for (int cell : CELLS) {
            for (int y = drawing.top(cell); y < drawing.bottom(cell); y++) {
                for (int x = drawing.left(cell); x < drawing.right(cell); x++) {
                    isDrawn[x + y * drawing.width()] = true;
                }
            }
        }
        for (int i = 0; i < isDrawn.length; i++) {
            boolean isFilled = drawing.rgba(i % drawing.width(), i / drawing.width()) != 0;
            assertThat(isDrawn[i] || !isFilled).as("pixel " + i).isTrue();
        }
    }

    private static CrystalDrawing drawing(String id) {
        Ore ore = TestContent.BUILT_IN.ores().get(id);
        String key = Objects.requireNonNull(ore.crystalSprite());
        return new CrystalDrawing(
                GRID, CELLS, TestContent.sprites(new BuiltInAssets()).frames(key), 7);
    }

    /** Marks all pixels that hang together with the middle of the first cell; returns their number. */
    private static int reach(CrystalDrawing drawing, boolean[] isReached) {
        Deque<Integer> next = new ArrayDeque<>();
        next.add(drawing.westOf(CELLS[0]) + 8 + (drawing.bottom(CELLS[0]) - 8) * drawing.width());
        int count = 0;
        while (!next.isEmpty()) {
            int pixel = next.remove();
            int x = pixel % drawing.width();
            int y = pixel / drawing.width();
            if (!isReached[pixel] && drawing.rgba(x, y) != 0) {
                isReached[pixel] = true;
                count++;
                if (x > 0) {
                    next.add(pixel - 1);
                }
                if (x < drawing.width() - 1) {
                    next.add(pixel + 1);
                }
                if (y > 0) {
                    next.add(pixel - drawing.width());
                }
                if (y < drawing.height() - 1) {
                    next.add(pixel + drawing.width());
                }
            }
        }
        return count;
    }
}
