package dev.orebound.screen.descent;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.text.SeedText;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.component.PlayerComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Lets the player choose the entrance at which a run begins. The map shows all entrances with the rows below them, as
 * far as exits tell; beside it stands in words what can be reached from the chosen one.
 */
public final class SettingOutPage extends FramedPage {
    /** Rows below the entrances that are told: as many as a player sees ahead at the start. */
    private static final int ROWS_TOLD = PlayerComponent.FIRST_SIGHT_ROWS;

    private static final float MAP_SHARE = 0.62f;
    /** Share of the room of a wide window that is left to the entrance at either side of the page. */
    private static final float PLACE_SHARE = 0.36f;

    private static final int GAP_UNITS = 28;

    /** How far the wheel moves the words, in a window that is too small for all of them. */
    private static final int LINE_UNITS = 40;

    /** Side of a floor's sign beside its words, in pixels of the art. */
    private static final int SIGN_GRAINS = 12;

    private final RoomGraph graph;
    private final List<GraphNode> entrances;
    private final Consumer<GraphNode> accepted;
    private final Runnable leave;
    private final DescentMap map;
    private final Table told;
    private final FocusRow start;
    private LayoutBox mapBox = new LayoutBox(0, 0, 1, 1);
    private int chosen;
    private float frameSeconds;

    /**
     * Creates the page.
     *
     * @param proposed the entrance that is chosen at first
     * @param accepted receives the entrance at which the player sets out
     * @param leave runs if the player goes back
     */
    public SettingOutPage(
            PageContext parts, Descent descent, GraphNode proposed, Consumer<GraphNode> accepted, Runnable leave) {
        super(
                parts,
                PagePlace.ENTRANCE,
                parts.texts().get("setting_out.title"),
                parts.texts().get("setting_out.help"));
        this.accepted = accepted;
        this.leave = leave;
        graph = descent.graph();
        entrances = descent.entrances();
        chosen = Math.max(0, entrances.indexOf(proposed));
        map = new DescentMap(parts, KnownDescent.before(graph, entrance(), ROWS_TOLD));
        start = new StartRow();
        String seed = SeedText.of(descent.seed(), descent.opening().isFirst(), parts.fonts());
        note(parts.texts().format("setting_out.seed", seed));
        RowScroll list = new RowScroll(parts.skin(), units(LINE_UNITS));
        told = list.rows();
        scrolls(list);
        Table side = new Table();
        side.add(list).grow().row();
        side.add(start).growX().height(units(46)).padTop(units(10));
        body().add(drawn(this::drawMap))
                .width(new PixelValue(() -> bodyWidth() * MAP_SHARE))
                .growY();
        body().add(side).grow().padLeft(units(GAP_UNITS));
        tell();
        focus().choose(start);
    }

    @Override
    protected float placeShare() {
        return PLACE_SHARE;
    }

    private GraphNode entrance() {
        return entrances.get(chosen);
    }

    /** Chooses an entrance; one beyond either end is the last at the other. */
    private void choose(int entrance) {
        int wanted = Math.floorMod(entrance, entrances.size());
        if (wanted != chosen) {
            chosen = wanted;
            map.walkOn(KnownDescent.before(graph, entrance(), ROWS_TOLD));
            help(parts().texts().get("setting_out.help"));
            tell();
        }
    }

    /** Tells in words what the chosen entrance leads to. */
    private void tell() {
        GameTexts texts = parts().texts();
        told.clearChildren();
        told.add(label("said", texts.format("setting_out.entrance", chosen + 1, entrances.size())))
                .left()
                .padBottom(units(10))
                .row();
        List<GraphNode> row = List.of(entrance());
        for (int depth = 1; depth <= 1 + ROWS_TOLD; depth++) {
            if (depth > 1) {
                told.add(label("hint", texts.format("setting_out.depth", depth)))
                        .left()
                        .padTop(units(8))
                        .padBottom(units(6))
                        .row();
            }
            row.forEach(this::tell);
            row = below(row);
        }
        if (size().width() > 1) {
            resize(size());
        }
    }

    private void tell(GraphNode node) {
        TextureRegion picture = parts().sprites().frame(FloorKindSprites.of(node.kind()), 0);
        GameTexts texts = parts().texts();
        String kind = texts.get("floor_kind." + node.kind().id());
        Table line = new Table();
        line.add(drawn((pane, x, y, width, height, alpha) -> {
                    int grain = Math.max(1, size().grain() - 1);
                    float left = Math.round(x + (width - picture.getRegionWidth() * grain) / 2f);
                    float bottom = Math.round(y + (height - picture.getRegionHeight() * grain) / 2f);
                    pane.picture(picture, left, bottom, grain, alpha);
                }))
                .size(grains(SIGN_GRAINS))
                .top()
                .padRight(units(9));
        line.add(label("words", texts.format("setting_out.floor", kind, PromiseIcons.words(node, texts, false)))
                        .wrapped()
                        .align(Align.left))
                .growX();
        told.add(line).growX().padBottom(units(5)).row();
    }

    /** Returns the floors to which some of one row lead, from the left. */
    private List<GraphNode> below(List<GraphNode> row) {
        List<GraphNode> below = new ArrayList<>();
        for (GraphNode node : row) {
            for (GraphNode way : graph.waysOn(node)) {
                if (!below.contains(way)) {
                    below.add(way);
                }
            }
        }
        return below;
    }

    @Override
    public void draw(float seconds) {
        frameSeconds = seconds;
        parts().pane().clear(UiPalette.NIGHT);
        super.draw(seconds);
    }

    private void drawMap(UiPane pane, int x, int y, int width, int height, float alpha) {
        if (!mapBox.has(x, y, width, height)) {
            mapBox = new LayoutBox(x, y, width, height);
            map.layOut(mapBox, size());
        }
        map.draw(pane, alpha, frameSeconds);
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        PageMove move = PageMove.of(keycode, false);
        if (move == PageMove.LEFT || move == PageMove.RIGHT) {
            focus().choose(start);
        }
        super.keyDown(keycode, action);
    }

    @Override
    public void pointerMoved(float x, float y) {
        super.pointerMoved(x, y);
        GraphNode node = map.nodeAt(x, y);
        if (node != null) {
            help(DescentScreen.told(node, parts()));
        }
    }

    /** Chooses the entrance under the pointer; the one that is chosen already is taken. */
    @Override
    public void pointerDown(float x, float y, int button) {
        GraphNode node = map.nodeAt(x, y);
        int entrance = node == null ? -1 : entrances.indexOf(node);
        if (entrance < 0) {
            super.pointerDown(x, y, button);
        } else if (entrance == chosen) {
            parts().sounds().play("ui_confirm");
            accepted.accept(entrance());
        } else {
            parts().sounds().play("ui_move");
            choose(entrance);
        }
    }

    @Override
    protected void leave() {
        leave.run();
    }

    /** The row that begins the run; left and right choose another entrance. */
    private final class StartRow extends FocusRow {
        StartRow() {
            super(parts().row("menu"), () -> accepted.accept(entrance()));
            add(parts().label("row", parts().texts().get("setting_out.start")));
        }

        @Override
        protected boolean use(PageMove move) {
            if (move == PageMove.LEFT || move == PageMove.RIGHT) {
                choose(chosen + (move == PageMove.LEFT ? -1 : 1));
                return true;
            }
            return false;
        }
    }
}
