package dev.orebound.autoplay;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.MonsterFight.IncomingAttack;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Form;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Ray;
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
    public void fight(BotView sight, BotControls hands, Entity foe, @Nullable Entity near) {
        if (dodge.act(sight, hands)) {
            return;
        }
        if (!strikeInReach(sight, hands, foe)) {
            approach(sight, hands, sight.bodyOf(foe), near);
        }
    }

    /** Strikes a monster that is in reach; returns false if it is not. */
    public static boolean strikeInReach(BotView sight, BotControls hands, Entity foe) {
        BodyComponent body = sight.bodyOf(foe);
        float reach = sight.reach() * SURE + body.radius;
        boolean isInReach = sight.squaredTo(body.x, body.y) < reach * reach && sight.isInView(body.x, body.y);
        if (isInReach) {
            hands.strikeAt(body.x, body.y);
        }
        return isInReach;
    }

    private static void approach(BotView sight, BotControls hands, BodyComponent body, @Nullable Entity near) {
        float squared = sight.squaredTo(body.x, body.y);
        boolean isThrown = sight.world().tick() % THROW_EVERY < 4
                && squared > NEAREST_THROW * NEAREST_THROW
                && squared < FARTHEST_THROW * FARTHEST_THROW
                && sight.isInView(body.x, body.y);
        if (isThrown) {
            throwAt(sight, hands, body);
            return;
        }
        hands.walkTo(body.cell);
        if (near != null) {
            strikeInReach(sight, hands, near);
        }
    }

    /** Throws from the fullest flask. */
    private static void throwAt(BotView sight, BotControls hands, BodyComponent body) {
        int[] flasks = sight.world().player().hands().flasks;
        int fullest = 0;
        for (int ore = 1; ore < flasks.length; ore++) {
            fullest = flasks[ore] > flasks[fullest] ? ore : fullest;
        }
        if (fullest != sight.world().player().hands().chosenFlask) {
            hands.choose(fullest);
        }
        hands.throwAt(body.x, body.y);
    }

    /** Finds an announced attack that is about to hit the player. */
    static final class IncomingAttack {
        /**
         * The time before a hit at which the bot moves. A dash is short, so that moving too early is as bad as too late.
         */
        private static final int SOON_TICKS = 9;

        private static final float MARGIN = 0.15f;

        private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
        private final ComponentMapper<ProjectileComponent> projectiles = ComponentMapper.getFor(ProjectileComponent.class);

        private float fromX;
        private float fromY;

        /** Looks for an attack that is about to hit. If there is one, {@link #fromX} and {@link #fromY} are its origin. */
        boolean isNear(BotView sight) {
            ImmutableArray<Entity> all = sight.world().monsters();
            for (int i = 0; i < all.size(); i++) {
                if (isAbout(all.get(i), sight)) {
                    return true;
                }
            }
            ImmutableArray<Entity> flying = sight.world().projectiles();
            for (int i = 0; i < flying.size(); i++) {
                if (isComing(flying.get(i), sight)) {
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

        private boolean isAbout(Entity monster, BotView sight) {
            StrikerComponent striker = strikers.get(monster);
            boolean isSoon = striker.phase == StrikePhase.WINDING_UP && striker.ticks <= SOON_TICKS;
            if (!isSoon && striker.phase != StrikePhase.STRIKING) {
                return false;
            }
            Attack attack = sight.attacksOf(monster).get(striker.attack);
            BodyComponent body = sight.bodyOf(monster);
            fromX = body.x;
            fromY = body.y;
            if (attack.form() instanceof Form.Melee melee) {
                return isWithin(sight, body.x, body.y, melee.reachCells());
            }
            if (attack.form() instanceof Form.Burst burst) {
                return isWithin(sight, body.x, body.y, burst.radiusCells());
            }
            if (attack.form() instanceof Form.Lob) {
                return false;
            }
            if (attack.form() instanceof Form.Ranged shot) {
                return isOnLine(sight, striker.aimX, striker.aimY, shot.flightCells(), shot.radiusCells());
            }
            return attack.form() instanceof Form.Charge charge
                    && isOnLine(sight, striker.aimX, striker.aimY, charge.cells() + 1, body.radius);
        }

        private boolean isComing(Entity flying, BotView sight) {
            ProjectileComponent projectile = projectiles.get(flying);
            if (projectile.monster < 0 || projectile.ticks > SOON_TICKS || !projectile.lobbed) {
                return false;
            }
            fromX = projectile.toX;
            fromY = projectile.toY;
            Attack attack = sight.world()
                    .content()
                    .monsters()
                    .at(projectile.monster)
                    .attacks()
                    .get(projectile.attack);
            return attack.form() instanceof Form.Lob lob && isWithin(sight, fromX, fromY, lob.blastCells());
        }

        private static boolean isWithin(BotView sight, float x, float y, float cells) {
            float reach = cells + sight.self().radius + MARGIN;
            return sight.squaredTo(x, y) <= reach * reach && sight.isInView(x, y);
        }

        private boolean isOnLine(BotView sight, float aimX, float aimY, float cells, float radius) {
            float dx = sight.self().x - fromX;
            float dy = sight.self().y - fromY;
            float along = dx * aimX + dy * aimY;
            float aside = Math.abs(dx * aimY - dy * aimX);
            return along > 0
                    && along <= cells
                    && aside <= radius + sight.self().radius + MARGIN
                    && sight.isInView(fromX, fromY);
        }
    }

    /** Evades announced attacks: dashes or walks away from the hit if there is room. */
    private static final class Evasion {
        private static final float DASH_CELLS = 1.9f;

        private final IncomingAttack danger = new IncomingAttack();

        boolean act(BotView sight, BotControls hands) {
            if (!danger.isNear(sight)) {
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
                float gain = gain(sight, x, y);
                if (gain > away) {
                    away = gain;
                    bestX = x;
                    bestY = y;
                }
            }
            hands.tilt(bestX, bestY);
            hands.dash();
            return true;
        }

        /** Returns the squared distance from the attack after a dash, or -1 if something is in the way. */
        private float gain(BotView sight, float x, float y) {
            float toX = sight.self().x + x * DASH_CELLS;
            float toY = sight.self().y + y * DASH_CELLS;
            boolean isFree = Ray.isClear(sight.walls(), sight.self().x, sight.self().y, toX, toY);
            float dx = toX - danger.fromX();
            float dy = toY - danger.fromY();
            return isFree ? dx * dx + dy * dy : -1;
        }
    }
}
