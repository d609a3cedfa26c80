package dev.orebound.journal.disk;

import java.io.IOException;

/** Thrown if something was written, or would be, that cannot be read back. The message says why in a few words. */
public final class NotReadBackException extends IOException {
    private static final long serialVersionUID = 1L;

    public NotReadBackException(String reason) {
        super(reason);
    }
}
