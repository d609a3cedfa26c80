package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.content.combat.AttackForm;
import java.util.Arrays;

/** How far an actor is with its attack. */
public final class StrikerComponent implements HashedComponent {
    /** How many attacks can each have a cooldown of their own: a monster's, or the player's throws, bolts and bursts. */
    public static final int COOLDOWNS = AttackTable.BURST_COOLDOWN + 1;

    public StrikePhase phase = StrikePhase.READY;

    /** Which attack it is, was last or will be next; {@link AttackTable} says what it does. */
    public int attack;

    /** Ticks left of the phase; 0 when ready. */
    public int ticks;

    /** The unit vector in which the attack goes, fixed when it is wound up. */
    public float aimX = 1;

    public float aimY;

    /** Where it comes down or whom it is for, in cells; fixed when it is wound up. */
    public float targetX;

    public float targetY;

    /** Whom it is for, by spawn id, where it is a heal; else 0. */
    public long targetSpawnId;

    /** The cells on which those whom it calls up will come up; the first {@link #calledCount} count. */
    public final int[] calledCells = new int[AttackForm.Summon.MOST_AT_ONCE];

    public int calledCount;

    /** How far a charge still runs, in cells. */
    public float cellsLeft;

    /** Ticks until each attack can be begun again; {@link AttackTable} says which is whose. */
    public final int[] cooldownTicks = new int[COOLDOWNS];

    /** Ticks for which it attacks nobody, for it has only just come up. */
    public int harmlessTicks;

    /** Whether its owner wants to attack as soon as it can, in the direction of {@link #wantedX}, {@link #wantedY}. */
    public boolean wanted;

    /** Which attack is wanted. */
    public int wantedAttack;

    /** A unit vector. */
    public float wantedX = 1;

    public float wantedY;

    /** Where the wanted attack is to come down, in cells. */
    public float wantedTargetX;

    public float wantedTargetY;

    /** Whom the wanted attack is for, by spawn id, or 0. */
    public long wantedTargetSpawnId;

    @Override
    public void reset() {
        phase = StrikePhase.READY;
        attack = 0;
        ticks = 0;
        aimX = 1;
        aimY = 0;
        targetX = 0;
        targetY = 0;
        targetSpawnId = 0;
        Arrays.fill(calledCells, 0);
        calledCount = 0;
        cellsLeft = 0;
        Arrays.fill(cooldownTicks, 0);
        harmlessTicks = 0;
        wanted = false;
        wantedAttack = 0;
        wantedX = 1;
        wantedY = 0;
        wantedTargetX = 0;
        wantedTargetY = 0;
        wantedTargetSpawnId = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) phase.ordinal()).add((long) ticks);
        hash.add((long) attack).add(aimX).add(aimY);
        hash.add(targetX).add(targetY).add(targetSpawnId).add(cellsLeft);
        for (int cell : calledCells) {
            hash.add((long) cell);
        }
        hash.add((long) calledCount);
        for (int left : cooldownTicks) {
            hash.add((long) left);
        }
        hash.add((long) harmlessTicks);
        hash.add(wanted).add((long) wantedAttack);
        hash.add(wantedX).add(wantedY);
        hash.add(wantedTargetX).add(wantedTargetY).add(wantedTargetSpawnId);
    }
}
