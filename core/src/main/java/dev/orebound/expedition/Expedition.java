package dev.orebound.expedition;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.descent.Descent;
import dev.orebound.descent.RunOpening;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** A run that is played: floor after floor, until the alchemist dies or leaves at the bottom. */
public final class Expedition {
    /** The state of a run. */
    public enum RunStatus {
        /** The world can be stepped. */
        PLAYING,
        /**
         * The run is between floors: an exit was taken, the alchemist fell, or a playtester ordered another floor.
         * {@link Expedition#descend} comes next.
         */
        LEAVING,
        /** The alchemist is dead. */
        DEAD,
        /** The alchemist left at the bottom. */
        WON
    }

    private final Content content;
    private final FloorGenerator generator;
    private final ChasmLanding landing;
    private final DeedCounter tally;
    private Descent descent;
    private World world;
    private DiscoveryTracker discoveries;
    private DeedTracker deeds;
    private Checkpoint entered;
    private @Nullable FloorRequest rolled;
    private RunStatus status = RunStatus.PLAYING;

    /** Starts a run at the leftmost entrance, as floors are named. */
    public Expedition(Seed seed, Content content) {
        this(new Descent(seed, content.graph()).request(1), Party.fresh(content), content);
    }

    /**
     * Starts a run at one of the entrances of its descent.
     *
     * @param entrance a node of the first row
     * @throws IllegalArgumentException if the run has no such entrance
     */
    public Expedition(Seed seed, String entrance, Party party, Content content) {
        this(entranceFloor(new Descent(seed, content.graph()), entrance), party, content);
    }

    private static FloorRequest entranceFloor(Descent descent, String entrance) {
        FloorRequest floor = descent.request(entrance);
        if (floor.depth() != 1) {
            throw new IllegalArgumentException("no run begins at " + entrance);
        }
        return floor;
    }

    /** Starts a run on any floor. */
    public Expedition(FloorRequest floor, Party party, Content content) {
        this(floor, party, content, Floor::start);
    }

    /**
     * Starts a run at any cell of a floor.
     *
     * @param entrance returns the cell on which the party stands once the floor is made; the cell must not be solid
     */
    public Expedition(FloorRequest floor, Party party, Content content, ToIntFunction<Floor> entrance) {
        this(new Descent(floor.seed(), content.graph()), floor, party, carriedBy(party, content), content, entrance);
    }

    /** Returns the deeds of a run that begins with a party: the gear that it has counts as found. */
    private static RunDeeds carriedBy(Party party, Content content) {
        SortedMap<String, Integer> finds = new TreeMap<>();
        NamedParty named = NamedParty.of(party, content);
        named.relics().forEach(relic -> finds.put("relic." + relic, 1));
        named.worn().stream()
                .filter(piece -> content.powers().isUnusual(piece))
                .forEach(piece -> finds.put("equipment." + piece, 1));
        return RunDeeds.NONE.having(finds);
    }

    /**
     * Starts the first run of a profile, which begins with a golem companion, in the hand-made room and with some ore,
     * at the entrance that its seed proposes.
     */
    public static Expedition first(Seed seed, Content content) {
        Descent descent = new Descent(seed.ofRun(), RunOpening.FIRST_ROOM, content.graph());
        FirstRoom room = content.firstRoom();
        Party party = Party.fresh(content)
                .withFlask(content.ores().indexOf(room.ore()), Math.min(room.measures(), Party.mostMeasures(content)));
        int golem = content.golems().monsterOf(content.golems().at(0));
        return new Expedition(
                descent,
                descent.request(descent.proposedEntrance().id()),
                party.with(List.of(PartyMember.hale(golem))),
                RunDeeds.NONE,
                content,
                Floor::start);
    }

    /**
     * Continues a run from the entrance of a floor.
     *
     * @throws IllegalArgumentException if the checkpoint does not fit the content, see {@link CheckpointValidator}, or
     *     the entrance is blocked
     */
    public static Expedition from(Checkpoint checkpoint, Content content) {
        String whyNot = CheckpointValidator.whyNot(checkpoint, content);
        if (!whyNot.isEmpty()) {
            throw new IllegalArgumentException(whyNot);
        }
        Descent descent = new Descent(checkpoint.seed(), checkpoint.opening(), content.graph());
        return new Expedition(
                descent,
                descent.request(checkpoint.node(), checkpoint.kind()),
                checkpoint.party().in(content),
                checkpoint.deeds(),
                content,
                made -> entranceOf(made, checkpoint.entrance(), content));
    }

    /**
     * Enters the current floor of a run again, with content that may have changed since. The party has what it had at
     * the entrance, as far as it can have that with the content. If nobody can stand at the cell where it came in, it
     * comes in at the floor's start. The run counts as helped.
     *
     * @throws IllegalArgumentException if the run cannot stand there with the content, in a few words
     * @throws dev.orebound.cave.FloorNotMadeException if the content gives no such floor
     */
    public static Expedition again(Expedition played, Content content) {
        Checkpoint there = played.checkpoint().helped(content);
        try {
            return from(there, content);
        } catch (IllegalArgumentException e) {
            return from(there.at(Grid.NONE), content);
        }
    }

    private static int entranceOf(Floor made, int entrance, Content content) {
        if (entrance == Grid.NONE) {
            return made.start();
        }
        if (entrance < 0
                || entrance >= made.grid().size()
                || new FloorState(made, content).solid().at(entrance)) {
            throw new IllegalArgumentException("nobody can come in on cell " + entrance);
        }
        return entrance;
    }

    private Expedition(
            Descent descent,
            FloorRequest floor,
            Party party,
            RunDeeds before,
            Content content,
            ToIntFunction<Floor> entrance) {
        this.content = content;
        this.descent = descent;
        generator = new FloorGenerator(content);
        landing = new ChasmLanding(content);
        tally = new DeedCounter(before, content);
        Floor made = generator.generate(floor);
        world = new World(made, content, party, entrance.applyAsInt(made));
        discoveries = new DiscoveryTracker(world);
        deeds = new DeedTracker(world, discoveries);
        entered = enter();
    }

    private Checkpoint enter() {
        FloorRequest floor = world.floor().request();
        Checkpoint checkpoint = new Checkpoint(
                floor.seed(),
                descent.opening(),
                floor.node(),
                floor.kind(),
                world.entrance(),
                NamedParty.of(world.party(), content),
                tally.deeds());
        tally.reach(floor.node(), floor.depth());
        return checkpoint;
    }

    /**
     * Steps the current world by one tick.
     *
     * @throws IllegalStateException unless {@link RunStatus#PLAYING}
     */
    public void step(Intent intent) {
        require(RunStatus.PLAYING);
        world.step(intent);
        tally.help(intent.order().isHelp());
        if (intent.order() == IntentOrder.EASE) {
            tally.ease(intent.orderArgument());
        }
        if (intent.order() == IntentOrder.HELP_REROLL) {
            roll(intent.orderArgument());
        }
        tally.countTick(world.events());
        discoveries.afterTick();
        tally.count(discoveries);
        deeds.afterTick();
        if (!world.player().isAlive()) {
            status = RunStatus.DEAD;
        } else if (rolled != null) {
            status = RunStatus.LEAVING;
        } else if (world.player().hasFallen()) {
            status = RunStatus.LEAVING;
        } else if (world.player().exitTaken() >= 0) {
            status = exitTaken().to().equals(Descent.OUT) ? RunStatus.WON : RunStatus.LEAVING;
        }
    }

    /** Leaves for another floor if it exists. From then on the run has that floor's seed. */
    private void roll(int packed) {
        boolean isThere = world.player().isAlive();
        try {
            FloorReroll wanted = FloorReroll.unpack(packed);
            Seed seed = wanted.seedFrom(seed());
            Descent of = seed.equals(seed()) ? descent : new Descent(seed, descent.opening(), content.graph());
            FloorRequest floor = wanted.request(world.floor().request(), of);
            if (isThere) {
                rolled = floor;
                change(of);
            }
        } catch (IllegalArgumentException noSuchFloor) {
            isThere = false;
        }
        world.tellOfRoll(isThere, packed);
    }

    /** Switches to another descent, of which no floor has been entered yet. */
    private void change(Descent other) {
        if (other != descent) {
            descent = other;
            tally.forgetPath();
        }
    }

    /**
     * Returns what makes the world of the next floor, which {@link #descend(World)} enters. It changes nothing, and any
     * thread can do it once while nobody steps the run.
     *
     * @throws IllegalStateException unless {@link RunStatus#LEAVING}
     */
    public Supplier<World> worldAhead() {
        require(RunStatus.LEAVING);
        FloorRequest next = ahead();
        Party party = world.party();
        World left = world;
        boolean falls = rolled == null && left.player().hasFallen();
        return () -> {
            Floor floor = generator.generate(next);
            return new World(floor, content, party, falls ? landing.cellOn(floor, left) : floor.start());
        };
    }

    /**
     * Makes the next floor and enters it.
     *
     * @throws IllegalStateException unless {@link RunStatus#LEAVING}
     */
    public void descend() {
        descend(worldAhead().get());
    }

    /**
     * Enters the next floor.
     *
     * @param next made by {@link #worldAhead}
     * @throws IllegalStateException unless {@link RunStatus#LEAVING}
     */
    public void descend(World next) {
        require(RunStatus.LEAVING);
        world = next;
        discoveries = new DiscoveryTracker(world);
        deeds = new DeedTracker(world, discoveries);
        entered = enter();
        rolled = null;
        status = RunStatus.PLAYING;
    }

    private FloorRequest ahead() {
        if (rolled != null) {
            return rolled;
        }
        return descent.request(
                world.player().hasFallen()
                        ? landing.below(world, descent)
                        : exitTaken().to());
    }

    /** Returns the depth of the floor that {@link #descend} makes next. */
    public int depthAhead() {
        return rolled != null ? rolled.depth() : world.floor().request().depth() + 1;
    }

    public RunStatus status() {
        return status;
    }

    /** Returns the world of the current floor. */
    public World world() {
        return world;
    }

    /** Returns the checkpoint at the entrance of the current floor. */
    public Checkpoint checkpoint() {
        return entered;
    }

    /** Returns true for the first run of a profile. */
    public boolean isFirst() {
        return descent.opening().isFirst();
    }

    /** Returns the kit and the vows of the run. */
    public RunTerms terms() {
        return RunTerms.of(entered.party().terms());
    }

    /** Returns true once a playtester has given an order in the run. Such a run does not count as an honest one. */
    public boolean isHelped() {
        return tally.isHelped();
    }

    /** Returns the run's current seed. A playtester may have rolled another one since the run began. */
    public Seed seed() {
        return descent.seed();
    }

    /** Returns the text of the current seed that repeats the run wherever it is typed or pasted. */
    public String sharedSeed() {
        return seed().shared(isFirst());
    }

    /** Returns the floors that the run can go through with its current seed. */
    public Descent descent() {
        return descent;
    }

    /** Returns the deeds that were done in the last tick. */
    public DeedTracker deeds() {
        return deeds;
    }

    /** Returns the counter of what was done in the run. */
    public DeedCounter tally() {
        return tally;
    }

    private Exit exitTaken() {
        return world.floor().exits().get(world.player().exitTaken());
    }

    private void require(RunStatus required) {
        if (status != required) {
            throw new IllegalStateException("the run is " + status + ", not " + required);
        }
    }
}
