package dev.orebound.screen.context;

import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.journal.report.ReportedMoment;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Services of the host machine that libGDX does not offer. */
public interface HostPlatform {
    /** The version of the game, as shown to players. */
    String version();

    /**
     * Remembers a fact that a crash report would tell, such as the seed. A later value under the same name takes the place of
     * the earlier one.
     */
    void note(String name, String value);

    /**
     * Writes a bug report.
     *
     * @return the file, or null if none could be written; then a line has said why
     */
    @Nullable
    Path report(ReportedMoment moment);

    /** True if a text names the player or a folder of theirs; it is hidden in pictures that a report shows to strangers. */
    boolean isNamedIn(String text);

    /** Sets the source to ask for the shown run when the game crashes. */
    void askAfterFault(Supplier<ReportedMoment> moments);

    /** Takes a line about what could not be saved; the player is told, unless it is known already that nothing is saved. */
    void savingFailed(String complaint);

    /** The date where the player is, such as {@code 2026-11-22}. */
    String today();

    /** Puts a picture on the window, where the desktop shows such; enlarged as need be. */
    void showIcon(SpriteFrame picture);
}
