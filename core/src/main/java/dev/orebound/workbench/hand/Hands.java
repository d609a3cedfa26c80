package dev.orebound.workbench.hand;

import dev.orebound.expedition.Expedition;
import dev.orebound.workbench.pace.Pace;

/** All hands of a playtester on one run. */
public final class Hands {
    private final TestedRun run;
    private final TimeHands time;
    private final RoomHands rooms;
    private final LifeHands life;
    private final FloorHands floor;

    /** Hands that reach a run as soon as one is entered. */
    public Hands(TestedRun run, Pace pace, Eyes eyes) {
        this.run = run;
        time = new TimeHands(run, pace);
        rooms = new RoomHands(run);
        life = new LifeHands(run);
        floor = new FloorHands(run, eyes);
    }

    /** A floor was entered. */
    public void enter(Expedition entered) {
        run.enter(entered);
        rooms.enter();
    }

    public TestedRun run() {
        return run;
    }

    public TimeHands time() {
        return time;
    }

    public RoomHands rooms() {
        return rooms;
    }

    public LifeHands life() {
        return life;
    }

    public FloorHands floor() {
        return floor;
    }
}
