package dev.orebound.screen;

import dev.orebound.TestContent;
import dev.orebound.autoplay.Firebug;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Sets a meadow by the water on fire, as a player would, and saves a picture now and then. Arguments: the window as
 * {@code 1280x720}, the folder to write to, and the number of floors to search for the best meadow.
 */
public final class FireFilm {
    private static final int REACH = 4;
    private static final int EVERY_TICKS = 40;
    private static final int LAST_TICK = 480;

    private final Content content = TestContent.BUILT_IN;
    private final int grass = content.terrains().indexOf("grass");
    private final int water = content.terrains().indexOf("shallow_water");
    private final String[] arguments;
    private final GameSettings settings;

    /** A meadow and the place from which the player sets it on fire. */
    private record Meadow(Descent descent, Floor floor, int cell, List<Integer> grass, List<Integer> water) {}

    private FireFilm(String[] arguments) {
        this.arguments = arguments;
        settings = FilmCamera.window(arguments[0]);
    }

    public static void main(String[] arguments) {
        FireFilm film = new FireFilm(arguments);
        FilmCamera.open(film.settings, film::shoot);
    }

    private void shoot() {
        Meadow best = null;
        for (int seed = 1; seed <= Integer.parseInt(arguments[2]); seed++) {
            Descent descent = new Descent(Seed.of(seed), content.graph());
            Meadow meadow = best(descent, new FloorGenerator(content).generate(descent.request(2 + seed % 5)));
            if (meadow != null && (best == null || worth(meadow) > worth(best))) {
                best = meadow;
            }
        }
        if (best == null) {
            throw new IllegalStateException("no meadow by the water");
        }
        System.out.println("seed " + best.descent().seed().text() + " depth "
                + best.floor().request().depth() + " cell " + best.cell());
        play(best);
    }

    private static int worth(Meadow meadow) {
        return meadow.grass().size() + Math.min(8, meadow.water().size()) * 2;
    }

    private @Nullable Meadow best(Descent descent, Floor floor) {
        FloorState state = new FloorState(floor, content);
        Meadow best = null;
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            boolean isGround = state.isWalkable(cell) && floor.terrain().at(cell) != grass;
            Meadow meadow = isGround
                    ? new Meadow(
                            descent,
                            floor,
                            cell,
                            about(floor, cell, floor.terrain()::at, grass),
                            about(floor, cell, floor.liquid()::at, water))
                    : null;
            if (meadow != null
                    && meadow.grass().size() > 6
                    && meadow.water().size() > 2
                    && (best == null || worth(meadow) > worth(best))) {
                best = meadow;
            }
        }
        return best;
    }

    private static List<Integer> about(Floor floor, int cell, IntUnaryOperator layer, int wanted) {
        Grid grid = floor.grid();
        List<Integer> cells = new ArrayList<>();
        for (int y = grid.y(cell) - REACH; y <= grid.y(cell) + REACH; y++) {
            for (int x = grid.x(cell) - REACH; x <= grid.x(cell) + REACH; x++) {
                if (grid.contains(x, y) && layer.applyAsInt(grid.cell(x, y)) == wanted) {
                    cells.add(grid.cell(x, y));
                }
            }
        }
        return cells;
    }

    private void play(Meadow meadow) {
        Party fresh = Party.fresh(content);
        List<Integer> flasks =
                Collections.nCopies(fresh.flasks().size(), content.player().flaskMeasures());
        World world = new World(meadow.floor(), content, new Party(fresh.health(), flasks), meadow.cell());
        FilmCamera camera = new FilmCamera(content, settings, new File(arguments[1]));
        camera.turnTo(world, meadow.descent());
        List<Integer> dry = meadow.grass();
        List<Integer> wet = meadow.water();
        int[] targets = {
            dry.get(dry.size() / 3), wet.get(wet.size() / 2), dry.get(dry.size() - 1), wet.get(0), dry.get(0)
        };
        Firebug player = new Firebug(world, targets);
        Intent intent = new Intent();
        while (world.tick() < LAST_TICK) {
            player.decide(intent);
            world.step(intent);
            camera.afterTick();
            if (world.tick() % EVERY_TICKS == 0) {
                camera.keep("fire_" + world.tick());
            } else if (world.tick() % 4 == 0) {
                camera.draw(4f / TickClock.TICKS_A_SECOND);
            }
        }
    }
}
