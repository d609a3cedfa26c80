package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.DefaultLwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.film.FilmPage;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.input.KeyboardLayout;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.screen.page.ShownTexts;
import dev.orebound.screen.play.PlayScreen;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lwjgl.glfw.GLFW;

/**
 * Checks under four layouts that the first hints, the pause and the page of keys name the printed keys, and keeps
 * pictures of each. It selects layouts of the display, so it runs only on one that belongs to the tests.
 */
@InWindow(width = 1280, height = 720)
@EnabledIfEnvironmentVariable(
        named = "OREBOUND_OWN_DISPLAY",
        matches = ".+",
        disabledReason = "the display may be somebody's, whose keyboard must not change")
final class PrintedKeysTest {
    private static final float SECONDS = 1 / 30f;

    @TempDir
    Path folder;

    @AfterEach
    void selectAmericanLayout() throws IOException, InterruptedException {
        select("us");
    }

    /** The keys at the places of W, A, S, D, Q and E, and at those of the accent, the colon and the minus. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "us | W A S D Q E ` ; -",
                "fr | Z Q S D A E \u00b2 M )",
                "de | W A S D Q E ^ \u00d6 \u00df",
                "us dvorak | , A O E ' . ` S [",
                "ru | \u0426 \u0424 \u042b \u0412 \u0419 \u0423 \u0401 \u0416 -"
            })
    void everyTextNamesThePrintedKey(String layout, String names) throws IOException, InterruptedException {
        List<String> printed = Arrays.asList(names.split(" "));
        WindowKeyboard keyboard = new WindowKeyboard(((Lwjgl3Graphics) Gdx.graphics).getWindow());
        GameContext context = FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                TestContent.BUILT_IN,
                Seed.of("keys"),
                GameSettings.USUAL,
                folder);
        KeyboardLayout named = new KeyboardLayout(keyboard::printedOn);
        context.bindings().layOut(named);
        PlayScreen play = new PlayScreen(NewRun.first(Seed.of("keys")), context, nowhere());
        play.resize(FilmContext.size(GameSettings.USUAL));
        draw(play, context, 150);

        select(layout.split(" "));
        GLFW.glfwPollEvents();
        context.bindings().refreshNames();

        List<String> shown = new ArrayList<>();
        for (int key :
                new int[] {Keys.W, Keys.A, Keys.S, Keys.D, Keys.Q, Keys.E, Keys.GRAVE, Keys.SEMICOLON, Keys.MINUS}) {
            shown.add(named.nameOf(key));
        }
        assertThat(shown).isEqualTo(printed);
        String picture = "keys_" + layout.replace(' ', '_');
        assertThat(texts(play, context)).as("the first hint").containsSubsequence(printed.subList(0, 4));
        GlWindow.shoot(picture + "_hint");
        KeyPresses.press(play, Keys.ESCAPE);
        draw(play, context, 12);
        assertThat(texts(play, context)).as("the pause").containsAll(printed.subList(0, 6));
        GlWindow.shoot(picture + "_pause");
        GameScreen keys = new FilmPages(context).open(FilmPage.KEYS);
        keys.resize(FilmContext.size(GameSettings.USUAL));
        draw(keys, context, 12);
        assertThat(texts(keys, context)).as("the page of keys").containsAll(printed.subList(0, 4));
        GlWindow.shoot(picture + "_keys");
        keys.dispose();
        play.dispose();
        giveBack(keyboard);
    }

    private static void draw(GameScreen screen, GameContext context, int frames) {
        GlWindow.lastOf(frames, () -> {
            context.pane().clear(0);
            screen.draw(SECONDS);
        });
    }

    private static List<String> texts(GameScreen screen, GameContext context) {
        context.pane().clear(0);
        return ShownTexts.of(screen, context.pane());
    }

    private static ScreenNavigator nowhere() {
        return (ScreenNavigator) Proxy.newProxyInstance(
                PrintedKeysTest.class.getClassLoader(),
                new Class<?>[] {ScreenNavigator.class},
                (proxy, method, arguments) -> null);
    }

    private static void select(String... layout) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("setxkbmap"));
        command.addAll(List.of(layout));
        Process process = new ProcessBuilder(command).inheritIO().start();
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    /** Lets the window report to the input of libGDX again. */
    private static void giveBack(WindowKeyboard keyboard) {
        ((DefaultLwjgl3Input) Gdx.input)
                .windowHandleChanged(((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle());
        keyboard.dispose();
    }
}
