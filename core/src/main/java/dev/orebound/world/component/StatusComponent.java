package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.content.element.StatusEffect;
import java.util.Arrays;

/** The statuses of an actor; every actor has this component. */
public final class StatusComponent implements HashedComponent {
    /** Ticks left of each status, by its ordinal; 0 without the status. */
    public final int[] ticks = new int[StatusEffect.COUNT];

    /** The reaction that led to each status, by its ordinal; meaningful while it lasts. */
    public final int[] madeBy = new int[StatusEffect.COUNT];

    /** Ticks for which nothing makes it helpless again. */
    public int steadyTicks;

    /** Spawn id of the actor that caused the last harmful status, or 0. */
    public long bySpawnId;

    /** Monster kind of that actor, or -1. */
    public int byMonster = -1;

    public boolean has(StatusEffect status) {
        return ticks[status.ordinal()] > 0;
    }

    /** Returns whether there is no status. */
    public boolean isFree() {
        int sum = 0;
        for (int i = 0; i < ticks.length; i++) {
            sum += ticks[i];
        }
        return sum == 0;
    }

    @Override
    public void reset() {
        Arrays.fill(ticks, 0);
        Arrays.fill(madeBy, 0);
        steadyTicks = 0;
        bySpawnId = 0;
        byMonster = -1;
    }

    @Override
    public void addTo(Hash64 hash) {
        for (int i = 0; i < ticks.length; i++) {
            hash.add((long) ticks[i]).add((long) madeBy[i]);
        }
        hash.add((long) steadyTicks).add(bySpawnId).add((long) byMonster);
    }
}
