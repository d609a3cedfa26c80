package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.content.combat.AttackForm;
import java.util.Arrays;

/** A projectile in the air. Solid cells do not stop its body. */
public final class ProjectileComponent implements HashedComponent {
    /** Spawn id of its owner, which may be gone by now. */
    public long ownerSpawnId;

    /** Index of its owner's kind into the content's monsters, or -1 for the player. */
    public int monster = -1;

    /** Whether it belongs to a companion and hits monsters. */
    public boolean friendly;

    /** Number of its owner's attack in the {@link AttackTable}. */
    public int attack;

    /** Whether it flies over actors and bursts on landing; otherwise it flies straight and hits. */
    public boolean lobbed;

    /** The place from which it was launched, in cells. */
    public float fromX;

    public float fromY;

    /** The place at which it lands, or drops if it hits nothing. */
    public float toX;

    public float toY;

    /** Ticks until it comes down. */
    public int ticks;

    /** Ticks of its whole flight. */
    public int flightTicks;

    /** Spawn ids of the actors from which it has leapt on; the first {@link #hits} count. */
    public final long[] hitSpawnIds = new long[AttackForm.Ranged.MOST_LEAPS + 1];

    public int hits;

    /** How often a flask has burst and rolled on. */
    public int rolls;

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
        rolls = 0;
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
        hash.add((long) hits).add((long) rolls);
    }
}
