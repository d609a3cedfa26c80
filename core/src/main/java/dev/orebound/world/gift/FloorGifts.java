package dev.orebound.world.gift;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.HashedPart;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.List;

/** Holds the gifts of a floor and which of them are taken: fixtures, scrolls, and the key to its exits. */
@ChangedBy("player")
public final class FloorGifts implements HashedPart {
    /** Whether each fixture of the floor is used up. */
    private final boolean[] areTaken;

    /** The scrolls of each fixture of the floor; none of one that has no scrolls. */
    private final List<List<BrewScroll>> scrolls;

    /** The fixture whose scrolls lie open, or the first that has some, or -1. */
    private int unrolled = -1;

    private final GolemKind golem;
    private final ExitLock lock = new ExitLock();
    private PendingChoice choice = PendingChoice.NONE;

    /** The player's answer of this tick and its argument; forgotten when the tick ends. */
    private IntentOrder answer = IntentOrder.NONE;

    private int answerArgument;

    /**
     * Creates the gifts of a floor of which nothing is taken.
     *
     * @param scrolls of each of its fixtures
     * @param golem the kind that sleeps on it, if one does
     */
    public FloorGifts(Floor floor, List<List<BrewScroll>> scrolls, GolemKind golem) {
        areTaken = new boolean[floor.fixtures().size()];
        this.scrolls = List.copyOf(scrolls);
        for (int fixture = scrolls.size() - 1; fixture >= 0; fixture--) {
            unrolled = scrolls.get(fixture).isEmpty() ? unrolled : fixture;
        }
        this.golem = golem;
    }

    /** Returns whether a fixture, by its number on the floor, is used up. */
    public boolean isTaken(int fixture) {
        return areTaken[fixture];
    }

    /** Returns the question that the player is asked now. */
    public PendingChoice choice() {
        return choice;
    }

    /**
     * Returns the scrolls that lie open, or would if the first shrine of scrolls were used; they are drawn when the
     * party enters.
     */
    public List<BrewScroll> scrolls() {
        return unrolled < 0 ? List.of() : scrolls.get(unrolled);
    }

    /** Returns the scrolls of a fixture. */
    List<BrewScroll> scrolls(int fixture) {
        return scrolls.get(fixture);
    }

    /** Asks which scroll of a fixture the player reads. */
    void unroll(int fixture) {
        unrolled = fixture;
        ask(PendingChoice.SCROLL);
    }

    /** Returns the kind of the golem that sleeps on the floor, or would sleep on it if there were one. */
    public GolemKind golem() {
        return golem;
    }

    /** Returns whether the exits are locked, because the key has not been picked up. */
    public boolean areExitsLocked() {
        return lock.isShut();
    }

    /** Returns the spawn id of the warden with the key, or 0. */
    public long wardenSpawnId() {
        return lock.wardenSpawnId();
    }

    public ExitLock lock() {
        return lock;
    }

    /** Stores the player's answer of this tick. */
    public void answer(IntentOrder order, int argument) {
        answer = order;
        answerArgument = argument;
    }

    /** Returns the argument of an order that the player has given in this tick, or -1, and forgets it. */
    int answerTo(IntentOrder order) {
        if (answer != order) {
            return -1;
        }
        answer = IntentOrder.NONE;
        return answerArgument;
    }

    /** Forgets the player's answer. */
    public void forgetAnswer() {
        answer = IntentOrder.NONE;
    }

    void ask(PendingChoice asked) {
        choice = asked;
    }

    void take(int fixture) {
        areTaken[fixture] = true;
        choice = PendingChoice.NONE;
    }

    @Override
    public void addTo(Hash64 hash) {
        for (boolean taken : areTaken) {
            hash.add(taken);
        }
        for (int fixture = 0; fixture < scrolls.size(); fixture++) {
            List<BrewScroll> drawn = scrolls.get(fixture);
            for (int i = 0; i < drawn.size(); i++) {
                hash.add((long) drawn.get(i).brew()).add((long) drawn.get(i).level());
            }
        }
        hash.add((long) choice.ordinal());
        lock.addTo(hash);
    }

    /**
     * Draws the kind of golem that sleeps on a floor: of the floor's primary ore, in any build. A floor without one
     * draws nothing and has the first build.
     */
    public static GolemKind drawGolem(Floor floor, Content content, RandomStream chance) {
        boolean sleeps = floor.fixtures().stream()
                .anyMatch(fixture -> content.fixtures().get(fixture.type()).gives() == FixtureGift.GOLEM);
        int builds = content.golems().rules().builds().size();
        return content.golems().of(floor.primaryOre(), sleeps ? chance.below(builds) : 0);
    }

    /**
     * Draws the scrolls of a floor's fixtures: different brews, each one level higher than the party has it.
     *
     * @param upgrades of the party as it enters
     * @return for each fixture as many as it has, or fewer if there is less to learn
     */
    public static List<List<BrewScroll>> drawScrolls(
            Floor floor, Content content, PlayerUpgrades upgrades, RandomStream chance) {
        List<BrewScroll> left = new ArrayList<>();
        for (int brew = 0; brew < content.brews().size(); brew++) {
            int level = upgrades.brews().get(brew);
            if (level < BrewRules.MOST_LEVELS) {
                left.add(new BrewScroll(brew, level + 1));
            }
        }
        List<List<BrewScroll>> all = new ArrayList<>();
        for (Fixture fixture : floor.fixtures()) {
            FixtureKind kind = content.fixtures().get(fixture.type());
            List<BrewScroll> drawn = new ArrayList<>();
            while (kind.gives() == FixtureGift.SCROLLS && drawn.size() < kind.amount() && !left.isEmpty()) {
                drawn.add(left.remove(chance.below(left.size())));
            }
            all.add(List.copyOf(drawn));
        }
        return all;
    }
}
