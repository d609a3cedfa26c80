package dev.orebound.cave;

import dev.orebound.cave.arena.PlaceTraps;
import dev.orebound.cave.carve.CarveCaves;
import dev.orebound.cave.carve.FindRooms;
import dev.orebound.cave.corridor.CountArcs;
import dev.orebound.cave.corridor.DrillCorridors;
import dev.orebound.cave.corridor.FindDoorways;
import dev.orebound.cave.corridor.PlaceStartAndExits;
import dev.orebound.cave.horde.PlaceHordes;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.terrain.FloodLakes;
import dev.orebound.cave.terrain.SpreadTerrain;
import dev.orebound.cave.treasure.DrawHappenings;
import dev.orebound.cave.treasure.PlaceFixtures;
import dev.orebound.cave.treasure.PlaceLandmarks;
import dev.orebound.cave.treasure.PlaceTreasure;
import dev.orebound.cave.treasure.ScatterLoot;
import dev.orebound.cave.vein.GrowOre;
import dev.orebound.cave.vein.LayVeins;
import dev.orebound.cave.vignette.PlaceVignettes;
import dev.orebound.cave.vignette.ProveOpenings;
import java.util.List;

/** The list of all passes that make a cave floor, in the order in which they run. */
public final class CaveRecipe {
    /** A pass may read only what the passes above it wrote. */
    public static final List<FloorPass> PASSES = List.of(
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
            new PlaceVignettes(),
            new PlaceFixtures(),
            new GrowOre(),
            new ProveOpenings(),
            new ScatterLoot(),
            new PlaceHordes(),
            new PlaceLandmarks());

    private CaveRecipe() {}
}
