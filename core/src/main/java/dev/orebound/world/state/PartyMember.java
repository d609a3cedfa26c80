package dev.orebound.world.state;

import java.util.List;

/**
 * One who comes along: a plain record that crosses an exit with the party.
 *
 * @param monster index into the content's monsters: whose body it has
 * @param health at least 1; more than its kind has at most counts as that
 */
public record PartyMember(int monster, int health) {
    private static final int HALE = 1_000_000;

    public PartyMember {
        if (monster < 0 || health < 1) {
            throw new IllegalArgumentException("no companion: monster " + monster + ", health " + health);
        }
    }

    /** One to whom nothing has happened yet. */
    public static PartyMember hale(int monster) {
        return new PartyMember(monster, HALE);
    }

    /** The same of several. */
    public static List<PartyMember> allHale(List<Integer> monsters) {
        return monsters.stream().map(PartyMember::hale).toList();
    }
}
