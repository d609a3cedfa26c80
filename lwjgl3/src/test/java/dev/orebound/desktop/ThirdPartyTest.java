package dev.orebound.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ThirdPartyTest {
    /** The libraries that only the tests need, by the first folders of their paths. */
    private static final List<String> TESTS_ONLY = List.of(
            "org/junit",
            "org/assertj",
            "org/opentest4j",
            "org/apiguardian",
            "net/bytebuddy",
            "org/apache",
            "com/tngtech",
            "org/slf4j");

    @Test
    void everyLibraryThatIsShippedIsNamedWithItsLicence() throws IOException {
        String notice = read("/META-INF/THIRD-PARTY.md");

        assertThat(shipped())
                .hasSizeGreaterThan(10)
                .allSatisfy(
                        library -> assertThat(notice).containsPattern("\\| (?:[\\w-]+, )*" + library + "(?:,| \\()"));
    }

    @Test
    void theLicencesThemselvesAreShipped() throws IOException {
        assertThat(read("/META-INF/LICENSE")).contains("Apache License");
        assertThat(read("/META-INF/licenses/LGPL-2.1.txt")).contains("GNU LESSER GENERAL PUBLIC LICENSE");
    }

    /** Returns the names of the libraries on the class path; in Maven's repository a jar lies in group/name/version. */
    private static Set<String> shipped() {
        Set<String> names = new TreeSet<>();
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .map(entry -> Path.of(entry).toUri().getPath())
                .filter(path ->
                        !path.contains("dev/orebound") && TESTS_ONLY.stream().noneMatch(path::contains))
                .map(path -> path.split("/"))
                .map(folders -> folders[folders.length - 3])
                .filter(name -> !Set.of("core", "tools", "target").contains(name))
                .forEach(names::add);
        return names;
    }

    private static String read(String resource) throws IOException {
        try (InputStream in = Objects.requireNonNull(ThirdPartyTest.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
