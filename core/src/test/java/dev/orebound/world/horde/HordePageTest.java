package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.check.HomeChecks;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Checks that the examples on the page about hordes, which add a monster and a horde, work as they stand there. */
class HordePageTest {
    private static final Path PAGE = Path.of("../docs/adding.md");

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

    @Test
    void givenTheTwoEntriesOfThePage_whenTheHordeIsMet_thenItIsCountedIsAtHomeHuntsHurtsAndCanBeBeaten()
            throws IOException {
        Content content = contentWith(entry("moss_hog"), entry("moss_hogs"));
        List<String> complaints = new ArrayList<>();
        HomeChecks homes = new HomeChecks(content.biomes(), content.monsters(), content.hordes(), complaints);
        homes.homesAreBiomes();
        homes.hordesStayNearHome();
        assertThat(complaints).isEmpty();
        assertThat(content.monsters().size())
                .isEqualTo(TestContent.BUILT_IN.monsters().size() + 1);

        DrawnFloor hall = new DrawnFloor("""
                ###############
                #@.......12...#
                ###############""").horde("moss_hogs", "12", "moss_hog", "moss_hog");
        FightScenario fight = FightScenario.of(hall, content, "moss_hog");
        fight.player().health().most = 9999;
        fight.player().health().health = 9999;

        fight.waitsUntil(() -> fight.lost() > 0, 1200);
        fight.health(0).health = 1;
        fight.health(1).health = 1;
        fight.aimsAt('1');
        for (int tick = 0; tick < 3600 && fight.count(EventType.MONSTER_DIED) == 0; tick++) {
            fight.plays(0, 0, tick % 20 == 0 ? Intent.STRIKE : 0, 1);
        }
        assertThat(fight.count(EventType.MONSTER_DIED)).isPositive();
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
