package dev.orebound.journal.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.sprite.SignColour.ColourSight;
import dev.orebound.journal.settings.GameSettings.AutoMode;
import dev.orebound.journal.settings.GameSettings.FullScreenKind;
import dev.orebound.journal.settings.GameSettings.Hands;
import dev.orebound.journal.settings.GameSettings.HeadingLetters;
import dev.orebound.journal.settings.GameSettings.HintStay;
import dev.orebound.journal.settings.GameSettings.MonoMode;
import dev.orebound.journal.settings.GameSettings.MouseMode;
import dev.orebound.journal.settings.GameSettings.OutlineMode;
import dev.orebound.journal.settings.GameSettings.PadShapes;
import dev.orebound.journal.settings.GameSettings.SoundMode;
import dev.orebound.journal.settings.GameSettings.VsyncMode;
import dev.orebound.journal.settings.GameSettings.WindowMode;
import dev.orebound.journal.settings.GameSettings.WindowPlace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {
    private static final GameSettings CHOSEN = GameSettings.USUAL
            .withWindowSize(1920, 1080)
            .with(GameSettings.WINDOW_PLACE, Optional.of(new WindowPlace(-1900, 40)))
            .with(GameSettings.WINDOW, WindowMode.FULLSCREEN)
            .with(GameSettings.FULL_SCREEN, FullScreenKind.EXCLUSIVE)
            .with(GameSettings.VSYNC, VsyncMode.OFF)
            .with(GameSettings.FRAME_CAP, 144)
            .with(GameSettings.MOUSE, MouseMode.CONFINED)
            .with(GameSettings.VOLUME, 0.25f)
            .with(GameSettings.SOUND, SoundMode.MUTED)
            .with(GameSettings.MONO, MonoMode.ON)
            .with(GameSettings.CAPTIONS, CaptionMode.IMPORTANT)
            .with(GameSettings.SHAKE, 0f)
            .with(GameSettings.FLASH, 0.5f)
            .with(GameSettings.CAMERA_LEANS, 0f)
            .with(GameSettings.HIT_STOP, 0.75f)
            .with(GameSettings.PARTICLES, 0.5f)
            .with(GameSettings.LANGUAGE, "pt_BR")
            .with(GameSettings.NEWS, "0.1.0")
            .with(GameSettings.COLOURS, ColourSight.TRITANOPIA)
            .with(GameSettings.OUTLINES, OutlineMode.ON)
            .with(GameSettings.DIMMED, 0.5f)
            .with(GameSettings.UI_SCALE, 1.5f)
            .with(GameSettings.TEXT_SCALE, 1.8f)
            .with(GameSettings.HEADINGS, HeadingLetters.PLAIN)
            .with(GameSettings.HINTS, HintStay.DISMISSED)
            .with(GameSettings.GAME_SPEED, 0.7f)
            .with(GameSettings.MERCY, 2)
            .with(GameSettings.HANDS, Hands.LEFT)
            .with(GameSettings.AUTO_AIM, AutoMode.ON)
            .with(GameSettings.TOGGLES, List.of("sneak", "walk"))
            .with(GameSettings.KEYS, new TreeMap<>(Map.of("dash", List.of("Q", "Mouse back"))))
            .with(GameSettings.PAD, new TreeMap<>(Map.of("dash", List.of("Pad east"))))
            .with(GameSettings.PAD_DEAD_ZONE, 0.3f)
            .with(GameSettings.AIM_ASSIST, 4)
            .with(GameSettings.PAD_SHAPES, PadShapes.NINTENDO);

    @TempDir
    Path folder;

    private Path file;
    private final List<String> warnings = new ArrayList<>();
    private SettingsFile settingsFile;

    @BeforeEach
    void open() {
        file = folder.resolve("saves/settings.json");
        settingsFile = new SettingsFile(file, warnings::add);
    }

    @Test
    void writtenSettingsAreReadAgain() {
        settingsFile.write(CHOSEN);

        assertThat(settingsFile.read()).isEqualTo(CHOSEN);
        assertThat(warnings).isEmpty();
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo("""
                {
                  "window_width": 1920,
                  "window_height": 1080,
                  "window_x": -1900,
                  "window_y": 40,
                  "window": "fullscreen",
                  "full_screen": "exclusive",
                  "vsync": "off",
                  "frame_cap": 144,
                  "mouse": "confined",
                  "volume": 0.25,
                  "music_volume": 0.7,
                  "effects_volume": 1.0,
                  "interface_volume": 1.0,
                  "unfocused": "heard",
                  "sound": "muted",
                  "mono": "on",
                  "captions": "important",
                  "speech": "off",
                  "speech_rate": 0.5,
                  "shake": 0.0,
                  "flash": 0.5,
                  "camera_leans": 0.0,
                  "hit_stop": 0.75,
                  "slow_motion": 1.0,
                  "particles": 0.5,
                  "colours": "tritanopia",
                  "outlines": "on",
                  "dimmed": 0.5,
                  "ghosts": "on",
                  "language": "pt_BR",
                  "news": "0.1.0",
                  "ui_scale": 1.5,
                  "text_scale": 1.8,
                  "headings": "plain",
                  "hints": "dismissed",
                  "game_speed": 0.7,
                  "mercy": 2,
                  "hands": "left",
                  "auto_aim": "on",
                  "auto_strike": "off",
                  "toggles": ["sneak", "walk"],
                  "keys": {
                    "dash": ["Q", "Mouse back"]
                  },
                  "pad": {
                    "dash": ["Pad east"]
                  },
                  "pad_dead_zone": 0.3,
                  "pad_curve": 1.5,
                  "aim_assist": 4,
                  "pad_shapes": "nintendo"
                }
                """);
    }

    @Test
    void withoutAFileThoseOfTheFirstStartHold() throws IOException {
        SettingsFile first = settingsFile.beginningWith(GameSettings.USUAL_FULL_SCREEN);
        assertThat(first.read().get(GameSettings.WINDOW)).isEqualTo(WindowMode.FULLSCREEN);

        put("{\"volume\": 0.5}");

        assertThat(first.read()).isEqualTo(GameSettings.USUAL.with(GameSettings.VOLUME, 0.5f));
    }

    @Test
    void aWindowThatWasNeverMovedHasNoPlace() {
        settingsFile.write(GameSettings.USUAL);

        assertThat(file)
                .content(StandardCharsets.UTF_8)
                .doesNotContain("window_x")
                .doesNotContain(",\n  ,");
        assertThat(settingsFile.read()).isEqualTo(GameSettings.USUAL);
    }

    @Test
    void withoutAFileTheUsualSettingsHold() {
        assertThat(settingsFile.read()).isEqualTo(GameSettings.USUAL);
        assertThat(warnings).isEmpty();
    }

    @Test
    void aByteOrderMarkThatAnEditorPutBeforeThemDoesNoHarm() throws IOException {
        put(Character.toString(0xfeff) + "{\"volume\": 0.5}");

        assertThat(settingsFile.read()).isEqualTo(GameSettings.USUAL.with(GameSettings.VOLUME, 0.5f));
        assertThat(warnings).isEmpty();
    }

    @Test
    void fieldsThatAreMissingOrUnknownDoNoHarm() throws IOException {
        put("{\"volume\": 0.5, \"added_by_a_newer_game\": [1, 2]}");

        assertThat(settingsFile.read()).isEqualTo(GameSettings.USUAL.with(GameSettings.VOLUME, 0.5f));
        assertThat(warnings).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[1]",
                "nonsense",
                "{\"volume\": 3}",
                "{\"volume\": \"loud\"}",
                "{\"window\": \"sideways\"}",
                "{\"hit_stop\": -0.1}",
                "{\"language\": \"../de\"}",
                "{\"news\": \"one, two\"}",
                "{\"window_width\": 1280.5, \"window_height\": 720}",
                "{\"window_width\": 1280}",
                "{\"window_x\": 12}",
                "{\"frame_cap\": 5}",
                "{\"full_screen\": \"both\"}",
                "\u0000\u0001{{{\"",
                "{\"volume\":0.5}}}}",
                "{\"volume\": [[[["
            })
    void aDamagedFileIsKeptAsideAndToldInOneLine(String damaged) throws IOException {
        put(damaged);

        assertThat(settingsFile.read()).isEqualTo(GameSettings.USUAL);
        assertThat(warnings)
                .singleElement()
                .satisfies(line -> assertThat(line)
                        .startsWith(file + ": is damaged (")
                        .contains("kept as settings.json.damaged-1")
                        .doesNotContain("\n"));
        assertThat(file).doesNotExist();
        assertThat(file.resolveSibling("settings.json.damaged-1")).hasContent(damaged);
    }

    @Test
    void bytesThatAreNoTextCountAsDamaged() throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});

        assertThat(settingsFile.read()).isEqualTo(GameSettings.USUAL);
        assertThat(warnings).singleElement().asString().contains("is not UTF-8 text");
    }

    @Test
    void aFileThatIsReadTwiceIsComplainedOfOnce() throws IOException {
        Files.createDirectories(file);

        assertThat(settingsFile.read()).isEqualTo(GameSettings.USUAL);
        assertThat(settingsFile.read()).isEqualTo(GameSettings.USUAL);

        assertThat(warnings).singleElement().asString().contains("is a folder");
    }

    @Test
    void everyDamagedFileIsKept() throws IOException {
        put("first");
        settingsFile.read();
        put("second");
        settingsFile.read();

        assertThat(file.resolveSibling("settings.json.damaged-1")).hasContent("first");
        assertThat(file.resolveSibling("settings.json.damaged-2")).hasContent("second");
    }

    @Test
    void aKeyThatThereIsNotIsToldInOneLine() throws IOException {
        put("{\"keys\": {\"dash\": [\"Spce\"]}}");

        assertThat(settingsFile.read()).isEqualTo(GameSettings.USUAL);

        assertThat(warnings)
                .singleElement()
                .asString()
                .contains("keys.dash: 'Spce' is not a key; give names such as Space or Mouse left");
    }

    @Test
    void keysOfWhatThereIsNotYetAreKept() throws IOException {
        put("{\"keys\": {\"fly\": [\"Space\", \"\\\\\"]}}");

        GameSettings read = settingsFile.read();
        settingsFile.write(read);

        assertThat(read.get(GameSettings.KEYS)).containsEntry("fly", List.of("Space", "\\"));
        assertThat(settingsFile.read()).isEqualTo(read);
        assertThat(warnings).isEmpty();
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldOnceAndThrowsNothing() throws IOException {
        Files.writeString(folder.resolve("saves"), "a file where the folder should be");

        settingsFile.write(CHOSEN);
        settingsFile.write(CHOSEN);

        assertThat(warnings).containsExactly(file + ": cannot be written; settings will not be kept");
    }

    private void put(String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
