package dev.orebound.lab.check;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.IntLayer;
import java.util.List;
import java.util.Locale;

/** Creates the dump of a floor without printing it. */
public final class FloorDump {
    private FloorDump() {}

    /** Returns what {@code inspect --json} would print of a floor. */
    public static DumpedFloor of(Floor floor, Content content) {
        DumpedFloor dump = new DumpedFloor(floor.grid().width(), floor.grid().height());
        dump.seed = floor.request().seed().text();
        dump.depth = floor.request().depth();
        dump.node = floor.request().node();
        dump.kind = floor.request().kind().id();
        copyLayers(floor, dump);
        content.terrains()
                .forEach(terrain -> dump.legend.add(new DumpedFloor.DumpedGround(terrain.id(), terrain.isPassable())));
        copyRooms(floor, dump);
        copyTreasure(floor, dump);
        copyHordes(floor, dump);
        floor.loot().forEach(loot -> dump.loot.add(new DumpedFloor.DumpedThing(loot.at(), loot.item())));
        floor.fixtures()
                .forEach(fixture -> dump.fixtures.add(new DumpedFloor.DumpedThing(fixture.at(), fixture.type())));
        dump.start = floor.start();
        floor.exits().forEach(exit -> dump.exits.add(new DumpedFloor.DumpedExit(exit.at(), exit.to())));
        return dump;
    }

    private static void copyLayers(Floor floor, DumpedFloor dump) {
        copy(floor.carved(), dump.carved);
        copy(floor.structure(), dump.structure);
        copy(floor.room(), dump.room);
        copy(floor.borderDistance(), dump.borderDistance);
        copy(floor.terrain(), dump.terrain);
        copy(floor.liquid(), dump.liquid);
        copy(floor.vein(), dump.vein);
        copy(floor.veinDistance(), dump.veinDistance);
        copy(floor.arcs(), dump.arcs);
    }

    private static void copy(BitLayer layer, boolean[] values) {
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = layer.at(cell);
        }
    }

    private static void copy(IntLayer layer, int[] values) {
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = layer.at(cell);
        }
    }

    private static void copyRooms(Floor floor, DumpedFloor dump) {
        floor.rooms()
                .forEach(room -> dump.rooms.add(new DumpedFloor.DumpedRoom(
                        room.id(),
                        room.cells().size(),
                        room.centre(),
                        room.border(),
                        room.doorways().stream().map(Doorway::cells).toList(),
                        room.isTreasure(),
                        room.isTrap(),
                        room.trapDrawn(),
                        room.arena())));
        floor.corridors()
                .forEach(corridor -> dump.corridors.add(
                        new DumpedFloor.DumpedCorridor(corridor.from(), corridor.to(), corridor.cells())));
    }

    private static void copyTreasure(Floor floor, DumpedFloor dump) {
        floor.chests()
                .forEach(chest -> dump.chests.add(new DumpedFloor.DumpedChest(
                        chest.at(), chest.room(), word(chest.mode()), word(chest.facing()), chest.nookDepth())));
        dump.primaryOre = floor.primaryOre();
        floor.veins().forEach(vein -> dump.veins.add(new DumpedFloor.DumpedVein(vein.id(), vein.ore(), vein.cells())));
        floor.ores()
                .forEach(ore ->
                        dump.ores.add(new DumpedFloor.DumpedOre(ore.at(), ore.ore(), ore.vein(), ore.distance())));
    }

    private static void copyHordes(Floor floor, DumpedFloor dump) {
        floor.hordes().forEach(horde -> {
            List<DumpedFloor.DumpedMonster> members = horde.members().stream()
                    .map(member -> new DumpedFloor.DumpedMonster(member.monster(), member.at()))
                    .toList();
            DumpedFloor.DumpedMonster leader = new DumpedFloor.DumpedMonster(
                    horde.leader().monster(), horde.leader().at());
            dump.hordes.add(new DumpedFloor.DumpedHorde(horde.type(), horde.drawnFor(), leader, members));
        });
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
