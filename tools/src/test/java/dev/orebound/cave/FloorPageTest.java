package dev.orebound.cave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.lab.picture.FloorImage;
import dev.orebound.lab.picture.PictureLayer;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Checks that {@code docs/floor.md} describes the current passes, with pictures of the current floor;
 * {@code -Dorebound.golden=refresh} draws them anew.
 */
@Tag("golden")
class FloorPageTest {
    private static final Path DOCS = Path.of("../docs");
    private static final Pattern COMMAND = Pattern.compile("inspect --seed (\\w+) --depth (\\d+) --kind (\\w+)");
    private static final Pattern SECTION = Pattern.compile("^## \\d+\\. (\\w+)$");
    private static final Floor FLOOR = floor();

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
    void thePageShowsTheWholeFloor() throws IOException {
        assertShown("The whole floor", "floor", PictureLayer.USUAL);
    }

    @ParameterizedTest
    @EnumSource
    void thePageShowsEveryLayer(PictureLayer layer) throws IOException {
        assertShown(layer.id(), layer.id(), List.of(layer));
    }

    private static void assertShown(String words, String name, List<PictureLayer> layers) throws IOException {
        assertThat(Files.readString(DOCS.resolve("floor.md"))).contains("![" + words + "](floor/" + name + ".png)");
        Path file = DOCS.resolve("floor/" + name + ".png");
        byte[] drawn = new FloorImage(FLOOR, TestContent.BUILT_IN).png(layers);
        boolean isAsDrawn = Files.exists(file) && Arrays.equals(pixels(drawn), pixels(Files.readAllBytes(file)));
        if (!isAsDrawn && "refresh".equals(System.getProperty("orebound.golden"))) {
            Files.write(file, drawn);
            isAsDrawn = true;
        }
        assertThat(isAsDrawn)
                .as("%s is the picture of the floor that the page names", file)
                .isTrue();
    }

    /** Returns the width and the colours of a picture, whatever its compression. */
    private static int[] pixels(byte[] png) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        int size = image.getWidth() * image.getHeight();
        int[] pixels = Arrays.copyOf(
                image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()), size + 1);
        pixels[size] = image.getWidth();
        return pixels;
    }

    /** Makes the floor of the commands on the page, which all name the same. */
    private static Floor floor() {
        try {
            List<String> named = COMMAND.matcher(Files.readString(DOCS.resolve("floor.md")))
                    .results()
                    .map(command -> command.group())
                    .distinct()
                    .toList();
            assertThat(named).hasSize(1);
            Matcher command = COMMAND.matcher(named.get(0));
            assertThat(command.matches()).isTrue();
            Descent descent = new Descent(Seed.of(command.group(1)), TestContent.BUILT_IN.graph());
            return new FloorGenerator(TestContent.BUILT_IN)
                    .generate(descent.request(Integer.parseInt(command.group(2)), FloorKind.of(command.group(3))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
