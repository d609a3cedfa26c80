package dev.orebound.lab.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.LongMap;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.grid.DistanceMap;
import dev.orebound.lab.horde.HordeTrialRules.MonsterRule;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import org.jspecify.annotations.Nullable;

/**
 * No monster that can move and wants to, or hunts a distant player, stays within one cell for twenty seconds. Excepted
 * are monsters that fight the player or queue behind those that do, those without a way, as behind a shut door, those
 * that their post holds back while others of their horde hunt on, and those that wait at the edge of light and make
 * room there for each other.
 */
final class NobodyIsStuck extends MonsterRule {
    private static final int LOOK_TICKS = 20;

    /** Twenty seconds of looks. */
    private static final int LOOKS = 60;

    /** The number of those in which it must have wanted to move; it may halt now and then for a blow. */
    private static final int WANTING_LOOKS = 48;

    private static final float FAR_CELLS = 1;

    /** The steps within which a hunter may lie in wait around a corner. */
    private static final int LURKING_STEPS = 8;

    /** The tactic of a hunter that its post holds back. */
    private static final String LEASH = "leash";

    /** The tactic of a monster that steps away from others of its horde. */
    private static final String KEEP_APART = "keep_apart";

    /** The gap up to which two monsters count as standing in line. */
    private static final float LINE_CELLS = 0.4f;

    /** The last looks at a monster. */
    private static final class StuckTrack {
        private float x;
        private float y;
        private int looks;
        private int wanting;
        private int idle;

        private void begin(BodyComponent body) {
            x = body.x;
            y = body.y;
            looks = 0;
            wanting = 0;
            idle = 0;
        }
    }

    private final LongMap<StuckTrack> tracks = new LongMap<>();
    private @Nullable DistanceMap ways;

    NobodyIsStuck() {
        super(LOOK_TICKS);
    }

    @Override
    @Nullable
    RuleBreach look(Entity monster, World world) {
        BodyComponent body = census.body(monster);
        StuckTrack track = tracks.get(census.spawnId(monster));
        if (track == null) {
            track = new StuckTrack();
            track.begin(body);
            tracks.put(census.spawnId(monster), track);
        }
        float dx = body.x - track.x;
        float dy = body.y - track.y;
        if (dx * dx + dy * dy >= FAR_CELLS * FAR_CELLS) {
            track.begin(body);
            return null;
        }
        track.looks++;
        if (census.isAbleToMove(monster, world)) {
            // One that steps to and fro beside the player fights, even if the player is gone by the end.
            boolean wants = census.wantsToMove(monster)
                    && !census.isAtPlayer(monster, world)
                    && !makesRoomInWait(monster, world);
            boolean hunts = census.state(monster) == MindState.HUNTING
                    && world.player().isAlive()
                    && !mayLurk(monster, world)
                    && !world.floorState().isInSight(body.cell);
            track.wanting += wants ? 1 : 0;
            // The way is measured look by look: by the end the hunter may have given up and want to go elsewhere.
            boolean isIdle = hunts
                    && !census.wantsToMove(monster)
                    && isOnWay(steps(monster, playerCell(world), world), LURKING_STEPS);
            track.idle += isIdle ? 1 : 0;
        }
        if (track.looks < LOOKS) {
            return null;
        }
        boolean isStuck = track.wanting >= WANTING_LOOKS && isOnWay(stepsToGo(monster, world), 1);
        boolean isIdle = track.idle >= WANTING_LOOKS;
        track.begin(body);
        if ((!isStuck && !isIdle) || isInLine(monster, world)) {
            return null;
        }
        return new RuleBreach(census.name(monster, world) + (isStuck ? ", is stuck" : ", does not come"), body.cell);
    }

    /**
     * Returns true for monsters that fear light, which wait at its edge for as long as the player stands in it, and for
     * those that are as far from their post as they go.
     */
    private boolean mayLurk(Entity monster, World world) {
        FightingStyle manner =
                world.content().manners().get(census.kind(monster, world).manner());
        boolean isHeldBack = manner.leashCells() > 0
                && world.insight().tacticOf(census.spawnId(monster)).equals(LEASH);
        return isHeldBack || manner.fears(FightingStyle.Fear.LIGHT);
    }

    /** Returns true for a monster that lies in wait and steps aside for others of its horde that do. */
    private boolean makesRoomInWait(Entity monster, World world) {
        return mayLurk(monster, world)
                && world.insight().tacticOf(census.spawnId(monster)).equals(KEEP_APART);
    }

    private static boolean isOnWay(int steps, int fewest) {
        return steps >= fewest && steps != DistanceMap.UNREACHED;
    }

    /** Returns the steps from a monster to its goal or to the player. */
    private int stepsToGo(Entity monster, World world) {
        WishComponent wish = census.wish(monster);
        return steps(monster, wish.way == TravelMode.TO_CELL ? wish.cell : playerCell(world), world);
    }

    private static int playerCell(World world) {
        return world.player().body().cell;
    }

    /** Steps from a monster to a cell, {@link DistanceMap#UNREACHED} if no way leads there now. */
    private int steps(Entity monster, int goal, World world) {
        DistanceMap map = ways == null ? new DistanceMap(world.floor().grid()) : ways;
        ways = map;
        map.spreadFrom(goal, world.floorState().unwalkable());
        return map.at(census.body(monster).cell);
    }

    /** Returns true for a monster that fights the player, and for all behind that touch a nearer monster in line. */
    private boolean isInLine(Entity monster, World world) {
        if (!world.player().isAlive()) {
            return false;
        }
        if (census.isAtPlayer(monster, world)) {
            return true;
        }
        ImmutableArray<Entity> all = world.monsters();
        float own = census.squaredToPlayer(monster, world);
        for (int i = 0; i < all.size(); i++) {
            Entity other = all.get(i);
            float near = census.body(monster).radius + census.body(other).radius + LINE_CELLS;
            if (other != monster
                    && census.squaredToPlayer(other, world) < own
                    && census.squaredBetween(monster, other) < near * near
                    && isInLine(other, world)) {
                return true;
            }
        }
        return false;
    }
}
