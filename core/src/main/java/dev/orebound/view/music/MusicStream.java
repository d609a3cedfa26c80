package dev.orebound.view.music;

import com.badlogic.gdx.files.FileHandle;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicTension;
import dev.orebound.view.sound.synth.SoundSynth;
import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * The stream of all music, as a file that never ends: a thread of its own fills a ring of samples, and {@link #read}
 * takes them out. The thread begins with the first read and sleeps while nobody reads, so where no music is heard, none
 * is made.
 */
public final class MusicStream extends FileHandle {
    /** The ending of its name, by which the audio system knows it. */
    public static final String EXTENSION = "pcm";

    private static final int RING_BLOCKS = 80;
    private static final int RING_BYTES = RING_BLOCKS * MusicMixer.BLOCK_BYTES;

    /** Blocks that are made in advance: those that are read at once, and enough to make a note meanwhile. */
    private static final int BLOCKS_AHEAD = 64;

    /** Pieces whose notes are kept, so that a theme comes back at once after a fight or a descent. */
    private static final int KEPT = 2;

    private static final int NO_PIECE = -1;

    private final MusicContent content;
    private final MusicMixer mixer;
    private final SoundSynth synth;
    private final byte[] ring = new byte[RING_BYTES];

    private volatile long written;
    private volatile long taken;
    private volatile int wantedPiece = NO_PIECE;
    private volatile MusicTension wantedTension = MusicTension.UNSEEN;
    private volatile boolean isMono;
    private volatile boolean isClosed;

    /** The fault that stopped the thread, or null. From then on the stream is silent. */
    private volatile @Nullable Throwable fault;

    private @Nullable Thread thread;

    /** The pieces that are kept, the most recent first; only the thread uses them. */
    private final @Nullable PieceTimeline[] kept = new PieceTimeline[KEPT];

    private int playedPiece = NO_PIECE;

    MusicStream(MusicContent content) {
        super("music." + EXTENSION);
        this.content = content;
        mixer = new MusicMixer(content.rules());
        synth = new SoundSynth(content.materials());
    }

    /**
     * Lets the current piece die away and plays another.
     *
     * @param piece the index of the piece, or -1 for none
     */
    void want(int piece, MusicTension tension) {
        wantedTension = tension;
        wantedPiece = piece;
    }

    /** Sets whether both channels play the same. */
    void setMono(boolean wanted) {
        isMono = wanted;
    }

    /** Takes samples, and silence if there are too few. The first call begins to make them. */
    public int read(byte[] into) {
        if (thread == null && !isClosed) {
            thread = new Thread(this::run, "music");
            thread.setDaemon(true);
            thread.start();
        }
        long from = taken;
        int ready = (int) Math.min(into.length, written - from);
        int at = (int) (from % RING_BYTES);
        int first = Math.min(ready, RING_BYTES - at);
        System.arraycopy(ring, at, into, 0, first);
        System.arraycopy(ring, 0, into, first, ready - first);
        if (ready < into.length) {
            Arrays.fill(into, ready, into.length, (byte) 0);
        }
        taken = from + ready;
        LockSupport.unpark(thread);
        return into.length;
    }

    /** Returns true if a read of so many bytes would find them all. */
    public boolean hasReady(int bytes) {
        return written - taken >= bytes;
    }

    /** Ends the thread. */
    void close() {
        isClosed = true;
        LockSupport.unpark(thread);
    }

    /** Returns what stopped the music, or null as long as it goes on. */
    @Nullable
    Throwable fault() {
        return fault;
    }

    private void run() {
        try {
            makeAll();
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            Arrays.fill(kept, null);
            fault = e;
        }
    }

    private void makeAll() {
        long made = 0;
        while (!isClosed) {
            obey();
            if (made - taken < (long) BLOCKS_AHEAD * MusicMixer.BLOCK_BYTES) {
                mixer.render(ring, (int) (made % RING_BYTES));
                made += MusicMixer.BLOCK_BYTES;
                written = made;
            } else if (!prepare()) {
                LockSupport.park(this);
            }
        }
    }

    private void obey() {
        mixer.setTension(wantedTension);
        mixer.setMono(isMono);
        int piece = wantedPiece;
        if (piece != playedPiece) {
            playedPiece = piece;
            mixer.play(piece == NO_PIECE ? null : timeline(piece));
        }
    }

    /** Makes one note of the wanted piece; returns false if none is missing. */
    private boolean prepare() {
        PieceTimeline first = kept[0];
        return first != null && first.prepareNext();
    }

    /** Returns a piece, and drops the one that was wanted least recently. */
    private PieceTimeline timeline(int piece) {
        int place = 0;
        while (place < KEPT - 1 && !isKeptAt(place, piece)) {
            place++;
        }
        PieceTimeline found = kept[place];
        if (found == null || !isKeptAt(place, piece)) {
            found = new PieceTimeline(content.pieces().at(piece), content, synth);
        }
        System.arraycopy(kept, 0, kept, 1, place);
        kept[0] = found;
        return found;
    }

    private boolean isKeptAt(int place, int piece) {
        PieceTimeline timeline = kept[place];
        return timeline != null
                && timeline.piece().id().equals(content.pieces().at(piece).id());
    }
}
