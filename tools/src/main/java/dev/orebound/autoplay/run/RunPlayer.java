package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.ExploringTasks;
import dev.orebound.autoplay.ExploringTasks.RoamRooms;
import dev.orebound.autoplay.ExploringTasks.SearchFloor;
import dev.orebound.autoplay.ExploringTasks.StayInArena;
import dev.orebound.autoplay.run.CombatTasks.FightFoes;
import dev.orebound.autoplay.run.HazardTasks.LeaveHazard;
import dev.orebound.autoplay.run.HazardTasks.StepGuard;
import dev.orebound.autoplay.run.InteractionTasks.AnswerChoice;
import dev.orebound.autoplay.run.InteractionTasks.KnownCaptives;
import dev.orebound.autoplay.run.SurvivalTasks.EvadeAttacks;
import dev.orebound.autoplay.run.SurvivalTasks.Retreat;
import dev.orebound.autoplay.run.SurvivalTasks.StepFree;
import dev.orebound.autoplay.run.SurvivalTasks.Surroundings;
import dev.orebound.autoplay.run.VignetteTasks.OpenLocks;
import dev.orebound.autoplay.run.VignetteTasks.RunFromRoof;
import dev.orebound.autoplay.run.VignetteTasks.TakeThings;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.expedition.Expedition;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A bot that plays a whole run as well as its skill allows. It knows what a player knows: seen cells, visible monsters,
 * announced attacks, prompts, and the kinds of floor that exits show. It acts by intents alone and has its own source
 * of chance, so that the same run and skill are played identically everywhere.
 */
public final class RunPlayer {
    private final Expedition run;
    private final BotSkill skill;
    private final RandomStream chance;
    private final boolean takesGear;
    private @Nullable World world;
    private @Nullable FloorPlayer player;

    /** Creates a bot that takes relics and equipment. */
    public RunPlayer(Expedition run, BotSkill skill) {
        this(run, skill, true);
    }

    /** @param takesGear whether it takes relics and equipment that it is offered */
    public RunPlayer(Expedition run, BotSkill skill, boolean takesGear) {
        this.takesGear = takesGear;
        this.run = run;
        this.skill = skill;
        chance = new RandomStreams(run.seed()).stream("autoplay.run", skill.id());
    }

    /**
     * Returns the entrance at which the bot begins a run: the one above the best way through the rows that are told at the start,
     * or any, where it does not choose well.
     */
    public static String entrance(Descent descent, Content content, BotSkill skill) {
        RandomStream chance = new RandomStreams(descent.seed()).stream("autoplay.entrance", skill.id());
        List<GraphNode> entrances = descent.entrances();
        boolean choosesWell = chance.chance(skill.goodChoicePercent());
        int favourite = chance.below(entrances.size());
        GraphNode best = entrances.get(favourite);
        for (int i = 1; i < entrances.size() && choosesWell; i++) {
            GraphNode other = entrances.get((favourite + i) % entrances.size());
            if (worth(other, descent, PlayerComponent.FIRST_SIGHT_ROWS, content, skill)
                    > worth(best, descent, PlayerComponent.FIRST_SIGHT_ROWS, content, skill)) {
                best = other;
            }
        }
        return best.id();
    }

    /** Returns the value of a floor and of the best way through some rows below it. */
    private static int worth(GraphNode node, Descent descent, int rows, Content content, BotSkill skill) {
        int below = descent.graph().waysOn(node).stream()
                .filter(way -> rows > 0)
                .mapToInt(way -> worth(way, descent, rows - 1, content, skill))
                .max()
                .orElse(0);
        return below + KnownExits.worth(node, content, skill, false, true);
    }

    /** Fills in the intent of the next tick of the run. */
    public void decide(Intent intent) {
        FloorPlayer current = player;
        if (current == null || world != run.world()) {
            world = run.world();
            current = new FloorPlayer(run.world(), run.descent(), skill, chance, takesGear);
            player = current;
        }
        current.decide(intent);
    }

    /** Plays one floor: each tick goes to the first task in order that has something to do. */
    static final class FloorPlayer {
        private static final int SECOND = TickClock.TICKS_A_SECOND;
        private static final int DARING_TICKS = 30;
        private static final int REST_SECONDS = 10;

        /**
         * Ticks for which the bot enters trap rooms after nothing else led on, so that a new discovery does not call it
         * back at once.
         */
        private static final int DESPERATE_TICKS = 60 * SECOND;

        /** Factor on the time that the bot stays if the floor still offers its gift. */
        private static final int WORTH_LOOKING_FOR = 3;

        private final World world;
        private final BotSkill skill;
        private final KnownFloorView view;
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

        FloorPlayer(World world, Descent descent, BotSkill skill, RandomStream chance, boolean takesGear) {
            this.world = world;
            this.skill = skill;
            view = new KnownFloorView(world);
            controls = new WalkerControls(view);
            progress = new FloorProgress(world);
            StepDistances steps = new StepDistances(view);
            VisibleFoes foes = new VisibleFoes(view);
            supply = new OreSupply(world, skill, takesGear);
            AttackThreats threats = new AttackThreats(view, skill, chance.below(Integer.MAX_VALUE));
            care = new StepGuard(threats);
            commands = new GolemCommands(view, skill, chance);
            BrewCaster caster = new BrewCaster(view, foes, supply, skill, chance);
            KnownItems items = new KnownItems(view, steps);
            exits = new KnownExits(view, steps, descent, skill, chance);
            sense = new VignetteSense(view, skill, chance);
            looksRound = new SearchFloor(view, steps);
            goesOn = patient(exits.leaves(), 60);
            facesGuardian = patient(ExploringTasks.facesGuardian(steps), 60);
            roams = new RoamRooms(view, steps, chance);
            searches = patient(looksRound, 40);
            staysIn = new StayInArena(chance);
            BotTask takesThings = patient(GatheringTasks.takesItems(items), 15);
            BotTask mines = patient(GatheringTasks.minesOre(steps, supply), 12);
            Surroundings around = new Surroundings(view, foes, items, exits, steps);
            urgent = List.of(
                    new AnswerChoice(new GearChooser(world, supply, skill, chance, takesGear), skill, chance),
                    new LeaveHazard(foes, skill, chance),
                    new RunFromRoof(view, sense),
                    new EvadeAttacks(threats, skill, chance),
                    fight(new Retreat(around, caster, progress, skill, chance), 8),
                    fight(CombatTasks.breaksShield(foes, steps, supply), 12),
                    fight(new FightFoes(foes, caster, skill, chance), 12),
                    new StepFree(progress, chance));
            shutIn = List.of(takesThings, mines);
            worthwhile = List.of(takesThings, patient(GatheringTasks.usesFixture(steps, supply, sense), 15));
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
            if (world.tick() % DARING_TICKS == 0) {
                view.dare(dares(), isReadyForGuardian(), world.tick() < daresUntil);
            }
            controls.take(intent);
            act();
            care.take(view, intent);
            commands.add(controls);
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
            boolean isAtALoss = looksRound.isDone() && (exits.best() == null || isAtTheEnd());
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
}
