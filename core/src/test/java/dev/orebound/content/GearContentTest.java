package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that a mistake in relics.json or equipment.json stops the start with one clear line. */
class GearContentTest {
    private final Assets builtIn = new HeldAssets(new BuiltInAssets());

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            relics    | "when": "third_blow"                      | "when": "fourth_blow"             | \
            relics.strikers_rivet.rules\\[0].when: 'fourth_blow'; give one of \\[third_blow, .*]
            relics    | "does": "ready_dash"                      | "does": "run"                     | \
            relics.icebreaker.rules\\[0].then\\[1].does: 'run'; give one of \\[.*ready_dash.*]
            relics    | "is": "foe_has", "status": "wet"          | "is": "foe_has"                   | \
            relics.sparkstone_tooth.rules\\[0].if\\[0].status: is missing; give a status
            relics    | "is": "outnumbered"                       | "is": "outnumbered", "status": "wet" | \
            relics.crowd_fury.rules\\[0].if\\[0].status: is not for this state; leave it out
            relics    | "is": "outnumbered"                       | "is": "health_below"              | \
            relics.crowd_fury.rules\\[0].if\\[0].percent: is missing; give 1..99
            relics    | "is": "outnumbered"                       | "is": "outnumbered", "percent": 50 | \
            relics.crowd_fury.rules\\[0].if\\[0].percent: is not for this state; leave it out
            relics    | "is": "outnumbered"                       | "is": "lonely"                    | \
            relics.crowd_fury.rules\\[0].if\\[0].is: 'lonely'; give one of \\[.*outnumbered.*]
            relics    | "when": "blow_hit", "rest_ticks": 30,     | "when": "blow_hit",               | \
            relics.sparkstone_tooth.rules\\[0].rest_ticks: is below 10, but the rule answers harm with harm; give 10 \
            or more
            relics    | "when": "kill", "rest_ticks": 12,         | "when": "kill", "rest_ticks": 9,  | \
            relics.powder_keg.rules\\[0].rest_ticks: is below 10, but the rule answers harm with harm; give 10 or more
            relics    | "when": "always", "rest_ticks": 30,       | "when": "always",                 | \
            relics.adit_boots.rules\\[0].rest_ticks: is needed for always; give 10 or more
            relics    | "when": "shattered",                      | "when": "shattered", "brews": \\["flame"], | \
            relics.icebreaker.rules\\[0].brews: are not for this moment; leave them out
            relics    | "when": "shattered",                      | "when": "shattered", "statuses": \\["wet"], | \
            relics.icebreaker.rules\\[0].statuses: are not for this moment; leave them out
            relics    | "when": "brew_used",                      | "when": "brew_used", "brews": \\["ale"], | \
            relics.echo_chamber.rules\\[0].brews\\[0]: 'ale' is unknown; give one of \\[.*]
            relics    | "does": "cast", "use": "burst"            | "does": "cast", "use": "burst", "brew": "ale" | \
            relics.last_wick.rules\\[0].then\\[0].brew: 'ale' is unknown; give one of \\[.*]
            relics    | "does": "ore", "measures": 1              | "does": "ore", "measures": 1, "ore": "gold" | \
            relics.alchemists_sieve.rules\\[0].then\\[0].ore: 'gold' is unknown; give one of \\[fire, .*]
            relics    | "does": "ready_dash"                      | "does": "drop", "item": "gold"    | \
            relics.icebreaker.rules\\[0].then\\[1].item: 'gold' is unknown; give one of \\[.*]
            relics    | "radius_cells": 1.4                       | "radius_cells": 14                | \
            relics.ember_heel.rules\\[0].then\\[0].radius_cells: 14; give a number within 0.3..6.0
            relics    | "rule": "flasks_roll", "by": 1            | "rule": "flasks_roll", "by": 0    | \
            relics.rolling_cork.standing\\[0].by: 0 changes nothing; give another number
            relics    | "rule": "flasks_roll"                     | "rule": "flasks_fly"              | \
            relics.rolling_cork.standing\\[0].rule: 'flasks_fly'; give one of \\[cheaper_brews, .*]
            relics    | , "standing": . . "rule": "flasks_roll", "by": 1 . ] | ``                     | \
            relics.rolling_cork.rules: are missing, as are standing and unharmed_by; give one of them
            relics    | "grade": "fine", "standing"               | "grade": "good", "standing"       | \
            relics.rolling_cork.grade: 'good'; give one of \\[plain, fine, grand]
            relics    | "vein_tap", "thrift_seal"                 | "vein_tap", "no_relic"            | \
            duos.blood_tithe.of: 'no_relic' is unknown; give one of \\[.*]
            relics    | "vein_tap", "thrift_seal"                 | "vein_tap", "vein_tap"            | \
            duos.blood_tithe.of: names one relic twice; give two
            relics    | "vein_tap", "thrift_seal"                 | "vein_tap"                        | \
            duos.blood_tithe.of: .*
            relics    | "offered": 3                              | "offered": 9                      | offered: 9; \
            give a whole number within 1..5
            relics    | "duo_percent": 250                        | "duo_percent": 50                 | duo_percent: \
            50; give a whole number within 100..900
            equipment | (?s)("miners_lamp": .*?),\\s*"light": .[^}]*. | $1                            | \
            miners_lamp.light: is missing
            equipment | "slot": "coat", "from_depth": 1           | "slot": "coat", "from_depth": 1, "light": . \
            "colour": "ffcd82", "radius_cells": 8, "strength": 1 . | work_coat.light: is for a lamp only; leave it out
            equipment | (?s)("miners_pick": .*?"strikes": \\[\\s*)\\{.*?]\\s*},\\s*(?=\\{) | $1  | \
            miners_pick.strikes: has to hold 3
            equipment | "slot": "pick"                            | "slot": "hat"                     | \
            miners_pick.slot: 'hat'; give one of \\[pick, lamp, coat]
            equipment | "unharmed_by": \\["wet",                  | "unharmed_by": \\["dry",          | \
            oilskin.unharmed_by\\[0]: 'dry'; give one of \\[burning, .*]
            equipment | "from_depth": 2, "measures": 24           | "from_depth": 2, "measures": 240  | \
            sledgehammer.measures: 240; give a whole number within 0..99
            """)
    void aMistakeIsOneLine(String file, String sound, String faulty, String complaint) {
        String path = "content/" + file + ".json";
        String whole = builtIn.text(path);
        int manualEnd = whole.indexOf("\n{");
        String other = faulty.replace("\\[", "[").replaceAll("light\": \\. (.*) \\.$", "light\": { $1 }");
        String body = whole.substring(manualEnd).replaceFirst(sound, other);
        assertThat(body).as("the file still holds '%s'", sound).isNotEqualTo(whole.substring(manualEnd));
        Assets assets = new OneOtherFile(builtIn, path, whole.substring(0, manualEnd) + body);

        List<String> complaints = catchThrowableOfType(ContentException.class, () -> Content.read(assets))
                .complaints();

        assertThat(complaints).singleElement().asString().matches("\\Q" + path + ": \\E" + complaint);
    }
}
