package dev.orebound.lab.check;

import dev.orebound.lab.check.DumpedVignettes.DumpedLock;
import dev.orebound.lab.check.DumpedVignettes.DumpedVignette;
import dev.orebound.lab.check.DumpedVignettes.DumpedWay;
import org.jspecify.annotations.Nullable;

/** Checks of vignettes, locks, keys and levers, and of the certificate, which is replayed step by step. */
final class VignetteChecks {
    private static final int LEAST_VIGNETTES = 2;

    private VignetteChecks() {}

    /** Each floor but the boss's has two vignettes or more; their cells are dry and bear neither ore nor chest. */
    static @Nullable String vignettesLieWell(CheckedFloor floor) {
        DumpedFloor dump = floor.dump;
        int least = dump.isBossFloor() ? 0 : LEAST_VIGNETTES;
        if (dump.vignettes.size() < least) {
            return "the floor has " + dump.vignettes.size();
        }
        for (DumpedVignette vignette : dump.vignettes) {
            if (vignette.cells().isEmpty() || vignette.horde() >= dump.hordes.size()) {
                return "vignette " + vignette.id() + " has no cells, or a horde that is not there";
            }
            for (int i = 0; i < vignette.cells().size(); i++) {
                int cell = vignette.cells().at(i);
                if (!floor.dry[cell] || floor.ore[cell] || floor.chest[cell] || floor.doorway[cell]) {
                    return "the cell " + floor.place(cell) + " of vignette " + vignette.id() + " is not bare";
                }
            }
            for (int i = 0; i < vignette.closes().size(); i++) {
                if (!vignette.cells().contains(vignette.closes().at(i))) {
                    return "vignette " + vignette.id() + " closes a cell that is not its own";
                }
            }
        }
        return null;
    }

    /**
     * Each lock stands on bare dry cells and has two ways, one of which needs the primary ore, while another is not the
     * pick.
     */
    static @Nullable String locksAreFair(CheckedFloor floor) {
        DumpedFloor dump = floor.dump;
        for (DumpedLock lock : dump.locks) {
            for (int i = 0; i < lock.cells().size(); i++) {
                if (!floor.free[lock.cells().at(i)]) {
                    return "lock " + lock.id() + " at "
                            + floor.place(lock.cells().at(i)) + " does not stand on bare ground";
                }
            }
            boolean hasPrimary = false;
            int others = 0;
            for (DumpedWay way : lock.ways()) {
                hasPrimary |= way.measures().containsKey(dump.primaryOre);
                others += way.by().equals("pick") ? 0 : 1;
                if (way.by().equals("golem") && !dump.kind.equals("golem")) {
                    return "lock " + lock.id() + " asks for a golem, and the floor offers none";
                }
                if (!namesWhatIsThere(way, lock.id(), dump)) {
                    return "lock " + lock.id() + " names a key or lever that is not its own";
                }
            }
            boolean isFair = hasPrimary && others >= 2;
            if (!isFair) {
                return "lock " + lock.id() + " at " + floor.place(lock.cells().at(0)) + " is not";
            }
        }
        return null;
    }

    private static boolean namesWhatIsThere(DumpedWay way, int lock, DumpedFloor dump) {
        return switch (way.by()) {
            case "key" -> dump.keys.stream().anyMatch(key -> key.id() == way.what() && key.lock() == lock);
            case "lever" -> dump.levers.stream().anyMatch(lever -> lever.id() == way.what() && lever.lock() == lock);
            default -> way.what() == 0;
        };
    }

    /**
     * With all locks shut and all that vignettes can close closed, every exit, or a guardian's hall, is reached through
     * no trap.
     */
    static @Nullable String noLockBarsTheWayDown(CheckedFloor floor) {
        if (floor.dump.isBossFloor()) {
            return null;
        }
        boolean[] open = floor.dry.clone();
        for (int cell = 0; cell < open.length; cell++) {
            open[cell] &= !floor.chest[cell] && !floor.isInTrap(cell);
        }
        floor.traps().forEach(trap -> trap.doorways().forEach(cells -> CheckedFloor.clear(cells, open)));
        floor.dump.locks.forEach(lock -> CheckedFloor.clear(lock.cells(), open));
        floor.dump.vignettes.forEach(vignette -> CheckedFloor.clear(vignette.closes(), open));
        floor.search.walkFrom(floor.dump.start, open);
        if (floor.isGuardianFloor()) {
            return floor.isGuardianHallReached() ? null : "the guardian's hall is not reached";
        }
        return floor.dump.exits.stream()
                .filter(exit -> !floor.search.isReached(exit.at()))
                .map(exit -> "the exit " + floor.place(exit.at()) + " is not reached")
                .findFirst()
                .orElse(null);
    }

    /** The steps of the certificate can be done in their order, and do everything. */
    static @Nullable String theCertificateHolds(CheckedFloor floor) {
        return new CertificateReplay(floor).fault();
    }
}
