package dev.orebound.cave.ore;

import dev.orebound.cave.floor.Vein;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.VeinRules;
import dev.orebound.grid.VolumeBodies;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws which ore is the primary one of each depth, and which ore each vein of a run has.
 *
 * <p>A vein has one ore for as far as it reaches, and mostly the primary one of the depth where it begins. How many of those
 * that begin at a depth have it follows from the rest of the floor: so many that the share of the rules is met there, counting
 * what came down from above. So a floor at the top of a band, under veins of another ore, is as much of its own ore as one
 * in the middle.
 */
final class VeinOreDraw {
    private final List<String> ores;
    private final VeinRules rules;
    private final RandomStream stream;

    VeinOreDraw(List<String> ores, VeinRules rules, RandomStream stream) {
        this.ores = ores;
        this.rules = rules;
        this.stream = stream;
    }

    /** The primary ore of each depth from 1 to {@code depths}. It holds for a band, and then another follows. */
    List<String> primaryOres(int depths) {
        List<String> primary = new ArrayList<>();
        String ore = ores.get(stream.below(ores.size()));
        while (primary.size() < depths) {
            int band = stream.between(rules.band().lowest(), rules.band().highest());
            for (int i = 0; i < band && primary.size() < depths; i++) {
                primary.add(ore);
            }
            ore = anotherThan(ore);
        }
        return List.copyOf(primary);
    }

    private String anotherThan(String ore) {
        if (ores.size() == 1) {
            return ore;
        }
        int own = ores.indexOf(ore);
        return ores.get((own + 1 + stream.below(ores.size() - 1)) % ores.size());
    }

    /** The veins that reach into each depth, from the topmost. */
    List<List<Vein>> ofVeins(VolumeBodies bodies, List<String> primaryOres) {
        List<String> drawn = new ArrayList<>();
        List<List<Vein>> veins = new ArrayList<>();
        for (int slice = 0; slice < primaryOres.size(); slice++) {
            int[] cells = bodies.cells(slice);
            draw(cells, primaryOres.get(slice), drawn);
            List<Vein> here = new ArrayList<>();
            for (int id = 1; id < cells.length; id++) {
                if (cells[id] > 0) {
                    here.add(new Vein(id, drawn.get(id - 1), cells[id]));
                }
            }
            veins.add(List.copyOf(here));
        }
        return List.copyOf(veins);
    }

    /** Draws for the bodies that begin here: those with cells and, as yet, without an ore; their numbers come next. */
    private void draw(int[] cells, String primaryOre, List<String> drawn) {
        int here = 0;
        int primary = 0;
        int beginning = 0;
        for (int id = 1; id < cells.length; id++) {
            here += cells[id] > 0 ? 1 : 0;
            beginning += cells[id] > 0 && id > drawn.size() ? 1 : 0;
            primary += cells[id] > 0 && id <= drawn.size() && drawn.get(id - 1).equals(primaryOre) ? 1 : 0;
        }
        int wanted = (here * rules.primaryPercent() + 50) / 100 - primary;
        List<String> next = new ArrayList<>();
        for (int i = 0; i < beginning; i++) {
            next.add(i < wanted ? primaryOre : anotherThan(primaryOre));
        }
        stream.shuffle(next);
        drawn.addAll(next);
    }
}
