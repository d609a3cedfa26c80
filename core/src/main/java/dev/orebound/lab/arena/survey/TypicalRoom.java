package dev.orebound.lab.arena.survey;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.lab.arena.ArenaTrial;
import dev.orebound.lab.arena.ArenaTrialCase;
import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.survey.ArenaTally.ArenaCourse.TrialPlace;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.state.RoomApproach;

/**
 * A trap room that was tried, generated and tried once more. Both give the same result every time, so nothing needs to be
 * kept.
 *
 * @param result what came of it
 * @param entrance where the party stood at first
 */
record TypicalRoom(ArenaTrialResult result, int entrance) {
    static TypicalRoom of(TrialPlace place, WorldFactory worlds) {
        Floor floor = new FloorGenerator(worlds.content()).generate(place.floor());
        Room room = floor.roomWithId(place.room());
        ArenaTrialCase tried = new ArenaTrialCase(floor, room, place.scheme(), place.isMortal(), place.companions());
        return new TypicalRoom(ArenaTrial.of(worlds, tried), new RoomApproach(floor, worlds.content()).before(room));
    }

    Floor floor() {
        return result.tried().floor();
    }

    Room room() {
        return result.tried().room();
    }
}
