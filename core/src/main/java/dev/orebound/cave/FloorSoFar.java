package dev.orebound.cave;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Layer;
import java.util.List;

/** A floor that is being made, as those see it who look on: what is finished, and what the running pass shows of its work. */
final class FloorSoFar implements UnfinishedFloor {
    private final FloorBuilder builder;

    FloorSoFar(FloorBuilder builder) {
        this.builder = builder;
    }

    @Override
    public FloorRequest request() {
        return builder.request();
    }

    @Override
    public Grid grid() {
        return builder.grid();
    }

    @Override
    public int attempt() {
        return builder.attempt();
    }

    @Override
    public List<String> layerNames() {
        return builder.layerNames();
    }

    @Override
    public Layer layer(String name) {
        return builder.layer(name);
    }

    @Override
    public List<Room> rooms() {
        return CaveRecipe.rooms(builder);
    }

    @Override
    public List<Corridor> corridors() {
        return builder.soFar(FloorKeys.CORRIDORS, List.of());
    }

    @Override
    public List<Chest> chests() {
        return CaveRecipe.chests(builder);
    }

    @Override
    public String primaryOre() {
        return builder.soFar(FloorKeys.PRIMARY_ORE, "");
    }

    @Override
    public List<Vein> veins() {
        return builder.soFar(FloorKeys.VEINS, List.of());
    }

    @Override
    public List<OreSpot> ores() {
        return builder.soFar(FloorKeys.ORES, List.of());
    }

    @Override
    public List<HordeSpot> hordes() {
        return builder.soFar(FloorKeys.HORDES, List.of());
    }

    @Override
    public int start() {
        return builder.soFar(FloorKeys.START, Grid.NONE);
    }

    @Override
    public List<Exit> exits() {
        return builder.soFar(FloorKeys.EXITS, List.of());
    }

    @Override
    public List<LootSpot> loot() {
        return builder.soFar(FloorKeys.LOOT, List.of());
    }

    @Override
    public List<Fixture> fixtures() {
        return builder.soFar(FloorKeys.FIXTURES, List.of());
    }
}
