package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.world.arena.ArenaTransitions.Transition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks that the comment of the package agrees with the code. */
class ArenaPageTest {
    private static final Pattern LINE = Pattern.compile("^ \\* ([A-Z_]+) +([A-Z_]+) +([A-Z_]+)$");
    private static final Pattern RANKS = Pattern.compile("^ \\* \\d +([A-Z_]+(, )?)+$");
    private static final Pattern WORD = Pattern.compile("([A-Z_]+)");
    private static final Pattern KEEPER = Pattern.compile("\\{@code ([A-Z]\\w+)}");

    @Test
    void itsTableIsTheTable() throws IOException {
        List<Transition> told = page().stream()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .map(line -> new Transition(
                        ArenaState.valueOf(line.group(1)),
                        ArenaSignal.valueOf(line.group(2)),
                        ArenaState.valueOf(line.group(3))))
                .toList();

        assertThat(told).isEqualTo(ArenaTransitions.TABLE);
    }

    @Test
    void itsOrderOfSignalsIsTheirRank() throws IOException {
        List<ArenaSignal> told = new ArrayList<>();
        for (String line : page()) {
            Matcher word = WORD.matcher(RANKS.matcher(line).matches() ? line : "");
            while (word.find()) {
                told.add(ArenaSignal.valueOf(word.group(1)));
            }
        }

        assertThat(told).containsExactly(ArenaSignal.values());
    }

    @Test
    void theKeeperOfEachPromiseIsThere() throws IOException {
        List<String> keepers = new ArrayList<>();
        for (String line : page()) {
            Matcher keeper = KEEPER.matcher(line.matches(" \\* (<li>|    ).*") ? line : "");
            while (keeper.find()) {
                keepers.add(keeper.group(1));
            }
        }
        List<String> files;
        try (Stream<Path> all = Files.walk(Path.of("src/main/java/dev/orebound/world"))) {
            files = all.map(file -> file.getFileName().toString()).toList();
        }

        assertThat(keepers).hasSizeGreaterThan(8).allMatch(keeper -> files.contains(keeper + ".java"));
    }

    private static List<String> page() throws IOException {
        return Files.readAllLines(Path.of("src/main/java/dev/orebound/world/arena/package-info.java"));
    }
}
