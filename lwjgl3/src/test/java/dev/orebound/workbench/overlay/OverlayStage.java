package dev.orebound.workbench.overlay;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Grid;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.stage.PageSkin;
import dev.orebound.screen.stage.PageStage;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.EventWords;
import dev.orebound.world.World;

/** Draws overlays over a grey ground, with a chosen cell in the middle of the window. */
final class OverlayStage implements CaveProjection {
    static final int CELL_PIXELS = 24;
    private static final int GROUND = 0x584c6c;

    final PageContext parts;
    final BenchOverlays overlays;
    final PageStage controls;
    private final World world;
    private final InterfaceSize size = InterfaceSize.of(Gdx.graphics.getWidth(), Gdx.graphics.getHeight(), 1);
    private float leftmost;
    private float lowest;

    OverlayStage(World world) {
        this.world = world;
        Assets assets = new BuiltInAssets();
        FontSet fonts = new FontSet(assets);
        fonts.resize(size.pixelsAUnit());
        UiPane pane = new UiPane();
        pane.resize(size.width(), size.height());
        parts = new PageContext(
                world.content(),
                GameTexts.read(assets),
                new SpriteAtlas(TestContent.sprites(assets)),
                SoundBank.silent(SoundContent.read(assets, EventWords.of(world.content())), Gdx.audio),
                fonts,
                pane,
                KeyBindings.defaults(),
                new PageSkin(assets, pane),
                world.biome(),
                false,
                Speaker.SILENT);
        overlays = new BenchOverlays(parts);
        controls = new PageStage(parts.skin(), parts.sounds());
        controls.addActor(overlays.menu());
        resize(size);
        overlays.enter(world, this);
        overlays.names().forEach(name -> overlays.show(name, false));
    }

    /** Moves a cell to the middle of the window, and the mouse onto it. */
    OverlayStage at(int cell) {
        Grid grid = world.floor().grid();
        leftmost = size.width() / 2f - (grid.x(cell) + 0.5f) * CELL_PIXELS;
        lowest = size.height() / 2f - (grid.y(cell) + 0.5f) * CELL_PIXELS;
        overlays.pointerMoved(screenX(grid.x(cell) + 0.5f), screenY(grid.y(cell) + 0.5f));
        return this;
    }

    /** Lays everything out for another window. */
    void resize(InterfaceSize changed) {
        parts.fonts().resize(changed.pixelsAUnit());
        parts.skin().resize(changed);
        controls.resize(changed);
        overlays.resize(changed);
    }

    /** Draws a frame as the game does, without the menu. */
    void draw() {
        parts.pane().begin();
        overlays.drawOverCave();
        overlays.draw(1 / 60f);
        parts.pane().end();
    }

    /** Draws a frame with the mark of the trap room under the mouse. */
    void drawTrapMark(boolean isClickKeyHeld) {
        parts.pane().begin();
        overlays.drawOverCave();
        overlays.drawTrapMark(isClickKeyHeld);
        parts.pane().end();
    }

    /** Returns the number of pixels of a frame that differ from the bare ground. */
    int drawnPixels() {
        return drawnPixels(this::draw);
    }

    /** Returns the number of pixels that the mark of the trap room under the mouse covers. */
    int pixelsOfTrapMark(boolean isClickKeyHeld) {
        return drawnPixels(() -> drawTrapMark(isClickKeyHeld));
    }

    private int drawnPixels(Runnable frame) {
        parts.pane().clear(GROUND);
        frame.run();
        Pixmap pixels = Pixmap.createFromFrameBuffer(0, 0, size.width(), size.height());
        int drawn = 0;
        for (int y = 0; y < size.height(); y++) {
            for (int x = 0; x < size.width(); x++) {
                // Some buffers keep no alpha.
                drawn += pixels.getPixel(x, y) >>> 8 == GROUND ? 0 : 1;
            }
        }
        pixels.dispose();
        return drawn;
    }

    @Override
    public float cellX(float x) {
        return (x - leftmost) / CELL_PIXELS;
    }

    @Override
    public float cellY(float y) {
        return (y - lowest) / CELL_PIXELS;
    }

    @Override
    public float screenX(float cellX) {
        return leftmost + cellX * CELL_PIXELS;
    }

    @Override
    public float screenY(float cellY) {
        return lowest + cellY * CELL_PIXELS;
    }
}
