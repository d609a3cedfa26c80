package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** Ore stands within its vein, of which it is, and off doorways. */
final class OreStandsInItsVein implements FloorCheck {
    @Override
    public String given() {
        return "invariant 7";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        String[] oreOfVein = new String[floor.dump.size() + 1];
        floor.dump.veins.forEach(vein -> oreOfVein[vein.id()] = vein.ore());
        for (DumpedFloor.DumpedOre ore : floor.dump.ores) {
            if (ore.vein() == 0
                    || floor.dump.vein[ore.at()] != ore.vein()
                    || !ore.ore().equals(oreOfVein[ore.vein()])) {
                return "the ore " + floor.place(ore.at()) + " is not of vein " + ore.vein();
            }
            if (ore.distance() != floor.dump.veinDistance[ore.at()]) {
                return "the ore " + floor.place(ore.at()) + " says distance " + ore.distance();
            }
            if (floor.doorway[ore.at()]) {
                return "the ore " + floor.place(ore.at()) + " is in a doorway";
            }
        }
        return null;
    }
}
