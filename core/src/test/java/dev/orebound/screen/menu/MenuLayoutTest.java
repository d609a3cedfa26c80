package dev.orebound.screen.menu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MenuLayoutTest {
    @ParameterizedTest(name = "{0}x{1}, {2} rows")
    @CsvSource({"640, 360, 8", "800, 600, 8", "1280, 720, 8", "1920, 1080, 4", "3840, 2160, 8"})
    void rowsLieBelowEachOtherWithinTheirArea(int width, int height, int rows) {
        LayoutBox area = new LayoutBox(0, height / 10, width, height * 8 / 10);

        Menu.MenuLayout layout = Menu.MenuLayout.within(area, rows, 520, InterfaceSize.of(width, height, 1));

        for (int i = 0; i < rows; i++) {
            assertThat(area.holds(layout.rows().get(i))).as("row %s", i).isTrue();
            if (i > 0) {
                assertThat(layout.rows().get(i).top())
                        .isLessThanOrEqualTo(layout.rows().get(i - 1).y());
            }
        }
    }

    @Test
    void aPlaceBelongsToTheRowThatItLiesOn() {
        Menu.MenuLayout layout =
                Menu.MenuLayout.within(new LayoutBox(0, 0, 1280, 720), 3, 520, InterfaceSize.of(1280, 720, 1));
        LayoutBox second = layout.rows().get(1);

        assertThat(layout.rowAt(second.x() + 1, second.y() + 1)).isEqualTo(1);
        assertThat(layout.rowAt(second.x() - 1, second.y() + 1)).isEqualTo(-1);
    }
}
