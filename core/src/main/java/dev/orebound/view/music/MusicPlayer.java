package dev.orebound.view.music;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicRules;
import dev.orebound.content.music.MusicTension;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.view.sound.SoundOutput;
import dev.orebound.view.ui.BackgroundWork;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Plays the piece and the tension that it is told, as one stream. Where the device or the thread that makes the music
 * fails, one line is logged and the game goes on without music; where the device is opened anew, the stream goes on.
 * All methods belong to the thread that draws.
 */
public final class MusicPlayer implements Disposable {
    /** Updates before the stream begins, so that it delays neither the first frames nor the sounds of menus. */
    private static final int UPDATES_BEFORE = 20;

    private final BackgroundWork<MusicContent> reading;
    private final Audio audio;
    private final SoundOutput output;
    private final Consumer<String> log;
    private boolean isMono;
    private @Nullable MusicStream stream;
    private @Nullable Music music;
    private String piece = "";
    private MusicTension tension = MusicTension.UNSEEN;
    private int updates;
    private boolean isBroken;
    private float volume = 1;
    private float heard = -1;
    private float ducking = 1;
    private float duckedSeconds;

    /** The opening of the device for which {@link #music} was made. */
    private int opening = SoundOutput.CLOSED;

    /** @param log told once for each opening of the device, if it or the thread fails */
    public MusicPlayer(MusicContent content, Audio audio, Consumer<String> log) {
        this(BackgroundWork.done(content), audio, log);
    }

    /**
     * Plays content that is read meanwhile; nothing is heard until then.
     *
     * @param log as above
     */
    public MusicPlayer(BackgroundWork<MusicContent> reading, Audio audio, Consumer<String> log) {
        this.reading = reading;
        this.audio = audio;
        output = SoundOutput.of(audio);
        this.log = log;
    }

    /** Returns the rules by which it plays; waits for them if need be. */
    MusicRules rules() {
        return reading.result().rules();
    }

    /** Plays a piece that sounds the same whatever happens. */
    public void play(String wanted) {
        play(wanted, MusicTension.UNSEEN);
    }

    /**
     * Plays a piece for a tension; a piece that plays already goes on.
     *
     * @param wanted the id of the piece; if there is none, nothing is played
     */
    public void play(String wanted, MusicTension now) {
        if (!wanted.equals(piece) || now != tension) {
            piece = wanted;
            tension = now;
            ask();
        }
    }

    private void ask() {
        if (stream != null) {
            stream.want(reading.result().pieces().indexOf(piece), tension);
        }
    }

    /** Returns the id of the piece that was wanted last, or an empty text. */
    public String piece() {
        return piece;
    }

    /** Returns the tension that was told last. */
    public MusicTension tension() {
        return tension;
    }

    /** Sets the volume, 0 to 1. */
    public void setVolume(float loudness) {
        volume = Math.max(0, Math.min(1, loudness));
    }

    /** Sets whether both channels play the same. */
    public void setMono(boolean wanted) {
        isMono = wanted;
        if (stream != null) {
            stream.setMono(wanted);
        }
    }

    /**
     * Ducks the music and brings it back. Called once a frame.
     *
     * @param loudest loudness of the loudest sound that began since the last call, 0 to 1
     */
    public void update(float loudest, float seconds) {
        if (++updates < UPDATES_BEFORE || !reading.isDone()) {
            return;
        }
        updates = UPDATES_BEFORE;
        MusicStream playing = begun();
        MusicRules rules = rules();
        if (output.opening() != opening) {
            opening = output.opening();
            music = null;
            heard = -1;
            isBroken = false;
        }
        if (isBroken || opening == SoundOutput.CLOSED) {
            return;
        }
        duckedSeconds = loudest >= rules.duckFrom() ? rules.duckSeconds() : duckedSeconds - seconds;
        ducking = duckedSeconds > 0
                ? rules.duckGain()
                : Math.min(1, ducking + (1 - rules.duckGain()) * seconds / rules.duckBackSeconds());
        try {
            apply(playing, volume * rules.gain() * ducking);
        } catch (RuntimeException e) {
            giveUp(e.getMessage());
        }
        Throwable fault = playing.fault();
        if (fault != null && !isBroken) {
            giveUp(QuotedText.line(piece + ": " + fault));
            pause();
        }
    }

    private MusicStream begun() {
        MusicStream begun = stream;
        if (begun == null) {
            begun = new MusicStream(reading.result());
            begun.setMono(isMono);
            stream = begun;
            ask();
        }
        return begun;
    }

    private void giveUp(@Nullable String why) {
        isBroken = true;
        log.accept("music cannot be played, the game goes on without: " + why);
    }

    private void pause() {
        try {
            if (music != null) {
                music.pause();
            }
        } catch (RuntimeException e) {
            // The device has failed, too; it is silent already.
        }
    }

    private void apply(MusicStream streamed, float wanted) {
        if (wanted == heard) {
            return;
        }
        if (music == null && wanted > 0) {
            music = audio.newMusic(streamed);
        }
        Music playing = music;
        if (playing == null) {
            return;
        }
        playing.setVolume(wanted);
        if (wanted > 0 && heard <= 0) {
            playing.play();
        } else if (wanted == 0) {
            playing.pause();
        }
        heard = wanted;
    }

    @Override
    public void dispose() {
        if (stream != null) {
            stream.close();
        }
        if (music != null && output.opening() == opening) {
            music.dispose();
        }
        music = null;
    }
}
