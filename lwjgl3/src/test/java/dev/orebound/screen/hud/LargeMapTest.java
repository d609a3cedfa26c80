package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks in a real window that the large map shows all that was seen of a floor, whatever the floor's shape. */
@InWindow(width = 1280, height = 720)
final class LargeMapTest {
    private static final InterfaceSize SIZE = InterfaceSize.of(1280, 720, 1);

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;

    @ParameterizedTest(name = "a tall floor: {0}")
    @ValueSource(booleans = {true, false})
    void theWholeFloorFitsIntoTheMapsPlace(boolean isTall) {
        Descent descent = descentTo(isTall);
        World world =
                new World(new FloorGenerator(content).generate(descent.request(2)), content, Party.fresh(content));
        Intent intent = new Intent();
        intent.order(IntentOrder.HELP_REVEAL, 0);
        world.step(intent);
        FloorMap seen = new FloorMap(world);
        seen.refresh();

        LayoutBox shown = drawn(world, descent);

        float cellPixels = shown.height() / (float) seen.seenHeight();
        assertThat(cellPixels).as("pixels of a cell").isGreaterThanOrEqualTo(3);
        assertThat(shown.width() / (float) seen.seenWidth()).isEqualTo(cellPixels);
        assertThat(shown.height() > shown.width()).isEqualTo(isTall);
        seen.dispose();
    }

    private Descent descentTo(boolean isTall) {
        for (int number = 0; ; number++) {
            Descent descent = new Descent(Seed.of(number), content.graph());
            FloorRequest request = descent.request(2);
            if (request.grid(content).height() > request.grid(content).width() == isTall) {
                return descent;
            }
        }
    }

    /** Draws the large map, and returns the box of all that stands out from the dimmed cave in its place. */
    private LayoutBox drawn(World world, Descent descent) {
        FontSet fonts = new FontSet(assets);
        fonts.resize(SIZE.pixelsAUnit());
        Hud hud = new Hud(
                world,
                descent,
                new HudContext(
                        GameTexts.read(assets),
                        new SpriteAtlas(TestContent.sprites(assets)),
                        fonts,
                        KeyBindings.defaults(),
                        new HintProgress(),
                        TestContent.captions()));
        hud.resize(SIZE, 0);
        hud.update(100, 100, 1 / 60f);
        UiPane pane = new UiPane();
        pane.resize(SIZE.width(), SIZE.height());
        pane.clear(0);
        pane.begin();
        hud.draw(pane, Hud.MapSize.LARGE, 1);
        pane.end();
        Pixmap pixels = GlWindow.pixels();
        LayoutBox place = HudLayout.of(SIZE).map();
        int dimmed = pixels.getPixel(place.x() + 1, place.y() + 1);
        int west = SIZE.width();
        int south = SIZE.height();
        int east = 0;
        int north = 0;
        for (int y = place.y(); y < place.y() + place.height(); y++) {
            for (int x = place.x(); x < place.x() + place.width(); x++) {
                if (pixels.getPixel(x, y) != dimmed) {
                    west = Math.min(west, x);
                    east = Math.max(east, x + 1);
                    south = Math.min(south, y);
                    north = Math.max(north, y + 1);
                }
            }
        }
        pixels.dispose();
        pane.dispose();
        return new LayoutBox(west, south, east - west, north - south);
    }
}
