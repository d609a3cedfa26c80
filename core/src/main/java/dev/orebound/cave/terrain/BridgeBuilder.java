package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.BridgeRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.grid.ShortPathSearch;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds straight bridges over impassable liquids, from one dry bank to another, if the way around is long. An earlier
 * bridge counts as a way around.
 */
final class BridgeBuilder {
    private static final List<Direction> WAYS = List.of(Direction.EAST, Direction.NORTH);

    private final FloorBuilder floor;
    private final BridgeRules rules;
    private final int kind;
    private final Grid grid;
    private final MutableBitLayer dry;
    private final MutableBitLayer deep;
    private final ShortPathSearch ways;

    BridgeBuilder(FloorBuilder floor) {
        this.floor = floor;
        rules = floor.content().cave().bridges();
        kind = floor.content().terrains().indexOf(rules.terrain());
        grid = floor.grid();
        dry = floor.memory().bitLayer();
        dry.copyFrom(floor.get(FloorKeys.STRUCTURE));
        deep = floor.memory().bitLayer();
        ways = floor.memory().shortWays();
        IntLayer liquid = floor.get(FloorKeys.LIQUID);
        ContentTable<Terrain> kinds = floor.content().terrains();
        for (int cell = 0; cell < grid.size(); cell++) {
            if (liquid.at(cell) != 0 && !kinds.at(liquid.at(cell)).isPassable()) {
                dry.set(cell, false);
                deep.set(cell, true);
            }
        }
    }

    void build(MutableIntLayer terrain, RandomStream stream) {
        List<Span> spans = spans();
        stream.shuffle(spans);
        int built = 0;
        for (int i = 0; i < spans.size() && i < rules.tries() && built < rules.most(); i++) {
            if (savesAWalk(spans.get(i))) {
                lay(spans.get(i), terrain);
                built++;
                floor.show(PassRound.BRIDGE_BUILT, FloorKeys.TERRAIN, terrain);
            }
        }
    }

    /** Everything that could be spanned, in the order of the southern or western banks. */
    private List<Span> spans() {
        List<Span> spans = new ArrayList<>();
        for (int cell = 0; cell < grid.size(); cell++) {
            for (int i = 0; i < WAYS.size() && deep.at(cell); i++) {
                int step = grid.offset(WAYS.get(i));
                int length = dry.at(cell - step) ? length(cell, step) : 0;
                if (rules.length().holds(length) && dry.at(cell + length * step)) {
                    spans.add(new Span(cell - step, step, length));
                }
            }
        }
        return spans;
    }

    private int length(int first, int step) {
        int length = 0;
        while (deep.at(first + length * step)) {
            length++;
        }
        return length;
    }

    private boolean savesAWalk(Span span) {
        int far = span.bank + (span.length + 1) * span.step;
        return !ways.join(dry, span.bank, far, span.length + rules.leastSavedSteps());
    }

    private void lay(Span span, MutableIntLayer terrain) {
        for (int i = 1; i <= span.length; i++) {
            terrain.set(span.bank + i * span.step, kind);
            dry.set(span.bank + i * span.step, true);
        }
    }

    /** From a bank so many cells in steps of east or north; the next is the other bank. */
    private record Span(int bank, int step, int length) {}
}
