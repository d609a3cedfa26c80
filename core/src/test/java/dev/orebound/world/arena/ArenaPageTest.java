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
import org.junit.jupiter.api.Test;

/** The page on how an arena lives says what the code does. */
class ArenaPageTest {
    private static final Pattern LINE = Pattern.compile("^\\| `([A-Z_]+)` \\| `([A-Z_]+)` \\| `([A-Z_]+)` \\|$");
    private static final Pattern RANKS = Pattern.compile("^\\d\\. (`[A-Z_]+`(, )?)+$");
    private static final Pattern WORD = Pattern.compile("`([A-Z_]+)`");
    private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w+)`(?=[^|]*\\|$)");

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
    void whoKeepsAPromiseIsThere() throws IOException {
        int promises = 0;
        for (String line : page()) {
            Matcher keeper = CLASS.matcher(line.startsWith("| `") ? "" : line);
            while (line.startsWith("| ") && keeper.find()) {
                promises++;
                String file = keeper.group(1) + ".java";
                assertThat(List.of(
                                Path.of("src/main/java/dev/orebound/world/arena", file),
                                Path.of("src/main/java/dev/orebound/world/player", file)))
                        .as(line)
                        .anyMatch(Files::exists);
            }
        }
        assertThat(promises).isGreaterThan(8);
    }

    private static List<String> page() throws IOException {
        String all = Files.readString(Path.of("../ARCHITECTURE.md"));
        int from = all.indexOf("## How an arena lives");
        assertThat(from).isPositive();
        return all.substring(from, all.indexOf("\n## ", from)).lines().toList();
    }
}
