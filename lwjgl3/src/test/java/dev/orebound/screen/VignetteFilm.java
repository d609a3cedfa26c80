package dev.orebound.screen;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
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

/**
 * Goes to every vignette, lock, exit and elite leader of floors and saves a picture of each: a lock and an exit from
 * beside it, the others from a few steps away. Arguments: the window as {@code 1280x720}, the folder to write to, then
 * seeds and depths such as {@code 7:3}.
 */
public final class VignetteFilm {
    private static final int STEPS = 3;
    private static final int TICKS = 30;

    private final Content content = TestContent.BUILT_IN;
    private final GameSettings settings;
    private final File folder;
    private final List<String> floors;

    private VignetteFilm(String[] arguments) {
        settings = FilmCamera.window(arguments[0]);
        folder = new File(arguments[1]);
        floors = List.of(arguments).subList(2, arguments.length);
    }

    public static void main(String[] arguments) {
        VignetteFilm film = new VignetteFilm(arguments);
        FilmCamera.open(film.settings, film::shoot);
    }

    private void shoot() {
        FilmCamera camera = new FilmCamera(content, settings, folder);
        for (String named : floors) {
            int colon = named.indexOf(':');
            Descent descent = new Descent(Seed.of(named.substring(0, colon)), content.graph());
            Floor floor =
                    new FloorGenerator(content).generate(descent.request(Integer.parseInt(named.substring(colon + 1))));
            for (VignetteSpot vignette : floor.vignettes()) {
                shoot(
                        camera,
                        floor,
                        descent,
                        near(floor, vignette.heart(), Cells.of(), STEPS),
                        named(named, vignette.kind(), vignette.id()));
            }
            for (Exit exit : floor.exits()) {
                shoot(camera, floor, descent, near(floor, exit.at(), Cells.of(), 1), named(named, "exit", exit.at()));
            }
            for (HordeSpot horde : floor.hordes()) {
                if (horde.isElite()) {
                    int at = horde.leader().at();
                    shoot(camera, floor, descent, near(floor, at, Cells.of(), STEPS), named(named, "elite", at));
                }
            }
            for (LockSpot lock : floor.locks()) {
                VignetteSpot shut = floor.vignettes().get(lock.vignette() - 1);
                int before = near(floor, lock.cells().at(0), shut.cells(), 1);
                shoot(camera, floor, descent, before, named(named, "lock_" + lock.kind(), lock.id()));
            }
        }
    }

    private static String named(String floor, String kind, int id) {
        return kind + "_" + floor.replace(':', '_') + "_" + id;
    }

    private void shoot(FilmCamera camera, Floor floor, Descent descent, int cell, String name) {
        Party fresh = Party.fresh(content);
        List<Integer> flasks =
                new ArrayList<>(Collections.nCopies(fresh.flasks().size(), 60));
        World world = new World(floor, content, new Party(fresh.health(), flasks), cell);
        camera.turnTo(world, descent);
        Intent intent = new Intent();
        for (int tick = 0; tick < TICKS; tick++) {
            world.step(intent);
            camera.afterTick();
            if (tick % 4 == 0) {
                camera.draw(4f / TickClock.TICKS_A_SECOND);
            }
        }
        camera.keep(name);
    }

    /**
     * Returns the southernmost free cell outside of others that is as many steps from another as there are, at most so
     * many.
     */
    private int near(Floor floor, int cell, Cells outside, int mostSteps) {
        FloorState state = new FloorState(floor, content);
        DistanceMap steps = new DistanceMap(floor.grid());
        steps.spreadFrom(cell, state.unwalkable(), StepKind.FOUR_WAY, mostSteps);
        int best = Grid.NONE;
        for (int i = steps.reachedCount() - 1; i >= 0; i--) {
            int next = steps.reached(i);
            boolean isFree = !outside.contains(next) && next != cell && !state.isSolid(next);
            boolean isFirst = best == Grid.NONE;
            boolean isSouthward = !isFirst
                    && steps.at(next) == steps.at(best)
                    && floor.grid().y(next) < floor.grid().y(best);
            if (isFree && (isFirst || isSouthward)) {
                best = next;
            }
        }
        return best;
    }
}
