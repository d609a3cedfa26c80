package dev.orebound.cave.words;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A description of one place as facts, before they are put into words.
 *
 * @param cell the place
 * @param kind its kind
 * @param shape of the room that the place lies in, or null outside rooms
 * @param part the part of the room in which it lies, or null in the middle and outside rooms
 * @param fromRock steps to the room's border, 0 outside rooms
 * @param leads directions in which a passage or doorway goes on, by four-way steps; empty elsewhere
 * @param waysOut the room's doorways, nearest first
 * @param ground ids of the terrains here, terrain before liquid, without nothing
 * @param ore of the vein beneath, or null
 * @param veinDistance how deep within that vein, 0 outside
 * @param creatures who is near and in sight, nearest first
 * @param things what else is near and in sight, in the order of {@link DescribedThing.ThingSort}, nearest first
 * @param lamp the nearest thing whose light falls here, or null
 * @param site what lake, bridge, shore, island or nook the place is part of, or null
 */
public record PlaceDescription(
        int cell,
        PlaceKind kind,
        @Nullable RoomShape shape,
        @Nullable CompassDirection part,
        int fromRock,
        List<CompassDirection> leads,
        List<NearbyThings> waysOut,
        List<String> ground,
        @Nullable String ore,
        int veinDistance,
        List<NearbyThings> creatures,
        List<NearbyThings> things,
        @Nullable NearbyThings lamp,
        @Nullable Landmark site) {
    /** Kinds of place. */
    public enum PlaceKind {
        ROCK,
        ROOM,
        TREASURE_ROOM,
        TRAP_ROOM,
        DOORWAY,
        PASSAGE,
        UNKNOWN
    }

    public PlaceDescription {
        leads = List.copyOf(leads);
        waysOut = List.copyOf(waysOut);
        ground = List.copyOf(ground);
        creatures = List.copyOf(creatures);
        things = List.copyOf(things);
    }
}
