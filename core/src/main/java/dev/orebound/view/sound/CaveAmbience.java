package dev.orebound.view.sound;

import com.badlogic.gdx.math.MathUtils;
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
    private final int[] bedSounds;
    private final float[] swell;
    private final List<AmbientSound> strays;
    private final int[] straySounds;
    private final int[] ticksLeft;
    private final RandomStream chance = new RandomStreams(Seed.of("sound")).stream("view.Ambience");

    /** @param biome the id of the biome whose sounds are played beside those of all caves */
    CaveAmbience(SoundBank bank, String biome) {
        this.bank = bank;
        SoundCues cues = bank.content().cues();
        beds = cues.bedsOf(biome);
        bedSounds = beds.stream().mapToInt(bed -> bank.index(bed.sound())).toArray();
        swell = new float[bedSounds.length];
        strays = cues.straysOf(biome);
        straySounds =
                strays.stream().mapToInt(stray -> bank.index(stray.sound())).toArray();
        ticksLeft = strays.stream().mapToInt(this::ticksUntilNext).toArray();
    }

    /**
     * Counts a tick.
     *
     * @param isArena whether doors close or are shut round the player
     * @param fire the nearness of fire, 0 to 1
     * @param roof the weakness of the roof over the player, 0 to 1
     */
    void tick(boolean isArena, float fire, float roof) {
        for (int i = 0; i < bedSounds.length; i++) {
            AmbientLoop bed = beds.get(i);
            float target = switch (bed.during()) {
                case ALWAYS -> 1;
                case ARENA -> isArena ? 1 : 0;
                case FIRE -> fire;
                case ROOF -> roof;
            };
            float step = 1f / bed.fadeTicks();
            swell[i] += MathUtils.clamp(target - swell[i], -step, step);
            bank.loop(bedSounds[i], bed.gain() * swell[i], bed.pan());
        }
        for (int i = 0; i < ticksLeft.length; i++) {
            ticksLeft[i]--;
            if (ticksLeft[i] <= 0) {
                float share = SOFTEST + (1 - SOFTEST) * chance.unit();
                bank.play(straySounds[i], strays.get(i).gain() * share, 2 * chance.unit() - 1, 0, 1);
                ticksLeft[i] = ticksUntilNext(strays.get(i));
            }
        }
    }

    private int ticksUntilNext(AmbientSound stray) {
        return chance.between(stray.ticks().lowest(), stray.ticks().highest());
    }

    /** Ends every bed. */
    void stop() {
        for (int sound : bedSounds) {
            bank.loop(sound, 0, 0);
        }
    }
}
