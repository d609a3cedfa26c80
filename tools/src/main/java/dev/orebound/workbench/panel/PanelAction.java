package dev.orebound.workbench.panel;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.workbench.action.RoomActions.RoomAction;
import java.util.List;

/**
 * An action on the panel: a console line that a key or a click runs. {@code bench.hand.<id>} is its name.
 *
 * @param id its id
 * @param key its key, or {@link #NO_KEY}
 * @param line the line to run; if it ends in a blank, it is completed in the console
 * @param state how its state is shown
 */
record PanelAction(String id, int key, String line, ActionState state) {
    static final int NO_KEY = -1;

    /** The actions that have a row: time first, then trap rooms. */
    static final List<List<PanelAction>> ROWS = List.of(
            List.of(
                    new PanelAction("halt", Keys.F3, "halt", ActionState.HALT),
                    new PanelAction("tick", Keys.F4, "tick", ActionState.TICK),
                    new PanelAction("slow", NO_KEY, "slow", ActionState.PACE),
                    new PanelAction("reload", Keys.F5, "reload", ActionState.NONE)),
            List.of(
                    new PanelAction("next_room", Keys.F6, "go next", ActionState.NEXT_ROOM),
                    new PanelAction("spring", Keys.F7, "spring", ActionState.ofRoom(RoomAction.SPRING)),
                    new PanelAction("win", Keys.F8, "win", ActionState.ofRoom(RoomAction.WIN)),
                    new PanelAction("reset", Keys.F9, "reset", ActionState.ofRoom(RoomAction.RESET))));

    /** The other actions, side by side: at the pointed cell, on the party, on the floor. */
    static final List<List<PanelAction>> STRIPS = List.of(
            List.of(clicked("spawn", "spawn "), clicked("kill", "kill 1"), clicked("go_here", "go here")),
            List.of(
                    clicked("heal", "heal"),
                    clicked("fill", "fill"),
                    clicked("give", "give "),
                    clicked("gear", "gear ")),
            List.of(
                    new PanelAction("golem", NO_KEY, "golem ", ActionState.GOLEM),
                    clicked("reveal", "reveal"),
                    clicked("steps", "step")),
            List.of(clicked("seed", "seed +1"), clicked("same", "seed +0"), clicked("kind", "kind ")),
            List.of(clicked("up", "depth up"), clicked("down", "depth down"), clicked("depth", "depth ")));

    private static PanelAction clicked(String id, String line) {
        return new PanelAction(id, NO_KEY, line, ActionState.NONE);
    }
}
