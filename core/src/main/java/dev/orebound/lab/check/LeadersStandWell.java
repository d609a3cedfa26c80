package dev.orebound.lab.check;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A horde's leader lies in a room, where the arc count is below 2, on ground that its kind asks for; each of its horde has a cell of
 * its own without ore or chest, which is dry, or deep liquid without a bridge if the monster swims.
 */
final class LeadersStandWell implements FloorCheck {
    private static final int MOST_ARCS = 1;

    /** The liquid in which monsters swim; where no bridge crosses it, its terrain is {@link #NOTHING}. */
    private static final String DEEP = "deep_water";

    private static final String NOTHING = "nothing";

    @Override
    public String given() {
        return "invariant 8";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        boolean[] taken = new boolean[floor.dump.size()];
        for (DumpedFloor.DumpedHorde horde : floor.dump.hordes) {
            int leader = horde.leader().at();
            if (ArcsAreCounted.arcs(floor, leader) > MOST_ARCS) {
                return "the " + horde.leader().monster() + " at " + floor.place(leader) + " lies in a passage";
            }
            if (floor.dump.room[leader] == 0) {
                return "the " + horde.leader().monster() + " at " + floor.place(leader) + " lies in no room";
            }
            if (!liesOnItsGround(floor, horde)) {
                return "the " + horde.leader().monster() + " at " + floor.place(leader) + " lies on ground that "
                        + horde.type() + " does not ask for";
            }
            String fault = Stream.concat(Stream.of(horde.leader()), horde.members().stream())
                    .filter(monster -> !isFree(floor, monster, taken))
                    .map(monster -> "the " + monster.monster() + " at " + floor.place(monster.at())
                            + " lies on what is not free")
                    .findFirst()
                    .orElse(null);
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }

    /** Of a kind that is not known, another check speaks. */
    private static boolean liesOnItsGround(CheckedFloor floor, DumpedFloor.DumpedHorde horde) {
        DumpedFloor dump = floor.dump;
        int leader = horde.leader().at();
        String terrain = dump.legend.get(dump.terrain[leader]).name();
        String liquid = dump.legend.get(dump.liquid[leader]).name();
        return !floor.rules.comesAt(horde.type(), horde.drawnFor())
                || floor.rules.mayLieOn(horde.type(), terrain, liquid);
    }

    /** From then on the cell is taken. */
    private static boolean isFree(CheckedFloor floor, DumpedFloor.DumpedMonster monster, boolean[] taken) {
        int cell = monster.at();
        boolean isGround = floor.rules.swims(monster.monster()) ? isDeep(floor.dump, cell) : floor.free[cell];
        boolean isFree = isGround && !taken[cell];
        taken[cell] = true;
        return isFree;
    }

    private static boolean isDeep(DumpedFloor dump, int cell) {
        return dump.structure[cell]
                && dump.legend.get(dump.terrain[cell]).name().equals(NOTHING)
                && dump.legend.get(dump.liquid[cell]).name().equals(DEEP);
    }
}
