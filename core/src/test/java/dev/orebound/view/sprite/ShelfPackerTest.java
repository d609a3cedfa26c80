package dev.orebound.view.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ShelfPackerTest {
    private static final int WIDTH = 40;

    @Test
    void noTwoRectanglesTouch() {
        SpriteAtlas.ShelfPacker shelves = new SpriteAtlas.ShelfPacker(WIDTH);
        boolean[] taken = new boolean[WIDTH * 400];
        for (int i = 0; i < 60; i++) {
            int width = 3 + i * 7 % 11;
            int height = 12 - i / 6;
            shelves.place(width, height);
            assertThat(shelves.x()).isPositive();
            assertThat(shelves.x() + width).isLessThan(WIDTH);
            assertThat(shelves.y() + height).isLessThan(shelves.height());
            take(taken, shelves.x(), shelves.y(), width, height);
        }
    }

    /** Marks a rectangle as taken, with the clear row and column after it that its neighbours must leave free. */
    private static void take(boolean[] taken, int left, int top, int width, int height) {
        for (int y = top; y <= top + height; y++) {
            for (int x = left; x <= left + width; x++) {
                assertThat(taken[x + y * WIDTH]).as("%s,%s", x, y).isFalse();
                taken[x + y * WIDTH] = true;
            }
        }
    }

    @Test
    void aPictureThatIsTooWideIsRefused() {
        SpriteAtlas.ShelfPacker shelves = new SpriteAtlas.ShelfPacker(WIDTH);

        assertThatThrownBy(() -> shelves.place(39, 5)).isInstanceOf(IllegalArgumentException.class);
    }
}
