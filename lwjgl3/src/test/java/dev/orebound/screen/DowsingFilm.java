package dev.orebound.screen;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.vein.VeinDowser;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.io.File;
import java.util.Collections;
import java.util.List;

/**
 * Selects each ore in turn, at the entrance of a floor and straight above a vein, and saves pictures of the dowsing
 * lights. Arguments: the window as {@code 1280x720}, the folder to write to, the seed and the depth.
 */
public final class DowsingFilm {
    private static final int TICKS_AN_ORE = 150;
    private static final int TICKS_A_FRAME = 2;

    private final Content content = TestContent.BUILT_IN;
    private final String[] arguments;
    private final GameSettings settings;
    private final Intent intent = new Intent();

    private DowsingFilm(String[] arguments) {
        this.arguments = arguments;
        settings = FilmCamera.window(arguments[0]);
    }

    public static void main(String[] arguments) {
        DowsingFilm film = new DowsingFilm(arguments);
        FilmCamera.open(film.settings, film::shoot);
    }

    private void shoot() {
        Descent descent = new Descent(Seed.of(arguments[2]), content.graph());
        Floor floor = new FloorGenerator(content).generate(descent.request(Integer.parseInt(arguments[3])));
        FilmCamera camera = new FilmCamera(content, settings, new File(arguments[1]));
        shoot(floor, descent, floor.start(), "start", camera);
        shoot(floor, descent, aboveAVein(floor), "above", camera);
    }

    /** Returns a cell of floor straight above a vein of the first ore that has one. */
    private int aboveAVein(Floor floor) {
        VeinDowser dowsing = new VeinDowser(floor, content);
        for (int ore = 0; ore < content.ores().size(); ore++) {
            for (int cell = 0; cell < floor.grid().size(); cell++) {
                boolean isFree = floor.room().at(cell) != 0 && floor.liquid().at(cell) == 0;
                if (isFree && dowsing.nearest(ore, cell) == cell) {
                    return cell;
                }
            }
        }
        return floor.start();
    }

    private void shoot(Floor floor, Descent descent, int cell, String place, FilmCamera camera) {
        List<Integer> flasks = Collections.nCopies(Party.fresh(content).flasks().size(), 6);
        World world = new World(floor, content, new Party(100, flasks), cell);
        VeinDowser dowsing = new VeinDowser(floor, content);
        camera.turnTo(world, descent);
        for (int ore = 0; ore < content.ores().size(); ore++) {
            Grid grid = floor.grid();
            int target = dowsing.nearest(ore, cell);
            if (target != Grid.NONE) {
                System.out.printf(
                        "%s_%s: %d cells to the east, %d to the north, %d floors below%n",
                        place,
                        content.ores().at(ore).id(),
                        grid.x(target) - grid.x(cell),
                        grid.y(target) - grid.y(cell),
                        dowsing.floorsDown());
            }
            hold(world, ore, camera);
            camera.keepAsItIs(place + "_" + content.ores().at(ore).id());
        }
    }

    private void hold(World world, int ore, FilmCamera camera) {
        for (int tick = 0; tick < TICKS_AN_ORE; tick++) {
            intent.clear();
            if (tick == 0) {
                intent.order(IntentOrder.CHOOSE_BREW, 1 << ore);
            }
            world.step(intent);
            camera.afterTick();
            if (tick % TICKS_A_FRAME == 0) {
                camera.draw((float) TICKS_A_FRAME / TickClock.TICKS_A_SECOND);
            }
        }
    }
}
