package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.path.FlowFields;

/**
 * Which attack a monster begins: the first of its list whose cooldown is over, whose distances fit, and which comes to
 * something from where it stands. What is chosen is written down as wanted.
 */
public final class AttackChoice {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Content content;
    private final BitLayer solid;
    private final AllyQueries friends;

    public AttackChoice(Content content, FloorState state, FlowFields ways) {
        this.content = content;
        solid = state.unwalkable();
        friends = new AllyQueries(state, ways);
    }

    /**
     * Lets a monster want the attack that it can begin.
     *
     * @param all among whom its friends are
     * @param fromAfar whether only what is no blow from hand to hand counts
     * @return whether there is one
     */
    public boolean choose(AttackerView who, ImmutableArray<Entity> all, boolean fromAfar) {
        StrikerComponent striker = who.striker;
        if (striker.harmlessTicks > 0) {
            return false;
        }
        for (int i = 0; i < who.attacks.size(); i++) {
            Attack attack = who.attacks.get(i);
            if (striker.cooldownTicks[i] == 0
                    && attack.begins().holds(who.distance())
                    && !(fromAfar && attack.form() instanceof AttackForm.Melee)
                    && comesToSomething(attack.form(), who, all)) {
                want(who, i, attack.form());
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a monster that can begin nothing stands where it is, for a shot or a lob will soon be ready that it could begin
     * from there.
     */
    public boolean waits(AttackerView who) {
        for (int i = 0; i < who.attacks.size(); i++) {
            Attack attack = who.attacks.get(i);
            if (attack.begins().holds(who.distance())
                    && (attack.form() instanceof AttackForm.Ranged || attack.form() instanceof AttackForm.Lob)
                    && who.striker.cooldownTicks[i] <= content.minds().patienceTicks()) {
                return who.seesFoe();
            }
        }
        return false;
    }

    /**
     * Lets a companion want the attack that it can begin: a blow, a shot straight ahead, or a burst.
     *
     * @return whether there is one
     */
    public boolean chooseBesidePlayer(AttackerView who) {
        for (int i = 0; i < who.attacks.size(); i++) {
            Attack attack = who.attacks.get(i);
            if (who.striker.cooldownTicks[i] == 0
                    && attack.begins().holds(who.distance())
                    && attack.sparesFriends()
                    && who.seesFoe()) {
                want(who, i, attack.form());
                return true;
            }
        }
        return false;
    }

    private boolean comesToSomething(AttackForm form, AttackerView who, ImmutableArray<Entity> all) {
        if (form instanceof AttackForm.Heal heal) {
            return friends.mostHurt(who.entity, heal) != null;
        }
        if (form instanceof AttackForm.Summon summon) {
            return friends.calledBy(all, who.entity, content.monsters().indexOf(summon.monster())) < summon.most()
                    && friends.called(all) < content.minds().mostCalled();
        }
        return who.seesFoe() && (!(form instanceof AttackForm.Charge) || canRunAtFoe(who));
    }

    /** True if nothing solid is in the way of either of a body's edges. */
    private boolean canRunAtFoe(AttackerView who) {
        BodyComponent body = who.body;
        BodyComponent foe = who.foe;
        float distance = who.distance();
        float dx = foe.x - body.x;
        float dy = foe.y - body.y;
        float sideX = distance == 0 ? 0 : -dy / distance * body.radius;
        float sideY = distance == 0 ? 0 : dx / distance * body.radius;
        return LineTrace.isClear(solid, body.x + sideX, body.y + sideY, foe.x + sideX, foe.y + sideY)
                && LineTrace.isClear(solid, body.x - sideX, body.y - sideY, foe.x - sideX, foe.y - sideY);
    }

    private void want(AttackerView who, int attack, AttackForm form) {
        StrikerComponent striker = who.striker;
        BodyComponent body = who.body;
        BodyComponent target = who.foe;
        striker.wantedTargetSpawnId = 0;
        if (form instanceof AttackForm.Heal heal) {
            Entity friend = friends.mostHurt(who.entity, heal);
            target = friend == null ? body : bodies.get(friend);
            striker.wantedTargetSpawnId = friend == null ? 0 : spawns.get(friend).spawnId;
        } else if (form instanceof AttackForm.Summon || form instanceof AttackForm.Burst) {
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
