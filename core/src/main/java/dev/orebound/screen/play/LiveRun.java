package dev.orebound.screen.play;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.player.FeelRules;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.journal.run.RunJournal;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.input.IntentSource;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.TickClock;

/** A run with the floor that it is on, stepped at its own pace whatever the frames do. */
public final class LiveRun implements Disposable {
    private static final int MOST_TICKS_A_FRAME = 5;

    /** Time in which light and camera settle on the player. */
    private static final float SETTLING_SECONDS = 1.5f;

    private final GameContext equipment;
    private final IntentSource source;
    private final Expedition expedition;
    private final RunJournal journal;
    private final FixedTimestep steps = new FixedTimestep(TickClock.TICKS_A_SECOND, MOST_TICKS_A_FRAME);
    private final HitStopTimer hitStop;
    private final Intent intent = new Intent();
    private final PlaytestBench bench;
    private final boolean isUnsaved;
    private InterfaceSize size;
    private FloorPresenter floor;
    private HitStopTimer.HitStopTrigger feel;
    private float moving = 1;
    private float settling;
    private IntentOrder order = IntentOrder.NONE;
    private int orderArgument;

    /**
     * Makes a run and its first floor, which takes a moment.
     *
     * @param bench lends orders and sets the pace
     */
    public LiveRun(
            RunStart start, IntentSource source, InterfaceSize size, GameContext equipment, PlaytestBench bench) {
        this.bench = bench;
        isUnsaved = start.isUnsaved();
        this.equipment = equipment;
        this.source = source;
        this.size = size;
        expedition = start.begin(equipment.start().content());
        journal = start.keep(expedition, equipment.start().saves().runs());
        hitStop = new HitStopTimer(feelRules().mostASecond() / 1000f);
        feel = new HitStopTimer.HitStopTrigger(expedition.world(), feelRules());
        floor = enter();
        equipment.profile().save();
    }

    private FeelRules.HitStopRules feelRules() {
        return equipment.start().content().feel().hitStop();
    }

    private FloorPresenter enter() {
        equipment.profile().played(expedition.isHelped());
        FloorPresenter entered = new FloorPresenter(expedition.world(), expedition.descent(), equipment);
        entered.resize(size);
        steps.reset();
        bench.enter(expedition, entered);
        return entered;
    }

    public Expedition expedition() {
        return expedition;
    }

    /** The floor that is played now. */
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

    /** Makes the next floor and enters it, which takes a moment. */
    void descend() {
        try {
            expedition.descend();
        } catch (RuntimeException | Error e) {
            journal.broke(null, e);
            throw e;
        }
        journal.entered();
        floor.dispose();
        feel = new HitStopTimer.HitStopTrigger(expedition.world(), feelRules());
        floor = enter();
        equipment.profile().save();
    }

    /** Plays the ticks that are due after a frame of so many seconds, as long as the run goes on. */
    public void play(float seconds) {
        float played = hitStop.passed(seconds) * bench.pace();
        int byHand = bench.takeTicks();
        int due = steps.ticksAfter(played) + byHand;
        moving = seconds > 0 ? (played + byHand / (float) TickClock.TICKS_A_SECOND) / seconds : 1;
        settle(seconds, byHand);
        for (int i = 0; i < due && expedition.status() == Expedition.RunStatus.PLAYING; i++) {
            tick();
        }
    }

    /** Lets light and camera settle on a player who was moved while time stands still. */
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
        step();
        equipment.profile().played(expedition.isHelped());
        if (hasEnded()) {
            journal.end();
        }
        floor.afterTick();
        bench.afterTick();
        hitStop.hold(feel.afterTick() * equipment.settings().now().hitStop());
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

    /** Forgets the time that went by without playing. */
    void skipTime() {
        steps.reset();
        hitStop.reset();
    }

    /** Returns the facts of the run for a bug report. */
    ReportedRun reported() {
        return RunFacts.reported(expedition, journal.journal());
    }

    /** Draws cave and HUD, as they are between the last tick and the next. */
    public void drawWorld(float seconds) {
        boolean moves = expedition.status() == Expedition.RunStatus.PLAYING;
        floor.drawWorld(moves ? steps.alpha() : 1, seconds * moving);
        moving = 1;
    }

    /** Draws the HUD; the pane has begun. */
    public void drawHud(Hud.MapSize mapSize, float seconds) {
        floor.mark(expedition.isHelped(), isUnsaved);
        // While the run stands still the pause menu has the sign.
        boolean isSignWanted = !isUnsaved && seconds > 0;
        floor.showTrouble(isSignWanted ? equipment.start().saves().runs().trouble() : null);
        floor.drawHud(mapSize, equipment.settings().now().flash(), seconds);
    }

    @Override
    public void dispose() {
        journal.breakOff();
        equipment.profile().save();
        floor.dispose();
    }
}
