package dev.orebound.view;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import dev.orebound.TestContent;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.util.List;

/**
 * Plays a floor for a while and saves pictures of the window. Arguments: width, height, the seed and depth such as
 * {@code 7:3}, a script, then the ticks at which to save. A script is a row of letters, each held for 15 ticks: n e s w
 * to walk and aim in that direction, x to strike, . to wait; ? plays at random.
 */
public final class ViewGallery {
    public static void main(String[] arguments) {
        int width = Integer.parseInt(arguments[0]);
        int height = Integer.parseInt(arguments[1]);
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setOpenGLEmulation(Lwjgl3ApplicationConfiguration.GLEmulation.GL30, 3, 2);
        configuration.setWindowedMode(width, height);
        configuration.useVsync(false);
        configuration.setForegroundFPS(0);
        configuration.disableAudio(true);
        new Lwjgl3Application(new Play(arguments), configuration);
    }

    // Objects that need the window.
    @SuppressWarnings("NullAway.Init")
    private static final class Play extends ApplicationAdapter {
        private final String[] arguments;
        private final Intent intent = new Intent();
        private int aim;
        private final RandomPlayer random = new RandomPlayer(new RandomStreams(Seed.of(5)).stream("play"));
        private World world;
        private WorldView view;
        private int nextShot = 4;

        Play(String[] arguments) {
            this.arguments = arguments;
        }

        @Override
        public void create() {
            BuiltInAssets assets = new BuiltInAssets();
            Content content = Content.read(assets);
            world = new World(floor(content), content, Party.fresh(content));
            long start = System.nanoTime();
            view = TestViews.of(
                    world,
                    new SpriteAtlas(TestContent.sprites(assets)),
                    ViewSettings.FULL,
                    assets,
                    TestContent.sounds());
            System.out.println("view made in ms " + (System.nanoTime() - start) / 1000000);
        }

        private Floor floor(Content content) {
            int colon = arguments[2].indexOf(':');
            Seed seed = Seed.of(arguments[2].substring(0, colon));
            int depth = Integer.parseInt(arguments[2].substring(colon + 1));
            return new FloorGenerator(content)
                    .generate(new FloorRequest(seed, "r" + depth + "c0", depth, FloorKind.BATTLE, List.of("out")));
        }

        @Override
        public void render() {
            long tick = world.tick();
            script(tick);
            world.step(intent);
            view.afterTick();
            view.draw(0.5f, 1 / 60f);
            if (tick >= Long.parseLong(arguments[nextShot])) {
                save(System.getProperty("java.io.tmpdir") + "/shot" + tick + ".png");
                if (++nextShot == arguments.length) {
                    measure();
                    Gdx.app.exit();
                }
            }
        }

        private void script(long tick) {
            if (arguments[3].equals("?")) {
                random.decide(intent);
                return;
            }
            intent.clear();
            int at = (int) (tick / 15);
            char letter = at < arguments[3].length() ? arguments[3].charAt(at) : '.';
            int direction = "enws".indexOf(letter);
            if (direction >= 0) {
                aim = direction * Intent.AIMS / 4;
                intent.move(
                        direction == 0 ? 127 : direction == 2 ? -127 : 0,
                        direction == 1 ? 127 : direction == 3 ? -127 : 0);
            }
            intent.aim(aim);
            if (letter == 'x') {
                intent.hold(Intent.STRIKE);
            }
        }

        private void measure() {
            Gdx.gl.glFinish();
            long start = System.nanoTime();
            int frames = 200;
            for (int i = 0; i < frames; i++) {
                view.draw(0.5f, 1 / 60f);
                Gdx.gl.glFinish();
            }
            System.out.println("ms a frame " + (System.nanoTime() - start) / 1e6 / frames);
        }

        private static void save(String path) {
            int width = Gdx.graphics.getBackBufferWidth();
            int height = Gdx.graphics.getBackBufferHeight();
            Pixmap pixmap = Pixmap.createFromFrameBuffer(0, 0, width, height);
            PixmapIO.writePNG(Gdx.files.absolute(path), pixmap, -1, true);
            pixmap.dispose();
        }
    }
}
