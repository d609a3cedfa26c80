package dev.orebound.world.horde;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MINDS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules.MarchRules;
import dev.orebound.content.monster.Formation;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;

/**
 * Assigns each member of a horde its place: about the leader while the horde travels, about its home while it guards,
 * around the player while it hunts. Sleeping and fleeing hordes have no formation. The heading follows the way ahead,
 * not the accidental movements of the leader.
 */
public final class FormationSystem extends EntitySystem {
    /** Ticks between the choices of one horde and the next, so that not all choose in the same tick. */
    private static final int STAGGER_TICKS = 7;

    private final Content content;
    private final HordeMinds hordes;
    private final Grid grid;
    private final TickClock clock;
    private final Player player;
    private final MarchRules rules;
    private final FormationSlots slots;
    private final IntLayer arcs;
    private final FlowFields flowFields;
    private final int turnAims;
    private final List<FormationSlots.Pattern> patterns = new ArrayList<>();
    private final FormationSlots.Pattern surround;

    public FormationSystem(PartRegistry parts) {
        content = parts.get(Content.class);
        rules = content.minds().marching();
        hordes = parts.get(HordeMinds.class);
        grid = parts.get(Floor.class).grid();
        clock = parts.get(TickClock.class);
        player = parts.get(Player.class);
        slots = new FormationSlots(parts.get(FloorState.class).unwalkable());
        arcs = parts.get(Floor.class).arcs();
        flowFields = parts.get(FlowFields.class);
        turnAims = content.minds().hordes().turnAims();
        for (Formation formation : content.formations()) {
            patterns.add(
                    new FormationSlots.Pattern(formation.shape(), formation.spacingCells(), formation.spacingCells()));
        }
        surround = new FormationSlots.Pattern(
                Formation.FormationShape.RING, 1, content.minds().hordes().surroundCells());
    }

    @Override
    public void update(float seconds) {
        for (int number = 0; number < hordes.all().size(); number++) {
            if (!hordes.isIdle(number) && hordes.all().get(number).size() > 0) {
                form(hordes.all().get(number));
            }
        }
    }

    private void form(HordeMind horde) {
        if (swims(horde)) {
            breakUp(horde);
            return;
        }
        switch (horde.state) {
            case HUNTING -> surround(horde);
            case WANDERING, SEARCHING, RETURNING -> follow(horde);
            case GUARDING -> guard(horde);
            case ASLEEP, FLEEING, SHACKLED -> breakUp(horde);
        }
    }

    /** Returns whether a horde swims; it has no formation then, because its slots might lie on dry land. */
    private boolean swims(HordeMind horde) {
        return horde.leaderMonster >= 0
                && content.monsters().at(horde.leaderMonster).swims();
    }

    private void surround(HordeMind horde) {
        slots.centreOn(player.body().x, player.body().y, 1, 0);
        long beat = clock.tick() + (long) horde.number() * STAGGER_TICKS;
        boolean isTime = horde.ticks <= 1 || beat % rules.chooseTicks() == 0;
        if (isTime) {
            slots.choose(surround, horde.members);
        }
        if (isTime || beat % rules.keepTicks() == 0) {
            slots.keep(surround, horde.members);
        }
    }

    private void follow(HordeMind horde) {
        Entity leader = hordes.leader(horde);
        BodyComponent body = BODIES.get(leader);
        turn(horde, body);
        slots.centreOn(body.x, body.y, AimTable.x(horde.heading), AimTable.y(horde.heading));
        slots.fillInOrder(pattern(horde), horde.members, leader);
        passHallways(horde, leader);
        lead(MINDS.get(leader), horde.goalCell);
    }

    /** Places members about their home, each as near as possible to where it came from. */
    private void guard(HordeMind horde) {
        FormationSlots.Pattern pattern = pattern(horde);
        slots.centreOn(grid.x(horde.homeCell) + 0.5f, grid.y(horde.homeCell) + 0.5f, 1, 0);
        if (horde.ticks <= 1) {
            slots.choose(pattern, horde.members);
        }
        slots.keep(pattern, horde.members);
        stayInHallways(horde);
    }

    private void lead(MindComponent mind, int goal) {
        mind.slot = -1;
        mind.hasSlot = goal != Grid.NONE;
        mind.slotX = mind.hasSlot ? grid.x(goal) + 0.5f : 0;
        mind.slotY = mind.hasSlot ? grid.y(goal) + 0.5f : 0;
    }

    private void breakUp(HordeMind horde) {
        HordeMembers members = horde.members;
        for (int i = 0; i < members.size(); i++) {
            MindComponent mind = members.mind(i);
            mind.hasSlot = false;
            mind.slot = -1;
        }
    }

    private FormationSlots.Pattern pattern(HordeMind horde) {
        int formation = horde.kind < 0
                ? 0
                : content.formations().indexOf(content.hordes().at(horde.kind).formation());
        return patterns.get(formation);
    }

    /** Turns a horde's heading towards its way ahead; a horde that goes nowhere keeps its heading. */
    private void turn(HordeMind horde, BodyComponent leader) {
        if (horde.goalCell == Grid.NONE) {
            return;
        }
        int ahead = cellAhead(flowFields.toCell(horde.goalCell), leader.cell);
        float dx = grid.x(ahead) + 0.5f - leader.x;
        float dy = grid.y(ahead) + 0.5f - leader.y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (ahead != leader.cell && length > 0) {
            horde.heading = turnedAim(horde.heading, dx / length, dy / length);
        }
    }

    private int cellAhead(FlowField field, int from) {
        int cell = from;
        for (int step = 0; step < rules.aheadSteps(); step++) {
            int next = field.next(cell);
            if (next == Grid.NONE) {
                return cell;
            }
            cell = next;
        }
        return cell;
    }

    /** Returns an aim turned towards a unit vector by at most the turn allowed in a tick. */
    private int turnedAim(int aim, float toX, float toY) {
        float along = AimTable.x(aim) * toX + AimTable.y(aim) * toY;
        float left = AimTable.x(aim) * toY - AimTable.y(aim) * toX;
        if (along >= AimTable.x(turnAims)) {
            return aim;
        }
        return Math.floorMod(left >= 0 ? aim + turnAims : aim - turnAims, Intent.AIMS);
    }

    /**
     * Sends members in a hallway, and all members if the leader is in one or is held up, along the leader's way instead
     * of to their slots: in hallways a horde has no formation, so that nobody comes back through the others to a slot
     * of its own.
     */
    private void passHallways(HordeMind horde, Entity leader) {
        BodyComponent first = BODIES.get(leader);
        boolean isTight = isHallway(first.cell) || horde.stalledTicks > rules.heldUpTicks();
        HordeMembers members = horde.members;
        for (int i = 0; i < members.size(); i++) {
            BodyComponent body = members.body(i);
            if (members.entity(i) != leader && (isTight || isHallway(body.cell))) {
                go(members.mind(i), horde.goalCell, body, first);
            }
        }
    }

    private void go(MindComponent mind, int goal, BodyComponent body, BodyComponent leader) {
        if (goal != Grid.NONE) {
            setSlot(mind, goal);
        } else if (isNear(body, leader.x, leader.y)) {
            setSlot(mind, body.cell);
        }
    }

    /** Lets guards that are in a hallway near home stay there. */
    private void stayInHallways(HordeMind horde) {
        HordeMembers members = horde.members;
        float x = grid.x(horde.homeCell) + 0.5f;
        float y = grid.y(horde.homeCell) + 0.5f;
        for (int i = 0; i < members.size(); i++) {
            BodyComponent body = members.body(i);
            if (isHallway(body.cell) && isNear(body, x, y)) {
                setSlot(members.mind(i), body.cell);
            }
        }
    }

    private boolean isHallway(int cell) {
        return arcs.at(cell) >= ArcCount.HALLWAY;
    }

    private boolean isNear(BodyComponent body, float x, float y) {
        float dx = body.x - x;
        float dy = body.y - y;
        return dx * dx + dy * dy <= rules.restCells() * rules.restCells();
    }

    private void setSlot(MindComponent mind, int cell) {
        mind.hasSlot = true;
        mind.slotX = grid.x(cell) + 0.5f;
        mind.slotY = grid.y(cell) + 0.5f;
    }
}
