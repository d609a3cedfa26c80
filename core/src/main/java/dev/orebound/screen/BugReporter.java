package dev.orebound.screen;

import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.HostPlatform;
import com.badlogic.gdx.Gdx;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.journal.report.Screenshot;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.view.text.TextMask;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Writes a bug report of whatever is shown, when that is wanted, and says where it is. */
final class BugReporter {
    private final HostPlatform platform;
    private final Path saves;
    private final GameTexts texts;
    private final ReportNotice notice;
    private final TextMask mask;
    private boolean isWanted;
    private @Nullable Path written;
    private @Nullable Screenshot lastSeen;

    BugReporter(GameContext equipment) {
        platform = equipment.start().platform();
        saves = equipment.start().saves().folder().path();
        texts = equipment.texts();
        notice = new ReportNotice(equipment);
        mask = equipment.fonts().mask();
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
        notice.draw(size, shown.noticeTop(size), seconds);
    }

    private void write(GameScreen shown) {
        Path file = platform.report(new ReportedMoment(shown.reported(), WindowCapture.drawn(mask)));
        written = file;
        if (file == null) {
            notice.show(texts.get("report.failed"), texts.get("report.failed_words"));
        } else {
            notice.show(texts.get("report.written"), words(file));
        }
    }

    /** Short where the file lies in the save folder, whose own place may be long. */
    private String words(Path file) {
        String place =
                file.startsWith(saves) ? texts.format("report.in_saves", saves.relativize(file)) : file.toString();
        return place + "\n" + texts.get("report.copy");
    }

    /** Puts the whole path of the report on the clipboard while it is told where that is; false if it is not. */
    boolean copyPath() {
        Path file = written;
        if (file == null || !notice.isShown()) {
            return false;
        }
        Gdx.app.getClipboard().setContents(file.toString());
        notice.show(texts.get("report.copied"), words(file));
        return true;
    }

    /** Keeps what the player sees, as long as the window is there. */
    void faultMet() {
        lastSeen = WindowCapture.seen(mask);
    }

    /** What was played when the game met a fault. */
    ReportedMoment atFault(GameScreen shown) {
        return new ReportedMoment(shown.reported(), lastSeen);
    }
}
