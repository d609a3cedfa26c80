package dev.orebound.screen.descent;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.Content;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.expedition.RunTerms;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.party.PowerFigures;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.text.SeedText;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.component.PlayerComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Lets the player choose the entrance at which a run begins, its kit and its vows. The map shows all entrances with the
 * rows below them, as far as exits tell; beside it stands in words what can be reached from the chosen one, or what the
 * focused kit or vow means.
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

    /** Side of the picture of a kit or a vow, in pixels of the art. */
    private static final int PICTURE_GRAINS = 16;

    /** Side of a floor's sign beside its words, in pixels of the art. */
    private static final int SIGN_GRAINS = 12;

    private final RoomGraph graph;
    private final List<GraphNode> entrances;
    private final TermsOffer offer;
    private final BiConsumer<GraphNode, RunTerms> accepted;
    private final Runnable leave;
    private final PowerFigures figures;
    private final DescentMap map;
    private final Table told;
    private final FocusRow start;
    private LayoutBox mapBox = new LayoutBox(0, 0, 1, 1);
    private final Set<String> taken = new HashSet<>();
    private int chosen;
    private int kit;
    private boolean isLaidOutAnew;
    private float frameSeconds;

    /**
     * Creates the page.
     *
     * @param proposed the entrance that is chosen at first
     * @param offer the kits and the vows to choose from
     * @param terms those of them that are chosen at first
     * @param accepted receives the entrance at which the player sets out, and the terms
     * @param leave runs if the player goes back
     */
    public SettingOutPage(
            PageContext parts,
            Descent descent,
            GraphNode proposed,
            TermsOffer offer,
            RunTerms terms,
            BiConsumer<GraphNode, RunTerms> accepted,
            Runnable leave) {
        super(parts, PagePlace.ENTRANCE, parts.texts().get("setting_out.title"), () -> parts.told("setting_out.help"));
        this.offer = offer;
        this.accepted = accepted;
        this.leave = leave;
        figures = new PowerFigures(parts.content(), parts.texts());
        kit = Math.max(0, offer.kits().stream().map(StartKit::id).toList().indexOf(terms.kit()));
        offer.vows().stream().map(Vow::id).filter(terms.vows()::contains).forEach(taken::add);
        graph = descent.graph();
        entrances = descent.entrances();
        chosen = Math.max(0, entrances.indexOf(proposed));
        map = new DescentMap(parts, KnownDescent.before(graph, entrance(), ROWS_TOLD));
        start = new StartRow();
        String seed = SeedText.of(descent.seed(), descent.opening().isFirst(), parts.fonts());
        note(parts.texts().format("setting_out.seed", seed));
        RowScroll list = new RowScroll(parts.skin(), units(LINE_UNITS)).hidingCutRows();
        told = list.rows();
        scrolls(list);
        Table side = new Table();
        side.add(list).grow().row();
        if (!offer.kits().isEmpty()) {
            side.add(new KitRow()).growX().padTop(units(8)).row();
        }
        if (!offer.vows().isEmpty()) {
            side.add(new VowRow()).growX().padTop(units(2)).row();
        }
        side.add(start).growX().height(units(46)).padTop(units(6));
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

    private void setOut() {
        List<String> vows =
                offer.vows().stream().map(Vow::id).filter(taken::contains).toList();
        accepted.accept(entrance(), new RunTerms(offer.kits().isEmpty() ? null : kit().id(), vows));
    }

    private StartKit kit() {
        return offer.kits().get(kit);
    }

    /** Tells in words what the chosen kit holds, with its price before the things, which a small window may cut. */
    private void tellKit() {
        GameTexts texts = parts().texts();
        String key = "kit." + kit().id();
        told.clearChildren();
        addTold("said", texts.get(key + ".name"), 10);
        addTold("words", texts.get(key + ".words"), 8);
        addTold("words", texts.format("setting_out.price", texts.get(key + ".price")), 8);
        figures.of(kit().power()).forEach(line -> addTold("hint", line, 8));
        tellThings();
        toldChanged();
    }

    /** Tells each thing that the chosen kit holds, beside its picture. */
    private void tellThings() {
        Content content = parts().content();
        GameTexts texts = parts().texts();
        String golem = kit().golem();
        if (golem != null) {
            Monster body = content.monsters()
                    .get(Objects.requireNonNull(content.golems().named(golem)).monster());
            addThing(body.sprite() + ".idle", PageContext.alone(texts.get("monster." + body.id() + ".name")));
        }
        for (StartKit.OreShare share : kit().flasks()) {
            String name = texts.get("ore." + share.ore() + ".name");
            addThing(
                    content.ores().get(share.ore()).shardSprite(),
                    texts.format("setting_out.ore", share.measures(), name));
        }
        for (String piece : kit().worn()) {
            addThing(content.powers().equipment().get(piece).sprite(), nameAndWords("equipment." + piece));
        }
        for (String relic : kit().relics()) {
            addThing(content.powers().relics().get(relic).sprite(), nameAndWords("relic." + relic));
        }
        for (String draught : kit().draughts()) {
            String name = texts.get("item." + draught + ".name");
            addThing(content.items().get(draught).sprite(), PageContext.alone(name));
        }
    }

    private String nameAndWords(String key) {
        return parts().texts()
                .format(
                        "setting_out.floor",
                        parts().texts().get(key + ".name"),
                        parts().texts().get(key + ".words"));
    }

    /** Tells in words what a vow means, and whether it is taken. */
    private void tell(Vow vow) {
        GameTexts texts = parts().texts();
        String key = "vow." + vow.id();
        told.clearChildren();
        addTold("said", texts.format("setting_out.vow", texts.get(key + ".name")), 10);
        addTold("words", texts.get(key + ".words"), 6);
        figures.of(vow.power()).forEach(line -> addTold("hint", line, 8));
        addTold(
                "words",
                taken.contains(vow.id()) ? texts.get("setting_out.taken") : parts().told("setting_out.not_taken"),
                4);
        toldChanged();
    }

    private void addTold(String look, String words, int below) {
        told.add(label(look, words).wrapped().align(Align.topLeft))
                .growX()
                .padTop(units(3))
                .padBottom(units(below))
                .row();
    }

    /** Lays the page out again; that focuses the focused row anew, which changes nothing by then. */
    private void toldChanged() {
        if (size().width() > 1) {
            isLaidOutAnew = true;
            resize(size());
            isLaidOutAnew = false;
        }
    }

    /** Chooses an entrance; one beyond either end is the last at the other. */
    private void choose(int entrance) {
        int wanted = Math.floorMod(entrance, entrances.size());
        if (wanted != chosen) {
            chosen = wanted;
            map.walkOn(KnownDescent.before(graph, entrance(), ROWS_TOLD));
            helpOfKeys("setting_out.help");
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
        toldChanged();
    }

    private void tell(GraphNode node) {
        GameTexts texts = parts().texts();
        String kind = texts.get("floor_kind." + node.kind().id());
        addThing(
                FloorKindSprites.of(node.kind()),
                texts.format("setting_out.floor", kind, PromiseIcons.words(node, texts, false)));
    }

    /** Adds a line of words beside a picture. */
    private void addThing(String sprite, String words) {
        TextureRegion picture = parts().sprites().frame(sprite, 0);
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
        line.add(label("words", words).wrapped().align(Align.left)).growX();
        told.add(line).growX().padTop(units(3)).padBottom(units(9)).row();
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
            setOut();
        } else {
            parts().sounds().play("ui_move");
            focus().choose(start);
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
            super(parts().row("menu"), SettingOutPage.this::setOut);
            add(parts().label("row", parts().texts().get("setting_out.start")));
            whenFocused(() -> {
                if (!isLaidOutAnew) {
                    helpOfKeys("setting_out.help");
                    SettingOutPage.this.tell();
                }
            });
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

    /** A row of pictures, of which left and right choose one. */
    private abstract class PictureRow extends FocusRow {
        private final List<String> sprites;
        private final TextLabel name = parts().label("row", "");

        /** Whether the pointer was last pressed on a picture. */
        private boolean isOnPicture;

        PictureRow(List<String> sprites) {
            super(parts().row("menu"), () -> {});
            this.sprites = sprites;
            add(name.align(Align.left))
                    .growX()
                    .padLeft(units(12))
                    .padTop(units(10))
                    .row();
            add(drawn(this::draw))
                    .growX()
                    .height(grains(PICTURE_GRAINS + 4))
                    .padLeft(units(12))
                    .padBottom(units(3));
        }

        abstract int cursor();

        abstract void move(int to);

        abstract boolean isLit(int number);

        abstract String title();

        /** Tells in words of the picture under the cursor. */
        abstract void show();

        /** Chooses the picture under the cursor, because of a key or of a click on it. */
        abstract void choose(boolean isByKey);

        final void showAnew() {
            if (!isLaidOutAnew) {
                show();
            }
        }

        @Override
        public void act(float seconds) {
            super.act(seconds);
            name.set(title());
        }

        @Override
        protected boolean use(PageMove move) {
            if (move == PageMove.LEFT || move == PageMove.RIGHT) {
                move(Math.floorMod(cursor() + (move == PageMove.LEFT ? -1 : 1), sprites.size()));
                return true;
            }
            if (move == PageMove.ACCEPT) {
                choose(true);
                return true;
            }
            return false;
        }

        /** Follows a click, which does nothing beside the pictures. */
        @Override
        protected void accept() {
            if (isOnPicture) {
                choose(false);
            }
        }

        @Override
        protected void drag(float share) {
            int number = (int) ((share * getWidth() - size().pixels(12)) / step());
            isOnPicture = number >= 0 && number < sprites.size();
            if (isOnPicture) {
                move(number);
            }
        }

        private float step() {
            return Math.min((PICTURE_GRAINS + 4f) * size().grain(), (getWidth() - size().pixels(12)) / sprites.size());
        }

        private void draw(UiPane pane, int x, int y, int width, int height, float alpha) {
            int grain = Math.max(1, Math.min(size().grain(), (int) (step() / (PICTURE_GRAINS + 2))));
            int side = (PICTURE_GRAINS + 2) * grain;
            for (int i = 0; i < sprites.size(); i++) {
                float left = x + Math.round(i * step());
                float foot = y + Math.round((height - side) / 2f);
                boolean isHere = i == cursor();
                int frame = isHere ? isFocused() ? UiPalette.GOLD : UiPalette.BONE : UiPalette.STONE;
                pane.panel(Math.round(left), Math.round(foot), side, side, grain, UiPalette.INK, frame, alpha);
                TextureRegion picture = parts().sprites().frame(sprites.get(i), 0);
                pane.picture(picture, left + grain, foot + grain, grain, isLit(i) ? alpha : 0.35f * alpha);
            }
        }
    }

    /** The row of kits, of which exactly one is chosen; Enter sets out with it. */
    private final class KitRow extends PictureRow {
        KitRow() {
            super(offer.kits().stream().map(StartKit::sprite).toList());
            whenFocused(this::showAnew);
        }

        @Override
        void show() {
            helpOfKeys("setting_out.help_kit");
            tellKit();
        }

        @Override
        int cursor() {
            return kit;
        }

        @Override
        void move(int to) {
            kit = to;
            show();
        }

        @Override
        boolean isLit(int number) {
            return number == kit;
        }

        @Override
        String title() {
            return parts().texts().format("setting_out.kit", parts().texts().get("kit." + kit().id() + ".name"));
        }

        @Override
        void choose(boolean isByKey) {
            if (isByKey) {
                setOut();
            }
        }
    }

    /** The row of vows; Enter or a click takes the vow under the cursor, or gives it up. */
    private final class VowRow extends PictureRow {
        private int cursor;

        VowRow() {
            super(offer.vows().stream().map(Vow::sprite).toList());
            whenFocused(this::showAnew);
        }

        @Override
        void show() {
            helpOfKeys("setting_out.help_vow");
            tell(offer.vows().get(cursor));
        }

        @Override
        int cursor() {
            return cursor;
        }

        @Override
        void move(int to) {
            cursor = to;
            show();
        }

        @Override
        boolean isLit(int number) {
            return taken.contains(offer.vows().get(number).id());
        }

        @Override
        String title() {
            return taken.isEmpty()
                    ? parts().texts().get("setting_out.no_vow")
                    : parts().texts().format("setting_out.vows", taken.size());
        }

        @Override
        void choose(boolean isByKey) {
            String id = offer.vows().get(cursor).id();
            if (!taken.remove(id)) {
                taken.add(id);
            }
            show();
        }
    }
}
