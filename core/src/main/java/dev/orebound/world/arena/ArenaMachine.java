package dev.orebound.world.arena;

import dev.orebound.chance.Hash64;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.world.arena.ArenaTransitions.Transition;
import org.jspecify.annotations.Nullable;

/**
 * The finite state machine of an arena, apart from rooms, bodies and doors. Each tick it counts its timers and then
 * takes the signals of the tick. Timers stop at the longest time that anything waits for, so that there are finitely
 * many moments.
 */
public final class ArenaMachine {
    private final ArenaKind kind;
    private final int longestWait;
    private ArenaState state = ArenaState.DORMANT;
    private int wave;
    private int ticks;
    private int idleTicks;
    private final boolean hasWeakRoof;
    private int holdOutTicksLeft;
    private int roofTicksLeft;
    /** The same a tick ago. */
    private int roofTicksBefore;

    /** Makes the machine of a dormant arena of a kind at a depth. */
    public ArenaMachine(ArenaKind kind, int depth) {
        this.kind = kind;
        holdOutTicksLeft = kind.holdOutTicks();
        roofTicksLeft = kind.roofTicks(depth);
        hasWeakRoof = roofTicksLeft > 0;
        longestWait = longestWait(kind);
    }

    private static int longestWait(ArenaKind kind) {
        int shutting = Math.max(
                kind.doors().closingTicks() + kind.doors().pushTicks(),
                kind.doors().openingTicks());
        int wave = Math.max(
                kind.pace().pauseTicks(),
                Math.max(kind.pace().markTicks(), kind.pace().waveTicks()));
        return kind.doors().stormTicks() + Math.max(shutting, wave);
    }

    public ArenaState state() {
        return state;
    }

    /**
     * Returns the number of the wave that is marked, present or next, from 0; the number of waves once the last is
     * beaten.
     */
    public int wave() {
        return wave;
    }

    /** Returns the ticks since the state began, up to the longest time that anything waits for. */
    public int ticks() {
        return ticks;
    }

    /** Returns the ticks since the fight last made progress; 0 unless sealed. */
    public int idleTicks() {
        return idleTicks;
    }

    /** Returns the ticks until a hold-out is won; 0 for other kinds. */
    public int holdOutTicksLeft() {
        return holdOutTicksLeft;
    }

    /** Returns the ticks until the roof gives way, which count down while the room is sealed; 0 if it holds. */
    public int roofTicksLeft() {
        return roofTicksLeft;
    }

    /** Returns the ticks that were left in the tick before. */
    int roofTicksBefore() {
        return roofTicksBefore;
    }

    /** Counts one tick. */
    public void tick() {
        ticks = Math.min(longestWait, ticks + 1);
        if (!state.isSealed()) {
            return;
        }
        idleTicks = Math.min(kind.pace().watchdogTicks(), idleTicks + 1);
        roofTicksBefore = roofTicksLeft;
        roofTicksLeft = Math.max(0, roofTicksLeft - 1);
        if (holdOutTicksLeft > 0) {
            holdOutTicksLeft--;
            // The countdown that decides the fight is progress for the watchdog.
            idleTicks = 0;
        }
    }

    /** Counts several ticks in which an arena was dormant and nothing could happen to it. */
    void countDormantTicks(long count) {
        ticks = (int) Math.min(longestWait, ticks + count);
    }

    /** Raises the signals that the timers alone give. */
    public void tell(ArenaSignals signals) {
        signals.raiseIf(idleTicks >= kind.pace().watchdogTicks(), ArenaSignal.STALLED);
        signals.raiseIf(hasWeakRoof && roofTicksLeft == 0, ArenaSignal.ROOF_GAVE);
        boolean hasOpened =
                state == ArenaState.CLEARING && ticks >= kind.doors().openingTicks();
        signals.raiseIf(hasOpened, ArenaSignal.DOORS_OPENED);
    }

    /** Lets the roof of a sealed room give way sooner by some ticks. */
    void shake(int byTicks) {
        roofTicksLeft = Math.max(0, roofTicksLeft - byTicks);
    }

    /** Resets the watchdog, because a counted monster was hurt or no longer counts. */
    public void progress() {
        idleTicks = 0;
    }

    /** Makes the transition that the table gives for the signals, and returns it, or null if the state stays. */
    public @Nullable Transition take(ArenaSignals signals) {
        Transition line = ArenaTransitions.find(state, signals);
        if (line != null) {
            state = line.to();
            ticks = 0;
            idleTicks = 0;
            if (line.on() == ArenaSignal.WAVE_ENDED) {
                wave = Math.min(wave + 1, kind.waves().size() - 1);
            } else if (line.on() == ArenaSignal.GOAL_REACHED) {
                wave = kind.waves().size();
            }
        }
        return line;
    }

    /** Returns whether another wave follows the present one; if time decides the fight, the last one repeats. */
    public boolean hasNextWave() {
        return kind.goal().rules().isTimed() || wave + 1 < kind.waves().size();
    }

    /** Returns everything that affects later ticks. */
    public ArenaMoment moment() {
        return new ArenaMoment(state, wave, ticks, idleTicks, holdOutTicksLeft, roofTicksLeft);
    }

    /** Continues from a moment that {@link #moment()} returned for the same kind. */
    public void restore(ArenaMoment moment) {
        state = moment.state();
        wave = moment.wave();
        ticks = moment.ticks();
        idleTicks = moment.idleTicks();
        holdOutTicksLeft = moment.holdOutTicksLeft();
        roofTicksLeft = moment.roofTicksLeft();
        roofTicksBefore = roofTicksLeft;
    }

    void addTo(Hash64 hash) {
        hash.add((long) state.ordinal()).add((long) wave).add((long) ticks);
        hash.add((long) idleTicks).add((long) holdOutTicksLeft).add((long) roofTicksLeft);
    }
}
