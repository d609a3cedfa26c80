package dev.orebound.bench;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaWave;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.lab.bench.RecordCopy;
import java.util.ArrayList;
import java.util.List;

/** The game's content with one change: in every arena as many monsters as it can hold come up at once. */
final class CrowdedContent {
    /** A budget that fills the room with the most expensive monsters. */
    private static final int BUDGET = 2_000;

    private CrowdedContent() {}

    static Content read() {
        Content content = Content.read(new BuiltInAssets());
        List<ArenaKind> crowded = new ArrayList<>();
        for (ArenaKind kind : content.arenaKinds()) {
            crowded.add((ArenaKind) RecordCopy.of(kind, CrowdedContent::crowded));
        }
        return (Content) RecordCopy.of(
                content, (name, value) -> name.equals("arenaKinds") ? new ContentTable<>(crowded) : value);
    }

    private static Object crowded(String name, Object value) {
        return switch (name) {
            case "spring" -> ArenaKind.Spring.STEPPING_IN;
            case "goal" -> ArenaKind.Goal.BEAT_WAVES;
            case "holdOutTicks" -> 0;
            case "waves" -> List.of(wave());
            case "pace" -> RecordCopy.of(value, CrowdedContent::patient);
            default -> value;
        };
    }

    private static ArenaWave wave() {
        return new ArenaWave(BUDGET, 0, ArenaKind.MOST_MONSTERS, List.of(), ArenaWave.WaveMarks.SCATTERED, List.of());
    }

    /** Changes the watchdog so that it waits longer than any measurement. */
    private static Object patient(String name, Object value) {
        return name.equals("watchdogTicks") ? Integer.MAX_VALUE : value;
    }
}
