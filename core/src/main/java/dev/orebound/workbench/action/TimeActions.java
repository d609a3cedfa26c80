package dev.orebound.workbench.action;

import dev.orebound.world.intent.IntentOrder;

/** Actions on time: slow down, halt and step. The world does not notice, but the journal records it. */
public final class TimeActions {
    private final TestedRun run;
    private final RunPace pace;

    TimeActions(TestedRun run, RunPace pace) {
        this.run = run;
        this.pace = pace;
    }

    public RunPace pace() {
        return pace;
    }

    /** Halts or resumes time. */
    public String halt() {
        pace.halt(!pace.isHalted());
        return told();
    }

    /** Selects the next slower pace and resumes time. If time was halted, it keeps its slow pace, or takes half. */
    public String slow() {
        if (!pace.isHalted() || pace.share() == 1) {
            pace.slower();
        }
        pace.halt(false);
        return told();
    }

    /** Sets the pace, 0 to 100 percent. */
    public String set(int percent) {
        pace.set(percent);
        return told();
    }

    /** Halts time and plays some ticks. */
    public String step(int ticks) {
        if (!pace.isHalted()) {
            run.order(IntentOrder.HELP_PACE, 0);
        }
        pace.step(ticks);
        return ticks == 1 ? run.say("bench.said.one_tick") : run.say("bench.said.ticks", ticks);
    }

    private String told() {
        run.order(IntentOrder.HELP_PACE, pace.percent());
        return pace.isHalted() ? run.say("bench.said.halted") : run.say("bench.said.pace", words());
    }

    /** Returns the pace as text, whether or not time is halted. */
    public String words() {
        if (pace.share() == 1) {
            return run.texts().get("bench.pace.usual");
        }
        float slowness = 1 / pace.share();
        return slowness == Math.round(slowness)
                ? run.say("bench.pace.part", Math.round(slowness))
                : run.say("bench.pace.percent", Math.round(pace.share() * 100));
    }
}
