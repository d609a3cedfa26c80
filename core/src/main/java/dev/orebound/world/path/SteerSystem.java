package dev.orebound.world.path;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.GolemOre.GolemGift;
import dev.orebound.content.monster.Monster;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;

/**
 * Turns the wishes of monsters and companions into speed and facing; no other class does. Nobody steers onto cells that
 * cannot be walked on, nor from safe ground into fire; a monster that fears fire also avoids cells that are about to
 * burn. A charging monster runs straight on, and a monster in the middle of another attack stands.
 */
public final class SteerSystem extends EntitySystem {
    private static final int ALONE = -1;

    /** The largest share of its speed with which anything walks: companions that hurry out of the way. */
    private static final float MOST_PACE = 1.6f;

    private final ActorColumns all;
    private final Content content;
    /** By the index of the monster kind. */
    private final boolean[] fearsFire;

    private final Grid grid;
    private final FloorState state;
    private final HazardMap hazards;
    private final Player player;
    private final FlowFields flowFields;
    private final CrowdIndex crowd;
    private final AttackTable attacks;
    private final PathFollower follower;
    private final WalkerStates walkers = new WalkerStates();
    private final CrowdSteering steering;

    public SteerSystem(PartRegistry parts) {
        all = parts.get(ActorColumns.class);
        content = parts.get(Content.class);
        fearsFire = new boolean[content.monsters().size()];
        for (int kind = 0; kind < fearsFire.length; kind++) {
            String manner = content.monsters().at(kind).manner();
            fearsFire[kind] = content.manners().get(manner).fears(FightingStyle.Fear.FIRE);
        }
        state = parts.get(FloorState.class);
        hazards = parts.get(HazardMap.class);
        grid = parts.get(Floor.class).grid();
        player = parts.get(Player.class);
        flowFields = parts.get(FlowFields.class);
        crowd = flowFields.crowd();
        attacks = new AttackTable(content);
        follower = new PathFollower(state.unwalkable(), flowFields, hazards);
        steering = new CrowdSteering(content.minds(), state.unwalkable(), flowFields, walkers);
    }

    @Override
    public void update(float seconds) {
        walkers.clear(crowd.size());
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            int index = all.headways.find(i) == null ? crowd.size() : indexInCrowd(all.bodies.get(i), i);
            if (index < crowd.size()) {
                readWish(i, index);
            } else {
                blockWay(i);
            }
        }
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            int index = all.headways.find(i) == null ? crowd.size() : indexInCrowd(all.bodies.get(i), i);
            if (index < crowd.size()) {
                steer(i, index);
            }
        }
    }

    /** Lets all others keep off the player and wards, which do not steer. */
    private void blockWay(int i) {
        int index = indexInCrowd(all.bodies.get(i), i);
        if (index < crowd.size()) {
            walkers.manner[index] = WalkerStates.PLAYER;
        }
    }

    /**
     * Returns an actor's index in the crowd, which is greater than its own if others have been removed since. Newborn
     * actors have none.
     */
    private int indexInCrowd(BodyComponent body, int own) {
        int index = own;
        while (index < crowd.size() && crowd.body(index) != body) {
            index++;
        }
        return index;
    }

    private void readWish(int i, int index) {
        StrikerComponent striker = all.strikers.get(i);
        MindComponent mind = all.minds.find(i);
        Monster kind = kindOf(i);
        walkers.velocityX[index] = all.bodies.get(i).velocityX;
        walkers.velocityY[index] = all.bodies.get(i).velocityY;
        boolean isAway = mind != null && (mind.state == MindState.ASLEEP || mind.state == MindState.SHACKLED);
        if (isAway || striker.phase == StrikePhase.STRIKING || kind.isRooted()) {
            walkers.manner[index] = WalkerStates.FIXED;
            return;
        }
        walkers.manner[index] = WalkerStates.STANDS;
        // A companion that has struck may step out of the player's way.
        boolean isFree = striker.phase == StrikePhase.READY
                || (striker.phase == StrikePhase.RECOVERING && all.companions.find(i) != null);
        if (isFree && all.healths.get(i).staggerTicks == 0) {
            follower.setFearsFire(fearsFire[kindIndex(i)]);
            readWish(i, all.bodies.get(i), all.wishes.get(i), index);
        }
        walkers.presses[index] = walkers.manner[index] == WalkerStates.WALKS
                && steering.pressesThrough(all.headways.get(i), all.bodies.get(i), player.body());
    }

    private void readWish(int i, BodyComponent body, WishComponent wish, int index) {
        boolean goes = findNextPlace(body, wish);
        boolean leaves = !goes && hazards.isHarmfulTo(body.cell, kindIndex(i)) && follower.leaveHarm(body);
        float dx = follower.x - body.x;
        float dy = follower.y - body.y;
        float distance = goes || leaves ? (float) Math.sqrt(dx * dx + dy * dy) : 0;
        float share = leaves ? 1 : Math.max(0, Math.min(MOST_PACE, wish.pace));
        float pace = share * kindOf(i).speed() * givenSpeed(i) / TickClock.TICKS_A_SECOND;
        if (distance > 0 && pace > 0) {
            walkers.manner[index] = WalkerStates.WALKS;
            walkers.way[index] = wayNumber(wish, index);
            walkers.stepsLeft[index] = follower.stepsLeft;
            walkers.headX[index] = dx / distance;
            walkers.headY[index] = dy / distance;
            walkers.speed[index] = Math.min(pace, distance);
            body.facingX = walkers.headX[index];
            body.facingY = walkers.headY[index];
        }
        if (wish.lookX != 0 || wish.lookY != 0) {
            body.facingX = wish.lookX;
            body.facingY = wish.lookY;
        }
    }

    private boolean findNextPlace(BodyComponent body, WishComponent wish) {
        return switch (wish.way) {
            case STAND -> false;
            case TO_PREY -> follower.followTo(body, flowFields.toPlayer(), player.body().x, player.body().y);
            case TO_SAFETY -> follower.follow(body, flowFields.toSafety());
            case TO_CELL -> followToCell(body, wish.cell);
            case STRAIGHT -> follower.goStraight(body, wish.x, wish.y);
        };
    }

    private boolean followToCell(BodyComponent body, int cell) {
        FlowField field = flowFields.toCell(cell);
        float goalX = grid.x(cell) + 0.5f;
        float goalY = grid.y(cell) + 0.5f;
        return field.isReady() ? follower.followTo(body, field, goalX, goalY) : follower.goStraight(body, goalX, goalY);
    }

    /**
     * Returns the number that is shared by all bodies that go the same way; a body that goes straight has a number of
     * its own.
     */
    private int wayNumber(WishComponent wish, int index) {
        return switch (wish.way) {
            case TO_CELL -> wish.cell;
            case TO_PREY -> grid.size();
            case TO_SAFETY -> grid.size() + 1;
            case STAND, STRAIGHT -> ALONE - index;
        };
    }

    private void steer(int i, int index) {
        BodyComponent body = all.bodies.get(i);
        body.velocityX = 0;
        body.velocityY = 0;
        if (walkers.manner[index] == WalkerStates.FIXED) {
            charge(i, body);
            return;
        }
        steering.steer(index);
        moveUnlessHazardous(i, steering.velocityX, steering.velocityY);
        walkers.velocityX[index] = body.velocityX;
        walkers.velocityY[index] = body.velocityY;
    }

    /** Sets a velocity, in cells a tick, without the parts that would lead onto a cell that must be avoided. */
    private void moveUnlessHazardous(int i, float dx, float dy) {
        BodyComponent body = all.bodies.get(i);
        boolean doesFearFire = fearsFire[kindIndex(i)];
        if (isSafe(body, doesFearFire, dx, dy)) {
            body.velocityX = dx;
            body.velocityY = dy;
        } else if (isSafe(body, doesFearFire, dx, 0)) {
            body.velocityX = dx;
        } else if (isSafe(body, doesFearFire, 0, dy)) {
            body.velocityY = dy;
        }
    }

    private boolean isSafe(BodyComponent body, boolean doesFearFire, float dx, float dy) {
        int cell = grid.cell((int) (body.x + dx), (int) (body.y + dy));
        // Solid cells stop the body by themselves, which lets it slide along them; off unwalkable ground every step is
        // good.
        return cell == body.cell
                || state.unwalkable().at(body.cell)
                || ((state.isSolid(cell) || !state.unwalkable().at(cell))
                        && !hazards.isTooHot(body.cell, cell, doesFearFire));
    }

    /** Moves a charging monster straight on: it neither turns nor makes room. */
    private void charge(int i, BodyComponent body) {
        StrikerComponent striker = all.strikers.get(i);
        MonsterComponent monster = all.monsters.find(i);
        if (striker.phase == StrikePhase.STRIKING
                && all.healths.get(i).staggerTicks == 0
                && monster != null
                && attacks.of(monster.monster, striker.attack).form() instanceof AttackForm.Charge charge) {
            body.velocityX = striker.aimX * charge.speed() / TickClock.TICKS_A_SECOND;
            body.velocityY = striker.aimY * charge.speed() / TickClock.TICKS_A_SECOND;
        }
    }

    /** Returns by how much the gift of an ore makes a golem faster; 1 for others. */
    private float givenSpeed(int i) {
        CompanionComponent companion = all.companions.find(i);
        GolemGift gift = companion == null ? null : content.golems().giftOf(companion.giftOre);
        return gift == null ? 1 : gift.speedPercent() / 100f;
    }

    private Monster kindOf(int i) {
        return content.monsters().at(kindIndex(i));
    }

    private int kindIndex(int i) {
        MonsterComponent monster = all.monsters.find(i);
        return monster == null ? all.companions.get(i).monster : monster.monster;
    }
}
