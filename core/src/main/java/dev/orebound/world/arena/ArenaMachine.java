package dev.orebound.world.arena;

import dev.orebound.chance.Hash64;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.world.arena.ArenaTransitions.Transition;
import org.jspecify.annotations.Nullable;

/**
 * An arena apart from rooms, bodies and doors: a finite machine of states and timers. Each tick it counts, then takes the
 * signals of the tick. Timers stop at the longest time that anything waits for, so that there are finitely many moments.
 */
public final class ArenaMachine {
    private final ArenaKind kind;
    private final int longestWait;
    private ArenaState state = ArenaState.DORMANT;
    private int wave;
    private int ticks;
    private int idleTicks;
    private int holdOutTicksLeft;

    public ArenaMachine(ArenaKind kind) {
        this.kind = kind;
        holdOutTicksLeft = kind.holdOutTicks();
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

    /** The wave that is marked, there, or next; from 0; the number of all waves once the last is beaten. */
    public int wave() {
        return wave;
    }

    /** Since the state began; stands still once nothing waits for more. */
    public int ticks() {
        return ticks;
    }

    /** For how long nothing has gone forward; 0 unless sealed. */
    public int idleTicks() {
        return idleTicks;
    }

    /** Until a kind that is to be held out is won; 0 for others. */
    public int holdOutTicksLeft() {
        return holdOutTicksLeft;
    }

    /** Counts one tick. */
    public void tick() {
        ticks = Math.min(longestWait, ticks + 1);
        if (!state.isSealed()) {
            return;
        }
        idleTicks = Math.min(kind.pace().watchdogTicks(), idleTicks + 1);
        if (holdOutTicksLeft > 0) {
            holdOutTicksLeft--;
            // The clock that decides the fight goes forward, which is what the watchdog looks for.
            idleTicks = 0;
        }
    }

    /** Tells the signals that the timers alone give. */
    public void tell(ArenaSignals signals) {
        boolean isHeldOut = kind.goal() == ArenaKind.Goal.HOLD_OUT && holdOutTicksLeft == 0;
        signals.raiseIf(isHeldOut, ArenaSignal.GOAL_REACHED);
        signals.raiseIf(idleTicks >= kind.pace().watchdogTicks(), ArenaSignal.STALLED);
        boolean hasOpened =
                state == ArenaState.CLEARING && ticks >= kind.doors().openingTicks();
        signals.raiseIf(hasOpened, ArenaSignal.DOORS_OPENED);
    }

    /** Somebody who counts was hurt, or counts no longer. */
    public void progress() {
        idleTicks = 0;
    }

    /** Goes where the table says, and returns the line that it went by; null if it stays. */
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

    /** Whether another wave follows the one that is there; where one holds out, the last comes again and again. */
    public boolean hasNextWave() {
        return kind.goal() == ArenaKind.Goal.HOLD_OUT || wave + 1 < kind.waves().size();
    }

    /** All that decides what comes next. */
    public ArenaMoment moment() {
        return new ArenaMoment(state, wave, ticks, idleTicks, holdOutTicksLeft);
    }

    /** Goes on from a moment that {@link #moment()} gave for the same kind. */
    public void restore(ArenaMoment moment) {
        state = moment.state();
        wave = moment.wave();
        ticks = moment.ticks();
        idleTicks = moment.idleTicks();
        holdOutTicksLeft = moment.holdOutTicksLeft();
    }

    void addTo(Hash64 hash) {
        hash.add((long) state.ordinal()).add((long) wave).add((long) ticks);
        hash.add((long) idleTicks).add((long) holdOutTicksLeft);
    }
}
