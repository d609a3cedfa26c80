package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.BuiltInAssets;
import dev.orebound.content.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code names its texts in string literals; this test reads them where they stand. */
final class TextKeysTest {
    private static final Pattern KEY =
            Pattern.compile("\"((title|menu|pause|hud|hint|prompt|summary|place|thing|trap)\\.[a-z0-9_.]*[a-z0-9_])\"");
    private static final List<String> FAMILIES = List.of(
            "depth.",
            "monster.",
            "manner.",
            "status.",
            "ore.",
            "item.",
            "arena.",
            "floor_kind.",
            "terrain.",
            "fixture.",
            "compass.",
            "place.size.",
            "place.form.",
            "trap.doors.");
    private static final int DEEPEST = 17;

    private final Texts texts = Texts.read(new BuiltInAssets());

    @Test
    void everyKeyThatTheCodeNamesHasAText() throws IOException {
        assertThat(texts.keys()).containsAll(keysInCode());
    }

    @Test
    void everyTextIsNamedByTheCodeOrBelongsToAFamily() throws IOException {
        TreeSet<String> unused = new TreeSet<>(texts.keys());
        unused.removeAll(keysInCode());
        unused.removeIf(key -> FAMILIES.stream().anyMatch(key::startsWith));

        assertThat(unused).isEmpty();
    }

    @Test
    void everyDepthHasAName() {
        for (int depth = 1; depth <= DEEPEST; depth++) {
            assertThat(texts.has("depth." + depth + ".name"))
                    .as("depth %s", depth)
                    .isTrue();
        }
    }

    private static SortedSet<String> keysInCode() throws IOException {
        SortedSet<String> keys = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/dev/orebound"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher matcher = KEY.matcher(Files.readString(file));
                while (matcher.find()) {
                    keys.add(matcher.group(1));
                }
            }
        }
        assertThat(keys).isNotEmpty();
        return keys;
    }
}
