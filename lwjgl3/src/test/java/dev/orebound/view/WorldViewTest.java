package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.NeedsWindow;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Tests the view in a real window, with any OpenGL driver. */
@NeedsWindow
class WorldViewTest {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final float SECONDS = 1 / 60f;

    @Test
    void thePlayerStandsInLightAndTheUnseenIsDark() {
        inAWindow(game -> {
            GlWindow.unseen(() -> game.play(59));
            game.play(1);
            Pixmap picture = Pixmap.createFromFrameBuffer(0, 0, WIDTH, HEIGHT);
            int x = (int) game.view.screenX(game.world.player().body().x);
            int y = (int) game.view.screenY(game.world.player().body().y);

            assertThat(brightnessAround(picture, x, y)).isGreaterThan(60);
            assertThat(darkest(picture)).isLessThan(20);
            picture.dispose();
        });
    }

    @Test
    void thePointAimedAtIsThePointSeenThere() {
        inAWindow(game -> {
            GlWindow.unseen(() -> game.play(5));
            float x = game.world.player().body().x;
            float y = game.world.player().body().y;

            assertThat(game.view.cellX(game.view.screenX(x))).isCloseTo(x, within(0.01f));
            assertThat(game.view.cellY(HEIGHT - game.view.screenY(y))).isCloseTo(y, within(0.01f));
        });
    }

    @Test
    void warmFramesMakeNoGarbage() {
        inAWindow(game -> {
            // So that lights show where a vein lies below.
            game.world.player().component().flasks[0] = 9;
            GlWindow.unseen(() -> game.play(600));
            assertThat(FrameGarbage.of(() -> game.view.draw(0.5f, SECONDS))).isLessThan(100);
        });
    }

    @Test
    void aWindowOfAnySizeIsFilled() {
        inAWindow(game -> {
            for (int size = 1; size < 400; size += 57) {
                game.view.resize(size, size / 2 + 1);
                game.play(1);
            }
            assertThat(Gdx.gl.glGetError()).isZero();
        });
    }

    private static int brightnessAround(Pixmap picture, int x, int y) {
        int most = 0;
        for (int dy = -20; dy <= 20; dy++) {
            for (int dx = -20; dx <= 20; dx++) {
                most = Math.max(most, brightness(picture.getPixel(x + dx, y + dy)));
            }
        }
        return most;
    }

    private static int darkest(Pixmap picture) {
        int least = 255;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                least = Math.min(least, brightness(picture.getPixel(x, y)));
            }
        }
        return least;
    }

    private static int brightness(int rgba) {
        return ((rgba >>> 24) + (rgba >> 16 & 0xff) + (rgba >> 8 & 0xff)) / 3;
    }

    /** Plays on a floor in a hidden window; failures there fail the test. */
    private static void inAWindow(Consumer<Game> test) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setOpenGLEmulation(Lwjgl3ApplicationConfiguration.GLEmulation.GL30, 3, 2);
        configuration.setWindowedMode(WIDTH, HEIGHT);
        configuration.setInitialVisible(false);
        configuration.disableAudio(true);
        new Lwjgl3Application(
                new ApplicationAdapter() {
                    @Override
                    public void create() {
                        Game game = new Game();
                        test.accept(game);
                        game.view.dispose();
                        Gdx.app.exit();
                    }
                },
                configuration);
    }

    private static final class Game {
        final World world;
        final WorldView view;
        private final Intent intent = new Intent();
        private final RandomPlayer player =
                new RandomPlayer(new RandomStreams(Seed.of("player")).stream("test.player"));

        Game() {
            BuiltInAssets assets = new BuiltInAssets();
            Content content = Content.read(assets);
            FloorRequest request = new FloorRequest(Seed.of("view"), "r2c0", 2, FloorKind.BATTLE, List.of("out"));
            world = new World(new FloorGenerator(content).generate(request), content, Party.fresh(content));
            view = TestViews.of(
                    world,
                    new SpriteAtlas(TestContent.sprites(assets)),
                    ViewSettings.FULL,
                    assets,
                    TestContent.sounds());
        }

        void play(int ticks) {
            for (int i = 0; i < ticks; i++) {
                player.decide(intent);
                world.step(intent);
                view.afterTick();
                view.draw(0.5f, SECONDS);
            }
        }
    }
}
