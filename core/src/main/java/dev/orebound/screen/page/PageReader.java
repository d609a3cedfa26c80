package dev.orebound.screen.page;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Group;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.screen.stage.FocusNavigator;
import dev.orebound.screen.stage.FocusRow;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Reads a page aloud. When the page or a question over it appears: its heading, the focused row, then all other texts
 * that were not read before. When the focus moves: the row, its place among all rows, and the texts that came with it.
 * When the row changes: the words that changed.
 */
final class PageReader {
    private static final long NEVER = -2;

    private final Speaker speaker;
    private final GameTexts texts;
    private final FocusNavigator focus;
    private long frame = NEVER;
    private @Nullable Group root;
    private @Nullable FocusRow row;
    private List<String> ofRow = List.of();
    private List<String> aside = List.of();

    PageReader(PageContext parts, FocusNavigator focus) {
        speaker = parts.speaker();
        texts = parts.texts();
        this.focus = focus;
    }

    /** Reads what has changed since the last frame. A page that was not drawn in the last frame has just appeared. */
    void afterFrame() {
        if (!speaker.isOn()) {
            frame = NEVER;
            aside = List.of();
            return;
        }
        long now = Gdx.graphics.getFrameId();
        boolean isNew = frame == NEVER || now - frame > 1 || root != focus.root();
        frame = now;
        root = focus.root();
        List<String> asideNow = new ArrayList<>();
        FocusRow.addTexts(focus.root(), asideNow);
        FocusRow rowNow = focus.focused();
        List<String> ofRowNow = new ArrayList<>();
        if (rowNow != null) {
            rowNow.addWords(ofRowNow);
        }
        if (isNew) {
            readAll(asideNow, rowNow, ofRowNow);
        } else if (rowNow != row) {
            StringJoiner told = new StringJoiner("\n");
            addRow(rowNow, ofRowNow, told);
            addNew(asideNow, aside, told);
            say(SpeechRank.ANSWER, told);
        } else {
            StringJoiner told = new StringJoiner("\n");
            addNew(ofRowNow, ofRow, told);
            SpeechRank rank = told.length() > 0 ? SpeechRank.ANSWER : SpeechRank.NEWS;
            addNew(asideNow, aside, told);
            say(rank, told);
        }
        row = rowNow;
        ofRow = ofRowNow;
        aside = asideNow;
    }

    private void readAll(List<String> asideNow, @Nullable FocusRow rowNow, List<String> ofRowNow) {
        StringJoiner told = new StringJoiner("\n");
        if (!asideNow.isEmpty()) {
            told.add(asideNow.get(0));
        }
        addRow(rowNow, ofRowNow, told);
        if (!asideNow.isEmpty()) {
            addNew(asideNow.subList(1, asideNow.size()), aside, told);
        }
        say(SpeechRank.ANSWER, told);
    }

    private void addRow(@Nullable FocusRow rowNow, List<String> words, StringJoiner told) {
        words.forEach(told::add);
        List<FocusRow> rows = focus.rows();
        if (rowNow != null && rows.size() > 1 && rows.contains(rowNow)) {
            told.add(texts.format("speech.place", rows.indexOf(rowNow) + 1, rows.size()));
        }
    }

    private static void addNew(List<String> now, List<String> before, StringJoiner told) {
        for (String each : now) {
            if (!before.contains(each)) {
                told.add(each);
            }
        }
    }

    private void say(SpeechRank rank, StringJoiner told) {
        if (told.length() > 0) {
            speaker.say(rank, told.toString());
        }
    }
}
