package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingKey;
import dev.orebound.screen.input.GameAction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the text keys that the code names in string literals, by reading the sources. */
final class TextKeysTest {
    private static final Pattern KEY = Pattern.compile(
            "\"((title|menu|pause|hud|hint|prompt|summary|place|thing|trap|page|setting_out|way_down|party|"
                    + "satchel|choice|speech"
                    + "|codex|reaction|history|keys|continue|hurt|figure|"
                    + "noun|list|credits|watch|ghost|daily|bench|report|overlay|stepper)\\.[a-z0-9_.]*[a-z0-9_])\"");
    private static final List<String> FAMILIES = List.of(
            "biome.",
            "monster.",
            "grammar.",
            "choice.",
            "language.",
            "golem.",
            "ending.",
            "order.",
            "action.",
            "held.",
            "travel.",
            "hint.aim.pad",
            "manner.",
            "status.",
            "ore.",
            "item.",
            "arena.",
            "floor_kind.",
            "ground.",
            "map.",
            "terrain.",
            "ground.",
            "brew.",
            "use.",
            "caption.",
            "advice.",
            "figure.bolt",
            "figure.burst",
            "figure.flask",
            "figure.health_",
            "boss.",
            "key.",
            "key_name.",
            "codex.item.",
            "codex.chapter.",
            "history.ended.",
            "fixture.",
            "vignette.",
            "lock.",
            "lock_way.",
            "feature.",
            "danger.",
            "thing.prop_",
            "thing.statue_",
            "discovery.",
            "deed.",
            "kit.",
            "vow.",
            "duo.",
            "page.",
            "equipment.",
            "relic.",
            "relic_grade.",
            "slot.",
            "standing.",
            "ground.",
            "influence.",
            "round.",
            "happening.",
            "saving.",
            "ghost.",
            "setting.",
            "compass.",
            "place.size.",
            "place.form.",
            "place.at.",
            "place.site.",
            "trap.doors.",
            "overlay.name.",
            "overlay.reactions.",
            "overlay.state.",
            "overlay.arena.",
            "overlay.tactic.",
            "overlay.way.",
            "overlay.fact.",
            "bench.hand.",
            "bench.row.",
            "bench.argument.",
            "bench.command.",
            "bench.help.");
    private static final int DEEPEST = 17;

    private static final int SEEDS = 200;

    private final GameTexts texts = GameTexts.read(new BuiltInAssets());

    @Test
    void everyKeyThatTheCodeNamesHasAText() throws IOException {
        assertThat(texts.keys()).containsAll(keysInCode());
    }

    @Test
    void everyTextIsNamedByTheCodeOrBelongsToAFamily() throws IOException {
        TreeSet<String> unused = new TreeSet<>(texts.keys());
        unused.removeAll(keysInCode());
        unused.removeIf(key -> FAMILIES.stream().anyMatch(key::startsWith));
        unused.removeAll(keysToldByDevice());

        assertThat(unused).isEmpty();
    }

    @Test
    void everyTextThatNamesKeysHasOneForAGamepad() throws IOException {
        assertThat(keysToldByDevice()).hasSizeGreaterThan(10).allMatch(texts::has);
        List<String> withKeys = texts.keys().stream()
                .filter(key -> !key.startsWith("bench.")
                        && !key.startsWith("key_name.")
                        && !key.startsWith("stepper.")
                        && !key.startsWith("overlay."))
                .filter(key -> texts.get(key).matches(".*\\b(Enter|Esc|Backspace|arrow keys)\\b.*"))
                .toList();
        assertThat(withKeys).isNotEmpty().allMatch(key -> texts.has(key + ".pad"));
    }

    /** Returns the keys of the texts for a gamepad that stand in for those that name keys. */
    private static SortedSet<String> keysToldByDevice() throws IOException {
        SortedSet<String> keys = new TreeSet<>();
        for (String key : keysOf(
                Pattern.compile("(?:told|helpOfKeys)\\(\\s*(?:\\w+ \\? )?\"([a-z_.]+)\"(?: : \"([a-z_.]+)\")?"))) {
            keys.add(key + ".pad");
        }
        return keys;
    }

    @Test
    void everyFloorOfARunHasANameOfItsRegionThatNoOtherHas() {
        ContentTable<Biome> biomes = Content.read(new BuiltInAssets()).biomes();
        Set<List<String>> runs = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            List<String> names = new ArrayList<>();
            for (int depth = 1; depth <= DEEPEST; depth++) {
                String key = Biome.floorNameKey(biomes, Seed.of(seed), depth, texts::has);
                assertThat(key)
                        .contains("." + Biome.at(biomes, Seed.of(seed), depth).id() + ".");
                names.add(texts.get(key));
            }
            assertThat(names).doesNotHaveDuplicates();
            runs.add(names);
        }
        assertThat(runs).hasSizeGreaterThan(SEEDS * 9 / 10);
    }

    @Test
    void everyNameInAWordOfTheCodeHasAText() {
        List<String> keys = new ArrayList<>();
        for (GameAction action : GameAction.values()) {
            keys.add("key." + action.id());
        }
        for (SettingKey<?> setting : GameSettings.sliders()) {
            keys.add("setting." + setting.id());
        }
        for (BrewUse use : BrewUse.values()) {
            keys.add("use." + use.id());
        }
        for (String chapter : List.of("monster", "golem", "brew", "discovery", "ore", "terrain", "item")) {
            keys.add("codex.chapter." + chapter);
        }

        assertThat(texts.keys()).containsAll(keys);
    }

    private static SortedSet<String> keysInCode() throws IOException {
        return keysOf(KEY);
    }

    /** Returns the keys that the first group of a pattern finds in the code, or its second if that is a whole key. */
    private static SortedSet<String> keysOf(Pattern pattern) throws IOException {
        SortedSet<String> keys = new TreeSet<>();
        for (String module : List.of(".", "../tools")) {
            try (Stream<Path> files = Files.walk(Path.of(module, "src/main/java"))) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    Matcher matcher = pattern.matcher(Files.readString(file));
                    while (matcher.find()) {
                        keys.add(matcher.group(1));
                        String second = matcher.group(2);
                        if (second != null && second.contains(".")) {
                            keys.add(second);
                        }
                    }
                }
            }
        }
        assertThat(keys).isNotEmpty();
        return keys;
    }
}
