package dev.orebound.screen.hud;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.descent.Descent;
import dev.orebound.screen.input.MapControls;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.map.LargeMap;
import dev.orebound.screen.map.MapMark;
import dev.orebound.screen.map.MapMarkPainter;
import dev.orebound.screen.map.MapMarks;
import dev.orebound.screen.map.MapWindow;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import org.jspecify.annotations.Nullable;

/** Draws the map in its two sizes: the part around the player in a corner, and the page with the whole map. */
final class Minimap implements HudPart, Disposable {
    /** The most pixels of the map per side of a cell. */
    private static final int MOST_SIDE = 3;

    private static final int MARK_GRAINS = 2;
    private static final int GLINT_TICKS = 24;
    /** The room that a banner with words below it takes beyond its place. */
    private static final float BANNER_REST_UNITS = 26;

    private final World world;
    private final FloorMap map;
    private final MapWindow window;
    private final MapMarks marks;
    private final MapMarkPainter painter;
    private final LargeMap large;
    private final @Nullable MapControls controls;
    private LayoutBox below = new LayoutBox(0, 0, 0, 0);

    Minimap(World world, Descent descent, HudContext context, @Nullable MapControls controls) {
        this.world = world;
        this.controls = controls;
        painter = new MapMarkPainter(context.sprites());
        marks = new MapMarks(world, descent);
        PlaceWords places = new PlaceWords(world, context.texts());
        large = new LargeMap(
                world,
                descent,
                painter,
                marks,
                context.texts(),
                context.fonts(),
                context.bindings(),
                places::of,
                controls);
        map = new FloorMap(world, 1);
        window = new MapWindow(map);
    }

    /** Marks what opens; lets a map that stays open close when the player is hurt, who needs the pointer to fight. */
    @Override
    public void hear(WorldEvent event) {
        marks.hear(event);
        boolean isHurt = event.type() == EventType.ACTOR_HURT && event instanceof HealthEvent hurt && hurt.monster < 0;
        if (controls != null && isHurt) {
            controls.pin(false);
        }
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (frame.isMapLarge) {
            drawLarge(pane, frame);
        } else {
            drawSmall(pane, frame.layout());
        }
    }

    /** Draws the page, below the banner of a fight if there is one. */
    private void drawLarge(UiPane pane, HudFrame frame) {
        HudLayout layout = frame.layout();
        LayoutBox page = layout.map();
        int banner = layout.banner().y() - frame.size().pixels(BANNER_REST_UNITS);
        int top = frame.isFightShown ? Math.min(page.top(), banner) : page.top();
        LayoutBox place = top == page.top() ? page : shortened(page, top);
        large.draw(pane, frame.size(), place, layout.gearGrain(), layout.grain());
    }

    /** Returns a box with another top, and the same one as long as nothing changes. */
    private LayoutBox shortened(LayoutBox page, int top) {
        if (!below.has(page.x(), page.y(), page.width(), top - page.y())) {
            below = new LayoutBox(page.x(), page.y(), page.width(), top - page.y());
        }
        return below;
    }

    /** Draws the part around the player. */
    private void drawSmall(UiPane pane, HudLayout layout) {
        LayoutBox box = layout.minimap();
        int grain = layout.grain();
        pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.NIGHT, UiPalette.STONE_DARK, 0.82f);
        map.cellSide(side(grain));
        map.refresh();
        marks.collect(controls);
        BodyComponent body = world.player().body();
        window.at(box.x() + grain, box.y() + grain, box.width() - 2 * grain, box.height() - 2 * grain, grain);
        window.about(body.x, body.y);
        window.draw(pane);
        int small = Math.max(1, grain / MARK_GRAINS);
        for (int i = 0; i < marks.size(); i++) {
            draw(pane, i, small, grain);
        }
    }

    /** Returns the pixels of the map per side of a cell of so many real ones: a divisor of them. */
    private static int side(int cellPixels) {
        int side = MOST_SIDE;
        while (cellPixels % side != 0) {
            side--;
        }
        return side;
    }

    private void draw(UiPane pane, int index, int small, int grain) {
        MapMark mark = marks.mark(index);
        int x = window.pixelX(marks.x(index));
        int y = window.pixelY(marks.y(index));
        if (mark == MapMark.MONSTER || mark == MapMark.LEADER || mark == MapMark.CAPTIVE) {
            if (window.holds(x, y, grain)) {
                int rgb = mark == MapMark.CAPTIVE ? UiPalette.BONE : UiPalette.BLOOD;
                pane.fill(x - grain / 2f - 1, y - grain / 2f - 1, grain + 2f, grain + 2f, UiPalette.NIGHT, 1);
                pane.fill(x - grain / 2f, y - grain / 2f, grain, grain, rgb, 1);
            }
            return;
        }
        int half = Math.max(painter.wide(mark), painter.high(mark)) * small / 2;
        if (mark == MapMark.OPENED) {
            drawOpened(pane, x, y, grain);
            return;
        }
        if (mark.isOre() || mark.isDone() || !window.holds(x, y, half)) {
            return;
        }
        if (mark == MapMark.YOU) {
            painter.drawYou(pane, world, x, y, small);
            return;
        }
        if (mark == MapMark.EXIT_KEY) {
            glint(pane, x, y, half);
        }
        painter.draw(pane, mark, x, y, small, 1);
        if (mark.isExit() && marks.areExitsLocked()) {
            painter.drawPadlock(pane, x, y, small);
        }
    }

    /** Draws the mark of what opened, at the edge of the map if its place lies beyond it. */
    private void drawOpened(UiPane pane, int x, int y, int grain) {
        int half = painter.wide(MapMark.OPENED) * grain / 2;
        int atX = window.nearestX(x, half);
        int atY = window.nearestY(y, half);
        glint(pane, atX, atY, half);
        painter.draw(pane, MapMark.OPENED, atX, atY, grain, 1);
    }

    private void glint(UiPane pane, int x, int y, int half) {
        boolean glints = world.tick() / GLINT_TICKS % 2 == 0;
        pane.glow(x, y, 2f * half, UiPalette.GOLD_LIGHT, pane.flashes().blink(glints, 0.6f, 0.1f));
    }

    @Override
    public void dispose() {
        map.dispose();
        large.dispose();
    }
}
