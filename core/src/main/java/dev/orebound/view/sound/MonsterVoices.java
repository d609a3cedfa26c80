package dev.orebound.view.sound;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.sound.VoiceRules;
import dev.orebound.content.sound.VoiceRules.MonsterMood;
import dev.orebound.content.sound.VoiceRules.MonsterVoice;
import dev.orebound.content.sound.VoiceRules.VoicePacing;
import dev.orebound.view.sound.SoundListener.PlacedSound;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.state.TickClock;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plays the voices of monsters near the player, now and then by chance: sleepers breathe, searchers mutter, hunters
 * bark. A few at once, from the places where they are, with captions. After a trap was lost, the hunters that its noise
 * brings are heard more often and from farther away for some seconds. Makes no garbage.
 */
final class MonsterVoices {
    /** Ticks for which hunters are heard better after a trap was lost, and how much more often that is. */
    private static final int ROUSED_TICKS = 540;

    private static final int MORE_OFTEN = 6;

    /** Gain and distance of a voice then, compared with its own. */
    private static final float LOUDER = 1.4f;

    private static final float FARTHER = 2.5f;

    private final World world;
    private final VoiceRules rules;
    private final SoundListener ears;
    private final List<Map<MonsterMood, ReadyVoice>> voices;
    private final long[] busyUntil;
    private int rousedTicks;
    private final RandomStream chance = new RandomStreams(Seed.of("sound")).stream("view.MonsterVoices");

    /** The voice of a kind of monster in a mood, as usual and as it is heard from far away. */
    private record ReadyVoice(PlacedSound sound, PlacedSound far, int ticks, int meanTicks, int caption) {}

    MonsterVoices(World world, SoundBank bank, SoundListener ears) {
        this.world = world;
        this.ears = ears;
        rules = bank.content().voices();
        busyUntil = new long[rules.mostAtOnce()];
        voices = world.content().monsters().asList().stream()
                .map(monster -> voicesOf(monster, bank))
                .toList();
    }

    private Map<MonsterMood, ReadyVoice> voicesOf(Monster monster, SoundBank bank) {
        Map<MonsterMood, ReadyVoice> voices = new EnumMap<>(MonsterMood.class);
        MonsterVoice voice = rules.voiceOf(monster.id());
        if (voice != null) {
            rules.families().get(voice.family()).sounds().forEach((mood, id) -> {
                VoicePacing pace = rules.moods().get(mood.ordinal());
                int sound = bank.index(id);
                PlacedSound placed =
                        new PlacedSound(List.of(sound), pace.gain(), voice.semitones(), pace.carriesCells());
                PlacedSound far = new PlacedSound(
                        List.of(sound),
                        Math.min(1, LOUDER * pace.gain()),
                        voice.semitones(),
                        FARTHER * pace.carriesCells());
                float ticks = bank.seconds(sound) * TickClock.TICKS_A_SECOND;
                int caption = bank.content().captions().captionOf(mood);
                voices.put(mood, new ReadyVoice(placed, far, Math.round(ticks), pace.meanTicks(), caption));
            });
        }
        return voices;
    }

    /** Counts a tick. */
    void tick() {
        rousedTicks = world.events().hasLoudLoss() ? ROUSED_TICKS : Math.max(0, rousedTicks - 1);
        ImmutableArray<Entity> monsters = world.monsters();
        int count = monsters.size();
        if (count > 0 && world.tick() % rules.listenTicks() == 0) {
            // The first monster has the best chance of a free voice, so begin with another each time.
            int first = chance.below(count);
            for (int i = 0; i < count && freeVoice() >= 0; i++) {
                listenTo(monsters.get((first + i) % count), freeVoice());
            }
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

    private void listenTo(Entity monster, int freeVoice) {
        BodyComponent body = monster.getComponent(BodyComponent.class);
        int kind = monster.getComponent(MonsterComponent.class).monster;
        MonsterMood mood = moodOf(monster.getComponent(MindComponent.class));
        ReadyVoice voice = voices.get(kind).get(mood);
        boolean isComing = rousedTicks > 0 && (mood == MonsterMood.HUNTING || mood == MonsterMood.SEARCHING);
        if (voice == null || chance.unit() * voice.meanTicks >= rules.listenTicks() * (isComing ? MORE_OFTEN : 1)) {
            return;
        }
        if (ears.play(isComing ? voice.far : voice.sound, body.x, body.y)) {
            ears.tell(voice.caption, kind, monster.getComponent(SpawnComponent.class).spawnId, body.x, body.y);
            busyUntil[freeVoice] = world.tick() + voice.ticks;
        }
    }

    private static MonsterMood moodOf(@Nullable MindComponent mind) {
        if (mind == null) {
            return MonsterMood.HUNTING;
        }
        return switch (mind.state) {
            case ASLEEP -> MonsterMood.ASLEEP;
            case WANDERING, GUARDING, RETURNING -> MonsterMood.AT_EASE;
            case HUNTING -> MonsterMood.HUNTING;
            case SEARCHING -> MonsterMood.SEARCHING;
            case FLEEING -> MonsterMood.FLEEING;
            case SHACKLED -> MonsterMood.CAPTIVE;
        };
    }
}
