package dev.orebound.lab.check;

import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.grid.Cells;
import dev.orebound.lab.check.DumpedVignettes.DumpedKey;
import dev.orebound.lab.check.DumpedVignettes.DumpedLock;
import dev.orebound.lab.check.DumpedVignettes.DumpedStep;
import dev.orebound.lab.check.DumpedVignettes.DumpedVignette;
import dev.orebound.lab.check.DumpedVignettes.DumpedWay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Breaks promises about vignettes, locks, keys and certificates. */
final class BrokenVignettes {
    static final List<FloorBreakage> ALL = List.of(
            new FloorBreakage("promises are kept", "four marks of danger", floor -> floor.danger = 4),
            new FloorBreakage("promises are kept", "a feature twice", floor -> floor.features.add(0, "elite")),
            new FloorBreakage("promises are kept", "a pedlar that is not there", floor -> {
                floor.features.clear();
                floor.features.add("pedlar");
            }),
            new FloorBreakage("promises are kept", "no forge", floor -> {
                floor.fixtures.removeIf(fixture -> fixture.type().equals("forge"));
            }),
            new FloorBreakage("promises are kept", "an open vault", floor -> {
                floor.vignettes.replaceAll(each ->
                        new DumpedVignette(each.id(), each.kind(), each.cells(), each.closes(), each.horde(), 0));
            }),
            new FloorBreakage("promises are kept", "an elite like any other", floor -> {
                floor.hordes.replaceAll(each ->
                        new HordeSpot(each.type(), each.drawnFor(), each.leader(), each.members(), each.isCaptive()));
            }),
            new FloorBreakage("nothing is kept back", "a forge and an elite that no exit tells", floor -> {
                floor.features.clear();
            }),
            new FloorBreakage("vignettes lie well", "only one vignette", floor -> {
                floor.vignettes.subList(1, floor.vignettes.size()).clear();
            }),
            new FloorBreakage("vignettes lie well", "ore in a vignette", floor -> {
                int at = floor.vignettes.get(0).cells().at(0);
                floor.ores.add(new OreSpot(at, floor.primaryOre, 1, 1));
            }),
            new FloorBreakage("vignettes lie well", "a horde that is not there", floor -> {
                DumpedVignette first = floor.vignettes.get(0);
                floor.vignettes.set(
                        0, new DumpedVignette(first.id(), first.kind(), first.cells(), first.closes(), 99, 0));
            }),
            new FloorBreakage("vignettes lie well", "a cell of another place closes", floor -> {
                DumpedVignette first = floor.vignettes.get(0);
                floor.vignettes.set(
                        0,
                        new DumpedVignette(
                                first.id(), first.kind(), first.cells(), Cells.of(floor.start), first.horde(), 0));
            }),
            lock("locks are fair", "one way only", ways -> ways.subList(0, 1)),
            lock(
                    "locks are fair",
                    "nothing but the pick beside the primary ore",
                    ways -> List.of(new DumpedWay("flame", 0, Map.of()), new DumpedWay("pick", 0, Map.of()))),
            lock(
                    "locks are fair",
                    "a golem that the floor does not offer",
                    ways -> with(ways, new DumpedWay("golem", 0, Map.of()))),
            lock("locks are fair", "the key of another lock", ways -> with(ways, new DumpedWay("key", 99, Map.of()))),
            new FloorBreakage("locks are fair", "a lock in rock", floor -> {
                DumpedLock lock = floor.locks.get(0);
                floor.locks.set(0, new DumpedLock(lock.id(), lock.kind(), lock.vignette(), Cells.of(0), lock.ways()));
            }),
            new FloorBreakage("no lock bars the way down", "a lock on an exit", floor -> {
                DumpedLock lock = floor.locks.get(0);
                floor.locks.set(
                        0,
                        new DumpedLock(
                                lock.id(),
                                lock.kind(),
                                lock.vignette(),
                                Cells.of(floor.exits.get(0).at()),
                                lock.ways()));
            }),
            new FloorBreakage("no lock bars the way down", "a roof that falls on the start's surroundings", floor -> {
                DumpedVignette first = floor.vignettes.get(0);
                int[] around = new int[floor.size()];
                Arrays.setAll(around, cell -> cell);
                int[] all = Arrays.stream(around)
                        .filter(cell -> cell != floor.start)
                        .toArray();
                floor.vignettes.set(
                        0,
                        new DumpedVignette(first.id(), first.kind(), first.cells(), Cells.of(all), first.horde(), 0));
            }),
            steps("no step at all", steps -> List.of()),
            steps("the last exit left out", steps -> steps.subList(0, steps.size() - 1)),
            steps("everything backwards", steps -> {
                List<DumpedStep> backwards = new ArrayList<>(steps);
                Collections.reverse(backwards);
                return backwards;
            }),
            step("a step in rock", "visit", step -> new DumpedStep(step.deed(), step.what(), step.by(), 0)),
            step("a visit from outside", "visit", step -> new DumpedStep(step.deed(), "99", step.by(), step.at())),
            step("a key taken from afar", "exit", step -> new DumpedStep("take", "1", "", step.at())),
            step("a lock opened by a word", "open", step -> new DumpedStep("open", step.what(), "charm", step.at())),
            step("a deed that nobody knows", "leave", step -> new DumpedStep("sing", step.what(), "", step.at())),
            new FloorBreakage("the certificate holds", "a key that lies where nobody comes", floor -> {
                DumpedKey key = floor.keys.stream()
                        .filter(each -> each.carrier() < 0)
                        .findFirst()
                        .orElseThrow();
                floor.keys.set(floor.keys.indexOf(key), new DumpedKey(key.id(), 0, key.lock(), -1));
            }),
            new FloorBreakage("the certificate holds", "a lock that asks for more ore than there is", floor -> {
                floor.locks.replaceAll(lock -> new DumpedLock(
                        lock.id(),
                        lock.kind(),
                        lock.vignette(),
                        lock.cells(),
                        lock.ways().stream()
                                .map(way -> new DumpedWay(way.by(), way.what(), Map.of(floor.primaryOre, 9999)))
                                .toList()));
            }),
            new FloorBreakage("the certificate holds", "an island behind the player", floor -> {
                floor.vignettes.replaceAll(vignette -> new DumpedVignette(
                        vignette.id(), vignette.kind(), vignette.cells(), vignette.cells(), vignette.horde(), 0));
                DumpedStep leave = floor.steps.stream()
                        .filter(step -> step.deed().equals("leave"))
                        .findFirst()
                        .orElseThrow();
                DumpedVignette left = floor.vignettes.get(Integer.parseInt(leave.what()) - 1);
                floor.steps.set(
                        floor.steps.indexOf(leave),
                        new DumpedStep("leave", leave.what(), "", left.cells().at(0)));
            }));

    private BrokenVignettes() {}

    private static List<DumpedWay> with(List<DumpedWay> ways, DumpedWay more) {
        List<DumpedWay> all = new ArrayList<>(ways);
        all.add(more);
        return all;
    }

    private static FloorBreakage lock(String promise, String how, UnaryOperator<List<DumpedWay>> change) {
        return new FloorBreakage(promise, how, floor -> {
            DumpedLock lock = floor.locks.get(0);
            floor.locks.set(
                    0,
                    new DumpedLock(lock.id(), lock.kind(), lock.vignette(), lock.cells(), change.apply(lock.ways())));
        });
    }

    private static FloorBreakage steps(String how, UnaryOperator<List<DumpedStep>> change) {
        return new FloorBreakage("the certificate holds", how, floor -> {
            List<DumpedStep> changed = List.copyOf(change.apply(floor.steps));
            floor.steps.clear();
            floor.steps.addAll(changed);
        });
    }

    /** Changes the first step that does a deed. */
    private static FloorBreakage step(String how, String deed, UnaryOperator<DumpedStep> change) {
        return new FloorBreakage("the certificate holds", how, floor -> {
            Predicate<DumpedStep> does = step -> step.deed().equals(deed);
            DumpedStep step = floor.steps.stream().filter(does).findFirst().orElseThrow();
            floor.steps.set(floor.steps.indexOf(step), change.apply(step));
        });
    }
}
