package dev.orebound.expedition;

import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.DeathEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import java.util.ArrayList;
import java.util.List;

/** Counts what is done in a run from the events of each tick. */
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

    /** Continues counting from earlier deeds. */
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

    /** Returns everything counted so far. */
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

    /** Records whether a playtester gave an order in this tick. */
    void help(boolean hasHelped) {
        isHelped |= hasHelped;
    }

    /** Returns true once a playtester has given an order. */
    public boolean isHelped() {
        return isHelped;
    }

    /** Forgets the entered nodes, because the run has left their descent. */
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

    /** Returns the ticks played on all floors. */
    public long ticks() {
        return ticks;
    }

    /** Returns the greatest depth reached. */
    public int deepest() {
        return deepest;
    }

    public int monstersSlain() {
        return monstersSlain;
    }

    /** Returns the measures of ore that were picked up. */
    public int oreMeasures() {
        return oreMeasures;
    }

    public int chestsOpened() {
        return chestsOpened;
    }

    public int arenasCleared() {
        return arenasCleared;
    }

    /** Returns true if the run ended because the player gave up. */
    public boolean isGivenUp() {
        return isGivenUp;
    }

    /**
     * Returns the kind of monster that ended the run; -1 if the player gave up or died by fire or the like without a
     * monster.
     */
    public int slainBy() {
        return slainBy;
    }
}
