package dev.orebound.workbench.panel;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusNavigator;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.FocusWalk;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.screen.stage.PageStage;
import dev.orebound.workbench.console.TestBench;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the playtester's panel in a window: its place, and that keys reach all of it. */
@InWindow(width = 1280, height = 720)
final class ActionPanelTest {
    private static final List<InterfaceSize> SIZES = List.of(
            InterfaceSize.of(640, 360, 1),
            InterfaceSize.of(800, 600, 1),
            InterfaceSize.of(1280, 720, 1),
            InterfaceSize.of(1366, 768, 1),
            InterfaceSize.of(1920, 1080, 1),
            InterfaceSize.of(3840, 2160, 1),
            InterfaceSize.of(600, 900, 1),
            InterfaceSize.of(1280, 720, 0.5f),
            InterfaceSize.of(1280, 720, 1.25f));

    @TempDir
    Path folder;

    private final List<String> lines = new ArrayList<>();

    @Test
    void thePanelLeavesThePlayerAndTheHudInSight() {
        Shown shown = new Shown();
        for (InterfaceSize size : SIZES) {
            shown.resize(size);
            LayoutBox panel = boxOf(shown.panel);

            assertThat(new LayoutBox(0, 0, size.width(), size.height()).holds(panel))
                    .isTrue();
            assertThat(panel.right())
                    .as("the player stands in the middle")
                    .isLessThan(size.width() / 2 - size.pixels(60));
            HudLayout hud = HudLayout.of(size);
            for (LayoutBox other : hud.shownTogether()) {
                // The portraits of companions are covered, or the panel would be too low to be read.
                assertThat(!other.equals(hud.party()) && panel.overlaps(other))
                        .as("%s lies on %s in %s", panel, other, size)
                        .isFalse();
            }
        }
    }

    @Test
    void everythingOnThePanelLiesWithinItAndOnNothingElse() {
        Shown shown = new Shown();
        for (InterfaceSize size : SIZES) {
            shown.resize(size);
            List<LayoutBox> boxes = new ArrayList<>();
            for (FocusRow row : shown.controls.focus().rows()) {
                boxes.add(boxOf(row));
            }

            assertThat(boxes).hasSizeGreaterThan(20);
            for (int i = 0; i < boxes.size(); i++) {
                assertThat(boxOf(shown.panel).holds(boxes.get(i)))
                        .as("%s in %s, %s", boxes.get(i), boxOf(shown.panel), size)
                        .isTrue();
                for (int j = 0; j < i; j++) {
                    assertThat(boxes.get(i).overlaps(boxes.get(j)))
                            .as("%s and %s", boxes.get(i), boxes.get(j))
                            .isFalse();
                }
            }
        }
    }

    @Test
    void arrowsReachEveryActionAndEnterRunsItsLine() {
        Shown shown = new Shown();
        shown.resize(SIZES.get(2));
        FocusNavigator focus = shown.controls.focus();

        assertThat(FocusWalk.reached(focus, List.of(PageMove.DOWN, PageMove.RIGHT, PageMove.LEFT)))
                .containsAll(focus.rows());
        for (FocusRow row : focus.rows()) {
            focus.choose(row);
            focus.move(PageMove.ACCEPT);
        }
        assertThat(lines).startsWith("halt", "tick").endsWith("depth up", "depth down", "depth ");
    }

    private static LayoutBox boxOf(Actor actor) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2());
        // Tables round sizes up to whole pixels.
        return new LayoutBox(
                Math.round(corner.x), Math.round(corner.y), (int) actor.getWidth() - 1, (int) actor.getHeight() - 1);
    }

    /** A panel on a stage. */
    private final class Shown {
        final PageContext parts = FilmContext.of(
                        new BuiltInAssets(),
                        TestContent.sprites(new BuiltInAssets()),
                        TestContent.BUILT_IN,
                        Seed.of("7"),
                        GameSettings.USUAL,
                        folder)
                .pageParts();
        final PageStage controls = new PageStage(parts.skin(), parts.sounds());
        final ActionPanel panel = new ActionPanel(new TestBench().hands, parts, lines::add);

        Shown() {
            controls.addActor(panel);
        }

        void resize(InterfaceSize size) {
            parts.fonts().resize(size.pixelsAUnit());
            parts.skin().resize(size);
            controls.resize(size);
            panel.resize(size);
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
