package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a won run ends in the dawn, and then in its summary. */
@InWindow(width = 854, height = 480)
final class VictoryPageTest {
    private static final InterfaceSize SIZE = InterfaceSize.of(854, 480, 1);
    private final Content content = TestContent.BUILT_IN;
    private final CountedPage summary = new CountedPage();

    @TempDir
    private Path folder;

    /** A page that counts what it is asked for. */
    private static final class CountedPage implements GameScreen {
        int drawn;
        int keys;

        @Override
        public void resize(InterfaceSize size) {}

        @Override
        public void draw(float seconds) {
            drawn++;
        }

        @Override
        public void keyDown(int keycode, @Nullable GameAction action) {
            keys++;
        }
    }

    @Test
    void theSunRisesWhileThePartyWalksOut_andTheSummaryFollows() {
        VictoryPage page = page();
        draw(page, 3);
        GlWindow.shoot("victory-night");
        double night = brightness();
        draw(page, 15);
        GlWindow.shoot("victory-dawn");
        double dawn = brightness();
        assertThat(dawn).isGreaterThan(2 * night);
        assertThat(summary.drawn).isZero();

        draw(page, 20);

        assertThat(summary.drawn).isPositive();
        page.dispose();
    }

    @Test
    void enterGoesOnToTheSummary_andTheKeysOfAFightDoNot() {
        VictoryPage page = page();
        draw(page, 1);
        page.keyDown(Keys.SPACE, null);
        draw(page, 1);
        assertThat(summary.drawn).isZero();

        page.keyDown(Keys.ENTER, null);
        draw(page, 1);

        assertThat(summary.drawn).isPositive();
        assertThat(summary.keys).as("Enter was for this page alone").isZero();
        page.dispose();
    }

    @Test
    void withTheHeartNoVeinGleamsInTheRock() {
        VictoryPage alive = page();
        VictoryPage dead = page(1);
        draw(alive, 18);
        int gold = gleaming();
        Pixmap before = GlWindow.pixels();
        draw(dead, 18);
        GlWindow.shoot("victory-heart");
        assertThat(gleaming()).as("gold in the rock").isLessThan(gold / 2);
        Pixmap after = GlWindow.pixels();
        assertThat(after.getPixels()).isNotEqualTo(before.getPixels());
        before.dispose();
        after.dispose();
        alive.dispose();
        dead.dispose();
    }

    /** Returns the pixels of the rock above the mouth of the mine that have the gold of a vein. */
    private static int gleaming() {
        Pixmap window = GlWindow.pixels();
        int count = 0;
        for (int y = 0; y < window.getHeight() * 2 / 3; y++) {
            for (int x = 0; x < window.getWidth() / 4; x++) {
                int rgba = window.getPixel(x, y);
                boolean isGold = (rgba >>> 24) > 190 && (rgba >>> 16 & 255) > 140 && (rgba >>> 8 & 255) < 110;
                count += isGold ? 1 : 0;
            }
        }
        window.dispose();
        return count;
    }

    private VictoryPage page() {
        return page(0);
    }

    private VictoryPage page(int hearts) {
        GameContext context = FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                content,
                Seed.of("won"),
                GameSettings.USUAL,
                folder);
        Expedition run = new Expedition(Seed.of("won"), content);
        RunDeeds deeds = new RunDeeds(3600 * 88, 17, 402, 511, 38, 17, 3, 5, List.of("r0c3"))
                .having(new TreeMap<>(Map.of(RunDeeds.HEART_TAKEN, hearts)));
        RunAccount account = new RunAccount("won", "2026-11-24", RunOutcome.WON, "", deeds);
        VictoryPage page = new VictoryPage(run, account, context, summary);
        page.resize(SIZE);
        return page;
    }

    /** Returns the mean brightness of the window, of 255. */
    private static double brightness() {
        Pixmap window = GlWindow.pixels();
        long sum = 0;
        for (int y = 0; y < window.getHeight(); y++) {
            for (int x = 0; x < window.getWidth(); x++) {
                sum += window.getPixel(x, y) >>> 16 & 255;
            }
        }
        double mean = sum / (double) (window.getWidth() * window.getHeight());
        window.dispose();
        return mean;
    }

    private static void draw(VictoryPage page, int seconds) {
        GlWindow.lastOf(seconds * 10, () -> page.draw(0.1f));
    }
}
