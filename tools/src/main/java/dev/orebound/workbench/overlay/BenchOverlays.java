package dev.orebound.workbench.overlay;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.expedition.Expedition;
import dev.orebound.grid.Grid;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.workbench.overlay.StructureOverlays.DoorwaysOverlay;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a playtester sees of a run: overlays, their menu, the facts about the cell under the mouse, the room
 * graph and the table of reactions. It only reads the world, and costs nothing while it is not drawn.
 */
public final class BenchOverlays {
    /** The name of the room graph among the overlays. */
    public static final String GRAPH = "graph";

    /** The name of the table of reactions among the overlays. */
    public static final String REACTIONS = "reactions";

    private final PageContext parts;
    private final OverlayChoice choice;
    private final SidePanels sidebar = new SidePanels();
    private final List<String> names = new ArrayList<>();
    private final List<CaveOverlay> overlays = new ArrayList<>();
    private final FactPanel cellPanel;
    private final int overCave;
    private final OverlayMenu menu;
    private final GraphPage graph;
    private final ReactionsPage reactions;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private @Nullable CaveViewport viewport;
    private @Nullable CellPainter painter;
    private @Nullable CaveProjection window;
    private @Nullable World world;
    private float mouseX = -1;
    private float mouseY = -1;

    /** Creates the overlays with the default choice. */
    public BenchOverlays(PageContext parts) {
        this(parts, new OverlayChoice());
    }

    /** Creates the overlays with an earlier choice. */
    public BenchOverlays(PageContext parts, OverlayChoice choice) {
        this.parts = parts;
        this.choice = choice;
        // Tints first, then numbers and lines, then words, so that none of them hides the next.
        add("rooms", FloorOverlays::drawRooms);
        add("borders", FloorOverlays::drawBorders);
        add("distances", FloorOverlays::drawDistances);
        add("doorways", new DoorwaysOverlay());
        add("arcs", StructureOverlays::drawArcs);
        add("veins", StructureOverlays::drawVeins);
        add("light", FloorOverlays::drawLight);
        add("ground", FloorOverlays::drawGround);
        add("way_to_player", FlowOverlays::drawWayToPlayer);
        add("way_to_safety", FlowOverlays::drawWayToSafety);
        add("way_to_goal", FlowOverlays::drawWayToGoal);
        add("formation", FlowOverlays::drawFormation);
        add("targets", MonsterOverlays::drawTargets);
        add("perception", new PerceptionOverlay());
        add("arenas", ArenaOverlays::drawArenas);
        add("chests", ArenaOverlays::drawChests);
        add("vignettes", VignettesOverlay::draw);
        add("hordes", MonsterOverlays::drawHordes);
        overCave = overlays.size();
        cellPanel = new FactPanel(parts, sidebar);
        add("cell", cellPanel);
        add("description", new PlayerTextPanel(parts, sidebar));
        add("gear", new GearPanel(parts, sidebar));
        names.add(GRAPH);
        names.add(REACTIONS);
        menu = new OverlayMenu(parts, this);
        graph = new GraphPage(parts, () -> show(GRAPH, false));
        reactions = new ReactionsPage(parts, () -> show(REACTIONS, false));
    }

    /** Adds an overlay with its name for the console; {@code overlay.name.<name>} is the text for a person. */
    private void add(String name, CaveOverlay overlay) {
        names.add(name);
        overlays.add(overlay);
    }

    /** Sets the floor that was entered. */
    public void enter(Expedition run, CaveProjection entered) {
        enter(run.world(), entered);
        graph.enter(run);
    }

    /** Enters a floor without a run and therefore without a graph. */
    void enter(World entered, CaveProjection shown) {
        world = entered;
        window = shown;
        CaveViewport made = new CaveViewport(entered, shown);
        viewport = made;
        painter = new CellPainter(parts, made);
        overlays.forEach(overlay -> overlay.enter(entered));
    }

    public void resize(InterfaceSize changed) {
        size = changed;
        menu.resize(changed);
        sidebar.layOut(changed, (int) menu.getX());
        graph.resize(changed);
        reactions.resize(changed);
    }

    /** Reports the events of the last tick. */
    public void afterTick() {
        for (int i = 0; world != null && i < overlays.size(); i++) {
            overlays.get(i).afterTick(world);
        }
    }

    /** Draws the overlays between the cave and the HUD; the pane must have begun. */
    public void drawOverCave() {
        if (viewport != null && painter != null && !isPageShown()) {
            viewport.look(size, cell());
            painter.begin();
            draw(0, overCave, viewport, painter);
        }
    }

    /**
     * Marks the trap room under the mouse, after {@link #drawOverCave}.
     *
     * @param isClickKeyHeld true while a click on it would spring or reset it
     */
    public void drawTrapMark(boolean isClickKeyHeld) {
        if (viewport != null && painter != null && !isPageShown()) {
            ArenaOverlays.drawClickableTrap(viewport, painter, isClickKeyHeld);
        }
    }

    /** Draws panels or a page above the HUD, after {@link #drawOverCave}. */
    public void draw(float seconds) {
        FramedPage page = page();
        if (page != null) {
            page.drawBegun(seconds);
        } else if (viewport != null && painter != null) {
            CaveProjection over = viewport.window();
            sidebar.begin(mouseX, mouseY, over.footTop(), over.headFoot());
            draw(overCave, overlays.size(), viewport, painter);
        }
    }

    private void draw(int first, int end, CaveViewport at, CellPainter with) {
        for (int i = first; i < end; i++) {
            if (choice.isShown(names.get(i))) {
                overlays.get(i).draw(at, with);
            }
        }
    }

    /** Returns true while the room graph or the table of reactions covers the window. */
    public boolean isPageShown() {
        return page() != null;
    }

    private @Nullable FramedPage page() {
        return choice.isShown(REACTIONS) ? reactions : choice.isShown(GRAPH) ? graph : null;
    }

    /** Sets the mouse position, in pixels from the window's lower left; negative over other parts of the workbench. */
    public void pointerMoved(float x, float y) {
        mouseX = x;
        mouseY = y;
        FramedPage page = page();
        if (page != null) {
            page.pointerMoved(x, y);
        }
    }

    /** Handles a mouse button on the page that covers the window. */
    public void pointerDown(float x, float y, int button) {
        FramedPage page = page();
        if (page != null) {
            page.pointerDown(x, y, button);
        }
    }

    /** Handles the mouse wheel on the page that covers the window; returns false if there is none. */
    public boolean wheelTurned(int notches) {
        FramedPage page = page();
        if (page != null) {
            page.wheelTurned(notches);
        }
        return page != null;
    }

    /** Handles a key; returns true if it was for the overlays. */
    public boolean keyDown(int keycode, @Nullable GameAction action) {
        FramedPage page = page();
        if (keycode == Keys.F10) {
            boolean isOfReactions = Gdx.input.isKeyPressed(Keys.SHIFT_LEFT) || Gdx.input.isKeyPressed(Keys.SHIFT_RIGHT);
            show(REACTIONS, page == null && isOfReactions);
            show(GRAPH, page == null && !isOfReactions);
            return true;
        }
        boolean isMove = action == GameAction.PAUSE || PageMove.of(keycode, false) != null;
        if (isMove && page != null) {
            page.keyDown(keycode, action);
            return true;
        }
        return false;
    }

    /** Returns the menu of the overlays, which {@link #resize} places. */
    public Table menu() {
        return menu;
    }

    /** Returns the cell under the mouse, or {@link Grid#NONE} off the floor and under a page. */
    public int cell() {
        if (world == null || window == null || mouseX < 0 || isPageShown()) {
            return Grid.NONE;
        }
        Grid grid = world.floor().grid();
        int x = (int) Math.floor(window.cellX(mouseX));
        int y = (int) Math.floor(window.cellY(mouseY));
        return grid.contains(x, y) ? grid.cell(x, y) : Grid.NONE;
    }

    /** Returns the facts about a cell as rows of the form "label: value". */
    public List<String> told(int cell) {
        return cellPanel.rowsOf(cell);
    }

    /** Returns the names of all overlays in order, and of the pages. */
    public List<String> names() {
        return List.copyOf(names);
    }

    /** Returns true if an overlay is on. */
    public boolean isShown(String name) {
        return choice.isShown(name);
    }

    /**
     * Turns an overlay on or off.
     *
     * @throws IllegalArgumentException if there is no overlay of the name
     */
    public void show(String name, boolean isShown) {
        if (!names.contains(name)) {
            throw new IllegalArgumentException("no overlay '" + name + "'; there are " + String.join(", ", names));
        }
        choice.show(name, isShown);
        if (name.equals(GRAPH)) {
            graph.focusHere();
        } else if (name.equals(REACTIONS)) {
            reactions.begin();
        }
    }
}
