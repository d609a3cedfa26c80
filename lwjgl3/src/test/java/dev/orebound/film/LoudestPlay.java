package dev.orebound.film;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.List;

/**
 * A play that is meant to be as loud as brews can make it: amid a crowd that is filled up again and again, bursts of
 * fire, blasts, sparks and magma with flasks that never empty, monsters that die by the dozen, and a player who is hurt
 * all the while.
 */
final class LoudestPlay extends ScenePlay {
    /** Ticks after which the crowd stands and the moment comes. */
    static final int MOMENT_TICKS = 240;

    private static final List<String> BREWS = List.of("flame", "blast", "spark", "magma");
    private static final List<String> KINDS = List.of("goblin", "dusk_bat", "slime");
    private static final int DEPTH = 14;
    private static final int HEALTH = 9999;
    private static final int CROWD_TICKS = 80;
    private static final int ROUND_TICKS = 60;
    private static final int FILLED_MEASURES = 20;
    private static final int KILLED_CELLS = 7;
    private static final int REACH_CELLS = 4;

    private final Content content;
    private final Descent descent;
    private final World world;
    private final int[] kinds;
    private final int[] cells;

    LoudestPlay(Content content) {
        this.content = content;
        descent = new Descent(Seed.of(60516), content.graph());
        Floor floor = new FloorGenerator(content).generate(descent.request(DEPTH));
        Room room = largestRoom(floor);
        int stand = room.centre();
        world = new World(floor, content, party(DEPTH, HEALTH, content), stand);
        Grid grid = floor.grid();
        cells = room.cells().stream()
                .filter(cell -> Math.abs(grid.x(cell) - grid.x(stand)) <= REACH_CELLS
                        && Math.abs(grid.y(cell) - grid.y(stand)) <= REACH_CELLS)
                .toArray();
        kinds = KINDS.stream()
                .mapToInt(kind -> content.monsters().indexOf(kind))
                .toArray();
    }

    @Override
    World world() {
        return world;
    }

    @Override
    Descent descent() {
        return descent;
    }

    @Override
    void step() {
        intent.clear();
        int tick = (int) world.tick();
        int inRound = tick % ROUND_TICKS;
        if (tick >= CROWD_TICKS && inRound > 1 && inRound < ROUND_TICKS - 1) {
            intent.hold(Intent.BURST);
        }
        if (tick < CROWD_TICKS || (inRound > 1 && inRound < ROUND_TICKS - 2)) {
            fill(tick);
        } else if (inRound == 0) {
            intent.order(IntentOrder.HELP_FILL, FILLED_MEASURES);
        } else if (inRound == 1) {
            intent.order(IntentOrder.CHOOSE_BREW, content.brews().oresOf(brew(tick / ROUND_TICKS)));
        } else if (inRound == ROUND_TICKS - 2) {
            intent.order(IntentOrder.HELP_POINT, world.player().body().cell);
        } else {
            intent.order(IntentOrder.HELP_KILL, KILLED_CELLS);
        }
        world.step(intent);
    }

    private int brew(int round) {
        return content.brews().all().indexOf(BREWS.get(round % BREWS.size()));
    }

    private void fill(int tick) {
        if (tick % 2 == 0) {
            intent.order(IntentOrder.HELP_POINT, cells[tick * 7 % cells.length]);
        } else {
            intent.order(IntentOrder.HELP_SPAWN, kinds[tick / 2 % kinds.length]);
        }
    }

    @Override
    boolean isMoment() {
        return world.tick() == MOMENT_TICKS;
    }

    @Override
    boolean isOver() {
        return !world.player().isAlive();
    }
}
