package dev.orebound.world.state;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.floor.DepthRules;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.monster.GolemOre.GolemGift;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.event.HurtSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects the blows that were struck in a tick, against actors, ore, locks and statues, until they take effect. Slots
 * are reused, so that fighting allocates nothing.
 */
@ChangedBy({"combat", "element", "horde", "vignette"})
public final class BlowQueue {
    /** The influence of a blow of the pick, which brings none. */
    public static final int PICK = -1;

    private final List<Blow> blows = new ArrayList<>();
    private final int monsterPercent;
    private final int companionPercent;
    private final int elitePercent;
    private long eliteSpawnId;
    private int size;
    private int[] oreCells = new int[4];
    private int[] oreDamages = new int[4];
    private long[] oreSources = new long[4];
    private int oreSize;
    private int[] thingCells = new int[4];
    private int[] thingInfluences = new int[4];
    private long[] thingSources = new long[4];
    private int thingSize;

    /**
     * Creates an empty queue for a floor whose depth scales the damage of monsters and companions.
     *
     * @param elitePercent by which the damage of the floor's elite leader is scaled in addition
     */
    public BlowQueue(DepthRules rules, int depth, int elitePercent) {
        this.elitePercent = elitePercent;
        monsterPercent = rules.monsterDamage().percentAt(depth);
        companionPercent = rules.golemDamage().percentAt(depth);
    }

    /** Sets the elite leader of the floor. */
    public void strengthen(long spawnId) {
        eliteSpawnId = spawnId;
    }

    /** One blow against one actor, or the damage that a status does to it. */
    public static final class Blow {
        public @Nullable Entity target;
        public long bySpawnId;
        public int byMonster;
        public int damage;

        /** All effects of the blow, in the order in which they are felt. */
        public List<HitEffect> effects = List.of();

        /** A status that the blow gives besides its effects, or null. */
        public @Nullable TimedStatus inflicts;

        /** With {@code awayY} the unit vector of a push. */
        public float awayX;

        public float awayY;

        /** The kind of thing that does the damage, and its number among things of that kind, or -1. */
        public HurtSource source = HurtSource.BLOW;

        public int sourceNumber;

        /** Health that a status does not take. */
        public int sparedHealth;

        /** Names another source than an actor, with its number among things of that kind, or -1. */
        public void from(HurtSource other, int number) {
            source = other;
            sourceNumber = number;
        }
    }

    /** Returns the number of blows against actors. */
    public int size() {
        return size;
    }

    /** Returns a blow against an actor. */
    public Blow at(int index) {
        return blows.get(index);
    }

    /**
     * Adds a blow against an actor.
     *
     * @param bySpawnId spawn id of the attacker
     * @param byMonster index of the attacker's kind, or -1 for the player
     * @param awayX with {@code awayY} the unit vector away from what struck
     */
    public void add(Entity target, long bySpawnId, int byMonster, Attack attack, float awayX, float awayY) {
        add(target, bySpawnId, byMonster, attack.damage(), attack.effects(), awayX, awayY);
    }

    /**
     * Adds a blow that belongs to no attack.
     *
     * @param damage health that it takes, before armour; also among the effects
     * @return the blow, which is one of an actor unless the caller names another source
     */
    public Blow add(
            Entity target,
            long bySpawnId,
            int byMonster,
            int damage,
            List<HitEffect> effects,
            float awayX,
            float awayY) {
        Blow blow = next(target, bySpawnId, byMonster, damage);
        blow.effects = effects;
        blow.awayX = awayX;
        blow.awayY = awayY;
        return blow;
    }

    /**
     * Adds the damage that a status or the ground does to an actor.
     *
     * @param source the ground, the terrain or the status, with its number
     * @param bySpawnId spawn id of the actor that caused it, or 0
     * @param byMonster index of that actor's kind, or -1
     * @param damage health that is lost, or gained if negative
     * @param sparedHealth health that is never taken
     */
    public void addStatusDamage(
            Entity target,
            HurtSource source,
            int sourceNumber,
            long bySpawnId,
            int byMonster,
            int damage,
            int sparedHealth) {
        Blow blow = next(target, bySpawnId, byMonster, damage);
        blow.effects = List.of();
        blow.from(source, sourceNumber);
        blow.sparedHealth = sparedHealth;
    }

    private Blow next(Entity target, long bySpawnId, int byMonster, int damage) {
        if (size == blows.size()) {
            blows.add(new Blow());
        }
        Blow blow = blows.get(size++);
        blow.target = target;
        blow.inflicts = null;
        blow.from(HurtSource.BLOW, -1);
        blow.bySpawnId = bySpawnId;
        blow.byMonster = byMonster;
        blow.damage = byMonster < 0 ? damage : share(damage, monsterPercent);
        if (eliteSpawnId != 0 && bySpawnId == eliteSpawnId) {
            blow.damage = share(blow.damage, elitePercent);
        }
        return blow;
    }

    /**
     * Scales the blows from an index on as blows of a companion: of its rank, and with the gift that it has; null if it
     * is gone.
     */
    public void scaleForCompanion(int from, GolemBook golems, @Nullable CompanionComponent companion) {
        scale(from, companionPercent);
        if (companion != null) {
            int rank = golems.rules().rankOf(companion.fedMeasures);
            scale(from, golems.rules().ranks().get(rank).damagePercent());
            GolemGift gift = golems.giftOf(companion.giftOre);
            for (int i = from; i < size; i++) {
                blows.get(i).inflicts = gift == null ? null : gift.inflicts();
            }
        }
    }

    /** Scales the damage of the blows from an index on. */
    public void scale(int from, int percent) {
        for (int i = from; i < size; i++) {
            blows.get(i).damage = share(blows.get(i).damage, percent);
        }
    }

    /** Returns a share of damage, at least 1; healing is not scaled. */
    private static int share(int damage, int percent) {
        return damage <= 0 ? damage : Math.max(1, damage * percent / 100);
    }

    /** Removes all blows against actors. */
    public void clear() {
        for (int i = 0; i < size; i++) {
            blows.get(i).target = null;
        }
        size = 0;
    }

    /** Adds a blow of an actor, by its spawn id, against the ore on a cell. */
    public void addToOre(int cell, int damage, long bySpawnId) {
        if (oreSize == oreCells.length) {
            oreCells = Arrays.copyOf(oreCells, oreSize * 2);
            oreDamages = Arrays.copyOf(oreDamages, oreSize * 2);
            oreSources = Arrays.copyOf(oreSources, oreSize * 2);
        }
        oreCells[oreSize] = cell;
        oreDamages[oreSize] = damage;
        oreSources[oreSize] = bySpawnId;
        oreSize++;
    }

    /** Returns the number of blows against ore. */
    public int oreSize() {
        return oreSize;
    }

    public int oreCell(int index) {
        return oreCells[index];
    }

    public int oreDamage(int index) {
        return oreDamages[index];
    }

    /** Returns the spawn id of the actor that struck ore, or 0. */
    public long oreSource(int index) {
        return oreSources[index];
    }

    /** Removes all blows against ore. */
    public void clearOre() {
        oreSize = 0;
    }

    /**
     * Adds a blow against the lock or the statue on a cell, once for each source.
     *
     * @param influence the ordinal of what it brings, or {@link #PICK}
     * @param source spawn id of what struck: a shot, or the attacker itself
     */
    public void addToThing(int cell, int influence, long source) {
        for (int i = 0; i < thingSize; i++) {
            if (thingCells[i] == cell && thingInfluences[i] == influence && thingSources[i] == source) {
                return;
            }
        }
        if (thingSize == thingCells.length) {
            thingCells = Arrays.copyOf(thingCells, thingSize * 2);
            thingInfluences = Arrays.copyOf(thingInfluences, thingSize * 2);
            thingSources = Arrays.copyOf(thingSources, thingSize * 2);
        }
        thingCells[thingSize] = cell;
        thingInfluences[thingSize] = influence;
        thingSources[thingSize] = source;
        thingSize++;
    }

    /** Returns the number of blows against locks and statues. */
    public int thingSize() {
        return thingSize;
    }

    public int thingCell(int index) {
        return thingCells[index];
    }

    /** Returns the ordinal of what a blow against a lock or a statue brings, or {@link #PICK}. */
    public int thingInfluence(int index) {
        return thingInfluences[index];
    }

    public long thingSource(int index) {
        return thingSources[index];
    }

    /** Removes all blows against locks and statues. */
    public void clearThings() {
        thingSize = 0;
    }
}
