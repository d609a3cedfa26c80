package dev.orebound.view.sound;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.sound.SoundCues;
import dev.orebound.content.sound.SoundCues.AmbientLoop;
import dev.orebound.content.sound.SoundCues.AmbientSound;
import java.util.List;

/** Plays the sounds of the cave: beds that swell and die, and strays that come now and then. Makes no garbage. */
final class CaveAmbience {
    /** Gain of the softest stray, as a part of its own. */
    private static final float SOFTEST = 1 / 3f;

    private final SoundBank bank;
    private final List<AmbientLoop> beds;
    private final SoundBank.SoundLoop[] loops;
    private final float[] swell;
    private final List<AmbientSound> strays;
    private final int[] straySounds;
    private final long[] ticksLeft;
    private final RandomStream chance = new RandomStreams(Seed.of("sound")).stream("view.Ambience");

    /** @param biome the id of the biome whose sounds are played beside those of all caves */
    CaveAmbience(SoundCues cues, String biome, SoundBank bank) {
        this.bank = bank;
        beds = cues.bedsOf(biome);
        loops = new SoundBank.SoundLoop[beds.size()];
        swell = new float[beds.size()];
        for (int i = 0; i < loops.length; i++) {
            loops[i] = bank.loop(bank.index(beds.get(i).sound()), beds.get(i).pan());
        }
        strays = cues.straysOf(biome);
        straySounds =
                strays.stream().mapToInt(stray -> bank.index(stray.sound())).toArray();
        ticksLeft = new long[straySounds.length];
        for (int i = 0; i < ticksLeft.length; i++) {
            ticksLeft[i] = nextIn(strays.get(i));
        }
    }

    /** Counts a tick without an arena round the player; {@code fire}: nearness of fire, 0 to 1. */
    void tickInPeace(float fire) {
        tick(0, fire);
    }

    /** Counts a tick while doors close or are shut round the player; {@code fire} as in {@link #tickInPeace}. */
    void tickInArena(float fire) {
        tick(1, fire);
    }

    private void tick(float arena, float fire) {
        for (int i = 0; i < loops.length; i++) {
            fade(
                    i,
                    switch (beds.get(i).during()) {
                        case ALWAYS -> 1;
                        case ARENA -> arena;
                        case FIRE -> fire;
                    });
        }
        tickStrays();
    }

    /** Ends every bed. */
    void stop() {
        for (SoundBank.SoundLoop loop : loops) {
            loop.stop();
        }
    }

    private void fade(int bed, float target) {
        float step = 1f / beds.get(bed).fadeTicks();
        float change = Math.max(-step, Math.min(step, target - swell[bed]));
        swell[bed] += change;
        loops[bed].gain(beds.get(bed).gain() * swell[bed]);
    }

    private void tickStrays() {
        for (int i = 0; i < ticksLeft.length; i++) {
            ticksLeft[i]--;
            if (ticksLeft[i] <= 0) {
                AmbientSound stray = strays.get(i);
                float gain = stray.gain() * (SOFTEST + (1 - SOFTEST) * chance.unit());
                bank.play(straySounds[i], gain, 2 * chance.unit() - 1);
                ticksLeft[i] = nextIn(stray);
            }
        }
    }

    private int nextIn(AmbientSound stray) {
        return chance.between(stray.leastTicks(), stray.mostTicks());
    }
}
