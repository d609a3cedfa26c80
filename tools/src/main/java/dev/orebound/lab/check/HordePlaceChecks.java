package dev.orebound.lab.check;

import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.HordeSpot.MonsterSpot;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import dev.orebound.lab.check.DumpedVignettes.DumpedVignette;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Checks of hordes: where their leaders and members lie, and at which depth they come. */
final class HordePlaceChecks {
    private static final int MOST_ARCS = 1;

    /** The liquid in which monsters swim; where no bridge crosses it, its terrain is {@link #NOTHING}. */
    private static final String DEEP = "deep_water";

    private static final String NOTHING = "nothing";

    private HordePlaceChecks() {}

    /**
     * A horde's leader and members lie in rooms, have arc counts below 2, and lie on ground that their kind asks for.
     * Each has a free cell of its own, or deep liquid without a bridge if it swims.
     */
    static @Nullable String hordesStandWell(CheckedFloor floor) {
        boolean[] taken = new boolean[floor.dump.size()];
        for (HordeSpot horde : ownHordes(floor)) {
            String fault = Stream.concat(Stream.of(horde.leader()), horde.members().stream())
                    .map(monster -> standing(floor, horde, monster, taken))
                    .filter(words -> !words.isEmpty())
                    .findFirst()
                    .orElse(null);
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }

    /** Takes a monster's cell; returns what is wrong with it, or an empty text. */
    private static String standing(CheckedFloor floor, HordeSpot horde, MonsterSpot monster, boolean[] taken) {
        String it = "the " + monster.monster() + " at " + floor.place(monster.at());
        if (GroundChecks.arcs(floor, monster.at()) > MOST_ARCS) {
            return it + " lies in a passage";
        }
        if (floor.dump.room[monster.at()] == 0) {
            return it + " lies in no room";
        }
        if (!liesOnItsGround(floor, horde, monster.at())) {
            return it + " lies on ground that " + horde.type() + " does not ask for";
        }
        return isFree(floor, monster, taken) ? "" : it + " lies on what is not free";
    }

    /** The hordes that no vignette brought, which may lie as they like. */
    private static List<HordeSpot> ownHordes(CheckedFloor floor) {
        List<HordeSpot> hordes = new ArrayList<>(floor.dump.hordes);
        floor.dump.vignettes.stream()
                .filter(vignette -> vignette.horde() >= 0 && vignette.horde() < floor.dump.hordes.size())
                .forEach(vignette -> hordes.remove(floor.dump.hordes.get(vignette.horde())));
        return hordes;
    }

    /** Accepts unknown kinds, which another check reports. */
    private static boolean liesOnItsGround(CheckedFloor floor, HordeSpot horde, int cell) {
        DumpedFloor dump = floor.dump;
        String terrain = dump.legend.get(dump.terrain[cell]).name();
        String liquid = dump.legend.get(dump.liquid[cell]).name();
        return !comesAt(floor.content, horde.type(), horde.drawnFor())
                || mayLieOn(floor.content, horde.type(), terrain, liquid);
    }

    /** Returns true if the cell is free, and takes it. */
    private static boolean isFree(CheckedFloor floor, MonsterSpot monster, boolean[] taken) {
        int cell = monster.at();
        boolean isGround = swims(floor.content, monster.monster()) ? isDeep(floor.dump, cell) : floor.free[cell];
        boolean isFree = isGround && !taken[cell];
        taken[cell] = true;
        return isFree;
    }

    private static boolean isDeep(DumpedFloor dump, int cell) {
        return dump.structure[cell]
                && dump.legend.get(dump.terrain[cell]).name().equals(NOTHING)
                && dump.legend.get(dump.liquid[cell]).name().equals(DEEP);
    }

    /** No horde's leader is in sight of the start. */
    static @Nullable String leadersAreOutOfSight(CheckedFloor floor) {
        return ownHordes(floor).stream()
                .map(HordeSpot::leader)
                .filter(leader -> floor.dump.sees(floor.dump.start, leader.at()))
                .map(leader -> "the " + leader.monster() + " at " + floor.place(leader.at()) + " is")
                .findFirst()
                .orElse(null);
    }

    /** The depth for which a horde was drawn is that of the floor or somewhat more, and its kind comes there. */
    static @Nullable String hordesAreDrawnForTheirDepth(CheckedFloor floor) {
        int depth = floor.dump.depth;
        int deepest = depth + Math.min(5, depth / 2);
        return floor.dump.hordes.stream()
                .filter(horde -> horde.drawnFor() < depth
                        || horde.drawnFor() > deepest
                        || !comesAt(floor.content, horde.type(), horde.drawnFor()))
                .map(horde -> horde.type() + " was drawn for depth " + horde.drawnFor())
                .findFirst()
                .orElse(null);
    }

    /** A vignette's horde is of a kind that names the vignette's kind as its machine; other hordes' kinds name none. */
    static @Nullable String hordesKeepToTheirMachines(CheckedFloor floor) {
        for (DumpedVignette vignette : floor.dump.vignettes) {
            if (vignette.horde() >= 0 && vignette.horde() < floor.dump.hordes.size()) {
                String type = floor.dump.hordes.get(vignette.horde()).type();
                if (!vignette.kind().equals(machineOf(floor.content, type))) {
                    return type + " came with " + vignette.kind();
                }
            }
        }
        return ownHordes(floor).stream()
                .filter(horde -> machineOf(floor.content, horde.type()) != null)
                .map(horde -> horde.type() + " came without its vignette")
                .findFirst()
                .orElse(null);
    }

    private static @Nullable String machineOf(Content content, String type) {
        return content.hordes().has(type) ? content.hordes().get(type).machine() : null;
    }

    private static boolean comesAt(Content content, String type, int depth) {
        return content.hordes().has(type) && content.hordes().get(type).depths().holds(depth);
    }

    private static boolean swims(Content content, String monster) {
        return content.monsters().has(monster)
                && content.monsters().get(monster).swims();
    }

    private static boolean mayLieOn(Content content, String type, String terrain, String liquid) {
        Horde kind = content.hordes().get(type);
        return !kind.asksForTerrain()
                || kind.terrain().contains(terrain)
                || kind.terrain().contains(liquid);
    }
}
