package dev.orebound.view.sound;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.view.sound.synth.SampleMath;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Every sound of the game, ready to play. They are made on threads of their own while the game starts, and
 * {@link #update} takes over what is finished; a sound that is not there yet is simply not heard.
 *
 * <p>Where the device fails, one line is logged and everything goes on in silence. All methods belong to the thread that
 * draws.
 */
public final class SoundBank implements Disposable {
    /** How many sounds are handed to the device in one {@link #update}, so that no frame takes long. */
    private static final int UPLOADS_AN_UPDATE = 6;

    private final SoundContent content;
    private final ContentTable<SoundRecipe> recipes;
    private final Audio audio;
    private final Consumer<String> log;
    private final SoundWorkshop workshop;
    private final @Nullable Sound[][] sounds;
    private final int[] lastVariant;
    private final List<SoundLoop> loops = new ArrayList<>();
    private final RandomStream jitter = new RandomStreams(Seed.of("sound")).stream("view.SoundBank");
    private float volume = 1;
    private boolean muted;
    private boolean broken;

    /**
     * Begins to make the sounds; returns at once.
     *
     * @param log told once, if the device fails
     */
    public SoundBank(SoundContent content, Audio audio, Consumer<String> log) {
        this.content = content;
        this.recipes = content.recipes();
        this.audio = audio;
        this.log = log;
        sounds = new Sound[recipes.size()][];
        lastVariant = new int[recipes.size()];
        for (int sound = 0; sound < recipes.size(); sound++) {
            sounds[sound] = new Sound[recipes.at(sound).variants()];
        }
        workshop = new SoundWorkshop(recipes);
    }

    /** What the sounds were made from, and when they are heard. */
    public SoundContent content() {
        return content;
    }

    /** Takes over sounds that are finished. Called once a frame. */
    public void update() {
        for (int taken = 0; taken < UPLOADS_AN_UPDATE && !workshop.isEmpty(); taken++) {
            try {
                SoundWorkshop.Piece piece = workshop.poll();
                if (piece == null) {
                    return;
                }
                load(piece);
            } catch (RuntimeException e) {
                fail(e);
            }
        }
    }

    /** Waits until every sound is there; for loading screens and tests. */
    public void finish() {
        while (!workshop.isEmpty()) {
            try {
                load(workshop.take());
            } catch (RuntimeException e) {
                fail(e);
            }
        }
    }

    /** True once every sound is there. */
    public boolean isReady() {
        return workshop.isEmpty();
    }

    /** How loud everything is, 0 to 1. */
    public void setVolume(float loudness) {
        volume = Math.max(0, Math.min(1, loudness));
        refreshLoops();
    }

    /** Silences everything; the volume is kept. */
    public void mute() {
        muted = true;
        refreshLoops();
    }

    public void unmute() {
        muted = false;
        refreshLoops();
    }

    /**
     * Plays a sound in the middle, as loud as it was made.
     *
     * @throws IllegalArgumentException if no sound has this id
     */
    public void play(String id) {
        play(index(id), 1, 0);
    }

    /**
     * The number of a sound, which {@link #play(int, float, float)} takes.
     *
     * @throws IllegalArgumentException if no sound has this id
     */
    public int index(String id) {
        int index = recipes.indexOf(id);
        if (index < 0) {
            throw new IllegalArgumentException("no sound '" + id + "' among " + recipes.ids());
        }
        return index;
    }

    /**
     * Plays another variant than the last time, a little higher or lower as its recipe allows.
     *
     * @param gain 0 to 1
     * @param pan from -1, left, to 1, right
     */
    public void play(int sound, float gain, float pan) {
        play(sound, gain, pan, 0);
    }

    /**
     * Plays another variant than the last time, higher or lower besides what its recipe allows.
     *
     * @param gain 0 to 1
     * @param pan from -1, left, to 1, right
     * @param semitones higher, or lower below 0
     */
    void play(int sound, float gain, float pan, float semitones) {
        Sound ready = nextVariant(sound);
        float heard = gain * volume();
        if (ready == null || heard <= 0 || broken) {
            return;
        }
        float byChance = recipes.at(sound).semitones() * (jitter.unit() - 0.5f);
        try {
            ready.play(heard, SampleMath.semitones(semitones + byChance), pan);
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    /** A loop that is silent until it is given a gain. */
    SoundLoop loop(int sound, float pan) {
        SoundLoop loop = new SoundLoop(this, sound, pan);
        loops.add(loop);
        return loop;
    }

    void forget(SoundLoop loop) {
        loops.remove(loop);
    }

    /** The first variant of a sound, or null while it is not there or cannot be. */
    @Nullable
    Sound ready(int sound) {
        return broken ? null : sounds[sound][0];
    }

    /** What every gain is multiplied by. */
    float volume() {
        return muted ? 0 : volume;
    }

    /** Tells the log, the first time, and plays nothing from now on. */
    void fail(RuntimeException e) {
        if (!broken) {
            broken = true;
            log.accept("sounds cannot be played, the game goes on without: " + e.getMessage());
        }
    }

    @Override
    public void dispose() {
        workshop.close();
        for (Sound[] variants : sounds) {
            for (int variant = 0; variant < variants.length; variant++) {
                Sound sound = variants[variant];
                if (sound != null) {
                    sound.dispose();
                    variants[variant] = null;
                }
            }
        }
    }

    private void load(SoundWorkshop.Piece piece) {
        if (!broken) {
            sounds[piece.sound()][piece.variant()] = audio.newSound(piece.wav());
        }
    }

    private @Nullable Sound nextVariant(int sound) {
        Sound[] variants = sounds[sound];
        int step = variants.length > 2 ? 1 + jitter.below(variants.length - 1) : 1;
        lastVariant[sound] = (lastVariant[sound] + step) % variants.length;
        Sound next = variants[lastVariant[sound]];
        return next != null ? next : variants[0];
    }

    private void refreshLoops() {
        for (int i = 0; i < loops.size(); i++) {
            loops.get(i).refresh();
        }
    }
}
