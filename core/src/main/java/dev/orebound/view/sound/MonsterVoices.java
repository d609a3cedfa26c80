package dev.orebound.view.sound;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.EventWord;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.content.sound.VoiceRules;
import dev.orebound.content.sound.VoiceRules.MonsterMood;
import dev.orebound.content.sound.VoiceRules.MonsterVoice;
import dev.orebound.content.sound.VoiceRules.VoiceFamily;
import dev.orebound.content.sound.VoiceRules.VoicePacing;
import dev.orebound.view.sound.EventSounds.Sight;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.state.TickClock;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Plays the voices of monsters near the player, now and then by chance: sleepers breathe, searchers mutter, hunters
 * bark. A few at once, from the places where they are, with captions. Makes no garbage.
 */
final class MonsterVoices {
    private static final int SILENT = -1;

    private final World world;
    private final VoiceRules rules;
    private final SoundBank bank;
    private final SoundListener ears;
    private final Sight sight;
    private final int[] sounds;
    private final int[] lengths;
    private final float[] semitones;
    private final long[] busyUntil;
    private final SoundCaptions captions;
    private final CaptionListener listener;
    private final int[] captionOf = new int[MonsterMood.COUNT];
    private final RandomStream chance = new RandomStreams(Seed.of("sound")).stream("view.MonsterVoices");

    MonsterVoices(
            World world,
            SoundContent content,
            SoundBank bank,
            SoundListener ears,
            Sight sight,
            CaptionListener listener) {
        this.world = world;
        this.listener = listener;
        captions = content.captions();
        for (MonsterMood mood : MonsterMood.values()) {
            captionOf[mood.ordinal()] = captions.captionOf(mood);
        }
        this.bank = bank;
        this.ears = ears;
        this.sight = sight;
        rules = content.voices();
        ContentTable<Monster> monsters = world.content().monsters();
        sounds = new int[monsters.size() * MonsterMood.COUNT];
        lengths = new int[sounds.length];
        semitones = new float[monsters.size()];
        busyUntil = new long[rules.mostAtOnce()];
        Arrays.fill(sounds, SILENT);
        for (MonsterVoice voice : rules.kinds()) {
            for (int kind = 0; kind < monsters.size(); kind++) {
                String id = monsters.at(kind).id();
                boolean isOfFamily =
                        EventWord.isFamily(voice.id(), id) && !rules.kinds().has(id);
                if (id.equals(voice.id()) || isOfFamily) {
                    give(kind, voice, content.recipes());
                }
            }
        }
    }

    private void give(int kind, MonsterVoice voice, ContentTable<SoundRecipe> recipes) {
        semitones[kind] = voice.semitones();
        VoiceFamily family = rules.families().get(voice.family());
        for (MonsterMood mood : MonsterMood.values()) {
            String sound = family.sound(mood);
            if (sound != null) {
                int place = kind * MonsterMood.COUNT + mood.ordinal();
                sounds[place] = bank.index(sound);
                lengths[place] = Math.round(recipes.get(sound).seconds() * TickClock.TICKS_A_SECOND);
            }
        }
    }

    /** Counts a tick. */
    void tick() {
        if (world.tick() % rules.listenTicks() != 0) {
            return;
        }
        ImmutableArray<Entity> monsters = world.monsters();
        int count = monsters.size();
        // The first monster has the best chance of a free voice, so begin with another each time.
        int first = count == 0 ? 0 : chance.below(count);
        for (int i = 0; i < count; i++) {
            int free = freeVoice();
            if (free < 0) {
                return;
            }
            listenTo(monsters.get((first + i) % count), free);
        }
    }

    private int freeVoice() {
        for (int i = 0; i < busyUntil.length; i++) {
            if (busyUntil[i] <= world.tick()) {
                return i;
            }
        }
        return -1;
    }

    private void listenTo(Entity monster, int voice) {
        BodyComponent body = monster.getComponent(BodyComponent.class);
        int mood = moodOf(monster.getComponent(MindComponent.class)).ordinal();
        int kind = monster.getComponent(MonsterComponent.class).monster;
        int sound = sounds[kind * MonsterMood.COUNT + mood];
        VoicePacing pace = rules.moods().get(mood);
        float gain = pace.gain() * ears.gain(body.x, body.y, pace.carriesCells());
        if (sound == SILENT || gain <= 0 || chance.unit() * pace.meanTicks() >= rules.listenTicks()) {
            return;
        }
        boolean isSeen = sight.sees(body.x, body.y);
        if (!isSeen) {
            gain *= ears.hiddenGain();
        }
        int caption = captionOf[mood];
        if (caption != SoundCaptions.NONE && (!isSeen || captions.isToldAnywhere(caption))) {
            listener.heard(caption, kind, body.x, body.y);
        }
        bank.play(sound, gain, ears.pan(body.x), semitones[kind]);
        busyUntil[voice] = world.tick() + lengths[kind * MonsterMood.COUNT + mood];
    }

    private static MonsterMood moodOf(@Nullable MindComponent mind) {
        return mind == null ? MonsterMood.HUNTING : moodOf(mind.state);
    }

    private static MonsterMood moodOf(MindState state) {
        return switch (state) {
            case ASLEEP -> MonsterMood.ASLEEP;
            case WANDERING, GUARDING, RETURNING -> MonsterMood.AT_EASE;
            case HUNTING -> MonsterMood.HUNTING;
            case SEARCHING -> MonsterMood.SEARCHING;
            case FLEEING -> MonsterMood.FLEEING;
            case SHACKLED -> MonsterMood.CAPTIVE;
        };
    }
}
