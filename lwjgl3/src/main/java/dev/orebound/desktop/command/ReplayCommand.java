package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.ReplayCheck;
import dev.orebound.journal.run.ReplayCheck.ReplayDifference;
import dev.orebound.journal.run.ReplayCheck.ReplayOutcome;
import dev.orebound.world.SimulationVersion;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * The command {@code replay}: replays a recording or a bug report without a window, and compares every recorded state.
 */
@Command(name = "replay", description = "Simulates a replay or a bug report again and compares every recorded state.")
final class ReplayCommand implements Callable<Integer> {
    private final SharedOptions shared;

    @Parameters(
            paramLabel = "FILE",
            description = "A replay or a bug report, as the game writes them into its save folder.")
    private Path file = Path.of("");

    ReplayCommand(SharedOptions shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        Content content = Content.read(shared.assets());
        Replay replay = read(file, content);
        ReplayOutcome outcome = check(content, replay);
        ReplayDifference difference = outcome.difference();
        String cut = replay.isWhole() ? "" : ", up to where the file is cut off or damaged";
        String found = difference == null ? describe(outcome) : describe(difference) + otherBuild(replay);
        String helped = replay.isHelped() ? "; helped by the workbench" : "";
        String eased = replay.isEased() ? "; eased by mercy or a slower pace" : "";
        shared.console().data().print(QuotedText.line(found + cut + helped + eased) + "\n");
        return difference == null ? SharedOptions.DONE : SharedOptions.FAILED;
    }

    /**
     * Checks a replay. A checkpoint at which no run can stand is reported as an unreadable file, not as a fault of the
     * game.
     */
    private ReplayOutcome check(Content content, Replay replay) {
        try {
            return new ReplayCheck(content).check(replay);
        } catch (IllegalArgumentException e) {
            throw new CannotStartException(file + ": " + e.getMessage() + "; give an unaltered replay");
        }
    }

    /** Returns a note about a replay of another build, which may differ for good reason. */
    private static String otherBuild(Replay replay) {
        String build = GameVersion.read();
        return replay.build().equals(build)
                ? ""
                : "; played in Orebound " + QuotedText.of(replay.build()) + ", and this is " + build;
    }

    private static String describe(ReplayOutcome outcome) {
        String hash = String.format(Locale.ROOT, ", hash %016x", outcome.hash());
        String fault = outcome.fault() == null ? "" : "; breaks as it did: " + outcome.fault();
        return "equal: " + outcome.floors() + " floors, " + outcome.ticks() + " ticks" + hash + fault;
    }

    private static String describe(ReplayDifference difference) {
        return "differs: on floor " + QuotedText.of(difference.node()) + ", last equal tick "
                + difference.lastEqualTick()
                + ", first differing tick " + difference.firstDifferingTick() + ", in "
                + String.join(", ", difference.parts())
                + (difference.parts().contains("fault") ? describeFaults(difference) : "");
    }

    private static String describeFaults(ReplayDifference difference) {
        String then = difference.then() == null ? "did not break" : "broke with " + difference.then();
        return " (it " + then + ", and now " + (difference.now() == null ? "does not" : "does with " + difference.now())
                + ")";
    }

    /**
     * Reads a replay that can be watched.
     *
     * @throws CannotStartException in one line, if the file is no replay, holds no floor, or was played with other
     *     content
     */
    static Replay readToWatch(Path file, Content content) {
        return readRun("--watch", file, content);
    }

    private static Replay readRun(String option, Path file, Content content) {
        Replay replay = read(file, content);
        if (replay.floors().isEmpty()) {
            throw new CannotStartException(option + ": " + file + ": holds no floor; give a replay of a run");
        }
        return replay;
    }

    /**
     * Reads a replay that can be raced.
     *
     * @throws CannotStartException in one line, also if the file was played in another simulation
     */
    static Replay readToRace(Path file, Content content) {
        Replay replay = readRun("--race", file, content);
        if (replay.simulation() != SimulationVersion.VERSION) {
            throw new CannotStartException("--race: " + file + ": was played in Orebound "
                    + QuotedText.of(replay.build()) + ", in simulation " + replay.simulation() + ", and this is "
                    + SimulationVersion.VERSION + "; give a replay of this version");
        }
        return replay;
    }

    /**
     * Reads a replay that was named on the command line.
     *
     * @throws CannotStartException in one line, if the file is no replay, was played with other content, or holds a
     *     floor that no run can enter
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
