package dev.orebound.lab.arena;

import com.badlogic.gdx.utils.LongArray;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;

/** The intents of a trial, tick by tick: everything that a save holds besides the entrance. */
final class TrialJournal {
    private final LongArray intents = new LongArray();

    void add(long packed) {
        intents.add(packed);
    }

    /** How many ticks were played. */
    int size() {
        return intents.size;
    }

    /** Plays all of it in a world that is at its first tick. */
    void playIn(World world) {
        Intent intent = new Intent();
        for (int i = 0; i < intents.size; i++) {
            intent.unpack(intents.get(i));
            world.step(intent);
        }
    }
}
