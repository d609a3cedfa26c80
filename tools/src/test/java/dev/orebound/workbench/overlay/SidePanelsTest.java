package dev.orebound.workbench.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that panels beside the list never cover a visible hint, at any size of the window. */
class SidePanelsTest {
    private static final float HIGH_UNITS = 150;

    @ParameterizedTest
    @CsvSource({"800, 600", "1280, 720", "1920, 1080", "3440, 1440"})
    void aPanelStandsClearOfTheHintsWhileTheyAreShown(int width, int height) {
        InterfaceSize size = InterfaceSize.of(width, height, 1);
        HudLayout hud = HudLayout.of(size);
        SidePanels sidebar = new SidePanels();
        sidebar.layOut(size, hud.horde().x());
        float high = size.pixels(HIGH_UNITS);

        sidebar.begin(-1, -1, hud.hint().top(), size.height());
        LayoutBox panel = panel(sidebar, high);
        assertThat(panel.overlaps(hud.hint())).isFalse();

        sidebar.begin(-1, -1, 0, size.height());
        assertThat(panel(sidebar, high).y())
                .as("at the foot again once they are gone")
                .isEqualTo(hud.place().y());
    }

    @ParameterizedTest
    @CsvSource({"800, 600", "1280, 720", "1920, 1080"})
    void aPanelThatMakesWayForTheMouseStandsClearOfANoticeAtTheTop(int width, int height) {
        InterfaceSize size = InterfaceSize.of(width, height, 1);
        HudLayout hud = HudLayout.of(size);
        SidePanels sidebar = new SidePanels();
        sidebar.layOut(size, hud.horde().x());
        float noticeFoot = height - size.pixels(HIGH_UNITS);

        sidebar.begin(sidebar.right() - 20f, hud.place().y() + 20f, 0, noticeFoot);
        LayoutBox panel = panel(sidebar, size.pixels(HIGH_UNITS));

        assertThat(panel.y()).as("it made way").isGreaterThan(hud.place().y());
        assertThat((float) panel.top()).isLessThan(noticeFoot);
    }

    private static LayoutBox panel(SidePanels sidebar, float high) {
        int foot = Math.round(sidebar.place(sidebar.width(), high, SidePanels.End.FOOT));
        return new LayoutBox(sidebar.right() - sidebar.width(), foot, sidebar.width(), Math.round(high));
    }
}
