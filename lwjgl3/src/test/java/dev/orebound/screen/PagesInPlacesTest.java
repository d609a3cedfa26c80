package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.film.FilmPage;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.codex.CodexPage;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.view.draw.PaneObserver;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that pages which lie in places of the mine can be read there, in a window. */
@InWindow(width = 800, height = 600)
final class PagesInPlacesTest {
    private static final float SECONDS = 0.1f;

    /** Frames until a page and its place are wholly shown. */
    private static final int FRAMES = 8;

    private static final double LEAST_CONTRAST = 7;
    /** The luminance of each colour that was met. */
    private static final Map<Integer, Double> LUMINANCES = new HashMap<>();

    private static final InterfaceSize SIZE = InterfaceSize.of(800, 600, 1);

    private static final List<FilmPage> PLACED = List.of(
            FilmPage.SETTING_OUT,
            FilmPage.CONTINUE,
            FilmPage.DESCENT_AHEAD,
            FilmPage.DESCENT_DEEP,
            FilmPage.DESCENT_BETWEEN,
            FilmPage.DESCENT_BOSS,
            FilmPage.DESCENT_ROLLED,
            FilmPage.SATCHEL,
            FilmPage.PAUSE,
            FilmPage.PAUSE_DEEP,
            FilmPage.SETTINGS,
            FilmPage.SCREEN,
            FilmPage.KEYS,
            FilmPage.CODEX_NEW,
            FilmPage.CODEX,
            FilmPage.HISTORY,
            FilmPage.HISTORY_EMPTY,
            FilmPage.ACCOUNT_DEAD,
            FilmPage.ACCOUNT_WON,
            FilmPage.ACCOUNT_HELPED,
            FilmPage.CHOICE_SCROLL,
            FilmPage.CHOICE_COMPANION,
            FilmPage.CHOICE_RELIC,
            FilmPage.CHOICE_RELIC_FULL,
            FilmPage.CHOICE_EQUIPMENT,
            FilmPage.CHOICE_FORGE,
            FilmPage.CHOICE_WARES,
            FilmPage.CHOICE_EXCHANGE);

    @TempDir
    Path folder;

    /** A text that was drawn, with its box in pixels of the window, y upwards. */
    private record DrawnText(String words, float x, float y, float width, float height, int rgb, float alpha) {}

    @Test
    void aPageInAPlaceHidesTheCaveAndEveryTextStandsOutFromItsGroundBySevenToOne() {
        GameContext context = context();
        context.fonts().resize(SIZE.pixelsAUnit());
        List<String> faint = new ArrayList<>();
        for (FilmPage page : PLACED) {
            GameScreen screen = new FilmPages(context).open(page);
            screen.resize(SIZE);
            assertThat(screen.isCovering()).as("%s as it opens", page).isFalse();
            draw(screen, context, FRAMES);
            assertThat(screen.isCovering()).as("%s once shown", page).isTrue();
            faint.addAll(faintTexts(page.name(), screen, context));
            if (page == FilmPage.SATCHEL) {
                KeyPresses.press(screen, Keys.RIGHT);
                KeyPresses.press(screen, Keys.ENTER);
                faint.addAll(faintTexts("SATCHEL_GEAR", screen, context));
            }
            screen.dispose();
        }
        assertThat(faint).isEmpty();
    }

    @Test
    void everyEntryOfTheCodexLeavesTheHeadingInItsPlace() {
        GameContext context = context();
        CodexPage codex = (CodexPage) new FilmPages(context).open(FilmPage.CODEX);
        List<DrawnText> drawn = new ArrayList<>();
        for (int[] window : new int[][] {{800, 600}, {1280, 720}}) {
            InterfaceSize size = InterfaceSize.of(window[0], window[1], 1);
            context.fonts().resize(size.pixelsAUnit());
            codex.resize(size);
            String heading = context.texts().get("codex.title");
            float usual = heightOf(heading, texts(codex, context));
            for (int chapter = 0; chapter < 11; chapter++) {
                for (int entry = 0; entry < codex.focus().rows().size(); entry++) {
                    codex.focus().choose(codex.focus().rows().get(entry));
                    GlWindow.unseen(() -> drawn.addAll(texts(codex, context)));
                    assertThat(heightOf(heading, drawn))
                            .as("chapter %s, row %s, %s", chapter, entry, size)
                            .isEqualTo(usual);
                    drawn.clear();
                }
                KeyPresses.press(codex, Keys.TAB);
            }
        }
        codex.dispose();
    }

    private static float heightOf(String words, List<DrawnText> texts) {
        return texts.stream()
                .filter(text -> text.words.equals(words))
                .findFirst()
                .orElseThrow()
                .y;
    }

    private static List<String> faintTexts(String page, GameScreen screen, GameContext context) {
        List<DrawnText> texts = texts(screen, context);
        Pixmap pixels = GlWindow.pixels();
        List<String> faint = new ArrayList<>();
        for (DrawnText text : texts) {
            if (text.alpha < 0.5f || text.words.isBlank() || text.rgb == 0x14121f) {
                continue;
            }
            int ground = groundAbout(text, pixels);
            double contrast = contrast(mixed(ground, text.rgb, text.alpha), ground);
            if (contrast < LEAST_CONTRAST) {
                faint.add(String.format("%s \"%s\" %06x on %06x: %.1f", page, text.words, text.rgb, ground, contrast));
            }
        }
        pixels.dispose();
        return faint;
    }

    private static List<DrawnText> texts(GameScreen screen, GameContext context) {
        List<DrawnText> texts = new ArrayList<>();
        context.pane().batch().observe(new PaneObserver() {
            @Override
            public void text(
                    String words,
                    float x,
                    float y,
                    float width,
                    float height,
                    boolean isBroken,
                    int missing,
                    int rgb,
                    float alpha) {
                texts.add(new DrawnText(words, x, y, width, height, rgb, alpha));
            }

            @Override
            public void panel(float x, float y, float width, float height, float alpha) {}

            @Override
            public void fill(float x, float y, float width, float height, float alpha) {}
        });
        draw(screen, context, 1);
        context.pane().batch().observe(null);
        return texts;
    }

    /** Returns the middle one, by its luminance, of the pixels around a text. */
    private static int groundAbout(DrawnText text, Pixmap pixels) {
        List<Integer> around = new ArrayList<>();
        int left = Math.round(text.x) - 4;
        int right = Math.round(text.x + text.width) + 4;
        int low = Math.round(text.y) - 4;
        int high = Math.round(text.y + text.height) + 4;
        for (int x = left; x <= right; x++) {
            add(around, pixels, x, low);
            add(around, pixels, x, high);
        }
        for (int y = low; y <= high; y++) {
            add(around, pixels, left, y);
            add(around, pixels, right, y);
        }
        return around.stream()
                .sorted(Comparator.comparingDouble(LUMINANCES::get))
                .toList()
                .get(around.size() / 2);
    }

    private static void add(List<Integer> to, Pixmap pixels, int x, int y) {
        if (x >= 0 && x < pixels.getWidth() && y >= 0 && y < pixels.getHeight()) {
            int rgb = pixels.getPixel(x, y) >>> 8;
            LUMINANCES.computeIfAbsent(rgb, PagesInPlacesTest::luminance);
            to.add(rgb);
        }
    }

    private static int mixed(int from, int to, float share) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            float channel = (from >> shift & 0xff) * (1 - share) + (to >> shift & 0xff) * share;
            mixed |= Math.round(channel) << shift;
        }
        return mixed;
    }

    private static double contrast(int one, int other) {
        double lighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05);
    }

    /** Returns the relative luminance of a colour as the Web Content Accessibility Guidelines define it. */
    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 0xff) + 0.7152 * linear(rgb >> 8 & 0xff) + 0.0722 * linear(rgb & 0xff);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static void draw(GameScreen screen, GameContext context, int frames) {
        GlWindow.lastOf(frames, () -> {
            context.pane().clear(0);
            screen.draw(SECONDS);
        });
    }

    private GameContext context() {
        return FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                TestContent.BUILT_IN,
                Seed.of("places"),
                GameSettings.USUAL,
                folder);
    }
}
