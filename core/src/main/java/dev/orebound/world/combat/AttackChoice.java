package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.StatusRules.StatusFlag;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;

/**
 * Chooses the attack that a monster or companion begins: the first of its list whose cooldown is over, whose distances
 * and place fit and that can succeed from where it stands. The choice is written to its {@link StrikerComponent} as
 * wanted.
 */
public final class AttackChoice {
    /** Distance between two points of a charge's way at which the ground is looked at. */
    private static final float HARM_STEP_CELLS = 0.4f;

    private final Content content;
    private final Grid grid;
    private final HazardMap hazards;
    private final BitLayer solid;
    private final AllyQueries allies;
    private final ActorQueries actors;

    public AttackChoice(PartRegistry parts) {
        content = parts.get(Content.class);
        grid = parts.get(Floor.class).grid();
        hazards = parts.get(HazardMap.class);
        solid = parts.get(FloorState.class).unwalkable();
        allies = new AllyQueries(parts);
        actors = parts.get(ActorQueries.class);
    }

    /**
     * Chooses the attack that a monster can begin.
     *
     * @param fromAfar whether melee attacks do not count
     * @return whether there is one
     */
    public boolean choose(AttackerView attacker, boolean fromAfar) {
        StrikerComponent striker = attacker.striker;
        if (striker.harmlessTicks > 0) {
            return false;
        }
        for (int i = 0; i < attacker.attacks.size(); i++) {
            Attack attack = attacker.attacks.get(i);
            if (striker.cooldownTicks[i] == 0
                    && attack.begins().holds(attacker.distance())
                    && !(fromAfar && attack.form() instanceof AttackForm.MeleeArc)
                    && canSucceed(attack.form(), attacker)
                    && suitsItsPlace(attack, attacker)) {
                want(attacker, i, attack.form());
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether a monster that can begin nothing should stay where it is, because a shot or lob that it could
     * begin from there will soon be ready.
     */
    public boolean waits(AttackerView attacker) {
        for (int i = 0; i < attacker.attacks.size(); i++) {
            Attack attack = attacker.attacks.get(i);
            if (attack.begins().holds(attacker.distance())
                    && (attack.form() instanceof AttackForm.Ranged || attack.form() instanceof AttackForm.Lob)
                    && attacker.striker.cooldownTicks[i] <= content.minds().patienceTicks()
                    && suitsItsPlace(attack, attacker)) {
                return attacker.seesFoe();
            }
        }
        return false;
    }

    /**
     * Chooses the attack that a companion can begin: one that spares its friends.
     *
     * @return whether there is one
     */
    public boolean chooseBesidePlayer(AttackerView attacker) {
        for (int i = 0; i < attacker.attacks.size(); i++) {
            Attack attack = attacker.attacks.get(i);
            if (attacker.striker.cooldownTicks[i] == 0
                    && attack.begins().holds(attacker.distance())
                    && attack.sparesFriends()
                    && attacker.seesFoe()
                    && suitsItsPlace(attack, attacker)) {
                want(attacker, i, attack.form());
                return true;
            }
        }
        return false;
    }

    private boolean suitsItsPlace(Attack attack, AttackerView attacker) {
        Attack.AttackPlace place = attack.near();
        return place == null || hazards.liesNear(attacker.body.cell, place.on(), place.lies());
    }

    private boolean canSucceed(AttackForm form, AttackerView attacker) {
        if (form instanceof AttackForm.Heal heal) {
            return allies.mostHurt(attacker.entity, heal) != null;
        }
        if (form instanceof AttackForm.Summon summon) {
            return allies.summonedBy(attacker.entity, content.monsters().indexOf(summon.monster())) < summon.most()
                    && allies.summoned() < content.minds().mostCalled();
        }
        boolean isCharge = form instanceof AttackForm.Charge;
        return attacker.seesFoe()
                && (!isCharge || (!actors.suffers(attacker.entity, StatusFlag.GROUNDED) && canRunAtFoe(attacker)));
    }

    /** Returns whether nothing solid blocks the way of either edge of the body. */
    private boolean canRunAtFoe(AttackerView attacker) {
        BodyComponent body = attacker.body;
        BodyComponent foe = attacker.foe;
        float distance = attacker.distance();
        float dx = foe.x - body.x;
        float dy = foe.y - body.y;
        float sideX = distance == 0 ? 0 : -dy / distance * body.radius;
        float sideY = distance == 0 ? 0 : dx / distance * body.radius;
        return LineTrace.isClear(solid, body.x + sideX, body.y + sideY, foe.x + sideX, foe.y + sideY)
                && LineTrace.isClear(solid, body.x - sideX, body.y - sideY, foe.x - sideX, foe.y - sideY)
                && !leadsThroughHarm(attacker, dx, dy, distance);
    }

    /** Returns whether ground that would hurt the monster lies between it and its foe. */
    private boolean leadsThroughHarm(AttackerView attacker, float dx, float dy, float distance) {
        BodyComponent body = attacker.body;
        int kind = actors.kindOf(attacker.entity);
        int samples = (int) (distance / HARM_STEP_CELLS);
        for (int i = 1; i <= samples; i++) {
            float share = (float) i / samples;
            int cell = grid.cell((int) (body.x + dx * share), (int) (body.y + dy * share));
            if (cell != body.cell && hazards.isHarmfulTo(cell, kind)) {
                return true;
            }
        }
        return false;
    }

    private void want(AttackerView attacker, int attack, AttackForm form) {
        StrikerComponent striker = attacker.striker;
        BodyComponent body = attacker.body;
        BodyComponent target = attacker.foe;
        striker.wantedTargetSpawnId = 0;
        if (form instanceof AttackForm.Heal heal) {
            Entity friend = allies.mostHurt(attacker.entity, heal);
            target = friend == null ? body : BODIES.get(friend);
            striker.wantedTargetSpawnId = friend == null ? 0 : SPAWNS.get(friend).spawnId;
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
