package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.world.state.Party;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TickOrderTest {
    private static final Pattern ROW = Pattern.compile("^\\| `(\\w+System)` \\|.*");

    @Test
    void architectureListsTheSystemsInTheOrderInWhichTheyRun() throws IOException {
        List<String> documented = Files.readAllLines(Path.of("../docs/simulation.md")).stream()
                .map(ROW::matcher)
                .filter(row -> row.matches())
                .map(row -> row.group(1))
                .toList();
        Content content = TestContent.BUILT_IN;
        World world = new World(new DrawnFloor("###\n#@#\n###").floor(), content, Party.fresh(content));

        assertThat(world.systemsInTickOrder()).isEqualTo(documented);
    }
}
