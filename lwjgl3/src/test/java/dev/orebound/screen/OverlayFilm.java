package dev.orebound.screen;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RunOpening;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.NamedParty;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.film.FilmContext;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineOfSight;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.stage.PageStage;
import dev.orebound.workbench.overlay.BenchOverlays;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.horde.HordeBrush;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Saves pictures of each of the playtester's overlays, of several and of all of them together, and of the room graph,
 * over a floor on which a horde hunts. Arguments: the window as {@code 1280x720}, the folder to write to, optionally a
 * seed and a depth, then optionally the names of the wanted overlays.
 */
public final class OverlayFilm {
    private static final int HUNTED_TICKS = 24;
    private static final List<List<String>> TOGETHER = List.of(
            List.of("rooms", "distances", "doorways", "hordes", "cell"),
            List.of("hordes", "targets", "formation", "cell", "description"),
            List.of("perception", "light", "cell"));

    private final Content content = TestContent.BUILT_IN;
    private final String[] arguments;
    private final GameSettings settings;
    private final File folder;
    private int first = Grid.NONE;

    private OverlayFilm(String[] arguments) {
        this.arguments = arguments;
        settings = FilmCamera.window(arguments[0]);
        folder = new File(arguments[1]);
    }

    public static void main(String[] arguments) {
        OverlayFilm film = new OverlayFilm(arguments);
        FilmCamera.open(film.settings, film::shoot);
    }

    private void shoot() {
        if (!folder.isDirectory() && !folder.mkdirs()) {
            throw new IllegalStateException("no folder " + folder);
        }
        String seed = arguments.length > 2 ? arguments[2] : "7";
        int depth = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 4;
        Expedition run = run(Seed.of(seed), depth);
        FilmCamera camera = new FilmCamera(content, settings, folder);
        camera.turnTo(run.world(), run.descent());
        BenchOverlays overlays = new BenchOverlays(camera.parts());
        PageStage controls = new PageStage(camera.parts().skin(), camera.parts().sounds());
        controls.addActor(overlays.menu());
        camera.parts().skin().resize(FilmContext.size(settings));
        controls.resize(FilmContext.size(settings));
        overlays.resize(FilmContext.size(settings));
        overlays.enter(run, camera.window());
        camera.lay(overlays::drawOverCave, () -> {
            overlays.draw(1 / 6f);
            overlays.menu().setVisible(!overlays.isPageShown());
            controls.act(1 / 6f);
            controls.draw();
        });
        hunt(run.world(), camera, overlays);
        shoot(run.world(), camera, overlays);
    }

    /**
     * Returns a run that has taken the leftmost exits, and stands before the largest horde of a floor near a trap room.
     */
    private Expedition run(Seed seed, int depth) {
        Descent descent = new Descent(seed, content.graph());
        List<String> path = new ArrayList<>();
        GraphNode node = descent.graph().leftmost(0);
        while (node.row() + 1 < depth) {
            path.add(node.id());
            node = descent.graph().waysOn(node).get(0);
        }
        Floor floor = new FloorGenerator(content).generate(descent.request(node.id()));
        return Expedition.from(
                new Checkpoint(
                        seed,
                        RunOpening.ORDINARY,
                        node.id(),
                        node.kind(),
                        before(floor.hordes().get(best(floor)).leader().at(), floor),
                        NamedParty.of(Party.fresh(content), content),
                        RunDeeds.NONE.along(path)),
                content);
    }

    /** Returns the number of the largest horde that is near a trap room. */
    private static int best(Floor floor) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < floor.hordes().size(); i++) {
            HordeSpot horde = floor.hordes().get(i);
            int score =
                    2 * horde.members().size() - stepsToTrap(horde.leader().at(), floor) - (horde.isCaptive() ? 99 : 0);
            if (score > most) {
                most = score;
                best = i;
            }
        }
        return best;
    }

    private static int stepsToTrap(int cell, Floor floor) {
        int least = 99;
        for (Room room : floor.rooms()) {
            for (int i = 0; room.isTrap() && i < room.cells().size(); i++) {
                least = Math.min(least, floor.grid().steps8(cell, room.cells().at(i)));
            }
        }
        return least;
    }

    /** Returns a cell some steps from another, where there is room. */
    private static int before(int leader, Floor floor) {
        Grid grid = floor.grid();
        int best = floor.start();
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < grid.size(); cell++) {
            int off = Math.abs(grid.steps8(cell, leader) - 5);
            boolean isFree = floor.structure().at(cell)
                    && floor.liquid().at(cell) == 0
                    && floor.borderDistance().at(cell) > 1;
            boolean isInView = LineOfSight.isClear(rock(floor), cell, leader);
            if (isFree && isInView && off < least) {
                least = off;
                best = cell;
            }
        }
        return best;
    }

    private static BitLayer rock(Floor floor) {
        MutableBitLayer rock = new MutableBitLayer(floor.grid());
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            rock.set(cell, !floor.structure().at(cell));
        }
        return rock;
    }

    private static void hunt(World world, FilmCamera camera, BenchOverlays overlays) {
        Intent intent = new Intent();
        for (int tick = 1; tick <= HUNTED_TICKS; tick++) {
            world.step(intent);
            if (tick == 1) {
                HordeBrush.rouse(
                        world.hordes().get(best(world.floor())), world.player().body().cell);
            }
            world.player().health().health = world.player().health().most;
            camera.afterTick();
            overlays.afterTick();
            if (tick % 8 == 0) {
                camera.draw(1 / 6f);
            }
        }
    }

    private void shoot(World world, FilmCamera camera, BenchOverlays overlays) {
        List<String> names = overlays.names();
        first = world.player().body().cell;
        for (String name : names) {
            if (!isWanted(name)) {
                continue;
            }
            goWhereThereIsSomething(name, world, camera, overlays);
            show(overlays, List.of(name));
            point(name, world, camera, overlays);
            keep(name, camera);
        }
        goTo(first, world, camera, overlays);
        for (List<String> several : TOGETHER) {
            show(overlays, several);
            point("cell", world, camera, overlays);
            keep("together_" + several.get(0), camera);
        }
        show(overlays, names.subList(0, names.size() - 1));
        point("cell", world, camera, overlays);
        keep("together_all", camera);
    }

    /** Goes to the horde, where most overlays show something, or elsewhere for the others. */
    private void goWhereThereIsSomething(String name, World world, FilmCamera camera, BenchOverlays overlays) {
        Floor floor = world.floor();
        Grid grid = floor.grid();
        int cell = first;
        if (name.equals("chests") && !floor.chests().isEmpty()) {
            Chest chest = floor.chests().get(0);
            cell = grid.neighbour(chest.at(), chest.facing());
        } else if (name.equals("arenas")) {
            cell = world.arenas().get(0).room().centre();
        } else if (name.equals("doorways") || name.equals("rooms")) {
            cell = world.arenas().get(0).doors().get(0).cell;
        } else if (name.equals("veins") && !floor.ores().isEmpty()) {
            cell = floor.ores().get(0).at() + 2;
        }
        goTo(world.floorState().isWalkable(cell) ? cell : first, world, camera, overlays);
    }

    private static void goTo(int cell, World world, FilmCamera camera, BenchOverlays overlays) {
        BodyComponent body = world.player().body();
        if (body.cell == cell) {
            return;
        }
        body.cell = cell;
        body.x = world.floor().grid().x(cell) + 0.5f;
        body.y = world.floor().grid().y(cell) + 0.5f;
        Intent intent = new Intent();
        for (int tick = 0; tick < 4; tick++) {
            world.step(intent);
            camera.afterTick();
            overlays.afterTick();
        }
        camera.draw(1);
    }

    private boolean isWanted(String name) {
        return arguments.length < 5
                || Arrays.asList(arguments).subList(4, arguments.length).contains(name);
    }

    private void keep(String name, FilmCamera camera) {
        if (isWanted(name)) {
            camera.keep(name + "_" + arguments[0]);
        }
    }

    private static void show(BenchOverlays overlays, List<String> shown) {
        overlays.names().forEach(name -> overlays.show(name, shown.contains(name)));
    }

    /** Points at a hunting monster, or for the arcs at a cell where ways meet. */
    private static void point(String name, World world, FilmCamera camera, BenchOverlays overlays) {
        Grid grid = world.floor().grid();
        int player = world.player().body().cell;
        int cell = player;
        if (name.equals("arcs")) {
            cell = nearestWith(world, player);
        } else if (nearestMonster(world) != Grid.NONE) {
            cell = nearestMonster(world);
        }
        overlays.pointerMoved(
                camera.window().screenX(grid.x(cell) + 0.5f), camera.window().screenY(grid.y(cell) + 0.5f));
    }

    private static int nearestMonster(World world) {
        int nearest = Grid.NONE;
        int least = 8;
        for (Entity monster : world.monsters()) {
            int cell = monster.getComponent(BodyComponent.class).cell;
            int steps = world.floor().grid().steps8(cell, world.player().body().cell);
            if (steps < least) {
                least = steps;
                nearest = cell;
            }
        }
        return nearest;
    }

    private static int nearestWith(World world, int from) {
        Grid grid = world.floor().grid();
        int nearest = from;
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < grid.size(); cell++) {
            if (world.floor().arcs().at(cell) >= 2 && grid.steps8(cell, from) < least) {
                least = grid.steps8(cell, from);
                nearest = cell;
            }
        }
        return nearest;
    }
}
