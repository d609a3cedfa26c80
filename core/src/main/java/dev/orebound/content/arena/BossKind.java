package dev.orebound.content.arena;

import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A boss: a head of a kind of arena that becomes another monster from phase to phase, while the hall takes its side. Its name
 * is the text {@code boss.<id>.name}, what is said of each phase {@code boss.<id>.phase<number>}, from 1.
 *
 * @param arena the id of the kind of arena whose head it is
 * @param phases in the order in which it comes to them, 1 to {@value #MOST_PHASES}
 */
public record BossKind(String id, String arena, List<BossPhase> phases) implements TableEntry {
    /** No boss has more phases than this. */
    public static final int MOST_PHASES = 5;

    public static final String FILE = "content/bosses.json";

    /**
     * A phase of a boss.
     *
     * @param monster the id of the monster that it is
     * @param belowPercent of its health, at which it comes to this, 1 to 100
     * @param riseTicks for which it does nothing and nothing hurts it, 0 to 240
     * @param growth what grows in its hall when it has risen, or null
     * @param storm who storms in when it has risen, or null
     */
    public record BossPhase(
            String monster,
            int belowPercent,
            int riseTicks,
            @Nullable HallGrowth growth,
            @Nullable Storm storm) {}

    /**
     * Ore that grows in a hall.
     *
     * @param ores ids of its kinds, which take turns
     * @param count how many stand at most, 1 to 24
     * @param shieldPercent of every blow against the boss that do nothing as long as any of them stands, 0 to 99
     * @param everyTicks after which as many stand again, 300 to 7200; 0 for never
     */
    public record HallGrowth(List<String> ores, int count, int shieldPercent, int everyTicks) {
        public HallGrowth {
            ores = List.copyOf(ores);
        }
    }

    /**
     * Monsters that storm in by the doors.
     *
     * @param members who
     * @param everyTicks after which they come again, 600 to 7200; 0 for never
     */
    public record Storm(List<StormMembers> members, int everyTicks) {
        public Storm {
            members = List.copyOf(members);
        }
    }

    /**
     * Some of the monsters of a storm.
     *
     * @param monster the id of their kind
     * @param count how many, 1 to 12
     */
    public record StormMembers(String monster, int count) {}

    public BossKind {
        phases = List.copyOf(phases);
    }

    /** Returns true if it is a monster of this id in any of its phases. */
    public boolean is(String monster) {
        return phases.stream().anyMatch(phase -> phase.monster().equals(monster));
    }

    public static ContentTable<BossKind> readAll(
            Assets assets,
            ContentTable<ArenaKind> arenas,
            ContentTable<Monster> monsters,
            ContentTable<Ore> ores,
            List<String> complaints) {
        List<BossKind> bosses = new ArrayList<>();
        for (JsonEntry entry : JsonEntry.root(assets, FILE, complaints).entries()) {
            List<BossPhase> phases = new ArrayList<>();
            for (JsonEntry phase : entry.objects("phases")) {
                phases.add(readPhase(phase, monsters, ores));
            }
            if (entry.hasList("phases") && (phases.isEmpty() || phases.size() > MOST_PHASES)) {
                entry.complain("phases", "list of " + phases.size() + "; give 1 to " + MOST_PHASES + " phases");
            }
            bosses.add(entry.complete(new BossKind(entry.name(), entry.reference("arena", arenas), phases)));
        }
        return new ContentTable<>(bosses);
    }

    private static BossPhase readPhase(JsonEntry entry, ContentTable<Monster> monsters, ContentTable<Ore> ores) {
        return entry.complete(new BossPhase(
                entry.reference("monster", monsters),
                entry.whole("below_percent", 1, 100),
                entry.whole("rise_ticks", 0, 240),
                entry.has("growth") ? readGrowth(entry.object("growth"), ores) : null,
                entry.has("storm") ? readStorm(entry.object("storm"), monsters) : null));
    }

    private static HallGrowth readGrowth(JsonEntry entry, ContentTable<Ore> ores) {
        HallGrowth growth = new HallGrowth(
                entry.references("ores", ores),
                entry.whole("count", 1, 24),
                entry.whole("shield_percent", 0, 99),
                entry.wholeOr("every_ticks", 300, 7200, 0));
        if (entry.hasList("ores") && growth.ores.isEmpty()) {
            entry.complain("ores", "is empty; give at least one");
        }
        entry.rejectUnknownFields();
        return growth;
    }

    private static Storm readStorm(JsonEntry entry, ContentTable<Monster> monsters) {
        List<StormMembers> members = new ArrayList<>();
        for (JsonEntry each : entry.objects("members")) {
            members.add(
                    each.complete(new StormMembers(each.reference("monster", monsters), each.whole("count", 1, 12))));
        }
        if (entry.hasList("members") && members.isEmpty()) {
            entry.complain("members", "is empty; give at least one");
        }
        return entry.complete(new Storm(members, entry.wholeOr("every_ticks", 600, 7200, 0)));
    }
}
