package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.Hash64;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import java.util.ArrayList;
import java.util.List;

/** All announced attacks that the player has noticed by now and means to get out of. */
final class AttackThreats {
    /** What lands later than this is nobody's concern yet. */
    private static final int SOON_TICKS = 40;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<ProjectileComponent> projectiles = ComponentMapper.getFor(ProjectileComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final KnownFloorView sight;
    private final BotSkill skill;
    private final long salt;
    private final Hash64 luck = new Hash64(0);
    private final List<Threat> spare = new ArrayList<>();
    private int count;

    /**
     * @param salt by which one player's luck differs from another's
     */
    AttackThreats(KnownFloorView sight, BotSkill skill, long salt) {
        this.sight = sight;
        this.skill = skill;
        this.salt = salt;
    }

    /** Looks at what is announced in this tick. */
    void look() {
        count = 0;
        ImmutableArray<Entity> all = sight.world().monsters();
        for (int i = 0; i < all.size(); i++) {
            if (sight.floor().isInSight(bodies.get(all.get(i)).cell)) {
                lookAt(all.get(i));
            }
        }
        ImmutableArray<Entity> flying = sight.world().projectiles();
        for (int i = 0; i < flying.size(); i++) {
            lookAtShot(flying.get(i));
        }
    }

    private void lookAt(Entity monster) {
        StrikerComponent striker = strikers.get(monster);
        if (striker.phase != StrikePhase.WINDING_UP && striker.phase != StrikePhase.STRIKING) {
            return;
        }
        Attack attack = sight.attacksOf(monster).get(striker.attack);
        boolean isRunning = striker.phase == StrikePhase.STRIKING;
        int elapsed = isRunning ? SOON_TICKS : attack.timing().windUpTicks() - striker.ticks;
        long began = sight.world().tick() - attack.timing().windUpTicks() + (isRunning ? 0 : striker.ticks);
        if (elapsed < skill.reactionTicks()
                || striker.ticks > SOON_TICKS
                || !isLucky(spawns.get(monster).spawnId, isRunning ? 0 : began)) {
            return;
        }
        BodyComponent body = bodies.get(monster);
        Threat threat = next();
        threat.ticks = isRunning ? 0 : striker.ticks;
        if (threat.takeStrike(attack.form(), body.x, body.y, striker.aimX, striker.aimY, body.radius)) {
            count++;
        }
    }

    private void lookAtShot(Entity flying) {
        ProjectileComponent projectile = projectiles.get(flying);
        int elapsed = projectile.flightTicks - projectile.ticks;
        if (projectile.monster < 0
                || projectile.friendly
                || elapsed < skill.reactionTicks() / 2
                || !isLucky(spawns.get(flying).spawnId, 0)) {
            return;
        }
        Attack attack = sight.world()
                .content()
                .monsters()
                .at(projectile.monster)
                .attacks()
                .get(projectile.attack);
        BodyComponent body = bodies.get(flying);
        if (attack.form() instanceof AttackForm.Lob lob) {
            next().takeBlast(projectile.toX, projectile.toY, lob.blastCells(), projectile.ticks);
            count++;
        } else if (attack.form() instanceof AttackForm.Ranged shot) {
            float dx = projectile.toX - body.x;
            float dy = projectile.toY - body.y;
            float left = (float) Math.sqrt(dx * dx + dy * dy);
            if (left > 0) {
                float far = (float) Math.sqrt(sight.squaredTo(body.x, body.y));
                int ticks = (int) (far / shot.speed() * 60);
                next().takeShot(body.x, body.y, dx / left, dy / left, left, shot.radiusCells(), ticks);
                count++;
            }
        }
    }

    /** The same for all the time that an attack is announced. */
    private boolean isLucky(long who, long began) {
        luck.reset(salt);
        return Math.floorMod(luck.add(who).add(began).value(), 100L) < skill.dodgePercent();
    }

    private Threat next() {
        if (count == spare.size()) {
            spare.add(new Threat());
        }
        return spare.get(count);
    }

    /** How many there are. */
    int count() {
        return count;
    }

    /** One of them, {@code index} from 0 to {@link #count} - 1. */
    Threat at(int index) {
        return spare.get(index);
    }

    /** True if one of them would hit a body at a place. */
    boolean cover(float x, float y, float radius) {
        return soonest(x, y, radius) < Integer.MAX_VALUE;
    }

    /** The ticks until the first of them hits a body at a place; the largest number if none does. */
    int soonest(float x, float y, float radius) {
        int soonest = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            if (spare.get(i).ticks < soonest && spare.get(i).covers(x, y, radius)) {
                soonest = spare.get(i).ticks;
            }
        }
        return soonest;
    }
}
