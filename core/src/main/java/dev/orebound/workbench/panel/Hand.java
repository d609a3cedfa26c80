package dev.orebound.workbench.panel;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.workbench.hand.RoomHands.Deed;
import java.util.List;

/**
 * One thing on the panel: a line for the console, that a key or a click runs. {@code bench.hand.<id>} is its name.
 *
 * @param key that does it, or {@link #NO_KEY}
 * @param line what is run; one that ends in a blank is to be gone on with in the console
 * @param state how it stands
 */
record Hand(String id, int key, String line, RowState state) {
    static final int NO_KEY = -1;

    /** Those with keys, one a row: first time, then trap rooms. */
    static final List<List<Hand>> ROWS = List.of(
            List.of(
                    new Hand("halt", Keys.F3, "halt", new RowState.Halt()),
                    new Hand("tick", Keys.F4, "tick", new RowState.Tick()),
                    new Hand("slow", Keys.F5, "slow", new RowState.Slow())),
            List.of(
                    new Hand("next_room", Keys.F6, "go next", new RowState.NextRoom()),
                    new Hand("spring", Keys.F7, "spring", new RowState.OfRoom(Deed.SPRING)),
                    new Hand("win", Keys.F8, "win", new RowState.OfRoom(Deed.WIN)),
                    new Hand("reset", Keys.F9, "reset", new RowState.OfRoom(Deed.RESET))));

    /** Those without, side by side: where one points, the party, the floor. */
    static final List<List<Hand>> STRIPS = List.of(
            List.of(clicked("spawn", "spawn "), clicked("kill", "kill 1"), clicked("go_here", "go here")),
            List.of(clicked("heal", "heal"), clicked("fill", "fill"), clicked("give", "give ")),
            List.of(
                    new Hand("golem", NO_KEY, "golem ", new RowState.Golem()),
                    clicked("reveal", "reveal"),
                    clicked("steps", "step")),
            List.of(clicked("seed", "seed +1"), clicked("same", "seed +0"), clicked("kind", "kind ")),
            List.of(clicked("up", "depth up"), clicked("down", "depth down"), clicked("depth", "depth ")));

    private static Hand clicked(String id, String line) {
        return new Hand(id, NO_KEY, line, RowState.NONE);
    }

    /** True if it wants more than a click. */
    boolean isGoneOnWith() {
        return line.endsWith(" ");
    }
}
