package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.ExploringTasks;
import dev.orebound.autoplay.ExploringTasks.RoamRooms;
import dev.orebound.autoplay.ExploringTasks.SearchFloor;
import dev.orebound.autoplay.ExploringTasks.StayInArena;
import dev.orebound.autoplay.run.CombatTasks.FightFoes;
import dev.orebound.autoplay.run.InteractionTasks.AnswerChoice;
import dev.orebound.autoplay.run.InteractionTasks.KnownCaptives;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.player.BotSkill.BotLimits;
import dev.orebound.descent.Descent;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.TickClock;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Plays one floor: each tick goes to the first task in order that has something to do. */
final class FloorPlayer {
    private static final int SECOND = TickClock.TICKS_A_SECOND;
    private static final int DARING_TICKS = 30;
    private static final int REST_SECONDS = 10;

    /**
     * Ticks for which the bot enters trap rooms after nothing else led on, so that a new discovery does not call it
     * back at once.
     */
    private static final int DRINK_THINK_TICKS = 10;

    private static final int DESPERATE_TICKS = 60 * SECOND;

    /** Factor on the time that the bot stays if the floor still offers its gift. */
    private static final int WORTH_LOOKING_FOR = 3;

    private final World world;
    private final BotSkill skill;
    private final KnownFloorView view;
    /** The view of a bot that forgets; null for one that does not. */
    private final @Nullable ForgetfulFloorView memory;

    private final WalkerControls controls;
    private final KnownExits exits;
    private final FloorProgress progress;
    private final SearchFloor looksRound;
    private final OreSupply supply;
    private final StepGuard care;
    private final GolemCommands commands;
    private final VignetteSense sense;
    private final BotTask goesOn;
    private final BotTask facesGuardian;
    private final BotTask roams;
    private final BotTask searches;
    private final BotTask staysIn;
    /** Tasks that cannot wait. */
    private final List<BotTask> urgent;
    /** Tasks in a room whose doors are shut. */
    private final List<BotTask> shutIn;
    /** Tasks that are done on every floor, however late it is. */
    private final List<BotTask> worthwhile;
    /** Tasks that are done while there is time. */
    private final List<BotTask> leisurely;

    /** The tick until which the bot enters trap rooms even in bad health. */
    private long daresUntil;

    /** The tick until which the bot enters a guardian's hall. */
    private long readyUntil;

    /** Creates a bot that draws from one stream for all purposes, at the beginning of a run. */
    FloorPlayer(World world, Descent descent, BotSkill skill, RandomStream chance, boolean takesGear) {
        this(world, descent, skill, purpose -> chance, takesGear, 0);
    }

    /**
     * @param chances gives a stream for each purpose, or one for all
     * @param ticksBefore the ticks that the run has lasted
     */
    FloorPlayer(
            World world,
            Descent descent,
            BotSkill skill,
            Function<String, RandomStream> chances,
            boolean takesGear,
            long ticksBefore) {
        this.world = world;
        this.skill = skill;
        RandomStream perceiving = chances.apply("perception");
        RandomStream fighting = chances.apply("fight");
        RandomStream going = chances.apply("ways");
        RandomStream choosing = chances.apply("choice");
        // The order of the draws decides the play of skills that have a single stream.
        long salt = perceiving.below(Integer.MAX_VALUE);
        BotLimits limits = skill.limits();
        memory = limits == null ? null : new ForgetfulFloorView(world, limits, salt);
        view = memory == null ? new KnownFloorView(world) : memory;
        controls = new WalkerControls(view);
        progress = new FloorProgress(world);
        StepDistances steps = new StepDistances(view);
        AttentionSpan attention = new AttentionSpan(view, skill, salt, ticksBefore);
        VisibleFoes foes = new VisibleFoes(view, attention);
        supply = new OreSupply(world, skill, takesGear);
        AttackThreats threats = new AttackThreats(view, attention, salt);
        care = new StepGuard(threats);
        commands = new GolemCommands(view, skill, choosing);
        BrewCaster caster = new BrewCaster(view, foes, supply, skill, fighting);
        KnownItems items = new KnownItems(view, steps);
        exits = new KnownExits(view, steps, descent, skill, choosing);
        sense = new VignetteSense(view, skill, choosing);
        looksRound = new SearchFloor(view, steps);
        goesOn = patient(exits.leaves(), 60);
        facesGuardian = patient(ExploringTasks.facesGuardian(steps), 60);
        roams = new RoamRooms(view, steps, going);
        searches = patient(looksRound, 40);
        staysIn = new StayInArena(going);
        BotTask takesThings = patient(GatheringTasks.takesItems(items), 15);
        BotTask mines = patient(GatheringTasks.minesOre(steps, supply), 12);
        Surroundings around = new Surroundings(view, foes, items, exits, steps);
        urgent = List.of(
                new AnswerChoice(new GearChooser(world, supply, skill, choosing, takesGear), skill, choosing),
                new LeaveHazard(foes, skill, perceiving),
                new RunFromRoof(view, sense),
                new EvadeAttacks(threats, skill, perceiving),
                fight(new Retreat(around, caster, progress, skill, fighting), 8),
                fight(CombatTasks.breaksShield(foes, steps, supply), 12),
                fight(new FightFoes(foes, caster, skill, fighting), 12),
                new StepFree(progress, going));
        shutIn = List.of(takesThings, mines);
        worthwhile = List.of(
                takesThings,
                patient(InteractionTasks.raisesGolem(view, steps, supply, skill), 25),
                patient(GatheringTasks.usesFixture(steps, supply, sense), 15));
        leisurely = List.of(
                patient(GatheringTasks.opensSeenChest(view, steps), 15),
                patient(new KnownCaptives(view, foes, steps).freesNearest(), 15),
                patient(new TakeThings(view, steps, sense), 25),
                patient(new OpenLocks(view, steps, sense, supply), 40),
                mines,
                searches);
    }

    private BotTask patient(BotTask task, int seconds) {
        return PatientTask.errand(task, progress, seconds * SECOND, REST_SECONDS * SECOND);
    }

    private BotTask fight(BotTask task, int seconds) {
        return PatientTask.fight(task, progress, seconds * SECOND, REST_SECONDS * SECOND);
    }

    /** Fills in the intent of the next tick. */
    void decide(Intent intent) {
        progress.watch();
        sense.watch();
        if (memory != null) {
            memory.watch();
        }
        if (world.tick() % DARING_TICKS == 0) {
            view.dare(dares(), isReadyForGuardian(), world.tick() < daresUntil);
        }
        controls.take(intent);
        act();
        care.take(view, intent);
        drink(intent);
        commands.add(controls);
    }

    /** Drinks a draught in bad health, beside whatever else the bot does, unless it gives another order. */
    private void drink(Intent intent) {
        PlayerComponent own = world.player().component();
        if (own.draughtCount > 0
                && own.drinkTicks == 0
                && intent.order() == IntentOrder.NONE
                && view.healthPercent() < skill.drinkPercent()
                && world.tick() % DRINK_THINK_TICKS == 0) {
            intent.order(IntentOrder.DRINK, 0);
        }
    }

    private void act() {
        if (actsOneOf(urgent)) {
            return;
        }
        Arena arena = world.arenaAroundPlayer();
        if (arena != null) {
            actShutIn(arena);
        } else if (!actsOneOf(worthwhile) && !goesOnAsItIsLate() && !actsOneOf(leisurely)) {
            goOn();
        }
    }

    /** Searches a shut room for unseen corners, because the target may be there, such as a nest in a nook. */
    private void actShutIn(Arena arena) {
        boolean isBusy = actsOneOf(shutIn) || (arena.state().isSealed() && searches.act(view, controls));
        if (!isBusy) {
            staysIn.act(view, controls);
        }
    }

    private boolean goesOnAsItIsLate() {
        return isLate() && (goesOn.act(view, controls) || facesGuardian.act(view, controls));
    }

    private boolean isLate() {
        long patience = (long) skill.exploresSeconds() * SECOND;
        if (!hasGiven()) {
            patience *= WORTH_LOOKING_FOR;
        } else if (supply.isLow()) {
            patience += patience / 2;
        }
        return world.tick() > patience;
    }

    /** Returns true if all fixtures of the floor have given their gift. */
    private boolean hasGiven() {
        for (int i = 0; i < world.floor().fixtures().size(); i++) {
            if (!world.part(FloorGifts.class).isTaken(i) && !supply.isTrade(i)) {
                return false;
            }
        }
        return true;
    }

    private void goOn() {
        if (!goesOn.act(view, controls) && !facesGuardian.act(view, controls)) {
            roams.act(view, controls);
        }
    }

    /** Returns true if the bot may enter trap rooms: in good health, or if nothing else leads on. */
    private boolean dares() {
        boolean isStuck = exits.best() == null || exits.areLocked() || isAtTheEnd();
        boolean isAtALoss = looksRound.isDone() && isStuck;
        if (isAtALoss) {
            daresUntil = world.tick() + DESPERATE_TICKS;
        }
        return view.healthPercent() >= skill.trapHealthPercent() || world.tick() < daresUntil;
    }

    /** Returns true if the bot may enter a guardian's hall: when it has looked round elsewhere, or it is late. */
    private boolean isReadyForGuardian() {
        if (looksRound.isDone() || isLate()) {
            readyUntil = world.tick() + DESPERATE_TICKS;
        }
        return world.tick() < readyUntil;
    }

    /** Returns true on the deepest floor, whose exit lies in a trap room. */
    private boolean isAtTheEnd() {
        return world.floor().exits().get(0).to().equals(Descent.OUT);
    }

    private boolean actsOneOf(List<BotTask> tasks) {
        for (int i = 0; i < tasks.size(); i++) {
            if (tasks.get(i).act(view, controls)) {
                return true;
            }
        }
        return false;
    }
}
