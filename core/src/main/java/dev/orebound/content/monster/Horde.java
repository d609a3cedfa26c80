package dev.orebound.content.monster;

import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.List;

/**
 * A kind of horde: a leader and the minions about it.
 *
 * @param leader the id of a monster
 * @param members who comes with it, and how many; at most {@value #MOST_MEMBERS} kinds
 * @param depths at which it is drawn, within 1 to 17
 * @param frequency tickets in the raffle among the hordes of a depth, 1 to 1000
 * @param terrain the ids of terrains of which one must lie where the leader is; if empty, any dry cell will do
 * @param mind the id of the tree that its leader thinks with
 * @param formation the id of how it goes about
 * @param grief what it does when its leader dies
 * @param flags what else is true of it
 */
public record Horde(
        String id,
        String leader,
        List<MinionGroup> members,
        IntRange depths,
        int frequency,
        List<String> terrain,
        String mind,
        String formation,
        LeaderLoss grief,
        List<HordeFlag> flags)
        implements TableEntry {

    public static final String FILE = "content/hordes.json";

    /** The most kinds of minions that a horde can have. */
    static final int MOST_MEMBERS = 5;

    /** The minions of one kind. */
    public record MinionGroup(String monster, IntRange count) {}

    /** Further properties of a horde. */
    public enum HordeFlag {
        /** The leader is the prisoner of the members; the first of them heads the horde. */
        CAPTIVE,
        /** The whole horde dies with its head. */
        DIES_WITH_LEADER,
        /** It never comes on a floor above its depths. */
        NEVER_OUT_OF_DEPTH,
        /** It never arrives from afar. */
        NO_PERIODIC_SPAWN,
        /** A member that notices the player cries out so that others hear it. */
        RAISES_ALARM
    }

    /** The reactions of a horde to the death of its leader. */
    public enum LeaderLoss {
        /** The oldest of those left leads on. */
        SUCCESSION,
        /** All run for a while; then each fights alone, or does not. */
        ROUT
    }

    public Horde {
        members = List.copyOf(members);
        terrain = List.copyOf(terrain);
        flags = List.copyOf(flags);
    }

    public boolean has(HordeFlag flag) {
        return flags.contains(flag);
    }

    /** Returns true if its leader needs a certain terrain. */
    public boolean asksForTerrain() {
        return !terrain.isEmpty();
    }

    /** Returns true if it may arrive later: it holds no captive, needs no certain terrain, and no flag forbids it. */
    public boolean mayArrive() {
        return !has(HordeFlag.CAPTIVE) && !has(HordeFlag.NO_PERIODIC_SPAWN) && !asksForTerrain();
    }

    public static ContentTable<Horde> readAll(
            Assets assets,
            ContentTable<Monster> monsters,
            ContentTable<Terrain> terrains,
            ContentTable<TreeSpec> trees,
            ContentTable<Formation> formations,
            List<String> complaints) {
        return ContentTable.read(assets, FILE, complaints, entry -> read(entry, monsters, terrains, trees, formations));
    }

    private static Horde read(
            JsonEntry entry,
            ContentTable<Monster> monsters,
            ContentTable<Terrain> terrains,
            ContentTable<TreeSpec> trees,
            ContentTable<Formation> formations) {
        Horde horde = new Horde(
                entry.name(),
                entry.reference("leader", monsters),
                readMembers(entry, monsters),
                IntRange.read(entry, "depths", 1, 17),
                entry.whole("frequency", 1, 1000),
                entry.has("terrain") ? entry.references("terrain", terrains) : List.of(),
                entry.reference("mind", trees),
                entry.reference("formation", formations),
                entry.has("grief") ? entry.choice("grief", LeaderLoss.class) : LeaderLoss.SUCCESSION,
                entry.has("flags") ? entry.choices("flags", HordeFlag.class) : List.of());
        refuseMachine(entry);
        entry.rejectUnknownFields();
        return horde;
    }

    /** There are no set pieces yet that a horde could belong to. */
    private static void refuseMachine(JsonEntry entry) {
        if (entry.has("machine")) {
            entry.complain(
                    "machine",
                    QuotedText.inQuotes(entry.word("machine")) + " is no set piece, there are none yet; leave it out");
        }
    }

    private static List<MinionGroup> readMembers(JsonEntry entry, ContentTable<Monster> monsters) {
        List<MinionGroup> members = new ArrayList<>();
        for (JsonEntry member : entry.objects("members")) {
            members.add(member.complete(
                    new MinionGroup(member.reference("monster", monsters), IntRange.read(member, "count", 0, 12))));
        }
        if (members.size() > MOST_MEMBERS) {
            entry.complain("members", members.size() + " kinds; give at most " + MOST_MEMBERS);
        }
        return members;
    }
}
