package dev.orebound.cave.vignette;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.HordeSpot.MonsterSpot;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.LeverSpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.cave.horde.HordeDraw;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.WeightedTable;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.vignette.LockKind;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.content.vignette.Vignette.HordeRole;
import dev.orebound.content.vignette.Vignette.VignettePlace;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Builds vignettes one by one at places of a floor, with their hordes, locks, keys and levers. */
final class VignetteBuilder {
    /**
     * The attempts in which a sleeping horde must be far from the start; later ones only keep what the floor promises.
     */
    private static final int ATTEMPTS_FAR_FROM_START = 4;

    private final FloorBuilder floor;
    private final RandomStream stream;
    private final VignetteSites sites;
    private final LockDraw lockDraw;
    private final Map<String, Integer> measures;
    private final List<VignetteSpot> vignettes = new ArrayList<>();
    private final List<LockSpot> locks = new ArrayList<>();
    private final List<KeySpot> keys = new ArrayList<>();
    private final List<LeverSpot> levers = new ArrayList<>();
    private final List<HordeSpot> hordes = new ArrayList<>();

    VignetteBuilder(FloorBuilder floor, RandomStream stream) {
        this.floor = floor;
        this.stream = stream;
        sites = new VignetteSites(floor, stream);
        lockDraw = new LockDraw(floor);
        measures = LockDraw.expectedMeasures(floor, sites::isReached);
    }

    List<VignetteSpot> vignettes() {
        return vignettes;
    }

    List<LockSpot> locks() {
        return locks;
    }

    List<KeySpot> keys() {
        return keys;
    }

    List<LeverSpot> levers() {
        return levers;
    }

    List<HordeSpot> hordes() {
        return hordes;
    }

    /**
     * Builds a vignette, with a lock if it has any. Returns false, with nothing built, if it finds no place or no lock.
     */
    boolean build(Vignette kind) {
        return build(kind, lock -> true);
    }

    /** Does the same without a lock, even if it could have one; a patch of a room will do where no chamber is left. */
    boolean buildWithoutLock(Vignette kind) {
        return buildAtOneOf(sitesFor(kind), kind)
                || buildAtOneOf(sites.allPatches(kind.cells(), isGuarded(kind)), kind);
    }

    private boolean buildAtOneOf(List<VignetteSite> places, Vignette kind) {
        for (VignetteSite site : places) {
            VignetteSpot spot = furnish(kind, site, vignettes.size() + 1);
            if (spot != null) {
                take(site, spot);
                return true;
            }
        }
        return false;
    }

    /** Does the same with a lock that has a key, which lies in another new vignette. */
    boolean buildWithKey(Vignette kind) {
        return build(kind, LockKind::hasKey);
    }

    /** Returns true if one of the locks that a vignette allows has a key. */
    boolean mayHaveKey(Vignette kind) {
        return kind.locks().stream()
                .anyMatch(id -> floor.content().locks().get(id).hasKey());
    }

    private boolean build(Vignette kind, Predicate<LockKind> allows) {
        if (!kind.locks().isEmpty() && lockDraw.order(kind, stream).stream().noneMatch(allows.and(this::mayBeFair))) {
            return false;
        }
        for (VignetteSite site : sitesFor(kind)) {
            VignetteSpot spot = furnish(kind, site, vignettes.size() + 1);
            if (spot == null) {
                continue;
            }
            take(site, spot);
            if (kind.locks().isEmpty() || lock(kind, site, spot, allows)) {
                return true;
            }
            vignettes.remove(vignettes.size() - 1);
            if (spot.horde() != VignetteSpot.NO_HORDE) {
                hordes.remove(hordes.size() - 1);
            }
            return false;
        }
        return false;
    }

    private List<VignetteSite> sitesFor(Vignette kind) {
        return kind.place() == VignettePlace.CHAMBER ? sites.chambers(kind.cells(), isGuarded(kind)) : patchFor(kind);
    }

    private List<VignetteSite> patchFor(Vignette kind) {
        VignetteSite patch = sites.patch(kind.cells(), isGuarded(kind));
        return patch == null ? List.of() : List.of(patch);
    }

    /** Returns whether a horde sleeps in it that must not be near the start; late attempts are less strict. */
    private boolean isGuarded(Vignette kind) {
        return kind.asksForHorde() && kind.hordeRole() != HordeRole.COMES && floor.attempt() <= ATTEMPTS_FAR_FROM_START;
    }

    private void take(VignetteSite site, VignetteSpot spot) {
        sites.take(site);
        vignettes.add(spot);
    }

    /** Returns a vignette with its things, and adds its horde to the floor's; null if something finds no place. */
    private @Nullable VignetteSpot furnish(Vignette kind, VignetteSite site, int id) {
        PropPlacer placer = new PropPlacer(floor.get(FloorKeys.STRUCTURE), site, stream);
        if (!placer.place(kind)) {
            return null;
        }
        int horde = VignetteSpot.NO_HORDE;
        if (kind.asksForHorde()) {
            HordeSpot spot = horde(kind, placer);
            if (spot == null) {
                return null;
            }
            horde = hordes.size();
            hordes.add(spot);
        }
        List<Integer> closes = kind.collapses() ? placer.closing() : List.of();
        return new VignetteSpot(id, kind.id(), site.cells(), placer.heart(), closes, horde, placer.props());
    }

    /** Draws among the hordes of the depth that belong to a vignette until one fits, the more frequent the likelier. */
    private @Nullable HordeSpot horde(Vignette kind, PropPlacer placer) {
        List<Horde> left = new ArrayList<>();
        for (Horde horde : floor.content().hordes()) {
            if (kind.id().equals(horde.machine())
                    && horde.depths().holds(floor.request().depth())) {
                left.add(horde);
            }
        }
        while (!left.isEmpty()) {
            WeightedTable<Horde> table = new WeightedTable<>();
            left.forEach(each -> table.add(each, each.frequency()));
            Horde horde = table.draw(stream);
            left.remove(horde);
            HordeSpot spot = horde(kind, horde, placer);
            if (spot != null) {
                return spot;
            }
        }
        return null;
    }

    /** Returns the horde of a vignette on its cells, or null if there are too few. */
    private @Nullable HordeSpot horde(Vignette kind, Horde horde, PropPlacer placer) {
        List<String> members = HordeDraw.members(horde, stream);
        List<Integer> cells = new ArrayList<>();
        if (kind.hordeRole() == HordeRole.COMES) {
            PropPlacer.comingFrom(placer.props()).stream().forEach(cells::add);
        }
        cells.addAll(placer.freeCells());
        if (cells.size() <= members.size()) {
            return null;
        }
        List<MonsterSpot> spots = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            spots.add(new MonsterSpot(members.get(i), cells.get(i + 1)));
        }
        return new HordeSpot(
                horde.id(),
                floor.request().depth(),
                new MonsterSpot(horde.leader(), cells.get(0)),
                spots,
                horde.has(Horde.HordeFlag.CAPTIVE));
    }

    /** Shuts a vignette by the first of its locks that this floor can offer fairly; returns false if there is none. */
    private boolean lock(Vignette kind, VignetteSite site, VignetteSpot spot, Predicate<LockKind> allows) {
        for (LockKind lock : lockDraw.order(kind, stream)) {
            // A key without a lock would be a riddle without an answer, so one is hidden only for a lock that will be.
            if (!allows.test(lock) || !mayBeFair(lock)) {
                continue;
            }
            int number = locks.size() + 1;
            int key = lock.hasKey() ? hideKey(number) : LockSpot.NOTHING;
            int lever = lock.hasLever() ? raiseLever(number) : LockSpot.NOTHING;
            List<WaySpot> ways = lockDraw.ways(lock, key, lever, this::canPay);
            if (lockDraw.isFair(ways)) {
                locks.add(new LockSpot(number, spot.id(), lock.id(), Cells.of(site.neck()), ways));
                return true;
            }
        }
        return false;
    }

    /** Returns true if a lock keeps its promise on this floor once its key and its lever have a place. */
    private boolean mayBeFair(LockKind lock) {
        return lockDraw.isFair(lockDraw.ways(lock, 1, 1, this::canPay));
    }

    private boolean canPay(Map<String, Integer> price) {
        return price.entrySet().stream().allMatch(part -> measures.getOrDefault(part.getKey(), 0) >= part.getValue());
    }

    /** Builds a vignette that holds the key of a lock; returns the key's number, or nothing if none finds a place. */
    private int hideKey(int lock) {
        VignetteSpot holder = buildHolder(Vignette::holdsKey);
        if (holder == null) {
            return LockSpot.NOTHING;
        }
        int key = keys.size() + 1;
        boolean isCarried = floor.content().vignettes().get(holder.kind()).hordeRole() == HordeRole.CARRIES_KEY;
        int at = isCarried ? hordes.get(holder.horde()).leader().at() : cellOf(PropKind.KEY, holder);
        keys.add(new KeySpot(key, at, lock, isCarried ? holder.horde() : VignetteSpot.NO_HORDE));
        return key;
    }

    private int raiseLever(int lock) {
        VignetteSpot holder = buildHolder(kind -> kind.has(PropKind.LEVER));
        if (holder == null) {
            return LockSpot.NOTHING;
        }
        int lever = levers.size() + 1;
        levers.add(new LeverSpot(lever, cellOf(PropKind.LEVER, holder), lock));
        return lever;
    }

    private static int cellOf(PropKind kind, VignetteSpot holder) {
        return holder.props().stream()
                .filter(prop -> prop.kind() == kind)
                .mapToInt(PropSpot::at)
                .findFirst()
                .orElse(Grid.NONE);
    }

    /** Builds one vignette of certain kinds, none of which has a lock of its own, the more frequent the likelier. */
    private @Nullable VignetteSpot buildHolder(Predicate<Vignette> suits) {
        List<Vignette> left = new ArrayList<>();
        for (Vignette kind : floor.content().vignettes()) {
            boolean isThere = vignettes.stream().anyMatch(spot -> spot.kind().equals(kind.id()));
            if (suits.test(kind)
                    && !isThere
                    && kind.frequency() > 0
                    && kind.comesTo(floor.request().depth(), floor.request().kind())) {
                left.add(kind);
            }
        }
        while (!left.isEmpty()) {
            Vignette kind = PlaceVignettes.draw(left, stream);
            left.remove(kind);
            if (build(kind)) {
                return vignettes.get(vignettes.size() - 1);
            }
        }
        return null;
    }
}
