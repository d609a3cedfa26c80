package dev.orebound.bench;

import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.autoplay.arena.HostilePlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.descent.Descent;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.RoomApproach;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Sealed arenas with the largest number of monsters, on floors of all depths, ticked in turn so that the processor's
 * caches and predictors do not adapt to one. The player walks about among them and is hit but hits nobody, so that all
 * monsters stay alive.
 */
final class ArenaFights {
    static final int WORLDS = 48;
    private static final int DEPTHS = 16;
    private static final int HARDLY_MORTAL = 1_000_000_000;
    private static final int MOST_TICKS_TO_BEGIN = 3_000;

    private final Content content = CrowdedContent.read();
    private final List<World> worlds = new ArrayList<>();
    private final Intent intent = new Intent();
    private final Intent idle = new Intent();
    private final RandomStream chance = new RandomStreams(Seed.of(1)).stream("bench.Fights");
    private int next;

    private ArenaFights() {}

    /** Returns worlds in which an arena is sealed and the whole wave is present. */
    static ArenaFights inArenas() {
        return new ArenaFights().fill(true);
    }

    /** Returns the same floors with the player outside of all arenas. */
    static ArenaFights beforeArenas() {
        return new ArenaFights().fill(false);
    }

    private ArenaFights fill(boolean isSealed) {
        FloorGenerator generator = new FloorGenerator(content);
        for (long seed = 1; worlds.size() < WORLDS; seed++) {
            int depth = 1 + (int) (seed % DEPTHS);
            Floor floor = generator.generate(new Descent(Seed.of(seed), content.graph()).request(depth));
            for (Room room : floor.rooms()) {
                if (room.isTrap() && worlds.size() < WORLDS) {
                    addIfCrowded(floor, room, isSealed);
                }
            }
        }
        return this;
    }

    private void addIfCrowded(Floor floor, Room room, boolean isSealed) {
        World fight = fightIn(floor, room);
        if (fight != null) {
            worlds.add(
                    isSealed
                            ? fight
                            : new World(floor, content, party(), new RoomApproach(floor, content).before(room)));
        }
    }

    private Party party() {
        Party fresh = Party.fresh(content);
        return new Party(HARDLY_MORTAL, Collections.nCopies(fresh.flasks().size(), 0));
    }

    /** Returns a world whose arena is full and sealed, or null if the room is too small for so many. */
    private World fightIn(Floor floor, Room room) {
        World world = new World(floor, content, party(), new RoomApproach(floor, content).before(room));
        HostilePlayer player = new HostilePlayer(ArenaScheme.ALL.get(0), world, room.id(), chance);
        Arena arena = world.arenas().stream()
                .filter(each -> each.room().id() == room.id())
                .findFirst()
                .orElseThrow();
        for (int tick = 0; tick < MOST_TICKS_TO_BEGIN && arena.state() != ArenaState.FIGHTING; tick++) {
            player.decide(intent);
            world.step(intent);
        }
        return arena.counted() == ArenaKind.MOST_MONSTERS ? world : null;
    }

    /** Plays a tick of the next world, in which the player walks in circles, and returns the world. */
    World tick() {
        World world = worlds.get(next);
        next = (next + 1) % WORLDS;
        int turn = (int) (world.tick() / 20 % 8);
        intent.clear();
        intent.move(
                turn < 4 ? Intent.FULL_TILT : -Intent.FULL_TILT, turn % 4 < 2 ? Intent.FULL_TILT : -Intent.FULL_TILT);
        world.step(intent);
        return world;
    }

    /** Plays a tick of the next world, in which the player stands still, and returns the world. */
    World idleTick() {
        World world = worlds.get(next);
        next = (next + 1) % WORLDS;
        world.step(idle);
        return world;
    }

    /** Returns the number of worlds whose arena is still sealed and full, including summoned monsters. */
    long sealed() {
        return worlds.stream()
                .filter(world -> world.arenas().stream()
                        .anyMatch(arena -> arena.state().isSealed() && arena.counted() >= ArenaKind.MOST_MONSTERS))
                .count();
    }

    /** Returns the mean number of monsters in the arenas. */
    double meanMonsters() {
        return worlds.stream()
                .flatMap(world -> world.arenas().stream())
                .filter(arena -> arena.state().isSealed())
                .mapToInt(Arena::counted)
                .average()
                .orElse(0);
    }
}
