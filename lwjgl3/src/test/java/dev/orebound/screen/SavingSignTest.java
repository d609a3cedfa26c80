package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.screen.play.PlayScreen;
import dev.orebound.screen.title.TitleBackdrop;
import dev.orebound.screen.title.TitleScreen;
import dev.orebound.view.ui.UiPalette;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that the title, the play screen and the pause menu say that nothing is being saved, until saving works again.
 */
@InWindow(width = 800, height = 600)
final class SavingSignTest {
    private static final float SECONDS = 0.1f;

    /** More than a second, in frames, in addition to the time in which a screen fades in. */
    private static final int FRAMES = 26;

    @TempDir
    Path folder;

    private final ToTitle went = new ToTitle();

    @Test
    void aFolderThatCannotBeUsedIsToldInTheTitleInPlayAndInThePauseUntilItCan() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("saves"), "a file, no folder");
        GameContext context = context();
        GameScreen title = draw(title(context));
        GlWindow.shoot("saving_title");
        assertThat(isSignSeen()).as("in the title").isTrue();
        Files.delete(inTheWay);
        draw(title);
        assertThat(isSignSeen()).as("in the title, once it can be used").isFalse();
        title.dispose();
        remove(inTheWay);
        Files.writeString(inTheWay, "a file, no folder");

        GameScreen play = draw(play(context));
        GlWindow.shoot("saving_play");
        assertThat(isSignSeen()).as("in play").isTrue();
        KeyPresses.press(play, Keys.ESCAPE);
        draw(play);
        GlWindow.shoot("saving_pause");
        assertThat(isSignSeenAboveMenu()).as("in the pause menu").isTrue();
        Files.delete(inTheWay);
        draw(play);
        assertThat(isSignSeenAboveMenu())
                .as("in the pause menu, once it can be used")
                .isFalse();
        KeyPresses.press(play, Keys.ESCAPE);
        draw(play);
        assertThat(isSignSeen()).as("in play, once it can be used").isFalse();
        play.dispose();
    }

    @Test
    void aSecondCopyOfTheGameSaysSoAndOffersTheRunOnceTheFirstIsClosed() {
        GameContext context = context();
        RunStore other = new RunStore(
                new SaveFolder(folder.resolve("saves")), "film", context.start().content(), line -> {});
        other.begin(new Expedition(Seed.of(111), context.start().content()));
        GameScreen title = draw(title(context));
        GlWindow.shoot("saving_second_copy");
        assertThat(isSignSeen()).isTrue();
        assertThat(went.toTitle).isZero();

        other.close();
        draw(title);

        assertThat(isSignSeen()).isFalse();
        assertThat(went.toTitle).as("the title is made anew, with the run").isPositive();
        title.dispose();
    }

    @Test
    void aFolderThatIsRemovedDuringPlayIsWrittenAnewAndNothingIsTold() throws IOException {
        GameContext context = context();
        GameScreen play = draw(play(context));
        Path run = folder.resolve("saves/run/run.orebound-replay");
        assertThat(run).exists();

        remove(folder.resolve("saves"));
        draw(play);

        assertThat(run).exists();
        assertThat(isSignSeen()).isFalse();
        play.dispose();
    }

    private GameScreen title(GameContext context) {
        return new TitleScreen(new TitleBackdrop(Seed.of(7), context), context, went);
    }

    private GameScreen play(GameContext context) {
        return new PlayScreen(new NewRun(Seed.of(7)), context, went);
    }

    private static GameScreen draw(GameScreen screen) {
        screen.resize(size());
        GlWindow.lastOf(FRAMES, () -> screen.draw(SECONDS));
        return screen;
    }

    /** Returns true if the heading is drawn at the place of the sign. */
    private static boolean isSignSeen() {
        return isSignSeenIn(HudLayout.of(size()).saving());
    }

    private static boolean isSignSeenAboveMenu() {
        return isSignSeenIn(HudLayout.of(size()).savingAboveMenu(size()));
    }

    private static boolean isSignSeenIn(LayoutBox box) {
        Pixmap pixels = GlWindow.pixels();
        int gold = 0;
        int bone = 0;
        for (int y = box.y(); y < box.top(); y++) {
            for (int x = box.x(); x < box.right(); x++) {
                int rgb = pixels.getPixel(x, y) >>> 8;
                gold += rgb == UiPalette.GOLD ? 1 : 0;
                bone += rgb == UiPalette.BONE_LIGHT ? 1 : 0;
            }
        }
        pixels.dispose();
        return gold > 20 && bone > 60;
    }

    private static InterfaceSize size() {
        return FilmContext.size(GameSettings.USUAL);
    }

    private GameContext context() {
        BuiltInAssets assets = new BuiltInAssets();
        return FilmContext.of(
                assets, TestContent.sprites(assets), TestContent.BUILT_IN, Seed.of(7), GameSettings.USUAL, folder);
    }

    private static void remove(Path path) throws IOException {
        try (Stream<Path> all = Files.walk(path)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    /** Counts how often the title was requested. */
    private static final class ToTitle extends FilmPages.NoNavigator {
        private int toTitle;

        @Override
        public void toTitle() {
            toTitle++;
        }
    }
}
