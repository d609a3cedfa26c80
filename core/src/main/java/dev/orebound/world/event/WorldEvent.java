package dev.orebound.world.event;

/**
 * Something that happened in a tick. Events live in slots that are used again, so whoever wants to keep one copies what it
 * needs before the next tick.
 */
public final class WorldEvent {
    /** Says that an event is about nobody. */
    public static final long NOBODY = 0;

    EventType type = EventType.FOOT_SET;
    long spawnId;
    long otherSpawnId;
    int kind;
    int amount;
    int cell;
    float x;
    float y;

    WorldEvent() {}

    public EventType type() {
        return type;
    }

    public long spawnId() {
        return spawnId;
    }

    public long otherSpawnId() {
        return otherSpawnId;
    }

    public int kind() {
        return kind;
    }

    public int amount() {
        return amount;
    }

    public int cell() {
        return cell;
    }

    /** Where, in cells from the west edge. */
    public float x() {
        return x;
    }

    /** Where, in cells from the south edge. */
    public float y() {
        return y;
    }

    /** Says whom it is about. */
    public WorldEvent of(long who, int kindOfWho) {
        spawnId = who;
        kind = kindOfWho;
        return this;
    }

    /** Says who caused it. */
    public WorldEvent by(long other) {
        otherSpawnId = other;
        return this;
    }

    /** Says what it is about, where that is no actor. */
    public WorldEvent kind(int what) {
        kind = what;
        return this;
    }

    /** Says how much. */
    public WorldEvent amount(int much) {
        amount = much;
        return this;
    }

    /** Says on which cell. */
    public WorldEvent cell(int which) {
        cell = which;
        return this;
    }

    @Override
    public String toString() {
        return type + " of " + spawnId + " by " + otherSpawnId + ", kind " + kind + ", amount " + amount + ", cell "
                + cell + " at " + x + "," + y;
    }
}
