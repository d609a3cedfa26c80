package dev.orebound.lab.check;

import dev.orebound.cave.floor.Certificate.Deed;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Cells;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The vignettes, locks, keys, levers and steps of a floor's dump, named as in {@code docs/formats.md}. */
public final class DumpedVignettes {
    private DumpedVignettes() {}

    /** {@code horde} is the number of its horde, or -1; {@code cages} counts its cages and kennels. */
    public record DumpedVignette(int id, String kind, Cells cells, Cells closes, int horde, int cages) {}

    public record DumpedLock(int id, String kind, int vignette, Cells cells, List<DumpedWay> ways) {}

    /** {@code what} is the number of a key or lever, or 0. */
    public record DumpedWay(String by, int what, Map<String, Integer> measures) {}

    /** {@code carrier} is the number of a horde, or -1. */
    public record DumpedKey(int id, int at, int lock, int carrier) {}

    public record DumpedLever(int id, int at, int lock) {}

    /** {@code by} is the way in which a lock is opened, or an empty text. */
    public record DumpedStep(String deed, String what, String by, int at) {
        boolean names(int id) {
            return what.equals(Integer.toString(id));
        }
    }

    /** Copies what a floor has to its dump. */
    static void copy(Floor floor, DumpedFloor dump) {
        floor.vignettes()
                .forEach(vignette -> dump.vignettes.add(new DumpedVignette(
                        vignette.id(),
                        vignette.kind(),
                        vignette.cells(),
                        Cells.of(vignette.closes().stream()
                                .mapToInt(cell -> cell)
                                .toArray()),
                        vignette.horde(),
                        (int) vignette.props().stream()
                                .filter(prop -> prop.kind() == PropKind.CAGE || prop.kind() == PropKind.KENNEL)
                                .count())));
        floor.locks()
                .forEach(lock -> dump.locks.add(new DumpedLock(
                        lock.id(),
                        lock.kind(),
                        lock.vignette(),
                        lock.cells(),
                        lock.ways().stream()
                                .map(way -> new DumpedWay(by(way), way.what(), way.measures()))
                                .toList())));
        floor.keys().forEach(key -> dump.keys.add(new DumpedKey(key.id(), key.at(), key.lock(), key.carrier())));
        floor.levers().forEach(lever -> dump.levers.add(new DumpedLever(lever.id(), lever.at(), lever.lock())));
        floor.certificate().steps().forEach(step -> {
            boolean isExit = step.deed() == Deed.EXIT;
            boolean isOpening = step.deed() == Deed.OPEN;
            dump.steps.add(new DumpedStep(
                    step.deed().name().toLowerCase(Locale.ROOT),
                    isExit ? floor.exits().get(step.what()).to() : Integer.toString(step.what()),
                    isOpening ? by(floor.locks().get(step.what() - 1).ways().get(step.way())) : "",
                    step.at()));
        });
    }

    private static String by(LockSpot.WaySpot way) {
        return way.by() instanceof LockWay.ByBrew brew ? brew.brew() : LockWay.word(way.by());
    }
}
