package dev.orebound.journal.run;

import dev.orebound.journal.disk.NotReadBackException;
import dev.orebound.journal.disk.WholeFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.Locale;

/**
 * The reason why the current run is not being saved.
 *
 * @param kind tells what the player can do about it
 * @param reason the system's own words in one line; empty if no system refused
 */
public record SavingTrouble(TroubleKind kind, String reason) {
    /** The kinds of reasons. */
    public enum TroubleKind {
        /** The disk is full. */
        FULL,
        /** The player may not write to the folder. */
        READ_ONLY,
        /** Another copy of the game saves its run in the same folder. */
        OTHER_COPY,
        /** The run was written and cannot be read back. */
        UNREADABLE,
        /** Anything else. */
        REFUSED
    }

    static final SavingTrouble ANOTHER_COPY = new SavingTrouble(TroubleKind.OTHER_COPY, "");

    /** Returns true if what is on the disk cannot be read, although the disk takes everything. */
    boolean isUnreadable() {
        return kind == TroubleKind.UNREADABLE;
    }

    static SavingTrouble of(IOException thrown) {
        String reason = WholeFile.reason(thrown);
        if (thrown instanceof NotReadBackException) {
            return new SavingTrouble(TroubleKind.UNREADABLE, reason);
        }
        String words = reason.toLowerCase(Locale.ROOT);
        if (thrown instanceof AccessDeniedException || words.contains("read-only") || words.contains("denied")) {
            return new SavingTrouble(TroubleKind.READ_ONLY, reason);
        }
        boolean isFull = words.contains("space") || words.contains("quota") || words.contains("disk full");
        return new SavingTrouble(isFull ? TroubleKind.FULL : TroubleKind.REFUSED, reason);
    }
}
