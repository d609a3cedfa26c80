package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules.MarchRules;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;

/**
 * How a horde goes its way behind its leader. It looks where the way leads, not where the leader happens to be pushed. In
 * hallways and doorways it has no formation: all go one way, whoever is before the leader goes on ahead of it, and nobody
 * comes back through the others to a place of its own.
 */
final class March {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final Grid grid;
    private final IntLayer arcs;
    private final FlowFields ways;
    private final int turnAims;
    private final MarchRules rules;

    March(Content content, Floor floor, FlowFields ways) {
        grid = floor.grid();
        arcs = floor.arcs();
        this.ways = ways;
        rules = content.minds().marching();
        turnAims = content.minds().hordes().turnAims();
    }

    /** Turns a horde's heading towards where its way leads; while it goes nowhere it keeps it. */
    void turn(HordeMind horde, BodyComponent leader) {
        if (horde.goalCell == Grid.NONE) {
            return;
        }
        int ahead = cellAhead(ways.toCell(horde.goalCell), leader.cell);
        float dx = grid.x(ahead) + 0.5f - leader.x;
        float dy = grid.y(ahead) + 0.5f - leader.y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (ahead != leader.cell && length > 0) {
            horde.heading = turned(horde.heading, dx / length, dy / length);
        }
    }

    private int cellAhead(FlowField way, int from) {
        int cell = from;
        for (int step = 0; step < rules.aheadSteps(); step++) {
            int next = way.next(cell);
            if (next == Grid.NONE) {
                return cell;
            }
            cell = next;
        }
        return cell;
    }

    /** An aim, turned to a unit vector by so much as a tick allows. */
    private int turned(int aim, float toX, float toY) {
        float along = AimTable.x(aim) * toX + AimTable.y(aim) * toY;
        float left = AimTable.x(aim) * toY - AimTable.y(aim) * toX;
        if (along >= AimTable.x(turnAims)) {
            return aim;
        }
        return Math.floorMod(left >= 0 ? aim + turnAims : aim - turnAims, Intent.AIMS);
    }

    /**
     * Sends those in a hallway, and all whose leader is in one or is held up, on their leader's way instead of to their
     * places.
     */
    void throughHallways(HordeMind horde, Entity leader) {
        BodyComponent first = bodies.get(leader);
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
            put(mind, goal);
        } else if (isNear(body, leader.x, leader.y)) {
            put(mind, body.cell);
        }
    }

    /** Lets those who guard their home stay in the hallway in which they are, if they are near. */
    void aboutHome(HordeMind horde) {
        HordeMembers members = horde.members;
        float x = grid.x(horde.homeCell) + 0.5f;
        float y = grid.y(horde.homeCell) + 0.5f;
        for (int i = 0; i < members.size(); i++) {
            BodyComponent body = members.body(i);
            if (isHallway(body.cell) && isNear(body, x, y)) {
                put(members.mind(i), body.cell);
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

    private void put(MindComponent mind, int cell) {
        mind.hasSlot = true;
        mind.slotX = grid.x(cell) + 0.5f;
        mind.slotY = grid.y(cell) + 0.5f;
    }
}
