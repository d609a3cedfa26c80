package dev.orebound.view.sound;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.view.sound.SoundWorkshop.SoundPiece;
import dev.orebound.view.sound.synth.SampleMath;
import dev.orebound.view.ui.BackgroundWork;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes and plays every sound of the game. Sounds are made on threads of their own from the first frames on, so that
 * they do not delay those; {@link #update} takes over the finished ones. A sound that is not there yet is not heard.
 *
 * <p>A device that fails is told in one line of the log, and everything goes on in silence. All sounds are made anew
 * when it is opened anew. All methods belong to the thread that draws.
 */
public final class SoundBank implements Disposable {
    /** Most sounds that are handed to the device in one {@link #update}, so that no frame takes long. */
    private static final int UPLOADS_AN_UPDATE = 6;

    /** Updates before the first sound is made. */
    private static final int UPDATES_BEFORE = 3;

    private static final long WAITING_NANOS = 1_000_000;

    private final BackgroundWork<SoundContent> reading;
    private final Audio audio;
    private final SoundOutput output;
    private final Consumer<String> log;
    private @Nullable BankStock stock;
    private final RandomStream jitter = new RandomStreams(Seed.of("sound")).stream("view.SoundBank");
    private float volume = 1;
    private float interfaceVolume = 1;
    private boolean isMono;
    private float loudest;
    private boolean isBroken;
    /** Whether the device is open and no sound is being made for it, because none could be heard so far. */
    private boolean isWaiting;

    private int updates;

    /** The opening of the device for which the sounds are made. */
    private int opening = SoundOutput.CLOSED;

    /** The sounds, once their recipes have been read. */
    private static final class BankStock {
        SoundContent content;
        final ReadySound[] sounds;
        SoundWorkshop workshop;
        int missing;

        BankStock(SoundContent content) {
            this.content = content;
            sounds = content.recipes().asList().stream().map(ReadySound::new).toArray(ReadySound[]::new);
            workshop = new SoundWorkshop(content);
            missing = pieces();
        }

        private int pieces() {
            return Stream.of(sounds).mapToInt(sound -> sound.variants.length).sum();
        }

        /** Has every sound made anew, once the workshop begins. */
        void renew() {
            workshop.close();
            Stream.of(sounds).forEach(ReadySound::forget);
            missing = pieces();
            workshop = new SoundWorkshop(content);
        }
    }

    /** A sound as the device plays it. */
    private static final class ReadySound {
        static final long NOT_LOOPING = -1;
        final float semitones;
        final float seconds;
        final @Nullable Sound[] variants;
        int lastVariant;
        float loopGain;
        float loopPan;
        float appliedGain;
        float appliedPan;
        long loop = NOT_LOOPING;

        ReadySound(SoundRecipe recipe) {
            semitones = recipe.semitones();
            seconds = recipe.seconds();
            variants = new Sound[recipe.variants()];
        }

        /** Forgets what belongs to a device that is gone. */
        void forget() {
            Arrays.fill(variants, null);
            loop = NOT_LOOPING;
        }
    }

    /**
     * Prepares to make the sounds; the first {@link #update updates} begin with it, unless the volume is 0: then none
     * is made until one can be heard.
     *
     * @param log told once for each opening of the device, if it fails
     */
    public SoundBank(SoundContent content, Audio audio, Consumer<String> log) {
        this(BackgroundWork.done(content), audio, log);
    }

    /**
     * Prepares to make the sounds of content that is read meanwhile. Whatever needs it waits for it, except that a
     * sound played by name is not heard until then.
     *
     * @param log as above
     */
    public SoundBank(BackgroundWork<SoundContent> reading, Audio audio, Consumer<String> log) {
        this(reading, audio, SoundOutput.of(audio), log);
    }

    private SoundBank(BackgroundWork<SoundContent> reading, Audio audio, SoundOutput output, Consumer<String> log) {
        this.reading = reading;
        this.audio = audio;
        this.output = output;
        this.log = log;
    }

    /** Returns a bank that plays nothing and makes nothing, for a window that nobody hears. */
    public static SoundBank silent(SoundContent content, Audio audio) {
        return new SoundBank(BackgroundWork.done(content), audio, SoundOutput.NONE, line -> {});
    }

    private BankStock stock() {
        BankStock ready = stock;
        if (ready == null) {
            ready = new BankStock(reading.result());
            stock = ready;
        }
        return ready;
    }

    /** Returns true if {@link #content} does not have to wait. */
    public boolean isRead() {
        return stock != null || reading.isDone();
    }

    /** Returns the recipes of the sounds and the cues that play them. */
    public SoundContent content() {
        return stock().content;
    }

    /**
     * Plays by other cues and voices from now on.
     *
     * @return false if they are about other sounds than the ones that were made, in which case nothing changes
     */
    public boolean adopt(SoundContent changed) {
        boolean isOfTheseSounds =
                changed.recipes().ids().equals(content().recipes().ids());
        stock().content = isOfTheseSounds ? changed : content();
        return isOfTheseSounds;
    }

    /** Takes over finished sounds, and tells the device how loops are heard now. Called once a frame. */
    public void update() {
        updates++;
        if (!isRead()) {
            return;
        }
        if (updates >= UPDATES_BEFORE && output.opening() != opening) {
            makeAnew();
        }
        if (isWaiting && Math.max(volume, interfaceVolume) > 0) {
            isWaiting = false;
            stock().workshop.begin();
        }
        try {
            for (int i = 0; i < UPLOADS_AN_UPDATE; i++) {
                load(stock().workshop.poll());
            }
            for (ReadySound sound : stock().sounds) {
                refreshLoop(sound);
            }
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    /** Has every sound made for the device that is open now, if there is one. */
    private void makeAnew() {
        opening = output.opening();
        stock().renew();
        isBroken = false;
        isWaiting = opening != SoundOutput.CLOSED;
    }

    private void load(@Nullable SoundPiece piece) {
        if (piece != null) {
            stock().missing--;
            stock().sounds[index(piece.recipe.id())].variants[piece.variant] = isBroken ? null : audio.newSound(piece);
        }
    }

    /** Tells the device how a loop is heard now. It has a voice of the device only while it can be heard. */
    private void refreshLoop(ReadySound sound) {
        Sound ready = sound.variants[0];
        if (ready == null || isBroken || output.opening() != opening) {
            return;
        }
        float heard = sound.loopGain * volume;
        if (heard > 0 && sound.loop == ReadySound.NOT_LOOPING) {
            sound.loop = ready.loop(heard, 1, side(sound.loopPan));
            output.muffle(sound.loop, 1);
        } else if (heard > 0 && (heard != sound.appliedGain || side(sound.loopPan) != sound.appliedPan)) {
            ready.setPan(sound.loop, side(sound.loopPan), heard);
        } else if (heard == 0 && sound.loop != ReadySound.NOT_LOOPING) {
            ready.stop(sound.loop);
            sound.loop = ReadySound.NOT_LOOPING;
        }
        sound.appliedGain = heard;
        sound.appliedPan = side(sound.loopPan);
    }

    /** Waits until every sound is there, or the device has failed; for tests. */
    public void finish() {
        while (stock().missing > 0 && !isBroken) {
            update();
            LockSupport.parkNanos(WAITING_NANOS);
        }
    }

    /**
     * Sets the volumes, 0 to 1.
     *
     * @param effects that of the cave
     * @param menus that of sounds played by name
     */
    public void setVolume(float effects, float menus) {
        volume = MathUtils.clamp(effects, 0, 1);
        interfaceVolume = MathUtils.clamp(menus, 0, 1);
    }

    /** Sets whether every sound comes from the middle. */
    public void setMono(boolean wanted) {
        isMono = wanted;
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
     * Returns the number of a sound, by which the cave plays it.
     *
     * @throws IllegalArgumentException if no sound has this id
     */
    int index(String id) {
        int index = content().recipes().indexOf(id);
        if (index < 0) {
            throw new IllegalArgumentException(
                    "no sound '" + id + "' among " + content().recipes().ids());
        }
        return index;
    }

    /** Returns the greatest length of a sound in seconds. */
    float seconds(int sound) {
        return stock().sounds[sound].seconds;
    }

    /**
     * Plays a sound in the middle, as loud as it was made.
     *
     * @throws IllegalArgumentException if no sound has this id and their recipes have been read
     */
    public void play(String id) {
        if (isRead()) {
            start(stock().sounds[index(id)], interfaceVolume, 0, 0, 1);
        }
    }

    /**
     * Plays a sound of the cave.
     *
     * @param gain 0 to 1
     * @param pan from -1, left, to 1, right
     * @param semitones higher, or lower below 0
     * @param highs share of its high notes that is heard, 0 to 1
     */
    void play(int sound, float gain, float pan, float semitones, float highs) {
        loudest = Math.max(loudest, gain);
        start(stock().sounds[sound], gain * volume, pan, semitones, highs);
    }

    /** Plays another variant than the last time, a little higher or lower as its recipe allows. */
    private void start(ReadySound sound, float heard, float pan, float semitones, float highs) {
        int variants = sound.variants.length;
        sound.lastVariant = (sound.lastVariant + (variants > 2 ? 1 + jitter.below(variants - 1) : 1)) % variants;
        Sound wanted = sound.variants[sound.lastVariant];
        Sound ready = wanted == null ? sound.variants[0] : wanted;
        if (ready == null || heard <= 0 || isBroken || output.opening() != opening) {
            return;
        }
        float byChance = sound.semitones * (jitter.unit() - 0.5f);
        try {
            output.muffle(ready.play(heard, SampleMath.semitones(semitones + byChance), side(pan)), highs);
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    /**
     * Loops a sound of the cave, from the next update on until its gain is 0.
     *
     * @param gain 0 to 1
     * @param pan from -1, left, to 1, right
     */
    void loop(int sound, float gain, float pan) {
        stock().sounds[sound].loopGain = gain;
        stock().sounds[sound].loopPan = pan;
    }

    /** Tells the log the first time, and plays nothing from now on. */
    private void fail(RuntimeException e) {
        if (!isBroken) {
            isBroken = true;
            stock().workshop.close();
            log.accept("sounds cannot be played, the game goes on without: " + e.getMessage());
        }
    }

    @Override
    public void dispose() {
        isBroken = true;
        if (stock == null) {
            return;
        }
        stock.workshop.close();
        if (output.opening() != opening) {
            return;
        }
        Stream.of(stock.sounds)
                .flatMap(sound -> Stream.of(sound.variants))
                .filter(Objects::nonNull)
                .forEach(Sound::dispose);
    }
}
