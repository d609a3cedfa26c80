package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

class ContentChecksTest {
    private final Assets builtIn = new BuiltInAssets();

    @Test
    void givenAFifthOre_whenContentIsRead_thenItHasNoFlask() {
        String five = builtIn.text(Ore.FILE).replace("\n{", """

                { "void": {
                    "sprite": "ore_fire", "shard_sprite": "shard_fire", "hardness": 9,
                    "yield": { "lowest": 2, "highest": 3 },
                    "light": { "colour": "ffffff", "radius_cells": 1, "strength": 1 }
                  },
                """);

        assertThat(complaintsAbout(Ore.FILE, five))
                .containsExactly("content/ores.json: earth: has no flask; give at most 4 kinds of ore");
    }

    @Test
    void givenAnImpassableNothing_whenContentIsRead_thenItIsRefused() {
        String terrains = builtIn.text(Terrain.FILE)
                .replaceFirst("\"passability\": \"passable\"", "\"passability\": \"impassable\"");

        assertThat(complaintsAbout(Terrain.FILE, terrains))
                .singleElement()
                .asString()
                .startsWith("content/terrains.json: nothing.passability: ");
    }

    private List<String> complaintsAbout(String file, String text) {
        return catchThrowableOfType(ContentException.class, () -> Content.read(new OneOtherFile(builtIn, file, text)))
                .complaints();
    }
}
