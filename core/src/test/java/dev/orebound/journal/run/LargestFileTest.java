package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that the largest accepted file fits into a small memory: {@link ReadsLargestFiles} reads it in a heap of 256
 * MB.
 */
class LargestFileTest {
    @TempDir
    private Path folder;

    @Test
    void theLargestFilesOfAnyKindAreReadInASmallMemory() throws IOException, InterruptedException {
        Path told = folder.resolve("told");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-XX:+UseSerialGC", // G1 may find no 64 MiB in one piece, although there is enough memory
                        "-cp",
                        System.getProperty("java.class.path"),
                        ReadsLargestFiles.class.getName(),
                        folder.toString())
                .redirectOutput(told.toFile())
                .redirectErrorStream(true)
                .start();

        assertThat(process.waitFor()).as("exit").isZero();
        assertThat(Files.readAllLines(told)).containsExactly("DENSE 60", "SHORT 60", "FLOORS 0");
    }
}
