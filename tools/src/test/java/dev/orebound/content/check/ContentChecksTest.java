package dev.orebound.content.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.lab.ContentLinter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContentChecksTest {
    private static final String HORDES = new BuiltInAssets().text(Horde.FILE);

    private final Assets builtIn = new BuiltInAssets();

    @Test
    void givenAFifthOre_whenContentIsRead_thenItHasNoFlask() {
        String five = builtIn.text(Ore.FILE).replace("\n{", """

                { "void": {
                    "sprite": "ore_fire", "shard_sprite": "shard_fire", "hardness": 9,
                    "yield": { "lowest": 2, "highest": 3 }, "warden_yield": { "lowest": 2, "highest": 3 },
                    "light": { "colour": "ffffff", "radius_cells": 1, "strength": 1 }
                  },
                """);

        assertThat(complaintsAbout(Ore.FILE, five))
                .contains("content/ores.json: earth: has no flask; give at most 4 kinds of ore");
    }

    @Test
    void givenAThiefWithAMannerThatNeverLetsItGetAway_whenContentIsRead_thenItIsRefused() {
        String manners = builtIn.text(FightingStyle.FILE).replaceFirst("\"escape_ticks\": \\d+", "\"leash_cells\": 9");

        assertThat(complaintsAbout(FightingStyle.FILE, manners))
                .containsExactly("content/monsters.json: kobold_cutpurse.manner: 'thief' has no escape_ticks, and it"
                        + " steals; give another");
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

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "captive"                     | "tame"                        | goblins_with_kobold.flags[0]: 'tame'; \
            give one of [captive,
            ["captive"]                   | ["captive", "captive"]        | goblins_with_kobold.flags[1]: 'captive' \
            stands twice; give
            ["mushrooms"]                 | ["moss"]                      | sporelings.terrain[0]: 'moss' is unknown; \
            give one of [nothing,
            ["mushrooms"]                 | []                            | sporelings.terrain: is empty; give one id \
            or more, or leave
            ["mushrooms"]                 | ["mushrooms", "lava"]         | sporelings.terrain: 'lava' is impassable; \
            give one that can
            "terrain": ["deep_water"]     | "terrain": ["shallow_water"]  | eel.terrain: 'shallow_water' is nothing \
            to swim in; give a deep
            , "terrain": ["deep_water"]   | , "flags": ["no_periodic_spawn"] | eel.terrain: is left out, and its \
            leader swims; give one of [deep_water]
            "monster": "eel", "count"     | "monster": "cave_rat", "count" | eels.members: 'cave_rat' does not live \
            where its leader does; give
            """)
    void aFaultyHordeIsToldByItsFieldWithWhatIsAccepted(String sound, String faulty, String complaint) {
        assertThat(HORDES).contains(sound);

        assertThat(complaintsAbout(Horde.FILE, replaceFirst(sound, faulty)))
                .singleElement()
                .asString()
                .startsWith("content/hordes.json: " + complaint);
    }

    @Test
    void aMonsterThatSwimsIsInHordesAlone() {
        String arenas =
                builtIn.text(ArenaKind.FILE).replaceFirst("\"monster\": \"brood_nest\"", "\"monster\": \"eel\"");

        assertThat(complaintsAbout(ArenaKind.FILE, arenas))
                .anyMatch(line -> line.startsWith("content/arenas.json: ")
                        && line.endsWith("'eel' swims, and there is no water; give a monster that walks or hovers"));
    }

    @Test
    void aHordeHasAtMostFiveKindsOfMembers() {
        String rat = "{ \"monster\": \"cave_rat\", \"count\": { \"lowest\": 0, \"highest\": 1 } }";

        assertThat(complaintsAbout(Horde.FILE, oneHorde("\"members\": [" + (rat + ",").repeat(5) + rat + "]")))
                .containsExactly("content/hordes.json: only.members: list of 6; give a list of 0..5");
    }

    @Test
    void aGolemIsNobodysFoe() {
        String rat = "{ \"monster\": \"loam_bulwark\", \"count\": { \"lowest\": 0, \"highest\": 1 } }";

        assertThat(complaintsAbout(Horde.FILE, oneHorde("\"members\": [" + rat + "]")))
                .singleElement()
                .asString()
                .startsWith("content/hordes.json: only.members[0].monster: 'loam_bulwark'");
    }

    @Test
    void aGolemHasNoAttackThatItWouldNeverUse() {
        String charges = builtIn.text(GolemRules.FILE)
                .replaceFirst(
                        "\"form\": \"melee\", \"reach_cells\": [0-9.]+, \"arc_degrees\": \\d+",
                        "\"form\": \"charge\", \"speed\": 8, \"cells\": 3");

        assertThat(complaintsAbout(GolemRules.FILE, charges))
                .containsExactly("content/golems.json: builds.delver.attacks[0].form: is not an attack of a golem; "
                        + "give melee, ranged, or burst without influence");
    }

    @Test
    void eachOreMakesGolemsInOneRow() {
        String twice = builtIn.text(GolemRules.FILE).replace("\"ore\": \"water\"", "\"ore\": \"fire\"");

        assertThat(complaintsAbout(GolemRules.FILE, twice))
                .containsExactly(
                        "content/golems.json: ores: 2 rows are of fire; give it one",
                        "content/golems.json: ores: 0 rows are of water; give it one");
    }

    @Test
    void noMonsterCallsUpMoreThanAFloorTakes() {
        String minds = builtIn.text(MindRules.FILE).replaceFirst("\"most_called\": \\d+", "\"most_called\": 3");

        assertThat(complaintsAbout(MindRules.FILE, minds))
                .contains("content/monsters.json: brood_nest.attacks[1].most: 4; give at most 3, the most_called of "
                        + "content/minds.json");
    }

    @Test
    void thereIsOneKeyForWardens() {
        String items = builtIn.text(Item.FILE).replace("\"effect\": \"lens\"", "\"effect\": \"key\"");

        assertThat(complaintsAbout(Item.FILE, items))
                .containsExactly("content/items.json: effect: 2 items are a key; give one");
    }

    @Test
    void aCaptiveIsHeldBySomebody() {
        String mayBeNobody = "{ \"monster\": \"cave_rat\", \"count\": { \"lowest\": 0, \"highest\": 9 } }";

        assertThat(complaintsAbout(
                        Horde.FILE, oneHorde("\"members\": [" + mayBeNobody + "], \"flags\": [\"captive\"]")))
                .containsExactly("content/hordes.json: only.members: nobody may be left to hold the captive; "
                        + "give a lowest count of at least 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"terrain\": [\"bones\"]", "\"flags\": [\"never_out_of_depth\"]"})
    void everyDepthHasAHordeThatCanAlwaysBeDrawn(String demanding) {
        assertThat(complaintsAbout(Horde.FILE, oneHorde("\"members\": [], " + demanding)))
                .hasSize(17)
                .startsWith("content/hordes.json: depths: every horde of depth 1 asks for terrain or is "
                        + "never_out_of_depth; give one that does neither");
    }

    @Test
    void everyDepthOfTheGameHasFiveHordesForAnyGround() {
        for (int depth = 1; depth <= 17; depth++) {
            int at = depth;
            assertThat(Content.read(builtIn).hordes().asList())
                    .filteredOn(horde -> horde.depths().holds(at) && !horde.asksForTerrain())
                    .as("depth %s", depth)
                    .hasSizeGreaterThanOrEqualTo(5);
        }
    }

    @Test
    void everyDepthOfTheGameDrawsEightKindsOfHordes() {
        for (int depth = 1; depth <= 17; depth++) {
            int at = depth;
            assertThat(Content.read(builtIn).hordes().asList())
                    .filteredOn(horde -> horde.frequency() > 0 && horde.depths().holds(at) && !horde.asksForTerrain())
                    .as("depth %s", depth)
                    .hasSizeGreaterThanOrEqualTo(8);
        }
    }

    @Test
    void everyBiomeOfTheGameHasSixKindsOfItsOwnWhichLeadMostHordesInItsMidst() {
        Content content = Content.read(builtIn);
        for (Biome biome : content.biomes()) {
            assertThat(content.monsters().asList())
                    .filteredOn(monster -> biome.id().equals(monster.home()))
                    .as("at home in %s", biome.id())
                    .hasSizeGreaterThanOrEqualTo(6);
            int midst = (biome.depths().lowest() + biome.depths().highest()) / 2;
            int all = 0;
            int own = 0;
            for (Horde horde : content.hordes()) {
                if (horde.depths().holds(midst)) {
                    all += horde.frequency();
                    String home = content.monsters().get(horde.leader()).home();
                    own += biome.id().equals(home) ? horde.frequency() : 0;
                }
            }
            assertThat(own).as("of %s at depth %s", all, midst).isGreaterThan(all / 2);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "home": "timbered", | "home": "attic",    | monsters.json: cave_rat.home: 'attic' is unknown; give one of \
            [timbered,
            "home": "furnace",  | "home": "timbered", | hordes.json: imps.depths: lie too far from timbered, the home \
            of ash_imp;
            "home": "heart",    |                     | monsters.json: home: 5 kinds in hordes are at home at depth \
            17; give at least 6
            """)
    void aHomeThatDoesNotFitIsToldByContentCheck(String sound, @Nullable String faulty, String complaint) {
        String monsters = builtIn.text(Monster.FILE);
        int at = monsters.indexOf(sound, monsters.indexOf("\n{"));
        String changed =
                monsters.substring(0, at) + (faulty == null ? "" : faulty) + monsters.substring(at + sound.length());

        assertThat(new ContentLinter(new OneOtherFile(builtIn, Monster.FILE, changed)).complaints())
                .anyMatch(line -> line.startsWith("content/" + complaint));
    }

    private static String oneHorde(String fields) {
        return "{ \"only\": { \"leader\": \"goblin\", \"mind\": \"lurkers\", \"formation\": \"loose\", \"depths\": "
                + "{ \"lowest\": 1, \"highest\": 17 }, "
                + "\"frequency\": 1, " + fields + " } }";
    }

    private static String replaceFirst(String sound, String faulty) {
        int at = HORDES.indexOf(sound, HORDES.indexOf("\n{"));
        return HORDES.substring(0, at) + faulty + HORDES.substring(at + sound.length());
    }

    private List<String> complaintsAbout(String file, String text) {
        Assets others = text.contains("\"only\": {") ? withTheOnlyHordeInTheFirstRoom() : builtIn;
        return catchThrowableOfType(ContentException.class, () -> Content.read(new OneOtherFile(others, file, text)))
                .complaints()
                .stream()
                .filter(line -> !line.startsWith(FirstRoom.FILE))
                .toList();
    }

    /**
     * Returns the content with a first room whose sleeper is of the horde "only" and without vignettes, since tests of
     * hordes have no other.
     */
    private Assets withTheOnlyHordeInTheFirstRoom() {
        String room = builtIn.text(FirstRoom.FILE).replace("\"rats\"", "\"only\"");
        return TestContent.withoutVignettes(new OneOtherFile(builtIn, FirstRoom.FILE, room));
    }
}
