package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that monsters behind rock are seen only by means of a relic or a lamp. */
@InWindow(width = 640, height = 360)
final class SensedMonstersTest {
    private static final String TWO_CAVES = """
            ##############
            #@.####......#
            #..####..g...#
            #..####......#
            ##############""";

    @TempDir
    Path folder;

    @Test
    void aMonsterBehindRockShowsOnlyWhileTheBellIsCarried() {
        Scenario scenario = Scenario.of(TWO_CAVES);
        World world = scenario.world();
        world.step(new Intent());
        GameContext context = FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                TestContent.BUILT_IN,
                Seed.of("sensed"),
                GameSettings.USUAL,
                folder);
        FloorPresenter floor = new FloorPresenter(
                world, new Descent(Seed.of("sensed"), world.content().graph()), context);
        floor.resize(InterfaceSize.of(640, 360, 1));
        BodyComponent monster = world.monsters().get(0).getComponent(BodyComponent.class);

        int before = brightnessAbout(monster, floor, context);
        Intent intent = new Intent();
        intent.order(IntentOrder.HELP_RELIC, world.content().powers().relics().indexOf("deep_bell"));
        world.step(intent);
        int after = brightnessAbout(monster, floor, context);
        assertThat(after).isGreaterThan(before + before / 10);
        floor.dispose();
    }

    /** Draws the floor and returns the sum of the brightness of the pixels about a body. */
    private static int brightnessAbout(BodyComponent body, FloorPresenter floor, GameContext context) {
        GlWindow.lastOf(30, () -> floor.drawWorld(1, 1 / 30f));
        context.pane().begin();
        floor.drawHud(Hud.MapSize.SMALL, 0, 0);
        context.pane().end();
        Pixmap pixels = GlWindow.pixels();
        int sum = 0;
        for (int y = (int) floor.screenY(body.y); y < floor.screenY(body.y + 0.6f); y++) {
            for (int x = (int) floor.screenX(body.x - 0.4f); x < floor.screenX(body.x + 0.4f); x++) {
                int rgba = pixels.getPixel(x, y);
                sum += (rgba >>> 24) + (rgba >> 16 & 0xff) + (rgba >> 8 & 0xff);
            }
        }
        pixels.dispose();
        return sum;
    }
}
