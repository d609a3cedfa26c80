package dev.orebound.screen;

import dev.orebound.content.Texts;
import dev.orebound.journal.ReportedMoment;
import dev.orebound.journal.Screenshot;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Writes a bug report of whatever is shown, when that is wanted, and says where it is. */
final class Reporter {
    private final Platform platform;
    private final Texts texts;
    private final Notice notice;
    private boolean isWanted;
    private @Nullable Screenshot lastSeen;

    Reporter(Equipment equipment) {
        platform = equipment.start().platform();
        texts = equipment.texts();
        notice = new Notice(equipment);
    }

    /** A report is written once the frame is drawn. */
    void want() {
        isWanted = true;
    }

    /** A frame is drawn: it goes into a report that is wanted, before the notice of it lies over the picture. */
    void afterFrame(GameScreen shown, InterfaceSize size, float seconds) {
        if (isWanted) {
            isWanted = false;
            write(shown);
        }
        notice.draw(size, seconds);
    }

    private void write(GameScreen shown) {
        Path file = platform.report(new ReportedMoment(shown.reported(), FrameBuffers.drawn()));
        if (file == null) {
            notice.show(texts.get("report.failed"), texts.get("report.failed_words"));
        } else {
            notice.show(texts.get("report.written"), file.toString());
        }
    }

    /** Keeps what the player sees, as long as the window is there. */
    void faultMet() {
        lastSeen = FrameBuffers.seen();
    }

    /** What was played when the game met a fault. */
    ReportedMoment atFault(GameScreen shown) {
        return new ReportedMoment(shown.reported(), lastSeen);
    }
}
