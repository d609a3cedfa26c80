package dev.orebound.workbench.panel;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.PageSkin;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.action.PlaytesterActions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The panel at the left of the window: each action with its key and state. */
public final class ActionPanel extends Table {
    private static final int WIDTH = 272;
    private static final int LEAST_WIDTH = 206;
    private static final int NOTICE_WIDTH = 460;
    private static final int ROW = 24;
    private static final int PADDING = 6;
    private static final int GAP = 4;

    private final PlaytesterActions actions;
    private final PageSkin skin;
    private final List<ActionRow> rows = new ArrayList<>();
    private final TextLabel room;
    private final Explanation explanation;

    /** @param run runs the console line of a chosen action; if it ends in a blank, it must be completed */
    public ActionPanel(PlaytesterActions actions, PageContext parts, Consumer<String> run) {
        this.actions = actions;
        skin = parts.skin();
        room = parts.label("action_key", "");
        explanation = new Explanation(parts);
        setTouchable(Touchable.enabled);
        background(skin.drawable("bench")).pad(skin.units(PADDING));
        defaults().growX().minSize(0).prefHeight(skin.units(ROW));
        Table title = new Table().padLeft(skin.grains(2)).padRight(skin.grains(2));
        title.add(parts.label("action_key", parts.texts().get("bench.panel.title")));
        title.add(parts.label("hint", parts.texts().get("bench.panel.console")).align(Align.right))
                .expandX()
                .right();
        add(title).padBottom(skin.units(GAP)).row();
        for (List<PanelAction> group : PanelAction.ROWS) {
            if (!rows.isEmpty()) {
                add(new DrawnWidget((pane, x, y, width, height, alpha) ->
                                pane.fill(x, y, width, height, UiPalette.STONE, alpha)))
                        .prefHeight(skin.grains(0.5f))
                        .row();
                add(room).padLeft(skin.grains(2)).row();
            }
            group.forEach(action ->
                    add(kept(ActionRow.wide(action, actions, parts, run))).row());
        }
        for (List<PanelAction> group : PanelAction.STRIPS) {
            Table strip = new Table();
            strip.defaults().grow().uniformX().minSize(0).prefWidth(1).spaceLeft(skin.units(GAP));
            group.forEach(action -> strip.add(kept(ActionRow.narrow(action, actions, parts, run))));
            add(strip).padTop(skin.units(GAP)).row();
        }
    }

    private ActionRow kept(ActionRow row) {
        rows.add(row);
        return row;
    }

    /** Returns the actor that explains the focused action beside the panel, and why it is impossible now. */
    public Table explanation() {
        return explanation;
    }

    /** Lays the panel out between two parts of the HUD; it covers the portraits of companions. */
    public void resize(InterfaceSize size) {
        HudLayout hud = HudLayout.of(size);
        int gap = 2 * size.pixels(GAP);
        int x = hud.gear().x();
        // In a narrow window the notice of a trap comes down beside it.
        int beside = size.width() / 2 - size.pixels(NOTICE_WIDTH / 2f) - gap - x;
        int top = hud.gear().y() - gap;
        int high = Math.min((int) getPrefHeight(), top - hud.toasts().top());
        int width = Math.min(size.pixels(WIDTH), Math.max(size.pixels(LEAST_WIDTH), beside));
        setBounds(x, top - high, width, high);
        validate();
    }

    @Override
    public void act(float seconds) {
        ActionRow told = null;
        if (isVisible()) {
            super.act(seconds);
            room.set(ActionState.AIMED_ROOM.words().apply(actions));
            room.look(skin.text(actions.rooms().aimedAt() == null ? "hint" : "action_key", false));
            for (ActionRow row : rows) {
                told = row.isFocused() ? row : told;
            }
        }
        explanation.explain(told, this);
    }

    /** Returns the console line that a key runs, or an empty one; works while the panel is hidden too. */
    public static String lineOf(int keycode) {
        for (List<PanelAction> group : PanelAction.ROWS) {
            for (PanelAction action : group) {
                if (action.key() == keycode) {
                    return action.line();
                }
            }
        }
        return "";
    }

    /** Explains an action, and why it is impossible now. */
    private static final class Explanation extends Table {
        private static final int WIDTH = 300;

        private final PageSkin skin;
        private final TextLabel summary;
        private final TextLabel against;

        Explanation(PageContext parts) {
            skin = parts.skin();
            summary = parts.label("note", "").wrapped(skin.units(WIDTH));
            against = parts.label("note", "").wrapped(skin.units(WIDTH)).tint(UiPalette.FLAME);
            setTouchable(Touchable.disabled);
            background(skin.drawable("slot")).pad(skin.units(8));
            defaults().left();
            add(summary).row();
            add(against)
                    .height(new PixelValue(() -> against.text().isEmpty() ? 0 : against.getPrefHeight()))
                    .padTop(new PixelValue(
                            () -> against.text().isEmpty() ? 0 : skin.size().pixels(8)));
        }

        void explain(@Nullable ActionRow row, Table panel) {
            setVisible(row != null);
            if (row != null) {
                summary.set(row.explanation());
                against.set(row.whyNot());
                pack();
                float top = row.getY() + row.getHeight();
                for (Group above = row.getParent(); above != null; above = above.getParent()) {
                    top += above.getY();
                }
                setPosition(panel.getX() + panel.getWidth() + skin.size().grain(), Math.round(top - getHeight()));
            }
        }
    }
}
