package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.GearPower;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.gear.StandingRule;
import java.util.Arrays;

/**
 * The relics that the player carries, the equipment that it wears, the terms of its run, and how far their rules have
 * come.
 */
public final class GearComponent implements HashedComponent {
    /** The most rules that can wait to act in the next tick. */
    public static final int MOST_WAITING = 32;

    /** The number of no fixture. */
    public static final int NO_FIXTURE = -1;

    /** Indices of the carried relics, in the order in which they were taken; the first {@link #relicCount} count. */
    public final int[] relics = new int[RelicRules.MOST_CARRIED];

    public int relicCount;

    /** Indices of the equipment, by slot. */
    public final int[] worn = new int[EquipmentSlot.COUNT];

    /** The sources that the kit and the vows of the run are; the first {@link #termCount} count. */
    public final int[] terms = new int[PowerBook.MOST_TERMS];

    public int termCount;

    /**
     * Ticks until each rule can act again, and how often its moment has come since it last acted, by source and rule.
     */
    public final int[] restTicks = new int[PowerBook.MOST_SOURCES * GearPower.MOST_RULES];

    public final int[] counts = new int[PowerBook.MOST_SOURCES * GearPower.MOST_RULES];

    /** The rules that act in the next tick; the first {@link #waiting} count. */
    public final int[] waitingSources = new int[MOST_WAITING];

    public final int[] waitingRules = new int[MOST_WAITING];

    /** The place of the moment of each of them, in cells. */
    public final float[] waitingX = new float[MOST_WAITING];

    public final float[] waitingY = new float[MOST_WAITING];

    public int waiting;

    /** The number of the landmark whose effects come in the next tick, or {@link #NO_FIXTURE}. */
    public int waitingFixture = NO_FIXTURE;

    /**
     * The running boosts: how much each adds, and for how many more ticks, {@link TimedBoost#MOST} places for each kind
     * of boost.
     */
    public final int[] boosts = new int[TimedBoost.SLOTS];

    public final int[] boostTicks = new int[TimedBoost.SLOTS];

    /** Uses of brews that cost nothing. */
    public int freeBrews;

    /** Ticks for which no horde has hunted the player. */
    public int unseenTicks;

    /** Whether health was below a third in the last tick. */
    public boolean wasLow;

    /** Whether the dash under way has passed through a foe. */
    public boolean hasPassedThrough;

    // What follows is derived from the relics and the equipment.

    /** Sources in force, in order; the first {@link #sourceCount} count. */
    public final int[] sources = new int[PowerBook.MOST_SOURCES];

    public int sourceCount;

    /** Sum of all changes of each standing rule. */
    public final int[] standing = new int[StandingRule.COUNT];

    /** The statuses that the player never gets, a bit for each. */
    public int unharmedBy;

    @Override
    public void reset() {
        Arrays.fill(relics, 0);
        relicCount = 0;
        Arrays.fill(worn, 0);
        Arrays.fill(terms, 0);
        termCount = 0;
        Arrays.fill(restTicks, 0);
        Arrays.fill(counts, 0);
        Arrays.fill(waitingSources, 0);
        Arrays.fill(waitingRules, 0);
        Arrays.fill(waitingX, 0);
        Arrays.fill(waitingY, 0);
        waiting = 0;
        waitingFixture = NO_FIXTURE;
        Arrays.fill(boosts, 0);
        Arrays.fill(boostTicks, 0);
        freeBrews = 0;
        unseenTicks = 0;
        wasLow = false;
        hasPassedThrough = false;
        Arrays.fill(sources, 0);
        sourceCount = 0;
        Arrays.fill(standing, 0);
        unharmedBy = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) unharmedBy)
                .add((long) relicCount)
                .add((long) sourceCount)
                .add((long) waiting)
                .add((long) waitingFixture);
        for (int each : relics) {
            hash.add((long) each);
        }
        for (int each : worn) {
            hash.add((long) each);
        }
        hash.add((long) termCount);
        for (int each : terms) {
            hash.add((long) each);
        }
        for (int each : restTicks) {
            hash.add((long) each);
        }
        for (int each : counts) {
            hash.add((long) each);
        }
        for (int each : waitingSources) {
            hash.add((long) each);
        }
        for (int each : waitingRules) {
            hash.add((long) each);
        }
        for (int each : sources) {
            hash.add((long) each);
        }
        for (int each : standing) {
            hash.add((long) each);
        }
        for (int i = 0; i < MOST_WAITING; i++) {
            hash.add(waitingX[i]).add(waitingY[i]);
        }
        for (int i = 0; i < TimedBoost.SLOTS; i++) {
            hash.add((long) boosts[i]).add((long) boostTicks[i]);
        }
        hash.add((long) freeBrews).add((long) unseenTicks);
        hash.add(wasLow).add(hasPassedThrough);
    }
}
