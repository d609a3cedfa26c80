package dev.orebound.desktop.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.function.BooleanSupplier;

/** Scripts that stand for the programs of other systems, and waiting for what they do. */
final class FakeProgram {
    private static final long MOST_MILLIS = 10_000;
    private static final long STEP_MILLIS = 10;

    private FakeProgram() {}

    /** Writes a shell script that can be started. */
    static Path of(Path file, String... lines) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }

    static String text(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            return "";
        }
    }

    /** Waits until something holds, which fails if it takes too long. */
    static void await(String what, BooleanSupplier holds) throws InterruptedException {
        for (long waited = 0; waited < MOST_MILLIS && !holds.getAsBoolean(); waited += STEP_MILLIS) {
            Thread.sleep(STEP_MILLIS);
        }
        assertThat(holds.getAsBoolean()).as(what).isTrue();
    }
}
