package dev.orebound.screen.title;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.screen.input.IntentSource;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;

/** Strolls from room to room and looks about: the alchemist behind the title. */
final class TitleWanderer implements IntentSource {
    private static final float TILT = 0.42f;

    private final World world;
    private final DistanceMap way;
    private int room;
    private int aim;

    TitleWanderer(World world) {
        this.world = world;
        way = new DistanceMap(world.floor().grid());
        chooseRoom();
    }

    private void chooseRoom() {
        Floor floor = world.floor();
        Room next = floor.rooms().get(room++ % floor.rooms().size());
        way.spreadFrom(next.centre(), world.floorState().unwalkable(), StepKind.EIGHT_WAY);
    }

    @Override
    public void write(Intent intent, float playerX, float playerY) {
        Grid grid = world.floor().grid();
        int cell = world.player().body().cell;
        if (!way.isReached(cell) || way.at(cell) <= 1) {
            chooseRoom();
        }
        // At home in the chosen room, or shut in by ore: a tick of standing still, and then another room.
        if (!way.isReached(cell) || way.at(cell) <= 1) {
            return;
        }
        int goal = way.stepDown(way.stepDown(cell));
        float dx = grid.x(goal) + 0.5f - playerX;
        float dy = grid.y(goal) + 0.5f - playerY;
        float distance = Math.max(0.1f, (float) Math.sqrt(dx * dx + dy * dy));
        float push = TILT * Intent.FULL_TILT / distance;
        intent.move(Math.round(dx * push), Math.round(dy * push));
        int wanted = (int) Math.round(Math.atan2(dy, dx) / (2 * Math.PI) * Intent.AIMS);
        int turn = Math.floorMod(wanted - aim + Intent.AIMS / 2, Intent.AIMS) - Intent.AIMS / 2;
        aim += turn / 12;
        intent.aim(aim);
    }
}
