package dev.orebound.screen.play;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.run.LastMoments;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/** Shows the last seconds of a run in slow motion, with a mark over the killer, and then the summary of the run. */
public final class LastMomentsPage extends EndingPage {
    private static final int MOST_TICKS_A_FRAME = 5;
    private static final float PACE = 0.6f;
    /** Pace of the very end, and its length in ticks. */
    private static final float LAST_PACE = 0.25f;

    private static final int LAST_TICKS = 60;
    /** Seconds for which the end stands still. */
    private static final float STANDS_SECONDS = 1.4f;

    private static final float FADES_A_SECOND = 3;
    private static final float BAR_UNITS = 64;
    private static final int MARK_ROWS = 5;
    /** Height of the mark above the killer's middle, in cells. */
    private static final float MARK_CELLS = 1.6f;

    private final LastMoments moments;
    private final FloorPresenter floor;
    private final UiPane pane;
    private final FixedTimestep steps = new FixedTimestep(TickClock.TICKS_A_SECOND, MOST_TICKS_A_FRAME);
    private final long killer;
    private final TextLine head;
    private final TextLine cause;
    private final TextLine skip;
    private final Speaker speaker;
    private boolean isRead;
    private float shown;
    private float stood;

    /**
     * Creates the page.
     *
     * @param killer spawn id of the actor that ended the run
     * @param cause a sentence about the end
     * @param summary the page that follows
     */
    public LastMomentsPage(LastMoments moments, long killer, String cause, GameContext context, GameScreen summary) {
        super(summary);
        this.moments = moments;
        this.killer = killer;
        pane = context.pane();
        speaker = context.speaker();
        floor = new FloorPresenter(moments.run().world(), moments.run().descent(), context);
        GameTexts texts = context.texts();
        head = context.pageParts().said(TextStyle.BODY, texts.get("summary.last_moments"));
        this.cause = context.pageParts().said(TextStyle.BODY, cause);
        skip = context.pageParts().said(TextStyle.SMALL, context.pageParts().told("summary.skip"));
    }

    @Override
    public void resize(InterfaceSize changed) {
        super.resize(changed);
        floor.resize(changed);
    }

    @Override
    boolean drawScene(float seconds) {
        if (!isRead) {
            isRead = true;
            speaker.say(SpeechRank.ANSWER, head.text() + '\n' + cause.text());
        }
        float pace = moments.ticksLeft() > LAST_TICKS ? PACE : LAST_PACE;
        int due = steps.ticksAfter(seconds * pace);
        for (int i = 0; i < due && moments.ticksLeft() > 0; i++) {
            moments.step();
            floor.afterTick();
        }
        boolean isAtEnd = moments.ticksLeft() == 0;
        stood += isAtEnd ? seconds : 0;
        shown = Math.min(1, shown + FADES_A_SECOND * seconds);
        floor.drawWorld(isAtEnd ? 1 : steps.alpha(), seconds * pace);
        pane.begin();
        drawOver();
        pane.end();
        return stood <= STANDS_SECONDS;
    }

    private void drawOver() {
        float bar = size().pixels(BAR_UNITS);
        pane.fill(0, size().height() - bar, size().width(), bar, UiPalette.NIGHT, 0.94f);
        pane.fill(0, 0, size().width(), bar, UiPalette.NIGHT, 0.94f);
        drawMark();
        float middle = size().width() / 2f;
        float inBar = (bar - head.capHeight()) / 2;
        head.drawShadowed(
                pane.batch(), middle - head.width() / 2, size().height() - bar + inBar, UiPalette.BONE_LIGHT, shown);
        cause.drawShadowed(pane.batch(), middle - cause.width() / 2, inBar, UiPalette.BLOOD, shown);
        skip.drawShadowed(
                pane.batch(), size().width() - skip.width() - size().pixels(24), inBar, UiPalette.BONE_DARK, shown);
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, 1 - shown);
    }

    /** Draws an arrowhead that points down at the killer, if it is still there. */
    private void drawMark() {
        BodyComponent body = bodyOfKiller();
        if (body == null) {
            return;
        }
        int grain = Math.max(1, floor.scale());
        float x = floor.screenX(body.x);
        float foot = floor.screenY(body.y + MARK_CELLS);
        for (int row = 0; row < MARK_ROWS; row++) {
            float half = (row + 0.5f) * grain;
            pane.fill(x - half, foot + row * grain, half * 2, grain, UiPalette.BLOOD, shown);
        }
    }

    private @Nullable BodyComponent bodyOfKiller() {
        World world = moments.run().world();
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            if (monster.getComponent(SpawnComponent.class).spawnId == killer) {
                return monster.getComponent(BodyComponent.class);
            }
        }
        return null;
    }

    @Override
    public void dispose() {
        floor.dispose();
        super.dispose();
    }
}
