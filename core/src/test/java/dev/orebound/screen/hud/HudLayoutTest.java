package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HudLayoutTest {
    @ParameterizedTest(name = "{0}x{1} at scale {2}")
    @CsvSource({
        "640, 360, 1",
        "800, 600, 1",
        "1280, 720, 1",
        "1366, 768, 1",
        "1920, 1080, 1",
        "2560, 1080, 1",
        "3840, 2160, 1",
        "600, 900, 1",
        "800, 600, 2",
        "1280, 720, 2",
        "1280, 720, 0.5",
        "1280, 720, 1.25",
        "1920, 1080, 1.25"
    })
    void nothingLiesOnAnythingElseNorBeyondTheWindow(int width, int height, float scale) {
        HudLayout layout = HudLayout.of(InterfaceSize.of(width, height, scale));
        List<LayoutBox> boxes = new ArrayList<>(layout.shownTogether());
        boxes.remove(layout.saving());
        boxes.add(layout.captions());
        assertApart(boxes, width, height);
        assertThat(layout.captions().top()).isLessThan(layout.captionsCeiling());

        assertApart(layout.shownTogether(), width, height);
    }

    private static void assertApart(List<LayoutBox> boxes, int width, int height) {
        LayoutBox window = new LayoutBox(0, 0, width, height);
        for (int i = 0; i < boxes.size(); i++) {
            assertThat(window.holds(boxes.get(i)))
                    .as("%s within the window", boxes.get(i))
                    .isTrue();
            for (int j = 0; j < i; j++) {
                assertThat(boxes.get(i).overlaps(boxes.get(j)))
                        .as("%s overlaps %s", boxes.get(i), boxes.get(j))
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"800, 600, 2", "1280, 720, 3", "1920, 1080, 4", "3840, 2160, 9"})
    void thePixelsOfTheInterfaceAreAsLargeAsThoseOfTheWorld(int width, int height, int grain) {
        assertThat(HudLayout.of(InterfaceSize.of(width, height, 1)).grain()).isEqualTo(grain);
    }
}
