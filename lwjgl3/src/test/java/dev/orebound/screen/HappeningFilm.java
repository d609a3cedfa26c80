package dev.orebound.screen;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.io.File;

/**
 * Opens a chest in the centre of a room that it floods or darkens, and saves a picture now and then. Arguments: the
 * window as {@code 1280x720}, the folder to write to, the id of the happening, and the first seed to search.
 */
public final class HappeningFilm {
    private static final int[] KEPT = {4, 40, 80, 120, 200};
    private static final int SEEDS = 200;

    private final Content content = TestContent.BUILT_IN;
    private final String[] arguments;
    private final GameSettings settings;

    private HappeningFilm(String[] arguments) {
        this.arguments = arguments;
        settings = FilmCamera.window(arguments[0]);
    }

    public static void main(String[] arguments) {
        HappeningFilm film = new HappeningFilm(arguments);
        FilmCamera.open(film.settings, film::shoot);
    }

    private void shoot() {
        int first = Integer.parseInt(arguments[3]);
        for (int seed = first; seed < first + SEEDS; seed++) {
            Descent descent = new Descent(Seed.of(seed), content.graph());
            Floor floor = new FloorGenerator(content).generate(descent.request(2 + seed % 5));
            for (Chest chest : floor.chests()) {
                if (arguments[2].equals(chest.happening()) && chest.mode() == Chest.Mode.CENTRE) {
                    play(descent, floor, chest);
                    return;
                }
            }
        }
        throw new IllegalArgumentException("no chest that sets off " + arguments[2]);
    }

    private void play(Descent descent, Floor floor, Chest chest) {
        int before = floor.grid().neighbour(chest.at(), chest.facing());
        World world = new World(floor, content, Party.fresh(content), before);
        FilmCamera camera = new FilmCamera(content, settings, new File(arguments[1]));
        camera.turnTo(world, descent);
        Intent intent = new Intent();
        for (int tick = 0, kept = 0; kept < KEPT.length; tick++) {
            world.step(intent);
            camera.afterTick();
            intent.hold(tick == 20 ? Intent.INTERACT : 0);
            if (tick == 20 + KEPT[kept]) {
                camera.keep(arguments[2] + "_" + KEPT[kept++]);
            } else if (tick % 4 == 0) {
                camera.draw(4f / TickClock.TICKS_A_SECOND);
            }
        }
    }
}
