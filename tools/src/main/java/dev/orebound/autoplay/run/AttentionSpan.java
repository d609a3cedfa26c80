package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.PROJECTILES;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.Hash64;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.player.BotSkill.BotLimits;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * The monsters and shots that the bot minds at the moment, and the time that it takes to react to them. A bot without
 * limits minds everything that it sees, and always takes the same time.
 *
 * <p>Source: a reaction time is the sum of a normal and an exponential part (Hohle: Inferred components of reaction
 * times, 1965), and of a part that grows with the logarithm of the number of things (Hick: On the rate of gain of
 * information, 1952). About four things can be minded (Cowan: The magical number 4 in short-term memory, 2001).
 */
final class AttentionSpan {
    /** The factor on the distance of what winds up an attack, which draws the eye. */
    private static final float STRIKING = 0.5f;

    private static final double MS_A_SECOND = 1000;
    private static final long HALF_AN_HOUR = 30L * 60 * TickClock.TICKS_A_SECOND;

    /** The sum of so many uniform numbers has a standard deviation of 1. */
    private static final int UNIFORMS = 12;

    private final KnownFloorView view;
    private final BotSkill skill;
    private final @Nullable BotLimits limits;
    private final long salt;
    private final long ticksBefore;
    private final Hash64 luck = new Hash64(0);
    private final long[] minded;
    private final long[] since;
    private final float[] farOff;
    private int count;
    private long lookedAt = -1;
    private long movedAt = Long.MIN_VALUE / 2;
    private long nearest;
    private float nearestFar;

    /**
     * @param salt makes the luck of one player differ from another's
     * @param ticksBefore the ticks that the run had lasted when the floor was entered
     */
    AttentionSpan(KnownFloorView view, BotSkill skill, long salt, long ticksBefore) {
        this.view = view;
        this.skill = skill;
        this.salt = salt;
        this.ticksBefore = ticksBefore;
        limits = skill.limits();
        int most = limits == null ? 0 : limits.mindedThings();
        minded = new long[most];
        since = new long[most];
        farOff = new float[most];
    }

    /** Returns true if the bot minds a monster or a shot that it sees. */
    boolean minds(long spawnId) {
        if (limits == null) {
            return true;
        }
        look(limits);
        return indexOf(spawnId) >= 0;
    }

    /**
     * Returns true if the bot has had the time to react to an attack.
     *
     * @param spawnId of the monster or the shot
     * @param began the tick in which the attack began
     * @param elapsed ticks since then
     */
    boolean hasReacted(long spawnId, long began, int elapsed, boolean isShot) {
        if (limits == null) {
            return elapsed >= (isShot ? skill.reactionTicks() / 2 : skill.reactionTicks());
        }
        look(limits);
        int index = indexOf(spawnId);
        return index >= 0
                && Math.min(elapsed, view.world().tick() - since[index]) >= reactionTicks(spawnId, began, count);
    }

    /** Returns the share of the noticed attacks that the bot walks out of by now. */
    int dodgePercent() {
        if (limits == null) {
            return skill.dodgePercent();
        }
        long ticks = Math.min(ticksBefore + view.world().tick(), HALF_AN_HOUR);
        return skill.dodgePercent() - (int) (limits.tiredPercent() * ticks / HALF_AN_HOUR);
    }

    /** Returns the reaction time to one attack, the same for as long as it lasts, among some things that are minded. */
    int reactionTicks(long spawnId, long began, int things) {
        if (limits == null) {
            return skill.reactionTicks();
        }
        luck.reset(salt);
        luck.add(spawnId).add(began);
        double normal = -UNIFORMS / 2.0;
        for (int i = 0; i < UNIFORMS; i++) {
            normal += unit(i);
        }
        double ms = limits.reactionSpreadMs() * normal
                - limits.reactionTailMs() * StrictMath.log(1 - unit(UNIFORMS))
                + limits.choiceMs() * StrictMath.log(Math.max(1, things)) / StrictMath.log(2);
        return skill.reactionTicks() + (int) Math.round(ms * TickClock.TICKS_A_SECOND / MS_A_SECOND);
    }

    private double unit(int number) {
        return (luck.add((long) number).value() >>> 40) * 0x1p-24;
    }

    private int indexOf(long spawnId) {
        for (int i = 0; i < count; i++) {
            if (minded[i] == spawnId) {
                return i;
            }
        }
        return -1;
    }

    /** Lets go of what is gone and, if it is time, lets the attention move to the nearest thing beyond. */
    private void look(BotLimits ofSkill) {
        long tick = view.world().tick();
        if (tick == lookedAt) {
            return;
        }
        lookedAt = tick;
        nearest = 0;
        nearestFar = Float.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            farOff[i] = Float.MAX_VALUE;
        }
        ImmutableArray<Entity> monsters = view.world().monsters();
        for (int i = 0; i < monsters.size(); i++) {
            lookAt(monsters.get(i));
        }
        ImmutableArray<Entity> flying = view.world().projectiles();
        for (int i = 0; i < flying.size(); i++) {
            ProjectileComponent shot = PROJECTILES.get(flying.get(i));
            if (shot.monster >= 0 && !shot.friendly) {
                meet(flying.get(i), STRIKING);
            }
        }
        letGo();
        if (nearest != 0
                && (tick - movedAt) * MS_A_SECOND >= ofSkill.attentionMs() * (double) TickClock.TICKS_A_SECOND) {
            turnTo(tick);
        }
    }

    private void lookAt(Entity monster) {
        MindState state = MINDS.get(monster).state;
        if (HEALTHS.get(monster).health <= 0 || state == MindState.ASLEEP || state == MindState.SHACKLED) {
            return;
        }
        StrikePhase phase = STRIKERS.get(monster).phase;
        boolean isStriking = phase == StrikePhase.WINDING_UP || phase == StrikePhase.STRIKING;
        meet(monster, isStriking ? STRIKING : 1);
    }

    private void meet(Entity thing, float factor) {
        BodyComponent body = BODIES.get(thing);
        if (!view.floor().isInSight(body.cell)) {
            return;
        }
        long spawnId = SPAWNS.get(thing).spawnId;
        float far = view.squaredTo(body.x, body.y) * factor * factor;
        int index = indexOf(spawnId);
        if (index >= 0) {
            farOff[index] = far;
        } else if (far < nearestFar) {
            nearest = spawnId;
            nearestFar = far;
        }
    }

    private void letGo() {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (farOff[i] < Float.MAX_VALUE) {
                minded[kept] = minded[i];
                since[kept] = since[i];
                farOff[kept] = farOff[i];
                kept++;
            }
        }
        count = kept;
    }

    /** Minds the nearest thing beyond, in a free place or instead of the farthest if that is farther. */
    private void turnTo(long tick) {
        int place = count;
        if (count == minded.length) {
            place = 0;
            for (int i = 1; i < count; i++) {
                place = farOff[i] > farOff[place] ? i : place;
            }
            if (farOff[place] <= nearestFar) {
                return;
            }
        } else {
            count++;
        }
        minded[place] = nearest;
        since[place] = tick;
        farOff[place] = nearestFar;
        movedAt = tick;
    }
}
