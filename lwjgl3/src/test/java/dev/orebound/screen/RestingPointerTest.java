package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.math.Vector2;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.choice.ChoiceScreen;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.input.InputGuard;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageStack;
import dev.orebound.screen.page.StagePage;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.world.intent.IntentOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a page which opens by itself takes no row for chosen because the pointer happens to lie on it. */
@InWindow(width = 800, height = 600, pixels = false)
final class RestingPointerTest {
    private static final InterfaceSize SIZE = InterfaceSize.of(800, 600, 1);
    private static final int GUARD_TICKS = 30;

    @TempDir
    Path folder;

    private final List<String> answers = new ArrayList<>();
    private final InputGuard guard = new InputGuard();
    private final PageStack pages = new PageStack(guard);
    private Vector2 melt = new Vector2();

    private final ChoiceScreen.ChoiceAnswer answer = new ChoiceScreen.ChoiceAnswer() {
        @Override
        public void order(IntentOrder order, int argument) {
            answers.add(order + " " + argument);
        }

        @Override
        public void later() {
            answers.add("later");
        }
    };

    /** Opens the choice of relics over a fight, with the pointer on the row that melts them. */
    private StagePage openedUnderThePointer() {
        GameContext context = FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                TestContent.BUILT_IN,
                Seed.of("resting"),
                GameSettings.USUAL,
                folder);
        context.fonts().resize(SIZE.pixelsAUnit());
        FilmPages all = new FilmPages(context);
        StagePage shown = (StagePage) all.relics(4, answer);
        shown.resize(SIZE);
        List<FocusRow> rows = shown.focus().rows();
        FocusRow last = rows.get(rows.size() - 1);
        melt = last.localToStageCoordinates(new Vector2(last.getWidth() / 2, last.getHeight() / 2));
        shown.dispose();
        pages.resize(SIZE);
        pages.pointerMoved(melt.x, melt.y);
        StagePage page = (StagePage) all.relics(4, answer);
        pages.open(page);
        guard.close(GUARD_TICKS);
        return page;
    }

    private static boolean isLastFocused(StagePage page) {
        List<FocusRow> rows = page.focus().rows();
        return rows.get(rows.size() - 1).isFocused();
    }

    @Test
    void aRowUnderTheRestingPointerIsNotFocusedWhileTheFightStillMovesTheMouse() {
        StagePage page = openedUnderThePointer();

        pages.pointerMoved(melt.x + 30, melt.y);
        pages.pointerMoved(melt.x + 31, melt.y);
        guard.update(1);
        pages.pointerMoved(melt.x + 33, melt.y + 2);
        assertThat(isLastFocused(page)).as("a mouse that only trembles").isFalse();
        assertThat(page.focus().rows().get(0).isFocused()).as("the first relic").isTrue();

        pages.pointerMoved(melt.x + 50, melt.y + 2);
        assertThat(isLastFocused(page)).as("a mouse that moves").isTrue();
        pages.dispose();
    }

    @Test
    void clicksOnTheRowUnderTheRestingPointerMeltNothingUntilItIsMeant() {
        StagePage page = openedUnderThePointer();

        pages.pointerDown(melt.x, melt.y, Buttons.LEFT);
        guard.update(1);
        pages.pointerDown(melt.x, melt.y, Buttons.LEFT);
        assertThat(isLastFocused(page))
                .as("the first click shows what lies there")
                .isTrue();
        pages.pointerDown(melt.x, melt.y, Buttons.LEFT);
        assertThat(answers).as("the second click is asked about").isEmpty();
        pages.pointerDown(melt.x, melt.y, Buttons.LEFT);
        assertThat(answers).as("the third click is meant").hasSize(1);
        pages.dispose();
    }
}
