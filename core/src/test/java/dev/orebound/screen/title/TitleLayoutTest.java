package dev.orebound.screen.title;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.title.TitleScreen.TitleLayout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TitleLayoutTest {
    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"640, 360", "800, 600", "1280, 720", "1366, 768", "1920, 1080", "2560, 1080", "3840, 2160"})
    void emblemNameMottoAndMenuStandAboveEachOtherWithinTheWindow(int width, int height) {
        TitleLayout layout = TitleLayout.of(InterfaceSize.of(width, height, 1), 8);

        LayoutBox window = new LayoutBox(0, 0, width, height);
        assertThat(window.holds(layout.emblem())).isTrue();
        assertThat(window.holds(layout.name())).isTrue();
        assertThat(window.holds(layout.menu())).isTrue();
        assertThat(layout.name().y()).isGreaterThan(layout.mottoFoot());
        assertThat(layout.mottoFoot()).isGreaterThan(layout.menu().top());
        assertThat(layout.menu().right()).as("the cave is seen beside").isLessThanOrEqualTo(width / 2);
    }
}
