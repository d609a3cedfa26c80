package dev.orebound.workbench.console;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.PageStage;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.screen.stage.TypedRow;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.action.WordCandidate;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows the console at the bottom of the window. Above the input line are the completions of the typed word, or the
 * transcript if nothing is typed.
 */
public final class ConsoleView implements Disposable {
    /** Number of lines above the input line. */
    private static final int LINES = 7;

    private static final int LINE_UNITS = 24;
    private static final int TYPED_UNITS = 36;
    private static final int PADDING_UNITS = 8;
    private static final int WORD_UNITS = 230;

    private final CommandConsole console;
    private final PageContext parts;
    private final PageStage stage;
    private final TypedRow typed;
    private final List<ConsoleLine> lines = new ArrayList<>();
    private int version = -1;

    public ConsoleView(CommandConsole console, PageContext parts) {
        this.console = console;
        this.parts = parts;
        stage = new PageStage(parts.skin(), parts.sounds());
        TextLabel hint = parts.label("hint", parts.texts().get("bench.console.hint"));
        typed = new TypedRow(
                parts.row("bare"), parts.label("best", ">"), hint, parts.label("said", ""), console.line(), () -> {});
        Table window = new Table();
        window.setTouchable(Touchable.enabled);
        window.background(parts.skin().drawable("console"))
                .pad(parts.skin().units(PADDING_UNITS))
                .padLeft(parts.skin().units(2 * PADDING_UNITS))
                .padRight(parts.skin().units(2 * PADDING_UNITS));
        for (int i = 0; i < LINES; i++) {
            lines.add(new ConsoleLine());
            window.add(lines.get(i))
                    .growX()
                    .minWidth(0)
                    .height(parts.skin().units(LINE_UNITS))
                    .row();
        }
        window.add(typed)
                .growX()
                .height(parts.skin().units(TYPED_UNITS))
                .padTop(parts.skin().units(PADDING_UNITS));
        stage.table().bottom().add(window).growX();
    }

    /** Lays the console out for a window. */
    public void resize(InterfaceSize size) {
        stage.resize(size);
    }

    /** Returns true if a point of the window is in the console. */
    public boolean contains(float x, float y) {
        return y < typed.getParent().getTop();
    }

    /** Draws the console; the pane must have begun. */
    public void draw(float seconds) {
        if (version != console.version()) {
            version = console.version();
            refresh();
        }
        stage.act(seconds);
        stage.draw();
    }

    private void refresh() {
        typed.refresh();
        lines.forEach(line -> line.show("", "", UiPalette.BONE));
        // With an empty line, the transcript is more useful than the list of all commands.
        if (console.line().text().isEmpty()) {
            showTranscript();
        } else {
            showCandidates();
        }
    }

    private void showCandidates() {
        List<WordCandidate> all = console.completion().candidates();
        String usage = console.usage();
        int head = usage.isEmpty() ? 0 : 1;
        int places = LINES - head;
        int chosen = console.completion().chosen();
        int first = Math.max(0, Math.min(all.size() - places, chosen - places / 2));
        lines.get(0).show(usage, "", UiPalette.GOLD);
        for (int i = 0; i < Math.min(places, all.size() - first); i++) {
            lines.get(head + i).offer(all.get(first + i), first + i == chosen);
        }
    }

    private void showTranscript() {
        ConsoleTranscript transcript = console.transcript();
        int end = transcript.size() - console.scrolled();
        for (int i = Math.max(0, end - LINES); i < end; i++) {
            ConsoleTranscript.Said said = transcript.at(i);
            int colour = switch (said.voice()) {
                case TYPED -> UiPalette.BONE_DARK;
                case DONE -> UiPalette.BONE_LIGHT;
                case REFUSED -> UiPalette.FLAME;
            };
            lines.get(LINES - (end - i)).show(said.text(), "", colour);
        }
    }

    /** Completes to the candidate at a point of the window, if there is one. */
    public void click(float x, float y) {
        stage.click((int) x, (int) y);
    }

    @Override
    public void dispose() {
        stage.dispose();
    }

    /** A line above the input line: a text, or a word to complete to and its meaning. */
    private final class ConsoleLine extends Table {
        private final TextLabel word = parts.label("words", "");
        private final TextLabel meaning = parts.label("hint", "");
        private Runnable whenClicked = () -> {};

        ConsoleLine() {
            setTouchable(Touchable.enabled);
            padLeft(parts.skin().grains(1));
            add(word)
                    .minWidth(parts.skin().units(WORD_UNITS))
                    .padRight(parts.skin().grains(4));
            add(meaning).expandX().left();
            addListener(new InputListener() {
                @Override
                public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                    whenClicked.run();
                    return true;
                }
            });
        }

        void show(String text, String beside, int rgb) {
            word.set(text);
            word.tint(rgb);
            meaning.set(beside);
            setBackground((Drawable) null);
            whenClicked = () -> {};
        }

        void offer(WordCandidate candidate, boolean isChosen) {
            show(candidate.word(), candidate.meaning(), isChosen ? UiPalette.GOLD : UiPalette.BONE_LIGHT);
            if (isChosen) {
                setBackground(parts.skin().drawable("chosen"));
            }
            whenClicked = () -> console.choose(candidate);
        }
    }
}
