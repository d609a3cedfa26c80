package dev.orebound.lab.check;

import dev.orebound.grid.Cells;
import dev.orebound.lab.check.DumpedVignettes.DumpedKey;
import dev.orebound.lab.check.DumpedVignettes.DumpedLever;
import dev.orebound.lab.check.DumpedVignettes.DumpedLock;
import dev.orebound.lab.check.DumpedVignettes.DumpedStep;
import dev.orebound.lab.check.DumpedVignettes.DumpedVignette;
import dev.orebound.lab.check.DumpedVignettes.DumpedWay;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Follows the steps of a certificate, with cells that open and close on the way. */
final class CertificateReplay {
    private static final int MEASURES_AN_ORE = 2;

    private final CheckedFloor floor;
    private final DumpedFloor made;
    private final boolean[] open;
    private final Set<String> done = new TreeSet<>();
    private final Map<String, Integer> spent = new LinkedHashMap<>();
    private int at;

    CertificateReplay(CheckedFloor floor) {
        this.floor = floor;
        made = floor.dump;
        open = floor.dry.clone();
        for (int cell = 0; cell < open.length; cell++) {
            open[cell] &= !floor.chest[cell];
        }
        floor.dump.fixtures.forEach(fixture -> open[fixture.at()] = false);
        made.locks.forEach(lock -> CheckedFloor.clear(lock.cells(), open));
        guardianDoors().forEach(doorway -> CheckedFloor.clear(doorway, open));
        at = floor.dump.start;
    }

    @Nullable
    String fault() {
        for (int number = 0; number < made.steps.size(); number++) {
            DumpedStep step = made.steps.get(number);
            if (step.deed().equals("exit")) {
                enterGuardianHall();
            }
            floor.search.walkFrom(at, open);
            if (!open[step.at()] || !floor.search.isReached(step.at())) {
                return "step " + (number + 1) + " stands at " + floor.place(step.at()) + ", which is not reached";
            }
            String fault = fault(step);
            if (fault != null) {
                return "step " + (number + 1) + " " + fault;
            }
            at = step.at();
            done.add(step.deed() + " " + step.what());
        }
        return whatIsLeft();
    }

    /** Returns the doorways of a guardian's hall, which a certificate enters for nothing but the exits. */
    private List<Cells> guardianDoors() {
        return floor.traps().stream()
                .filter(floor::isGuardianHall)
                .flatMap(hall -> hall.doorways().stream())
                .toList();
    }

    private void enterGuardianHall() {
        for (Cells doorway : guardianDoors()) {
            for (int i = 0; i < doorway.size(); i++) {
                open[doorway.at(i)] = floor.free[doorway.at(i)];
            }
        }
    }

    private @Nullable String fault(DumpedStep step) {
        return switch (step.deed()) {
            case "take" -> take(step);
            case "pull" -> pull(step);
            case "open" -> open(step);
            case "visit" -> visit(step);
            case "leave" -> leave(step);
            case "exit" -> exit(step);
            default -> "does nothing that is known";
        };
    }

    private @Nullable String take(DumpedStep step) {
        for (DumpedKey key : made.keys) {
            if (step.names(key.id())) {
                int lies = key.carrier() < 0
                        ? key.at()
                        : floor.dump.hordes.get(key.carrier()).leader().at();
                return isNear(step.at(), lies) ? null : "is not beside key " + key.id();
            }
        }
        return "takes a key that is not there";
    }

    private @Nullable String pull(DumpedStep step) {
        for (DumpedLever lever : made.levers) {
            if (step.names(lever.id())) {
                return isNear(step.at(), lever.at()) ? null : "is not beside lever " + lever.id();
            }
        }
        return "pulls a lever that is not there";
    }

    private @Nullable String open(DumpedStep step) {
        for (DumpedLock lock : made.locks) {
            if (!step.names(lock.id())) {
                continue;
            }
            for (DumpedWay way : lock.ways()) {
                if (way.by().equals(step.by())) {
                    return open(step, lock, way);
                }
            }
        }
        return "opens a lock, or by a way, that is not there";
    }

    private @Nullable String open(DumpedStep step, DumpedLock lock, DumpedWay way) {
        boolean isBeside = false;
        for (int i = 0; i < lock.cells().size(); i++) {
            isBeside |= isNear(step.at(), lock.cells().at(i));
        }
        if (!isBeside) {
            return "is not beside lock " + lock.id();
        }
        boolean lacksKey = way.by().equals("key") && !done.contains("take " + way.what());
        boolean lacksLever = way.by().equals("lever") && !done.contains("pull " + way.what());
        if (lacksKey || lacksLever) {
            return "opens lock " + lock.id() + " without its " + way.by();
        }
        for (Map.Entry<String, Integer> price : way.measures().entrySet()) {
            int all = spent.getOrDefault(price.getKey(), 0) + price.getValue();
            spent.put(price.getKey(), all);
            if (all > measuresInReach(price.getKey())) {
                return "opens lock " + lock.id() + " with more " + price.getKey() + " than can be mined by then";
            }
        }
        for (int i = 0; i < lock.cells().size(); i++) {
            open[lock.cells().at(i)] = true;
        }
        return null;
    }

    private int measuresInReach(String ore) {
        int cells = 0;
        for (int i = 0; i < floor.dump.ores.size(); i++) {
            boolean isReached = floor.search.isReached(floor.dump.ores.get(i).at());
            cells += isReached && floor.dump.ores.get(i).ore().equals(ore) ? 1 : 0;
        }
        return MEASURES_AN_ORE * cells;
    }

    private @Nullable String visit(DumpedStep step) {
        for (DumpedVignette vignette : made.vignettes) {
            if (step.names(vignette.id())) {
                return vignette.cells().contains(step.at()) ? null : "is not inside vignette " + vignette.id();
            }
        }
        return "visits a vignette that is not there";
    }

    private @Nullable String leave(DumpedStep step) {
        for (DumpedVignette vignette : made.vignettes) {
            if (!step.names(vignette.id())) {
                continue;
            }
            if (!done.contains("visit " + vignette.id()) || vignette.cells().contains(step.at())) {
                return "leaves vignette " + vignette.id() + " without having been there, or to nowhere";
            }
            CheckedFloor.clear(vignette.closes(), open);
            floor.search.walkFrom(at, open);
            return floor.search.isReached(step.at()) ? null : "is shut in by vignette " + vignette.id();
        }
        return "leaves a vignette that is not there";
    }

    private @Nullable String exit(DumpedStep step) {
        boolean isExit = floor.dump.exits.stream()
                .anyMatch(exit -> exit.to().equals(step.what()) && isNear(step.at(), exit.at()));
        return isExit ? null : "is not at the exit to " + step.what();
    }

    private @Nullable String whatIsLeft() {
        Set<String> all = new TreeSet<>();
        made.keys.forEach(key -> all.add("take " + key.id()));
        made.levers.forEach(lever -> all.add("pull " + lever.id()));
        made.locks.forEach(lock -> all.add("open " + lock.id()));
        made.vignettes.forEach(vignette -> all.add("leave " + vignette.id()));
        floor.dump.exits.forEach(exit -> all.add("exit " + exit.to()));
        all.removeAll(done);
        return all.isEmpty() ? null : "no step does: " + String.join(", ", all);
    }

    private boolean isNear(int cell, int other) {
        return Math.abs(floor.dump.x(cell) - floor.dump.x(other)) <= 1
                && Math.abs(floor.dump.y(cell) - floor.dump.y(other)) <= 1;
    }
}
