package dev.orebound.cave;

import java.util.List;

/** How a cave floor is made: the one list of its passes, and how their work is put together. */
final class CaveFloor {
    /** Every pass may read whatever the passes above it wrote, and nothing else. */
    static final List<Pass> PASSES = List.of(
            new CarveCaves(),
            new FindRooms(),
            new DrillCorridors(),
            new CountArcs(),
            new FindDoorways(),
            new PlaceStartAndExits(),
            new LayVeins(),
            new PlaceTreasure(),
            new PlaceTraps(),
            new DrawHappenings(),
            new FloodLakes(),
            new SpreadTerrain(),
            new PlaceFixtures(),
            new GrowOre(),
            new ScatterLoot(),
            new PlaceHordes());

    private CaveFloor() {}
}
