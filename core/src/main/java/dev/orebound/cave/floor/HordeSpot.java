package dev.orebound.cave.floor;

import java.util.List;

/**
 * A sleeping horde and its cells.
 *
 * @param type the id of its kind
 * @param drawnFor the depth for which it was drawn
 * @param leader its head, or the captive that the members hold
 * @param members its minions
 * @param isCaptive whether the leader is the members' prisoner
 */
public record HordeSpot(String type, int drawnFor, MonsterSpot leader, List<MonsterSpot> members, boolean isCaptive) {
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
}
