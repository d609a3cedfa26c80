package dev.orebound.world.companion;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.monster.GolemRules.CompanyRules;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;

/**
 * Keeps companions out of the player's way: off the line of aim, at some distance, on ground that does not hurt, and
 * never in front of a player who walks down a corridor.
 */
final class CompanionManners {
    private static final int DIRECTIONS = 16;

    /** The distances, in cells, at which a better place is looked for. */
    private static final float[] STEPS = {0.6f, 1.2f, 2f};

    /**
     * The costs of a place: for each cell over the line of aim, for each cell too near, on a friend, and for each cell
     * of the way.
     */
    private static final float AIM_COST = 4;

    private static final float NEAR_COST = 2;
    private static final float FRIEND_COST = 1;

    /** The cost of a place straight before the player, where the aim is most likely to come. */
    private static final float FRONT_COST = 0.3f;

    /** The cost of a place beyond the line of aim. */
    private static final float CROSS_COST = 1.5f;

    /** The cost of a place to which the way leads through the player. */
    private static final float PAST_COST = 4;

    /** Share of its speed with which a companion leaves the line of aim. */
    private static final float HURRY = 1.6f;

    private static final float WAY_COST = 0.15f;

    /** What a place must be better by, so that nobody dithers. */
    private static final float GAIN = 0.25f;

    private static final float SLACK_CELLS = 0.25f;

    /** How much farther the line of aim reaches for places to go to, because stepping back is no way off it. */
    private static final float BEYOND_CELLS = 2;

    /** How far ahead the player's walk is foreseen. */
    private static final int FORESEEN_TICKS = 8;

    private final CompanyRules rules;
    private final float asideCells;
    private final BitLayer opaque;
    private final BitLayer unwalkable;
    private final HazardMap hazards;
    private final BodyCollider collider;
    private final Player player;
    private float bestX;
    private float bestY;

    CompanionManners(PartRegistry parts) {
        rules = parts.get(Content.class).golems().rules().company();
        asideCells = parts.get(Content.class).tactics().asideCells();
        opaque = parts.get(FloorState.class).opaque();
        unwalkable = parts.get(FloorState.class).unwalkable();
        hazards = parts.get(HazardMap.class);
        collider = parts.get(BodyCollider.class);
        player = parts.get(Player.class);
    }

    /** Returns whether a body at a place would be in the player's line of aim. */
    boolean isInAim(float x, float y, float radius, float slack) {
        return depthInAim(x, y, radius, slack) > 0;
    }

    /**
     * Returns how far a body at a place would reach over the player's line of aim, in cells; 0 if it is off that line.
     */
    private float depthInAim(float x, float y, float radius, float slack) {
        BodyComponent from = player.body();
        float aimX = player.striker().wantedX;
        float aimY = player.striker().wantedY;
        float dx = x - from.x;
        float dy = y - from.y;
        float along = dx * aimX + dy * aimY;
        float beside = Math.abs(dx * aimY - dy * aimX);
        float depth = radius + rules.aimMarginCells() + slack - beside;
        boolean isOn = along > 0
                && along < rules.aimCells() + (slack > 0 ? BEYOND_CELLS : 0)
                && depth > 0
                && LineTrace.isClear(opaque, from.x, from.y, x, y);
        return isOn ? depth : 0;
    }

    /** Returns whether the middle of a cell is on the line of aim for a body. */
    boolean isInAim(BodyComponent body, int cell) {
        return isInAim(unwalkable.grid().x(cell) + 0.5f, unwalkable.grid().y(cell) + 0.5f, body.radius, SLACK_CELLS);
    }

    boolean isInAim(BodyComponent body) {
        return isInAim(body.x, body.y, body.radius, 0);
    }

    /** Returns whether a body is nearer to the player than it should be, or soon will be. */
    boolean isTooNear(BodyComponent body) {
        return nearness(body.x, body.y) > 0;
    }

    /** Returns by how much a place is too near to the player, in cells. */
    private float nearness(float x, float y) {
        BodyComponent hero = player.body();
        float dx = x - hero.x - hero.velocityX * FORESEEN_TICKS;
        float dy = y - hero.y - hero.velocityY * FORESEEN_TICKS;
        return Math.max(0, rules.keepCells() - (float) Math.sqrt(dx * dx + dy * dy));
    }

    /**
     * Lets a companion that stands badly go to a better place nearby.
     *
     * @return false if it stands well, or there is no other room
     */
    boolean makeRoom(BodyComponent body, int kind, WishComponent wish, ImmutableArray<Entity> friends) {
        float least = cost(body, body.x, body.y, 0, friends) - GAIN;
        boolean found = false;
        for (float step : STEPS) {
            for (int i = 0; i < DIRECTIONS; i++) {
                float x = body.x + AimTable.x(i * Intent.AIMS / DIRECTIONS) * step;
                float y = body.y + AimTable.y(i * Intent.AIMS / DIRECTIONS) * step;
                if (isOpen(body, kind, x, y)) {
                    float cost = cost(body, x, y, SLACK_CELLS, friends) + WAY_COST * step;
                    if (cost < least) {
                        least = cost;
                        bestX = x;
                        bestY = y;
                        found = true;
                    }
                }
            }
        }
        if (found) {
            go(wish, bestX, bestY);
        }
        return found;
    }

    /**
     * Lets a companion go to the side of a foe from which it can strike and is in nobody's way; false if no side can be
     * walked to.
     */
    boolean goBeside(
            BodyComponent body,
            int kind,
            BodyComponent foe,
            float distance,
            WishComponent wish,
            ImmutableArray<Entity> friends) {
        float least = Float.MAX_VALUE;
        for (int i = 0; i < DIRECTIONS; i++) {
            float x = foe.x + AimTable.x(i * Intent.AIMS / DIRECTIONS) * distance;
            float y = foe.y + AimTable.y(i * Intent.AIMS / DIRECTIONS) * distance;
            if (isOpen(body, kind, x, y) && LineTrace.isClear(opaque, x, y, foe.x, foe.y)) {
                float dx = x - body.x;
                float dy = y - body.y;
                float cost = cost(body, x, y, SLACK_CELLS, friends) + (float) Math.sqrt(dx * dx + dy * dy) / 2;
                cost += crosses(body, x, y) ? CROSS_COST : 0;
                if (foe == player.body()) {
                    float ahead = (x - foe.x) * player.striker().wantedX + (y - foe.y) * player.striker().wantedY;
                    cost += FRONT_COST * ahead;
                }
                if (cost < least) {
                    least = cost;
                    bestX = x;
                    bestY = y;
                }
            }
        }
        return goToBest(wish, least);
    }

    /**
     * Lets a companion go to the side of the player that lies farthest from a foe; false if no place there can be
     * walked to straight.
     */
    boolean goBehind(
            BodyComponent body,
            int kind,
            BodyComponent foe,
            float distance,
            WishComponent wish,
            ImmutableArray<Entity> friends) {
        BodyComponent hero = player.body();
        float least = Float.MAX_VALUE;
        for (int i = 0; i < 2 * DIRECTIONS; i++) {
            float ring = i < DIRECTIONS ? distance : rules.keepCells();
            float x = hero.x + AimTable.x(i % DIRECTIONS * Intent.AIMS / DIRECTIONS) * ring;
            float y = hero.y + AimTable.y(i % DIRECTIONS * Intent.AIMS / DIRECTIONS) * ring;
            if (isOpen(body, kind, x, y) && LineTrace.isClear(opaque, x, y, hero.x, hero.y)) {
                float away = (float) Math.sqrt((x - foe.x) * (x - foe.x) + (y - foe.y) * (y - foe.y));
                float past = isPastPlayer(body, x, y) ? PAST_COST : 0;
                float cost = cost(body, x, y, SLACK_CELLS, friends) - away + past;
                if (cost < least) {
                    least = cost;
                    bestX = x;
                    bestY = y;
                }
            }
        }
        return goToBest(wish, least);
    }

    /**
     * Lets a companion go to the cheapest place that was found.
     *
     * @param cost of that place, or {@link Float#MAX_VALUE} if none was found
     * @return whether one was found
     */
    private boolean goToBest(WishComponent wish, float cost) {
        if (cost < Float.MAX_VALUE) {
            go(wish, bestX, bestY);
        }
        return cost < Float.MAX_VALUE;
    }

    /** Returns whether the player stands in the straight way to a place. */
    private boolean isPastPlayer(BodyComponent body, float x, float y) {
        BodyComponent hero = player.body();
        float dx = x - body.x;
        float dy = y - body.y;
        float length = Math.max(0.01f, (float) Math.sqrt(dx * dx + dy * dy));
        float along = ((hero.x - body.x) * dx + (hero.y - body.y) * dy) / length;
        float beside = Math.abs((hero.x - body.x) * dy - (hero.y - body.y) * dx) / length;
        return along > 0 && along < length && beside < hero.radius + body.radius;
    }

    /** Returns whether the straight way to a place leads across the player's line of aim. */
    private boolean crosses(BodyComponent body, float x, float y) {
        BodyComponent hero = player.body();
        float aimX = player.striker().wantedX;
        float aimY = player.striker().wantedY;
        float from = (body.x - hero.x) * aimY - (body.y - hero.y) * aimX;
        float to = (x - hero.x) * aimY - (y - hero.y) * aimX;
        if (from * to >= 0) {
            return false;
        }
        float part = from / (from - to);
        float along = (body.x + (x - body.x) * part - hero.x) * aimX + (body.y + (y - body.y) * part - hero.y) * aimY;
        return along > 0 && along < rules.aimCells();
    }

    /**
     * Lets a companion back off from a foe to a place that is farther away and in nobody's way; false if there is none.
     */
    boolean goAway(
            BodyComponent body, int kind, BodyComponent foe, WishComponent wish, ImmutableArray<Entity> friends) {
        float dx = body.x - foe.x;
        float dy = body.y - foe.y;
        float now = (float) Math.sqrt(dx * dx + dy * dy);
        float best = GAIN;
        for (int i = 0; i < DIRECTIONS; i++) {
            float x = body.x + AimTable.x(i * Intent.AIMS / DIRECTIONS);
            float y = body.y + AimTable.y(i * Intent.AIMS / DIRECTIONS);
            if (isOpen(body, kind, x, y)) {
                float gained = (float) Math.sqrt((x - foe.x) * (x - foe.x) + (y - foe.y) * (y - foe.y)) - now;
                float worth = gained - cost(body, x, y, SLACK_CELLS, friends) / AIM_COST;
                if (worth > best) {
                    best = worth;
                    bestX = x;
                    bestY = y;
                }
            }
        }
        if (best > GAIN) {
            go(wish, bestX, bestY);
        }
        return best > GAIN;
    }

    private float cost(BodyComponent body, float x, float y, float slack, ImmutableArray<Entity> friends) {
        float cost = NEAR_COST * nearness(x, y);
        cost += AIM_COST * depthInAim(x, y, body.radius, slack);
        for (int i = 0; i < friends.size(); i++) {
            BodyComponent other = BODIES.get(friends.get(i));
            float dx = other.x - x;
            float dy = other.y - y;
            float touch = other.radius + body.radius;
            cost += other != body && dx * dx + dy * dy < touch * touch ? FRIEND_COST : 0;
        }
        return cost;
    }

    private boolean isOpen(BodyComponent body, int kind, float x, float y) {
        if (!LineTrace.isClear(unwalkable, body.x, body.y, x, y) || !collider.isFree(x, y, body.radius)) {
            return false;
        }
        int cell = unwalkable.grid().cell((int) x, (int) y);
        return !hazards.isHarmfulTo(cell, kind) && !hazards.hurts(cell, kind);
    }

    /** Moves a companion out of the way of a walking player: aside, or past the player if there is no room aside. */
    boolean giveWay(BodyComponent body, int kind, WishComponent wish) {
        BodyComponent hero = player.body();
        float speed = (float) Math.sqrt(hero.velocityX * hero.velocityX + hero.velocityY * hero.velocityY);
        float dx = body.x - hero.x;
        float dy = body.y - hero.y;
        if (speed == 0 || dx * dx + dy * dy > asideCells * asideCells) {
            return false;
        }
        float aheadX = hero.velocityX / speed;
        float aheadY = hero.velocityY / speed;
        float beside = dx * -aheadY + dy * aheadX;
        if (dx * aheadX + dy * aheadY <= 0 || Math.abs(beside) > body.radius + hero.radius) {
            return false;
        }
        float side = beside >= 0 ? 1 : -1;
        boolean found = goes(body, kind, wish, -aheadY * side, aheadX * side)
                || goes(body, kind, wish, aheadY * side, -aheadX * side);
        if (!found) {
            go(wish, hero.x - aheadX * rules.keepCells(), hero.y - aheadY * rules.keepCells());
        }
        return true;
    }

    private boolean goes(BodyComponent body, int kind, WishComponent wish, float x, float y) {
        if (!isOpen(body, kind, body.x + x, body.y + y)) {
            return false;
        }
        go(wish, body.x + x, body.y + y);
        return true;
    }

    /** Lets a companion on the line of aim hurry. */
    void hurry(WishComponent wish) {
        wish.pace = HURRY;
    }

    private static void go(WishComponent wish, float x, float y) {
        wish.way = TravelMode.STRAIGHT;
        wish.x = x;
        wish.y = y;
    }
}
