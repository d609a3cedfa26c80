package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that a mistake in an attack is reported in one line with the place and the accepted values. */
class AttackContentTest {
    private final Assets builtIn = new BuiltInAssets();

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            monsters | "monster": "cave_rat"      | "monster": "cave_cat"     | brood_nest.attacks[1].monster: \
            'cave_cat' is unknown; give one of [cave_rat
            monsters | "form": "melee"            | "form": "bite"            | cave_rat.attacks[0].form: 'bite'; \
            give one of [melee, ranged, charge, lob, summon, burst, heal]
            monsters | "armour": 3                | "armour": 300             | rock_beetle.armour: 300; give a whole \
            number within 0..99
            monsters | "nearest_cells": 1.3       | "nearest_cells": 9        | dusk_bat.attacks[0].farthest_cells: \
            3.2 is below nearest_cells, 9.0; give at least as much
            monsters | "form": "summon",          | "form": "summon", "effects": [{ "does": "drain", "percent": 9 }], \
            | goblin_captain.attacks[0].effects: is not for this form; leave it out
            monsters | "does": "damage", "health": 5 | "does": "bless", "health": 5 | \
            cave_rat.attacks[0].effects[0].does: 'bless'; give one of [damage, push, stagger, inflict, drain, steal]
            monsters | "does": "push", "cells": 0.12 | "does": "push", "cells": 60 | \
            cave_rat.attacks[0].effects[1].cells: 60; give a number within -6.0..6.0
            monsters | "does": "stagger", "ticks": 3 | "does": "damage", "health": 3 | \
            cave_rat.attacks[0].effects[2].does: stands twice; give this effect once
            equipment | "form": "melee", "reach_cells": 1.45, "arc_degrees": 110 | "form": "burst", "radius_cells": 1 \
            | miners_pick.strikes[0].form: is no melee; a pick strikes melee blows only
            player   | "speed": 13                | "speed": 99               | dash.speed: 99; give a number within \
            1.0..30.0
            brews    | "form": "lob", "flight_ticks": 28, "blast_cells": 1.7 | "form": "burst", "radius_cells": 1 | \
            brews.flame.flask.form: is not an attack of a flask; give lob
            brews    | "ores": ["fire", "water"] | "ores": ["fire", "earth"] | brews.magma.ores: are those of steam; \
            give others
            brews    | "ores": ["fire", "water"] | "ores": ["fire", "fire"] | brews.steam.ores: has an ore twice; \
            give each once
            brews    | "ores": ["air"]           | "ores": ["air", "fire", "water"] | brews: none is of air alone; \
            give it one
            brews    | "damage_percent": 150      | "damage_percent": 50      | levels[1].damage_percent: 50; give a \
            whole number within 100..400
            """)
    void aSlipIsOneLine(String file, String sound, String faulty, String complaint) {
        String path = "content/" + file + ".json";
        String text = builtIn.text(path);
        assertThat(text).contains(sound);
        Assets assets = new OneOtherFile(
                builtIn,
                path,
                text.substring(0, text.indexOf(sound)) + faulty + text.substring(text.indexOf(sound) + sound.length()));

        assertThat(catchThrowableOfType(ContentException.class, () -> Content.read(assets))
                        .complaints())
                .singleElement()
                .asString()
                .startsWith(path + ": " + complaint);
    }

    @Test
    void aMonsterHasAtMostFourAttacks() {
        assertThat(complaintsAboutRatsWith(5))
                .containsExactly(Monster.FILE + ": cave_rat.attacks: list of 5; give a list of 0..4");
    }

    @Test
    void aMonsterWithoutAttacksIsAWardThatNeitherWalksNorLivesInAHorde() {
        assertThat(complaintsAboutRatsWith(0))
                .contains(
                        Monster.FILE + ": cave_rat.speed: 4.2 without attacks; give 0, or attacks",
                        Horde.FILE + ": rats: 'cave_rat' has no attacks; give a monster that has some");
    }

    private List<String> complaintsAboutRatsWith(int attacks) {
        String bite = "{ \"form\": \"melee\", \"reach_cells\": 1, \"arc_degrees\": 90, \"wind_up_ticks\": 20,"
                + " \"recovery_ticks\": 9, \"farthest_cells\": 1, \"effects\": [{ \"does\": \"stagger\", \"ticks\": "
                + "1 }] }";
        String all = String.join(",", Collections.nCopies(attacks, bite));
        String text =
                builtIn.text(Monster.FILE).replaceFirst("(?s)\"attacks\": \\[.*?\n    ]", "\"attacks\": [" + all + "]");
        return catchThrowableOfType(
                        ContentException.class, () -> Content.read(new OneOtherFile(builtIn, Monster.FILE, text)))
                .complaints();
    }
}
