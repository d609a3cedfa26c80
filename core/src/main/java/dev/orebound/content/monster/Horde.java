package dev.orebound.content.monster;

import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
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
        List<Members> members,
        IntRange depths,
        int frequency,
        List<String> terrain,
        String mind,
        String formation,
        Grief grief,
        List<Flag> flags)
        implements TableEntry {

    public static final String FILE = "content/hordes.json";

    /** How many kinds of members a horde can have. */
    static final int MOST_MEMBERS = 5;

    /** So many minions of one kind. */
    public record Members(String monster, IntRange count) {}

    /** What can be true of a horde. */
    public enum Flag {
        /** The leader is the prisoner of the members; the first of them heads the horde. */
        CAPTIVE,
        /** When its head dies, all of it dies. */
        DIES_WITH_LEADER,
        /** It never comes on a floor above its depths. */
        NEVER_OUT_OF_DEPTH,
        /** It never arrives from afar. */
        NO_PERIODIC_SPAWN,
        /** Whoever of it notices the player cries out so that it is heard. */
        RAISES_ALARM
    }

    /** What a horde does when its leader dies. */
    public enum Grief {
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

    public boolean has(Flag flag) {
        return flags.contains(flag);
    }

    /** True if its leader lies only where a certain terrain is. */
    public boolean asksForTerrain() {
        return !terrain.isEmpty();
    }

    /** True if it may arrive from afar: neither captors, nor who keeps to certain ground, nor whom its flags bar. */
    public boolean mayArrive() {
        return !has(Flag.CAPTIVE) && !has(Flag.NO_PERIODIC_SPAWN) && !asksForTerrain();
    }

    public static ContentTable<Horde> readAll(
            Assets assets,
            ContentTable<Monster> monsters,
            ContentTable<Terrain> terrains,
            ContentTable<TreeSpec> trees,
            ContentTable<Formation> formations,
            List<String> complaints) {
        List<Horde> hordes = new ArrayList<>();
        for (JsonEntry entry : JsonEntry.root(assets, FILE, complaints).entries()) {
            hordes.add(read(entry, monsters, terrains, trees, formations));
        }
        return new ContentTable<>(hordes);
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
                entry.has("grief") ? entry.choice("grief", Grief.class) : Grief.SUCCESSION,
                entry.has("flags") ? entry.choices("flags", Flag.class) : List.of());
        refuseMachine(entry);
        entry.rejectUnknownFields();
        return horde;
    }

    /** There are no set pieces yet that a horde could belong to. */
    private static void refuseMachine(JsonEntry entry) {
        if (entry.has("machine")) {
            entry.complain(
                    "machine",
                    JsonEntry.quote(entry.word("machine")) + " is no set piece, there are none yet; leave it out");
        }
    }

    private static List<Members> readMembers(JsonEntry entry, ContentTable<Monster> monsters) {
        List<Members> members = new ArrayList<>();
        for (JsonEntry member : entry.objects("members")) {
            members.add(new Members(member.reference("monster", monsters), IntRange.read(member, "count", 0, 12)));
            member.rejectUnknownFields();
        }
        if (members.size() > MOST_MEMBERS) {
            entry.complain("members", members.size() + " kinds; give at most " + MOST_MEMBERS);
        }
        return members;
    }
}
