package dev.orebound.workbench.panel;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.screen.stage.PageStage;
import dev.orebound.workbench.action.PlaytesterActions;
import java.util.function.Consumer;

/** The stage of the action panel, the menu of overlays and the reply line, which the pointer and keys share. */
public final class BenchControls implements Disposable {
    private final PageContext parts;
    private final PageStage stage;
    private final ActionPanel panel;
    private final Table menu;
    private final ReplyLine answers;
    private boolean isPicking;

    /** @param run runs the console line of a chosen action; if it ends in a blank, it must be completed */
    public BenchControls(PlaytesterActions actions, Table menu, PageContext parts, Consumer<String> run) {
        this.parts = parts;
        this.menu = menu;
        stage = new PageStage(parts.skin(), parts.sounds());
        panel = new ActionPanel(actions, parts, run);
        answers = new ReplyLine(parts);
        stage.addActor(panel);
        stage.addActor(menu);
        stage.addActor(panel.explanation());
        stage.addActor(answers);
    }

    /** Lays out everything except the menu. */
    public void resize(InterfaceSize size) {
        parts.skin().resize(size);
        stage.resize(size);
        stage.focus().clear();
        panel.resize(size);
        answers.resize(size);
    }

    /** Shows the result of a key or click for a moment. */
    public void say(String text, boolean isRefused) {
        answers.say(text, isRefused);
    }

    /** Shows or hides panel and menu, and the reply line. */
    public void show(boolean showsPanel, boolean showsAnswers) {
        if (isPicking && !showsPanel) {
            pick(false);
        }
        panel.setVisible(showsPanel);
        menu.setVisible(showsPanel);
        answers.setVisible(showsAnswers);
    }

    /** Returns how many pixels of the window the panel covers at the left, counted from its edge. */
    public int coveredLeft() {
        return panel.isVisible() ? Math.round(panel.getRight()) : 0;
    }

    /** Returns how many pixels of the window the menu covers at the right, counted from its edge. */
    public int coveredRight() {
        return menu.isVisible() ? Math.round(stage.getRoot().getWidth() - menu.getX()) : 0;
    }

    /** Advances the controls by some seconds and draws them; the pane has begun. */
    public void draw(float seconds) {
        stage.act(seconds);
        stage.draw();
    }

    /** Returns true while keys choose on the panel and the menu. */
    public boolean isPicking() {
        return isPicking;
    }

    /** Lets keys choose on the panel and the menu, or gives them back. */
    public void pick(boolean isWanted) {
        isPicking = isWanted;
        stage.focus().clear();
        if (isWanted) {
            stage.focus().settle();
        }
    }

    /** Moves the focus, sideways also between panel and menu, or chooses the focused row. */
    public void move(PageMove move) {
        FocusRow from = stage.focus().focused();
        boolean isMoved = stage.focus().move(move);
        if (!isMoved && from != null && (move == PageMove.LEFT || move == PageMove.RIGHT)) {
            stage.focus().rows().stream()
                    .filter(row -> row.isDescendantOf(menu) != from.isDescendantOf(menu))
                    .findFirst()
                    .ifPresent(stage.focus()::set);
        }
    }

    /** Returns true if a point of the window is on the panel or the menu, and these are shown. */
    public boolean contains(float x, float y) {
        Actor hit = stage.hit(x, y, true);
        return hit != null && hit != stage.getRoot();
    }

    /** Sets the mouse position, which focuses the row there. */
    public void pointerMoved(float x, float y) {
        if (contains(x, y)) {
            stage.mouseMoved((int) x, (int) y);
        } else if (!isPicking) {
            stage.focus().clear();
        }
    }

    /** Handles a click of the left mouse button. */
    public void click(float x, float y) {
        stage.click((int) x, (int) y);
    }

    @Override
    public void dispose() {
        stage.dispose();
    }
}
