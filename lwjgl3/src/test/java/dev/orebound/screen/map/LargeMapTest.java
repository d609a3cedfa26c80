package dev.orebound.screen.map;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.hud.PlaceWords;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.MapControls;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.FrameGarbage;
import dev.orebound.view.draw.PaneObserver;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks in a real window what the page of the large map shows, whatever the floor and the window. */
@InWindow(width = 1280, height = 720, pixels = false)
final class LargeMapTest {
    private static final int LOCKED_DEPTH = 5;

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;
    private final GameTexts texts = GameTexts.read(assets);

    /** A page over a floor. */
    private final class Page {
        final World world;
        final LargeMap map;
        final MapControls controls = new MapControls();
        final SpriteAtlas sprites = new SpriteAtlas(TestContent.sprites(assets));
        final MapMarkPainter painter = new MapMarkPainter(sprites);
        final InterfaceSize size;
        final UiPane pane = new UiPane();
        final HudLayout layout;
        final List<String> told = new ArrayList<>();
        final List<LayoutBox> boxes = new ArrayList<>();

        Page(Descent descent, int depth, boolean isRevealed, int width, int height) {
            world = new World(
                    new FloorGenerator(content).generate(descent.request(depth)), content, Party.fresh(content));
            Intent intent = new Intent();
            if (isRevealed) {
                intent.order(IntentOrder.HELP_REVEAL, 0);
            }
            world.step(intent);
            size = InterfaceSize.of(width, height, 1);
            layout = HudLayout.of(size);
            FontSet fonts = new FontSet(assets);
            fonts.resize(size.pixelsAUnit());
            PlaceWords places = new PlaceWords(world, texts);
            MapMarks marks = new MapMarks(world, descent);
            map = new LargeMap(
                    world, descent, painter, marks, texts, fonts, KeyBindings.defaults(), places::of, controls);
            pane.resize(width, height);
        }

        void draw() {
            pane.begin();
            map.draw(pane, size, layout.map(), Math.max(1, Math.round(layout.grain() * 2 / 3f)), layout.grain());
            pane.end();
        }

        /** Draws it once, and notes all texts. */
        void read() {
            pane.batch().observe(new PaneObserver() {
                @Override
                public void text(
                        String text,
                        float x,
                        float y,
                        float width,
                        float height,
                        boolean isBroken,
                        int missingGlyphs,
                        int rgb,
                        float alpha) {
                    told.add(text);
                    boxes.add(new LayoutBox(
                            Math.round(x), Math.round(y), (int) Math.floor(width), (int) Math.floor(height)));
                }

                @Override
                public void panel(float x, float y, float width, float height, float alpha) {}

                @Override
                public void fill(float x, float y, float width, float height, float alpha) {}
            });
            draw();
            pane.batch().observe(null);
        }

        void dispose() {
            map.dispose();
            pane.dispose();
            sprites.dispose();
        }
    }

    private Descent descentTo(boolean isTall, int depth) {
        for (int number = 0; ; number++) {
            Descent descent = new Descent(Seed.of(number), content.graph());
            FloorRequest request = descent.request(depth);
            if (request.grid(content).height() > request.grid(content).width() == isTall) {
                return descent;
            }
        }
    }

    @ParameterizedTest(name = "{0}x{1}, a tall floor: {2}")
    @CsvSource({"800, 600, false", "800, 600, true", "1280, 720, false", "1280, 720, true", "1920, 1080, false"})
    void theWholeFloorFitsAndNoNameOverlapsAnotherOrAMark(int width, int height, boolean isTall) {
        Page page = new Page(descentTo(isTall, LOCKED_DEPTH), LOCKED_DEPTH, true, width, height);
        FloorMap seen = new FloorMap(page.world, 1);
        seen.look();

        page.read();

        MapWindow window = page.map.window();
        assertThat(window.cellX(window.x())).isLessThanOrEqualTo(seen.seenMiddleX() - seen.seenWidth() / 2f);
        assertThat(window.cellX(window.right())).isGreaterThanOrEqualTo(seen.seenMiddleX() + seen.seenWidth() / 2f);
        assertThat(window.cellY(window.y())).isLessThanOrEqualTo(seen.seenMiddleY() - seen.seenHeight() / 2f);
        assertThat(window.cellY(window.top())).isGreaterThanOrEqualTo(seen.seenMiddleY() + seen.seenHeight() / 2f);
        assertNothingOverlaps(page, width, height);
        assertNoMarkIsCovered(page);
        page.dispose();
    }

    private static void assertNothingOverlaps(Page page, int width, int height) {
        LayoutBox all = new LayoutBox(0, 0, width, height);
        for (int i = 0; i < page.boxes.size(); i++) {
            assertThat(all.holds(page.boxes.get(i))).as(page.told.get(i)).isTrue();
            for (int j = 0; j < i; j++) {
                assertThat(page.boxes.get(i).overlaps(page.boxes.get(j)))
                        .as("'%s' over '%s'", page.told.get(i), page.told.get(j))
                        .isFalse();
            }
        }
    }

    private static void assertNoMarkIsCovered(Page page) {
        MapMarks marks = page.map.marks();
        for (int i = 0; i < marks.size(); i++) {
            if (!marks.mark(i).isOre()) {
                int x = page.map.window().pixelX(marks.x(i));
                int y = page.map.window().pixelY(marks.y(i));
                int half = page.painter.wide(marks.mark(i)) / 2;
                for (int at = -half; at <= half; at++) {
                    assertThat(page.map.labels().covers(x + at, y))
                            .as("%s", marks.mark(i))
                            .isFalse();
                    assertThat(page.map.labels().covers(x, y + at))
                            .as("%s", marks.mark(i))
                            .isFalse();
                }
            }
        }
    }

    @Test
    void everyExitThatWasSeenIsNamedAndOnlyWhatIsThereStandsInTheLegend() {
        Page known = new Page(descentTo(false, 2), 2, true, 800, 600);
        known.read();
        MapMarks marks = known.map.marks();
        for (int i = 0; i < marks.size(); i++) {
            if (marks.mark(i).isExit()) {
                // The mark's words in the legend are the name on the map, so both stand there.
                String name = texts.get(marks.mark(i).textKey());
                assertThat(known.told.stream().filter(name::equals).count())
                        .as(name)
                        .isGreaterThanOrEqualTo(2);
            }
        }
        for (MapMark mark : MapMark.values()) {
            assertThat(known.told.contains(texts.get(mark.textKey())) || !marks.has(mark))
                    .as("%s is explained", mark)
                    .isTrue();
        }

        Page unknown = new Page(descentTo(false, 2), 2, false, 800, 600);
        unknown.read();
        for (MapMark mark : MapMark.values()) {
            if (!unknown.map.marks().has(mark)) {
                assertThat(unknown.told).doesNotContain(texts.get(mark.textKey()));
            }
        }
        known.dispose();
        unknown.dispose();
    }

    @Test
    void aLockAndWhatOpensItHaveTheSameNumberAndThePointerTellsOfBoth() {
        Page page = pageWithALever();
        page.read();
        MapMarks marks = page.map.marks();
        int lever = indexOf(marks, MapMark.LEVER, 0);
        int lock = indexOf(marks, MapMark.LOCK, marks.number(lever));
        int kind = page.world.floor().levers().get(0).lock();
        assertThat(marks.number(lever)).isEqualTo(kind);
        page.controls.pointAt(
                page.map.window().pixelX(marks.x(lock)), page.map.window().pixelY(marks.y(lock)));

        page.told.clear();
        page.read();

        assertThat(page.told)
                .anyMatch(text -> text.startsWith(texts.format("map.numbered", texts.get("map.lock"), kind)));
        page.dispose();
    }

    private Page pageWithALever() {
        for (int number = 0; ; number++) {
            Descent descent = new Descent(Seed.of(number), content.graph());
            Page page = new Page(descent, LOCKED_DEPTH, true, 1280, 720);
            if (page.world.floor().levers().size() == 1) {
                return page;
            }
            page.dispose();
        }
    }

    private static int indexOf(MapMarks marks, MapMark mark, int number) {
        for (int i = 0; i < marks.size(); i++) {
            if (marks.mark(i) == mark && (number == 0 || marks.number(i) == number)) {
                return i;
            }
        }
        throw new AssertionError("no " + mark);
    }

    @Test
    void aMarkOfThePlayersOwnStandsWhereItWasClickedAndFurtherClicksTakeItOff() {
        Page page = new Page(descentTo(false, 2), 2, true, 1280, 720);
        page.draw();
        MapWindow window = page.map.window();
        int cell = page.world.floor().rooms().get(0).cells().at(0);
        int x = page.world.floor().grid().x(cell);
        int y = page.world.floor().grid().y(cell);
        page.controls.pointAt(window.pixelX(x + 0.5f), window.pixelY(y + 0.5f));

        page.controls.press(Buttons.RIGHT);
        page.controls.release(Buttons.RIGHT);
        page.draw();
        page.draw();
        assertThat(page.map.marks().has(MapMark.NOTE_FLAG)).isTrue();
        assertThat(page.controls.noteCell(0)).isEqualTo(cell);

        for (int kind = 0; kind < MapControls.KINDS; kind++) {
            page.controls.press(Buttons.RIGHT);
            page.controls.release(Buttons.RIGHT);
            page.draw();
        }
        page.draw();
        assertThat(page.controls.notes()).isZero();
        assertThat(page.map.marks().has(MapMark.NOTE_FLAG)).isFalse();
        page.dispose();
    }

    @Test
    void anOpenMapMakesNoGarbageWhetherItIsMovedOrNot() {
        Page page = new Page(descentTo(false, LOCKED_DEPTH), LOCKED_DEPTH, true, 1280, 720);
        page.controls.zoom(1);
        int[] x = {400};
        Runnable frame = () -> {
            page.controls.press(0);
            page.controls.pointAt(x[0] += x[0] > 800 ? -400 : 13, 300);
            page.draw();
        };

        assertThat(FrameGarbage.of(frame)).isLessThan(100);
        page.dispose();
    }
}
