package dev.orebound.cave.floor;

import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import java.util.List;

/**
 * A sleeping horde and its cells.
 *
 * @param type the id of its kind
 * @param drawnFor the depth for which it was drawn
 * @param leader its head, or the captive that the members hold
 * @param members its minions
 * @param isCaptive whether the leader is the members' prisoner
 * @param isElite whether the leader is stronger than others of its kind, and has a prize
 */
public record HordeSpot(
        String type, int drawnFor, MonsterSpot leader, List<MonsterSpot> members, boolean isCaptive, boolean isElite) {
    /**
     * One monster and its cell.
     *
     * @param monster the id of its kind
     * @param at its cell
     */
    public record MonsterSpot(String monster, int at) {}

    public HordeSpot {
        members = List.copyOf(members);
    }

    /** Creates a horde with an ordinary leader. */
    public HordeSpot(String type, int drawnFor, MonsterSpot leader, List<MonsterSpot> members, boolean isCaptive) {
        this(type, drawnFor, leader, members, isCaptive, false);
    }

    /** Returns the same horde with an elite leader. */
    public HordeSpot withEliteLeader() {
        return new HordeSpot(type, drawnFor, leader, members, isCaptive, true);
    }

    /** Returns the total threat of its leader and members. */
    public int threat(ContentTable<Monster> monsters) {
        int threat = monsters.get(leader.monster()).threat();
        for (MonsterSpot member : members) {
            threat += monsters.get(member.monster()).threat();
        }
        return threat;
    }
}
