package dev.orebound.world.motion;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.combat.MotionRules;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.path.CrowdIndex;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;

/**
 * Pushes the bodies of a fight apart that stand in each other, after all have moved: those that a blow, a birth or a
 * charge put on one spot, and those that stand in the way of others. Hunters and companions are pushed, unless they are
 * rooted or amid a strike; everybody else only pushes, and so does the player, whom only rooted monsters push. A flyer
 * over a walker is left alone, and so are two that walk towards each other, but not for long: two that want the same
 * spot would stay on it. Nothing is pushed into rock, or onto ground that would hurt it.
 */
public final class SeparationSystem extends EntitySystem {
    private static final int NEIGHBOURS = 9;

    /** Speed in cells a tick above which a companion walks. */
    private static final float WALK = 0.01f;

    /** Share of a push, squared, below which rock holds a body. */
    private static final float HELD_SHARE = 0.1f;

    /** Distance in cells below which two middles count as one. */
    private static final float ONE_SPOT = 0.001f;

    /** Length of a cycle in ticks; bodies that walk towards each other are pushed apart only in its last ticks. */
    private static final int PASS_TICKS = 60;

    /** Length of that last part. */
    private static final int PART_TICKS = 15;

    private final TickClock clock;
    private final ActorColumns all;
    private final CrowdIndex crowd;
    private final ActorQueries actors;
    private final Entity player;
    private final FloorState state;
    private final HazardMap hazards;
    private final BitLayer edge;
    private final BodyCollider onGround;
    private final BodyCollider inWater;
    private final ContentTable<Monster> kinds;
    private final int[] around;
    private final float share;
    private final float mostPush;
    private float pushX;
    private float pushY;

    public SeparationSystem(PartRegistry parts) {
        clock = parts.get(TickClock.class);
        all = parts.get(ActorColumns.class);
        crowd = parts.get(FlowFields.class).crowd();
        actors = parts.get(ActorQueries.class);
        player = parts.get(Player.class).entity();
        state = parts.get(FloorState.class);
        hazards = parts.get(HazardMap.class);
        Grid grid = parts.get(Floor.class).grid();
        edge = grid.edge();
        onGround = parts.get(BodyCollider.class);
        inWater = new BodyCollider(
                grid, state.unswimmable(), parts.get(Floor.class).structure());
        kinds = parts.get(Content.class).monsters();
        MotionRules rules = parts.get(Content.class).motion();
        share = rules.apartShare();
        mostPush = rules.apartSpeed() / TickClock.TICKS_A_SECOND;
        int width = grid.width();
        around = new int[] {0, 1, width, -1, -width, width + 1, width - 1, -width - 1, 1 - width};
    }

    @Override
    public void update(float seconds) {
        if (share == 0) {
            return;
        }
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            if (isPushed(i)) {
                separate(i);
            }
        }
    }

    private boolean isPushed(int i) {
        if (all.entity(i) == player) {
            return true;
        }
        MindComponent mind = all.minds.find(i);
        return all.healths.get(i).health > 0
                && all.wishes.find(i) != null
                && (mind == null || mind.state == MindState.HUNTING)
                && all.strikers.get(i).phase != StrikePhase.STRIKING
                && !isRooted(i);
    }

    private void separate(int i) {
        BodyComponent body = all.bodies.get(i);
        if (edge.at(body.cell)) {
            return;
        }
        pushX = 0;
        pushY = 0;
        for (int n = 0; n < NEIGHBOURS; n++) {
            int other = crowd.firstOn(body.cell + around[n]);
            while (other != CrowdIndex.NOBODY) {
                // The distance first, since most bodies of a crowd are too far away to push.
                BodyComponent its = crowd.body(other);
                float wanted = (body.radius + its.radius) * share;
                float dx = body.x - its.x;
                float dy = body.y - its.y;
                float squared = dx * dx + dy * dy;
                if (squared < wanted * wanted
                        && its != body
                        && meets(i, other)
                        && !pass(body, its)
                        && !walksThroughPlayer(i, body, other)) {
                    addPush(i, dx, dy, wanted, (float) Math.sqrt(squared));
                }
                other = crowd.next(other);
            }
        }
        float squared = pushX * pushX + pushY * pushY;
        if (squared > 0) {
            float kept = Math.min(1, mostPush / (float) Math.sqrt(squared));
            push(i, body, pushX * kept, pushY * kept);
        }
    }

    /** Returns whether two bodies walk towards each other and may pass, as in a doorway. */
    private boolean pass(BodyComponent one, BodyComponent other) {
        return clock.tick() % PASS_TICKS < PASS_TICKS - PART_TICKS
                && one.velocityX * other.velocityX + one.velocityY * other.velocityY < 0;
    }

    /** Returns whether a companion walks out of the player's body, who may stand in its only way. */
    private boolean walksThroughPlayer(int i, BodyComponent body, int other) {
        return crowd.entity(other) == player
                && all.minds.find(i) == null
                && body.velocityX * body.velocityX + body.velocityY * body.velocityY > WALK * WALK;
    }

    private boolean isRooted(int i) {
        int kind = kindOf(i);
        return kind >= 0 && kinds.at(kind).isRooted();
    }

    /** Returns the index of the kind of an actor that is pushed, or -1 for the player. */
    private int kindOf(int i) {
        MonsterComponent monster = all.monsters.find(i);
        if (monster != null) {
            return monster.monster;
        }
        CompanionComponent companion = all.companions.find(i);
        return companion == null ? -1 : companion.monster;
    }

    private boolean meets(int i, int other) {
        Entity its = crowd.entity(other);
        int kind = kindOf(i);
        int itsKind = actors.kindOf(its);
        if (all.entity(i) == player && (itsKind < 0 || !kinds.at(itsKind).isRooted())) {
            return false;
        }
        return isOffTheGround(kind) == isOffTheGround(itsKind) && !actors.isUnderWater(its) && !actors.isCaptive(its);
    }

    private boolean isOffTheGround(int kind) {
        return kind >= 0 && kinds.at(kind).isOffTheGround();
    }

    /** Adds the push away from a body that is nearer than wanted. */
    private void addPush(int i, float dx, float dy, float wanted, float distance) {
        if (distance < ONE_SPOT) {
            int aim = AimTable.spread(all.spawnId(i));
            pushX += AimTable.x(aim) * wanted;
            pushY += AimTable.y(aim) * wanted;
            return;
        }
        float way = (wanted - distance) / distance;
        pushX += dx * way;
        pushY += dy * way;
    }

    /**
     * Moves a body as far as it may, along one axis if both together would take it onto worse ground, and aside if rock
     * holds it, as in a corner.
     */
    private void push(int i, BodyComponent body, float dx, float dy) {
        int kind = kindOf(i);
        BodyCollider collider = kind >= 0 && kinds.at(kind).swims() ? inWater : onGround;
        float x = body.x;
        float y = body.y;
        if (!goes(collider, kind, body, dx, dy) && !goes(collider, kind, body, dx, 0)) {
            goes(collider, kind, body, 0, dy);
        }
        if (isHeld(body, x, y, dx, dy)) {
            goes(collider, kind, body, -dy, dx);
        }
        if (isHeld(body, x, y, dx, dy)) {
            goes(collider, kind, body, dy, -dx);
        }
    }

    /** Returns whether a body has hardly moved from a place by a push. */
    private static boolean isHeld(BodyComponent body, float x, float y, float dx, float dy) {
        float movedX = body.x - x;
        float movedY = body.y - y;
        return movedX * movedX + movedY * movedY < HELD_SHARE * (dx * dx + dy * dy);
    }

    private boolean goes(BodyCollider collider, int kind, BodyComponent body, float dx, float dy) {
        float x = body.x;
        float y = body.y;
        int cell = body.cell;
        collider.move(body, dx, dy);
        boolean isWorse = body.cell != cell
                && ((state.isPeril(body.cell) && !state.isPeril(cell))
                        || (hazards.isHarmfulTo(body.cell, kind) && !hazards.isHarmfulTo(cell, kind)));
        if (isWorse) {
            body.x = x;
            body.y = y;
            body.cell = cell;
        }
        return !isWorse;
    }
}
