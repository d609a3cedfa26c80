package dev.orebound.screen.watch;

import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.screen.account.AccountLines;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.menu.ActionRow;
import dev.orebound.screen.menu.Menu;
import dev.orebound.screen.menu.MenuRow;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The panel at the end of a watched replay: how it ended, and what the player can do now. */
final class ReplayEndPanel {
    private static final int WIDTH_UNITS = 460;
    private static final int PADDING_UNITS = 22;
    private static final int LEADING_UNITS = 14;

    private final TextLine title;
    private final TextLine words;
    private final Menu menu;
    private final int rgb;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private LayoutBox panel = new LayoutBox(0, 0, 1, 1);

    /** The actions that the panel at the end offers. */
    interface Ways {
        /** Starts from the beginning. */
        void again();

        /** Goes back by a few seconds. */
        void back();

        /** Lets the player take over. */
        void takeOver();

        /** Leaves. */
        void leave();
    }

    /**
     * Creates the panel for the run at the end of the replay.
     *
     * @param fault the fault that stopped the game there, or null
     */
    ReplayEndPanel(Expedition run, @Nullable GameFault fault, GameContext equipment, Ways actions) {
        GameTexts texts = equipment.texts();
        FontSet fonts = equipment.fonts();
        boolean isPlayed = run.status() == Expedition.RunStatus.PLAYING;
        boolean hasEnded = run.status() == Expedition.RunStatus.DEAD || run.status() == Expedition.RunStatus.WON;
        rgb = fault != null || run.status() == Expedition.RunStatus.DEAD ? UiPalette.BLOOD : UiPalette.GOLD;
        String head = texts.get(fault == null ? "watch.over" : "watch.broke");
        String below = fault == null ? texts.get("watch.over_words") : fault.toString();
        if (hasEnded) {
            AccountLines lines =
                    AccountLines.of(RunAccount.of(run, equipment.start().content(), ""), texts);
            head = lines.title();
            below = lines.cause();
        }
        title = new TextLine(fonts, TextStyle.HEADING, head);
        words = new TextLine(fonts, TextStyle.SMALL, below);
        List<MenuRow> rows = new ArrayList<>();
        rows.add(new ActionRow(fonts, texts.get("watch.again"), actions::again));
        rows.add(new ActionRow(fonts, texts.get("watch.back"), actions::back));
        if (isPlayed && fault == null) {
            rows.add(new ActionRow(fonts, texts.get("watch.take_over"), actions::takeOver));
        }
        rows.add(new ActionRow(fonts, texts.get("pause.to_title"), actions::leave));
        menu = new Menu(WIDTH_UNITS - 2 * PADDING_UNITS, rows, equipment.sounds());
    }

    /**
     * Lays the panel out in the middle of the window.
     *
     * @param foot the height above which it stays, in real pixels
     */
    void resize(InterfaceSize changed, int foot) {
        size = changed;
        int padding = changed.pixels(PADDING_UNITS);
        int leading = changed.pixels(LEADING_UNITS);
        int width = Math.min(changed.pixels(WIDTH_UNITS), changed.width() - 2 * padding);
        words.wrap(width - 2f * padding);
        int head = Math.round(title.capHeight() + words.height()) + 2 * leading;
        int rows = Math.min(changed.pixels(Menu.unitsHigh(menu.size())), changed.height() / 3);
        int height = head + rows + 2 * padding;
        int x = (changed.width() - width) / 2;
        int y = foot + Math.max(0, (changed.height() - foot - height) / 2);
        panel = new LayoutBox(x, y, width, height);
        menu.layOut(new LayoutBox(x, y + padding, width, rows), changed);
    }

    /** Draws the panel; the pane has begun. */
    void draw(UiPane pane, float seconds) {
        int padding = size.pixels(PADDING_UNITS);
        pane.panel(
                panel.x(),
                panel.y(),
                panel.width(),
                panel.height(),
                size.grain(),
                UiPalette.INK,
                UiPalette.STONE_LIGHT,
                0.94f);
        float middle = panel.x() + panel.width() / 2f;
        float foot = panel.top() - padding - title.capHeight();
        title.drawShadowed(pane.batch(), middle - title.width() / 2, foot, rgb, 1);
        float line = foot - size.pixels(LEADING_UNITS) - words.capHeight();
        words.drawShadowed(pane.batch(), middle - words.width() / 2, line, UiPalette.BONE_LIGHT, 1);
        menu.draw(pane, seconds);
    }

    /** Returns true if a point of the window is on the panel. */
    boolean contains(float x, float y) {
        return panel.contains(x, y);
    }

    /** Handles a key press; returns true if the menu used it. */
    boolean keyDown(int keycode) {
        return menu.keyDown(keycode);
    }

    void pointerMoved(float x, float y) {
        menu.pointerMoved(x, y);
    }

    void pointerDown(float x, float y) {
        menu.pointerDown(x, y);
    }
}
