package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Checks that {@code docs/formats.md} lists exactly what is printed. */
class FormatsTest {
    private static final Pattern CODE = Pattern.compile("`([a-z_.]+)`");

    private final JsonValue json = new JsonReader()
            .parse(new FloorInspector(TestContent.BUILT_IN)
                    .json(new Descent(Seed.of("formats"), TestContent.BUILT_IN.graph()).request(4)));

    @Test
    void aFloorHasEveryKeyOfTheTableAndNoOther() throws IOException {
        TreeSet<String> printed = new TreeSet<>(namesIn(json));
        for (String layer : namesIn(required("layers"))) {
            printed.add("layers." + layer);
        }
        // The row of the two layers describes their legend.
        printed.remove("legend");

        assertThat(printed).isEqualTo(documentedKeys());
    }

    @Test
    void recordsHaveTheFieldsThatTheTableNames() {
        assertThat(namesIn(first("rooms")))
                .containsExactly(
                        "id", "cells", "centre", "border", "doorways", "treasure", "trap", "arena", "trap_drawn");
        assertThat(namesIn(first("corridors"))).containsExactly("from", "to", "cells");
        assertThat(namesIn(first("chests")))
                .containsExactly("at", "room", "mode", "nook_natural", "facing", "nook_depth", "trigger", "happening");
        assertThat(namesIn(first("veins"))).containsExactly("id", "ore", "cells");
        assertThat(namesIn(first("ores"))).containsExactly("at", "ore", "vein", "distance");
        assertThat(namesIn(first("hordes")))
                .containsExactly("type", "drawn_for", "leader", "members", "captive", "elite");
        assertThat(namesIn(first("exits"))).containsExactly("at", "to");
    }

    /** Returns the keys in the first column of the floor's table. */
    private static Set<String> documentedKeys() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../docs/formats.md"));
        int table = lines.indexOf("## `inspect --json`: `orebound-floor/1`");
        TreeSet<String> keys = new TreeSet<>();
        for (String line : lines.subList(table + 2, lines.size())) {
            if (!line.startsWith("|")) {
                break;
            }
            String firstColumn = line.split("\\|", -1)[1];
            Matcher codes = CODE.matcher(firstColumn);
            while (codes.find()) {
                keys.add(codes.group(1));
            }
        }
        return keys;
    }

    private JsonValue required(String key) {
        JsonValue value = json.get(key);
        assertThat(value).as(key).isNotNull();
        return value;
    }

    private JsonValue first(String key) {
        JsonValue list = required(key);
        assertThat(list.size).as("number of %s", key).isPositive();
        return list.get(0);
    }

    private static List<String> namesIn(JsonValue object) {
        List<String> names = new ArrayList<>();
        for (JsonValue child = object.child; child != null; child = child.next) {
            names.add(child.name);
        }
        return names;
    }
}
