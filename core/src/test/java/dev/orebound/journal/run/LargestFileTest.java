package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestSize;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
        List<String> kinds = TestSize.of(0, 1) == 0 ? List.of("SHORT", "FLOORS") : List.of("DENSE", "SHORT", "FLOORS");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC", // G1 may find no 64 MiB in one piece, although there is enough memory
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                ReadsLargestFiles.class.getName(),
                folder.toString()));
        command.addAll(kinds);
        Process process = new ProcessBuilder(command)
                .redirectOutput(told.toFile())
                .redirectErrorStream(true)
                .start();

        assertThat(process.waitFor()).as("exit").isZero();
        assertThat(Files.readAllLines(told))
                .containsExactlyElementsOf(kinds.stream()
                        .map(kind -> kind + (kind.equals("FLOORS") ? " 0" : " 60"))
                        .toList());
    }
}
