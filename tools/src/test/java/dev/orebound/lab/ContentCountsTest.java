package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.OverlaidAssets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that {@code content --list} counts the entries of the content files. */
class ContentCountsTest {
    private static final List<String> PROMISED = List.of(
            "monsters",
            "hordes",
            "brews",
            "lays",
            "spells",
            "relics",
            "picks",
            "lamps",
            "coats",
            "golems",
            "vignettes",
            "biomes",
            "guardians",
            "arenas",
            "bosses",
            "discoveries",
            "duos",
            "languages");

    @TempDir
    Path folder;

    @Test
    void everyPromisedSortComesFirstAndIsANumber() {
        JsonValue counts = counts(new BuiltInAssets());

        assertThat(counts).hasSizeGreaterThan(PROMISED.size());
        for (int i = 0; i < PROMISED.size(); i++) {
            assertThat(counts.get(i).name).isEqualTo(PROMISED.get(i));
        }
        assertThat(counts).allSatisfy(count -> assertThat(count.isNumber()).isTrue());
    }

    @Test
    void everyTableIsCountedAsItsFileDeclaresIt() {
        JsonValue counts = counts(new BuiltInAssets());
        for (String sort : List.of("hordes", "arenas", "ores", "items", "terrains", "discoveries")) {
            assertThat(counts.getInt(sort)).as(sort).isEqualTo(entries(sort).size);
        }
        assertThat(counts.getInt("guardians") + counts.getInt("bosses"))
                .as("bosses and guardians")
                .isEqualTo(entries("bosses").size);
        assertThat(counts.getInt("guardians")).isEqualTo(3);
        assertThat(counts.getInt("brews")).isEqualTo(entries("brews").get("brews").size);
        assertThat(counts.getInt("golems"))
                .as("each build of each ore")
                .isEqualTo(
                        entries("golems").get("builds").size * entries("golems").get("ores").size);
    }

    @Test
    void thereAreTenBrewsAndAtLeastTwentyDiscoveries() {
        JsonValue counts = counts(new BuiltInAssets());

        assertThat(counts.getInt("brews")).isEqualTo(10);
        assertThat(counts.getInt("discoveries")).isGreaterThanOrEqualTo(20);
    }

    @Test
    void golemsBossesAndNestsAreNoMonstersThatLiveWild() {
        BuiltInAssets assets = new BuiltInAssets();
        Pattern creature = Pattern.compile("\"(?:leader|monster)\": \"(\\w+)\"");
        String placing = assets.text("content/hordes.json") + assets.text("content/arenas.json");
        Set<String> wild = new TreeSet<>();
        creature.matcher(placing).results().forEach(found -> wild.add(found.group(1)));
        entries("bosses").forEach(boss -> boss.get("phases").forEach(phase -> wild.remove(phase.getString("monster"))));
        wild.removeIf(id -> entries("monsters").get(id).getFloat("speed") == 0);

        assertThat(wild).isNotEmpty().hasSizeLessThan(entries("monsters").size);
        assertThat(counts(assets).getInt("monsters")).isEqualTo(wild.size());
    }

    @Test
    void contentThatIsLaidOverIsCountedToo() throws IOException {
        String hordes = new BuiltInAssets().text("content/hordes.json");
        int end = hordes.lastIndexOf('}');
        String another = hordes.substring(0, end) + ", \"another\": " + entryOf(hordes, "\"rats\"") + "}";
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(folder.resolve("content/hordes.json"), another);
        Files.createDirectories(folder.resolve("texts"));
        Files.writeString(folder.resolve("texts/xx.properties"), "");

        JsonValue builtIn = counts(new BuiltInAssets());
        JsonValue overlaid = counts(new OverlaidAssets(folder, new BuiltInAssets()));

        assertThat(overlaid.getInt("hordes")).isEqualTo(builtIn.getInt("hordes") + 1);
        assertThat(overlaid.getInt("languages")).isEqualTo(builtIn.getInt("languages") + 1);
    }

    @Test
    void theTableHasALineForEachNumber() {
        ContentCounts counts = new ContentCounts(new BuiltInAssets());

        assertThat(counts.table().lines().map(line -> line.replaceAll(" +", ":")))
                .containsExactlyElementsOf(
                        List.of(counts.json().replaceAll("[{}\"\n]", "").split(",")));
    }

    private static JsonValue counts(Assets assets) {
        return new JsonReader().parse(new ContentCounts(assets).json());
    }

    private static JsonValue entries(String file) {
        String text = new BuiltInAssets().text("content/" + file + ".json");
        return new JsonReader()
                .parse(text.lines().filter(line -> !line.startsWith("//")).collect(Collectors.joining("\n")));
    }

    /** Returns the object after a key. */
    private static String entryOf(String json, String key) {
        int from = json.indexOf('{', json.indexOf(key));
        int depth = 0;
        int at = from;
        do {
            depth += json.charAt(at) == '{' ? 1 : json.charAt(at) == '}' ? -1 : 0;
            at++;
        } while (depth > 0);
        return json.substring(from, at);
    }
}
