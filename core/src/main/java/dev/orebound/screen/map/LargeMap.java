package dev.orebound.screen.map;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.MapControls;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The page with the large map: the floor as it is known, with marks, the names of its rooms, a legend, and words about
 * the mark under the pointer. Allocates nothing unless something on it changes.
 */
public final class LargeMap implements Disposable {
    private static final int MARGIN_CELLS = 1;
    private static final int MOST_CELL_SIDE = 12;
    private static final int FEWEST_CELL_SIDE = 2;
    private static final int LEAST_MARK_GRAIN = 2;
    private static final int GRID_CELLS = 8;
    private static final int PAD_GRAINS = 5;
    private static final float STRIP_UNITS = 62;
    private static final int NOTHING = -1;
    private static final int DARKEST = 20;
    private static final float DOT_STEP_PIXELS = 7;

    private final World world;
    private final Grid grid;
    private final FloorMap map;
    private final MapWindow window;
    private final MapMarks marks;
    private final MapMarkPainter painter;
    private final MapLabels labels;
    private final MapLegend legend;
    private final @Nullable MapControls controls;
    private final TextLine title;
    private final TextLine depth;
    private final TextLine north;
    private final MapMarkWords words;
    private final GameTexts texts;
    private final FontSet fonts;
    private final KeyBindings bindings;
    private TextLine help;
    /** The version of the bindings whose device the help is about. */
    private int keysVersion;

    private final int vellum;
    private final int rim;
    private int pointed = NOTHING;

    /**
     * Creates the page of a floor.
     *
     * @param places tells sentences about a cell
     * @param controls what the player does on it, or null for a run that no player controls
     */
    public LargeMap(
            World world,
            Descent descent,
            MapMarkPainter painter,
            MapMarks marks,
            GameTexts texts,
            FontSet fonts,
            KeyBindings bindings,
            IntFunction<List<String>> places,
            @Nullable MapControls controls) {
        this.texts = texts;
        this.fonts = fonts;
        this.bindings = bindings;
        this.world = world;
        this.painter = painter;
        this.marks = marks;
        this.controls = controls;
        grid = world.floor().grid();
        map = new FloorMap(world, FEWEST_CELL_SIDE);
        window = new MapWindow(map);
        labels = new MapLabels(new RoomNames(world, descent, texts), painter, fonts);
        labels.rowCells(grid.width());
        legend = new MapLegend(map, world.content().terrains(), painter, texts, fonts);
        int floor = world.floor().request().depth();
        String name = Biome.floorNameKey(world.content().biomes(), descent.seed(), floor, texts::has);
        title = new TextLine(fonts, TextStyle.HEADING, texts.get(name));
        depth = new TextLine(fonts, TextStyle.SMALL, texts.format("hud.depth", floor));
        north = new TextLine(fonts, TextStyle.SMALL, texts.get("map.north"));
        words = new MapMarkWords(world, marks, texts, fonts, places);
        help = new TextLine(fonts, TextStyle.SMALL, controls == null ? "" : helpWords());
        keysVersion = bindings.version();
        List<Integer> tops = world.biome().rock().tops();
        vellum = vellum(tops.get(0));
        rim = UiPalette.mix(tops.get(tops.size() - 1), UiPalette.BONE, 0.3f);
    }

    /** Returns the region's darkest rock, darkened so far that it lies well behind any ground. */
    private static int vellum(int rock) {
        int brightest = Math.max(rock >> 16, Math.max(rock >> 8 & 0xff, rock & 0xff));
        float kept = Math.min(0.38f, DARKEST / (float) brightest);
        return UiPalette.mix(UiPalette.NIGHT, rock, kept);
    }

    /**
     * Draws the page over a dimmed cave.
     *
     * @param page its place
     * @param grain how many real pixels an art pixel of the page has
     * @param mapGrain how many that of the interface has, which limits how fine the map is drawn
     */
    public void draw(UiPane pane, InterfaceSize size, LayoutBox page, int grain, int mapGrain) {
        pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 0.72f);
        int top = page.top();
        map.look();
        marks.collect(controls);
        int pad = PAD_GRAINS * grain;
        int strip = size.pixels(STRIP_UNITS);
        int head = Math.round(title.capHeight()) + 2 * pad;
        int least = Math.max(LEAST_MARK_GRAIN, grain);
        int side = legend.width(marks, least) + pad;
        drawPage(pane, page, grain, pad, head);
        int right = page.right() - 2 * pad - side;
        layOut(page.x() + 2 * pad, page.y() + strip + pad, right, top - head - 2 * pad, mapGrain);
        map.refresh();
        drawGrid(pane, grain);
        window.draw(pane);
        int markGrain = Math.max(least, window.cellPixels() / map.cellSide());
        drawNorth(pane, grain, pad);
        labels.place(window, marks, markGrain, grain, northX(grain, pad), northY(grain, pad));
        findPointed(markGrain);
        drawLink(pane, grain);
        drawMarks(pane, markGrain);
        drawNumbers(pane, markGrain);
        labels.draw(pane, grain);
        legend.draw(pane, marks, right + pad, window.top(), page.y() + strip + pad, least);
        drawWords(pane, page, strip, pad);
    }

    /** Returns the part of the window in which the map lies, and the marks and names on it. */
    MapWindow window() {
        return window;
    }

    MapMarks marks() {
        return marks;
    }

    MapLabels labels() {
        return labels;
    }

    private void drawPage(UiPane pane, LayoutBox page, int grain, int pad, int head) {
        int top = page.top();
        int height = page.height();
        pane.panel(page.x(), page.y(), page.width(), height, grain, vellum, rim, 0.97f);
        int in = 2 * grain;
        drawRim(pane, page.x() + in, page.y() + in, page.width() - 2 * in, height - 2 * in, Math.max(1, grain / 2));
        int knot = 3 * grain;
        for (int corner = 0; corner < 4; corner++) {
            int x = (corner & 1) == 0 ? page.x() + grain : page.right() - grain - knot;
            int y = (corner & 2) == 0 ? page.y() + grain : top - grain - knot;
            pane.fill(x, y, knot, knot, rim, 1);
            pane.fill(x + grain, y + grain, grain, grain, vellum, 1);
        }
        int foot = top - head - pad / 2;
        title.draw(pane.batch(), page.x() + 2 * pad, foot + pad, rim, 1);
        float beside = page.x() + 2 * pad + title.width() + 2 * pad;
        depth.draw(pane.batch(), beside, foot + pad, UiPalette.BONE_DARK, 1);
        pane.fill(page.x() + 2 * pad, foot, page.width() - 4 * pad, Math.max(1, grain / 2), rim, 0.35f);
    }

    private void drawRim(UiPane pane, int x, int y, int width, int height, int line) {
        pane.fill(x, y, width, line, rim, 0.4f);
        pane.fill(x, y + height - line, width, line, rim, 0.4f);
        pane.fill(x, y, line, height, rim, 0.4f);
        pane.fill(x + width - line, y, line, height, rim, 0.4f);
    }

    /** Chooses the scale at which all that was seen fits, then applies the player's zoom and moves. */
    private void layOut(int left, int bottom, int right, int top, int grain) {
        int width = Math.max(1, right - left);
        int height = Math.max(1, top - bottom);
        float cellsWide = map.seenWidth() + 2f * MARGIN_CELLS;
        float cellsHigh = map.seenHeight() + 2f * MARGIN_CELLS;
        int pixel = Math.max(1, grain / 2);
        int fits = (int) (Math.min(width / cellsWide, height / cellsHigh) / pixel);
        map.cellSide(Math.max(FEWEST_CELL_SIDE, Math.min(MOST_CELL_SIDE, fits)));
        int steps = controls == null ? 0 : controls.steps();
        int cellPixels = map.cellSide() * (pixel + steps);
        float movedX = 0;
        float movedY = 0;
        if (controls != null) {
            float spareX = Math.max(0, cellsWide - width / (float) cellPixels) / 2;
            float spareY = Math.max(0, cellsHigh - height / (float) cellPixels) / 2;
            controls.limit(spareX, spareY, cellPixels);
            movedX = controls.movedX();
            movedY = controls.movedY();
        }
        window.at(left, bottom, width, height, cellPixels);
        window.about(map.seenMiddleX() - movedX, map.seenMiddleY() - movedY);
    }

    private void drawGrid(UiPane pane, int grain) {
        int line = Math.max(1, grain / 2);
        int first = (int) Math.ceil(window.west() / GRID_CELLS);
        for (int column = first; window.pixelX(column * GRID_CELLS) < window.right(); column++) {
            pane.fill(window.pixelX(column * GRID_CELLS), window.y(), line, window.top() - window.y(), rim, 0.07f);
        }
        first = (int) Math.ceil(window.south() / GRID_CELLS);
        for (int row = first; window.pixelY(row * GRID_CELLS) < window.top(); row++) {
            pane.fill(window.x(), window.pixelY(row * GRID_CELLS), window.right() - window.x(), line, rim, 0.07f);
        }
    }

    private int northX(int grain, int pad) {
        return window.right() - pad - 6 * grain;
    }

    private int northY(int grain, int pad) {
        return window.top() - pad - 14 * grain - (int) north.capHeight();
    }

    private void drawNorth(UiPane pane, int grain, int pad) {
        float x = northX(grain, pad) + 3 * grain;
        float y = northY(grain, pad) + grain;
        int high = window.top() - pad / 2 - northY(grain, pad);
        pane.fill(x - 4 * grain, northY(grain, pad), 8 * grain, high, vellum, 0.7f);
        pane.line(x, y, x, y + 10 * grain, grain, rim, 0.8f);
        pane.line(x, y + 11 * grain, x - 3 * grain, y + 7 * grain, grain, rim, 0.8f);
        pane.line(x, y + 11 * grain, x + 3 * grain, y + 7 * grain, grain, rim, 0.8f);
        north.draw(pane.batch(), x - north.width() / 2, y + 13 * grain, rim, 0.9f);
    }

    private void drawMarks(UiPane pane, int grain) {
        for (int i = 0; i < marks.size(); i++) {
            MapMark mark = marks.mark(i);
            int x = window.pixelX(marks.x(i));
            int y = window.pixelY(marks.y(i));
            int half = Math.max(painter.wide(mark), painter.high(mark)) * grain / 2;
            if (!window.holds(x, y, half) || (mark.isOre() && isCrowded(i, x, y, 4 * grain))) {
                continue;
            }
            if (i == pointed) {
                pane.glow(x, y, 2.2f * half, UiPalette.GOLD_LIGHT, 0.5f);
            }
            if (mark == MapMark.YOU) {
                painter.drawYou(pane, world, x, y, grain);
            } else {
                painter.draw(pane, mark, x, y, grain, 1);
            }
            if (mark.isExit() && marks.areExitsLocked()) {
                painter.drawPadlock(pane, x, y, grain);
            }
            if (mark == MapMark.LOCK && marks.carriesKeyOf(marks.number(i))) {
                painter.draw(pane, MapMark.KEY, x, y - half - 2 * grain, grain, 1);
            }
        }
    }

    /** Draws the numbers of locks, keys and levers, over all marks. */
    private void drawNumbers(UiPane pane, int grain) {
        for (int i = 0; i < marks.size(); i++) {
            int x = window.pixelX(marks.x(i));
            int y = window.pixelY(marks.y(i));
            if (MapLabels.isNumbered(marks.mark(i)) && window.holds(x, y, painter.wide(marks.mark(i)) * grain)) {
                painter.drawNumber(pane, marks.mark(i), marks.number(i), x, y, grain);
            }
        }
    }

    /** Returns true if a mark of ore would cover an earlier one of its kind, or a name. */
    private boolean isCrowded(int mark, int x, int y, int apart) {
        if (labels.covers(x, y)) {
            return true;
        }
        for (int i = 0; i < mark; i++) {
            boolean isNear =
                    Math.abs(window.pixelX(marks.x(i)) - x) < apart && Math.abs(window.pixelY(marks.y(i)) - y) < apart;
            if (marks.mark(i) == marks.mark(mark) && isNear) {
                return true;
            }
        }
        return false;
    }

    /** Finds the mark under the pointer, and carries out a click there. */
    private void findPointed(int grain) {
        pointed = NOTHING;
        MapControls hand = controls;
        if (hand == null) {
            return;
        }
        int note = NOTHING;
        int notes = 0;
        for (int i = 0; i < marks.size(); i++) {
            MapMark mark = marks.mark(i);
            float reach = Math.max(painter.wide(mark), painter.high(mark)) * grain / 2f;
            boolean isNote = mark.ordinal() >= MapMark.NOTE_FLAG.ordinal();
            if (Math.abs(window.pixelX(marks.x(i)) - hand.pointerX()) <= reach
                    && Math.abs(window.pixelY(marks.y(i)) - hand.pointerY()) <= reach) {
                pointed = i;
                note = isNote ? notes : note;
            }
            notes += isNote ? 1 : 0;
        }
        int x = (int) Math.floor(window.cellX(hand.pointerX()));
        int y = (int) Math.floor(window.cellY(hand.pointerY()));
        boolean isInside = window.holds(Math.round(hand.pointerX()), Math.round(hand.pointerY()), 0);
        hand.click(isInside && grid.contains(x, y) ? grid.cell(x, y) : Grid.NONE, note);
    }

    /** Draws dots between the lock, the key or the lever under the pointer and what belongs to it. */
    private void drawLink(UiPane pane, int grain) {
        if (pointed == NOTHING || !MapLabels.isNumbered(marks.mark(pointed))) {
            return;
        }
        for (int i = 0; i < marks.size(); i++) {
            boolean isOther = (marks.mark(i) == MapMark.LOCK) != (marks.mark(pointed) == MapMark.LOCK);
            if (MapLabels.isNumbered(marks.mark(i)) && marks.number(i) == marks.number(pointed) && isOther) {
                drawDots(pane, pointed, i, grain);
            }
        }
    }

    private void drawDots(UiPane pane, int from, int to, int grain) {
        float x = window.pixelX(marks.x(from));
        float y = window.pixelY(marks.y(from));
        float dx = window.pixelX(marks.x(to)) - x;
        float dy = window.pixelY(marks.y(to)) - y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        for (float at = 0; at < length; at += DOT_STEP_PIXELS * grain / 2f) {
            int left = Math.round(x + dx * at / length);
            int foot = Math.round(y + dy * at / length);
            if (window.holds(left, foot, grain)) {
                pane.fill(left, foot, grain, grain, UiPalette.GOLD_LIGHT, 0.8f);
            }
        }
    }

    private String helpWords() {
        if (!bindings.pad().isPad()) {
            return texts.get("map.help");
        }
        return texts.format(
                "map.help.pad",
                bindings.nameOf(KeyName.PAD_SOUTH),
                bindings.nameOf(KeyName.PAD_EAST),
                bindings.nameOf(KeyName.PAD_WEST),
                bindings.nameOf(KeyName.PAD_LEFT_SHOULDER),
                bindings.nameOf(KeyName.PAD_RIGHT_SHOULDER));
    }

    private void drawWords(UiPane pane, LayoutBox page, int strip, int pad) {
        float width = page.width() - 4f * pad;
        if (keysVersion != bindings.version() && controls != null) {
            keysVersion = bindings.version();
            help = new TextLine(fonts, TextStyle.SMALL, helpWords());
        }
        TextLine shown = help;
        int rgb = UiPalette.BONE_DARK;
        if (pointed != NOTHING) {
            shown = words.of(pointed, width, strip - pad);
            rgb = UiPalette.BONE_LIGHT;
        }
        shown.wrap(width);
        shown.draw(pane.batch(), page.x() + 2f * pad, page.y() + strip - pad - shown.capHeight(), rgb, 1);
    }

    @Override
    public void dispose() {
        map.dispose();
    }
}
