package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.OneOtherFile;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.OverlaidAssets;
import dev.orebound.content.text.GameTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContentLinterTest {
    @TempDir
    private Path folder;

    @Test
    void theGamesOwnContentIsSound() {
        assertThat(new ContentLinter(new BuiltInAssets()).complaints()).isEmpty();
    }

    @Test
    void faultsOfRulesAndSpritesAreToldTogether() throws IOException {
        put("content/ores.json", "nonsense");
        put("sprites/title.txt", "nonsense");

        List<String> complaints = check();

        assertThat(complaints).anyMatch(line -> line.startsWith("content/ores.json: "));
        assertThat(complaints).anyMatch(line -> line.startsWith("sprites/title.txt: "));
    }

    @Test
    void aFileThatTheGameWouldNotReadIsTold() throws IOException {
        put("recipes.json", "{}");
        put("README.md", "about these files");
        put("sounds/recipe.json", "{}");
        put("sounds/._recipes.json", "what an operating system leaves");
        put("sound/recipes.json", "{}");
        put("pictures/mine.png", "");

        assertThat(check())
                .containsExactlyInAnyOrder(
                        "recipes.json: lies outside the folders that the game reads; put it into one of [ai, "
                                + "biomes, content,"
                                + " film, fonts, music, shaders, skin, sounds, sprites, texts]",
                        "sound: is no folder of the game; give one of [ai, biomes, content, film, fonts, music, "
                                + "shaders, skin,"
                                + " sounds, sprites, texts]",
                        "sounds/recipe.json: is no file of the game; give one of [sounds/captions.json, "
                                + "sounds/cues.json,"
                                + " sounds/effects.json, sounds/materials.json, sounds/recipes.json, "
                                + "sounds/voices.json]");
    }

    @Test
    void faultsOfMusicAreTold() throws IOException {
        put("music/rules.json", "{}");

        assertThat(check()).isNotEmpty().allMatch(line -> line.startsWith("music/rules.json: "));
    }

    @Test
    void skillsOfTheBotAreCheckedThoughTheGameDoesWithoutThem() throws IOException {
        put("content/bots.json", "{ \"novice\": { \"reaction_ticks\": 999 } }");

        assertThat(check())
                .contains("content/bots.json: novice.reaction_ticks: 999; give a whole number within 0..120")
                .anyMatch(line -> line.startsWith("content/bots.json: novice.dodge_percent: "));
    }

    @Test
    void aTextThatContentNeedsIsMissed() throws IOException {
        put("texts/en.properties", "x = 1\n");

        assertThat(check()).anyMatch(line -> line.startsWith("texts/en.properties: monster."));
    }

    @Test
    void nothingThatAFileSaysSteersTheTerminalOrFillsIt() throws IOException {
        String steering = Character.toString(0x1b) + "]0;owned" + Character.toString(7) + Character.toString(0x202e);
        put("texts/en.properties", steering + "\nx = " + steering + "\n");
        put(
                "sprites/title.txt",
                "sprite a" + steering + "\n" + steering + "x".repeat(500_000) + "\n|" + steering + "|\n");
        put("sprites/palette.txt", steering + "\n");
        put("sounds/recipes.json", "{ \"" + steering + "\": 1 }");
        put("content/terrains.json", "{ \"rock\": { \"glyph\": \"" + "\\u001b" + "\" } }");
        put("ai/x.tree", steering + "\n");

        assertThat(check())
                .hasSizeGreaterThan(5)
                .allSatisfy(line -> assertThat(line)
                        .doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]")
                        .hasSizeLessThan(1_100))
                .anyMatch(line -> line.contains("\\u001b]0;owned\\u0007\\u202e"))
                .anyMatch(line -> line.contains("give one character that can be seen"));
    }

    @Test
    void aTextHoldsNoControlCharacter() throws IOException {
        put("texts/en.properties", "x = " + Character.toString(0x1b) + "[2J\n");

        assertThat(check()).anyMatch(line -> line.contains("x: holds a control character"));
    }

    @Test
    void aByteOrderMarkBeforeAFileIsPassedOver() throws IOException {
        BuiltInAssets builtIn = new BuiltInAssets();
        for (String path : List.of(
                "content/ores.json",
                "texts/en.properties",
                "sprites/palette.txt",
                "sprites/title.txt",
                "sounds/recipes.json",
                "ai/" + builtIn.list("ai", ".tree").get(0).substring(3))) {
            put(path, Character.toString(0xfeff) + builtIn.text(path).replace("\n", "\r\n"));
        }

        assertThat(check()).isEmpty();
    }

    @Test
    void aTextThatOnlyThePauseMenuNeedsIsMissed() throws IOException {
        String texts = new BuiltInAssets().text("texts/en.properties");
        put("texts/en.properties", texts.replaceAll("(?m)^pause\\.(?!title).*$", ""));

        assertThat(check())
                .isNotEmpty()
                .allMatch(line -> line.startsWith("texts/en.properties: pause."))
                .allMatch(line -> line.contains("there is no such text"));
    }

    @Test
    void aTextThatAsksForMoreThanTheGameGivesIsFound() throws IOException {
        String texts = new BuiltInAssets().text("texts/en.properties");
        put(
                "texts/en.properties",
                texts.replaceFirst("(?m)^hud\\.depth *=.*$", "hud.depth = {0} of {7}")
                                .replaceFirst("(?m)^monster\\.slime\\.lore *=.*$", "monster.slime.lore = {1}")
                        + "\nmonster.newcomer.name = {0}\n");

        assertThat(check())
                .hasSize(3)
                .anyMatch(line -> line.startsWith("texts/en.properties: hud.depth: asks for {7}; the game gives "))
                .contains("texts/en.properties: monster.slime.lore: asks for {1}; the game gives 0")
                .contains("texts/en.properties: monster.newcomer.name: asks for {0}; the game gives 0");
    }

    @Test
    void bytesThatAreNoUtf8AreToldByTheirPlaceInAnyTextFile() throws IOException {
        BuiltInAssets builtIn = new BuiltInAssets();
        for (String path : List.of(
                "content/ores.json",
                "content/bots.json",
                "texts/en.properties",
                "sprites/title.txt",
                "sounds/recipes.json",
                "shaders/blur.frag.glsl",
                "ai/band.tree")) {
            byte[] bytes = builtIn.bytes(path);
            bytes[builtIn.text(path).indexOf('\n') + 1] = (byte) 0xff;
            putBytes(path, bytes);
        }

        List<String> complaints = check();

        for (String file : List.of(
                "content/ores.json", "content/bots.json", "texts/en.properties", "sprites/title.txt", "ai/band.tree")) {
            assertThat(complaints)
                    .filteredOn(line -> line.startsWith(file + ": line 2, byte "))
                    .singleElement()
                    .asString()
                    .endsWith(": is not UTF-8; save the file as UTF-8");
        }
        assertThat(complaints).anyMatch(line -> line.startsWith("shaders/blur.frag.glsl: line 2, byte "));
    }

    @Test
    void spritesThatNoTextureTakesAreRefused() throws IOException {
        String wide = "|" + "k".repeat(511) + "|\n";
        put("sprites/extra_wide.txt", "sprite wide\n" + wide + "\nsprite tall\n" + "|k|\n".repeat(600));
        put("sprites/extra_size.txt", "part dot\n|k|\n\nsprite huge\nsize 9999 9999\nframe dot 0 0\n");

        assertThat(check())
                .anyMatch(line -> line.contains("extra_wide.txt: line 1: wide: frame 0 is 511x1; give at most 510"))
                .anyMatch(line -> line.contains("tall: frame 0 is 1x600; give at most 510 pixels each way"))
                .anyMatch(line -> line.contains("huge: give width and height in pixels, each within 1..510"));
    }

    @Test
    void aSpriteThatTheScreenOrAnEntryNeedsIsMissed() throws IOException {
        BuiltInAssets builtIn = new BuiltInAssets();
        put("sprites/title_name.txt", "// nothing\n");
        put(
                "content/items.json",
                builtIn.text("content/items.json").replace("\"sprite\": \"lens\"", "\"sprite\": \"x\""));

        assertThat(check())
                .containsExactly(
                        "sprites: there is no sprite title_name; draw it in one of the files",
                        "content/items.json: lens: there is no sprite x; draw it in one of the files of sprites, or "
                                + "name"
                                + " another");
    }

    @Test
    void moreSpritesThanOneTextureTakesAreRefusedInOneLine() throws IOException {
        put(
                "sprites/extra.txt",
                "part dot\n|k|\n\nsprite film\nsize 510 510\n" + "frame dot 0 0\n".repeat(20_000)
                        + "recolour more from film k=k\n");

        assertThat(check())
                .singleElement()
                .asString()
                .startsWith("sprites/extra.txt: line ")
                .contains("film: all pictures together have more than 3000000 pixels");
    }

    @Test
    void shadersAndFontsThatAreDamagedAreFound() throws IOException {
        byte[] font = new BuiltInAssets().bytes("fonts/jersey_10.ttf");
        putBytes("fonts/jersey_10.ttf", Arrays.copyOf(font, font.length / 2));
        put("fonts/alegreya_sans_medium.ttf", "a text");
        put("shaders/blur.frag.glsl", "#version 150\nvoid main() {\n");
        put("shaders/light.vert.glsl", "// nothing\n");

        assertThat(check())
                .hasSize(4)
                .contains("fonts/alegreya_sans_medium.ttf: is not a font; give a TrueType or OpenType file")
                .contains("shaders/blur.frag.glsl: has 1 '{' and 0 '}'; give as many of each")
                .contains("shaders/light.vert.glsl: is empty; give a shader of GLSL 1.50")
                .anyMatch(line -> line.startsWith("fonts/jersey_10.ttf: its table '"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            sprites/sigils.txt      | sprite sigil_nest   | sprite sigil_web    | content/arenas.json: nest: there is \
            no sprite sigil_nest;
            sprites/slime.txt       | sprite slime.wind_up | sprite slime.winds | content/monsters.json: slime: there \
            is no sprite slime.wind_up;
            sprites/eel.txt         | sprite eel_under    | sprite eel_beneath  | content/monsters.json: eel: there \
            is no sprite eel_under;
            sprites/brews.txt       | sprite brew_frost_shot | sprite brew_frosty | content/brews.json: frost: there \
            is no sprite brew_frost_shot;
            sprites/sigils.txt      | glow wg             | opacity 90 w        | sprites: sigil_waves: nothing glows \
            in frame 1; give letters of
            content/terrains.json   | "glyph": "%"        | "glyph": "F"        | content/terrains.json: bones.glyph: \
            'F' stands for a fixture in dumps;
            content/terrains.json   | "glyph": "%"        | "glyph": "b"        | bones.glyph: 'b' stands for a \
            number or an ore in dumps; give another
            content/terrains.json   | "glyph": "%"        | "glyph": ">"        | content/terrains.json: bones.glyph: \
            '>' stands for an exit in dumps;
            content/terrains.json   | "glyph": "%"        | "glyph": "~"        | deep_water.glyph: '~' is bones's; \
            give another character
            content/brews.json      | "ores": ["fire", "water"] | "ores": ["fire"] | content/brews.json: \
            brews.steam.ores: are those of flame; give others
            """)
    void faultsThatOnlyAWindowWouldShowAreToldInOneLineThatNamesThem(
            String file, String sound, String faulty, String complaint) throws IOException {
        String text = new BuiltInAssets().text(file);
        assertThat(text.contains(sound)).as(sound).isTrue();
        put(file, text.replace(sound, faulty));

        assertThat(check()).anySatisfy(line -> assertThat(line).contains(complaint));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "overlay.tactic.leash",
                "overlay.state.hunting",
                "overlay.arena.storming",
                "overlay.way.to_prey",
                "codex.item.key",
                "round.first_fill",
                "history.ended.won"
            })
    void aWordOfTheCodeWithoutATextIsTold(String key) {
        Assets builtIn = new BuiltInAssets();
        String texts = builtIn.text("texts/en.properties");
        String without = texts.replaceFirst("(?m)^\\Q" + key + "\\E *=.*$", "");
        assertThat(without.length()).isLessThan(texts.length());

        assertThat(ContentLinter.missingWordsOfTheCode(
                        GameTexts.read(new OneOtherFile(builtIn, "texts/en.properties", without))))
                .containsExactly(
                        "texts/en.properties: " + key + ": there is no such text; add a line " + key + " = ...");
    }

    @Test
    void twoOresWhoseIdsBeginAlikeAreTold() throws IOException {
        for (String file : new BuiltInAssets().list("content", ".json")) {
            // The influences of elements.json are no ores.
            if (!file.equals(ElementRules.FILE)) {
                put(
                        file,
                        new BuiltInAssets()
                                .text(file)
                                .replace("\"water\"", "\"frost\"")
                                .replace("\"influence\": \"frost\"", "\"influence\": \"water\""));
            }
        }

        assertThat(check())
                .contains(
                        "content/ores.json: frost: 'f', its first letter, stands for the ore fire in dumps; give an id"
                                + " with another");
    }

    @Test
    void twoChecksTellTheSame() throws IOException {
        put("content/ores.json", "nonsense");
        ContentLinter check = new ContentLinter(new OverlaidAssets(folder, new BuiltInAssets()));

        assertThat(check.complaints()).isEqualTo(check.complaints());
    }

    private List<String> check() {
        return new ContentLinter(new OverlaidAssets(folder, new BuiltInAssets())).complaints();
    }

    private void put(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
    }

    private void putBytes(String path, byte[] bytes) throws IOException {
        put(path, "");
        Files.write(folder.resolve(path), bytes);
    }
}
