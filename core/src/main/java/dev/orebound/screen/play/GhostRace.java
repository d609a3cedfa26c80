package dev.orebound.screen.play;

import dev.orebound.content.Content;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.GhostTrack;
import dev.orebound.journal.run.GhostTrack.FloorSteps;
import dev.orebound.journal.run.GhostTrack.TrackEnd;
import dev.orebound.journal.run.GhostTrack.TrackTrouble;
import dev.orebound.journal.run.KeptReplay;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.GhostMode;
import dev.orebound.screen.account.AccountLines;
import dev.orebound.screen.account.DayTries;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.RunStart;
import dev.orebound.view.actor.GhostFigure;
import dev.orebound.view.ui.BackgroundWork;
import dev.orebound.world.state.TickClock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The race of a run against the ghost of an earlier one: against the replay that the player named, or in a daily run
 * against the best earlier try. The ghost stands where its run was after as many ticks. It never touches the world.
 */
final class GhostRace {
    private static final int TICKS_A_MINUTE = 60 * TickClock.TICKS_A_SECOND;

    private final Expedition run;
    private final GameContext context;
    private final GameTexts texts;
    private final Supplier<Optional<GhostTrack>> choice;
    private @Nullable BackgroundWork<Optional<GhostTrack>> chosen;
    private @Nullable BackgroundWork<Integer> played;
    private @Nullable GhostTrack track;
    private @Nullable FloorPresenter floor;
    /** The number of the floor that both are on, or -1. */
    private int shared = -1;

    private boolean isEntryTold;
    private boolean isEndTold;

    /** Creates the race of a run; nothing is read or played until it is shown. */
    GhostRace(RunStart start, Expedition run, GameContext context) {
        this.run = run;
        this.context = context;
        texts = context.texts();
        choice = choiceOf(start, run, context);
    }

    private static Supplier<Optional<GhostTrack>> choiceOf(RunStart start, Expedition run, GameContext context) {
        Content content = context.start().content();
        Replay raced = start.raced();
        if (raced != null) {
            return () -> Optional.of(GhostTrack.of(raced, content));
        }
        if (run.seed().day().isEmpty() || start.isUnsaved()) {
            return Optional::empty;
        }
        List<RunAccount> ofDay = DayTries.byDay(
                        context.start().saves().history().accounts())
                .getOrDefault(run.seed().day(), List.of());
        return ofDay.isEmpty() ? Optional::empty : () -> bestTry(run, ofDay, context);
    }

    /**
     * Returns the track of the best earlier try of a daily run, or one with a trouble if all tries were played in
     * another version of the game.
     */
    private static Optional<GhostTrack> bestTry(Expedition run, List<RunAccount> ofDay, GameContext context) {
        Content content = context.start().content();
        DayTries tries = new DayTries(ofDay, context.start().saves().runs().replaysOf(run.seed()));
        if (tries.areAllOfOtherGames()) {
            return Optional.of(GhostTrack.refused(TrackTrouble.OTHER_GAME, content));
        }
        KeptReplay best = tries.best(run.checkpoint().opening());
        try {
            return best == null
                    ? Optional.empty()
                    : Optional.of(GhostTrack.of(ReplayReader.read(best.run().file()), content));
        } catch (UnreadableFileException e) {
            // The file has been deleted meanwhile.
            return Optional.empty();
        }
    }

    /** Follows the run to a floor that it has entered. */
    void enter(FloorPresenter entered) {
        floor = entered;
        isEntryTold = false;
        shared = -1;
        meet();
    }

    private boolean isShown() {
        return context.settings().now().get(GameSettings.GHOSTS) == GhostMode.ON;
    }

    /** Begins what is not begun, and takes over what is done. */
    private void meet() {
        BackgroundWork<Optional<GhostTrack>> reading = chosen;
        if (reading == null) {
            if (isShown()) {
                chosen = new BackgroundWork<>(choice);
            }
            return;
        }
        if (!reading.isDone()) {
            return;
        }
        GhostTrack found = reading.result().orElse(null);
        FloorPresenter now = floor;
        if (found == null || now == null) {
            return;
        }
        if (played == null) {
            track = found;
            int first = firstFloor(found);
            played = new BackgroundWork<>(() -> {
                found.play(first);
                return first;
            });
        }
        if (!isEntryTold) {
            isEntryTold = true;
            shared = found.floorOf(now.world().floor().request());
            tellEntry(found, now);
        }
    }

    /** Returns the first floor of a track that is as deep as this one: the run never comes back to those above. */
    private int firstFloor(GhostTrack found) {
        int depth = run.world().floor().request().depth();
        int first = 0;
        while (first < found.floors() && found.depth(first) < depth) {
            first++;
        }
        return first;
    }

    /** Returns the ticks that the run had lasted when it entered this floor. */
    private long enteredTick() {
        return run.checkpoint().deeds().ticks();
    }

    private long tick() {
        return enteredTick() + run.world().tick();
    }

    private void tellEntry(GhostTrack found, FloorPresenter now) {
        if (found.floors() == 0 || isEndTold) {
            return;
        }
        long entered = enteredTick();
        if (entered >= found.endTick()) {
            return;
        }
        if (shared >= 0) {
            long behind = entered - found.enteredTick(shared);
            boolean isTogether = Math.abs(behind) < TickClock.TICKS_A_SECOND;
            String key = behind > 0 ? "ghost.you_trail" : "ghost.you_lead";
            now.tellRace(isTogether ? texts.get("ghost.here") : texts.format(key, time(Math.abs(behind))));
            return;
        }
        int ahead = found.depth(Math.max(0, found.floorAt(entered)))
                - run.world().floor().request().depth();
        now.tellRace(
                ahead == 0
                        ? texts.get("ghost.beside")
                        : texts.format(ahead > 0 ? "ghost.ahead" : "ghost.behind", Math.abs(ahead)));
    }

    private String time(long ticks) {
        return ticks < TICKS_A_MINUTE
                ? texts.format("ghost.seconds", ticks / TickClock.TICKS_A_SECOND)
                : AccountLines.time(ticks);
    }

    /** Handles the end of a tick of the run. */
    void afterTick() {
        GhostTrack now = track;
        FloorPresenter here = floor;
        if (now == null || here == null || isEndTold || !isShown()) {
            return;
        }
        TrackTrouble trouble = now.trouble();
        TrackEnd end = now.end();
        if (trouble != TrackTrouble.NONE) {
            isEndTold = true;
            here.tellRace("");
            here.tell(texts.get("ghost." + trouble.name().toLowerCase(Locale.ROOT)));
        } else if (end != null && tick() >= now.endTick()) {
            isEndTold = true;
            String key = "ghost." + end.name().toLowerCase(Locale.ROOT);
            here.tellRace(texts.format(key, now.depth(now.floors() - 1)));
        }
    }

    /**
     * Places the ghost for a frame.
     *
     * @param alpha from 0, as it was a tick ago, to 1, as it is now
     */
    void show(float alpha) {
        meet();
        GhostTrack now = track;
        FloorPresenter here = floor;
        if (here == null) {
            return;
        }
        GhostFigure figure = here.ghost();
        if (!isShown()) {
            figure.hide();
            here.tellRace("");
            return;
        }
        if (now == null || shared < 0 || now.trouble() != TrackTrouble.NONE) {
            figure.leave();
            return;
        }
        FloorSteps steps = now.steps(shared);
        float tick = tick() - now.enteredTick(shared) - 1 + alpha;
        if (steps == null || tick < 0 || tick > steps.ticks()) {
            figure.leave();
        } else {
            figure.stand(steps.x(tick), steps.y(tick), steps.looksWest(tick));
        }
    }

    /** Ends the race: nothing more is played in the background. */
    void end() {
        GhostTrack now = track;
        if (now != null) {
            now.stop();
        }
    }
}
