package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.BuiltInAssets;
import dev.orebound.content.OverlaidAssets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckContentTest {
    @TempDir
    private Path folder;

    @Test
    void whatTheGameComesWithIsSound() {
        assertThat(new CheckContent(new BuiltInAssets()).complaints()).isEmpty();
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
    void twoChecksTellTheSame() throws IOException {
        put("content/ores.json", "nonsense");
        CheckContent check = new CheckContent(new OverlaidAssets(folder, new BuiltInAssets()));

        assertThat(check.complaints()).isEqualTo(check.complaints());
    }

    private List<String> check() {
        return new CheckContent(new OverlaidAssets(folder, new BuiltInAssets())).complaints();
    }

    private void put(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(folder.resolve(path.substring(0, path.indexOf('/'))));
        Files.writeString(file, text);
    }
}
