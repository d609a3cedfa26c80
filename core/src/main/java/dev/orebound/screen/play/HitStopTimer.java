package dev.orebound.screen.play;

import dev.orebound.content.player.FeelRules;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import java.util.Arrays;

/**
 * Freezes the picture for a moment when a blow lands. It only delays ticks: the caller gives {@link #passed} the seconds of a
 * frame and plays the rest, so the simulation is not affected and a tap waits for its tick.
 *
 * <p>Blows that land together do not add up, and the time frozen in any second is limited.
 */
final class HitStopTimer {
    private static final float SLICE_SECONDS = 0.05f;

    /** A second of slices and one more, since the oldest has not quite gone by. */
    private static final int SLICES = 21;

    private final float mostASecond;
    private final float[] held = new float[SLICES];
    private int slice;
    private float intoSlice;
    private float left;

    /** @param mostASecond how many seconds are held in any second, 0 or more */
    HitStopTimer(float mostASecond) {
        this.mostASecond = mostASecond;
    }

    /** Stands still for so many seconds from now on, or as long as before if that is longer. */
    void hold(float seconds) {
        left = Math.max(left, Math.min(seconds, mostASecond - heldLately()));
    }

    /** True while the picture stands still. */
    boolean isHolding() {
        return left > 0;
    }

    /** Takes the seconds of a frame, and gives back those in which the game goes on. */
    float passed(float seconds) {
        float still = Math.min(left, Math.max(0, seconds));
        left -= still;
        held[slice] += still;
        moveOn(seconds);
        return seconds - still;
    }

    private void moveOn(float seconds) {
        intoSlice += Math.max(0, seconds);
        for (int moved = 0; intoSlice >= SLICE_SECONDS && moved < SLICES; moved++) {
            intoSlice -= SLICE_SECONDS;
            slice = (slice + 1) % SLICES;
            held[slice] = 0;
        }
        intoSlice %= SLICE_SECONDS;
    }

    private float heldLately() {
        float sum = 0;
        for (float part : held) {
            sum += part;
        }
        return sum;
    }

    /** Goes on at once, as after a pause. */
    void reset() {
        left = 0;
        Arrays.fill(held, 0);
    }

    /** Finds out of each tick how long the picture should stand still for what happened in it. Reads the world, and no more. */
    static final class HitStopTrigger {
        private static final float SECONDS_A_MILLISECOND = 0.001f;

        /** An arena strikes the dead off its roster in the tick after. */
        private static final int TICKS_UNTIL_COUNTED = 2;

        private final World world;
        private final FeelRules.HitStopRules rules;
        private int strike;
        private int heads;
        private int ticksSinceDeath = TICKS_UNTIL_COUNTED;

        HitStopTrigger(World world, FeelRules.HitStopRules rules) {
            this.world = world;
            this.rules = rules;
        }

        /** Returns the seconds of freeze that the last tick asks for; usually 0. */
        float afterTick() {
            int milliseconds = 0;
            ticksSinceDeath = Math.min(TICKS_UNTIL_COUNTED, ticksSinceDeath + 1);
            TickEvents events = world.events();
            for (int i = 0; i < events.size(); i++) {
                milliseconds = Math.max(milliseconds, asked(events.at(i)));
            }
            int before = heads;
            heads = headsAlive();
            if (heads < before && ticksSinceDeath < TICKS_UNTIL_COUNTED) {
                milliseconds = Math.max(milliseconds, rules.head());
            }
            return milliseconds * SECONDS_A_MILLISECOND;
        }

        private int asked(WorldEvent event) {
            if (event.type() == EventType.MONSTER_DIED) {
                ticksSinceDeath = 0;
            } else if (event.type() == EventType.STRIKE_SWUNG && event.subject() < 0) {
                strike = event.manner();
            } else if (event.type() == EventType.ACTOR_HURT) {
                HealthEvent hurt = (HealthEvent) event;
                return hurt.monster < 0 ? rules.hurt() : ofBlow(hurt);
            }
            return 0;
        }

        private int ofBlow(HealthEvent hurt) {
            if (hurt.byId != world.player().spawnId()) {
                return 0;
            }
            return strike == PlayerRules.STRIKES - 1 ? rules.lastOfRhythm() : rules.blow();
        }

        private int headsAlive() {
            int alive = 0;
            for (int i = 0; i < world.arenas().size(); i++) {
                alive += world.arenas().get(i).heads();
            }
            return alive;
        }
    }
}
