package dev.orebound.cave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.cave.pass.FloorPass;
import dev.orebound.lab.picture.PictureLayer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Checks that {@code docs/floor.md} describes the current passes. */
class FloorPageTest {
    private static final Path DOCS = Path.of("../docs");
    private static final Pattern SECTION = Pattern.compile("^## \\d+\\. (\\w+)$");

    @Test
    void thePageTellsOfEveryPassInItsOrder() throws IOException {
        List<String> told = Files.readAllLines(DOCS.resolve("floor.md")).stream()
                .map(SECTION::matcher)
                .filter(section -> section.matches())
                .map(section -> section.group(1))
                .toList();

        assertThat(told)
                .isEqualTo(CaveRecipe.PASSES.stream().map(FloorPass::name).toList());
    }

    @Test
    void thePageShowsEveryLayer() throws IOException {
        String page = Files.readString(DOCS.resolve("floor.md"));
        for (PictureLayer layer : PictureLayer.values()) {
            assertThat(page).contains("![" + layer.id() + "](floor/" + layer.id() + ".png)");
            assertThat(DOCS.resolve("floor/" + layer.id() + ".png")).isNotEmptyFile();
        }
    }
}
