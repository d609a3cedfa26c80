package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Checks that the examples on the page about hordes, which add a monster and a horde, work as they stand there. */
class HordePageTest {
    private static final Path PAGE = Path.of("../CONTRIBUTING.md");

    @Test
    void givenTheTwoEntriesOfThePage_whenFloorsAreMade_thenItsHordeIsOnSomeAndThinks() throws IOException {
        Content content = contentWith(entry("moss_hog"), entry("moss_hogs"));
        FloorGenerator generator = new FloorGenerator(content);

        World world = IntStream.range(0, 40)
                .mapToObj(run -> new Descent(Seed.of("moss " + run), content.graph()).request(3))
                .map(generator::generate)
                .filter(floor ->
                        floor.hordes().stream().anyMatch(horde -> horde.type().equals("moss_hogs")))
                .map(floor -> new World(floor, content, Party.fresh(content)))
                .findFirst()
                .orElseThrow();
        IntStream.range(0, 120).forEach(tick -> world.step(new Intent()));

        int kind = content.hordes().indexOf("moss_hogs");
        assertThat(world.hordes()).anySatisfy(horde -> {
            assertThat(horde.kind()).isEqualTo(kind);
            assertThat(horde.size()).isBetween(3, 5);
            assertThat(horde.leaderSpawnId()).isPositive();
        });
    }

    private static Content contentWith(String monster, String horde) {
        OneOtherFile monsters = with(new BuiltInAssets(), "content/monsters.json", monster);
        return Content.read(with(monsters, "content/hordes.json", horde));
    }

    private static OneOtherFile with(Assets below, String file, String entry) {
        String text = below.text(file);
        String more = text.replaceFirst("\n\\{\n", Matcher.quoteReplacement("\n{\n" + entry + ",\n"));
        assertThat(more).isNotEqualTo(text);
        return new OneOtherFile(below, file, more);
    }

    /** Returns the entry with an id from the page. */
    private static String entry(String id) throws IOException {
        Matcher block = Pattern.compile("```json\n(\"" + id + "\": .*?)\n```", Pattern.DOTALL)
                .matcher(Files.readString(PAGE));
        assertThat(block.find()).as("the page shows %s", id).isTrue();
        return block.group(1);
    }
}
