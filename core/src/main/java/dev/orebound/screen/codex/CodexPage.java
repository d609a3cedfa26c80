package dev.orebound.screen.codex;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.biome.Biome;
import dev.orebound.journal.profile.PlayerProfile;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.PageScaffold;
import dev.orebound.screen.page.ScrollGrid;
import dev.orebound.view.floor.BiomeMaterials;
import dev.orebound.view.floor.BiomeSample;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.PixelPicture;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows everything the player has met, with its picture and description, and the outline of the rest. */
public final class CodexPage implements GameScreen {
    private static final int TABS_UNITS = 44;
    private static final int SLOT_GRAINS = 32;
    private static final float SHELF_SHARE = 0.56f;

    /** The brightness behind the outline of an entry that was not met, so that the outline stands out. */
    private static final float UNMET_LIGHT = 0.7f;

    private final PageContext parts;
    private final PageScaffold frame;
    private final Runnable leave;
    private final CodexBook book;
    private final ScrollGrid shelf = new ScrollGrid();
    private final CodexPicture picture;
    private final List<TextLine> tabs = new ArrayList<>();
    private final List<LayoutBox> tabBoxes = new ArrayList<>();
    private final TextLine name;
    private final TextLine words;
    /** The picture of the selected biome, painted when it is selected. */
    private final PixelPicture sample = new PixelPicture(BiomeSample.WIDTH, BiomeSample.HEIGHT);

    /** True if the selected entry is a biome that was met. */
    private boolean isSampled;

    private List<CodexBook.CodexEntry> entries = List.of();
    private int chapter;
    private LayoutBox told = new LayoutBox(0, 0, 1, 1);
    private LayoutBox stage = told;

    /** Creates the codex of a profile. */
    public CodexPage(PageContext parts, PlayerProfile profile, Runnable leave) {
        this.parts = parts;
        this.leave = leave;
        frame = new PageScaffold(
                parts, parts.texts().get("codex.title"), parts.texts().get("codex.help"));
        book = new CodexBook(parts, profile);
        picture = new CodexPicture(parts.sprites());
        for (CodexBook.Chapter each : CodexBook.Chapter.values()) {
            tabs.add(parts.line(TextStyle.BODY, "codex.chapter." + each.id()));
        }
        name = parts.line(TextStyle.HEADING);
        words = parts.line(TextStyle.BODY);
        turnTo(0);
    }

    private void turnTo(int wanted) {
        chapter = Math.floorMod(wanted, tabs.size());
        entries = book.entries(CodexBook.Chapter.values()[chapter]);
        shelf.fill(entries.size());
        shelf.select(0);
        long met = entries.stream().filter(CodexBook.CodexEntry::isMet).count();
        frame.note(parts.texts().format("codex.met", met, entries.size()));
        tell();
    }

    private void tell() {
        CodexBook.CodexEntry entry = entries.get(shelf.selected());
        name.set(entry.isMet() ? PageContext.alone(entry.name()) : parts.texts().get("codex.unknown"));
        words.set(entry.isMet() ? entry.words() : parts.texts().get("codex.unknown_words"));
        isSampled = entry.isMet() && CodexBook.Chapter.values()[chapter] == CodexBook.Chapter.BIOME;
        if (isSampled) {
            Biome biome = parts.content().biomes().at(shelf.selected());
            BiomeSample.paint(BiomeMaterials.of(biome, parts.sprites().sheet()), sample.pixels());
            sample.show();
        }
    }

    @Override
    public void resize(InterfaceSize size) {
        frame.resize(size);
        LayoutBox body = frame.body();
        int tabsHigh = size.pixels(TABS_UNITS);
        tabBoxes.clear();
        int wide = body.width() / tabs.size();
        for (int i = 0; i < tabs.size(); i++) {
            tabBoxes.add(new LayoutBox(body.x() + i * wide, body.top() - tabsHigh, wide, tabsHigh));
        }
        int gap = size.pixels(10);
        int high = body.height() - tabsHigh - 2 * gap;
        int shelfWide = Math.round(body.width() * SHELF_SHARE);
        int slot = SLOT_GRAINS * size.grain();
        shelf.layOut(new LayoutBox(body.x(), body.y(), shelfWide, high), slot, slot, 2 * size.grain(), size.grain());
        int left = body.x() + shelfWide + 2 * gap;
        told = new LayoutBox(left, body.y(), body.right() - left, high);
        int stageHigh = Math.min(told.width(), 64 * size.grain()) * 3 / 4;
        stage = new LayoutBox(told.x(), told.top() - stageHigh, told.width(), stageHigh);
    }

    @Override
    public void draw(float seconds) {
        UiPane pane = parts.pane();
        int grain = frame.size().grain();
        pane.begin();
        frame.draw(pane, seconds);
        drawTabs(pane, grain);
        for (int i = 0; i < shelf.slots(); i++) {
            int place = shelf.at(i);
            if (place >= 0) {
                drawSlot(pane, shelf.box(i), entries.get(place), place == shelf.selected(), grain);
            }
        }
        shelf.drawBar(pane, frame.shown());
        drawTold(pane, grain, seconds);
        pane.end();
    }

    private void drawTabs(UiPane pane, int grain) {
        for (int i = 0; i < tabs.size(); i++) {
            LayoutBox box = tabBoxes.get(i);
            boolean isOpen = i == chapter;
            if (isOpen) {
                pane.fill(box.x(), box.y() + 2f * grain, box.width(), grain, UiPalette.GOLD, frame.shown());
            }
            TextLine tab = tabs.get(i);
            float foot = box.y() + Math.round((box.height() - tab.capHeight()) / 2f) + grain;
            float x = box.x() + (box.width() - tab.width()) / 2;
            tab.drawShadowed(pane.batch(), x, foot, isOpen ? UiPalette.GOLD : UiPalette.BONE_DARK, frame.shown());
        }
    }

    private void drawSlot(UiPane pane, LayoutBox box, CodexBook.CodexEntry entry, boolean isSelected, int grain) {
        int rim = isSelected ? UiPalette.GOLD : UiPalette.STONE_DARK;
        pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.INK, rim, frame.shown());
        if (!entry.isMet()) {
            float middle = box.x() + box.width() / 2f;
            pane.glow(
                    middle,
                    box.y() + box.height() / 2f,
                    box.width() / 2f,
                    UiPalette.STONE,
                    UNMET_LIGHT * frame.shown());
        }
        picture.draw(pane, entry, box, grain, 0, frame.shown());
    }

    private void drawTold(UiPane pane, int grain, float seconds) {
        CodexBook.CodexEntry entry = entries.get(shelf.selected());
        float alpha = frame.shown();
        pane.panel(stage.x(), stage.y(), stage.width(), stage.height(), grain, UiPalette.INK, UiPalette.STONE, alpha);
        float middle = stage.x() + stage.width() / 2f;
        float height = stage.y() + stage.height() / 2f;
        pane.glow(
                middle, height, stage.height() * 0.8f, entry.isMet() ? UiPalette.FLAME : UiPalette.STONE, 0.3f * alpha);
        if (isSampled) {
            drawSample(pane, grain, alpha);
        } else {
            picture.draw(pane, entry, stage, 2 * grain, seconds, alpha);
        }
        name.wrap(told.width());
        float nameFoot = stage.y() - 8f * grain - name.capHeight();
        name.drawShadowed(
                pane.batch(), told.x(), nameFoot, entry.isMet() ? UiPalette.GOLD : UiPalette.BONE_DARK, alpha);
        words.wrap(told.width());
        float foot = nameFoot - (name.height() - name.capHeight()) - 6f * grain - words.capHeight();
        words.drawShadowed(pane.batch(), told.x(), foot, UiPalette.BONE, alpha);
    }

    private void drawSample(UiPane pane, int grain, float alpha) {
        int room = stage.height() - 4 * grain;
        int times = Math.max(1, Math.min(room / BiomeSample.HEIGHT, (stage.width() - 4 * grain) / BiomeSample.WIDTH));
        float x = stage.x() + Math.round((stage.width() - times * BiomeSample.WIDTH) / 2f);
        float y = stage.y() + Math.round((stage.height() - times * BiomeSample.HEIGHT) / 2f);
        sample.draw(pane, x, y, times * BiomeSample.WIDTH, times * BiomeSample.HEIGHT, alpha);
    }

    @Override
    public void dispose() {
        sample.dispose();
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (frame.isLeftBy(keycode, action)) {
            leave.run();
        } else if (keycode == Keys.TAB || keycode == Keys.E) {
            turnTo(chapter + 1);
            parts.sounds().play("ui_confirm");
        } else if (keycode == Keys.Q) {
            turnTo(chapter - 1);
            parts.sounds().play("ui_confirm");
        } else if (shelf.keyDown(keycode)) {
            parts.sounds().play("ui_move");
            tell();
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        frame.pointerMoved(x, y);
        if (shelf.point(x, y)) {
            tell();
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (frame.isLeftAt(x, y)) {
            leave.run();
        }
        for (int i = 0; i < tabBoxes.size(); i++) {
            if (tabBoxes.get(i).contains(x, y)) {
                turnTo(i);
                parts.sounds().play("ui_confirm");
            }
        }
    }

    @Override
    public void wheelTurned(int notches) {
        shelf.scroll(notches);
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
        void draw(UiPane pane, CodexBook.CodexEntry entry, LayoutBox box, int grain, float seconds, float alpha) {
            time += seconds;
            String sprite = entry.sprite();
            if (sprite == null) {
                drawPatch(pane, entry, box, grain, alpha);
                return;
            }
            int frame = seconds > 0 && sprite.endsWith(".idle")
                    ? (int) (time * FRAMES_A_SECOND) % sprites.frames(sprite)
                    : 0;
            TextureRegion picture = sprites.frame(sprite, frame);
            int times = fit(picture.getRegionWidth(), picture.getRegionHeight(), box, grain);
            float x = box.x() + Math.round((box.width() - picture.getRegionWidth() * times) / 2f);
            float y = box.y() + Math.round((box.height() - picture.getRegionHeight() * times) / 2f);
            if (entry.isMet()) {
                pane.picture(picture, x, y, times, alpha);
            } else {
                pane.lowerRows(picture, x, y, picture.getRegionHeight(), times, 0x05040a, alpha);
            }
        }

        private static int fit(int width, int height, LayoutBox box, int grain) {
            int times = grain;
            while (times > 1
                    && (width * times > box.width() - MARGIN_GRAINS * times
                            || height * times > box.height() - MARGIN_GRAINS * times)) {
                times--;
            }
            return times;
        }

        private static void drawPatch(UiPane pane, CodexBook.CodexEntry entry, LayoutBox box, int grain, float alpha) {
            int side = PATCH * fit(PATCH, PATCH, box, grain);
            float x = box.x() + (box.width() - side) / 2f;
            float y = box.y() + (box.height() - side) / 2f;
            int rgb = entry.isMet() ? entry.rgb() : 0x05040a;
            pane.panel(x, y, side, side, grain, rgb, UiPalette.mix(rgb, UiPalette.BONE, 0.25f), alpha);
        }
    }
}
