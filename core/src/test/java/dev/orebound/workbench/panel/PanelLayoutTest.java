package dev.orebound.workbench.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.workbench.panel.ActionPanel.PanelLayout;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PanelLayoutTest {
    @ParameterizedTest(name = "{0}x{1} at scale {2}")
    @CsvSource({
        "640, 360, 1",
        "800, 600, 1",
        "1280, 720, 1",
        "1366, 768, 1",
        "1920, 1080, 1",
        "3840, 2160, 1",
        "600, 900, 1",
        "1280, 720, 0.5",
        "1280, 720, 1.25"
    })
    void thePanelLeavesThePlayerAndTheHudInSight(int width, int height, float scale) {
        InterfaceSize size = InterfaceSize.of(width, height, scale);
        PanelLayout layout = PanelLayout.of(size);

        assertThat(new LayoutBox(0, 0, width, height).holds(layout.panel())).isTrue();
        assertThat(layout.panel().right())
                .as("the player stands in the middle")
                .isLessThan(width / 2 - size.pixels(60));
        for (LayoutBox other : HudLayout.of(size).shownTogether()) {
            assertThat(layout.panel().overlaps(other))
                    .as("%s lies on %s", layout.panel(), other)
                    .isFalse();
        }
    }

    @Test
    void everythingOnThePanelLiesWithinItAndOnNothingElse() {
        PanelLayout layout = PanelLayout.of(InterfaceSize.of(1280, 720, 1));
        List<LayoutBox> boxes = new ArrayList<>(List.of(layout.title(), layout.room()));
        layout.rows().forEach(boxes::addAll);
        layout.strips().forEach(boxes::addAll);

        for (int i = 0; i < boxes.size(); i++) {
            assertThat(layout.panel().holds(boxes.get(i))).isTrue();
            for (int j = 0; j < i; j++) {
                assertThat(boxes.get(i).overlaps(boxes.get(j))).isFalse();
            }
        }
    }

    @Test
    void everyHandHasANameAndNoKeyOfThePlayers() {
        GameTexts texts = GameTexts.read(new BuiltInAssets());
        List<Integer> keys = new ArrayList<>();
        for (List<List<PanelAction>> part : List.of(PanelAction.ROWS, PanelAction.STRIPS)) {
            for (List<PanelAction> group : part) {
                for (PanelAction hand : group) {
                    assertThat(texts.has("bench.hand." + hand.id()))
                            .as(hand.id())
                            .isTrue();
                    if (hand.key() != PanelAction.NO_KEY) {
                        keys.add(hand.key());
                    }
                }
            }
        }

        assertThat(keys).doesNotHaveDuplicates().hasSize(7);
        assertThat(keys).allMatch(key -> KeyBindings.defaults().ofKey(key) == null);
        assertThat(keys).allMatch(key -> !ActionPanel.lineOf(key).isEmpty());
        assertThat(ActionPanel.lineOf(com.badlogic.gdx.Input.Keys.W)).isEmpty();
    }
}
