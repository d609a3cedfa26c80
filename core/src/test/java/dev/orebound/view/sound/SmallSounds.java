package dev.orebound.view.sound;

import dev.orebound.TestContent;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.sound.EventWord;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundCaptions.CaptionImportance;
import dev.orebound.content.sound.SoundCaptions.CaptionPlace;
import dev.orebound.content.sound.SoundCaptions.CaptionSubject;
import dev.orebound.content.sound.SoundCaptions.ImportanceLook;
import dev.orebound.content.sound.SoundCaptions.SoundCaption;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundCues;
import dev.orebound.content.sound.SoundCues.AmbientLoop;
import dev.orebound.content.sound.SoundCues.AmbientSound;
import dev.orebound.content.sound.SoundCues.EventCue;
import dev.orebound.content.sound.SoundCues.HearingRules;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.content.sound.VoiceRules;
import dev.orebound.content.sound.VoiceRules.MonsterMood;
import dev.orebound.content.sound.VoiceRules.MonsterVoice;
import dev.orebound.content.sound.VoiceRules.VoiceFamily;
import dev.orebound.content.sound.VoiceRules.VoicePacing;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A handful of short sounds and cues, so that tests need not wait for the real ones. */
final class SmallSounds {
    private SmallSounds() {}

    static SoundContent content() {
        return new SoundContent(
                events(),
                new ContentTable<>(List.of()),
                new ContentTable<>(List.of(
                        recipe("step", 3, 0),
                        recipe("squelch", 1, 0),
                        recipe("growl", 1, 0),
                        recipe("drip", 1, 0),
                        recipe("drone", 1, 1),
                        recipe("tension", 1, 1),
                        recipe("blaze", 1, 1),
                        recipe("rumble", 1, 1))),
                TestContent.sounds().effects(),
                new SoundCues(
                        new HearingRules(2, 10, 0.8f, 0.5f, 0.1f, 0.5f, 8),
                        List.of(
                                new AmbientLoop("drone", SoundCues.During.ALWAYS, 0.5f, 0, 10, "any"),
                                new AmbientLoop("tension", SoundCues.During.ARENA, 0.4f, 0, 10, "any"),
                                new AmbientLoop("blaze", SoundCues.During.FIRE, 0.8f, 0, 10, "any"),
                                new AmbientLoop("rumble", SoundCues.During.ROOF, 0.8f, 0, 10, "any")),
                        List.of(new AmbientSound("drip", 0.6f, new IntRange(20, 40), "any")),
                        List.of("growl"),
                        List.of(),
                        List.of(
                                new EventCue("foot_set", null, null, List.of("step"), 0.5f, 5, 12),
                                new EventCue("foot_set", "slime", null, List.of("squelch"), 0.5f, 5, 12),
                                new EventCue("actor_hurt", "goblin", null, List.of("growl", "step"), 0.5f, 0, 12),
                                new EventCue("strike_swung", null, null, List.of("step"), 0.5f, 0, 12),
                                new EventCue("strike_swung", null, "ranged", List.of("growl"), 0.5f, 0, 12),
                                new EventCue("strike_swung", "slime", "ranged", List.of("squelch"), 0.5f, 0, 12)),
                        List.of()),
                new VoiceRules(
                        2,
                        6,
                        Stream.of(MonsterMood.values())
                                .map(mood -> new VoicePacing(mood, 12, 0.5f, 12))
                                .toList(),
                        new ContentTable<>(
                                List.of(new VoiceFamily("ooze", "squelch", null, "drip", "growl", "step", null))),
                        new ContentTable<>(List.of(new MonsterVoice("slime", "ooze", -5)))),
                new SoundCaptions(
                        2,
                        1,
                        20,
                        List.of("golem"),
                        Stream.of(CaptionImportance.values())
                                .map(importance -> new ImportanceLook(importance, 0xffffff, 60))
                                .toList(),
                        0x8fcf6a,
                        new ContentTable<>(List.of(
                                caption("steps", "foot_set", null, CaptionPlace.UNSEEN),
                                caption("swings", "strike_swung", null, CaptionPlace.ANYWHERE),
                                caption("shoots", "strike_swung", "ranged", CaptionPlace.ANYWHERE),
                                new SoundCaption(
                                        "growls",
                                        null,
                                        MonsterMood.HUNTING,
                                        null,
                                        null,
                                        CaptionImportance.DANGER,
                                        CaptionSubject.MONSTER,
                                        CaptionPlace.ANYWHERE))),
                        List.of("actor_hurt")));
    }

    /**
     * Returns what plays the game's own sounds, and in place of each sound a noise that is made in no time: as many
     * variants, voices of the same length, and all others short.
     */
    static SoundContent noises() {
        SoundContent own = TestContent.sounds();
        Set<String> voices = own.voices().families().asList().stream()
                .flatMap(family -> family.sounds().values().stream())
                .collect(Collectors.toSet());
        List<SoundRecipe> noises = own.recipes().asList().stream()
                .map(recipe -> noise(recipe, voices.contains(recipe.id()) ? recipe.seconds() : 0.1f))
                .toList();
        return new SoundContent(
                own.events(),
                own.materials(),
                new ContentTable<>(noises),
                own.effects(),
                own.cues(),
                own.voices(),
                own.captions());
    }

    private static SoundRecipe noise(SoundRecipe own, float seconds) {
        String layer = own.isLoop() ? "pink" : "pink, envelope 0.002 " + (seconds - 0.002f);
        float loopSeconds = own.isLoop() ? 1 : 0;
        return new SoundRecipe(
                own.id(), own.loudness(), own.variants(), own.semitones(), loopSeconds, null, List.of(layer));
    }

    private static SoundCaption caption(String id, String event, @Nullable String manner, CaptionPlace place) {
        return new SoundCaption(id, event, null, null, manner, CaptionImportance.DANGER, CaptionSubject.ENEMY, place);
    }

    private static ContentTable<EventWord> events() {
        List<EventWord> words = new ArrayList<>();
        for (EventType type : EventType.values()) {
            words.add(new EventWord(
                    type.id(),
                    -1,
                    List.of("player", "goblin", "slime"),
                    List.of("first", "second", "melee", "ranged"),
                    List.of(List.of("first", "second"), List.of("melee", "ranged"), List.of("ranged"))));
        }
        return new ContentTable<>(words);
    }

    private static SoundRecipe recipe(String id, int variants, float loopSeconds) {
        String layer = loopSeconds > 0 ? "pink" : "pink, envelope 0.002 0.05";
        return new SoundRecipe(id, 0.1f, variants, 0, loopSeconds, null, List.of(layer));
    }
}
