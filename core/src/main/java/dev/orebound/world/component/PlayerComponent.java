package dev.orebound.world.component;

import com.badlogic.ashley.core.Component;
import com.badlogic.gdx.utils.Pool.Poolable;
import dev.orebound.content.Ore;
import java.util.Arrays;

/** The player's alchemist: what the intent asks for, and what the flasks hold. */
public final class PlayerComponent implements Component, Poolable {
    /** One for each kind of ore that there can be. */
    public static final int FLASKS = Ore.MOST_KINDS;

    /** Measures of each ore, by the ore's index. */
    public final int[] flasks = new int[FLASKS];

    /** Whether the intent holds interact. */
    public boolean interacts;

    /** Whether it held interact a tick ago, so that holding on does nothing. */
    public boolean interacted;

    /** The id of the room that the alchemist is in, 0 for none. */
    public int room;

    @Override
    public void reset() {
        Arrays.fill(flasks, 0);
        interacts = false;
        interacted = false;
        room = 0;
    }
}
