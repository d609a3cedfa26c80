package dev.orebound.screen.watch;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.screen.account.AccountLines;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.StagePage;
import dev.orebound.view.ui.UiPane;
import org.jspecify.annotations.Nullable;

/** The panel at the end of a watched replay: how it ended, and what the player can do now. */
final class ReplayEndPanel extends StagePage {
    private static final int WIDTH_UNITS = 416;

    private final Table panel = new Table();
    private final Ways ways;

    /** The actions that the panel at the end offers. */
    interface Ways {
        /** Starts from the beginning. */
        void again();

        /** Goes back by a few seconds. */
        void back();

        /** Lets the player take over. */
        void takeOver();

        /** Leaves. */
        void leave();
    }

    /**
     * Creates the panel for the run at the end of the replay.
     *
     * @param fault the fault that stopped the game there, or null
     */
    ReplayEndPanel(Expedition run, @Nullable GameFault fault, GameContext context, Ways ways) {
        super(context.pageParts());
        this.ways = ways;
        GameTexts texts = context.texts();
        boolean isPlayed = run.status() == Expedition.RunStatus.PLAYING;
        boolean isDead = run.status() == Expedition.RunStatus.DEAD;
        String head = texts.get(fault == null ? "watch.over" : "watch.broke");
        String below = fault == null ? texts.get("watch.over_words") : fault.toString();
        if (isDead || run.status() == Expedition.RunStatus.WON) {
            AccountLines lines =
                    AccountLines.of(RunAccount.of(run, context.start().content(), ""), texts);
            head = lines.title();
            below = lines.cause();
        }
        Table menu = menu(WIDTH_UNITS);
        menu.add(button(texts.get("watch.again"), ways::again)).row();
        menu.add(button(texts.get("watch.back"), ways::back)).row();
        if (isPlayed && fault == null) {
            menu.add(button(texts.get("watch.take_over"), ways::takeOver)).row();
        }
        menu.add(button(texts.get("pause.to_title"), ways::leave));
        panel.background(parts().skin().drawable("end")).pad(units(22));
        panel.add(label(fault != null || isDead ? "lost" : "heading", head))
                .padBottom(units(16))
                .row();
        panel.add(label("said", below).wrapped().align(Align.center))
                .width(units(WIDTH_UNITS))
                .padBottom(units(16))
                .row();
        panel.add(menu);
        table().add(panel);
    }

    /**
     * Lays the panel out in the middle of the window.
     *
     * @param foot the height above which it stays, in real pixels
     */
    void resize(InterfaceSize changed, int foot) {
        table().padBottom(foot);
        resize(changed);
    }

    @Override
    protected void leave() {
        ways.leave();
    }

    @Override
    protected void drawGround(UiPane pane, float seconds) {
        // The replay is seen around it.
    }

    /** Returns true if a point of the window is on the panel. */
    boolean contains(float x, float y) {
        return x >= panel.getX() && x < panel.getRight() && y >= panel.getY() && y < panel.getTop();
    }
}
