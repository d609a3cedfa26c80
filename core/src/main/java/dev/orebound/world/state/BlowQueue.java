package dev.orebound.world.state;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.floor.DepthRules;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.TimedStatus;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Blows that were struck in this tick and not yet felt. Slots are used again, so that fighting makes no garbage. */
public final class BlowQueue {
    private final List<Blow> slots = new ArrayList<>();
    private final int monsterPercent;
    private final int companionPercent;
    private int size;

    /** On a floor of this depth, which says how hard monsters and companions strike. */
    public BlowQueue(DepthRules rules, int depth) {
        monsterPercent = rules.monsterDamage().percentAt(depth);
        companionPercent = rules.golemDamage().percentAt(depth);
    }

    /** One blow against one actor. */
    public static final class Blow {
        public @Nullable Entity target;

        public long bySpawnId;
        public int byMonster;
        public int damage;
        public int staggerTicks;
        public float knockX;
        public float knockY;

        public @Nullable TimedStatus inflicts;

        public @Nullable TimedStatus alsoInflicts;

        /** Whether it comes from what afflicts its target, which neither armour nor grace helps against. */
        public boolean isAffliction;

        /** Health that an affliction does not take. */
        public int leaves;
    }

    public int size() {
        return size;
    }

    public Blow at(int index) {
        return slots.get(index);
    }

    /**
     * Adds a blow.
     *
     * @param bySpawnId who struck it
     * @param byMonster index of the striker's kind, or -1 for the player
     * @param awayX with {@code awayY} the unit vector in which it knocks
     */
    public void add(Entity target, long bySpawnId, int byMonster, HitEffect harm, float awayX, float awayY) {
        Blow blow = next(target, bySpawnId, byMonster, harm.damage());
        blow.staggerTicks = harm.staggerTicks();
        blow.knockX = awayX * harm.knockBack();
        blow.knockY = awayY * harm.knockBack();
        blow.inflicts = harm.inflicts();
        blow.alsoInflicts = harm.alsoInflicts();
        blow.isAffliction = false;
    }

    /**
     * Adds what an affliction takes.
     *
     * @param bySpawnId who brought it, or 0
     * @param byMonster index of the kind of whoever did, or -1
     * @param damage health taken, or given if below 0
     * @param leaves health that it does not take
     */
    public void afflict(Entity target, long bySpawnId, int byMonster, int damage, int leaves) {
        Blow blow = next(target, bySpawnId, byMonster, damage);
        blow.inflicts = null;
        blow.alsoInflicts = null;
        blow.isAffliction = true;
        blow.leaves = leaves;
    }

    private Blow next(Entity target, long bySpawnId, int byMonster, int damage) {
        if (size == slots.size()) {
            slots.add(new Blow());
        }
        Blow blow = slots.get(size++);
        blow.target = target;
        blow.bySpawnId = bySpawnId;
        blow.byMonster = byMonster;
        blow.damage = byMonster < 0 ? damage : share(damage, monsterPercent);
        return blow;
    }

    /** Takes the blows from the one of this number on for a companion's. */
    public void areCompanions(int from) {
        change(from, companionPercent);
    }

    /** Takes the blows from the one of this number on for a share of their damage, or more than all of it. */
    public void change(int from, int percent) {
        for (int i = from; i < size; i++) {
            slots.get(i).damage = share(slots.get(i).damage, percent);
        }
    }

    /** At least 1 of what hurts; what heals stays as it is. */
    private static int share(int damage, int percent) {
        return damage <= 0 ? damage : Math.max(1, damage * percent / 100);
    }

    /** Forgets all of them, and whom they were against. */
    public void clear() {
        for (int i = 0; i < size; i++) {
            slots.get(i).target = null;
        }
        size = 0;
    }
}
