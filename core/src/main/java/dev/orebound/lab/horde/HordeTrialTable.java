package dev.orebound.lab.horde;

import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import java.util.Locale;

/** How those who live on many floors fared, as a table for people. */
final class HordeTrialTable {
    private final StringBuilder text = new StringBuilder();

    private HordeTrialTable() {}

    /** The table, each line ended by a line feed. */
    static String text(HordeSurvey survey) {
        HordeTrialTable table = new HordeTrialTable();
        HordeTrialTally tally = survey.tally();
        table.line(
                "%d floors, %d lives, %d ticks, %d floors broken, %.1f seconds, %.1f microseconds a tick",
                tally.floors(),
                tally.lives(),
                tally.ticks(),
                tally.broken().size(),
                survey.seconds(),
                survey.seconds() * 1e6 / Math.max(1, tally.ticks()));
        table.line(
                "hash %016x, seen of a floor %.0f %%",
                tally.hash(), tally.seenPercent().mean());
        table.addFaults(tally);
        table.addStates(tally);
        table.addEvents(tally);
        tally.broken().forEach(table::addBroken);
        tally.missing().forEach(missing -> table.line("\n%s", missing));
        return table.text.toString();
    }

    private void addFaults(HordeTrialTally tally) {
        line("");
        line("%-24s %8s", "promise", "broken");
        tally.faults().forEach((rule, floors) -> line("%-24s %8d", rule, floors));
    }

    private void addStates(HordeTrialTally tally) {
        line("");
        line("%-24s %8s %12s", "state", "floors", "seconds");
        for (MindState state : MindState.values()) {
            line(
                    "%-24s %8d %12d",
                    state.name().toLowerCase(Locale.ROOT), tally.floorsInState(state), tally.stateSeconds(state));
        }
    }

    private void addEvents(HordeTrialTally tally) {
        line("");
        line("%-24s %8s %12s", "event", "floors", "times");
        for (EventType type : EventType.values()) {
            line("%-24s %8d %12d", type.id(), tally.floorsWith(type), tally.happened(type));
        }
    }

    /** What was wrong, with a picture of each place. */
    private void addBroken(HordeTrialResult result) {
        for (int i = 0; i < result.faults().size(); i++) {
            BrokenHordeRule fault = result.faults().get(i);
            line("");
            line("%s", result.lines().get(i));
            text.append(fault.picture());
        }
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
