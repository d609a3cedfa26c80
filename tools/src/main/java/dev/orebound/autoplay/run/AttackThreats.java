package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.PROJECTILES;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.ThreatArea;
import dev.orebound.chance.Hash64;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import java.util.ArrayList;
import java.util.List;

/** All announced attacks that the player has noticed and means to evade. */
final class AttackThreats {
    /** Attacks that land later than this are ignored. */
    private static final int SOON_TICKS = 40;

    /** The distance in cells that the bot keeps from the area of an attack. */
    private static final float MARGIN = 0.2f;

    /** The arc from which a strike counts as all round. */
    private static final int WIDE_DEGREES = 200;

    private final KnownFloorView view;
    private final AttentionSpan attention;
    private final long salt;
    private final Hash64 luck = new Hash64(0);
    private final List<ThreatArea> areas = new ArrayList<>();
    private int count;

    /** @param salt makes the luck of one player differ from another's */
    AttackThreats(KnownFloorView view, AttentionSpan attention, long salt) {
        this.view = view;
        this.attention = attention;
        this.salt = salt;
    }

    /** Collects the attacks that are announced in this tick. */
    void look() {
        count = 0;
        ImmutableArray<Entity> all = view.world().monsters();
        for (int i = 0; i < all.size(); i++) {
            if (view.floor().isInSight(BODIES.get(all.get(i)).cell)) {
                lookAt(all.get(i));
            }
        }
        ImmutableArray<Entity> flying = view.world().projectiles();
        for (int i = 0; i < flying.size(); i++) {
            lookAtShot(flying.get(i));
        }
    }

    private void lookAt(Entity monster) {
        StrikerComponent striker = STRIKERS.get(monster);
        if (striker.phase != StrikePhase.WINDING_UP && striker.phase != StrikePhase.STRIKING) {
            return;
        }
        Attack attack = view.attacksOf(monster).get(striker.attack);
        boolean isRunning = striker.phase == StrikePhase.STRIKING;
        int elapsed = isRunning ? SOON_TICKS : attack.timing().windUpTicks() - striker.ticks;
        long began = view.world().tick() - attack.timing().windUpTicks() + (isRunning ? 0 : striker.ticks);
        long spawnId = SPAWNS.get(monster).spawnId;
        if (striker.ticks > SOON_TICKS
                || !attention.hasReacted(spawnId, isRunning ? 0 : began, elapsed, false)
                || !isLucky(spawnId, isRunning ? 0 : began)) {
            return;
        }
        BodyComponent body = BODIES.get(monster);
        ThreatArea threat = next();
        threat.setTicks(isRunning ? 0 : striker.ticks);
        if (threat.takeStrike(attack.form(), body.x, body.y, striker.aimX, striker.aimY, body.radius)) {
            count++;
        }
    }

    private void lookAtShot(Entity flying) {
        ProjectileComponent projectile = PROJECTILES.get(flying);
        int elapsed = projectile.flightTicks - projectile.ticks;
        if (projectile.monster < 0
                || projectile.friendly
                || !attention.hasReacted(SPAWNS.get(flying).spawnId, 0, elapsed, true)
                || !isLucky(SPAWNS.get(flying).spawnId, 0)) {
            return;
        }
        Attack attack = view.attackOf(projectile);
        BodyComponent body = BODIES.get(flying);
        if (attack.form() instanceof AttackForm.Lob lob) {
            next().takeBlast(projectile.toX, projectile.toY, lob.blastCells(), projectile.ticks);
            count++;
        } else if (attack.form() instanceof AttackForm.Ranged shot) {
            float dx = projectile.toX - body.x;
            float dy = projectile.toY - body.y;
            float left = (float) Math.sqrt(dx * dx + dy * dy);
            if (left > 0) {
                float far = (float) Math.sqrt(view.squaredTo(body.x, body.y));
                int ticks = (int) (far / shot.speed() * 60);
                next().takeShot(body.x, body.y, dx / left, dy / left, left, shot.radiusCells(), ticks);
                count++;
            }
        }
    }

    /** Returns the same answer for as long as an attack is announced. */
    private boolean isLucky(long spawnId, long began) {
        luck.reset(salt);
        return Math.floorMod(luck.add(spawnId).add(began).value(), 100L) < attention.dodgePercent();
    }

    private ThreatArea next() {
        if (count == areas.size()) {
            areas.add(new ThreatArea(MARGIN, WIDE_DEGREES, true));
        }
        return areas.get(count);
    }

    int count() {
        return count;
    }

    /** Returns one of the threats, {@code index} from 0 to {@link #count} - 1. */
    ThreatArea at(int index) {
        return areas.get(index);
    }

    /** Returns true if a threat would hit a body at a point. */
    boolean cover(float x, float y, float radius) {
        return soonest(x, y, radius) < Integer.MAX_VALUE;
    }

    /** Returns the ticks until the first threat hits a body at a point; the largest number if none does. */
    int soonest(float x, float y, float radius) {
        int soonest = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            if (areas.get(i).ticks() < soonest && areas.get(i).covers(x, y, radius)) {
                soonest = areas.get(i).ticks();
            }
        }
        return soonest;
    }
}
