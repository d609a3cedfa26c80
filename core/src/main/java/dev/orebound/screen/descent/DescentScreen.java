package dev.orebound.screen.descent;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.descent.GraphNode;
import dev.orebound.expedition.Expedition;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.PageScaffold;
import dev.orebound.screen.party.PartyPanel;
import dev.orebound.screen.party.PartySheet;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Shows the known part of the descent and the party beside it: between two floors until a key is pressed, and from the
 * pause menu.
 */
public final class DescentScreen implements GameScreen {
    private static final float MAP_SHARE = 0.62f;

    private final PageContext parts;
    private final Expedition run;
    private final PageScaffold frame;
    private final PartyPanel party;
    private final DescentMap map;
    private final boolean isLookedUp;
    private final Runnable leave;
    private LayoutBox partyBox = new LayoutBox(0, 0, 1, 1);

    private DescentScreen(PageContext parts, Expedition run, String heading, boolean isLookedUp, Runnable leave) {
        this.parts = parts;
        this.run = run;
        this.isLookedUp = isLookedUp;
        this.leave = leave;
        String word = parts.texts().get(isLookedUp ? "page.back" : "way_down.go_on");
        frame = new PageScaffold(parts, heading, parts.texts().get("way_down.help"), word);
        party = new PartyPanel(parts);
        party.show(PartySheet.of(run.world()));
        map = new DescentMap(parts, knownNow());
    }

    /** Returns the screen that shows the descent in the middle of a floor. */
    public static DescentScreen lookedUp(PageContext parts, Expedition run, Runnable leave) {
        return new DescentScreen(parts, run, parts.texts().get("way_down.title"), true, leave);
    }

    /**
     * Returns the screen between the floor that was left and the next one, which {@link #arrive} sets.
     *
     * @param leave runs when the player presses a key or clicks; again if nothing came of it
     */
    public static DescentScreen between(PageContext parts, Expedition run, Runnable leave) {
        int depth = run.depthAhead();
        String name = parts.texts().get("depth." + depth + ".name");
        DescentScreen screen = new DescentScreen(parts, run, name, false, leave);
        screen.frame.note(parts.texts().format("hud.depth", depth));
        return screen;
    }

    private KnownDescent knownNow() {
        World world = run.world();
        return new KnownDescent(
                run.descent().graph(),
                run.tally().deeds().path(),
                PartySheet.of(world).gains());
    }

    /** Shows the arrival on the next floor, which was made and entered. */
    public void arrive() {
        map.walkOn(knownNow());
        party.show(PartySheet.of(run.world()));
        String kind = parts.texts()
                .get("floor_kind." + run.world().floor().request().kind().id());
        frame.note(parts.texts()
                .format("way_down.where", run.world().floor().request().depth(), kind));
    }

    /** Tells how the party left the floor above. */
    public void aside(String words) {
        frame.help(words);
    }

    /** Returns true once all of the page has appeared. */
    public boolean isThere() {
        return frame.shown() >= 1;
    }

    @Override
    public void resize(InterfaceSize size) {
        frame.resize(size);
        LayoutBox body = frame.body();
        int gap = size.pixels(36);
        int mapWidth = Math.round(body.width() * MAP_SHARE);
        map.layOut(new LayoutBox(body.x(), body.y(), mapWidth, body.height()), size);
        partyBox = new LayoutBox(body.x() + mapWidth + gap, body.y(), body.width() - mapWidth - gap, body.height());
    }

    @Override
    public void draw(float frameSeconds) {
        UiPane pane = parts.pane();
        pane.begin();
        pane.fill(0, 0, frame.size().width(), frame.size().height(), UiPalette.NIGHT, frame.shown());
        frame.draw(pane, frameSeconds);
        map.draw(pane, frame.shown(), frameSeconds);
        party.draw(pane, partyBox, frame.size().grain(), frame.shown());
        pane.end();
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        switch (keycode) {
            case Keys.UP, Keys.W, Keys.PAGE_UP -> map.scroll(-1);
            case Keys.DOWN, Keys.S, Keys.PAGE_DOWN -> map.scroll(1);
            default -> {
                if (!isLookedUp || frame.isLeftBy(keycode, action)) {
                    leave.run();
                }
            }
        }
    }

    @Override
    public void wheelTurned(int notches) {
        map.scroll(notches);
    }

    @Override
    public void pointerMoved(float x, float y) {
        frame.pointerMoved(x, y);
        GraphNode node = map.nodeAt(x, y);
        if (node != null) {
            String key = "floor_kind." + node.kind().id();
            String kind = parts.texts().get(key);
            String gives = parts.texts().get(key + ".gives");
            frame.help(parts.texts().format("way_down.gives", node.row() + 1, kind, gives));
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (!isLookedUp || frame.isLeftAt(x, y)) {
            leave.run();
        }
    }
}
