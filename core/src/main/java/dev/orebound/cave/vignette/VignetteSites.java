package dev.orebound.cave.vignette;

import dev.orebound.cave.floor.Chamber;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.VignetteCounts;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.LineOfSight;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the places for vignettes on a floor, and remembers which are taken: chambers, and patches of open ground in
 * rooms. All of them are dry, outside trap rooms, and reached from the start through none.
 */
final class VignetteSites {
    /** The cells of a patch lie within so many steps of its middle. */
    private static final int PATCH_REACH = 2;

    /** The middles that are tried for one patch. */
    private static final int TRIES = 60;

    private final Grid grid;
    private final VignetteCounts rules;
    private final int start;
    private final IntLayer room;
    private final MutableBitLayer rock;
    private final MutableBitLayer bare;
    private final DistanceMap steps;
    private final List<VignetteSite> chambers = new ArrayList<>();
    private final List<Integer> patchHearts = new ArrayList<>();
    private final int[] middles;
    private int middleCount;

    VignetteSites(FloorBuilder floor, RandomStream stream) {
        grid = floor.grid();
        rules = floor.content().cave().vignettes();
        start = floor.get(FloorKeys.START);
        room = floor.get(FloorKeys.ROOM);
        rock = floor.memory().bitLayer();
        rock.copyInverse(floor.get(FloorKeys.STRUCTURE));
        bare = FloorQueries.bareDryCells(floor);
        MutableBitLayer blocked = floor.memory().bitLayer();
        blocked.copyInverse(FloorQueries.dryCells(floor));
        floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> blocked.set(chest.at(), true));
        floor.get(FloorKeys.TRAPS).forEach(trap -> {
            Cells cells = floor.get(FloorKeys.REGIONS).get(trap.room() - 1).cells();
            blocked.set(cells, true);
            bare.set(cells, false);
            for (Doorway doorway : floor.get(FloorKeys.DOORWAYS).get(trap.room() - 1)) {
                blocked.set(doorway.cells(), true);
            }
        });
        steps = floor.memory().distanceMap();
        steps.spreadFrom(start, blocked, StepKind.FOUR_WAY);
        for (Chamber chamber : floor.get(FloorKeys.CHAMBERS)) {
            addChamber(chamber);
        }
        stream.shuffle(chambers);
        middles = floor.memory().cells();
        findMiddles(floor.get(FloorKeys.ARCS), stream);
    }

    private void addChamber(Chamber chamber) {
        boolean isBare = bare.at(chamber.neck()) && chamber.cells().stream().allMatch(bare::at);
        bare.set(chamber.neck(), false);
        bare.set(chamber.cells(), false);
        for (Direction way : Direction.STRAIGHT) {
            int beside = chamber.neck() + grid.offset(way);
            if (isBare && chamber.cells().contains(beside) && steps.isReached(chamber.neck())) {
                chambers.add(new VignetteSite(chamber.cells(), beside, chamber.neck(), steps.at(chamber.neck())));
            }
        }
    }

    /** Returns true for a cell that is reached from the start through no trap room. */
    boolean isReached(int cell) {
        return steps.isReached(cell);
    }

    /** Finds the cells with bare ground all round on which something solid bars no way. */
    private void findMiddles(IntLayer arcs, RandomStream stream) {
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isOpen = bare.at(cell) && arcs.at(cell) == 0 && room.at(cell) != 0 && steps.isReached(cell);
            if (isOpen && steps.at(cell) >= rules.leastStepsFromStart() && isBareAround(cell)) {
                middles[middleCount++] = cell;
            }
        }
        stream.shuffle(middles, middleCount);
    }

    private boolean isBareAround(int cell) {
        for (int way = 0; way < Direction.ALL.size(); way++) {
            if (!bare.at(cell + grid.offset(Direction.ALL.get(way)))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the free chambers of a size.
     *
     * @param isGuarded whether a horde sleeps there, which must not be near the start
     */
    List<VignetteSite> chambers(IntRange cells, boolean isGuarded) {
        return chambers.stream()
                .filter(chamber -> cells.holds(chamber.cells().size()) && (!isGuarded || isFarFromStart(chamber)))
                .toList();
    }

    /** Returns a patch of a size some way from others, or null if none of those tried will do. */
    @Nullable
    VignetteSite patch(IntRange cells, boolean isGuarded) {
        int tries = 0;
        for (int i = 0; i < middleCount && tries < TRIES; i++) {
            if (isBareAround(middles[i]) && !isNearAnother(middles[i])) {
                tries++;
                VignetteSite site = patchAt(middles[i], cells, isGuarded);
                if (site != null) {
                    return site;
                }
            }
        }
        return null;
    }

    /** Returns all patches of a size, even those beside another. */
    List<VignetteSite> allPatches(IntRange cells, boolean isGuarded) {
        List<VignetteSite> all = new ArrayList<>();
        for (int i = 0; i < middleCount; i++) {
            VignetteSite site = isBareAround(middles[i]) ? patchAt(middles[i], cells, isGuarded) : null;
            if (site != null) {
                all.add(site);
            }
        }
        return all;
    }

    private @Nullable VignetteSite patchAt(int middle, IntRange cells, boolean isGuarded) {
        Cells around = around(middle, cells.highest());
        VignetteSite site = new VignetteSite(around, middle, Grid.NONE, steps.at(middle));
        return around.size() >= cells.lowest() && (!isGuarded || isFarFromStart(site)) ? site : null;
    }

    private boolean isNearAnother(int middle) {
        return patchHearts.stream().anyMatch(heart -> grid.steps8(heart, middle) < rules.leastApart());
    }

    private boolean isFarFromStart(VignetteSite site) {
        return site.steps() >= 2 * rules.leastStepsFromStart() && !LineOfSight.isClear(rock, start, site.entry());
    }

    /** Returns the bare cells of a room about a middle, as far out as their number allows. */
    private Cells around(int middle, int most) {
        Cells wide = around(middle, PATCH_REACH, bare);
        return wide.size() <= most ? wide : around(middle, 1, bare);
    }

    private Cells around(int middle, int reach, BitLayer ground) {
        int[] found = new int[(2 * reach + 1) * (2 * reach + 1)];
        int count = 0;
        for (int y = -reach; y <= reach; y++) {
            for (int x = -reach; x <= reach; x++) {
                int cell = middle + x + y * grid.width();
                // A cell of the outer ring must touch the inner one, all of which is bare.
                boolean isCorner = Math.abs(x) == reach && Math.abs(y) == reach && reach > 1;
                if (!isCorner && ground.at(cell) && room.at(cell) == room.at(middle)) {
                    found[count++] = cell;
                }
            }
        }
        return Cells.ofFirst(count, found);
    }

    /** From here on a place is taken. */
    void take(VignetteSite site) {
        chambers.remove(site);
        bare.set(site.cells(), false);
        if (!site.isChamber()) {
            patchHearts.add(site.entry());
        }
    }
}
