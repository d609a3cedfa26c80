package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.content.combat.AttackForm;
import java.util.Arrays;

/** The progress of an actor's attack, and the attack that it wants next. */
public final class StrikerComponent implements HashedComponent {
    /** Number of separate cooldowns: one for each attack of a monster, or the player's throws, bolts and bursts. */
    public static final int COOLDOWNS = AttackTable.BURST_COOLDOWN + 1;

    public StrikePhase phase = StrikePhase.READY;

    /** Number of the current or last attack in the {@link AttackTable}. */
    public int attack;

    /** Ticks left of the phase; 0 when ready. */
    public int ticks;

    /** The unit vector of the attack, fixed when it is wound up. */
    public float aimX = 1;

    public float aimY;

    /** The target place in cells, fixed when it is wound up. */
    public float targetX;

    public float targetY;

    /** Spawn id of the monster to heal, or 0. */
    public long targetSpawnId;

    /** The cells on which summoned monsters will appear; the first {@link #calledCount} count. */
    public final int[] calledCells = new int[AttackForm.Summon.MOST_AT_ONCE];

    public int calledCount;

    /** Remaining length of a charge, in cells. */
    public float cellsLeft;

    /** Ticks until each attack can begin again; {@link AttackTable} assigns the slots. */
    public final int[] cooldownTicks = new int[COOLDOWNS];

    /** Ticks for which it does not attack, because it has just appeared. */
    public int harmlessTicks;

    /**
     * Whether its owner wants to attack as soon as possible, in the direction of {@link #wantedX}, {@link #wantedY}.
     */
    public boolean wanted;

    /** Number of the wanted attack. */
    public int wantedAttack;

    /** A unit vector. */
    public float wantedX = 1;

    public float wantedY;

    /** The target place of the wanted attack, in cells. */
    public float wantedTargetX;

    public float wantedTargetY;

    /** Spawn id of the monster that the wanted attack heals, or 0. */
    public long wantedTargetSpawnId;

    /** Returns whether no attack is under way or wanted and no cooldown runs. */
    public boolean isIdle() {
        int sum = harmlessTicks;
        for (int i = 0; i < cooldownTicks.length; i++) {
            sum += cooldownTicks[i];
        }
        return sum == 0 && phase == StrikePhase.READY && !wanted;
    }

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
