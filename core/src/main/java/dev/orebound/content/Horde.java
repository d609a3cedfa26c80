package dev.orebound.content;

import java.util.ArrayList;
import java.util.List;

/**
 * A kind of horde: a leader and the minions about it.
 *
 * @param leader the id of a monster
 * @param members who comes with it, and how many
 * @param depths at which it is drawn, within 1 to 17
 * @param frequency tickets in the raffle among the hordes of a depth, 1 to 1000
 */
public record Horde(String id, String leader, List<Members> members, Range depths, int frequency)
        implements Identified {

    static final String FILE = "content/hordes.json";

    /** So many minions of one kind. */
    public record Members(String monster, Range count) {}

    public Horde {
        members = List.copyOf(members);
    }

    static Table<Horde> readAll(Assets assets, Table<Monster> monsters, List<String> complaints) {
        List<Horde> hordes = new ArrayList<>();
        for (Entry entry : Entry.root(assets, FILE, complaints).entries()) {
            hordes.add(read(entry, monsters));
        }
        return new Table<>(hordes);
    }

    private static Horde read(Entry entry, Table<Monster> monsters) {
        List<Members> members = new ArrayList<>();
        for (Entry member : entry.objects("members")) {
            members.add(new Members(member.reference("monster", monsters), Range.read(member, "count", 0, 12)));
            member.rejectUnknownFields();
        }
        Horde horde = new Horde(
                entry.name(),
                entry.reference("leader", monsters),
                members,
                Range.read(entry, "depths", 1, 17),
                entry.whole("frequency", 1, 1000));
        entry.rejectUnknownFields();
        return horde;
    }
}
