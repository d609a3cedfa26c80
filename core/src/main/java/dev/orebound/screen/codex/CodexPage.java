package dev.orebound.screen.codex;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.biome.Biome;
import dev.orebound.journal.profile.PlayerProfile;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.floor.BiomeMaterials;
import dev.orebound.view.floor.BiomeSample;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.PixelPicture;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows everything the player has met, with its picture and description, and the outline of the rest. */
public final class CodexPage extends FramedPage {
    private static final int TABS_UNITS = 44;
    /** Room below the shelf for what is told of grounds, at least. */
    private static final int GROUND_UNITS = 22;

    private static final int SLOT_GRAINS = 32;
    private static final int GAP_GRAINS = 2;
    private static final int STAGE_GRAINS = 34;
    private static final float SHELF_SHARE = 0.52f;
    private static final float NARROW_PLACE_SHARE = 0.1f;

    private final Runnable leave;
    private final CodexBook book;
    private final CodexPicture picture;
    private final RowScroll shelf;
    private final List<TextLabel> tabs = new ArrayList<>();
    private final TextLabel name;
    private final TextLabel words;
    private final TextLabel onGround;
    private final TextLabel onBodies;
    /** The picture of the focused biome, painted when it is focused. */
    private final PixelPicture sample = new PixelPicture(BiomeSample.WIDTH, BiomeSample.HEIGHT);

    /** True if the focused entry is a biome that was met. */
    private boolean isSampled;

    private List<CodexBook.CodexEntry> entries = List.of();
    private CodexBook.@Nullable CodexEntry told;
    private int chapter;
    private int columns;
    private float frameSeconds;

    /** Creates the codex of a profile. */
    public CodexPage(PageContext parts, PlayerProfile profile, Runnable leave) {
        super(
                parts,
                PagePlace.LEDGER,
                parts.texts().get("codex.title"),
                () -> parts.told(
                        "codex.help",
                        parts.bindings().layout().letterName(Keys.Q),
                        parts.bindings().layout().letterName(Keys.E)));
        this.leave = leave;
        book = new CodexBook(parts, profile);
        picture = new CodexPicture(parts.sprites());
        shelf = new RowScroll(parts.skin(), grains(SLOT_GRAINS + GAP_GRAINS));
        name = label("heading", "").wrapped();
        words = label("body", "").wrapped().fitted();
        onGround = label("words", "").wrapped();
        onBodies = label("words", "").wrapped();
        scrolls(shelf);
        Table detail = new Table();
        detail.top()
                .add(drawn(this::drawStage))
                .growX()
                .height(grains(STAGE_GRAINS))
                .row();
        detail.add(name).growX().padTop(grains(5)).padBottom(grains(4)).row();
        detail.add(words).growX().row();
        detail.add(onBodies).growX().padTop(units(4));
        Table left = new Table().top();
        left.add(shelf)
                .top()
                .width(new PixelValue(this::shelfWidth))
                .height(new PixelValue(this::shelfHeight))
                .row();
        left.add(onGround).growX().padTop(units(4));
        body().add(tabRow())
                .colspan(2)
                .growX()
                .height(units(TABS_UNITS))
                .padBottom(units(10))
                .row();
        body().add(left).top();
        body().add(detail).grow().padLeft(units(20));
    }

    /** Leaves more room to the page, since some brews have much to tell. */
    @Override
    protected float placeShare() {
        return NARROW_PLACE_SHARE;
    }

    @Override
    protected float foldShare() {
        return SHELF_SHARE + 0.02f;
    }

    private float shelfWidth() {
        return bodyWidth() * SHELF_SHARE;
    }

    /** Returns the height of the shelf, which leaves room for what brews were seen to do. */
    private float shelfHeight() {
        int ground = Math.max(size().pixels(GROUND_UNITS), (int) Math.ceil(onGround.getPrefHeight()));
        int most = bodyHeight() - size().pixels(TABS_UNITS + 10 + 4) - ground;
        int rows = (entries.size() + columns - 1) / Math.max(1, columns);
        boolean sharesRoom = CodexBook.Chapter.values()[chapter] == CodexBook.Chapter.BREW;
        int wanted = Math.max(1, rows) * (SLOT_GRAINS + GAP_GRAINS) * size().grain();
        return shelf.wholeRows(sharesRoom ? Math.min(most, wanted) : most);
    }

    private Table tabRow() {
        Table row = new Table();
        for (CodexBook.Chapter each : CodexBook.Chapter.values()) {
            FocusRow tab = row("tab", () -> turnTo(each.ordinal()));
            TextLabel word = label("tab", parts().texts().get("codex.chapter." + each.id()))
                    .fitted()
                    .align(Align.center);
            tab.add(word).grow().row();
            tab.add(drawn((pane, x, y, width, height, alpha) -> {
                        if (each.ordinal() == chapter) {
                            pane.fill(x, y, width, height, underlineRgb(), alpha);
                        }
                    }))
                    .growX()
                    .height(grains(1))
                    .padBottom(grains(2));
            tabs.add(word);
            row.add(tab).grow();
        }
        return row;
    }

    private void turnTo(int wanted) {
        chapter = Math.floorMod(wanted, tabs.size());
        for (int i = 0; i < tabs.size(); i++) {
            tabs.get(i).look(parts().look(i == chapter ? "tab_open" : "tab"));
        }
        entries = book.entries(CodexBook.Chapter.values()[chapter]);
        long met = entries.stream().filter(CodexBook.CodexEntry::isMet).count();
        boolean isDone = CodexBook.Chapter.values()[chapter] == CodexBook.Chapter.DEED;
        note(parts().texts().format(isDone ? "codex.done" : "codex.met", met, entries.size()));
        fillShelf();
    }

    private void fillShelf() {
        Table rows = shelf.rows();
        rows.clearChildren();
        rows.left()
                .defaults()
                .size(grains(SLOT_GRAINS))
                .padRight(grains(GAP_GRAINS))
                .padBottom(grains(GAP_GRAINS));
        FocusRow first = null;
        for (int i = 0; i < entries.size(); i++) {
            FocusRow slot = slot(entries.get(i));
            first = first == null ? slot : first;
            rows.add(slot);
            if ((i + 1) % columns == 0) {
                rows.row();
            }
        }
        if (first != null) {
            shelf.setScrollY(0);
            focus().choose(first);
        }
    }

    private FocusRow slot(CodexBook.CodexEntry entry) {
        FocusRow slot = row(entry.isMet() ? "entry" : "unmet", () -> {}).whenFocused(() -> tell(entry));
        slot.add(drawn((pane, x, y, width, height, alpha) ->
                        picture.draw(pane, entry, x, y, width, height, size().grain(), 0, alpha)))
                .grow();
        return slot;
    }

    private void tell(CodexBook.CodexEntry entry) {
        told = entry;
        name.set(
                entry.isMet() || CodexBook.Chapter.values()[chapter] == CodexBook.Chapter.DEED
                        ? PageContext.alone(entry.name())
                        : parts().texts().get("codex.unknown"));
        words.set(entry.words());
        onGround.set(entry.onGround());
        onBodies.set(entry.onBodies());
        isSampled = entry.isMet() && CodexBook.Chapter.values()[chapter] == CodexBook.Chapter.BIOME;
        if (isSampled) {
            Biome biome = parts().content().biomes().at(entries.indexOf(entry));
            BiomeSample.paint(BiomeMaterials.of(biome, parts().sprites().sheet()), sample.pixels());
            sample.show();
        }
    }

    /** Draws the large picture of the focused entry. */
    private void drawStage(UiPane pane, int x, int y, int width, int height, float alpha) {
        CodexBook.CodexEntry entry = told;
        if (entry == null) {
            return;
        }
        int grain = size().grain();
        int ground = entry.isMet() ? UiPalette.INK : UiPalette.STONE;
        pane.panel(x, y, width, height, grain, ground, UiPalette.STONE_LIGHT, alpha);
        if (entry.isMet()) {
            pane.glow(x + width / 2f, y + height / 2f, height * 0.8f, UiPalette.FLAME, 0.3f * alpha);
        }
        if (isSampled) {
            drawSample(pane, x, y, width, height, grain, alpha);
        } else {
            picture.draw(pane, entry, x, y, width, height, 2 * grain, frameSeconds, alpha);
        }
    }

    private void drawSample(UiPane pane, int x, int y, int width, int height, int grain, float alpha) {
        int room = height - 4 * grain;
        int times = Math.max(1, Math.min(room / BiomeSample.HEIGHT, (width - 4 * grain) / BiomeSample.WIDTH));
        float left = x + Math.round((width - times * BiomeSample.WIDTH) / 2f);
        float low = y + Math.round((height - times * BiomeSample.HEIGHT) / 2f);
        sample.draw(pane, left, low, times * BiomeSample.WIDTH, times * BiomeSample.HEIGHT, alpha);
    }

    @Override
    public void resize(InterfaceSize changed) {
        super.resize(changed);
        int step = (SLOT_GRAINS + GAP_GRAINS) * changed.grain();
        int fitting = Math.max(1, (int) (shelfWidth() - 3 * changed.grain()) / step);
        if (fitting != columns) {
            columns = fitting;
            turnTo(chapter);
            super.resize(changed);
        }
    }

    @Override
    public void draw(float seconds) {
        frameSeconds = seconds;
        super.draw(seconds);
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        switch (parts().bindings().layout().letterOf(keycode)) {
            case Keys.TAB, Keys.E -> turnByKey(1);
            case Keys.Q -> turnByKey(-1);
            default -> super.keyDown(keycode, action);
        }
    }

    @Override
    public int padKey(int button) {
        return switch (button) {
            case KeyName.PAD_LEFT_SHOULDER -> Keys.Q;
            case KeyName.PAD_RIGHT_SHOULDER -> Keys.TAB;
            default -> super.padKey(button);
        };
    }

    private void turnByKey(int chapters) {
        turnTo(chapter + chapters);
        parts().sounds().play("ui_confirm");
    }

    @Override
    protected void leave() {
        leave.run();
    }

    @Override
    public void dispose() {
        sample.dispose();
        super.dispose();
    }

    /** The picture of a codex entry, or its outline if the player has not met it. */
    private static final class CodexPicture {
        private static final float FRAMES_A_SECOND = 4;
        private static final int PATCH = 16;
        private static final int MARGIN_GRAINS = 2;

        private final SpriteAtlas sprites;
        private float time;

        CodexPicture(SpriteAtlas sprites) {
            this.sprites = sprites;
        }

        /**
         * Draws the picture in the middle of a box, smaller if it would not fit.
         *
         * @param seconds time since the last frame; 0 for a picture that does not move
         */
        void draw(
                UiPane pane,
                CodexBook.CodexEntry entry,
                int boxX,
                int boxY,
                int boxWide,
                int boxHigh,
                int grain,
                float seconds,
                float alpha) {
            time += seconds;
            String sprite = entry.sprite();
            if (sprite == null) {
                drawPatch(pane, entry, boxX, boxY, boxWide, boxHigh, grain, alpha);
                return;
            }
            int frame = seconds > 0 && sprite.endsWith(".idle")
                    ? (int) (time * FRAMES_A_SECOND) % sprites.frames(sprite)
                    : 0;
            TextureRegion picture = sprites.frame(sprite, frame);
            int times = fit(picture.getRegionWidth(), picture.getRegionHeight(), boxWide, boxHigh, grain);
            float x = boxX + Math.round((boxWide - picture.getRegionWidth() * times) / 2f);
            float y = boxY + Math.round((boxHigh - picture.getRegionHeight() * times) / 2f);
            if (entry.isMet()) {
                pane.picture(picture, x, y, times, alpha);
            } else {
                pane.lowerRows(picture, x, y, picture.getRegionHeight(), times, 0x05040a, alpha);
            }
        }

        private static int fit(int width, int height, int boxWide, int boxHigh, int grain) {
            int times = grain;
            while (times > 1
                    && (width * times > boxWide - MARGIN_GRAINS * times
                            || height * times > boxHigh - MARGIN_GRAINS * times)) {
                times--;
            }
            return times;
        }

        private static void drawPatch(
                UiPane pane,
                CodexBook.CodexEntry entry,
                int boxX,
                int boxY,
                int boxWide,
                int boxHigh,
                int grain,
                float alpha) {
            int side = PATCH * fit(PATCH, PATCH, boxWide, boxHigh, grain);
            float x = boxX + (boxWide - side) / 2f;
            float y = boxY + (boxHigh - side) / 2f;
            int rgb = entry.isMet() ? entry.rgb() : 0x05040a;
            pane.panel(x, y, side, side, grain, rgb, UiPalette.mix(rgb, UiPalette.BONE, 0.25f), alpha);
        }
    }
}
