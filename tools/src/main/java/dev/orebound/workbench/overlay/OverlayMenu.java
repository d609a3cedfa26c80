package dev.orebound.workbench.overlay;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/** The menu of overlays along the right side of the window; a row that is chosen toggles its overlay. */
final class OverlayMenu extends Table {
    private static final int ROW_UNITS = 20;

    /** The least row height; if there is less room, the rows stand in several columns. */
    private static final int LEAST_ROW_UNITS = 16;

    private static final int PADDING_UNITS = 8;
    private static final int TICK_UNITS = 11;
    private static final int GAP_UNITS = 10;

    private final List<OverlayRow> rows = new ArrayList<>();

    OverlayMenu(PageContext parts, BenchOverlays overlays) {
        setTouchable(Touchable.enabled);
        background(parts.skin().drawable("menu")).pad(parts.skin().units(PADDING_UNITS));
        defaults().growX().minHeight(0).prefHeight(parts.skin().units(ROW_UNITS));
        overlays.names().forEach(name -> rows.add(new OverlayRow(parts, overlays, name)));
    }

    /** Lays the menu out between the parts of the HUD, in more columns if there is little room. */
    void resize(InterfaceSize size) {
        HudLayout hud = HudLayout.of(size);
        int gap = size.pixels(GAP_UNITS);
        int room = hud.horde().y() - hud.place().top() - 2 * gap;
        int most = Math.max(1, (room - 2 * size.pixels(PADDING_UNITS)) / size.pixels(LEAST_ROW_UNITS));
        int columns = (rows.size() + most - 1) / most;
        int high = (rows.size() + columns - 1) / columns;
        clearChildren();
        for (int i = 0; i < high * columns; i++) {
            int row = i % columns * high + i / columns;
            if (row < rows.size()) {
                add(rows.get(row)).padRight(i % columns == columns - 1 ? 0 : size.pixels(GAP_UNITS));
            }
            if (i % columns == columns - 1) {
                row();
            }
        }
        setSize(getPrefWidth(), Math.min(getPrefHeight(), room));
        setPosition(hud.horde().right() - getWidth(), hud.horde().y() - gap - getHeight());
        validate();
    }

    /** A row with a tick and the name of an overlay. */
    private static final class OverlayRow extends FocusRow {
        private final PageContext parts;
        private final BenchOverlays overlays;
        private final String overlay;
        private final TextLabel label;

        OverlayRow(PageContext parts, BenchOverlays overlays, String overlay) {
            super(parts.row("bench"), () -> overlays.show(overlay, !overlays.isShown(overlay)));
            this.parts = parts;
            this.overlays = overlays;
            this.overlay = overlay;
            label = parts.label("choice", parts.texts().get("overlay.name." + overlay));
            add(new DrawnWidget(this::drawTick)).size(parts.skin().units(TICK_UNITS));
            add(label).expandX().left().padLeft(parts.skin().units(PADDING_UNITS));
        }

        @Override
        public void act(float seconds) {
            super.act(seconds);
            label.look(parts.look(overlays.isShown(overlay) ? "choice" : "choice_off"));
        }

        private void drawTick(UiPane pane, int x, int y, int side, int height, float alpha) {
            boolean isOn = overlays.isShown(overlay);
            int rim = isFocused() ? UiPalette.GOLD_LIGHT : isOn ? UiPalette.GOLD : UiPalette.BONE_DARK;
            pane.fill(x, y, side, side, rim, alpha);
            pane.fill(x + 1, y + 1, side - 2, side - 2, UiPalette.NIGHT, alpha);
            if (isOn) {
                float third = side / 3f;
                float middle = x + third * 1.3f;
                float foot = y + third * 0.7f;
                pane.line(x + third * 0.7f, y + side / 2f, middle, foot, 2, UiPalette.GOLD_LIGHT, alpha);
                pane.line(
                        middle, foot, x + side - third * 0.6f, y + side - third * 0.7f, 2, UiPalette.GOLD_LIGHT, alpha);
            }
        }
    }
}
