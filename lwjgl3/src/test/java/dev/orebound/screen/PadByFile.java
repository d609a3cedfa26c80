package dev.orebound.screen;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration.GLEmulation;
import com.badlogic.gdx.graphics.glutils.HdpiMode;
import dev.orebound.TestContent;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.expedition.RunTerms;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.SoundMode;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.context.GameStart;
import dev.orebound.screen.input.PadMake;
import dev.orebound.screen.input.PadState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Opens the game with a gamepad that a file holds, for those who have none: {@code PadByFile FOLDER WIDTH HEIGHT}. The
 * file {@code pad} in the folder is read in each frame; its words are the make, {@code lx=-0.5}, {@code ly},
 * {@code rx}, {@code ry}, and the buttons that are down, as the settings name them without {@code Pad}, with {@code _}
 * for blanks. Without the file there is no pad.
 */
final class PadByFile {
    private PadByFile() {}

    public static void main(String[] arguments) {
        Path folder = Path.of(arguments[0]);
        GameSettings settings = GameSettings.USUAL.with(GameSettings.SOUND, SoundMode.MUTED);
        SettingsFile file = new SettingsFile(folder.resolve("settings"), System.err::println);
        GameSaves saves =
                GameSaves.in(new SaveFolder(folder.resolve("saves")), "pad", TestContent.BUILT_IN, System.err::println);
        GameStart start = new GameStart(
                new BuiltInAssets(),
                TestContent.BUILT_IN,
                null,
                null,
                0,
                RunTerms.NONE,
                null,
                null,
                null,
                settings,
                file,
                saves,
                new FilePad(folder.resolve("pad")));
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setWindowedMode(Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        configuration.setOpenGLEmulation(GLEmulation.GL30, 3, 2);
        configuration.setHdpiMode(HdpiMode.Pixels);
        configuration.disableAudio(true);
        configuration.setTitle("Orebound by a pad");
        Lwjgl3Application unused = new Lwjgl3Application(TestContent.game(start), configuration);
    }

    private static final class FilePad extends FilmContext.NoPlatform {
        private final Path file;

        FilePad(Path file) {
            this.file = file;
        }

        @Override
        public void readPad(PadState pad) {
            pad.clear();
            if (!Files.exists(file)) {
                return;
            }
            try {
                pad.make = PadMake.NEUTRAL;
                for (String word : Files.readString(file).strip().split("\\s+", -1)) {
                    take(word, pad);
                }
            } catch (IOException | IllegalArgumentException e) {
                System.err.println(e);
            }
        }

        private static void take(String word, PadState pad) {
            int equals = word.indexOf('=');
            int key = KeyName.keyOf("Pad " + word.replace('_', ' '));
            if (equals > 0) {
                float value = Float.parseFloat(word.substring(equals + 1));
                switch (word.substring(0, equals)) {
                    case "lx" -> pad.leftX = value;
                    case "ly" -> pad.leftY = value;
                    case "rx" -> pad.rightX = value;
                    case "ry" -> pad.rightY = value;
                    default -> throw new IllegalArgumentException(word);
                }
            } else if (KeyName.isPad(key)) {
                pad.buttons |= PadState.bit(key);
            } else if (!word.isEmpty()) {
                pad.make = PadMake.valueOf(word.toUpperCase(Locale.ROOT));
            }
        }
    }
}
