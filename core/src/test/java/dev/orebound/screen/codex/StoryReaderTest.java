package dev.orebound.screen.codex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.profile.ProfileFile;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a player reads the pages of the story in their order, over all runs. */
final class StoryReaderTest {
    private static final int MOST_WORDS = 46;

    private final Content content = TestContent.BUILT_IN;
    private final List<String> shown = new ArrayList<>();
    private ProfileKeeper profile;

    @BeforeEach
    void beginAProfile(@TempDir Path folder) {
        profile = new ProfileKeeper(new ProfileFile(folder.resolve("profile.json"), warning -> {}));
    }

    @Test
    void twelvePagesAreFoundInOrderOverManyRuns_andNoneTwiceBeforeAllAreRead() {
        List<String> found = content.story().ids().subList(1, content.story().size());
        assertThat(found).hasSize(12);

        for (int run = 0; run < 6; run++) {
            profile.runBegun("");
            finds(new Expedition(Seed.of(710000 + run), content), 2);
        }
        assertThat(shown).isEqualTo(found);
        assertThat(profile.now().met()).contains("page.last");

        profile.runBegun("");
        finds(new Expedition(Seed.of(710009), content), 1);
        assertThat(found).as("a page again").contains(shown.get(12));
    }

    @Test
    void theFirstRunOfAProfileBeginsWithTheOpening_whichIsNoFind() {
        profile.runBegun("");

        finds(Expedition.first(Seed.of(1), content), 1);

        assertThat(shown).containsExactlyElementsOf(content.story().ids().subList(0, 2));
    }

    @Test
    void eachRegionOfARunHasAsManyPagesAsTheContentSays_onFloorsOfTheirOwn() {
        for (int seed = 710000; seed < 710040; seed++) {
            Descent descent = new Descent(Seed.of(seed), content.graph());
            int[] pages = new int[content.biomes().size()];
            for (int depth = 1; depth <= 17; depth++) {
                String region = Biome.at(content.biomes(), Seed.of(seed), depth).id();
                pages[content.biomes().indexOf(region)] +=
                        descent.request(depth).hasPage(content) ? 1 : 0;
            }
            assertThat(pages).containsExactly(2, 2, 2, 2, 1);
        }
        int depth = 1;
        Descent descent = new Descent(Seed.of(710001), content.graph());
        while (!descent.request(depth).hasPage(content)) {
            depth++;
        }
        assertThat(new FloorGenerator(content).generate(descent.request(depth)).loot())
                .anyMatch(loot -> content.items().get(loot.item()).effect() == ItemEffect.PAGE);
    }

    @Test
    void noPageIsLong() {
        GameTexts texts = GameTexts.read(new BuiltInAssets());
        content.story()
                .forEach(page -> assertThat(
                                texts.get("page." + page.id() + ".words").split(" "))
                        .as(page.id())
                        .hasSizeLessThan(MOST_WORDS));
    }

    /** Picks up so many pages in a run, one after the other. */
    private void finds(Expedition run, int pages) {
        StoryReader reader = new StoryReader(run.world(), run.descent(), profile, shown::add);
        Intent intent = new Intent();
        int page = content.items().asList().stream()
                .filter(item -> item.effect() == ItemEffect.PAGE)
                .mapToInt(item -> content.items().indexOf(item.id()))
                .findFirst()
                .orElseThrow();
        for (int i = 0; i < pages; i++) {
            int before = shown.size();
            intent.order(IntentOrder.HELP_GIVE, page);
            for (int tick = 0; tick < 120 && shown.size() == before; tick++) {
                run.step(intent);
                reader.afterTick();
                intent.clear();
            }
        }
    }
}
