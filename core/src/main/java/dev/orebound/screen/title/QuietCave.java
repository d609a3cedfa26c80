package dev.orebound.screen.title;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VeinsBelow;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.world.World;
import dev.orebound.world.state.Party;
import java.util.List;

/** A cave in which nothing happens to whoever walks through it: no horde sleeps there, and no room is a trap. */
final class QuietCave {
    private QuietCave() {}

    static World of(Seed seed, Content content) {
        FloorRequest request = new FloorRequest(seed, "r0c0", 1, FloorKind.BATTLE, List.of("r1c0"));
        Floor floor = new FloorGenerator(content).generate(request);
        return new World(quiet(floor), content, Party.fresh(content));
    }

    private static Floor quiet(Floor floor) {
        return floor
                .with(FloorKeys.ROOMS, floor.rooms().stream().map(QuietCave::quiet).toList())
                .with(FloorKeys.HORDES, List.of())
                .with(FloorKeys.VEINS_BELOW, VeinsBelow.NONE);
    }

    private static Room quiet(Room room) {
        return new Room(
                room.id(), room.cells(), room.centre(), room.border(), room.doorways(), room.isTreasure(), null, null);
    }
}
