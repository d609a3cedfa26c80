package dev.orebound.workbench.action;

import dev.orebound.expedition.Expedition;

/** All actions of a playtester on one run. */
public final class PlaytesterActions {
    private final TestedRun run;
    private final TimeActions time;
    private final RoomActions rooms;
    private final LifeActions life;
    private final FloorActions floor;

    /** Creates actions that work as soon as a run is entered. */
    public PlaytesterActions(TestedRun run, RunPace pace, BenchDisplay display) {
        this.run = run;
        time = new TimeActions(run, pace);
        rooms = new RoomActions(run);
        life = new LifeActions(run);
        floor = new FloorActions(run, display);
    }

    /** Takes in that a floor was entered. */
    public void enter(Expedition entered) {
        run.enter(entered);
        rooms.enter();
    }

    public TestedRun run() {
        return run;
    }

    public TimeActions time() {
        return time;
    }

    public RoomActions rooms() {
        return rooms;
    }

    public LifeActions life() {
        return life;
    }

    public FloorActions floor() {
        return floor;
    }
}
