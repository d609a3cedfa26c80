package dev.orebound.view.thing;

import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.biome.PropLook;
import dev.orebound.content.biome.PropLook.PropPlace;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.terrain.Terrain.Peril;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.thing.PropLayer.Footprint;
import dev.orebound.view.thing.PropLayer.PlacedProp;
import dev.orebound.world.component.DoorComponent;
import java.util.ArrayList;
import java.util.List;

/** Finds the places of props. */
final class PlaceSearch {
    /** Pixels by which props on the ground stray from the middle of their cell. */
    private static final int STRAY = 5;
    /** Pixels of the ground that a prop covers from the rock beside it, at least. */
    private static final int LEAST_COVER = 1;

    private final SceneContext frame;
    private final Floor floor;
    private final Grid grid;
    private final ContentTable<Terrain> terrains;
    private final MutableBitLayer taken;
    private final RandomStream stream;

    PlaceSearch(SceneContext frame, RandomStream stream, List<Integer> covered) {
        this.frame = frame;
        this.stream = stream;
        floor = frame.world.floor();
        grid = floor.grid();
        terrains = frame.world.content().terrains();
        taken = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isBusy =
                    floor.terrain().at(cell) != 0 || frame.world.floorState().oreAt(cell) >= 0;
            taken.set(cell, isBusy);
        }
        covered.forEach(cell -> taken.set(cell, true));
        for (DoorComponent door : frame.world.doors()) {
            keepClear(door.cell);
        }
        for (Exit exit : floor.exits()) {
            keepClear(exit.at());
            keepClear(exit.at() + ExitLayer.sideOf(exit.at(), frame.world));
        }
        floor.chests().forEach(chest -> keepClear(chest.at()));
        floor.fixtures().forEach(fixture -> keepClear(fixture.at()));
        for (LockSpot lock : floor.locks()) {
            lock.cells().stream().forEach(this::keepClear);
        }
        for (VignetteSpot vignette : floor.vignettes()) {
            vignette.cells().stream().forEach(cell -> taken.set(cell, true));
        }
    }

    private void keepClear(int cell) {
        for (int i = 0; i < 9; i++) {
            int x = grid.x(cell) + i % 3 - 1;
            int y = grid.y(cell) + i / 3 - 1;
            if (grid.contains(x, y)) {
                taken.set(grid.cell(x, y), true);
            }
        }
    }

    void place(PropLook look, SpriteStrip strip, List<PlacedProp> placed) {
        List<Integer> placedCells = new ArrayList<>();
        for (int cell = 0; cell < grid.size(); cell++) {
            Footprint print = Footprint.of(look, strip, isFree(cell, Direction.EAST));
            if (!fits(look.place(), cell, print)
                    || stream.below(1000) >= look.often()
                    || isNear(placedCells, cell, look.apart())) {
                continue;
            }
            placedCells.add(cell);
            float x = (grid.x(cell) + print.east() * look.span() / 2f) * SceneContext.CELL;
            float y = frame.southY(cell);
            boolean isWest = stream.chance(50);
            switch (look.place()) {
                case OPEN, SIDE, SHORE, BANK -> {
                    x += stream.between(-STRAY, STRAY);
                    y += 2 + stream.below(STRAY * 2);
                }
                case AFLOAT -> y += stream.below(STRAY);
                case BROW -> y += SceneContext.CELL + LEAST_COVER + stream.below(STRAY) - strip.height();
                case FLANK -> {
                    isWest = print.east() < 0;
                    float inward = strip.width() / 2f - LEAST_COVER - stream.below(STRAY);
                    float edge = grid.x(cell) + (isWest ? 1 : 0);
                    x = edge * SceneContext.CELL + print.east() * inward;
                }
                case WALL, ACROSS, TOP -> {}
            }
            int foot = grid.cell(grid.x(cell) + print.east() * (look.span() / 2), grid.y(cell));
            if (look.place() == PropPlace.FLANK) {
                foot = cell;
            }
            for (int i = 0; i < print.span() * print.rows(); i++) {
                int covered = print.cell(grid, cell, i);
                taken.set(covered, true);
                if (!isGround(covered)) {
                    frame.fog.showWith(covered, foot);
                }
            }
            int picture = stream.below(Math.max(1, strip.frames()));
            placed.add(new PlacedProp(look, strip, foot, x, y, picture, isWest));
        }
    }

    private boolean isNear(List<Integer> placed, int cell, int apart) {
        for (int other : placed) {
            int dx = grid.x(other) - grid.x(cell);
            int dy = grid.y(other) - grid.y(cell);
            if (dx * dx + dy * dy < apart * apart) {
                return true;
            }
        }
        return false;
    }

    private boolean fits(PropPlace place, int cell, Footprint print) {
        for (int i = 0; i < print.span() * print.rows(); i++) {
            int covered = print.cell(grid, cell, i);
            if (covered == Grid.NONE || taken.at(covered)) {
                return false;
            }
            boolean isAtEdge = place == PropPlace.FLANK ? i == 0 : i < print.span();
            if (isAtEdge ? !suits(place, covered) : isGround(covered)) {
                return false;
            }
        }
        return place != PropPlace.ACROSS
                || (isBetweenRock(cell, print.span()) && isBetweenRock(cell + grid.width(), print.span()));
    }

    /** Returns true if so many cells are ground, from one on, and rock ends them at both sides. */
    private boolean isBetweenRock(int cell, int count) {
        boolean isBetween = isRock(cell, Direction.WEST) && isRock(cell + count - 1, Direction.EAST);
        for (int i = 0; i < count; i++) {
            isBetween &= isGround(cell + i);
        }
        return isBetween;
    }

    private boolean suits(PropPlace place, int cell) {
        return switch (place) {
            case WALL -> !isGround(cell) && isFree(cell, Direction.SOUTH) && isRock(cell, Direction.NORTH);
            case BROW -> !isGround(cell) && isFree(cell, Direction.NORTH) && isRock(cell, Direction.SOUTH);
            case FLANK ->
                !isGround(cell)
                        && isRock(cell, Direction.SOUTH)
                        && (isFree(cell, Direction.WEST) || isFree(cell, Direction.EAST));
            case OPEN -> isDry(cell) && grounds(cell) == 8;
            case SIDE -> isDry(cell) && grounds(cell) < 8 && grounds(cell) >= 4;
            case SHORE -> isDry(cell) && liquidsAround(cell, false) > 0;
            case BANK -> isDry(cell) && liquidsAround(cell, true) > 0;
            case AFLOAT -> terrains.at(floor.liquid().at(cell)).isDeep() && liquidsAround(cell, true) == 8;
            case ACROSS -> isDry(cell) && !isRock(cell, Direction.NORTH) && !isRock(cell, Direction.SOUTH);
            case TOP -> false;
        };
    }

    private boolean isGround(int cell) {
        return floor.structure().at(cell);
    }

    private boolean isDry(int cell) {
        return isGround(cell) && floor.liquid().at(cell) == 0;
    }

    /** Returns true if the next cell is dry and nothing stands there; grass and the like may grow on it. */
    private boolean isFree(int cell, Direction side) {
        int next = grid.neighbour(cell, side);
        return next != Grid.NONE
                && isDry(next)
                && (!taken.at(next) || floor.terrain().at(next) != 0);
    }

    private boolean isRock(int cell, Direction side) {
        int next = grid.neighbour(cell, side);
        return next == Grid.NONE || !isGround(next);
    }

    private int grounds(int cell) {
        int count = 0;
        for (int i = 0; i < 9; i++) {
            int x = grid.x(cell) + i % 3 - 1;
            int y = grid.y(cell) + i / 3 - 1;
            count += i != 4 && grid.contains(x, y) && isDry(grid.cell(x, y)) ? 1 : 0;
        }
        return count;
    }

    private int liquidsAround(int cell, boolean onlyWater) {
        int count = 0;
        for (int i = 0; i < 9; i++) {
            int x = grid.x(cell) + i % 3 - 1;
            int y = grid.y(cell) + i / 3 - 1;
            if (i != 4 && grid.contains(x, y)) {
                Terrain liquid = terrains.at(floor.liquid().at(grid.cell(x, y)));
                count += liquid.isLiquid() && (!onlyWater || liquid.peril() == Peril.NONE) ? 1 : 0;
            }
        }
        return count;
    }
}
