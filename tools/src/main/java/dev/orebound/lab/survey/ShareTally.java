package dev.orebound.lab.survey;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaKind.RoomSort;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.DumpedVignettes.DumpedLock;
import dev.orebound.lab.check.DumpedVignettes.DumpedVignette;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts how frequent each kind of arena, lock, happening and vignette is among its sort, also those that never came.
 */
final class ShareTally extends FigureGroup {
    /** The sorts of things whose kinds are promised a least share. */
    enum KindSort {
        /** Of the trap rooms without the halls of the boss and of guardians, whose arenas are not drawn. */
        ARENA(0.03),
        /** Of all locks. */
        LOCK(0.03),
        /** Of the chests that hold a happening. */
        HAPPENING(0.03),
        /** Of the vignettes on floors of those depths that the kind allows. */
        VIGNETTE(0.01);

        final double leastShare;

        KindSort(double leastShare) {
            this.leastShare = leastShare;
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The share of a kind.
     *
     * @param count how often the kind was met
     * @param of how many there were of its sort where the kind could come
     */
    record KindShare(long count, long of) {
        double value() {
            return count / (double) Math.max(1, of);
        }
    }

    /** How often each kind was met, and how many there were of its sort where it could come. */
    private final Groups<Counts> met = part("met", new Groups<>(Counts::new));

    private final Groups<Counts> all = part("all", new Groups<>(Counts::new));

    /** Returns the shares of the kinds of a sort, in the order of their ids. */
    Map<String, KindShare> of(KindSort sort) {
        Map<String, KindShare> shares = new TreeMap<>();
        all.of(sort.word())
                .all()
                .forEach((kind, of) ->
                        shares.put(kind, new KindShare(met.of(sort.word()).of(kind), of)));
        return shares;
    }

    /** Adds a floor that was made from a content. */
    void add(DumpedFloor floor, Content content) {
        List<String> arenas = new ArrayList<>();
        for (DumpedFloor.DumpedRoom room : floor.rooms) {
            String arena = room.arena();
            if (arena != null && isDrawn(content.arenaKinds().get(arena))) {
                arenas.add(arena);
            }
        }
        List<String> vignettes =
                floor.vignettes.stream().map(DumpedVignette::kind).toList();
        List<String> locks = floor.locks.stream().map(DumpedLock::kind).toList();
        content.arenaKinds().asList().stream()
                .filter(ShareTally::isDrawn)
                .forEach(kind -> add(KindSort.ARENA, kind.id(), arenas));
        content.locks().ids().forEach(kind -> add(KindSort.LOCK, kind, locks));
        content.cave().treasure().happenings().ids().forEach(kind -> add(KindSort.HAPPENING, kind, floor.happenings));
        for (Vignette kind : content.vignettes()) {
            if (kind.frequency() > 0) {
                boolean mayCome = kind.depths().holds(floor.depth);
                add(KindSort.VIGNETTE, kind.id(), mayCome ? vignettes : List.of());
            }
        }
    }

    private static boolean isDrawn(ArenaKind kind) {
        return kind.needs().rooms().contains(RoomSort.PLAIN)
                || kind.needs().rooms().contains(RoomSort.TREASURE);
    }

    private void add(KindSort sort, String kind, List<String> kinds) {
        met.at(sort.word()).add(kind, kinds.stream().filter(kind::equals).count());
        all.at(sort.word()).add(kind, kinds.size());
    }

    /** Adds a row for each kind to a table for people. */
    void addTo(TextTable lines) {
        for (KindSort sort : KindSort.values()) {
            lines.line("");
            lines.line("%-28s %9s %9s %9s", "kind of " + sort.word(), "times", "of", "percent");
            of(sort).forEach((kind, share) ->
                    lines.line("%-28s %9d %9d %9.2f", kind, share.count, share.of, 100 * share.value()));
        }
    }

    /** Adds an object for each sort, with the share of each kind. */
    void addTo(JsonText json) {
        for (KindSort sort : KindSort.values()) {
            json.key(sort.word() + "_shares").beginObject();
            of(sort).forEach((kind, share) -> json.number(kind, share.value()));
            json.endObject();
        }
    }
}
