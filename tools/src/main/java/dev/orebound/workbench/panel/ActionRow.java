package dev.orebound.workbench.panel;

import com.badlogic.gdx.utils.Align;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.workbench.action.PlaytesterActions;
import java.util.function.Consumer;

/** An action on the panel: a row with key, name and state, or a button with its name alone. */
final class ActionRow extends FocusRow {
    private static final int KEY_GRAINS = 11;

    private final PanelAction action;
    private final PlaytesterActions actions;
    private final PageContext parts;
    private final TextLabel key;
    private final TextLabel name;
    private final TextLabel state;

    private ActionRow(
            PanelAction action, String look, PlaytesterActions actions, PageContext parts, Consumer<String> run) {
        super(parts.row(look), () -> run.accept(action.line()));
        this.action = action;
        this.actions = actions;
        this.parts = parts;
        key = parts.label(
                "hint",
                action.key() == PanelAction.NO_KEY
                        ? ""
                        : parts.bindings().layout().nameOf(action.key()));
        name = parts.label("choice", parts.texts().get("bench.hand." + action.id()));
        state = parts.label("hint", "");
    }

    /** Returns a row over the whole width of the panel. */
    static ActionRow wide(PanelAction action, PlaytesterActions actions, PageContext parts, Consumer<String> run) {
        ActionRow row = new ActionRow(action, "bench", actions, parts, run);
        row.padLeft(parts.skin().grains(2)).padRight(parts.skin().grains(2));
        row.add(row.key).width(parts.skin().grains(KEY_GRAINS));
        row.add(row.name.fitted()).growX();
        row.add(row.state.fitted());
        return row;
    }

    /** Returns a button, of which several stand side by side. */
    static ActionRow narrow(PanelAction action, PlaytesterActions actions, PageContext parts, Consumer<String> run) {
        ActionRow row = new ActionRow(action, "bench_button", actions, parts, run);
        row.add(row.name.fitted().align(Align.center)).growX();
        return row;
    }

    /** Returns the text that explains it. */
    String explanation() {
        String line = action.line().strip();
        int end = line.indexOf(' ');
        return parts.texts().get("bench.command." + (end < 0 ? line : line.substring(0, end)));
    }

    /** Returns why it is impossible now, or an empty text. */
    String whyNot() {
        String why = action.state().whyNot().apply(actions);
        return why.isEmpty() ? "" : parts.texts().get(why);
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        boolean isPossible = whyNot().isEmpty();
        key.look(parts.look(isPossible ? "action_key" : "hint"));
        name.look(parts.look(isPossible ? "choice" : "hint"));
        state.look(parts.look(isPossible ? "words" : "hint"));
        state.set(action.state().words().apply(actions));
    }
}
