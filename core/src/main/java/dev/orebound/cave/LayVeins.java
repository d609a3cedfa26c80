package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.content.CaveRules.Veins;
import dev.orebound.grid.CellularAutomaton;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.grid.Regions;
import dev.orebound.grid.Walk;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays veins of ore through the floor, under rock and caves alike, each of one ore.
 *
 * <p>Source: a cellular automaton of its own; what is connected by four-way steps is a vein, and crumbs are dropped.
 *
 * <p>Guarantees: a cell's distance is that from the nearest cell which is not of its vein; the map's edge is no border. As
 * many veins as the rules' share say, rounded, have the floor's primary ore; the rest draw among the others. Never gives
 * up: a floor may have no vein.
 */
final class LayVeins implements Pass {
    @Override
    public List<Key<?>> reads() {
        return List.of();
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.VEIN, Keys.VEIN_DISTANCE, Keys.VEINS, Keys.PRIMARY_ORE);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        Veins rules = floor.content().cave().veins();
        List<String> ores = new ArrayList<>(floor.content().ores().ids());
        stream.shuffle(ores);
        Regions found = new Regions(grow(floor.grid(), rules, stream));
        List<Integer> sizes = new ArrayList<>();
        IntLayer vein = number(found, rules.leastCells(), sizes);
        floor.put(Keys.VEIN, vein);
        floor.put(Keys.VEIN_DISTANCE, distances(vein));
        floor.put(Keys.VEINS, drawOres(sizes, ores, rules.primaryPercent(), stream));
        floor.put(Keys.PRIMARY_ORE, ores.get(0));
        return Outcome.DONE;
    }

    /** Sown in squares of some cells, since single cells would grow into threads without a heart. */
    private static MutableBitLayer grow(Grid grid, Veins rules, Stream stream) {
        MutableBitLayer ore = new MutableBitLayer(grid);
        int columns = (grid.width() + rules.grain() - 1) / rules.grain();
        boolean[] sown = new boolean[columns * ((grid.height() + rules.grain() - 1) / rules.grain())];
        for (int square = 0; square < sown.length; square++) {
            sown[square] = stream.chance(rules.orePercent());
        }
        for (int cell = 0; cell < grid.size(); cell++) {
            ore.set(cell, sown[grid.x(cell) / rules.grain() + grid.y(cell) / rules.grain() * columns]);
        }
        CellularAutomaton automaton = new CellularAutomaton(grid);
        for (int round = 0; round < rules.rounds(); round++) {
            automaton.step(ore, rules.birth(), rules.survival());
        }
        return ore;
    }

    /** Numbers the veins that are large enough from 1, without gaps, and lists their sizes. */
    private static IntLayer number(Regions found, int leastCells, List<Integer> sizes) {
        MutableIntLayer vein = new MutableIntLayer(found.regionOfCell().grid());
        for (int region = 1; region <= found.count(); region++) {
            if (found.size(region) >= leastCells) {
                sizes.add(found.size(region));
                for (int i = 0; i < found.size(region); i++) {
                    vein.set(found.cell(region, i), sizes.size());
                }
            }
        }
        return vein.readOnly();
    }

    private static IntLayer distances(IntLayer vein) {
        Grid grid = vein.grid();
        MutableBitLayer barren = new MutableBitLayer(grid);
        DistanceMap distances = new DistanceMap(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            barren.set(cell, vein.at(cell) == 0);
            if (vein.at(cell) != 0 && touchesOther(vein, cell)) {
                distances.addSource(cell);
            }
        }
        distances.spread(barren, Walk.EIGHT_WAY);
        MutableIntLayer layer = new MutableIntLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            layer.set(cell, distances.isReached(cell) ? distances.at(cell) + 1 : 0);
        }
        return layer.readOnly();
    }

    private static boolean touchesOther(IntLayer vein, int cell) {
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = vein.grid().neighbour(cell, Direction.ALL.get(i));
            if (beside != Grid.NONE && vein.at(beside) != vein.at(cell)) {
                return true;
            }
        }
        return false;
    }

    /** The first of {@code ores} is the primary one. */
    private static List<Vein> drawOres(List<Integer> sizes, List<String> ores, int primaryPercent, Stream stream) {
        int primary = (sizes.size() * primaryPercent + 50) / 100;
        List<String> drawn = new ArrayList<>();
        for (int i = 0; i < sizes.size(); i++) {
            boolean isPrimary = i < primary || ores.size() == 1;
            drawn.add(ores.get(isPrimary ? 0 : 1 + stream.below(ores.size() - 1)));
        }
        stream.shuffle(drawn);
        List<Vein> veins = new ArrayList<>();
        for (int i = 0; i < sizes.size(); i++) {
            veins.add(new Vein(i + 1, drawn.get(i), sizes.get(i)));
        }
        return List.copyOf(veins);
    }
}
