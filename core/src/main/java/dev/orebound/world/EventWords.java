package dev.orebound.world;

import dev.orebound.content.Content;
import dev.orebound.content.EventWord;
import dev.orebound.content.Monster;
import dev.orebound.content.Ore;
import dev.orebound.content.PlayerRules;
import dev.orebound.content.Spell;
import dev.orebound.content.Table;
import dev.orebound.content.combat.Form;
import dev.orebound.content.element.Status;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The words by which assets speak of events: every {@link EventType}, with what its {@code kind} can be. */
public final class EventWords {
    /** The word for the player among the kinds of an event about an actor; its number is -1. */
    public static final String PLAYER = "player";

    /** The words for the blows of the player's rhythm, as many as {@link PlayerRules#STRIKES}. */
    private static final List<String> RHYTHM = List.of("first", "second", "third");

    /** The word for a thrown flask among the player's attacks. */
    private static final String THROW = "throw";

    /** The word for a spell among them. */
    private static final String CAST = "cast";

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
            case STRIKE_WOUND_UP, STRIKE_SWUNG, SHOT_LOOSED, SHOT_ENDED ->
                new EventWord(type.id(), -1, actors, mannerWords(), manners(content));
            case STATUS_BEGAN, STATUS_ENDED ->
                new EventWord(type.id(), -1, actors, statusWords(), Collections.nCopies(actors.size(), statusWords()));
            case FOOT_SET,
                    ROCK_STRUCK,
                    ACTOR_HURT,
                    BLOW_DODGED,
                    BLAST,
                    CHARGE_BROKEN,
                    ACTOR_HEALED,
                    MONSTER_SUMMONED,
                    MONSTER_DIED,
                    PLAYER_DIED,
                    HORDE_WOKEN,
                    HORDE_SEARCHED,
                    HORDE_CALMED,
                    PLAYER_NOTICED,
                    HORDE_ARRIVED,
                    HORDE_ROUTED,
                    LEADER_SUCCEEDED,
                    MONSTER_FLED,
                    MONSTER_RALLIED,
                    CAPTIVE_FREED,
                    MONSTER_FELL,
                    SPAWN_MARKED,
                    MONSTER_SPAWNED,
                    MONSTER_BROUGHT_BACK,
                    COMPANION_BROUGHT_IN,
                    GOLEM_WOKEN,
                    COMPANION_LEFT,
                    COMPANION_DIED,
                    BOSS_ROSE -> new EventWord(type.id(), -1, actors);
            case ORE_CHIPPED,
                    ORE_BROKEN,
                    ORE_GREW,
                    ORE_PICKED_UP,
                    FLASK_THROWN,
                    FLASK_REFUSED,
                    FLASK_CHOSEN,
                    FLASK_BROKEN,
                    ORE_STOLEN,
                    KEY_DROPPED -> new EventWord(type.id(), 0, content.ores().ids());
            case ITEM_PICKED_UP -> new EventWord(type.id(), 0, content.items().ids());
            case SPELL_CAST, SPELL_REFUSED, SCROLL_READ ->
                new EventWord(type.id(), 0, content.spells().ids());
            case HAPPENING_BEGAN, HAPPENING_ENDED ->
                new EventWord(
                        type.id(), 0, content.cave().treasure().happenings().ids());
            case GIFT_TAKEN -> new EventWord(type.id(), 0, content.fixtures().ids());
            case PLAYER_DASHED,
                    CHEST_OPENED,
                    FIRE_CAUGHT,
                    FIRE_DIED,
                    STEAM_ROSE,
                    WATER_CHARGED,
                    PLAYER_FELL,
                    ROOM_ENTERED,
                    ARENA_WARNED,
                    ARENA_SPRUNG,
                    ARENA_CANCELLED,
                    ARENA_SEALED,
                    ARENA_STORMED,
                    WAVE_BEATEN,
                    ARENA_CLEARED,
                    ARENA_OPENED,
                    ARENA_STALLED,
                    ARENA_BROKEN,
                    SCROLLS_UNROLLED,
                    GOLEM_ASKED,
                    EXITS_UNLOCKED,
                    FLOOR_LEFT,
                    HELP_GIVEN,
                    HELP_REFUSED -> new EventWord(type.id(), 0, List.of());
        };
    }

    private static List<String> statusWords() {
        return Stream.of(Status.values()).map(Status::id).toList();
    }

    /** The blows of the rhythm, a throw, a cast, and all forms, whether or not any monster's attack has them. */
    private static List<String> mannerWords() {
        List<String> words = new ArrayList<>(RHYTHM);
        words.add(THROW);
        words.add(CAST);
        for (Class<?> form : Form.class.getPermittedSubclasses()) {
            words.add(word(form));
        }
        return words;
    }

    /** For each actor what its attacks are, by their numbers: {@link AttackTable} says which number means which. */
    private static List<List<String>> manners(Content content) {
        List<List<String>> manners = new ArrayList<>();
        List<String> ofPlayer = new ArrayList<>(RHYTHM);
        ofPlayer.addAll(Collections.nCopies(Ore.MOST_KINDS, THROW));
        ofPlayer.addAll(Collections.nCopies(content.spells().size() * Spell.MOST_LEVELS, CAST));
        manners.add(ofPlayer);
        for (Monster monster : content.monsters()) {
            manners.add(monster.attacks().stream()
                    .map(attack -> word(attack.form().getClass()))
                    .toList());
        }
        return manners;
    }

    /** The word for a form in content files. */
    private static String word(Class<?> form) {
        return form.getSimpleName().toLowerCase(Locale.ROOT);
    }
}
