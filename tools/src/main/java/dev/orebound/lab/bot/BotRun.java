package dev.orebound.lab.bot;

import dev.orebound.autoplay.run.PadPlayer;
import dev.orebound.autoplay.run.RunPlayer;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.player.BotSkill;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.CheckpointValidator;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.lab.bot.PlayedRun.BrewTally;
import dev.orebound.lab.bot.PlayedRun.FloorResult;
import dev.orebound.lab.bot.PlayedRun.GearTally;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import dev.orebound.lab.bot.PlayedRun.SceneTally;
import dev.orebound.lab.bot.PlayedRun.WalkTally;
import dev.orebound.lab.world.Trial;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.event.WorldEvent.GearEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.ReactionEvent;
import dev.orebound.world.event.WorldEvent.VignetteEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Plays one run to its end with the bot, and watches for stalls. */
public final class BotRun {
    private final Content content;
    private final Seed seed;
    private final BotSkill skill;
    private final Object making;
    private final @Nullable ReplayWriter replay;
    private final Intent intent = new Intent();
    private final List<FloorResult> floors = new ArrayList<>();
    private @Nullable Expedition run;
    private final TreeMap<String, Integer> harm = new TreeMap<>();
    private final TreeMap<String, Integer> brews = new TreeMap<>();
    private final TreeMap<String, Integer> reactions = new TreeMap<>();
    private final TreeMap<String, Integer> chains = new TreeMap<>();
    private final TreeMap<String, Integer> gearTaken = new TreeMap<>();
    private final TreeMap<String, Integer> gearActed = new TreeMap<>();
    private @Nullable Party beginsWith;
    private boolean takesGifts = true;
    private @Nullable PadPlayer pad;
    private Function<World, List<WorldRule>> counts = world -> List.of();
    private final Map<String, Integer> entered = new TreeMap<>();
    private final Map<String, Integer> used = new TreeMap<>();
    private final Map<String, Integer> opened = new TreeMap<>();
    private int wares;
    private WalkTally walks = WalkTally.NONE;
    private final CourseWatch course;
    private int offers;
    /** Health that was lost on the current floor. */
    private int lost;

    /** Spawn id of the actor that last hurt the alchemist, or 0. */
    private long lastHurtBy;

    private int arenasSprung;

    /**
     * @param making what all runs that are played side by side share: worlds are made one after another
     * @param replay takes all that is played, or null
     */
    public BotRun(Content content, Seed seed, BotSkill skill, Object making, @Nullable ReplayWriter replay) {
        this.content = content;
        this.seed = seed;
        this.skill = skill;
        this.making = making;
        this.replay = replay;
        course = new CourseWatch(content);
    }

    /**
     * Lets the run begin with a party.
     *
     * @param takes whether the bot takes relics and equipment that it is offered
     */
    public BotRun beginningWith(Party party, boolean takes) {
        beginsWith = party;
        takesGifts = takes;
        return this;
    }

    /** Lets the run begin with the kit and the vows of some terms. */
    public BotRun under(RunTerms terms) {
        beginsWith = terms.party(content);
        return this;
    }

    /** Lets the bot play through a gamepad. */
    public BotRun byPad() {
        pad = new PadPlayer();
        return this;
    }

    /** Lets each floor be counted tick by tick. */
    public BotRun countedBy(Function<World, List<WorldRule>> countsOfFloor) {
        counts = countsOfFloor;
        return this;
    }

    /**
     * Plays it.
     *
     * @throws IOException if the replay cannot be written
     * @throws FloorNotMadeException if the content cannot make a floor of it
     */
    public PlayedRun play() throws IOException {
        try {
            Expedition begun = make();
            run = begun;
            RunPlayer player = new RunPlayer(begun, skill, takesGifts);
            while (true) {
                Trial floor = playFloor(begun, player);
                if (!floor.broken().isEmpty()) {
                    RunEnding ending = floor.hasThrown() ? RunEnding.BROKE : RunEnding.STALLED;
                    return result(ending, floor.broken().get(0).what());
                }
                if (begun.status() != RunStatus.LEAVING) {
                    return begun.status() == RunStatus.WON
                            ? result(RunEnding.WON, "")
                            : result(RunEnding.DIED, nameOf(begun.tally().slainBy()));
                }
                synchronized (making) {
                    begun.descend();
                }
                String refused = CheckpointValidator.whyNot(begun.checkpoint(), content);
                if (!refused.isEmpty()) {
                    return result(RunEnding.BROKE, "its checkpoint is refused: " + refused);
                }
            }
        } catch (FloorNotMadeException e) {
            throw e;
        } catch (RuntimeException e) {
            String where = e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
            return result(RunEnding.BROKE, e + where);
        }
    }

    private Expedition make() {
        synchronized (making) {
            if (seed.isFirst()) {
                return Expedition.first(seed, content);
            }
            Party party = beginsWith == null ? Party.fresh(content) : beginsWith;
            String entrance = RunPlayer.entrance(new Descent(seed, content.graph()), content, skill);
            return new Expedition(seed, entrance, party, content);
        }
    }

    /** Plays the current floor to its end, or until it stalls or throws an exception. */
    private Trial playFloor(Expedition begun, RunPlayer player) throws IOException {
        World world = begun.world();
        int before = healthPercent(world);
        int companions = world.companions().size();
        lost = 0;
        if (replay != null) {
            replay.enter(begun.checkpoint());
        }
        List<WorldRule> rules = new ArrayList<>(counts.apply(world));
        rules.add(new SomethingGoesForward(world));
        EmptyWalks empty = new EmptyWalks(world);
        rules.add(empty);
        rules.add(course.enter(world));
        Trial trial = new Trial(world, begun::step, rules, intent);
        try {
            while (begun.status() == RunStatus.PLAYING && trial.broken().isEmpty()) {
                player.decide(intent);
                if (pad != null) {
                    pad.play(intent, world);
                }
                trial.step();
                if (trial.hasThrown()) {
                    break;
                }
                if (replay != null) {
                    replay.played(intent, world);
                }
                count(world);
            }
        } finally {
            walks = walks.plus(empty.tally());
            course.leave(world);
            floors.add(new FloorResult(
                    world.floor().request().depth(),
                    world.floor().request().kind(),
                    world.tick(),
                    before,
                    healthPercent(world),
                    companions,
                    world.floor().request().danger(),
                    100 * lost / Math.max(1, world.player().health().most)));
            if (replay != null) {
                replay.leave(world);
            }
        }
        return trial;
    }

    private void count(World world) {
        for (int i = 0; i < world.events().size(); i++) {
            WorldEvent event = world.events().at(i);
            if (event.type() == EventType.ARENA_SEALED) {
                arenasSprung++;
            } else if (event instanceof BrewEvent brew && brew.type() == EventType.BREW_CAST) {
                String id = content.brews().at(brew.brew).id();
                brews.merge(id + "_" + brew.use.id(), 1, Integer::sum);
            } else if (event instanceof GearEvent gear) {
                count(gear);
            } else if (event instanceof VignetteEvent scene) {
                count(scene);
            } else if (event.type() == EventType.LOCK_OPENED) {
                opened.merge(content.locks().at(event.subject()).id(), 1, Integer::sum);
            } else if (event.type() == EventType.WARE_BOUGHT) {
                wares++;
            } else if (event.type() == EventType.RELICS_OFFERED) {
                offers++;
            } else if (event instanceof ReactionEvent reaction) {
                count(reaction);
            } else if (event instanceof HealthEvent hurt
                    && hurt.type() == EventType.ACTOR_HURT
                    && hurt.actorId == world.player().spawnId()) {
                lastHurtBy = hurt.byId;
                lost += hurt.amount;
                harm.merge(nameOf(world.player().health().hurtByMonster), hurt.amount, Integer::sum);
            }
        }
    }

    private void count(VignetteEvent event) {
        String kind = content.vignettes().at(event.kind).id();
        switch (event.type()) {
            case VIGNETTE_ENTERED -> entered.merge(kind, 1, Integer::sum);
            case PRIZE_TAKEN, LEVER_PULLED -> used.merge(kind, 1, Integer::sum);
            default -> {}
        }
    }

    private void count(GearEvent event) {
        if (event.type() == EventType.GEAR_ACTED) {
            gearActed.merge(content.powers().id(event.source), 1, Integer::sum);
        } else if (event.type() != EventType.RELIC_LEFT) {
            gearTaken.merge(content.powers().id(event.source), 1, Integer::sum);
        }
    }

    private GearTally gearOf(@Nullable Expedition ended) {
        if (ended == null) {
            return GearTally.NONE;
        }
        List<String> carried = PartyGear.of(ended.world().player().gear().component()).relics().stream()
                .map(content.powers()::id)
                .toList();
        return new GearTally(gearTaken, gearActed, carried, offers);
    }

    private void count(ReactionEvent event) {
        String name = content.reactions().name(event.reaction);
        reactions.merge(name, 1, Integer::sum);
        if (event.before != ReactionTable.NONE) {
            chains.merge(content.reactions().name(event.before) + " > " + name, 1, Integer::sum);
        }
    }

    private String nameOf(int monster) {
        return monster < 0 ? "ground" : content.monsters().at(monster).id();
    }

    private static int healthPercent(World world) {
        HealthComponent health = world.player().health();
        return 100 * health.health / Math.max(1, health.most);
    }

    /** Returns true if the alchemist's own brew was the last to hurt it, by the ground or by a status. */
    private boolean isByOwnHand(@Nullable Expedition ended) {
        return ended != null
                && lastHurtBy != WorldEvent.NOBODY
                && lastHurtBy == ended.world().player().spawnId();
    }

    private PlayedRun result(RunEnding ending, String cause) {
        Expedition ended = run;
        if (ended == null) {
            floors.add(new FloorResult(1, FloorKind.GOLEM, 0, 0, 0, 0, 1, 0));
        }
        return new PlayedRun(
                seed.text(),
                skill.id(),
                ending,
                cause,
                ended == null ? RunDeeds.NONE : ended.tally().deeds(),
                floors,
                arenasSprung,
                harm,
                new BrewTally(brews, reactions, chains, ending == RunEnding.DIED && isByOwnHand(ended)),
                gearOf(ended),
                new SceneTally(entered, used, opened, wares),
                walks,
                course.result(),
                ended == null ? 0 : ended.world().tick());
    }
}
