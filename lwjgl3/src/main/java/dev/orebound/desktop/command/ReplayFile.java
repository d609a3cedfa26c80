package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import java.nio.file.Path;

/** Reads replays that were named on the command line. */
final class ReplayFile {
    private ReplayFile() {}

    /**
     * Reads one that can be watched.
     *
     * @throws CannotStartException in one line, if it is none, holds no floor, or was played with other content
     */
    static Replay readToWatch(Path file, Content content) {
        Replay replay = read(file, content);
        if (replay.floors().isEmpty()) {
            throw new CannotStartException("--watch: " + file + ": holds no floor; give a replay of a run");
        }
        return replay;
    }

    /**
     * Reads it.
     *
     * @throws CannotStartException in one line, if it is none, was played with other content, or no run can stand at one of its
     *     floors' entrances
     */
    static Replay read(Path file, Content content) {
        try {
            Replay replay = ReplayReader.read(file);
            if (replay.contentFingerprint() != content.fingerprint()) {
                throw new CannotStartException(file + ": was played with other content, in Orebound "
                        + QuotedText.of(replay.build()) + ", and this is " + GameVersion.read()
                        + "; give that content with --content, or use that build");
            }
            String whyNot = replay.whyNot(content);
            if (!whyNot.isEmpty()) {
                throw new CannotStartException(
                        file + ": cannot be played, since " + whyNot + "; give an unaltered replay");
            }
            return replay;
        } catch (UnreadableFileException e) {
            throw new CannotStartException(String.valueOf(e.getMessage()));
        }
    }
}
