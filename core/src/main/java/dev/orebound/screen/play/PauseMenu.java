package dev.orebound.screen.play;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.chance.Seed;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.descent.DescentScreen;
import dev.orebound.screen.hud.HudContext;
import dev.orebound.screen.hud.KeyCap;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.menu.ActionRow;
import dev.orebound.screen.menu.Menu;
import dev.orebound.screen.menu.MenuRow;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageStack;
import dev.orebound.screen.party.PartySheet;
import dev.orebound.screen.party.SatchelPage;
import dev.orebound.screen.settings.SettingsPage;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The menu over a paused run. */
public final class PauseMenu implements GameScreen {
    private static final int WIDTH_UNITS = 520;
    private static final float FADE_A_SECOND = 6;

    /** The actions that the menu offers for the run. */
    public interface Choices {
        /** Resumes the game. */
        void resume();

        /** Gives up the run. */
        void giveUp();

        /** Returns true if the run is not saved anywhere, so that it cannot be exported. */
        default boolean isUnsaved() {
            return false;
        }
    }

    private final Choices choices;
    private final Expedition run;
    private final PageStack pages;
    private final GameContext equipment;
    private final ScreenNavigator navigator;
    private final Menu menu;
    private final TextLine title;
    private final TextLine seed;
    private final KeyList keys;
    private final SavingMonitor saving;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private LayoutBox ground = new LayoutBox(0, 0, 1, 1);
    private LayoutBox keysBox = ground;
    private float shown;

    public PauseMenu(
            Choices choices, Expedition run, PageStack pages, GameContext equipment, ScreenNavigator navigator) {
        this.choices = choices;
        this.equipment = equipment;
        this.run = run;
        this.navigator = navigator;
        this.pages = pages;
        Seed seed = run.seed();
        GameTexts texts = equipment.texts();
        FontSet fonts = equipment.fonts();
        title = new TextLine(fonts, TextStyle.HEADING, texts.get("pause.title"));
        this.seed = new TextLine(fonts, TextStyle.BODY, texts.format("hud.seed", seed.text()));
        keys = new KeyList(equipment.hudParts());
        saving = new SavingMonitor(equipment);
        List<MenuRow> rows = new ArrayList<>();
        rows.add(new ActionRow(fonts, texts.get("pause.resume"), this::resume));
        rows.add(new ActionRow(fonts, texts.get("satchel.title"), this::openSatchel));
        rows.add(new ActionRow(fonts, texts.get("way_down.title"), this::openDescent));
        rows.add(new ActionRow(fonts, texts.get("title.settings"), this::openSettings));
        if (!choices.isUnsaved()) {
            rows.add(ActionRow.reporting(fonts, texts.get("pause.export"), this::export));
        }
        rows.add(RunEndScreens.copySeedRow(fonts, texts, seed));
        rows.add(new ActionRow(fonts, texts.get("pause.give_up"), texts.get("menu.sure"), this::giveUp));
        rows.add(new ActionRow(fonts, texts.get("pause.to_title"), texts.get("menu.sure"), navigator::toTitle));
        menu = new Menu(WIDTH_UNITS, rows, equipment.sounds());
    }

    /** Writes the run to a file of its own; returns the message for the player. */
    private String export() {
        GameTexts texts = equipment.texts();
        try {
            return texts.format(
                    "pause.exported", equipment.start().saves().runs().export().getFileName());
        } catch (UnreadableFileException e) {
            equipment.start().platform().savingFailed(String.valueOf(e.getMessage()));
            return texts.get("pause.export_failed");
        }
    }

    private void openSatchel() {
        pages.open(new SatchelPage(equipment.pageParts(), PartySheet.of(run.world()), pages::close));
    }

    private void openDescent() {
        pages.open(DescentScreen.lookedUp(equipment.pageParts(), run, pages::close));
    }

    private void openSettings() {
        pages.open(new SettingsPage(equipment, navigator, pages));
    }

    private void resume() {
        equipment.settings().save();
        choices.resume();
    }

    private void giveUp() {
        equipment.settings().save();
        choices.giveUp();
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        saving.resizeAboveMenu(changed);
        int height = Math.min(changed.pixels(Menu.unitsHigh(menu.size())), changed.height() * 3 / 4);
        int bottom = Math.round((changed.height() - height) * 0.42f);
        // Keys and menu together are centred.
        int room = KeyList.room(changed);
        menu.layOut(new LayoutBox(room, bottom, changed.width() - room, height), changed);
        int rim = changed.pixels(20);
        LayoutBox first = menu.box(0);
        int foot = menu.box(menu.size() - 1).y() - changed.pixels(58);
        int high = first.top() + changed.pixels(64) - foot;
        ground = new LayoutBox(first.x() - rim, foot, first.width() + 2 * rim, high);
        keysBox = keys.beside(changed, ground);
    }

    @Override
    public void draw(float seconds) {
        shown = Math.min(1, shown + FADE_A_SECOND * seconds);
        UiPane pane = equipment.pane();
        pane.begin();
        pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 0.72f * shown);
        float middle = ground.x() + ground.width() / 2f;
        LayoutBox first = menu.box(0);
        LayoutBox last = menu.box(menu.size() - 1);
        drawGround(pane);
        float titleFoot = first.top() + size.pixels(26);
        title.drawShadowed(pane.batch(), middle - title.width() / 2, titleFoot, UiPalette.GOLD, shown);
        float seedFoot = last.y() - size.pixels(18) - seed.capHeight();
        seed.drawShadowed(pane.batch(), middle - seed.width() / 2, seedFoot, UiPalette.BONE, shown);
        menu.draw(pane, seconds);
        if (!choices.isUnsaved()) {
            saving.update(seconds);
            saving.draw(pane);
        }
        pane.end();
    }

    private void drawGround(UiPane pane) {
        LayoutBox box = ground;
        pane.panel(
                box.x(),
                box.y(),
                box.width(),
                box.height(),
                size.grain(),
                UiPalette.INK,
                UiPalette.STONE,
                0.88f * shown);
        keys.draw(pane, size, keysBox, shown);
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (action == GameAction.PAUSE) {
            resume();
        } else {
            menu.keyDown(keycode);
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        menu.pointerMoved(x, y);
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        menu.pointerDown(x, y);
    }

    @Override
    public void pointerDragged(float x, float y) {
        menu.pointerDragged(x);
    }

    @Override
    public void pointerUp(int button) {
        menu.pointerUp();
    }

    /** Lists all actions and their keys. */
    private static final class KeyList {
        /** Width that is left beside a menu in the narrowest window, in interface units. */
        private static final int UNITS_WIDE = 190;

        private static final int GAP_UNITS = 10;
        private static final int ROW_UNITS = 31;
        private static final int PADDING_UNITS = 10;

        private final HudContext parts;
        private final List<KeyRow> rows = new ArrayList<>();

        /** A key or a picture of a mouse button, and the action it is bound to. */
        private record KeyRow(
                @Nullable KeyCap key, @Nullable TextureRegion mouse, TextLine word) {}

        /** Creates the list of the current bindings. */
        KeyList(HudContext parts) {
            this.parts = parts;
            add("pause.key_strike", GameAction.STRIKE);
            add("pause.key_bolt", GameAction.BOLT);
            add("pause.key_throw", GameAction.THROW);
            add("pause.key_burst", GameAction.BURST);
            add("pause.key_dash", GameAction.DASH);
            add("pause.key_sneak", GameAction.SNEAK);
            add("pause.key_interact", GameAction.INTERACT);
            add("pause.key_flask", GameAction.NEXT_FLASK);
            add("pause.key_map", GameAction.MAP);
            add("pause.key_look", GameAction.LOOK);
        }

        private void add(String textKey, GameAction action) {
            TextureRegion mouse = KeyCap.mouseFor(parts, action);
            if (mouse != null) {
                rows.add(new KeyRow(null, mouse, word(textKey)));
            } else {
                KeyCap cap = new KeyCap(
                        parts.fonts(), TextStyle.SMALL, parts.bindings().keyName(action));
                rows.add(new KeyRow(cap, null, word(textKey)));
            }
        }

        private TextLine word(String textKey) {
            return new TextLine(parts.fonts(), TextStyle.SMALL, parts.texts().get(textKey));
        }

        /** Returns the width of the list including the gap to a menu, in pixels. */
        static int room(InterfaceSize size) {
            return size.pixels(UNITS_WIDE) + size.pixels(GAP_UNITS);
        }

        /** Returns the box of the list, to the left of a menu's ground if there is room. */
        LayoutBox beside(InterfaceSize size, LayoutBox menu) {
            int width = size.pixels(UNITS_WIDE);
            int height = size.pixels(rows.size() * ROW_UNITS + 2f * PADDING_UNITS);
            int x = Math.max(0, menu.x() - room(size));
            return new LayoutBox(x, menu.y() + (menu.height() - height) / 2, width, height);
        }

        /** Draws the list in its box. */
        void draw(UiPane pane, InterfaceSize size, LayoutBox box, float alpha) {
            int grain = size.grain();
            int padding = size.pixels(PADDING_UNITS);
            pane.panel(
                    box.x(), box.y(), box.width(), box.height(), grain, UiPalette.INK, UiPalette.STONE, 0.8f * alpha);
            int row = (box.height() - 2 * padding) / rows.size();
            int column = box.width() * 2 / 5;
            for (int i = 0; i < rows.size(); i++) {
                drawRow(
                        pane,
                        rows.get(i),
                        box.x() + padding,
                        box.top() - padding - (i + 1) * row,
                        row,
                        column,
                        grain,
                        alpha);
            }
        }

        private static void drawRow(
                UiPane pane, KeyRow row, int x, int y, int height, int column, int grain, float alpha) {
            KeyCap key = row.key;
            TextureRegion mouse = row.mouse;
            if (key != null) {
                key.draw(pane, x, y + (height - key.height(grain)) / 2, grain, alpha);
            } else if (mouse != null) {
                pane.picture(mouse, x, y + (height - mouse.getRegionHeight() * grain) / 2f, grain, alpha);
            }
            float foot = y + Math.round((height - row.word.capHeight()) / 2f);
            row.word.drawShadowed(pane.batch(), x + column, foot, UiPalette.BONE, alpha);
        }
    }
}
