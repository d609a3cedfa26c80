package dev.orebound.world;

import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackFormKind;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.EventWord;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.AttackEvent;
import dev.orebound.world.event.WorldEvent.BlastEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.event.WorldEvent.GearEvent;
import dev.orebound.world.event.WorldEvent.GiftEvent;
import dev.orebound.world.event.WorldEvent.GroundEvent;
import dev.orebound.world.event.WorldEvent.HappeningEvent;
import dev.orebound.world.event.WorldEvent.ItemEvent;
import dev.orebound.world.event.WorldEvent.LockEvent;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.event.WorldEvent.ReactionEvent;
import dev.orebound.world.event.WorldEvent.ShotEvent;
import dev.orebound.world.event.WorldEvent.StatusEvent;
import dev.orebound.world.event.WorldEvent.VignetteEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lists the words by which assets name events: every {@link EventType} with its subjects and manners. */
public final class EventWords {
    /** The word for the player among the subjects of an event about an actor; its index is -1. */
    public static final String PLAYER = "player";

    /** The words for the blows of the player's rhythm, as many as {@link Equipment#STRIKES}. */
    private static final List<String> RHYTHM = List.of("first", "second", "third");

    /** The word for a thrown flask among the player's attacks. */
    private static final String THROW = "throw";

    /** The word for a bolt or a burst among them. */
    private static final String CAST = "cast";

    /** The word for a blast of ground that bursts. */
    private static final String GROUND = "ground";

    private EventWords() {}

    /** Returns a word for every type of event, in their order. */
    public static ContentTable<EventWord> of(Content content) {
        List<String> actors = new ArrayList<>();
        actors.add(PLAYER);
        actors.addAll(content.monsters().ids());
        List<EventWord> words = new ArrayList<>();
        for (EventType type : EventType.values()) {
            words.add(word(type, actors, content));
        }
        return new ContentTable<>(words);
    }

    private static EventWord word(EventType type, List<String> actors, Content content) {
        Class<? extends WorldEvent> shape = type.shape();
        if (shape == AttackEvent.class || shape == ShotEvent.class) {
            return new EventWord(type.id(), -1, actors, mannerWords(), manners(content));
        } else if (shape == StatusEvent.class) {
            return new EventWord(
                    type.id(), -1, actors, statusWords(), Collections.nCopies(actors.size(), statusWords()));
        } else if (shape == BrewEvent.class) {
            List<String> brews = content.brews().all().ids();
            return new EventWord(type.id(), 0, brews, useWords(), Collections.nCopies(brews.size(), useWords()));
        } else if (shape == BlastEvent.class) {
            List<String> ground = List.of(GROUND);
            return new EventWord(type.id(), -1, actors, ground, Collections.nCopies(actors.size(), ground));
        } else if (ActorEvent.class.isAssignableFrom(shape) || shape == MarkEvent.class) {
            return new EventWord(type.id(), -1, actors);
        }
        return new EventWord(type.id(), 0, subjects(shape, content));
    }

    private static List<String> subjects(Class<? extends WorldEvent> shape, Content content) {
        if (shape == OreEvent.class) {
            return content.ores().ids();
        } else if (shape == ItemEvent.class) {
            return content.items().ids();
        } else if (shape == HappeningEvent.class) {
            return content.cave().treasure().happenings().ids();
        } else if (shape == GearEvent.class) {
            return IntStream.range(0, content.powers().size())
                    .mapToObj(content.powers()::id)
                    .toList();
        } else if (shape == GroundEvent.class) {
            return content.grounds().ids();
        } else if (shape == ReactionEvent.class) {
            return IntStream.range(0, content.reactions().size())
                    .mapToObj(content.reactions()::name)
                    .toList();
        } else if (shape == LockEvent.class) {
            return content.locks().ids();
        } else if (shape == VignetteEvent.class) {
            return content.vignettes().ids();
        }
        return shape == GiftEvent.class ? content.fixtures().ids() : List.of();
    }

    private static List<String> useWords() {
        return Stream.of(BrewUse.values()).map(BrewUse::id).toList();
    }

    private static List<String> statusWords() {
        return Stream.of(StatusEffect.values()).map(StatusEffect::id).toList();
    }

    /**
     * Returns the blows of the rhythm, a throw, a cast, and all forms, whether or not any monster's attack has them.
     */
    private static List<String> mannerWords() {
        List<String> words = new ArrayList<>(RHYTHM);
        words.add(THROW);
        words.add(CAST);
        for (AttackFormKind form : AttackFormKind.values()) {
            words.add(form.id());
        }
        return words;
    }

    /** Returns the words for the attacks of each actor, by their numbers: {@link AttackTable} defines the numbers. */
    private static List<List<String>> manners(Content content) {
        List<List<String>> manners = new ArrayList<>();
        List<String> ofPlayer = new ArrayList<>(RHYTHM);
        for (int brew = 0; brew < content.brews().size(); brew++) {
            for (BrewUse use : BrewUse.values()) {
                ofPlayer.addAll(Collections.nCopies(BrewRules.MOST_LEVELS, use == BrewUse.FLASK ? THROW : CAST));
            }
        }
        manners.add(ofPlayer);
        for (Monster monster : content.monsters()) {
            manners.add(monster.attacks().stream()
                    .map(attack -> AttackFormKind.of(attack.form()).id())
                    .toList());
        }
        return manners;
    }
}
