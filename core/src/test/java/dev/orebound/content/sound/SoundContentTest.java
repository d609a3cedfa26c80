package dev.orebound.content.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.world.EventWords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoundContentTest {
    private static final Assets BUILT_IN = new BuiltInAssets();

    private final ContentTable<EventWord> events = EventWords.of(Content.read(BUILT_IN));

    @Test
    void theBuiltInSoundsHaveNoFault() {
        SoundContent content = SoundContent.read(BUILT_IN, events);

        assertThat(content.recipes().ids()).contains("ui_move", "ui_confirm", "ui_back");
        assertThat(content.cues().menu()).contains("ui_move", "ui_confirm", "ui_back");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "recipes.json | \"loudness\": 0.075 | \"loudnes\": 0.075 | recipes.json: ui_move.loudnes: is not a "
                        + "field here",
                "recipes.json | \"loudness\": 0.075 | \"loudness\": 7     | recipes.json: ui_move.loudness: 7",
                "recipes.json | \"chime            | \"cheese           | layers[1]: 'cheese' is no source; give "
                        + "one of [chime, white, ",
                "recipes.json | \"sine 220          | \"Sine 220          | ui_move.layers[1]: 'Sine' is no source; "
                        + "give one of [sine",
                "recipes.json | envelope 0.002 0.06 | enveloppe 0.002 0.06 | ui_move.layers[0]: 'enveloppe' is no "
                        + "unit; give one of [modulation, vibrato",
                "recipes.json | \"hall 0.6 0.16 0.4\" | \"reverb 0.6\"   | ui_confirm.mix: 'reverb' is no unit of a "
                        + "mix; give one of [drive, echo, hall]",
                "recipes.json | \"loop_seconds\": 14 | \"variants\": 1    | cave_drone.layers[0]: envelope: is missing",
                "recipes.json | \"drip\": {         | \"drop\": {         | recipes.json: drop: is never played",
                "recipes.json | sine 220,         | sine,               | ui_move.layers[1]: sine: hertz is "
                        + "missing; give 0.1..12000, or two of them as 440>220",
                "recipes.json | sine 220,         | pink 220,           | ui_move.layers[1]: pink: has too many "
                        + "numbers; give none",
                "recipes.json | sine 220,         | sine 22000,         | ui_move.layers[1]: sine: hertz is "
                        + "'22000'; give 0.1..12000",
                "recipes.json | sine 220,         | sine 220>22000,     | ui_move.layers[1]: sine: hertz is "
                        + "'220>22000'; give 0.1..12000",
                "recipes.json | sine 220,         | sine 220>110/11,    | ui_move.layers[1]: sine: hertz is "
                        + "'220>110/11'; give 0.1",
                "recipes.json | sine 220,         | sine 220>,          | ui_move.layers[1]: sine: '220>' is no "
                        + "number such as 440 or 0.5; give hertz",
                "recipes.json | sine 220,         | sine 220Hz,         | ui_move.layers[1]: sine: '220Hz' is no "
                        + "number such as 440 or 0.5; give hertz 0.1..12000",
                "recipes.json | sine 220,         | sine 220            | ui_move.layers[1]: sine: 'envelope' has "
                        + "no comma before it",
                "recipes.json | sine 220,         | sine 2x,            | ui_move.layers[1]: has a multiple of a "
                        + "note's pitch (x), which is for instruments; give hertz",
                "recipes.json | sine 220,         | sine 220>2x,        | ui_move.layers[1]: sine: '220>2x' is no "
                        + "number such as 440 or 0.5",
                "recipes.json | sine 220,         | string 220 1, drop 1 1, | ui_move.layers[1]: drop: has no place "
                        + "here; it stands once after sine, triangle, saw, square, harmonics or a struck thing",
                "recipes.json | tremolo 0.07 0.5  | decay 2             | cave_drone.layers[0]: envelope: is missing; "
                        + "give one, or let nothing in it glide",
                "recipes.json | repeat 2 0.07     | repeat 2.5 0.07     | ui_confirm.layers[1]: repeat: times is "
                        + "'2.5'; give a whole number within 1..64",
                "recipes.json | wood 440,         | wood 440>220,       | ui_move.layers[0]: wood: hertz is "
                        + "'440>220'; give 0.1..12000",
                "recipes.json | sine 220,         | sine 220 110,       | ui_move.layers[1]: sine: has too many "
                        + "numbers; give hertz",
                "recipes.json | sine 220,         | gain 2, sine 220,   | ui_move.layers[1]: gain: has no place "
                        + "here; it stands once in a layer",
                "recipes.json | sine 220,         | gain 2, sine 220,   | ui_move.layers[1]: sine: has no place "
                        + "here; it begins a layer",
                "recipes.json | sine 220,         | sine 220, hall 1 1 0, | ui_move.layers[1]: hall: has no place "
                        + "here; it stands once in mix",
                "recipes.json | sine 220,         | sine 220, wobble 1 1, | ui_move.layers[1]: wobble: has no place "
                        + "here; it follows a filter",
                "recipes.json | sine 220,         | pink, vibrato 1 1,  | ui_move.layers[1]: vibrato: has no place "
                        + "here; it stands once after sine",
                "recipes.json | sine 220,         | saw 9, modulation 1 1, | ui_move.layers[1]: modulation: has no "
                        + "place here; it stands once after sine",
                "recipes.json | sine 220,         | sine 220, gain 1,   | ui_move.layers[1]: gain: has no place "
                        + "here; it stands once",
                "recipes.json | sine 220, envelope 0.003 0.05 | sine 220, envelope 0.003 0.05, low 900 | "
                        + "ui_move.layers[1]: low: has no place here; it stands in a layer, after the source and "
                        + "before the envelope",
                "recipes.json | tremolo 0.07 0.5    | tremolo 0.07 0.5, at 2 | cave_drone.layers[0]: at and repeat: "
                        + "are for layers with an envelope",
                "materials.json | \"wood\": {        | \"low\": {          | materials.json: low.id: is the word of "
                        + "a unit of sounds",
                "recipes.json | sine 220,         | sine 220,,          | ui_move.layers[1]: a unit is empty; take "
                        + "out a comma",
                "recipes.json | \"hall 0.6 0.16 0.4\" | \"low 900\"      | ui_confirm.mix: low: has no place here; "
                        + "it stands in a layer",
                "recipes.json | \"hall 0.6 0.16 0.4\" | \"hall large\"   | ui_confirm.mix: hall: 'large' is no "
                        + "number such as 440 or 0.5; give seconds 0.05..8",
                "recipes.json | \"hall 0.6 0.16 0.4\" | 3                | ui_confirm.mix: 3; give a text",
                "recipes.json | envelope 0.002 0.06 | envelope 0.002 7  | ui_move.layers: last 7.0 seconds with the "
                        + "tail; give at most 6",
                "recipes.json | envelope 0.002 0.06 | envelope 0.002 70 | ui_move.layers[0]: envelope: decay is "
                        + "'70'; give 0.001..10",
                "recipes.json | envelope 0.002 0.06 | envelope 0.002    | ui_move.layers[0]: envelope: decay is "
                        + "missing; give 0.001..10",
                "recipes.json | envelope 0.002 0.06 | envelope 1 1 0 0 0 0 | ui_move.layers[0]: envelope: has too "
                        + "many numbers; give attack",
                "cues.json    | \"swing_heavy\"     | \"swang\"           | 'swang' is unknown",
                "cues.json    | [\"ui_move\"        | [\"cave_drone\"      | menu: 'cave_drone' never ends",
                "cues.json    | [\"ui_move\"        | [\"drip\"            | menu: ui_move is missing",
                "cues.json    | \"cave_drone\"      | \"drip\"            | beds[0].sound: 'drip' ends",
                "cues.json    | \"fire_near\"       | \"cave_drone\"      | beds[5]: plays a loop that plays there "
                        + "already",
                "cues.json    | \"kind\": \"slime\" | \"kind\": \"snail\" | 'snail' is unknown; give one of [player, ",
                "cues.json    | \"manner\": \"lob\" | \"manner\": \"lop\" | 'lop' is unknown; give one of [first, "
                        + "second, third",
                "cues.json    | \"event\": \"floor_left\" | \"event\": \"flor_left\" | 'flor_left' is unknown",
                "cues.json    | \"room_entered\"    | \"room_left\"       | silent[1]: 'room_left' is unknown",
                "cues.json    | \"horde_calmed\", \"room_entered\" | \"horde_calmed\" | room_entered is neither "
                        + "here nor",
                "cues.json    | \"horde_calmed\"    | \"foot_set\"        | foot_set has a cue as well",
                "voices.json  | \"dusk_bat\"        | \"dawn_bat\"        | kinds.dawn_bat: is not a monster; give "
                        + "one of",
                "voices.json  | \"family\": \"mist\" | \"family\": \"fog\" | 'fog' is unknown; give one of [throat, "
                        + "beast",
                "voices.json  | \"throat_yelp\"     | \"throat_yell\"     | families.throat.fleeing: 'throat_yell' "
                        + "is unknown",
                "voices.json  | \"throat_yelp\"     | \"throat_bark\"     | recipes.json: throat_yelp: is never played",
                "voices.json  | \"fleeing\": \"mist_gasp\" | \"fleeting\": \"mist_gasp\" | fleeting: is not a field "
                        + "here",
                "cues.json    | \"highest\": 660    | \"highest\": 140    | strays[0].ticks.highest: 140 is below "
                        + "lowest, 150",
                "captions.json | \"importance\": \"notice\" | \"importance\": \"urgent\" | 'urgent'; give one of "
                        + "[danger, notice, ambient]",
                "captions.json | \"event\": \"lever_pulled\" | \"event\": \"lever_pushed\" | captions.lever.event: "
                        + "'lever_pushed' is unknown",
                "captions.json | \"mood\": \"hunting\" | \"mod\": \"hunting\" | captions.hunting.mod: is not a "
                        + "field here",
                "captions.json | \"mood\": \"hunting\", | '' | captions.hunting.event: and mood are missing; give one",
                "captions.json | \"kind\": \"flood\" | \"kind\": \"flod\" | captions.flood.kind: 'flod' is unknown; "
                        + "give one of [",
                "captions.json | \"manner\": \"lob\" | \"manner\": \"lop\" | captions.will_lob.manner: 'lop' is "
                        + "unknown; give one of [first",
                "captions.json | \"colour\": \"ff9a62\" | \"colour\": \"red\" | importances.danger.colour",
                "captions.json | \"most_lines\": 4 | \"most_lines\": 40 | most_lines: 40; give a whole number "
                        + "within 1..6",
                "captions.json | \"lever_pulled\", \"importance\": \"notice\" | \"lever_pulled\", \"importance\": "
                        + "\"notice\", \"names\": \"sand\" | captions.lever.names: 'sand'",
                "captions.json | \"alarm_raised\" | \"roof_fell\" | untold: alarm_raised is neither here nor among "
                        + "the captions",
                "captions.json | \"fire_died\" | \"fire_caught\" | untold: fire_caught has a caption as well",
                "captions.json | \"alarm_raised\" | \"room_entered\" | captions.alarm: room_entered has no cue in "
                        + "sounds/cues.json",
                "effects.json | \"of\": \"smoke\" | \"of\": \"smog\" | effects.death.parts[0].of: 'smog'; give one "
                        + "of [dust, spark, ",
                "effects.json | \"show\": \"spray\" | \"show\": \"spry\" | effects.hit.parts[0].show: 'spry'; give "
                        + "one of [burst, spray, ",
                "effects.json | \"count\": 34 | \"count\": 3400 | effects.boss_rises.parts[0].count: 3400; give a "
                        + "whole number within 0..400",
                "effects.json | \"speed\": 130 | \"spead\": 130 | effects.boss_rises.parts[0].spead: is not a field "
                        + "here",
                "effects.json | \"colour\": \"wood\" | \"colour\": \"wod\" | effects.door_bursts.parts[0].colour: "
                        + "'wod' is unknown; give one of [wood, ",
                "effects.json | \"colour\": \"wood\" | \"colour\": \"iron\" | effects.json: colours.wood: no effect "
                        + "has it; take it out",
                "effects.json | \"rgb\": \"8478a8\" | \"rgb\": \"grey\" | effects.json: colours.stone.rgb: ",
                "effects.json | \"at\": \"doors\" | \"at\": \"gates\" | effects.door_creaks.at: 'gates'; give one of [",
                "effects.json | \"vent\": { | \"went\": { | effects[0]: 'vent' is unknown; give one of [went, ",
                "effects.json | \"water\": { \"effect\" | \"wader\": { \"effect\" | brews.ores.wader: is no ore; "
                        + "give one of [",
                "effects.json | \"others\": \"brew_fire\" | \"others\": \"brew_fir\" | brews.others: 'brew_fir' is "
                        + "unknown; give one of [brew_air, brew_fire, ",
                "cues.json    | \"effects\": [\"vent\"] | \"shake\": 0.1 | effects.json: effects.vent: is never "
                        + "shown; name it in sounds/cues.json",
                "cues.json    | \"effects\": [\"summon\"], | \"gain\": 0.1, \"effects\": [\"summon\"], | gain: has "
                        + "no sounds to set; leave it out",
                "cues.json    | \"manner\": \"summon\", \"effects\": [\"summon\"], \"in_sight\": true | \"manner\": "
                        + "\"summon\" | event: brings nothing; give sounds, effects, shake or a flash",
                "cues.json    | \"gain\": 0.95, | '' | gain: is missing; sounds need it",
                "cues.json    | \"scurry\": { | \"scury\": { | moments.scurry",
                "cues.json    | \"colour\": \"region\" | \"colour\": \"regoin\" | colour: 'regoin' is unknown; give "
                        + "one of [region, ",
                "voices.json  | \"mean_ticks\": 260 | \"mean_ticks\": 0   | moods.asleep.mean_ticks: 0",
            })
    void aFaultIsToldInOneLineThatNamesIt(String file, String right, String wrong, String complaint) {
        ContentException told = catchThrowableOfType(
                ContentException.class,
                () -> SoundContent.read(OneOtherFile.spoilt("sounds/" + file, right, wrong), events));

        assertThat(told.complaints()).allSatisfy(line -> assertThat(line).doesNotContain("\n"));
        assertThat(told.complaints()).anySatisfy(line -> assertThat(line).contains(complaint));
    }

    @Test
    void aFileThatIsNoJsonIsTheOnlyComplaint() {
        for (String file : SoundContent.RECORDS.keySet()) {
            Assets broken = new OneOtherFile(BUILT_IN, file, "{ \"drip\": { ");

            ContentException told =
                    catchThrowableOfType(ContentException.class, () -> SoundContent.read(broken, events));

            assertThat(told.complaints()).singleElement().asString().startsWith(file + ": is not JSON");
        }
    }

    @Test
    void givenAnEffectThatDoesNotExist_thenThatIsTheOnlyComplaint() {
        Assets spoilt = OneOtherFile.spoilt("sounds/cues.json", "[\"alarm\"]", "[\"alarum\"]");

        ContentException told = catchThrowableOfType(ContentException.class, () -> SoundContent.read(spoilt, events));

        assertThat(told.complaints())
                .singleElement()
                .asString()
                .startsWith("sounds/cues.json: cues[")
                .contains("].effects[0]: 'alarum' is unknown; give one of [alarm, ");
    }

    @Test
    void givenTwoCuesForTheSame_thenThatIsAFault() {
        Assets spoilt = OneOtherFile.spoilt("sounds/cues.json", "\"kind\": \"goblin_captain\"", "\"kind\": \"slime\"");

        ContentException told = catchThrowableOfType(ContentException.class, () -> SoundContent.read(spoilt, events));

        assertThat(told.complaints()).anySatisfy(line -> assertThat(line).contains("has two cues for slime"));
    }
}
