package dev.orebound.screen.play;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.Content;
import dev.orebound.content.player.FeelRules;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.expedition.DeedTracker;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.journal.run.LastMoments;
import dev.orebound.journal.run.RunJournal;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.input.IntentSource;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.FloorPainting.PaintedWorld;
import dev.orebound.view.frame.BossFall;
import dev.orebound.view.music.MusicConductor;
import dev.orebound.view.ui.BackgroundWork;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.TickClock;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A run with its current floor, stepped at its own pace independently of the frame rate. */
public final class LiveRun implements Disposable {
    private static final int MOST_TICKS_A_FRAME = 5;

    /** Time in which light and camera settle on the player. */
    private static final float SETTLING_SECONDS = 1.5f;

    private final GameContext context;
    private final IntentSource source;
    private final Expedition expedition;
    private final RunJournal journal;
    private final FixedTimestep steps = new FixedTimestep(TickClock.TICKS_A_SECOND, MOST_TICKS_A_FRAME);
    private final HitStopTimer hitStop;
    private final SlowMotionTimer slowMotion = new SlowMotionTimer();
    private final Intent intent = new Intent();
    private final PlaytestBench bench;
    private final boolean isUnsaved;
    private final GhostRace race;
    private InterfaceSize size;
    private FloorPresenter floor;
    private MusicConductor conductor;
    private HitStopTrigger feel;
    private @Nullable BossFallScene scene;
    private float moving = 1;
    private float settling;
    private @Nullable BackgroundWork<Optional<LastMoments>> lastMoments;
    /** The next floor while it is made; null before an exit is taken. */
    private @Nullable BackgroundWork<PaintedWorld> ahead;

    private IntentOrder order = IntentOrder.NONE;
    private int orderArgument;

    /**
     * Makes a run and its first floor, which takes a moment.
     *
     * @param bench gives orders and sets the pace
     */
    public LiveRun(RunStart start, IntentSource source, InterfaceSize size, GameContext context, PlaytestBench bench) {
        this.bench = bench;
        isUnsaved = start.isUnsaved();
        this.context = context;
        this.source = source;
        this.size = size;
        expedition = start.begin(context.start().content());
        journal = start.keep(expedition, context.start().saves().runs());
        hitStop = new HitStopTimer(feelRules().mostASecond() / 1000f);
        feel = new HitStopTrigger(expedition.world(), feelRules());
        conductor = new MusicConductor(expedition.world(), context.music());
        race = new GhostRace(start, expedition, context);
        context.profile().runGoesOn();
        floor = enter(PaintedWorld.of(expedition.world(), context.sprites().sheet()));
        context.profile().save();
    }

    private FeelRules.HitStopRules feelRules() {
        return context.start().content().feel().hitStop();
    }

    private FloorPresenter enter(PaintedWorld painted) {
        context.profile().played(expedition.isHelped());
        FloorPresenter entered = new FloorPresenter(painted, expedition.descent(), context);
        entered.resize(size);
        steps.reset();
        bench.enter(expedition, entered);
        race.enter(entered);
        return entered;
    }

    public Expedition expedition() {
        return expedition;
    }

    /** Returns the race of the run against a ghost. */
    GhostRace race() {
        return race;
    }

    /** Returns the current floor. */
    public FloorPresenter floor() {
        return floor;
    }

    void resize(InterfaceSize changed) {
        size = changed;
        floor.resize(changed);
    }

    /** Gives an order with the next tick. */
    void order(IntentOrder given, int argument) {
        order = given;
        orderArgument = argument;
    }

    /** Begins to make and paint the next floor, while the picture fades; the run is left as it is until then. */
    void prepareDescent() {
        SpriteSheet sprites = context.sprites().sheet();
        makeNext(() -> {
            Supplier<World> world = expedition.worldAhead();
            ahead = new BackgroundWork<>(() -> PaintedWorld.of(world.get(), sprites));
        });
    }

    /** Does a part of making the next floor; the journal records if the game breaks. */
    private void makeNext(Runnable part) {
        try {
            part.run();
        } catch (RuntimeException | Error e) {
            journal.broke(null, e);
            throw e;
        }
    }

    /** Enters the next floor, once it is there. */
    void descend() {
        if (ahead == null) {
            prepareDescent();
        }
        BackgroundWork<PaintedWorld> making = Objects.requireNonNull(ahead);
        makeNext(() -> expedition.descend(making.result().world()));
        PaintedWorld next = making.result();
        ahead = null;
        journal.entered();
        floor.dispose();
        feel = new HitStopTrigger(expedition.world(), feelRules());
        conductor = new MusicConductor(expedition.world(), context.music());
        floor = enter(next);
        context.profile().save();
    }

    /** Plays the ticks that are due after a frame of so many seconds, as long as the run goes on. */
    public void play(float seconds) {
        if (isBossFalling()) {
            playFall(seconds);
            return;
        }
        if (scene != null) {
            scene = null;
            skipTime();
        }
        float played = slowMotion.passed(hitStop.passed(seconds)) * bench.pace();
        played *= source.isChoosing() ? SlowMotionTimer.SLOW_PACE : 1;
        played *= context.settings().now().get(GameSettings.GAME_SPEED);
        int byHand = bench.takeTicks();
        int due = steps.ticksAfter(played) + byHand;
        moving = seconds > 0 ? (played + byHand / (float) TickClock.TICKS_A_SECOND) / seconds : 1;
        settle(seconds, byHand);
        for (int i = 0; i < due && expedition.status() == Expedition.RunStatus.PLAYING; i++) {
            tick();
        }
    }

    /** Returns true while the scene of the last boss's fall is shown, in which the player has no controls. */
    public boolean isBossFalling() {
        return expedition.status() == Expedition.RunStatus.PLAYING
                && BossFall.isFallen(floor.world())
                && floor.fall().seconds() < BossFall.END;
    }

    /** Returns the scene of the last boss's fall, or null before and after it. */
    @Nullable
    BossFallScene scene() {
        return scene;
    }

    /** Gives a key to the scene of the fall; returns false if it is not shown. */
    boolean fallTakes(int keycode) {
        if (isBossFalling() && scene != null) {
            scene.keyDown(keycode, floor.fall());
        }
        return isBossFalling();
    }

    /** Draws over the cave what belongs to the scene of the fall; returns false if it is not shown. */
    boolean drawFall(UiPane pane, InterfaceSize window) {
        if (isBossFalling() && scene != null) {
            scene.draw(pane, window, floor.fall());
            return true;
        }
        return false;
    }

    /** Plays the first ticks of the fall slowly, without anything that the player does, and then none. */
    private void playFall(float seconds) {
        BossFallScene now = scene;
        if (now == null) {
            now = BossFallScene.of(floor.world(), context);
            scene = now;
            steps.reset();
        }
        moving = now.viewPace(floor.fall());
        now.update(floor.fall(), seconds);
        int due = steps.ticksAfter(seconds * now.worldPace());
        for (int i = 0; i < due && now.worldPace() > 0 && isBossFalling(); i++) {
            intent.clear();
            tickWith();
            now.tick();
        }
    }

    /** Lets light and camera settle on a player that was moved while time stands still. */
    private void settle(float seconds, int byHand) {
        settling = byHand > 0 ? SETTLING_SECONDS : Math.max(0, settling - seconds);
        moving = settling > 0 ? Math.max(1, moving) : moving;
    }

    private void tick() {
        intent.clear();
        BodyComponent body = floor.world().player().body();
        source.write(intent, body.x, body.y);
        if (order != IntentOrder.NONE) {
            intent.order(order, orderArgument);
            order = IntentOrder.NONE;
        } else {
            bench.lend(intent);
        }
        ease();
        tickWith();
    }

    /** Orders the mercy that the settings ask for, and the mark of a slow pace, unless the run has them already. */
    private void ease() {
        int mercy = context.settings().now().get(GameSettings.MERCY);
        boolean isSlow = context.settings().now().get(GameSettings.GAME_SPEED) < 1;
        boolean isMarked = !isSlow || expedition.tally().isSlowed();
        if (intent.order() == IntentOrder.NONE
                && (mercy != floor.world().player().component().mercy || !isMarked)) {
            intent.order(IntentOrder.EASE, mercy | (isSlow ? IntentOrder.SLOWED : 0));
        }
    }

    /** Plays a tick with the intent that is written. */
    private void tickWith() {
        step();
        context.profile().played(expedition.isHelped());
        recordDeeds();
        if (hasEnded()) {
            boolean isSlain = expedition.status() == Expedition.RunStatus.DEAD
                    && !expedition.tally().isGivenUp();
            if (isSlain) {
                byte[] replay = journal.journal();
                Content content = context.start().content();
                lastMoments = new BackgroundWork<>(() -> Optional.ofNullable(LastMoments.of(replay, content)));
            }
            journal.end();
        }
        floor.afterTick();
        race.afterTick();
        conductor.afterTick();
        bench.afterTick();
        float strength = context.settings().now().get(GameSettings.HIT_STOP);
        hitStop.hold(feel.afterTick() * strength);
        if (SlowMotionTimer.isDecidedIn(floor.world().events())) {
            slowMotion.begin(context.settings().now().get(GameSettings.SLOW_MOTION));
        }
    }

    /** Records the deeds of the tick at once, so that none is lost however the game ends, and tells of new ones. */
    private void recordDeeds() {
        DeedTracker deeds = expedition.deeds();
        for (int i = 0; i < deeds.doneCount(); i++) {
            String id = context.start().content().deeds().at(deeds.done(i)).id();
            if (context.profile().deedDone(id)) {
                context.profile().save();
                floor.announceDeed(id);
            }
        }
    }

    private void step() {
        try {
            expedition.step(intent);
        } catch (RuntimeException | Error e) {
            journal.broke(intent, e);
            throw e;
        }
        journal.played(intent);
    }

    private boolean hasEnded() {
        return expedition.status() == Expedition.RunStatus.DEAD || expedition.status() == Expedition.RunStatus.WON;
    }

    /** Returns the last seconds of a run that ended in death, or null if there are none to show by now. */
    @Nullable
    LastMoments lastMoments() {
        return lastMoments == null || !lastMoments.isDone()
                ? null
                : lastMoments.result().orElse(null);
    }

    /** Returns the depth of the current floor. */
    int depth() {
        return expedition().world().floor().request().depth();
    }

    /** Drops the time that passed without playing. */
    void skipTime() {
        steps.reset();
        hitStop.reset();
        slowMotion.reset();
    }

    /** Returns the facts of the run for a bug report. */
    ReportedRun reported() {
        return RunFacts.reported(expedition, journal.journal());
    }

    /** Draws cave and HUD in their state between the last tick and the next. */
    public void drawWorld(float seconds) {
        boolean moves = expedition.status() == Expedition.RunStatus.PLAYING && !isFallStill();
        float alpha = moves ? steps.alpha() : 1;
        race.show(alpha);
        floor.drawWorld(alpha, seconds * moving);
        moving = 1;
    }

    private boolean isFallStill() {
        return scene != null && scene.worldPace() == 0;
    }

    /** Draws the HUD; the pane has begun. */
    public void drawHud(Hud.MapSize mapSize, float seconds) {
        floor.mark(expedition.isHelped(), isUnsaved);
        // While the run is paused, the pause menu shows the sign.
        boolean isSignWanted = !isUnsaved && seconds > 0;
        floor.showTrouble(isSignWanted ? context.start().saves().runs().trouble() : null);
        floor.drawHud(mapSize, context.settings().now().get(GameSettings.FLASH), seconds);
    }

    @Override
    public void dispose() {
        race.end();
        journal.breakOff();
        context.profile().save();
        floor.dispose();
    }
}
