package dev.orebound.journal;

import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.Intent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Records the runs of a player into a folder, a replay each, and keeps the newest of them. Where the disk refuses, it says
 * so once and the game goes on unrecorded.
 */
public final class Recorder implements AutoCloseable {
    /** The ending of a replay's name. */
    public static final String ENDING = ".orebound-replay";

    private static final int KEPT_REPLAYS = 40;

    private final Path folder;
    private final String build;
    private final Content content;
    private final Consumer<String> complaints;
    private @Nullable RecordedRun run;

    /** A run and the file that it goes to. */
    private record RecordedRun(Expedition expedition, ReplayWriter writer) {}

    /**
     * @param folder made when the first run begins
     * @param build the version of the game
     * @param complaints takes one line if recording fails
     */
    public Recorder(Path folder, String build, Content content, Consumer<String> complaints) {
        this.folder = folder;
        this.build = build;
        this.content = content;
        this.complaints = complaints;
    }

    /** A run begins: nothing of its first floor has been played yet. */
    public void begin(Expedition begun) {
        close();
        attempt(() -> {
            Files.createDirectories(folder);
            removeOldest();
            ReplayWriter fresh = new ReplayWriter(freeName(), build, content, begun.seed());
            run = new RecordedRun(begun, fresh);
            fresh.enter(begun.world());
        });
    }

    /** A tick of the run was played with this intent. */
    public void played(Intent intent) {
        RecordedRun current = run;
        if (current == null) {
            return;
        }
        try {
            current.writer.played(intent, current.expedition.world());
            if (current.expedition.status() != Expedition.Status.PLAYING) {
                current.writer.leave(current.expedition.world());
            }
        } catch (IOException e) {
            giveUp(e);
        }
    }

    /** The run's next floor was entered. */
    public void entered() {
        RecordedRun current = run;
        if (current != null) {
            attempt(() -> current.writer.enter(current.expedition.world()));
        }
    }

    /** The run is over, or broken off: what was played of it is written to the last tick. */
    @Override
    public void close() {
        RecordedRun current = run;
        run = null;
        if (current != null) {
            attempt(() -> {
                current.writer.leave(current.expedition.world());
                current.writer.close();
            });
        }
    }

    private Path freeName() {
        long number = 1;
        for (Path old : replays()) {
            String name = String.valueOf(old.getFileName()).replace(ENDING, "");
            number = name.matches("run-[0-9]{1,9}") ? Math.max(number, Long.parseLong(name.substring(4)) + 1) : number;
        }
        return folder.resolve(String.format("run-%06d%s", number, ENDING));
    }

    private void removeOldest() throws IOException {
        List<Path> all = replays();
        for (int i = 0; i <= all.size() - KEPT_REPLAYS; i++) {
            Files.deleteIfExists(all.get(i));
        }
    }

    private List<Path> replays() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted(Comparator.comparing(Path::toString))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private void attempt(Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            giveUp(e);
        }
    }

    private void giveUp(IOException e) {
        run = null;
        complaints.accept("replays: cannot be written, so this run is not recorded: "
                + e.getClass().getSimpleName());
    }

    /** Something that writes. */
    private interface Writing {
        void run() throws IOException;
    }
}
