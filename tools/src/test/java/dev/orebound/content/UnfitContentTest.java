package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.lab.ContentLinter;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks refusals of values that are acceptable by themselves but do not fit together. */
class UnfitContentTest {
    private final Assets builtIn = new HeldAssets(new BuiltInAssets());

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            monsters | (?s)("goblin": .*?"manner": )"pack"  | $1"charger"    | goblin.manner: 'charger' takes lanes, \
            and it has no charge; give another
            monsters | (?s)("goblin": .*?"manner": )"pack"  | $1"archer"     | goblin.manner: 'archer' keeps 3.5 \
            cells away, and it can begin nothing from there; give another
            monsters | "manner": "rooted"                   | "manner": "archer" | brood_nest.manner: 'archer' walks, \
            and nothing moves it; give another
            terrains | "glyph": "%"                         | "glyph": ","   | bones.glyph: ',' is rubble's; give \
            another character
            terrains | "glyph": "%"                         | "glyph": "%%"  | bones.glyph: '%%'; give one character \
            that can be seen
            terrains | "peril": "swallows",                 | "peril": "swallows", "surface": "fizzes", | \
            chasm.surface: 'fizzes'; give one of [ripples, molten, abyss]
            terrains | "peril": "burns",                    | "peril": "burns", "body": "water", | lava.body: 'water' \
            has another surface in 'deep_water'; give both the same
            terrains | "grass": .                           | "grass": { "colours": ["ffffff"], | grass.colours: is \
            for liquids; leave it out
            terrains | "ffe68c"                             | "yellow"       | lava.colours[5]: 'yellow'; give six \
            hexadecimal digits, red, green, blue: ff8c3c
            hordes   | "terrain": \\["deep_water"]          | "terrain": ["deep_water"], "flags": ["captive"] | \
            eel.flags: nobody can walk up to a captive that swims; leave out captive
            hordes   | "flags": \\["captive"]               | "flags": "captive" | goblins_with_kobold.flags: \
            'captive'; give a list of texts
            equipment | (?s)"reaction", "every": 4, "rest_ticks": 180, "then": .*?] } ] | "item_taken", "rest_ticks": \
            9, "then": [ { "does": "drop", "item": "lens" } ] } ] | alembic_lamp.rules[0].rest_ticks: is below 10, \
            but the rule drops an item when one is taken; give 10 or more
            grounds  | "traits": \\["conceals"], "colour": "dfe6ea" | "blows": { "push_speed": 1, "shot_speed": 1, \
            "drift_ticks": 1 }, "colour": "dfe6ea" | steam.blows: is for the slot surface; leave it out
            grounds  | "slot": "charge", "longest_ticks": 120 | "slot": "charge", "longest_ticks": 120, "then": \
            "charged", "then_ticks": 60 | charged.then: leads back to charged, which would never end; give another, \
            or leave it out
            elements | "makes": \\["puddle"], "ticks": 240 | "makes": ["puddle"] | ground[1].ticks: goes with makes; \
            give both or neither
            items    | "effect": "heal", "amount": 30       | "effect": "heal", "amount": 30, "ore": "fire" | \
            healing_draught.ore: is missing, or not for this effect; give an ore for the effect ore alone
            items    | "amount": 6, "ore": "fire"           | "amount": 6    | fire_phial.ore: is missing, or not for \
            this effect; give an ore for the effect ore alone
            items    | "colour": "8fcf6a"                   | "colour": "green" | healing_draught.light.colour: \
            'green'; give six hexadecimal digits, red, green, blue: ff8c3c
            cave     | ("bridges": .\\s*)"terrain": "bridge" | $1"terrain": "grass" | bridges.terrain: 'grass' \
            carries nobody; give what does
            cave     | , "cells": 120                       | ``             | treasure.happenings.flood.cells: 0; \
            give 1..400 for a flood, and leave it out for anything else
            cave     | "does": "darkens",                   | "does": "darkens", "liquid": "shallow_water", | \
            treasure.happenings.gloom.liquid: is missing, or not for this; give one for a flood, and leave it out \
            otherwise
            cave     | "liquid": "shallow_water", "cells"   | "liquid": "grass", "cells" | \
            treasure.happenings.flood.liquid: 'grass' is not a liquid; give one that can be waded
            cave     | "liquid": "shallow_water", "cells"   | "liquid": "lava", "cells" | \
            treasure.happenings.flood.liquid: 'lava' is impassable; give what can be walked on
            cave     | "shrink": 3                          | "shrink": 6    | lakes.shape.canvases: 3 end at 1 \
            cells; give fewer, or shrink less
            cave     | (?s)(?<="any", "near": . "terrain": )"shallow_water"(.*?"terrain": )"bones" | \
            "chasm_edge"$1"shallow_water" | patches[3].near.terrain: 'chasm_edge' is not a liquid; give one for a puddle
            arenas   | "budget": 10, "budget_a_depth": 1    | "budget": 0, "budget_a_depth": 1 | \
            waves.waves[0].budget: 0; give a whole number within 1..200 where no heads come
            arenas   | , "most": 8                          | , "most": 0    | waves.waves[0].most: 0; give a whole \
            number within 1..40 where no heads come
            arenas   | ,\\s*"storm_ticks": 150              | ``             | lode_king.phases[2].storm: boss_hall \
            has no storm_ticks; give it some
            arenas   | (?s)("timber_hall".*?"goal": )"slay_heads" | $1"beat_waves" | timber_hall.goal: a guardian \
            must be killed; give slay_heads
            arenas   | (?s)("timber_hall".*?"depths": . "lowest": 4, "highest": )4 | $15 | timber_hall.depths: a \
            guardian's hall has one depth; give lowest and highest alike, within 1..16
            arenas   | (?s)("drowned_hall".*?"depths": . )"lowest": 8, "highest": 8(.*?"depths": . )"lowest": 8, \
            "highest": 8 | $1"lowest": 4, "highest": 4$2"lowest": 4, "highest": 4 | drowned_hall.depths: timber_hall \
            is the guardian's hall of that depth; give another
            arenas   | "rooms": \\["guardian_hall"]         | "rooms": ["guardian_hall", "plain"] | \
            timber_hall.needs.rooms: guardian_hall is with others; give it alone
            arenas   | (?s)("waves": .*?)"reward": \\[        | $1"hall": {}, "reward": [ | waves.hall: is for a room \
            of the sort guardian_hall only; leave it out
            arenas   | "liquid": "deep_water", "lakes"      | "liquid": "chasm", "lakes" | drowned_hall.hall.liquid: \
            'chasm' is a chasm; give another liquid
            arenas   | "liquid": "deep_water", "lakes": 3   | "lakes": 3     | drowned_hall.hall.lakes: go with a \
            liquid; give both or neither
            bosses   | "arena": "timber_hall"               | "arena": "bone_hall" | timber_hall.needs.rooms: 0 \
            bosses have this guardian's hall; give one in bosses.json
            items    | "amount": 12                         | "amount": 133  | heart_draught.amount: 133 percent is \
            more than full health; give at most 100
            bosses   | "monster": "lode_king"(?=,)          | "monster": "cave_rat" | lode_king.phases[0].monster: \
            cave_rat is not a single head of boss_hall; give one
            bosses   | "monster": "lode_king_bound"         | "monster": "cave_rat" | lode_king.phases[1].monster: is \
            of another radius_cells than the first; give the same
            bosses   | "below_percent": 66                  | "below_percent": 100 | \
            lode_king.phases[1].below_percent: is not below that of the phase before; give less
            """)
    void aMisfitIsToldByItsFieldWithWhatIsAccepted(String file, String sound, String faulty, String complaint) {
        String path = "content/" + file + ".json";
        String whole = builtIn.text(path);
        int manualEnd = whole.indexOf("\n{");
        String body = whole.substring(manualEnd).replaceFirst(sound, faulty);
        assertThat(body).as("the file still holds '%s'", sound).isNotEqualTo(whole.substring(manualEnd));

        List<String> complaints = complaintsAbout(path, whole.substring(0, manualEnd) + body);

        assertThat(complaints)
                .anySatisfy(line -> assertThat(line).startsWith("content/").endsWith(".json: " + complaint));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [1, 2]                | is not a JSON object; give entries in braces, each under its id
            { "Old Goblin": {} }  | Old Goblin: is not an id; give up to 40 lower-case letters, digits and underscores
            { "goblin": 4 }       | goblin: 4 is not an entry; give fields in braces
            """)
    void aFileThatHoldsNoEntriesIsToldInOneLine(String text, String complaint) {
        assertThat(complaintsAbout("content/monsters.json", text)).contains("content/monsters.json: " + complaint);
    }

    @Test
    void withoutAnySkillThereIsNoBot() {
        assertThatThrownBy(() -> BotSkill.readAll(new OneOtherFile(builtIn, BotSkill.FILE, "{}")))
                .isInstanceOfSatisfying(
                        ContentException.class,
                        e -> assertThat(e.complaints())
                                .containsExactly("content/bots.json: has no entries; give at least one skill"));
    }

    @Test
    void aLoopThatEndsIsRefused() {
        String cues = builtIn.text("sounds/cues.json").replace("\"sound\": \"cave_drone\"", "\"sound\": \"drip\"");

        assertThat(new ContentLinter(new OneOtherFile(builtIn, "sounds/cues.json", cues)).complaints())
                .contains("sounds/cues.json: beds[0].sound: 'drip' ends; give a sound with loop_seconds");
    }

    @Test
    void aShaderWithControlCharactersAndAFontWithoutTablesAreRefused() {
        String shader = builtIn.text("shaders/blur.frag.glsl");
        byte[] font = builtIn.bytes("fonts/jersey_10.ttf");

        assertThat(new ContentLinter(new OneOtherFile(builtIn, "shaders/blur.frag.glsl", shader + "\u0001"))
                        .complaints())
                .containsExactly(
                        "shaders/blur.frag.glsl: holds control characters; give a shader of GLSL 1.50, as text");
        assertThat(new ContentLinter(new OneOtherFile(builtIn, "fonts/jersey_10.ttf", Arrays.copyOf(font, 20)))
                        .complaints())
                .containsExactly("fonts/jersey_10.ttf: is cut off in its list of tables; give the whole file");
    }

    private List<String> complaintsAbout(String path, String text) {
        ContentException refused =
                catchThrowableOfType(ContentException.class, () -> Content.read(new OneOtherFile(builtIn, path, text)));
        assertThat(refused).as("refusal").isNotNull();
        return refused.complaints();
    }
}
