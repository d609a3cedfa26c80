package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.content.combat.AttackForm;
import java.util.Arrays;

/** Something shot or thrown that is in the air. Its body says where it is, not where it can stand: nothing solid stops that. */
public final class ProjectileComponent implements HashedComponent {
    /** Who shot or threw it; may be gone by now. */
    public long ownerSpawnId;

    /** Index of its owner's kind into the content's monsters, or -1 for the player. */
    public int monster = -1;

    /** Whether it is a companion's, and meant for monsters. */
    public boolean friendly;

    /** Which of its owner's attacks it is; {@link AttackTable} says what it does. */
    public int attack;

    /** Whether it flies over everybody's heads and bursts where it comes down; else it flies straight and hits whom it meets. */
    public boolean lobbed;

    /** Where it set out, in cells. */
    public float fromX;

    public float fromY;

    /** Where it comes down, or drops if it meets nobody. */
    public float toX;

    public float toY;

    /** Ticks until then. */
    public int ticks;

    /** Ticks that its whole flight takes. */
    public int flightTicks;

    /** Whom it has leapt from, by spawn id; the first {@link #hits} count. */
    public final long[] hitSpawnIds = new long[AttackForm.Ranged.MOST_LEAPS + 1];

    public int hits;

    @Override
    public void reset() {
        ownerSpawnId = 0;
        monster = -1;
        friendly = false;
        attack = 0;
        lobbed = false;
        fromX = 0;
        fromY = 0;
        toX = 0;
        toY = 0;
        ticks = 0;
        flightTicks = 0;
        Arrays.fill(hitSpawnIds, 0);
        hits = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add(ownerSpawnId).add((long) monster).add((long) attack);
        hash.add(friendly).add(lobbed).add(fromX).add(fromY);
        hash.add(toX).add(toY);
        hash.add((long) ticks).add((long) flightTicks);
        for (long hit : hitSpawnIds) {
            hash.add(hit);
        }
        hash.add((long) hits);
    }
}
