package dev.orebound.screen.context;

import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.screen.input.PadState;
import dev.orebound.screen.speech.Speaker;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Services of the host machine that libGDX does not offer. */
public interface HostPlatform {
    /** Returns the version of the game, as shown to players. */
    String version();

    /** Remembers a fact for crash reports, such as the seed. A later value under the same name replaces it. */
    void note(String name, String value);

    /**
     * Writes a bug report.
     *
     * @return the file, or null if none could be written and the reason was printed
     */
    @Nullable
    Path report(ReportedMoment moment);

    /**
     * Opens a folder in the file manager of the system and returns at once.
     *
     * @param failed runs on any thread if that cannot be done
     */
    default void openFolder(Path folder, Runnable failed) {
        failed.run();
    }

    /** Returns true if a text names the player or one of their folders; pictures in reports hide such texts. */
    boolean isNamedIn(String text);

    /** Sets the source to ask for the shown run when the game crashes. */
    void askAfterFault(Supplier<ReportedMoment> moments);

    /**
     * Takes a line about data that could not be saved; the player is told, unless it is already known that nothing is
     * saved.
     */
    void savingFailed(String complaint);

    /** Returns today's date at the player's place, such as {@code 2026-11-22}. */
    String today();

    /** Returns the window of the game. */
    DesktopWindow window();

    /**
     * Returns what the selected keyboard layout has on a key without Shift, such as {@code z} on the key that is W on
     * an American keyboard; null if the key writes nothing, or if the platform does not tell.
     *
     * @param key a number of {@code KeyName}
     */
    default @Nullable String printedOn(int key) {
        return null;
    }

    /** Reads the gamepad that was touched last as it is now; without one, the state is cleared. Allocates nothing. */
    default void readPad(PadState pad) {
        pad.clear();
    }

    /** Returns the speech of the system. */
    default Speaker speaker() {
        return Speaker.SILENT;
    }

    /** Sets the icon of the window, enlarged as needed, on desktops that show one. */
    void showIcon(SpriteFrame picture);
}
