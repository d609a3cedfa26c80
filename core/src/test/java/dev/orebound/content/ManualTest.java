package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.biome.Biome;
import dev.orebound.content.element.Discovery;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.player.Deed;
import dev.orebound.content.player.StoryPage;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sprite.SignColour;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the head of each content file explains every field as the game reads it. The manuals are written from the
 * annotations of the records: refresh them with {@code -Dorebound.golden=refresh}.
 */
@Tag("golden")
class ManualTest {
    private static final Map<String, Class<? extends Record>> RECORDS = records();

    private static Map<String, Class<? extends Record>> records() {
        Map<String, Class<? extends Record>> records = new TreeMap<>(Content.RECORDS);
        records.putAll(SoundContent.RECORDS);
        records.putAll(MusicContent.RECORDS);
        records.put(BotSkill.FILE, BotSkill.class);
        records.put(FilmScene.FILE, FilmScene.class);
        records.put(Discovery.FILE, Discovery.class);
        records.put(Deed.FILE, Deed.class);
        records.put(StoryPage.FILE, StoryPage.class);
        records.put(SignColour.FILE, SignColour.class);
        return records;
    }

    private static Set<String> files() {
        return RECORDS.keySet();
    }

    @ParameterizedTest
    @MethodSource("files")
    void theManualOfAFileSaysWhatTheGameReads(String file) throws IOException {
        Path path = Path.of("../assets", file);
        String text = Files.readString(path);
        int manualEnd = text.indexOf("\n{") + 1;
        String manual = ContentManual.of(file, Objects.requireNonNull(RECORDS.get(file)));

        if ("refresh".equals(System.getProperty("orebound.golden"))) {
            Files.writeString(path, manual + text.substring(manualEnd));
        }

        assertThat(Files.readString(path)).startsWith(manual + "{");
    }

    @Test
    void theManualOfBiomesStandsBesideTheirFolders() throws IOException {
        Path path = Path.of("../assets", Biome.FOLDER, "README.md");
        String text = Files.readString(path);
        String manual = "```\n" + ContentManual.of(Biome.FILE, Biome.class) + "```\n";

        if ("refresh".equals(System.getProperty("orebound.golden"))) {
            Files.writeString(path, text.substring(0, text.indexOf("```\n")) + manual);
        }

        assertThat(Files.readString(path)).endsWith(manual);
    }
}
