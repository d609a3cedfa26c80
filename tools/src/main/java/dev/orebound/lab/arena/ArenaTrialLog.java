package dev.orebound.lab.arena;

import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.arena.PendingSpawns;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.DeathEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * The course of a trial: its waves, escapes, and the monster that killed the player.
 *
 * @param waves that were sent, in order
 * @param escapes from doors that were shutting, in order
 * @param slayer the index of the monster that killed the player; {@link #NOBODY} if none did
 */
public record ArenaTrialLog(List<TrialWave> waves, List<DoorEscape> escapes, int slayer) {
    /** The player lives, or was killed by no monster. */
    public static final int NOBODY = -1;

    public ArenaTrialLog {
        waves = List.copyOf(waves);
        escapes = List.copyOf(escapes);
    }

    /**
     * A wave, from its marks on.
     *
     * @param marks where its monsters came up, and which
     * @param most monsters that counted at once while it was there, those of earlier waves and those called up among
     *     them
     * @param ticks from its marks until the next pause or the end
     * @param isOver whether the wave ended, rather than the trial
     */
    public record TrialWave(List<TrialMark> marks, int most, int ticks, boolean isOver) {
        public TrialWave {
            marks = List.copyOf(marks);
        }
    }

    /**
     * A mark that announces a monster.
     *
     * @param cell of the floor
     * @param monster its index in the content
     */
    public record TrialMark(int cell, int monster) {}

    /**
     * An escape through doors that were shutting.
     *
     * @param ticksLeft until the doors should have met
     * @param isDashed whether the player dashed as the doors were shutting
     */
    public record DoorEscape(int ticksLeft, boolean isDashed) {}

    /** Records the course of an arena by looking at it after each tick, without changing anything. */
    static final class ArenaTrialRecorder {
        private final List<TrialWave> waves = new ArrayList<>();
        private final List<DoorEscape> escapes = new ArrayList<>();
        private List<TrialMark> marks = List.of();
        private ArenaState before = ArenaState.DORMANT;
        private int closingTicksLeft;
        private boolean isDashed;
        private boolean isWaveThere;
        private int waveTicks;
        private int most;
        private int slayer = ArenaTrialLog.NOBODY;

        /** Looks at the tick that was just played. */
        void look(Arena arena, TickEvents events) {
            ArenaState now = arena.state();
            if (isWaveThere) {
                waveTicks++;
                most = Math.max(most, arena.counted());
            }
            if (now != before) {
                follow(arena, now);
            }
            if (now == ArenaState.CLOSING) {
                closingTicksLeft = arena.closingTicksLeft();
                isDashed |= events.has(EventType.PLAYER_DASHED);
            }
            before = now;
            if (events.has(EventType.PLAYER_DIED)) {
                findSlayer(events);
            }
        }

        private void findSlayer(TickEvents events) {
            for (int i = 0; i < events.size(); i++) {
                if (events.at(i) instanceof DeathEvent death) {
                    slayer = death.killer;
                }
            }
        }

        private void follow(Arena arena, ArenaState now) {
            if (now == ArenaState.CLOSING) {
                isDashed = false;
            } else if (before == ArenaState.CLOSING && now == ArenaState.WARNED) {
                escapes.add(new DoorEscape(closingTicksLeft, isDashed));
            } else if (now == ArenaState.MARKING) {
                begin(arena.marks());
            } else if (isWaveThere && (now == ArenaState.PAUSING || !now.isShutting())) {
                end(now != ArenaState.BROKEN);
            }
        }

        private void begin(PendingSpawns announced) {
            marks = new ArrayList<>();
            for (int i = 0; i < announced.size(); i++) {
                marks.add(new TrialMark(announced.cell(i), announced.monster(i)));
            }
            isWaveThere = true;
            waveTicks = 0;
            most = 0;
        }

        private void end(boolean isOver) {
            waves.add(new TrialWave(marks, most, waveTicks, isOver));
            isWaveThere = false;
        }

        /** Returns the course so far. */
        ArenaTrialLog log() {
            if (isWaveThere) {
                end(false);
            }
            return new ArenaTrialLog(waves, escapes, slayer);
        }
    }
}
