package dev.orebound.world.vignette;

import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.Hash64;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.content.vignette.VignetteRule;
import dev.orebound.content.vignette.VignetteRule.Pour;
import dev.orebound.content.vignette.VignetteRule.VignetteMoment;
import java.util.Arrays;
import java.util.List;

/** A vignette of the floor and how far it has got. */
final class VignetteScene {
    /** {@link #ticks} of a rule whose moment has not come. */
    static final int WAITING = -1;

    /** {@link #ticks} of a rule that is over. */
    static final int OVER = -2;

    /** Its number on the floor, from 0, and the index of its kind. */
    final int number;

    final int kindIndex;
    final Vignette kind;
    final VignetteSpot spot;
    final List<VignetteRule> rules;

    /** Whether each moment has come. */
    private final boolean[] hasCome = new boolean[VignetteMoment.values().length];

    /** Whether a rule waits for each moment. */
    private final boolean[] isAwaited = new boolean[VignetteMoment.values().length];

    /** For each rule the ticks since its moment, or {@link #WAITING} or {@link #OVER}. */
    final int[] ticks;

    /** Whether the horde has come out of hiding. */
    boolean hasWoken;

    /** Whether something struck a statue, so that the horde comes. */
    boolean isStruck;

    /**
     * Ticks since the roof began to come down, or {@link #WAITING}; the tick of the next cell; the numbers of cracked
     * and fallen cells.
     */
    int roofTicks = WAITING;

    int nextFallTick;
    int cracked;
    int fallen;

    VignetteScene(int number, int kindIndex, Vignette kind, VignetteSpot spot) {
        this.number = number;
        this.kindIndex = kindIndex;
        this.kind = kind;
        this.spot = spot;
        rules = kind.rules();
        ticks = new int[rules.size()];
        Arrays.fill(ticks, WAITING);
        for (VignetteRule rule : rules) {
            isAwaited[rule.when().ordinal()] = true;
        }
    }

    /** Returns whether a rule waits for a moment that has not come yet. */
    boolean awaits(VignetteMoment moment) {
        return isAwaited[moment.ordinal()] && !hasCome[moment.ordinal()];
    }

    /** Returns whether a moment has come. */
    boolean hasCome(VignetteMoment moment) {
        return hasCome[moment.ordinal()];
    }

    /** Lets the rules begin that wait for a moment, the first time that it comes. */
    void come(VignetteMoment moment) {
        if (hasCome[moment.ordinal()]) {
            return;
        }
        hasCome[moment.ordinal()] = true;
        for (int rule = 0; rule < ticks.length; rule++) {
            if (rules.get(rule).when() == moment) {
                ticks[rule] = 0;
            }
        }
    }

    /** Returns the ticks from the moment of a rule until nothing more follows from it by itself. */
    int lastTick(int rule) {
        int last = 0;
        List<VignetteRule.VignetteEffect> effects = rules.get(rule).effects();
        for (int i = 0; i < effects.size(); i++) {
            if (effects.get(i).does() instanceof Pour pour) {
                last = Math.max(last, (pour.times() - 1) * pour.everyTicks());
            }
        }
        return rules.get(rule).delayTicks() + last;
    }

    void addTo(Hash64 hash) {
        for (boolean each : hasCome) {
            hash.add(each);
        }
        for (int each : ticks) {
            hash.add((long) each);
        }
        hash.add(hasWoken).add(isStruck);
        hash.add((long) roofTicks).add((long) nextFallTick).add((long) cracked).add((long) fallen);
    }
}
