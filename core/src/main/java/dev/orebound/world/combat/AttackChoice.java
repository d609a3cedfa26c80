package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Form;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Ray;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import java.util.List;

/**
 * Which attack a monster begins: the first of its list whose cooldown is over, whose distances fit, and which comes to
 * something from where it stands. What is chosen is written down as wanted.
 */
public final class AttackChoice {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Content content;
    private final BitLayer solid;
    private final BitLayer opaque;
    private final Friends friends;
    private final Player player;
    private BodyComponent foe;
    private float distance;
    private boolean isInSight;

    public AttackChoice(WorldParts parts) {
        content = parts.content();
        solid = parts.state().unwalkable();
        opaque = parts.state().opaque();
        friends = new Friends(opaque);
        player = parts.player();
        foe = player.body();
    }

    /**
     * Lets a monster want the attack that it can begin.
     *
     * @param all among whom its friends are
     * @param fromAfar whether only what is no blow from hand to hand counts
     * @return whether there is one
     */
    public boolean choose(Entity entity, ImmutableArray<Entity> all, boolean fromAfar) {
        look(bodies.get(entity), player.body());
        StrikerComponent striker = strikers.get(entity);
        if (striker.harmlessTicks > 0) {
            return false;
        }
        List<Attack> attacks = attacksOf(entity);
        for (int i = 0; i < attacks.size(); i++) {
            Attack attack = attacks.get(i);
            if (striker.cooldownTicks[i] == 0
                    && !(fromAfar && attack.form() instanceof Form.Melee)
                    && attack.begins().holds(distance)
                    && comesToSomething(attack.form(), entity, all)) {
                want(striker, i, attack.form(), entity, all);
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a monster that can begin nothing stands where it is, for a shot or a lob will soon be ready that it could begin
     * from there.
     */
    public boolean waits(Entity entity) {
        look(bodies.get(entity), player.body());
        StrikerComponent striker = strikers.get(entity);
        List<Attack> attacks = attacksOf(entity);
        for (int i = 0; i < attacks.size() && isInSight; i++) {
            Form form = attacks.get(i).form();
            if ((form instanceof Form.Ranged || form instanceof Form.Lob)
                    && attacks.get(i).begins().holds(distance)
                    && striker.cooldownTicks[i] <= content.minds().patienceTicks()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lets a companion want the attack that it can begin against a foe: a blow, a shot straight ahead, or a burst.
     *
     * @param kind index into the content's monsters: whose attacks it has
     * @return whether there is one
     */
    public boolean chooseAgainst(Entity companion, int kind, BodyComponent target, ImmutableArray<Entity> all) {
        look(bodies.get(companion), target);
        StrikerComponent striker = strikers.get(companion);
        List<Attack> attacks = content.monsters().at(kind).attacks();
        for (int i = 0; i < attacks.size() && isInSight; i++) {
            Attack attack = attacks.get(i);
            if (striker.cooldownTicks[i] == 0 && attack.begins().holds(distance) && sparesFriends(attack)) {
                want(striker, i, attack.form(), companion, all);
                return true;
            }
        }
        return false;
    }

    /** Nothing that sets the ground on fire about the player, or that only serves monsters. */
    private static boolean sparesFriends(Attack attack) {
        return attack.form() instanceof Form.Melee
                || attack.form() instanceof Form.Ranged
                || (attack.form() instanceof Form.Burst && attack.harm().influence() == null);
    }

    private List<Attack> attacksOf(Entity entity) {
        return content.monsters().at(monsters.get(entity).monster).attacks();
    }

    private void look(BodyComponent body, BodyComponent at) {
        foe = at;
        float dx = foe.x - body.x;
        float dy = foe.y - body.y;
        distance = (float) Math.sqrt(dx * dx + dy * dy);
        isInSight = Ray.isClear(opaque, body.x, body.y, foe.x, foe.y);
    }

    private boolean comesToSomething(Form form, Entity entity, ImmutableArray<Entity> all) {
        if (form instanceof Form.Heal heal) {
            return friends.mostHurt(all, entity, heal) != null;
        }
        if (form instanceof Form.Summon summon) {
            return friends.calledBy(all, entity, content.monsters().indexOf(summon.monster())) < summon.most();
        }
        return isInSight && (!(form instanceof Form.Charge) || canRunAtFoe(bodies.get(entity)));
    }

    /** True if nothing solid is in the way of either of a body's edges. */
    private boolean canRunAtFoe(BodyComponent body) {
        float dx = foe.x - body.x;
        float dy = foe.y - body.y;
        float sideX = distance == 0 ? 0 : -dy / distance * body.radius;
        float sideY = distance == 0 ? 0 : dx / distance * body.radius;
        return Ray.isClear(solid, body.x + sideX, body.y + sideY, foe.x + sideX, foe.y + sideY)
                && Ray.isClear(solid, body.x - sideX, body.y - sideY, foe.x - sideX, foe.y - sideY);
    }

    private void want(StrikerComponent striker, int attack, Form form, Entity entity, ImmutableArray<Entity> all) {
        BodyComponent body = bodies.get(entity);
        BodyComponent target = foe;
        striker.wantedTargetSpawnId = 0;
        if (form instanceof Form.Heal heal) {
            Entity friend = friends.mostHurt(all, entity, heal);
            target = friend == null ? body : bodies.get(friend);
            striker.wantedTargetSpawnId = friend == null ? 0 : spawns.get(friend).spawnId;
        } else if (form instanceof Form.Summon || form instanceof Form.Burst) {
            target = body;
        }
        face(body, target);
        striker.wanted = true;
        striker.wantedAttack = attack;
        striker.wantedX = body.facingX;
        striker.wantedY = body.facingY;
        striker.wantedTargetX = target.x;
        striker.wantedTargetY = target.y;
    }

    private static void face(BodyComponent body, BodyComponent target) {
        float dx = target.x - body.x;
        float dy = target.y - body.y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (length > 0) {
            body.facingX = dx / length;
            body.facingY = dy / length;
        }
    }
}
