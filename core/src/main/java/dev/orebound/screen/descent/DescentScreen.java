package dev.orebound.screen.descent;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.GraphNode;
import dev.orebound.expedition.Expedition;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.party.PartyPanel;
import dev.orebound.screen.party.PartySheet;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Shows the known part of the descent and the party beside it: between two floors until a key is pressed, and from the
 * pause menu.
 */
public final class DescentScreen extends FramedPage {
    private static final float MAP_SHARE = 0.62f;

    /** The letters that fit beside the way back in the smallest window. */
    private static final int MOST_TOLD = 95;

    private final Expedition run;
    private final PartyPanel party;
    private final DescentMap map;
    private final boolean isLookedUp;
    private final Runnable leave;
    private LayoutBox partyBox = new LayoutBox(0, 0, 1, 1);
    private LayoutBox mapBox = partyBox;
    private float frameSeconds;

    private DescentScreen(PageContext parts, Expedition run, String heading, boolean isLookedUp, Runnable leave) {
        super(
                parts.in(run.world().biome()),
                PagePlace.SHAFT,
                heading,
                () -> parts.told("way_down.help"),
                parts.texts().get(isLookedUp ? "page.back" : "way_down.go_on"));
        this.run = run;
        this.isLookedUp = isLookedUp;
        this.leave = leave;
        party = new PartyPanel(parts);
        party.show(PartySheet.of(run.world()));
        map = new DescentMap(parts, knownNow());
        body().add(drawn(this::drawMap))
                .width(new PixelValue(() -> bodyWidth() * MAP_SHARE))
                .growY();
        body().add(drawn(this::drawParty)).grow().padLeft(units(36));
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
        String key = Biome.floorNameKey(run.world().content().biomes(), run.seed(), depth, parts.texts()::has);
        String name = parts.texts().get(key);
        DescentScreen screen = new DescentScreen(parts, run, name, false, leave);
        screen.note(parts.texts().format("hud.depth", depth));
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
        String kind = parts().texts()
                .get("floor_kind." + run.world().floor().request().kind().id());
        note(parts().texts()
                .format("way_down.where", run.world().floor().request().depth(), kind));
    }

    /** Tells how the party left the floor above. */
    public void aside(String words) {
        help(words);
    }

    /** Returns true once all of the page has appeared. */
    public boolean isThere() {
        return shown() >= 1;
    }

    @Override
    public void draw(float seconds) {
        frameSeconds = seconds;
        super.draw(seconds);
    }

    @Override
    protected void drawGround(UiPane pane, float seconds) {
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, shown());
        super.drawGround(pane, seconds);
    }

    private void drawMap(UiPane pane, int x, int y, int width, int height, float alpha) {
        if (!mapBox.has(x, y, width, height)) {
            mapBox = new LayoutBox(x, y, width, height);
            map.layOut(mapBox, size());
        }
        map.draw(pane, alpha, frameSeconds);
    }

    private void drawParty(UiPane pane, int x, int y, int width, int height, float alpha) {
        if (!partyBox.has(x, y, width, height)) {
            partyBox = new LayoutBox(x, y, width, height);
        }
        party.draw(pane, partyBox, size().grain(), alpha);
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        switch (keycode) {
            case Keys.UP, Keys.W, Keys.PAGE_UP -> map.scroll(-1);
            case Keys.DOWN, Keys.S, Keys.PAGE_DOWN -> map.scroll(1);
            default -> {
                if (isLookedUp) {
                    super.keyDown(keycode, action);
                } else {
                    leave();
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
        super.pointerMoved(x, y);
        GraphNode node = map.nodeAt(x, y);
        if (node != null) {
            help(told(node, parts()));
        }
    }

    /** Returns what exits tell of a floor, with explanations if they fit into the line of the help. */
    static String told(GraphNode node, PageContext parts) {
        GameTexts texts = parts.texts();
        String key = "floor_kind." + node.kind().id();
        boolean hasRelics = node.kind() == FloorKind.BATTLE
                && parts.content().graph().promises().hasReliquary(node.row() + 1, node.danger());
        String kind = texts.get(key);
        String gives = texts.get(hasRelics ? "floor_kind.battle.gives_relics" : key + ".gives");
        String explained =
                texts.format("way_down.gives", node.row() + 1, kind, gives, PromiseIcons.words(node, texts, true));
        return explained.length() <= MOST_TOLD
                ? explained
                : texts.format("way_down.promises", node.row() + 1, kind, PromiseIcons.words(node, texts, false));
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (isLookedUp) {
            super.pointerDown(x, y, button);
        } else {
            leave();
        }
    }

    @Override
    protected void leave() {
        leave.run();
    }
}
