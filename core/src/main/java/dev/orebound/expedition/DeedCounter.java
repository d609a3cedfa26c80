package dev.orebound.expedition;

import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.DeathEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import java.util.ArrayList;
import java.util.List;

/** What was done in a run, counted from events. */
public final class DeedCounter {
    private long ticks;
    private int deepest;
    private int monstersSlain;
    private int oreMeasures;
    private int chestsOpened;
    private int arenasCleared;
    private int golemsWoken;
    private int scrollsRead;
    private final List<String> path = new ArrayList<>();
    private int slainBy = -1;
    private boolean isGivenUp;
    private boolean isHelped;

    DeedCounter() {
        this(RunDeeds.NONE);
    }

    /** Goes on counting. */
    DeedCounter(RunDeeds before) {
        ticks = before.ticks();
        deepest = before.deepest();
        monstersSlain = before.monstersSlain();
        oreMeasures = before.oreMeasures();
        chestsOpened = before.chestsOpened();
        arenasCleared = before.arenasCleared();
        golemsWoken = before.golemsWoken();
        scrollsRead = before.scrollsRead();
        path.addAll(before.path());
        isHelped = before.isHelped();
    }

    /** All that was counted so far. */
    public RunDeeds deeds() {
        return new RunDeeds(
                ticks,
                deepest,
                monstersSlain,
                oreMeasures,
                chestsOpened,
                arenasCleared,
                golemsWoken,
                scrollsRead,
                path,
                isHelped);
    }

    void countTick(TickEvents events) {
        ticks++;
        for (int i = 0; i < events.size(); i++) {
            count(events.at(i));
        }
    }

    /** A playtester gave an order, or did not. */
    void help(boolean hasHelped) {
        isHelped |= hasHelped;
    }

    /** True once a playtester has given an order. */
    public boolean isHelped() {
        return isHelped;
    }

    /** The nodes that were entered are of a descent that the run has left. */
    void forgetPath() {
        path.clear();
    }

    void reach(String node, int depth) {
        path.add(node);
        deepest = Math.max(deepest, depth);
    }

    private void count(WorldEvent event) {
        switch (event.type()) {
            case MONSTER_DIED, MONSTER_FELL -> monstersSlain++;
            case ORE_PICKED_UP -> oreMeasures += ((OreEvent) event).measures;
            case CHEST_OPENED -> chestsOpened++;
            case ARENA_CLEARED -> arenasCleared++;
            case GOLEM_WOKEN, CAPTIVE_FREED -> golemsWoken++;
            case SCROLL_READ -> scrollsRead++;
            case PLAYER_DIED -> {
                DeathEvent death = (DeathEvent) event;
                slainBy = death.killer;
                isGivenUp = death.byId == WorldEvent.NOBODY;
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
