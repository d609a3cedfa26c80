package dev.orebound.cave.vignette;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.WeightedTable;
import dev.orebound.content.floor.CaveRules.VignetteCounts;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.FloorPromiseRules;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.content.vignette.Vignette.VignettePlace;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Chooses vignettes for a floor, fits them into chambers and open ground, locks some of the chambers, and places the
 * keys and levers of those locks in further vignettes.
 *
 * <p>Source: the machines of Brogue (B. Walker), which are chosen by depth and frequency and fitted by the shape of the
 * place; here a lock always has several ways.
 *
 * <p>Guarantees: each kind at most once on a floor, one for each feature that the floor promises and none for others,
 * and two or more in all; no vignette in a trap room or where only a trap room leads. Tries so many kinds for a place
 * and no more; gives up on the attempt with fewer than two, or if a promised one finds no place. Nothing on the boss's
 * floor.
 */
public final class PlaceVignettes implements FloorPass {
    private static final int LEAST = 2;

    private static final int ATTEMPTS_WITH_LOCKS = 2;

    /** Kinds that are tried for one more vignette. */
    private static final int TRIES = 10;

    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.TERRAIN,
                FloorKeys.LIQUID,
                FloorKeys.ROOM,
                FloorKeys.ARCS,
                FloorKeys.REGIONS,
                FloorKeys.DOORWAYS,
                FloorKeys.CHAMBERS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS,
                FloorKeys.VEIN,
                FloorKeys.VEIN_DISTANCE,
                FloorKeys.VEINS,
                FloorKeys.PRIMARY_ORE);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(
                FloorKeys.VIGNETTES,
                FloorKeys.PLANNED_LOCKS,
                FloorKeys.KEYS,
                FloorKeys.LEVERS,
                FloorKeys.VIGNETTE_HORDES);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        VignetteBuilder builder = new VignetteBuilder(floor, stream);
        if (floor.request().kind() != FloorKind.BOSS) {
            VignetteCounts counts = floor.content().cave().vignettes();
            int chambers =
                    stream.between(counts.chambers().lowest(), counts.chambers().highest());
            int patches =
                    stream.between(counts.patches().lowest(), counts.patches().highest());
            boolean wantsKey = stream.chance(counts.keyPercent()) && mayLock(floor);
            for (String feature : floor.request().features()) {
                if (!feature.equals(FloorPromiseRules.ELITE)
                        && !buildPromised(kindsOf(feature, floor), wantsKey, floor, builder, stream)) {
                    return PassOutcome.missed("no place for the promised " + feature);
                }
                floor.show(PassRound.VIGNETTE_PLACED, FloorKeys.VIGNETTES, builder.vignettes());
            }
            List<Vignette> kinds = unpromised(floor);
            if (wantsKey && builder.keys().isEmpty()) {
                buildKeyed(kinds, builder, stream);
            }
            for (int i = 0; i < chambers + patches; i++) {
                buildOne(i < chambers ? VignettePlace.CHAMBER : VignettePlace.PATCH, kinds, builder, stream);
                floor.show(PassRound.VIGNETTE_PLACED, FloorKeys.VIGNETTES, builder.vignettes());
            }
            if (builder.vignettes().size() < LEAST) {
                return PassOutcome.missed(
                        "only " + builder.vignettes().size() + " of at least " + LEAST + " vignettes found a place");
            }
        }
        floor.put(FloorKeys.VIGNETTES, List.copyOf(builder.vignettes()));
        floor.put(FloorKeys.PLANNED_LOCKS, List.copyOf(builder.locks()));
        floor.put(FloorKeys.KEYS, List.copyOf(builder.keys()));
        floor.put(FloorKeys.LEVERS, List.copyOf(builder.levers()));
        floor.put(FloorKeys.VIGNETTE_HORDES, List.copyOf(builder.hordes()));
        return PassOutcome.DONE;
    }

    /**
     * Some floors have too little ore for any lock, so the last attempts do without, and so does a beginner's first
     * floor.
     */
    private static boolean mayLock(FloorBuilder floor) {
        return floor.firstRoom() == null && floor.attempt() <= ATTEMPTS_WITH_LOCKS;
    }

    private static List<Vignette> kindsOf(String feature, FloorBuilder floor) {
        List<Vignette> kinds = new ArrayList<>();
        for (Vignette kind : floor.content().vignettes()) {
            if (feature.equals(kind.feature())
                    && kind.frequency() > 0
                    && kind.comesTo(floor.request().depth(), floor.request().kind())) {
                kinds.add(kind);
            }
        }
        return kinds;
    }

    /** Returns the kinds that are drawn for any floor: none that exits tell of, and none that serves a lock. */
    private static List<Vignette> unpromised(FloorBuilder floor) {
        List<Vignette> kinds = new ArrayList<>();
        for (Vignette kind : floor.content().vignettes()) {
            if (kind.feature() == null
                    && kind.comesTo(floor.request().depth(), floor.request().kind())
                    && (kind.locks().isEmpty() || mayLock(floor))
                    && kind.frequency() > 0
                    && !kind.holdsKey()
                    && !kind.has(PropKind.LEVER)) {
                kinds.add(kind);
            }
        }
        return kinds;
    }

    /**
     * Builds one of the kinds that stand for a promised feature: with a lock if the floor can offer one fairly, with a
     * key if one is wanted. Returns false if none fits.
     */
    private static boolean buildPromised(
            List<Vignette> kinds, boolean wantsKey, FloorBuilder floor, VignetteBuilder builder, RandomStream stream) {
        List<Vignette> order = new ArrayList<>();
        while (!kinds.isEmpty()) {
            order.add(draw(kinds, stream));
            kinds.remove(order.get(order.size() - 1));
        }
        for (Vignette kind : order) {
            boolean mayHaveKey = wantsKey && builder.keys().isEmpty() && builder.mayHaveKey(kind);
            if (mayLock(floor) && ((mayHaveKey && builder.buildWithKey(kind)) || builder.build(kind))) {
                return true;
            }
        }
        return order.stream().anyMatch(builder::buildWithoutLock);
    }

    /** Builds one vignette behind a lock that has a key, if any fits. */
    private static void buildKeyed(List<Vignette> kinds, VignetteBuilder builder, RandomStream stream) {
        List<Vignette> left =
                new ArrayList<>(kinds.stream().filter(builder::mayHaveKey).toList());
        for (int attempt = 0; attempt < TRIES && !left.isEmpty(); attempt++) {
            Vignette kind = draw(left, stream);
            left.remove(kind);
            if (builder.buildWithKey(kind)) {
                kinds.remove(kind);
                return;
            }
        }
    }

    /** Draws kinds for a sort of place until one fits, and takes it from those that are left. */
    private static void buildOne(
            VignettePlace place, List<Vignette> kinds, VignetteBuilder builder, RandomStream stream) {
        List<Vignette> left = new ArrayList<>(
                kinds.stream().filter(kind -> kind.place() == place).toList());
        for (int attempt = 0; attempt < TRIES && !left.isEmpty(); attempt++) {
            Vignette kind = draw(left, stream);
            left.remove(kind);
            if (builder.build(kind)) {
                kinds.remove(kind);
                return;
            }
        }
    }

    /** Returns one of some kinds, the more frequent the likelier. */
    static Vignette draw(List<Vignette> kinds, RandomStream stream) {
        WeightedTable<Vignette> table = new WeightedTable<>();
        kinds.forEach(kind -> table.add(kind, kind.frequency()));
        return table.draw(stream);
    }
}
