package dev.orebound.bench;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.sun.management.ThreadMXBean;
import dev.orebound.grid.Grid;
import dev.orebound.lab.bench.HordeChase;
import dev.orebound.world.World;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/**
 * A hundred thousand monsters that hunt a player on one floor, in the game's own world. {@code crowd} prints the cost
 * of a tick and the hash of the world, which must be the same on every Java; {@code crowd TICKS SIDE MONSTERS} does so
 * for a smaller scene. {@code crowd window} shows the floor, {@code crowd window FILE} keeps a picture of it.
 */
final class CrowdScene {
    private static final int SIDE = HordeChase.LARGE_SIDE;
    private static final int MONSTERS = HordeChase.LARGE_CROWD;
    private static final double FRAME_MICROS = 1e6 / 60;
    private static final double MOST_PERCENT = 40;
    private static final int WARM_UP = 300;
    private static final int MEASURED = 300;
    private static final int PICTURED = 240;
    private static final int WINDOW = 1024;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final HordeChase chase;
    private long lastNanos;

    private CrowdScene(int side, int monsters) {
        chase = HordeChase.sparing(side, monsters);
    }

    /** Measures or shows the scene. */
    static void run(String[] words) {
        if (words.length > 1 && words[1].equals("window")) {
            show(words.length > 2 ? words[2] : "");
        } else {
            int ticks = number(words, 1, WARM_UP + MEASURED);
            new CrowdScene(number(words, 2, SIDE), number(words, 3, MONSTERS)).print(ticks);
        }
    }

    private static int number(String[] words, int index, int usual) {
        return words.length > index ? Integer.parseInt(words[index]) : usual;
    }

    private void tick() {
        chase.prepare();
        long before = THREADS.getCurrentThreadCpuTime();
        chase.tick();
        lastNanos = THREADS.getCurrentThreadCpuTime() - before;
    }

    private void print(int ticks) {
        double[] micros = new double[ticks];
        for (int i = 0; i < ticks; i++) {
            tick();
            micros[i] = lastNanos / 1e3;
        }
        double[] warm = Arrays.copyOfRange(micros, ticks / 2, ticks);
        Arrays.sort(warm);
        double median = warm[warm.length / 2];
        System.out.printf(
                Locale.ROOT,
                "%n%d monsters on %dx%d cells, %d ticks: %.0f us a tick, %.1f %% of a frame (limit %.0f), 99 %% of "
                        + "ticks below %.0f us,"
                        + " hash %016x%n",
                chase.hunters(),
                chase.world().floor().grid().width(),
                chase.world().floor().grid().height(),
                ticks,
                median,
                100 * median / FRAME_MICROS,
                MOST_PERCENT,
                warm[warm.length * 99 / 100],
                chase.world().hash());
    }

    private static void show(String picture) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Orebound: " + MONSTERS + " hunters");
        configuration.setWindowedMode(WINDOW, WINDOW);
        configuration.setForegroundFPS(60);
        configuration.disableAudio(true);
        new Lwjgl3Application(new CrowdWindow(picture), configuration);
    }

    /**
     * Draws every cell as one pixel: the more monsters stand on it, the brighter, and in warm colours near the player.
     */
    private static final class CrowdWindow extends ApplicationAdapter {
        private static final int ROCK = 0x0b0a10ff;
        private static final int FLOOR = 0x25222eff;
        private static final int PLAYER = 0xffffffff;
        private static final int PLAYER_CELLS = 2;
        private static final int NEAR_CELLS = 24;
        private static final int TITLE_FRAMES = 30;
        private static final int[] FAR_CROWD = {0x2f7f79ff, 0x49b3a2ff, 0x8fdcb9ff, 0xdcf7d2ff};
        private static final int[] NEAR_CROWD = {0xb0452eff, 0xe2733bff, 0xf6b24eff, 0xffe9a0ff};

        private final String picture;
        private final CrowdScene scene = new CrowdScene(SIDE, MONSTERS);
        private final int[] crowd = new int[SIDE * SIDE];
        private final int[] colours = new int[SIDE * SIDE];
        private @Nullable Pixmap pixels;
        private @Nullable Texture texture;
        private @Nullable SpriteBatch batch;

        CrowdWindow(String picture) {
            this.picture = picture;
        }

        @Override
        public void create() {
            pixels = new Pixmap(SIDE, SIDE, Pixmap.Format.RGBA8888);
            texture = new Texture(pixels);
            batch = new SpriteBatch(1);
        }

        @Override
        public void render() {
            scene.tick();
            World world = scene.chase.world();
            paint(world);
            pixels.getPixels().order(ByteOrder.BIG_ENDIAN).asIntBuffer().put(colours);
            texture.draw(pixels, 0, 0);
            batch.begin();
            batch.draw(texture, 0, 0, WINDOW, WINDOW);
            batch.end();
            if (world.tick() % TITLE_FRAMES == 0) {
                double percent = scene.lastNanos / 1e3 * 100 / FRAME_MICROS;
                Gdx.graphics.setTitle(String.format(
                        Locale.ROOT,
                        "%d hunters, %.0f %% of a frame",
                        world.monsters().size(),
                        percent));
            }
            if (!picture.isEmpty() && world.tick() == PICTURED) {
                Pixmap shot = Pixmap.createFromFrameBuffer(0, 0, WINDOW, WINDOW);
                PixmapIO.writePNG(new FileHandle(new File(picture)), shot, Deflater.BEST_COMPRESSION, true);
                shot.dispose();
                Gdx.app.exit();
            }
        }

        private void paint(World world) {
            Grid grid = world.floor().grid();
            Arrays.fill(crowd, 0);
            ImmutableArray<Entity> monsters = world.monsters();
            for (int i = 0; i < monsters.size(); i++) {
                crowd[BODIES.get(monsters.get(i)).cell]++;
            }
            int player = world.player().body().cell;
            for (int cell = 0; cell < crowd.length; cell++) {
                int away = grid.steps8(cell, player);
                int[] shades = away <= NEAR_CELLS ? NEAR_CROWD : FAR_CROWD;
                int ground = world.floorState().isSolid(cell) ? ROCK : FLOOR;
                int colour = crowd[cell] == 0 ? ground : shades[Math.min(crowd[cell], shades.length) - 1];
                // Rows of a picture go from north to south.
                colours[grid.cell(grid.x(cell), SIDE - 1 - grid.y(cell))] = away <= PLAYER_CELLS ? PLAYER : colour;
            }
        }

        @Override
        public void dispose() {
            pixels.dispose();
            texture.dispose();
            batch.dispose();
        }
    }
}
