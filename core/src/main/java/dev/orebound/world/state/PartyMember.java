package dev.orebound.world.state;

import java.util.List;

/**
 * A companion that crosses an exit with the party.
 *
 * @param monster index into the content's monsters of its kind
 * @param condition its health, limited to the maximum of its kind, and its statuses
 * @param fedMeasures measures of its own ore that a golem has eaten; 0 for others
 * @param isFallen true for a golem that has fallen, of which the party carries the core
 */
public record PartyMember(int monster, BodyCondition condition, int fedMeasures, boolean isFallen) {
    /** The health of an unhurt companion: far above the most of any kind. None has more. */
    public static final int HALE = 1_000_000;

    public PartyMember {
        if (monster < 0 || fedMeasures < 0) {
            throw new IllegalArgumentException("no companion: monster " + monster + ", fed " + fedMeasures);
        }
    }

    /** Creates a companion that stands. */
    public PartyMember(int monster, BodyCondition condition, int fedMeasures) {
        this(monster, condition, fedMeasures, false);
    }

    /** Creates a golem that has fallen. */
    public static PartyMember fallen(int monster, int fedMeasures) {
        return new PartyMember(monster, BodyCondition.free(1), fedMeasures, true);
    }

    /** Creates a companion without statuses that was never fed. */
    public PartyMember(int monster, int health) {
        this(monster, BodyCondition.free(health), 0);
    }

    /** Returns its health, at least 1. */
    public int health() {
        return condition.health();
    }

    /** Returns the same companion, fed with so many measures of its ore. */
    public PartyMember fed(int measures) {
        return new PartyMember(monster, condition, measures, isFallen);
    }

    /** Returns the same companion in another condition. */
    PartyMember in(BodyCondition other) {
        return new PartyMember(monster, other, fedMeasures, isFallen);
    }

    /** Creates an unhurt companion. */
    public static PartyMember hale(int monster) {
        return new PartyMember(monster, HALE);
    }

    /** Creates several unhurt companions. */
    public static List<PartyMember> allHale(List<Integer> monsters) {
        return monsters.stream().map(PartyMember::hale).toList();
    }
}
