package dev.orebound.view.sound;

import dev.orebound.content.EventWord;
import dev.orebound.content.Table;
import dev.orebound.content.sound.Bed;
import dev.orebound.content.sound.Echo;
import dev.orebound.content.sound.Envelope;
import dev.orebound.content.sound.Hall;
import dev.orebound.content.sound.Hearing;
import dev.orebound.content.sound.Layer;
import dev.orebound.content.sound.Modulation;
import dev.orebound.content.sound.Mood;
import dev.orebound.content.sound.Pace;
import dev.orebound.content.sound.Repeat;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundCue;
import dev.orebound.content.sound.SoundCues;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.content.sound.Stray;
import dev.orebound.content.sound.Sweep;
import dev.orebound.content.sound.Voice;
import dev.orebound.content.sound.Voices;
import dev.orebound.content.sound.Wave;
import dev.orebound.content.sound.Wobble;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A handful of short sounds and cues, so that tests need not wait for the real ones. */
final class SmallSounds {
    private SmallSounds() {}

    static SoundContent content() {
        return new SoundContent(
                events(),
                new Table<>(List.of(
                        recipe("step", 3, 0),
                        recipe("squelch", 1, 0),
                        recipe("growl", 1, 0),
                        recipe("drip", 1, 0),
                        recipe("drone", 1, 1),
                        recipe("tension", 1, 1),
                        recipe("blaze", 1, 1))),
                new SoundCues(
                        new Hearing(2, 10, 0.8f, 0.5f, 8),
                        List.of(
                                new Bed("drone", Bed.During.ALWAYS, 0.5f, 0, 10),
                                new Bed("tension", Bed.During.ARENA, 0.4f, 0, 10),
                                new Bed("blaze", Bed.During.FIRE, 0.8f, 0, 10)),
                        List.of(new Stray("drip", 0.6f, 20, 40)),
                        List.of("growl"),
                        List.of(),
                        List.of(
                                new SoundCue("foot_set", null, null, List.of("step"), 0.5f, 5, 12),
                                new SoundCue("foot_set", "slime", null, List.of("squelch"), 0.5f, 5, 12),
                                new SoundCue("actor_hurt", "goblin", null, List.of("growl", "step"), 0.5f, 0, 12),
                                new SoundCue("strike_swung", null, null, List.of("step"), 0.5f, 0, 12),
                                new SoundCue("strike_swung", null, "ranged", List.of("growl"), 0.5f, 0, 12),
                                new SoundCue("strike_swung", "slime", "ranged", List.of("squelch"), 0.5f, 0, 12))),
                new Voices(
                        2,
                        6,
                        Collections.nCopies(Mood.COUNT, new Pace(12, 0.5f, 12)),
                        List.of(new Voice("slime", -5, List.of("squelch", "", "drip", "growl", "step", "")))));
    }

    private static Table<EventWord> events() {
        List<EventWord> words = new ArrayList<>();
        for (EventType type : EventType.values()) {
            words.add(new EventWord(
                    type.id(),
                    -1,
                    List.of("player", "goblin", "slime"),
                    List.of("first", "second", "melee", "ranged"),
                    List.of(List.of("first", "second"), List.of("melee", "ranged"), List.of("ranged"))));
        }
        return new Table<>(words);
    }

    private static SoundRecipe recipe(String id, int variants, float loopSeconds) {
        @Nullable Envelope envelope = loopSeconds > 0 ? null : new Envelope(0.002f, 0.05f, 0, 0, 0);
        Layer layer = new Layer(
                Wave.PINK,
                null,
                0,
                1,
                new Sweep(440, 440, 0),
                envelope,
                Modulation.NONE,
                Wobble.NONE,
                Wobble.NONE,
                Wobble.NONE,
                List.of(),
                List.of(),
                Repeat.ONCE);
        return new SoundRecipe(id, 0.1f, variants, 0, loopSeconds, 1, Echo.NONE, Hall.NONE, List.of(layer));
    }
}
