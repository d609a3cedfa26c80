package dev.orebound.autoplay;

import static dev.orebound.world.component.ComponentMappers.PROJECTILES;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Entity;
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

    private final AttackEvasion dodge = new AttackEvasion();

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
        boolean isInReach = isInReach(view, foe, SURE);
        if (isInReach) {
            controls.strikeAt(view.bodyOf(foe).x, view.bodyOf(foe).y);
        }
        return isInReach;
    }

    /** Returns true if a monster is in view, and within a share of the reach of the next strike. */
    public static boolean isInReach(WalkerView view, Entity foe, float share) {
        return view.isInView(foe, view.reach() * share + view.bodyOf(foe).radius);
    }

    /** Strikes a monster that is in reach, and walks to it if it is not; returns whether it is. */
    public static boolean strikeOrWalkTo(WalkerView view, WalkerControls controls, Entity foe) {
        boolean isInReach = strikeInReach(view, controls, foe);
        if (!isInReach) {
            controls.walkTo(view.bodyOf(foe).cell);
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
        controls.chooseAnew(1 << fullest);
        controls.throwAt(body.x, body.y);
    }

    /** Finds an announced attack that is about to hit the player, and dashes away from it if there is room. */
    private static final class AttackEvasion {
        /**
         * The time before a hit at which the bot moves. A dash is short, so that moving too early is as bad as too
         * late.
         */
        private static final int SOON_TICKS = 9;

        private static final float MARGIN = 0.15f;
        private static final float DASH_CELLS = 1.9f;
        private static final float DIAGONAL = 0.7071f;

        /** The area of the attack that was found. Strikes count as all round, and lines end where they end. */
        private final ThreatArea area = new ThreatArea(MARGIN, 0, false);

        boolean act(WalkerView view, WalkerControls controls) {
            if (!isNear(view)) {
                return false;
            }
            Direction best = Direction.ALL.get(NearestSearch.nearestIndex(
                    Direction.ALL.size(),
                    i -> true,
                    i -> -gain(view, x(Direction.ALL.get(i)), y(Direction.ALL.get(i))),
                    Double.MAX_VALUE));
            controls.tilt(x(best), y(best));
            controls.dash();
            return true;
        }

        /** Looks for an attack that is about to hit. If there is one, {@link #area} is its area. */
        private boolean isNear(WalkerView view) {
            return NearestSearch.any(view.world().monsters(), each -> isAbout(each, view))
                    || NearestSearch.any(view.world().projectiles(), each -> isComing(each, view));
        }

        private boolean isAbout(Entity monster, WalkerView view) {
            StrikerComponent striker = STRIKERS.get(monster);
            boolean isSoon = striker.phase == StrikePhase.WINDING_UP && striker.ticks <= SOON_TICKS;
            if (!isSoon && striker.phase != StrikePhase.STRIKING) {
                return false;
            }
            AttackForm form = view.attacksOf(monster).get(striker.attack).form();
            BodyComponent body = view.bodyOf(monster);
            return area.takeStrike(form, body.x, body.y, striker.aimX, striker.aimY, body.radius) && isHit(view);
        }

        private boolean isComing(Entity flying, WalkerView view) {
            ProjectileComponent projectile = PROJECTILES.get(flying);
            if (projectile.monster < 0
                    || projectile.ticks > SOON_TICKS
                    || !projectile.lobbed
                    || !(view.attackOf(projectile).form() instanceof AttackForm.Lob lob)) {
                return false;
            }
            area.takeBlast(projectile.toX, projectile.toY, lob.blastCells(), projectile.ticks);
            return isHit(view);
        }

        private boolean isHit(WalkerView view) {
            BodyComponent self = view.self();
            return area.covers(self.x, self.y, self.radius) && view.isInView(area.x(), area.y());
        }

        private static float x(Direction direction) {
            return direction.dx() * (direction.isDiagonal() ? DIAGONAL : 1);
        }

        private static float y(Direction direction) {
            return direction.dy() * (direction.isDiagonal() ? DIAGONAL : 1);
        }

        /** Returns the squared distance from the attack after a dash, or -1 if something is in the way. */
        private float gain(WalkerView view, float x, float y) {
            float toX = view.self().x + x * DASH_CELLS;
            float toY = view.self().y + y * DASH_CELLS;
            boolean isFree = LineTrace.isClear(view.walls(), view.self().x, view.self().y, toX, toY);
            float dx = toX - area.x();
            float dy = toY - area.y();
            return isFree ? dx * dx + dy * dy : -1;
        }
    }
}
