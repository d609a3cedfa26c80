package dev.orebound.lab.vignette;

import dev.orebound.autoplay.vignette.CertificateFollower;
import dev.orebound.autoplay.vignette.CertificateFollower.OpenedLock;
import dev.orebound.autoplay.vignette.HostileVisitor;
import dev.orebound.cave.floor.Certificate.Deed;
import dev.orebound.cave.floor.Certificate.Step;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.Content;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.lab.world.Trial;
import dev.orebound.lab.world.Trial.BrokenRule;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Plays trials on one floor: follows its certificate, or lets a hostile bot visit one vignette. */
final class VignetteTrial {
    /** The time for which a hostile bot plays, the opening of the lock included. */
    private static final int HOSTILE_TICKS = 45 * TickClock.TICKS_A_SECOND;

    private static final int HARDLY_MORTAL = 1_000_000;

    /** The additional strength of followers, in percent, so that fights cost little time. */
    private static final int STRENGTH_PERCENT = 400;

    private final WorldFactory worlds;
    private final Content content;
    private final Floor floor;

    /**
     * The outcome of a trial.
     *
     * @param failed what the follower could not do, or null
     * @param complaint the broken rule, or null
     */
    record TrialResult(
            String name,
            int steps,
            int ticks,
            int keysTaken,
            List<OpenedLock> opened,
            @Nullable String failed,
            @Nullable BrokenRule complaint,
            long hash) {}

    private VignetteTrial(WorldFactory worlds, Floor floor) {
        this.worlds = worlds;
        this.floor = floor;
        content = worlds.content();
    }

    /**
     * Follows the certificate of a floor.
     *
     * @param shift 0 for its own ways, from 1 on for others
     */
    static TrialResult follow(WorldFactory worlds, Floor floor, int shift) {
        return new VignetteTrial(worlds, floor).follow(shift);
    }

    /** Lets a hostile bot visit a vignette, by its number from 0. */
    static TrialResult visit(WorldFactory worlds, Floor floor, int vignette, int scheme) {
        return new VignetteTrial(worlds, floor).visit(vignette, HostileVisitor.SCHEMES.get(scheme));
    }

    private TrialResult follow(int shift) {
        World world = worlds.make(floor, party(needsDelver(shift) ? List.of(delver()) : List.of(), 0), floor.start());
        CertificateFollower follower = new CertificateFollower(
                world, shift, new RandomStreams(floor.request().seed()).stream("lab.vignette", shift));
        Trial trial = new Trial(world, VignetteTrialRules.of(world));
        trial.play(follower::decide, () -> follower.isDone() || !world.player().isAlive());
        String failed = world.player().isAlive() ? follower.fault() : "the player died";
        return result("shift " + shift, follower.steps(), follower.opened(), failed, trial);
    }

    private TrialResult visit(int vignette, HostileVisitor.Scheme scheme) {
        List<PartyMember> companions = List.of(delver(), PartyMember.hale(walker()));
        Party party = party(companions, content.player().flaskMeasures());
        World first = worlds.make(floor, party, floor.start());
        int before = before(vignette + 1);
        World world = before == floor.start() ? first : worlds.make(floor, party, nearestFree(first, before));
        HostileVisitor visitor = new HostileVisitor(
                scheme,
                world,
                vignette,
                new RandomStreams(floor.request().seed()).stream("lab.vignette.hostile", vignette));
        Trial trial = new Trial(world, VignetteTrialRules.of(world));
        trial.play(
                visitor::decide,
                () -> trial.ticks() >= HOSTILE_TICKS || !world.player().isAlive());
        String kind = floor.vignettes().get(vignette).kind();
        return result(kind + ", " + scheme.id(), 0, List.of(), null, trial);
    }

    private static TrialResult result(
            String name, int steps, List<OpenedLock> opened, @Nullable String failed, Trial trial) {
        return new TrialResult(
                name,
                steps,
                (int) trial.ticks(),
                trial.happened().get(EventType.LOCK_KEY_TAKEN.ordinal()),
                opened,
                failed,
                trial.broken().isEmpty() ? null : trial.broken().get(0),
                trial.hash());
    }

    private boolean needsDelver(int shift) {
        List<Integer> ways = CertificateFollower.waysOf(floor, shift);
        return floor.locks().stream()
                .anyMatch(lock -> lock.ways().get(ways.get(lock.id() - 1)).by() instanceof LockWay.ByGolem);
    }

    private PartyMember delver() {
        GolemBook golems = content.golems();
        for (int i = 0; i < golems.size(); i++) {
            GolemKind golem = golems.at(i);
            if (golem.build().delveCells() > 0) {
                return PartyMember.hale(golems.monsterOf(golem));
            }
        }
        throw new IllegalStateException("no golem delves");
    }

    private int walker() {
        for (int kind = 0; kind < content.monsters().size(); kind++) {
            if (content.monsters().at(kind).speed() > 0
                    && !content.monsters().at(kind).swims()) {
                return kind;
            }
        }
        throw new IllegalStateException("no monster walks");
    }

    /** Returns the cell from which a vignette, by its number from 1, is visited, or from which its lock is opened. */
    private int before(int vignette) {
        List<Integer> cells = new ArrayList<>();
        Consumer<Step> add = step -> cells.add(step.at());
        floor.certificate().steps().stream()
                .filter(step -> step.deed() == Deed.OPEN
                        && floor.locks().get(step.what() - 1).vignette() == vignette)
                .forEach(add);
        floor.certificate().steps().stream()
                .filter(step -> step.deed() == Deed.LEAVE && step.what() == vignette)
                .forEach(add);
        return cells.isEmpty() ? floor.start() : cells.get(0);
    }

    /** Returns the nearest cell on which the player can stand, because the certificate also walks where ore stands. */
    private int nearestFree(World world, int cell) {
        DistanceMap around = new DistanceMap(floor.grid());
        MutableBitLayer rock = new MutableBitLayer(floor.grid());
        rock.copyInverse(floor.structure());
        floor.locks().forEach(lock -> rock.set(lock.cells(), true));
        around.spreadFrom(cell, rock, StepKind.FOUR_WAY);
        for (int i = 0; i < around.reachedCount(); i++) {
            if (world.floorState().isWalkable(around.reached(i))) {
                return around.reached(i);
            }
        }
        return floor.start();
    }

    private Party party(List<PartyMember> companions, int measures) {
        Party fresh = Party.fresh(content);
        PlayerUpgrades upgrades =
                new PlayerUpgrades(0, STRENGTH_PERCENT, Collections.nCopies(BrewRules.MOST_KINDS, 1), 1, -1);
        List<Integer> flasks = Collections.nCopies(fresh.flasks().size(), measures);
        return new Party(HARDLY_MORTAL, upgrades, flasks, fresh.chosenOres(), companions);
    }
}
