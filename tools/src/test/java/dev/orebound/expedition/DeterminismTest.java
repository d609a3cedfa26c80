package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestSize;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Checks that equal seeds make equal floors and equal intents lead to equal states, on any Java. */
class DeterminismTest {
    /** The hashes of this Java, computed once. */
    private static final List<String> HERE = HashPrinter.hashes(1);

    private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));

    @Test
    void twiceInOneJvm() {
        assertThat(HashPrinter.hashes(1)).hasSize(17 + 60 + 4).isEqualTo(HERE);
    }

    @Test
    void interpreted() throws IOException, InterruptedException {
        int every = TestSize.of(8, 1);
        assertThat(printedBy(JAVA_HOME, "-Xint", every))
                .hasSizeGreaterThanOrEqualTo(HERE.size() / every)
                .isSubsetOf(HERE);
    }

    @Test
    void compiledByBothCompilers() throws IOException, InterruptedException {
        assertThat(printedBy(JAVA_HOME, "-XX:+TieredCompilation", 1)).isEqualTo(HERE);
    }

    @Test
    void onEveryOtherJdkThatIsInstalled() throws IOException, InterruptedException {
        List<Path> others = otherJdks();
        Assumptions.assumeFalse(others.isEmpty(), "only one JDK is installed");
        for (Path other : others) {
            assertThat(printedBy(other, "-Xshare:auto", 1))
                    .as("hashes on %s", other)
                    .isEqualTo(HERE);
        }
    }

    /** Returns the other installed JDKs that are new enough, each once. */
    private static List<Path> otherJdks() throws IOException {
        List<Path> others = new ArrayList<>();
        Path parent = JAVA_HOME.toRealPath().getParent();
        if (parent == null) {
            return others;
        }
        try (Stream<Path> homes = Files.list(parent)) {
            for (Path home : homes.sorted().toList()) {
                boolean isOther = !home.toRealPath().equals(JAVA_HOME.toRealPath());
                if (isOther && !Files.isSymbolicLink(home) && isNewEnough(home)) {
                    others.add(home);
                }
            }
        }
        return others;
    }

    private static boolean isNewEnough(Path home) throws IOException {
        Path release = home.resolve("release");
        return Files.isExecutable(home.resolve("bin/java"))
                && Files.isRegularFile(release)
                && Files.readString(release).matches("(?s).*JAVA_VERSION=\"(1[7-9]|[2-9][0-9]).*");
    }

    private static List<String> printedBy(Path home, String flag, int every) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        home.resolve("bin/java").toString(),
                        flag,
                        "-cp",
                        System.getProperty("java.class.path"),
                        HashPrinter.class.getName(),
                        Integer.toString(every))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as("exit of %s %s", home, flag).isZero();
        return printed.lines().toList();
    }
}
