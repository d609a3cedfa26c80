package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.utils.ScreenUtils;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.journal.report.Screenshot;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.HostPlatform;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextMask;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Writes a bug report of the shown screen on request, and tells the player where the file is. */
final class BugReporter {
    private final HostPlatform platform;
    private final Path saves;
    private final GameTexts texts;
    private final ReportNotice notice;
    private final TextMask mask;
    private boolean isWanted;
    private @Nullable Path written;
    private @Nullable Screenshot lastSeen;

    BugReporter(GameContext context) {
        platform = context.start().platform();
        saves = context.start().saves().folder().path();
        texts = context.texts();
        notice = new ReportNotice(context);
        mask = context.fonts().mask();
    }

    /** Requests a report, which is written once the frame is drawn. */
    void want() {
        isWanted = true;
    }

    /**
     * Writes a requested report of the frame that was just drawn, before the notice about the report covers the
     * picture.
     */
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

    /**
     * Returns the path within the save folder if the file lies there, because the whole path may be long; otherwise the
     * whole path.
     */
    private String words(Path file) {
        String place =
                file.startsWith(saves) ? texts.format("report.in_saves", saves.relativize(file)) : file.toString();
        return place + "\n" + texts.get("report.copy");
    }

    /**
     * Copies the whole path of the report to the clipboard while the notice about it is shown; returns false otherwise.
     */
    boolean copyPath() {
        Path file = written;
        if (file == null || !notice.isShown()) {
            return false;
        }
        Gdx.app.getClipboard().setContents(file.toString());
        notice.show(texts.get("report.copied"), words(file));
        return true;
    }

    /**
     * Opens the folder of the report in the file manager while the notice about it is shown; returns false otherwise.
     */
    boolean openFolder() {
        Path file = written;
        Path folder = file == null ? null : file.toAbsolutePath().getParent();
        if (file == null || folder == null || !notice.isShown()) {
            return false;
        }
        notice.show(texts.get("report.opening"), words(file));
        platform.openFolder(
                folder, () -> Gdx.app.postRunnable(() -> notice.show(texts.get("report.not_opened"), words(file))));
        return true;
    }

    /** Keeps the picture that the player sees, if the window still exists. */
    void faultMet() {
        lastSeen = WindowCapture.seen(mask);
    }

    /** Returns the run that was shown and the last picture that the player saw, for a crash report. */
    ReportedMoment atFault(GameScreen shown) {
        return new ReportedMoment(shown.reported(), lastSeen);
    }

    /** A notice of two lines that is drawn over the screen for a while. */
    private static final class ReportNotice {
        private static final float SHOWN_SECONDS = 7;
        private static final float FADE_SECONDS = 0.6f;
        private static final int WIDEST_UNITS = 460;
        private static final int PADDING_UNITS = 12;
        private static final int LEADING_UNITS = 11;
        private static final int GAP_UNITS = 8;

        private final UiPane pane;
        private final Speaker speaker;
        private final TextLine heading;
        private final TextLine words;
        private float secondsLeft;

        ReportNotice(GameContext context) {
            pane = context.pane();
            speaker = context.speaker();
            heading = new TextLine(context.fonts(), TextStyle.BODY);
            words = new TextLine(context.fonts(), TextStyle.SMALL);
        }

        /** Shows and speaks a notice in place of the previous one. */
        void show(String title, String text) {
            heading.set(title);
            words.set(text);
            secondsLeft = SHOWN_SECONDS;
            speaker.say(SpeechRank.NEWS, title + "\n" + text);
        }

        /** Returns true while the notice is shown. */
        boolean isShown() {
            return secondsLeft > 0;
        }

        /**
         * Draws the notice if it is shown; the pane must not be drawing.
         *
         * @param top the height below which the notice stands, in real pixels
         */
        void draw(InterfaceSize size, float top, float seconds) {
            if (!isShown()) {
                return;
            }
            float alpha = Math.min(1, secondsLeft / FADE_SECONDS);
            secondsLeft -= seconds;
            int padding = size.pixels(PADDING_UNITS);
            int leading = size.pixels(LEADING_UNITS);
            words.wrap(Math.min(size.pixels(WIDEST_UNITS), size.width() - 4f * padding) - 2f * padding);
            int width = Math.round(Math.max(heading.width(), words.width())) + 2 * padding;
            int below = Math.round(words.height() + words.capHeight() * 0.5f);
            int height = Math.round(heading.capHeight()) + leading + below + 2 * padding;
            int x = (size.width() - width) / 2;
            int y = Math.round(top) - size.pixels(GAP_UNITS) - height;
            pane.begin();
            pane.panel(x, y, width, height, size.grain(), UiPalette.INK, UiPalette.GOLD, 0.94f * alpha);
            float foot = y + height - padding - heading.capHeight();
            heading.draw(pane.batch(), x + padding, foot, UiPalette.GOLD, alpha);
            words.draw(pane.batch(), x + padding, foot - leading - words.capHeight(), UiPalette.BONE_LIGHT, alpha);
            pane.end();
        }
    }

    /** Takes pictures of the window. */
    private static final class WindowCapture {
        private static final int WINDOW = 0;

        /** The number of the displayed buffer in OpenGL 3.2, which libGDX does not define. */
        private static final int FRONT = 0x0404;

        private WindowCapture() {}

        /** Returns the picture drawn in this frame, before it is shown, without texts that name the player. */
        static Screenshot drawn(TextMask mask) {
            int width = Gdx.graphics.getBackBufferWidth();
            int height = Gdx.graphics.getBackBufferHeight();
            Screenshot picture =
                    new Screenshot(width, height, ScreenUtils.getFrameBufferPixels(0, 0, width, height, true));
            mask.forEach((x, y, coveredWidth, coveredHeight) ->
                    picture.cover(x, y, coveredWidth, coveredHeight, UiPalette.STONE_DARK));
            return picture;
        }

        /**
         * Returns the picture that the player sees, even if a frame is only half drawn; null if the machine does not
         * provide it.
         */
        static @Nullable Screenshot seen(TextMask mask) {
            try {
                Gdx.gl.glBindFramebuffer(GL20.GL_FRAMEBUFFER, WINDOW);
                if (Gdx.gl30 != null) {
                    Gdx.gl30.glReadBuffer(FRONT);
                }
                return drawn(mask);
            } catch (RuntimeException e) {
                return null;
            }
        }
    }
}
