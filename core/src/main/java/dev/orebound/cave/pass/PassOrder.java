package dev.orebound.cave.pass;

import dev.orebound.cave.floor.FloorKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Checks a list of passes by what they declare, before any of them runs. */
public final class PassOrder {
    private PassOrder() {}

    /**
     * Every key that is read was written earlier, every key has exactly one writer, no name stands twice.
     *
     * @throws IllegalArgumentException that names every pass and key that is wrong
     */
    public static void check(List<FloorPass> passes) {
        List<String> faults = new ArrayList<>();
        Map<FloorKey<?>, String> writers = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        for (FloorPass pass : passes) {
            if (names.contains(pass.name())) {
                faults.add(pass.name() + " stands twice");
            }
            names.add(pass.name());
            checkReads(pass, writers, faults);
            addWrites(pass, writers, faults);
        }
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException("the list of passes is wrong: " + String.join("; ", faults));
        }
    }

    private static void checkReads(FloorPass pass, Map<FloorKey<?>, String> writers, List<String> faults) {
        for (FloorKey<?> key : pass.reads()) {
            if (!writers.containsKey(key)) {
                faults.add(pass.name() + " reads " + key + ", which no earlier pass writes");
            }
        }
    }

    private static void addWrites(FloorPass pass, Map<FloorKey<?>, String> writers, List<String> faults) {
        for (FloorKey<?> key : pass.writes()) {
            String writer = writers.putIfAbsent(key, pass.name());
            if (writer != null) {
                faults.add(pass.name() + " writes " + key + ", which " + writer + " already writes");
            }
        }
    }
}
