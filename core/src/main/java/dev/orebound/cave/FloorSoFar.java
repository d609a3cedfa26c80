package dev.orebound.cave;

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
        return CaveFloor.rooms(builder);
    }

    @Override
    public List<Corridor> corridors() {
        return builder.soFar(Keys.CORRIDORS, List.of());
    }

    @Override
    public List<Chest> chests() {
        return CaveFloor.chests(builder);
    }

    @Override
    public String primaryOre() {
        return builder.soFar(Keys.PRIMARY_ORE, "");
    }

    @Override
    public List<Vein> veins() {
        return builder.soFar(Keys.VEINS, List.of());
    }

    @Override
    public List<OreSpot> ores() {
        return builder.soFar(Keys.ORES, List.of());
    }

    @Override
    public List<HordeSpot> hordes() {
        return builder.soFar(Keys.HORDES, List.of());
    }

    @Override
    public int start() {
        return builder.soFar(Keys.START, Grid.NONE);
    }

    @Override
    public List<Exit> exits() {
        return builder.soFar(Keys.EXITS, List.of());
    }

    @Override
    public List<LootSpot> loot() {
        return builder.soFar(Keys.LOOT, List.of());
    }

    @Override
    public List<Fixture> fixtures() {
        return builder.soFar(Keys.FIXTURES, List.of());
    }
}
