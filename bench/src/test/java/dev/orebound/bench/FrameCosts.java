package dev.orebound.bench;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.NumberUtils;
import com.sun.management.ThreadMXBean;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.view.draw.PaneBatch;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.ShaderSet;
import dev.orebound.view.draw.ViewSection;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Measures what a frame costs in Java while OpenGL does nothing, next to a SpriteBatch that draws as many quads, and
 * what a quad costs in each batch. The two that are compared run in turn, frame by frame; the medians are printed.
 */
final class FrameCosts {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final int WARM_UP = 10_000;
    private static final int FRAMES = 4_000;
    private static final int QUADS = 500;
    private static final int PICTURES = 64;

    private final FrameScenes scenes = new FrameScenes(WIDTH, HEIGHT);
    private final SpriteBatch spriteBatch = new SpriteBatch(8191);
    private final TextureRegion[] pictures = new TextureRegion[PICTURES];

    private FrameCosts() {
        for (int i = 0; i < PICTURES; i++) {
            pictures[i] = new TextureRegion(scenes.context.sprites().texture(), i, i, 16, 16);
        }
    }

    static void print() {
        FrameCosts costs = new FrameCosts();
        costs.printScenes();
        costs.printBatches();
    }

    private void printScenes() {
        System.out.printf(
                "%n%-28s %6s %6s %9s %8s %9s %15s %7s   (limits: 12 draw calls, 0 bytes)%n",
                "a frame of", "draws", "quads", "textures", "shaders", "us", "to SpriteBatch", "bytes");
        printScene("the entrance", scenes.entrance());
        FrameScenes.Scene walk = scenes.walk();
        printScene("a walk", walk::draw, walk::tick);
        FrameScenes.FloorScene fight = scenes.fight("champion", 8);
        printScene("a fight in a trap room", fight);
        printScene("  its cave", fight::drawWorld);
        printScene("  its HUD", fight::drawHud);
        printScene("the boss hall", scenes.fight("boss_hall", 17));
        printScene("the title", scenes.title());
        printScene("the codex", scenes.codex());
    }

    private void printScene(String name, FrameScenes.Scene scene) {
        printScene(name, scene, () -> {});
    }

    /** @param between what happens between two frames, and is not measured */
    private void printScene(String name, FrameScenes.Scene scene, Runnable between) {
        scene.draw();
        SilentGraphics.take();
        scene.draw();
        SilentGraphics.Calls calls = SilentGraphics.take();
        Pair pair = measure(scene::draw, () -> drawSprites((int) calls.quads()), between);
        System.out.printf(
                "%-28s %6d %6d %9d %8d %9.1f %15.2f %7d%n",
                name,
                calls.draws(),
                calls.quads(),
                calls.textures(),
                calls.programs(),
                pair.micros,
                pair.ratio,
                pair.bytes);
    }

    private void printBatches() {
        System.out.printf("%n%-28s %9s %15s   (limit: 0.50)%n", QUADS + " quads", "us", "to SpriteBatch");
        ShaderSet shaders = new ShaderSet(new BuiltInAssets());
        QuadBatch cave = new QuadBatch(shaders.sprite);
        PaneBatch pane = new PaneBatch();
        float[] glyphs = new float[QUADS * PaneBatch.FLOATS_A_GLYPH];
        Texture texture = scenes.context.sprites().texture();
        printBatch("of the cave", () -> drawCave(cave));
        printBatch("of the pane", () -> drawPane(pane));
        printBatch("of texts on the pane", () -> {
            pane.begin();
            pane.glyphs(texture, glyphs, 0, glyphs.length, 1, 1, pane.packed(0xffffff, 1));
            pane.end();
        });
    }

    private void printBatch(String name, Runnable drawing) {
        Pair pair = measure(drawing, () -> drawSprites(QUADS), () -> {});
        System.out.printf("%-28s %9.2f %15.2f%n", name, pair.micros, pair.ratio);
    }

    private void drawSprites(int count) {
        spriteBatch.begin();
        for (int i = 0; i < count; i++) {
            spriteBatch.setPackedColor(NumberUtils.intToFloatColor(0x7f000000 | i));
            spriteBatch.draw(pictures[i % PICTURES], i, i, 16, 16);
        }
        spriteBatch.end();
    }

    private void drawCave(QuadBatch batch) {
        batch.begin(
                new ViewSection(),
                scenes.context.sprites().texture(),
                scenes.context.sprites().shines());
        for (int i = 0; i < QUADS; i++) {
            batch.colour(i, 0.5f);
            batch.effect(QuadShape.SPRITE, 0, i % 2, 0);
            batch.sprite(pictures[i % PICTURES], i, i, i % 2 == 0);
        }
        batch.end();
    }

    private void drawPane(PaneBatch batch) {
        batch.begin();
        for (int i = 0; i < QUADS; i++) {
            TextureRegion picture = pictures[i % PICTURES];
            batch.picture(
                    picture.getTexture(),
                    i,
                    i,
                    16,
                    16,
                    picture.getU(),
                    picture.getV2(),
                    picture.getU2(),
                    picture.getV(),
                    batch.packed(i, 0.5f));
        }
        batch.end();
    }

    private static Pair measure(Runnable measured, Runnable other, Runnable between) {
        for (int i = 0; i < WARM_UP; i++) {
            between.run();
            measured.run();
            other.run();
        }
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long self = Thread.currentThread().getId();
        long[] nanos = new long[FRAMES];
        long[] others = new long[FRAMES];
        long least = Long.MAX_VALUE;
        for (int i = 0; i < FRAMES; i++) {
            between.run();
            long bytes = threads.getThreadAllocatedBytes(self);
            long begin = System.nanoTime();
            measured.run();
            long middle = System.nanoTime();
            least = Math.min(least, threads.getThreadAllocatedBytes(self) - bytes);
            long from = System.nanoTime();
            other.run();
            others[i] = System.nanoTime() - from;
            nanos[i] = middle - begin;
        }
        Arrays.sort(nanos);
        Arrays.sort(others);
        double median = nanos[FRAMES / 2];
        return new Pair(median / 1e3, median / others[FRAMES / 2], least);
    }

    /** What a frame takes, compared with the other one, and the bytes that it allocates. */
    private record Pair(double micros, double ratio, long bytes) {}
}
