package dev.orebound.world.gift;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Hash64;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import java.util.List;

/** What a floor has to give, and how far that has come: fixtures, scrolls, and the key to its exits. */
public final class FloorGifts {
    /** Of each fixture of the floor, in order, whether it has given what it had. */
    private final boolean[] areTaken;

    private final List<SpellScroll> scrolls;
    private final ExitLock lock = new ExitLock();
    private PendingChoice choice = PendingChoice.NONE;

    /** What the player has chosen in this tick, and its argument: nothing of it outlives the tick. */
    private IntentOrder answer = IntentOrder.NONE;

    private int answerArgument;

    /**
     * The gifts of a floor on which nobody has taken anything.
     *
     * @param scrolls those of its shrine, if it has one
     */
    public FloorGifts(Floor floor, List<SpellScroll> scrolls) {
        areTaken = new boolean[floor.fixtures().size()];
        this.scrolls = List.copyOf(scrolls);
    }

    /** True if a fixture, by its number on the floor, has given what it had. */
    public boolean isTaken(int fixture) {
        return areTaken[fixture];
    }

    /** What the player is asked to choose now. */
    public PendingChoice choice() {
        return choice;
    }

    /** The scrolls of the floor's shrine, whether or not they are unrolled: drawn when the party came in. */
    public List<SpellScroll> scrolls() {
        return scrolls;
    }

    /** True as long as a warden, or the ground where it fell, has the key to the exits. */
    public boolean areExitsLocked() {
        return lock.isShut();
    }

    /** The spawn id of the warden that has the key, or 0. */
    public long wardenSpawnId() {
        return lock.wardenSpawnId();
    }

    /** The lock on the exits. */
    public ExitLock lock() {
        return lock;
    }

    /** Takes what the player chooses in this tick. */
    public void answer(IntentOrder order, int argument) {
        answer = order;
        answerArgument = argument;
    }

    /** The number that the player has given with an order in this tick, or -1; asked once. */
    int answerTo(IntentOrder order) {
        if (answer != order) {
            return -1;
        }
        answer = IntentOrder.NONE;
        return answerArgument;
    }

    /** Nothing that was chosen so far counts any more. */
    public void forgetAnswer() {
        answer = IntentOrder.NONE;
    }

    void ask(PendingChoice asked) {
        choice = asked;
    }

    void take(int fixture) {
        areTaken[fixture] = true;
        choice = PendingChoice.NONE;
    }

    /** Adds all of it to a hash. */
    public void addTo(Hash64 hash) {
        for (boolean taken : areTaken) {
            hash.add(taken);
        }
        for (int i = 0; i < scrolls.size(); i++) {
            hash.add((long) scrolls.get(i).spell()).add((long) scrolls.get(i).level());
        }
        hash.add((long) choice.ordinal());
        lock.addTo(hash);
    }
}
