package dev.orebound.lab.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.LongMap;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.lab.world.MonsterFacts;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * No crowd of three or more monsters that want to move stands in a doorway for more than two seconds while there is
 * space beyond.
 */
final class DoorwaysFlow implements WorldRule {
    private static final int LOOK_TICKS = 30;

    /** Two seconds and a look. */
    private static final int LOOKS = 5;

    private static final int CROWD = 3;

    /** The distance from the doorway within which a monster is in it or before it. */
    private static final float NEAR_CELLS = 2;

    private static final float STILL_CELLS = 0.3f;

    /** The distance from the doorway within which the player fights with those in it. */
    private static final float FIGHT_CELLS = 4;

    /** Steps beyond the one nearest to the goal at which there must be room. */
    private static final int BEYOND_STEPS = 2;

    /** The number of looks for which a monster has wanted to move and stood still. */
    private static final class StandstillTrack {
        private float x;
        private float y;
        private int looks;
    }

    private final MonsterFacts census = new MonsterFacts();
    private final LongMap<StandstillTrack> tracks = new LongMap<>();
    private final List<Entity> still = new ArrayList<>();
    private final List<Entity> crowd = new ArrayList<>();
    private @Nullable DistanceMap ways;

    @Override
    public @Nullable RuleBreach look(World world) {
        if (world.tick() % LOOK_TICKS != 0) {
            return null;
        }
        still.clear();
        ImmutableArray<Entity> all = world.monsters();
        for (int i = 0; i < all.size(); i++) {
            if (standsStill(all.get(i), world)) {
                still.add(all.get(i));
            }
        }
        return still.size() < CROWD ? null : jamIn(world);
    }

    private boolean standsStill(Entity monster, World world) {
        BodyComponent body = census.body(monster);
        StandstillTrack track = tracks.get(census.spawnId(monster));
        if (track == null) {
            track = new StandstillTrack();
            tracks.put(census.spawnId(monster), track);
        }
        float dx = body.x - track.x;
        float dy = body.y - track.y;
        boolean isStill = dx * dx + dy * dy < STILL_CELLS * STILL_CELLS
                && census.isAbleToMove(monster, world)
                && census.wantsToMove(monster);
        if (isStill) {
            track.looks++;
        } else {
            track.looks = 0;
            track.x = body.x;
            track.y = body.y;
        }
        return track.looks >= LOOKS;
    }

    private @Nullable RuleBreach jamIn(World world) {
        for (Room room : world.floor().rooms()) {
            for (Doorway doorway : room.doorways()) {
                gather(doorway.cells(), world);
                if (crowd.size() >= CROWD && !isFoughtOver(doorway.cells(), world) && isRoomBeyond(world)) {
                    return new RuleBreach(
                            crowd.size() + " are jammed in a doorway, among them " + census.name(crowd.get(0), world),
                            doorway.cells().at(0));
                }
            }
        }
        return null;
    }

    private void gather(Cells doorway, World world) {
        crowd.clear();
        for (int i = 0; i < still.size(); i++) {
            if (isNear(census.body(still.get(i)), doorway, NEAR_CELLS, world)) {
                crowd.add(still.get(i));
            }
        }
    }

    private static boolean isNear(BodyComponent body, Cells doorway, float cells, World world) {
        Grid grid = world.floor().grid();
        for (int i = 0; i < doorway.size(); i++) {
            float dx = grid.x(doorway.at(i)) + 0.5f - body.x;
            float dy = grid.y(doorway.at(i)) + 0.5f - body.y;
            if (dx * dx + dy * dy < cells * cells) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFoughtOver(Cells doorway, World world) {
        return isNear(world.player().body(), doorway, FIGHT_CELLS, world);
    }

    /** Returns true if the place is free that the foremost of the crowd would reach in two steps. */
    private boolean isRoomBeyond(World world) {
        WishComponent wish = census.wish(crowd.get(0));
        int goal = wish.way == TravelMode.TO_CELL ? wish.cell : world.player().body().cell;
        DistanceMap map = ways == null ? new DistanceMap(world.floor().grid()) : ways;
        ways = map;
        map.spreadFrom(goal, world.floorState().unwalkable());
        int cell = census.body(crowd.get(0)).cell;
        for (int i = 1; i < crowd.size(); i++) {
            int other = census.body(crowd.get(i)).cell;
            cell = map.at(other) < map.at(cell) ? other : cell;
        }
        for (int step = 0; step < BEYOND_STEPS && cell != Grid.NONE; step++) {
            cell = map.stepDown(cell);
        }
        return cell != Grid.NONE && isFree(cell, world);
    }

    private boolean isFree(int cell, World world) {
        Grid grid = world.floor().grid();
        ImmutableArray<Entity> all = world.monsters();
        for (int i = 0; i < all.size(); i++) {
            if (grid.steps8(census.body(all.get(i)).cell, cell) == 0) {
                return false;
            }
        }
        return world.player().body().cell != cell;
    }
}
