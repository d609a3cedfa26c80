package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.DigitPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.expedition.Expedition;
import dev.orebound.grid.Grid;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.world.World;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that a playtester sees of a run: the overlays, the list that turns them on and off, what there is to know of the cell
 * under the mouse, and the whole room graph. It only looks on. Drawn by nobody it costs nothing.
 */
public final class BenchOverlays {
    /** What the room graph is called beside the names of overlays. */
    public static final String GRAPH = "graph";

    private final PageContext parts;
    private final OverlayChoice choice;
    private final DigitPainter figures;
    private final SidePanels sidebar = new SidePanels();
    private final LabelPlate plate;
    private final List<CaveOverlay> overlays;
    private final List<CaveOverlay> panels;
    private final CellPanel cellPanel;
    private final List<String> names;
    private final OverlayMenu menu;
    private final GraphPage graph;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private @Nullable CaveViewport lens;
    private @Nullable CellPainter brush;
    private @Nullable CaveProjection window;
    private @Nullable World world;
    private float mouseX = -1;
    private float mouseY = -1;

    /** With the first choice of what is shown. */
    public BenchOverlays(PageContext parts) {
        this(parts, new OverlayChoice());
    }

    /** With a choice that was made before. */
    public BenchOverlays(PageContext parts, OverlayChoice choice) {
        this.parts = parts;
        this.choice = choice;
        figures = new DigitPainter(parts.sprites());
        plate = new LabelPlate(parts.pane(), figures);
        OverlayList list = new OverlayList(parts, plate, sidebar);
        overlays = list.overCave();
        panels = list.panels();
        cellPanel = list.cell();
        names = Stream.of(overlays.stream().map(CaveOverlay::name), panels.stream().map(CaveOverlay::name), Stream.of(GRAPH))
                .flatMap(each -> each)
                .toList();
        menu = new OverlayMenu(parts, names);
        graph = new GraphPage(parts);
    }

    /** A floor was entered. */
    public void enter(Expedition run, CaveProjection entered) {
        enter(run.world(), entered);
        graph.enter(run);
    }

    /** The same of a floor that belongs to no run, and so has no graph. */
    void enter(World entered, CaveProjection shown) {
        world = entered;
        window = shown;
        CaveViewport made = new CaveViewport(entered, shown);
        lens = made;
        brush = new CellPainter(parts, figures, made);
        overlays.forEach(overlay -> overlay.enter(entered));
        panels.forEach(panel -> panel.enter(entered));
    }

    public void resize(InterfaceSize changed) {
        size = changed;
        plate.keepWithin(changed.width(), changed.height());
        menu.resize(changed);
        sidebar.layOut(changed, menu.box());
        graph.resize(changed);
    }

    /** Takes in what happened in the last tick. */
    public void afterTick() {
        for (int i = 0; world != null && i < overlays.size(); i++) {
            overlays.get(i).afterTick(world);
        }
    }

    /** Draws what lies over the cave and beneath the HUD; the pane has begun. */
    public void drawOverCave() {
        if (lens != null && brush != null && !isGraphShown()) {
            lens.look(size, cell());
            plate.clear();
            draw(overlays, lens, brush);
        }
    }

    /** Draws what lies over the HUD as well: panels, the list, the room graph; comes after {@link #drawOverCave}. */
    public void draw(float seconds) {
        if (isGraphShown()) {
            graph.draw(seconds);
        } else if (lens != null && brush != null) {
            sidebar.begin(mouseX, mouseY, window == null ? 0 : window.footTop());
            draw(panels, lens, brush);
            menu.draw(parts.pane(), choice, names);
        }
    }

    private void draw(List<CaveOverlay> some, CaveViewport at, CellPainter with) {
        for (int i = 0; i < some.size(); i++) {
            if (choice.isShown(some.get(i).name())) {
                some.get(i).draw(at, with);
            }
        }
    }

    /** True while the room graph covers the window. */
    public boolean isGraphShown() {
        return choice.isShown(GRAPH);
    }

    /** Takes in where the mouse is, in pixels from the window's lower left. */
    public void pointerMoved(float x, float y) {
        mouseX = x;
        mouseY = y;
        menu.pointerMoved(x, y);
        graph.pointerMoved(x, y);
    }

    /** A mouse button went down; true if that was for the overlays. */
    public boolean pointerDown(float x, float y, int button) {
        if (isGraphShown()) {
            show(GRAPH, !graph.isLeftAt(x, y));
            return true;
        }
        int row = menu.rowAt(x, y);
        if (row != OverlayMenu.NONE && button == Buttons.LEFT) {
            show(names.get(row), !isShown(names.get(row)));
        }
        return menu.box().contains(x, y);
    }

    /** True if a place of the window is the overlays', so that the mouse does not aim there. */
    public boolean hasPointer(float x, float y) {
        return isGraphShown() || menu.box().contains(x, y);
    }

    /** A key went down; true if that was for the overlays. */
    public boolean keyDown(int keycode) {
        if (keycode == Keys.F10) {
            show(GRAPH, !isGraphShown());
            return true;
        }
        if (isGraphShown() && graph.isLeftBy(keycode)) {
            show(GRAPH, false);
            return true;
        }
        return false;
    }

    /** Where the list is. */
    LayoutBox list() {
        return menu.box();
    }

    /** The cell under the mouse, or {@link Grid#NONE} where that is off the floor or over the list. */
    public int cell() {
        if (world == null || window == null || mouseX < 0 || hasPointer(mouseX, mouseY)) {
            return Grid.NONE;
        }
        Grid grid = world.floor().grid();
        int x = (int) Math.floor(window.cellX(mouseX));
        int y = (int) Math.floor(window.cellY(mouseY));
        return grid.contains(x, y) ? grid.cell(x, y) : Grid.NONE;
    }

    /** What there is to say of a cell, a row each: a word, a colon, the rest. */
    public List<String> told(int cell) {
        return cellPanel.rowsOf(cell);
    }

    /** The names of all overlays, in their order, and of the room graph. */
    public List<String> names() {
        return names;
    }

    /** True if what bears a name is on. */
    public boolean isShown(String name) {
        return choice.isShown(name);
    }

    /**
     * Turns something on or off.
     *
     * @throws IllegalArgumentException if nothing bears the name
     */
    public void show(String name, boolean isShown) {
        if (!names.contains(name)) {
            throw new IllegalArgumentException("no overlay '" + name + "'; there are " + String.join(", ", names));
        }
        choice.show(name, isShown);
    }
}
