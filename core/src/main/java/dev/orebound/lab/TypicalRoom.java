package dev.orebound.lab;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Room;
import dev.orebound.lab.ArenaCourse.Place;
import dev.orebound.lab.arena.Trial;
import dev.orebound.lab.arena.TrialCase;
import dev.orebound.lab.arena.TrialResult;
import dev.orebound.lab.arena.WorldMaker;
import dev.orebound.world.state.Approach;

/**
 * A trap room that was tried, made and tried once more: floors and trials come out the same every time, and so nobody needs
 * to keep them.
 *
 * @param result what came of it
 * @param entrance where the party stood at first
 */
record TypicalRoom(TrialResult result, int entrance) {
    static TypicalRoom of(Place place, WorldMaker worlds) {
        Floor floor = new FloorGenerator(worlds.content()).generate(place.floor());
        Room room = floor.roomWithId(place.room());
        TrialCase tried = new TrialCase(floor, room, place.scheme(), place.isMortal(), place.companions());
        return new TypicalRoom(Trial.of(worlds, tried), new Approach(floor, worlds.content()).before(room));
    }

    Floor floor() {
        return result.tried().floor();
    }

    Room room() {
        return result.tried().room();
    }
}
