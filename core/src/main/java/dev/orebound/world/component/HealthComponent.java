package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** The health of an actor and its protection against blows. */
public final class HealthComponent implements HashedComponent {
    public int health;

    public int most;

    /** Ticks for which no blow hurts. */
    public int graceTicks;

    /** Ticks for which it is staggered and cannot act. */
    public int staggerTicks;

    /** Ticks for which nothing staggers it again. */
    public int steadyTicks;

    /** Ticks for which no blow hits it, because it dashes. */
    public int invulnerableTicks;

    /** Percentage of every blow that is absorbed, 0 to 99. */
    public int shieldPercent;

    /** Spawn id of the last actor that hurt it, or 0. */
    public long hurtBySpawnId;

    /** Monster kind of the last actor that hurt it, or -1. */
    public int hurtByMonster = -1;

    /** Health that blows and statuses have taken so far. */
    public int harm;

    /** Returns whether nothing of the last blows is left but the damage. */
    public boolean isSteady() {
        return graceTicks + staggerTicks + steadyTicks + invulnerableTicks == 0;
    }

    @Override
    public void reset() {
        health = 0;
        most = 0;
        graceTicks = 0;
        staggerTicks = 0;
        steadyTicks = 0;
        invulnerableTicks = 0;
        shieldPercent = 0;
        hurtBySpawnId = 0;
        hurtByMonster = -1;
        harm = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) health).add((long) most);
        hash.add((long) graceTicks).add((long) staggerTicks);
        hash.add((long) steadyTicks).add((long) invulnerableTicks);
        hash.add((long) shieldPercent);
        hash.add(hurtBySpawnId).add((long) hurtByMonster).add((long) harm);
    }
}
