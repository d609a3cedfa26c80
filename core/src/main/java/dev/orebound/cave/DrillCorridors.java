package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.content.CaveRules.Corridors;
import java.util.ArrayList;
import java.util.List;

/**
 * Joins the rooms: a tree and a few loops among those that may be walked through, and one corridor to each of the
 * {@link DeadEnds}, each drilled as one way from centre to centre.
 *
 * <p>Source: {@link RoomTree} says which rooms; {@link Drill} finds and opens the way.
 *
 * <p>Guarantees: all floor is one piece by four-way steps; the outermost ring stays rock; a loop that drills nothing new
 * is left out. A nook may be opened where nothing else leads on. Never gives up.
 */
final class DrillCorridors implements Pass {
    @Override
    public List<Key<?>> reads() {
        return List.of(Keys.CARVED, Keys.REGIONS, Keys.BORDER_DISTANCE, Keys.NOOKS);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.STRUCTURE, Keys.CORRIDORS);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        Corridors rules = floor.content().cave().corridors();
        List<Region> deadEnds = DeadEnds.draw(floor, stream);
        List<Region> others = new ArrayList<>(floor.get(Keys.REGIONS));
        others.removeAll(deadEnds);
        RoomTree tree = new RoomTree(floor.grid(), others);
        Drill drill = new Drill(floor, deadEnds, stream);
        List<Corridor> corridors = new ArrayList<>();
        for (RoomTree.Edge edge : tree.edges()) {
            add(drill.join(edge), corridors, drill, floor);
        }
        int loops = stream.between(rules.loops().lowest(), rules.loops().highest());
        for (RoomTree.Edge edge : tree.loops(loops, stream)) {
            Corridor loop = drill.join(edge);
            if (!loop.cells().isEmpty()) {
                add(loop, corridors, drill, floor);
            }
        }
        for (Region deadEnd : deadEnds) {
            drill.admitTo(deadEnd);
            add(drill.join(tree.toNearest(deadEnd)), corridors, drill, floor);
        }
        floor.put(Keys.STRUCTURE, drill.structure());
        floor.put(Keys.CORRIDORS, List.copyOf(corridors));
        return Outcome.DONE;
    }

    private static void add(Corridor corridor, List<Corridor> corridors, Drill drill, FloorBuilder floor) {
        corridors.add(corridor);
        floor.show(Round.CORRIDOR_DRILLED, Keys.STRUCTURE, drill.soFar(), Keys.CORRIDORS, corridors);
    }
}
