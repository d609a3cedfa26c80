package dev.orebound.workbench.panel;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.workbench.action.RoomActions.Deed;
import java.util.List;

/**
 * One thing on the panel: a line for the console, that a key or a click runs. {@code bench.hand.<id>} is its name.
 *
 * @param key that does it, or {@link #NO_KEY}
 * @param line what is run; one that ends in a blank is to be gone on with in the console
 * @param state how it stands
 */
record PanelAction(String id, int key, String line, ActionState state) {
    static final int NO_KEY = -1;

    /** Those with keys, one a row: first time, then trap rooms. */
    static final List<List<PanelAction>> ROWS = List.of(
            List.of(
                    new PanelAction("halt", Keys.F3, "halt", new ActionState.Halt()),
                    new PanelAction("tick", Keys.F4, "tick", new ActionState.Tick()),
                    new PanelAction("slow", Keys.F5, "slow", new ActionState.Slow())),
            List.of(
                    new PanelAction("next_room", Keys.F6, "go next", new ActionState.NextRoom()),
                    new PanelAction("spring", Keys.F7, "spring", new ActionState.OfRoom(Deed.SPRING)),
                    new PanelAction("win", Keys.F8, "win", new ActionState.OfRoom(Deed.WIN)),
                    new PanelAction("reset", Keys.F9, "reset", new ActionState.OfRoom(Deed.RESET))));

    /** Those without, side by side: where one points, the party, the floor. */
    static final List<List<PanelAction>> STRIPS = List.of(
            List.of(clicked("spawn", "spawn "), clicked("kill", "kill 1"), clicked("go_here", "go here")),
            List.of(clicked("heal", "heal"), clicked("fill", "fill"), clicked("give", "give ")),
            List.of(
                    new PanelAction("golem", NO_KEY, "golem ", new ActionState.Golem()),
                    clicked("reveal", "reveal"),
                    clicked("steps", "step")),
            List.of(clicked("seed", "seed +1"), clicked("same", "seed +0"), clicked("kind", "kind ")),
            List.of(clicked("up", "depth up"), clicked("down", "depth down"), clicked("depth", "depth ")));

    private static PanelAction clicked(String id, String line) {
        return new PanelAction(id, NO_KEY, line, ActionState.NONE);
    }

    /** True if it wants more than a click. */
    boolean isGoneOnWith() {
        return line.endsWith(" ");
    }
}
