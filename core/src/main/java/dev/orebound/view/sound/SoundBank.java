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
import dev.orebound.view.sound.SoundWorkshop.SoundPiece;
import dev.orebound.view.sound.synth.SampleMath;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes and plays every sound of the game. Sounds are made on threads of their own from the first frames on, so that they do not delay
 * those; {@link #update} takes over the finished ones. A sound that is not there yet is not heard, and is made next.
 *
 * <p>Where the device fails, one line is logged and everything goes on in silence. All methods belong to the thread that
 * draws.
 */
public final class SoundBank implements Disposable {
    /** Most sounds that are handed to the device in one {@link #update}, so that no frame takes long. */
    private static final int UPLOADS_AN_UPDATE = 6;

    /** Updates before the first sound is made. */
    private static final int UPDATES_BEFORE = 3;

    private SoundContent content;
    private final ContentTable<SoundRecipe> recipes;
    private final Audio audio;
    private final Consumer<String> log;
    private final SoundWorkshop workshop;
    private final @Nullable Sound[][] sounds;
    private final int[] lastVariant;
    private final List<SoundLoop> loops = new ArrayList<>();
    private final RandomStream jitter = new RandomStreams(Seed.of("sound")).stream("view.SoundBank");
    private float volume = 1;
    private float interfaceVolume = 1;
    private boolean isMono;
    private float loudest;
    private boolean broken;
    private int updates;

    /** A loop whose gain changes as it plays. It takes a voice of the device only while it can be heard. */
    final class SoundLoop {
        private static final long NOT_PLAYING = -1;
        private final int sound;
        private final float pan;
        private float gain;
        private float applied;
        private long playing = NOT_PLAYING;

        private SoundLoop(int sound, float pan) {
            this.sound = sound;
            this.pan = pan;
            loops.add(this);
        }

        /** Changes the gain, 0 to 1. */
        void gain(float wanted) {
            gain = wanted;
            refresh();
        }

        /** Tells the device if anything has changed. */
        private void refresh() {
            float heard = gain * volume;
            Sound ready = heard == applied && (playing != NOT_PLAYING || heard == 0) ? null : ready(sound, 0, heard);
            if (ready == null) {
                return;
            }
            try {
                if (heard == 0) {
                    ready.stop(playing);
                    playing = NOT_PLAYING;
                } else if (playing == NOT_PLAYING) {
                    playing = ready.loop(heard, 1, side(pan));
                } else {
                    ready.setPan(playing, side(pan), heard);
                }
                applied = heard;
            } catch (RuntimeException e) {
                fail(e);
            }
        }

        /** Ends the loop for good. */
        void stop() {
            gain(0);
            loops.remove(this);
        }

        /** Moves what is playing to its side, or to the middle. */
        private void place() {
            if (playing != NOT_PLAYING) {
                applied = Float.NaN;
                refresh();
            }
        }
    }

    /**
     * Prepares to make the sounds; the first {@link #update updates} begin with it.
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
        workshop = new SoundWorkshop(content);
    }

    /** Returns the recipes of the sounds and the cues that play them. */
    public SoundContent content() {
        return content;
    }

    /**
     * Plays by other cues and voices from now on.
     *
     * @return false if they are about other sounds than the ones that were made, in which case nothing changes
     */
    public boolean adopt(SoundContent changed) {
        boolean isOfTheseSounds = changed.recipes().ids().equals(recipes.ids());
        if (isOfTheseSounds) {
            content = changed;
        }
        return isOfTheseSounds;
    }

    /** Takes over finished sounds. Called once a frame. */
    public void update() {
        if (updates < UPDATES_BEFORE && ++updates == UPDATES_BEFORE) {
            workshop.begin();
        }
        SoundPiece piece = workshop.poll();
        for (int taken = 1; piece != null; taken++) {
            load(piece);
            piece = taken < UPLOADS_AN_UPDATE ? workshop.poll() : null;
        }
    }

    /** Waits until every sound is there; for loading screens and tests. */
    public void finish() {
        while (!workshop.isEmpty()) {
            load(workshop.take());
        }
    }

    private void load(SoundPiece piece) {
        try {
            if (!broken) {
                sounds[piece.sound()][piece.variant()] = audio.newSound(piece.file());
            }
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    /** Returns true once every sound is there. */
    public boolean isReady() {
        return workshop.isEmpty();
    }

    /**
     * Sets the volumes, 0 to 1.
     *
     * @param effects that of the cave
     * @param menus that of sounds played by name
     */
    public void setVolume(float effects, float menus) {
        volume = Math.max(0, Math.min(1, effects));
        interfaceVolume = Math.max(0, Math.min(1, menus));
        for (int i = 0; i < loops.size(); i++) {
            loops.get(i).refresh();
        }
    }

    /** Sets whether every sound comes from the middle. */
    public void setMono(boolean wanted) {
        if (wanted != isMono) {
            isMono = wanted;
            for (int i = 0; i < loops.size(); i++) {
                loops.get(i).place();
            }
        }
    }

    private float side(float pan) {
        return isMono ? 0 : pan;
    }

    /** Returns the gain of the loudest sound of the cave that began since the last call. */
    public float takeLoudest() {
        float taken = loudest;
        loudest = 0;
        return taken;
    }

    /**
     * Plays a sound in the middle, as loud as it was made.
     *
     * @throws IllegalArgumentException if no sound has this id
     */
    public void play(String id) {
        start(index(id), interfaceVolume, 0, 0);
    }

    /**
     * Returns the number of a sound, which {@link #play(int, float, float)} takes.
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
     * Plays another variant than the last time, higher or lower in addition to the change that its recipe allows.
     *
     * @param gain 0 to 1
     * @param pan from -1, left, to 1, right
     * @param semitones higher, or lower below 0
     */
    void play(int sound, float gain, float pan, float semitones) {
        loudest = Math.max(loudest, gain);
        start(sound, gain * volume, pan, semitones);
    }

    private void start(int sound, float heard, float pan, float semitones) {
        int variants = sounds[sound].length;
        lastVariant[sound] = (lastVariant[sound] + (variants > 2 ? 1 + jitter.below(variants - 1) : 1)) % variants;
        Sound ready = ready(sound, lastVariant[sound], heard);
        if (ready == null || heard <= 0) {
            return;
        }
        float byChance = recipes.at(sound).semitones() * (jitter.unit() - 0.5f);
        try {
            ready.play(heard, SampleMath.semitones(semitones + byChance), side(pan));
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    /** Returns a variant, else the first; null if neither is there, in which case it is made next if it would be heard. */
    private @Nullable Sound ready(int sound, int variant, float heard) {
        Sound wanted = sounds[sound][variant];
        Sound ready = wanted == null ? sounds[sound][0] : wanted;
        if (ready == null && heard > 0) {
            workshop.want(sound);
        }
        return broken ? null : ready;
    }

    /** Returns a loop that is silent until it is given a gain. */
    SoundLoop loop(int sound, float pan) {
        return new SoundLoop(sound, pan);
    }

    /** Tells the log the first time, and plays nothing from now on. */
    private void fail(RuntimeException e) {
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
}
