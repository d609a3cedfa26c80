package dev.orebound.cave.words;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a floor knows of one place: claims that geometry can check, in no language yet.
 *
 * @param cell the place
 * @param kind what kind of place it is
 * @param shape of the room that the place lies in, or null outside rooms
 * @param part in which part of the room it lies, or null in the middle and outside rooms
 * @param fromRock steps to the room's border, 0 outside rooms
 * @param leads directions in which a passage or doorway goes on, by four-way steps; empty elsewhere
 * @param waysOut the room's doorways, nearest first
 * @param ground ids of the terrains here, terrain before liquid, without nothing
 * @param ore of the vein beneath, or null
 * @param veinDistance how deep within that vein, 0 outside
 * @param creatures who is near and in sight, nearest first
 * @param things what else is near and in sight, in the order of {@link Thing.Sort}, nearest first
 * @param lamp the nearest thing whose light falls here, or null
 * @param site what lake, bridge, shore, island or nook the place is part of, or null
 */
public record Place(
        int cell,
        Kind kind,
        @Nullable RoomShape shape,
        @Nullable Compass part,
        int fromRock,
        List<Compass> leads,
        List<Sighting> waysOut,
        List<String> ground,
        @Nullable String ore,
        int veinDistance,
        List<Sighting> creatures,
        List<Sighting> things,
        @Nullable Sighting lamp,
        @Nullable Site site) {
    /** Kinds of place. */
    public enum Kind {
        ROCK,
        ROOM,
        TREASURE_ROOM,
        TRAP_ROOM,
        DOORWAY,
        PASSAGE,
        UNKNOWN
    }

    public Place {
        leads = List.copyOf(leads);
        waysOut = List.copyOf(waysOut);
        ground = List.copyOf(ground);
        creatures = List.copyOf(creatures);
        things = List.copyOf(things);
    }
}
