package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.content.monster.Horde;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.lab.ContentLinter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that a designer's mistake stops the start with one line: file, entry, field, value, accepted values. */
class BadContentTest {
    private final Assets builtIn = new BuiltInAssets();

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            hordes | "leader": "\\w+"        | "leader": "gobblin"      | \\w+.leader: 'gobblin' is unknown; give one \
            of \\[.*goblin.*]
            hordes | "monster": "\\w+"       | "monster": "gobblin"     | \\w+.members\\[0].monster: 'gobblin' is \
            unknown; give one of \\[.*goblin.*]
            hordes | ("depths": .) "lowest": \\d+, "highest": \\d+ | $1 "lowest": 9, "highest": 2 | \
            \\w+.depths.highest: 2 is below lowest, 9; give at least as much
            hordes | ("depths": .) "lowest": \\d+ | $1 "lowest": 18        | \\w+.depths.lowest: 18; give a whole \
            number within 1..17
            hordes | ("depths": . "lowest": )\\d+, "highest": \\d+ | $1 3, "highest": 99 | \\w+.depths.highest: 99; \
            give a whole number within 1..17
            hordes | "depths": .[^}]*.       | "depths": 4              | \\w+.depths: 4; give an object in braces
            hordes | "frequency": \\d+       | "frequency": -1          | \\w+.frequency: -1; give a whole number \
            within \\d+..1000
            hordes | "frequency": \\d+       | "frequency": "often"     | \\w+.frequency: 'often'; give a whole \
            number within \\d+..1000
            hordes | "frequency":            | "luck": 7, "frequency":  | \\w+.luck: is not a field here; known are \
            \\[.*frequency.*]
            cave   | "heart_rock_percent": \\d+ | "heart_rock_percent": 101 | carving.heart_rock_percent: 101; give a \
            whole number within 0..100
            cave   | "out_of_depth_percent": \\d+ | "out_of_depth_percent": 1e9 | hordes.out_of_depth_percent: 1e9; \
            give a whole number within 0..100
            cave   | "way": "brownian_walk"  | "way": "random"          | loot.ways\\[0].way: 'random'; give one of \
            \\[togetherness, brownian_walk]
            cave   | "steps_a_piece": \\d+ | "steps_a_piece": 0      | loot.ways\\[0].steps_a_piece: 0; give a whole \
            number within 1..40
            cave   | "fire_dust"             | "fire_pinch"             | loot.small: fire_pinch is not small; small \
            items are for "small" alone
            cave   | "fire_pinch"            | "fire_dust"              | loot.items: fire_dust is small; small items \
            are for "small" alone
            items  | "amount": 6,            | "amount": 6, "small": 1, | fire_phial.small: 1; give true or false
            items  | "amount": 6,            | "amount": 6, "pieces": 3, | fire_phial.pieces: is for small items alone
            cave   | "ways": [^]]*]          | "ways": []               | loot.ways: has none for depth 1; give one \
            whose depths hold it
            graph  | "lowest": -?\\d+        | "lowest": 1000           | rules\\[0].scores.lowest: 1000; give a \
            whole number within -999..999
            motion | "most": [0-9.]+         | "most": 99               | throw_speed.most: 99; give a number within \
            0.0..10.0
            tactics | "stroll_percent": \\d+ | "stroll_percent": 0      | calm.stroll_percent: 0; give a whole number \
            within 10..100
            tactics | "lanes": .[^}]*.       | "lanes": 2               | lanes: 2; give an object in braces
            minds  | "most_push": [0-9.]+    | "most_push": "hard"      | steering.most_push: 'hard'; give a number \
            within 0.0..10.0
            minds  | "again_ticks": \\d+    | "again_ticks": 0         | arrivals.again_ticks: 0; give a whole number \
            within 1..3600
            minds  | ("keep_ticks": \\d+)   | $1, "march": 1           | marching.march: is not a field here; known \
            are \\[.*keep_ticks.*]
            """)
    void aSlipIsOneLine(String file, String looks, String other, String complaint) {
        String path = "content/" + file + ".json";
        String sound = builtIn.text(path);
        int manualEnd = sound.indexOf("\n{");
        String slip = sound.substring(0, manualEnd) + sound.substring(manualEnd).replaceFirst(looks, other);
        assertThat(slip).isNotEqualTo(sound);
        Assets assets = new OneOtherFile(builtIn, path, slip);

        List<String> complaints = catchThrowableOfType(ContentException.class, () -> Content.read(assets))
                .complaints();

        assertThat(complaints).singleElement().asString().matches("\\Q" + path + ": \\E" + complaint);
        assertThat(new ContentLinter(assets).complaints()).as("content --check").isEqualTo(complaints);
    }

    @Test
    void everySlipOfAFileIsTold() {
        String slips = """
                { "rats": { "leader": "gobblin", "depths": { "lowest": 9, "highest": 2 }, "members": [], "frequency": \
                -1, "x": 1 } }
                """;
        List<String> complaints = catchThrowableOfType(
                        ContentException.class, () -> Content.read(new OneOtherFile(builtIn, Horde.FILE, slips)))
                .complaints();

        assertThat(complaints).anyMatch(line -> line.startsWith("content/hordes.json: rats.leader: "));
        assertThat(complaints).anyMatch(line -> line.startsWith("content/hordes.json: rats.depths.highest: "));
        assertThat(complaints).anyMatch(line -> line.startsWith("content/hordes.json: rats.frequency: -1"));
        assertThat(complaints).anyMatch(line -> line.startsWith("content/hordes.json: rats.x: is not a field here"));
    }
}
