package dev.orebound.world;

import dev.orebound.content.Content;
import dev.orebound.content.EventWord;
import dev.orebound.content.Table;
import java.util.ArrayList;
import java.util.List;

/** The words by which assets speak of events: every {@link EventType}, with what its {@code kind} can be. */
public final class EventWords {
    /** The word for the player among the kinds of an event about an actor; its number is -1. */
    public static final String PLAYER = "player";

    private EventWords() {}

    /** A word for every type of event, in their order. */
    public static Table<EventWord> of(Content content) {
        List<String> actors = new ArrayList<>();
        actors.add(PLAYER);
        actors.addAll(content.monsters().ids());
        List<EventWord> words = new ArrayList<>();
        for (EventType type : EventType.values()) {
            words.add(word(type, actors, content));
        }
        return new Table<>(words);
    }

    private static EventWord word(EventType type, List<String> actors, Content content) {
        return switch (type) {
            case FOOT_SET,
                    STRIKE_WOUND_UP,
                    STRIKE_SWUNG,
                    ROCK_STRUCK,
                    ACTOR_HURT,
                    BLOW_DODGED,
                    SHOT_LOOSED,
                    SHOT_ENDED,
                    BLAST,
                    CHARGE_BROKEN,
                    ACTOR_HEALED,
                    MONSTER_SUMMONED,
                    MONSTER_DIED,
                    PLAYER_DIED,
                    HORDE_WOKEN,
                    HORDE_SEARCHED,
                    HORDE_CALMED,
                    SPAWN_MARKED,
                    MONSTER_SPAWNED,
                    MONSTER_BROUGHT_BACK,
                    COMPANION_BROUGHT_IN -> new EventWord(type.id(), -1, actors);
            case ORE_CHIPPED, ORE_BROKEN, ORE_PICKED_UP, FLASK_THROWN, FLASK_REFUSED, FLASK_CHOSEN, FLASK_BROKEN ->
                new EventWord(type.id(), 0, content.ores().ids());
            case ITEM_PICKED_UP -> new EventWord(type.id(), 0, content.items().ids());
            case PLAYER_DASHED,
                    CHEST_OPENED,
                    ROOM_ENTERED,
                    ARENA_WARNED,
                    ARENA_SPRUNG,
                    ARENA_CANCELLED,
                    ARENA_SEALED,
                    WAVE_BEATEN,
                    ARENA_CLEARED,
                    ARENA_OPENED,
                    ARENA_STALLED,
                    ARENA_BROKEN,
                    FLOOR_LEFT -> new EventWord(type.id(), 0, List.of());
        };
    }
}
