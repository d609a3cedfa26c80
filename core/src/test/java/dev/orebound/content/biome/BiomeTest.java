package dev.orebound.content.biome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.AssetChecks;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.OverlaidAssets;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.terrain.Terrain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BiomeTest {
    private static final ContentTable<Biome> BIOMES = TestContent.BUILT_IN.biomes();

    private final Assets game = new BuiltInAssets();

    @TempDir
    private Path folder = Path.of("");

    @Test
    void theMineHasFiveRegionsOneBelowTheOther() {
        List<String> ids = List.of("timbered", "drowned", "chalk", "furnace", "heart");
        int[] firstDepths = {1, 5, 9, 13, 17};
        for (int i = 0; i < firstDepths.length; i++) {
            assertThat(Biome.at(BIOMES, Seed.of(5), firstDepths[i]).id()).isEqualTo(ids.get(i));
        }
        assertThat(BIOMES.size()).isEqualTo(firstDepths.length);
    }

    @Test
    void aFolderAddsASixthBiomeWithItsSpritesAndRunsDifferInWhetherTheyMeetIt() throws IOException {
        write("fungal", game.text("biomes/timbered/biome.json").replace("\"timbered\"", "\"fungal\""));
        Files.writeString(folder.resolve("biomes/fungal/caps.txt"), "sprite fungal_cap\n  |kk|\n  |kk|\n");
        Assets assets = new OverlaidAssets(folder, game);
        Content content = Content.read(assets);

        assertThat(content.biomes().size()).isEqualTo(6);
        assertThat(SpriteSheet.read(assets).has("fungal_cap")).isTrue();
        assertThat(content.fingerprint()).isEqualTo(TestContent.BUILT_IN.fingerprint());
        Set<String> met = new HashSet<>();
        for (int run = 0; run < 40; run++) {
            Biome first = Biome.at(content.biomes(), Seed.of(run), 1);
            met.add(first.id());
            for (int depth = 2; depth <= 4; depth++) {
                assertThat(Biome.at(content.biomes(), Seed.of(run), depth)).isSameAs(first);
            }
        }
        assertThat(met).containsExactlyInAnyOrder("timbered", "fungal");
    }

    @Test
    void anUnknownLookIsRefusedInOneLine() throws IOException {
        write("chalk", game.text("biomes/chalk/biome.json").replace("\"lamp_percent\"", "\"lamp_shade\""));
        assertRefused("biomes/chalk/biome.json: chalk.air.lamp_shade");

        write("chalk", game.text("biomes/chalk/biome.json").replace("\"9a8aa8\"", "\"mauve\""));
        assertRefused("biomes/chalk/biome.json: chalk.rock.tops[0]: 'mauve'; give six hexadecimal digits");

        write("chalk", game.text("biomes/chalk/biome.json").replace("\"liquid\": \"chasm\"", "\"liquid\": \"grass\""));
        assertRefused("biomes/chalk/biome.json: chalk.liquids[2].liquid: 'grass' lies on the other layer; give one of");

        write("chalk", game.text("biomes/chalk/biome.json").replaceFirst("\"spot\": \"room\"", "\"spot\": \"sky\""));
        assertRefused("biomes/chalk/biome.json: chalk.markings[0].spot: ");
    }

    @Test
    void everyDepthNeedsABiome() throws IOException {
        write("heart", game.text("biomes/heart/biome.json").replace("17", "16"));
        assertRefused("biomes: no biome has depth 17");
    }

    @Test
    void aBiomeNamesSpritesAndTerrainsThatExist() throws IOException {
        String chalk = game.text("biomes/chalk/biome.json");
        write("chalk", chalk.replaceAll("\"torch_sprite\": \"\\w+\"", "\"torch_sprite\": \"lantern_of_cheese\""));
        Content content = Content.read(new OverlaidAssets(folder, game));

        assertThat(AssetChecks.missingSprites(TestContent.sprites(game), content))
                .singleElement()
                .asString()
                .startsWith("biomes/chalk/biome.json: chalk: there is no sprite lantern_of_cheese");
    }

    @Test
    void aBiomeMayGiveALiquidColoursOfItsOwn() throws IOException {
        String timbered = game.text("biomes/timbered/biome.json");
        write(
                "timbered",
                timbered.replaceAll("\"liquids\": \\[", "$0 { \"liquid\": \"lava\", \"colours\": [\"00ff00\"] },"));
        Content content = Content.read(new OverlaidAssets(folder, game));

        Terrain lava = content.terrains().get("lava");
        assertThat(content.biomes().get("timbered").lookOf(lava).colours()).containsExactly(0x00ff00);
        assertThat(content.biomes().get("furnace").lookOf(lava).colours()).isEqualTo(lava.colours());
        assertThat(content.biomes().get("furnace").lookOf(lava).steam()).isZero();
        assertThat(content.biomes()
                        .get("furnace")
                        .lookOf(content.terrains().get("deep_water"))
                        .steam())
                .isPositive();
    }

    private void write(String biome, String text) throws IOException {
        Path file = folder.resolve("biomes").resolve(biome).resolve("biome.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void assertRefused(String line) {
        assertThatThrownBy(() -> Content.read(new OverlaidAssets(folder, game)))
                .message()
                .startsWith(line)
                .doesNotContain("\n");
    }
}
