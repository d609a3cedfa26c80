package dev.orebound.content.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that slips in the table of reactions, in grounds and in lays are told, with what to do. */
class ReactionContentTest {
    private final Assets builtIn = new BuiltInAssets();

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "on": ["burning", "charged", "baked_mud", "pillar", "steam", "kindled"] | "on": ["burning", "charged", \
            "baked_mud", "pillar", "steam"] | fire on kindled has no line; give one, if only with nothing
            { "influences": ["mud"], "on": ["magma", "embers"] | { "influences": ["mud"], "on": ["magma", "embers", \
            "puddle"] | mud on puddle has two lines; give one
            { "influences": ["magma"], "does": "makes" | { "influences": ["mud"], "does": "makes" | magma on bare \
            floor has no line; give one, if only with nothing
            "first": ["dust"], "second": ["dust"] | "first": ["dust"], "second": ["mud"] | the mixture of dust and \
            dust has no line; give one, if only with nothing
            "first": ["dust"], "second": ["dust"] | "first": ["dust"], "second": ["dust", "fire"] | fire and dust has \
            two lines; give one
            "has": ["cracked"], "comes": ["burning"] | "has": ["cracked"], "comes": ["wet"] | cracked that burning \
            reaches has no line; give one, if only with nothing
            "has": ["cracked"], "comes": ["burning"] | "has": ["cracked"], "comes": ["burning", "wet"] | cracked that \
            wet reaches has two lines; give one
            "on": ["puddle"], "does": "ends", "makes": ["steam"], "ticks": 150 | "on": ["puddle"], "does": "ends", \
            "makes": ["steam"] | ticks: goes with makes; give both or neither
            "makes": ["kindled"], "ticks": 24, "most_cells": 40 | "makes": ["kindled", "dust"], "ticks": 24, \
            "most_cells": 40 | makes: names several grounds, of which only one can run; give one
            "influences": ["fire"], "on": ["draught"] | "influences": ["fire"], "on": ["gale"] | 'gale' is unknown
            "warning_ticks": 24 | "warning_ticks": 12 | warning_ticks: 12; give a whole number within 24..60
            "most_cells": 40, | "most_cells": 41, | most_cells: 41; give a whole number within 1..40
            "has": ["mired"], "comes": ["shocked"], "comes_percent": 0 | "has": ["mired"], "comes": ["shocked"], \
            "comes_percent": 0, "kept_percent": 110 | kept_percent: is 110 while nothing of the new status arrives
            """)
    void aSlipInTheTableIsTold(String sound, String faulty, String complaint) {
        assertThat(complaintsAbout(ElementRules.FILE, sound, faulty)).anyMatch(line -> line.contains(complaint));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "mud": { "slot": "surface", "longest_ticks": 240 | "mud": { "slot": "surface", "longest_ticks": 241 | \
            mud.longest_ticks: is 241; give at most 240, or the trait lasting
            "dust": { "slot": "air", "longest_ticks": 240, "traits": ["conceals"] | "dust": { "slot": "air", \
            "longest_ticks": 240, "traits": ["solid"] | dust.traits: has carries, solid or slippery, which are for \
            the slot surface; leave them out
            "embers": { "slot": "surface", "longest_ticks": 240 | "embers": { "slot": "surface", "longest_ticks": \
            240, "traits": ["conceals"] | embers.traits: has conceals, which is for the slot air; leave it out
            "embers": { "slot": "surface", "longest_ticks": 240 | "embers": { "slot": "surface", "longest_ticks": \
            240, "traits": ["spreads"] | embers.traits: has spreads, which is for the slot fire; leave it out
            "embers": { "slot": "surface", "longest_ticks": 240 | "embers": { "slot": "surface", "longest_ticks": \
            240, "then": "puddle" | embers.then_ticks: goes with then; give both or neither
            "covers": ["shallow_water", "deep_water", "lava"] | "covers": ["tar"] | crust.covers[0]: 'tar' is unknown
            "radius_cells": 1.2 | "radius_cells": 9 | kindled.bursts.radius_cells: 9; give a number within 0.5..3
            """)
    void aSlipInAGroundIsTold(String sound, String faulty, String complaint) {
        assertThat(complaintsAbout(GroundKind.FILE, sound, faulty)).anyMatch(line -> line.contains(complaint));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "ground": "embers", "cells": 6 | "ground": "coals", "cells": 6 | flame.lay.ground: 'coals' is unknown
            "ground": "embers", "cells": 6 | "ground": "embers", "cells": 7 | flame.lay.cells: 7; give a whole number \
            within 1..6
            "lay": { "measures": 3, "level": 2, "ground": "embers" | "lay": { "measures": 3, "level": 1, "ground": \
            "embers" | flame.lay.level: 1; give a whole number within 2..3
            """)
    void aSlipInALayIsTold(String sound, String faulty, String complaint) {
        assertThat(complaintsAbout(BrewRules.FILE, sound, faulty)).anyMatch(line -> line.contains(complaint));
    }

    private List<String> complaintsAbout(String file, String sound, String faulty) {
        String text = builtIn.text(file);
        int at = text.indexOf(sound, text.indexOf("\n{"));
        assertThat(at).as(sound).isPositive();
        String slip = text.substring(0, at) + faulty + text.substring(at + sound.length());
        return catchThrowableOfType(ContentException.class, () -> Content.read(new OneOtherFile(builtIn, file, slip)))
                .complaints();
    }
}
