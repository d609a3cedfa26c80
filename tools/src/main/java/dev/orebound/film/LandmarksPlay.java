package dev.orebound.film;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.film.FilmScene.LandmarksSubject;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The largest room of a floor without hordes, ore and loot, in which every landmark of the content stands, row by row;
 * the player stands still before the first of the middle row.
 */
final class LandmarksPlay extends ScenePlay {
    /** Cells from one landmark to the next. */
    private static final int APART_CELLS = 3;

    private final Descent descent;
    private final World world;
    private final int ticks;

    LandmarksPlay(LandmarksSubject subject, Content content, int ticks) {
        this.ticks = ticks;
        descent = new Descent(Seed.of(subject.seed()), content.graph());
        Floor floor = new FloorGenerator(content).generate(descent.request(subject.depth()));
        Room room = largestRoom(floor);
        List<String> kinds = content.fixtures().asList().stream()
                .filter(kind -> kind.frequency() > 0)
                .map(FixtureKind::id)
                .toList();
        List<Fixture> landmarks = new ArrayList<>();
        Grid grid = floor.grid();
        room.cells().stream()
                .boxed()
                .sorted(Comparator.comparingInt((Integer cell) -> grid.steps8(cell, room.centre())))
                .filter(cell -> isOnRaster(floor, cell, room.centre()))
                .limit(kinds.size())
                .forEach(cell -> landmarks.add(new Fixture(cell, kinds.get(landmarks.size()))));
        Floor shown = floor.with(FloorKeys.FIXTURES, List.copyOf(landmarks))
                .with(FloorKeys.HORDES, List.of())
                .with(FloorKeys.ORES, List.of())
                .with(FloorKeys.LOOT, List.of());
        int stand = grid.cell(grid.x(room.centre()), grid.y(room.centre()) - 1);
        world = new World(shown, content, party(subject.depth(), 0, content), stand);
    }

    private static boolean isOnRaster(Floor floor, int cell, int centre) {
        int dx = Math.abs(floor.grid().x(cell) - floor.grid().x(centre));
        int dy = Math.abs(floor.grid().y(cell) - floor.grid().y(centre));
        return dx % APART_CELLS == 0
                && dy % APART_CELLS == 0
                && dx <= 4 * APART_CELLS
                && dy <= 2 * APART_CELLS
                && floor.liquid().at(cell) == 0;
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
        world.step(intent);
    }

    @Override
    boolean isMoment() {
        return world.tick() == ticks;
    }

    @Override
    boolean isOver() {
        return world.tick() > ticks;
    }
}
