package dev.orebound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks rules about the source files that ArchUnit cannot see. */
class SourceTest {
    private static final int WIDEST_LINE = 120;
    private static final List<Path> ROOTS =
            List.of(Path.of("src"), Path.of("../tools/src"), Path.of("../lwjgl3/src"), Path.of("../bench/src"));

    @Test
    void theNameOfATestOpensWithItsSubject() throws IOException {
        Pattern riddle = Pattern.compile("void (?:who|what|where|one)(?:ever)?[A-Z]\\w*\\(");
        for (Path file : javaFiles()) {
            if (file.toString().endsWith("Test.java")) {
                assertThat(riddle.matcher(Files.readString(file)).results().map(MatchResult::group))
                        .as("%s", file)
                        .isEmpty();
            }
        }
    }

    @Test
    void noLineIsWiderThanTheFormatSays() throws IOException {
        for (Path file : javaFiles()) {
            assertThat(Files.readAllLines(file)).as("%s", file).allMatch(line -> line.length() <= WIDEST_LINE);
        }
    }

    @Test
    void nothingIsLeftForLater() throws IOException {
        for (Path file : javaFiles()) {
            if (!file.endsWith("SourceTest.java")) {
                assertThat(Files.readString(file)).as("%s", file).doesNotContain("TODO", "FIXME");
            }
        }
    }

    @Test
    void everyPackageSaysWhatLivesThere() throws IOException {
        for (Path file : javaFiles()) {
            Path folder = file.getParent();
            if (folder != null && folder.toString().contains("main")) {
                assertThat(folder.resolve("package-info.java")).exists();
            }
        }
    }

    private static List<Path> javaFiles() throws IOException {
        List<Path> all = new java.util.ArrayList<>();
        for (Path root : ROOTS) {
            if (Files.isDirectory(root)) {
                try (Stream<Path> files = Files.walk(root)) {
                    files.filter(file -> file.toString().endsWith(".java")).forEach(all::add);
                }
            }
        }
        assertThat(all).isNotEmpty();
        return all;
    }
}
