package dev.orebound.autoplay;

import static dev.orebound.world.component.ComponentMappers.PROJECTILES;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.MonsterFight.IncomingAttack;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.Direction;
import dev.orebound.grid.LineTrace;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * Fights one monster: evades announced attacks, approaches, throws from a distance now and then, and strikes within
 * reach.
 */
public final class MonsterFight {
    /** The share of its reach on which the bot relies. */
    private static final float SURE = 0.9f;

    private static final float NEAREST_THROW = 2;
    private static final float FARTHEST_THROW = 5;
    /** Ticks between two attempts to throw. */
    private static final int THROW_EVERY = 3 * TickClock.TICKS_A_SECOND;

    private final Evasion dodge = new Evasion();

    /**
     * Fills in what the bot wants in the next tick.
     *
     * @param foe the monster to fight
     * @param near a monster that is struck on the way if it is in reach; may be the same, or null
     */
    public void fight(WalkerView view, WalkerControls controls, Entity foe, @Nullable Entity near) {
        if (dodge.act(view, controls)) {
            return;
        }
        if (!strikeInReach(view, controls, foe)) {
            approach(view, controls, view.bodyOf(foe), near);
        }
    }

    /** Strikes a monster that is in reach; returns false if it is not. */
    public static boolean strikeInReach(WalkerView view, WalkerControls controls, Entity foe) {
        BodyComponent body = view.bodyOf(foe);
        float reach = view.reach() * SURE + body.radius;
        boolean isInReach = view.squaredTo(body.x, body.y) < reach * reach && view.isInView(body.x, body.y);
        if (isInReach) {
            controls.strikeAt(body.x, body.y);
        }
        return isInReach;
    }

    private static void approach(WalkerView view, WalkerControls controls, BodyComponent body, @Nullable Entity near) {
        float squared = view.squaredTo(body.x, body.y);
        boolean isThrown = view.world().tick() % THROW_EVERY < 4
                && squared > NEAREST_THROW * NEAREST_THROW
                && squared < FARTHEST_THROW * FARTHEST_THROW
                && view.isInView(body.x, body.y);
        if (isThrown) {
            throwAt(view, controls, body);
            return;
        }
        controls.walkTo(body.cell);
        if (near != null) {
            strikeInReach(view, controls, near);
        }
    }

    /** Throws from the fullest flask. */
    private static void throwAt(WalkerView view, WalkerControls controls, BodyComponent body) {
        int[] flasks = view.world().player().component().flasks;
        int fullest = 0;
        for (int ore = 1; ore < flasks.length; ore++) {
            fullest = flasks[ore] > flasks[fullest] ? ore : fullest;
        }
        if (1 << fullest != view.world().player().component().chosenOres) {
            controls.choose(1 << fullest);
        }
        controls.throwAt(body.x, body.y);
    }

    /** Finds an announced attack that is about to hit the player. */
    static final class IncomingAttack {
        /**
         * The time before a hit at which the bot moves. A dash is short, so that moving too early is as bad as too late.
         */
        private static final int SOON_TICKS = 9;

        private static final float MARGIN = 0.15f;

        private float fromX;
        private float fromY;

        /** Looks for an attack that is about to hit. If there is one, {@link #fromX} and {@link #fromY} are its origin. */
        boolean isNear(WalkerView view) {
            ImmutableArray<Entity> all = view.world().monsters();
            for (int i = 0; i < all.size(); i++) {
                if (isAbout(all.get(i), view)) {
                    return true;
                }
            }
            ImmutableArray<Entity> flying = view.world().projectiles();
            for (int i = 0; i < flying.size(); i++) {
                if (isComing(flying.get(i), view)) {
                    return true;
                }
            }
            return false;
        }

        float fromX() {
            return fromX;
        }

        float fromY() {
            return fromY;
        }

        private boolean isAbout(Entity monster, WalkerView view) {
            StrikerComponent striker = STRIKERS.get(monster);
            boolean isSoon = striker.phase == StrikePhase.WINDING_UP && striker.ticks <= SOON_TICKS;
            if (!isSoon && striker.phase != StrikePhase.STRIKING) {
                return false;
            }
            Attack attack = view.attacksOf(monster).get(striker.attack);
            BodyComponent body = view.bodyOf(monster);
            fromX = body.x;
            fromY = body.y;
            if (attack.form() instanceof AttackForm.MeleeArc melee) {
                return isWithin(view, body.x, body.y, melee.reachCells());
            }
            if (attack.form() instanceof AttackForm.Burst burst) {
                return isWithin(view, body.x, body.y, burst.radiusCells());
            }
            if (attack.form() instanceof AttackForm.Lob) {
                return false;
            }
            if (attack.form() instanceof AttackForm.Ranged shot) {
                return isOnLine(view, striker.aimX, striker.aimY, shot.flightCells(), shot.radiusCells());
            }
            return attack.form() instanceof AttackForm.Charge charge
                    && isOnLine(view, striker.aimX, striker.aimY, charge.cells() + 1, body.radius);
        }

        private boolean isComing(Entity flying, WalkerView view) {
            ProjectileComponent projectile = PROJECTILES.get(flying);
            if (projectile.monster < 0 || projectile.ticks > SOON_TICKS || !projectile.lobbed) {
                return false;
            }
            fromX = projectile.toX;
            fromY = projectile.toY;
            Attack attack = view.world()
                    .content()
                    .monsters()
                    .at(projectile.monster)
                    .attacks()
                    .get(projectile.attack);
            return attack.form() instanceof AttackForm.Lob lob && isWithin(view, fromX, fromY, lob.blastCells());
        }

        private static boolean isWithin(WalkerView view, float x, float y, float cells) {
            float reach = cells + view.self().radius + MARGIN;
            return view.squaredTo(x, y) <= reach * reach && view.isInView(x, y);
        }

        private boolean isOnLine(WalkerView view, float aimX, float aimY, float cells, float radius) {
            float dx = view.self().x - fromX;
            float dy = view.self().y - fromY;
            float along = dx * aimX + dy * aimY;
            float aside = Math.abs(dx * aimY - dy * aimX);
            return along > 0
                    && along <= cells
                    && aside <= radius + view.self().radius + MARGIN
                    && view.isInView(fromX, fromY);
        }
    }

    /** Evades announced attacks: dashes or walks away from the hit if there is room. */
    private static final class Evasion {
        private static final float DASH_CELLS = 1.9f;

        private final IncomingAttack danger = new IncomingAttack();

        boolean act(WalkerView view, WalkerControls controls) {
            if (!danger.isNear(view)) {
                return false;
            }
            float away = -Float.MAX_VALUE;
            float bestX = 0;
            float bestY = 0;
            for (int i = 0; i < Direction.ALL.size(); i++) {
                Direction direction = Direction.ALL.get(i);
                float length = direction.isDiagonal() ? 0.7071f : 1;
                float x = direction.dx() * length;
                float y = direction.dy() * length;
                float gain = gain(view, x, y);
                if (gain > away) {
                    away = gain;
                    bestX = x;
                    bestY = y;
                }
            }
            controls.tilt(bestX, bestY);
            controls.dash();
            return true;
        }

        /** Returns the squared distance from the attack after a dash, or -1 if something is in the way. */
        private float gain(WalkerView view, float x, float y) {
            float toX = view.self().x + x * DASH_CELLS;
            float toY = view.self().y + y * DASH_CELLS;
            boolean isFree = LineTrace.isClear(view.walls(), view.self().x, view.self().y, toX, toY);
            float dx = toX - danger.fromX();
            float dy = toY - danger.fromY();
            return isFree ? dx * dx + dy * dy : -1;
        }
    }
}
