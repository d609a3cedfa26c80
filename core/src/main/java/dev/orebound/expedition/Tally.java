package dev.orebound.expedition;

import dev.orebound.world.Event;
import dev.orebound.world.Events;

/** What was done in a run, counted from events. */
public final class Tally {
    private long ticks;
    private int deepest;
    private int monstersSlain;
    private int oreMeasures;
    private int chestsOpened;
    private int arenasCleared;
    private int slainBy = -1;
    private boolean isGivenUp;

    void countTick(Events events) {
        ticks++;
        for (int i = 0; i < events.size(); i++) {
            count(events.at(i));
        }
    }

    void reach(int depth) {
        deepest = Math.max(deepest, depth);
    }

    private void count(Event event) {
        switch (event.type()) {
            case MONSTER_DIED, MONSTER_FELL -> monstersSlain++;
            case ORE_PICKED_UP -> oreMeasures += event.amount();
            case CHEST_OPENED -> chestsOpened++;
            case ARENA_CLEARED -> arenasCleared++;
            case PLAYER_DIED -> {
                slainBy = event.kind();
                isGivenUp = event.otherSpawnId() == Event.NOBODY;
            }
            default -> {}
        }
    }

    /** Ticks played on all floors. */
    public long ticks() {
        return ticks;
    }

    /** The greatest depth reached. */
    public int deepest() {
        return deepest;
    }

    public int monstersSlain() {
        return monstersSlain;
    }

    /** Measures of ore that went into the flasks. */
    public int oreMeasures() {
        return oreMeasures;
    }

    public int chestsOpened() {
        return chestsOpened;
    }

    public int arenasCleared() {
        return arenasCleared;
    }

    /** True if the run ended because nobody wanted to go on. */
    public boolean isGivenUp() {
        return isGivenUp;
    }

    /** The kind of monster that ended the run, or -1: it was given up, or fire or the like did that no monster brought. */
    public int slainBy() {
        return slainBy;
    }
}
