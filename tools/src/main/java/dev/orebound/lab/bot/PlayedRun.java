package dev.orebound.lab.bot;

import dev.orebound.content.floor.FloorKind;
import dev.orebound.expedition.RunDeeds;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The result of a run.
 *
 * @param seed the text of its seed
 * @param skill the id of the skill that played it
 * @param ending how it ended
 * @param cause who or what ended it: the id of a monster, {@code ground} for what no monster did, or what broke; empty
 *     for none
 * @param deeds what was done in it
 * @param floors that were played, in order
 * @param arenasSprung trap rooms whose doors shut
 * @param harm health that the alchemist lost, by the id of the monster that did it, {@code ground} for what none did
 * @param brewing what was brewed, and what came of it
 * @param gear relics and equipment
 * @param scenes vignettes and locks
 * @param walks where the player walked
 * @param course its traps, hard blows, golems and pace
 * @param tick of the last floor, at the end
 */
public record PlayedRun(
        String seed,
        String skill,
        RunEnding ending,
        String cause,
        RunDeeds deeds,
        List<FloorResult> floors,
        int arenasSprung,
        Map<String, Integer> harm,
        BrewTally brewing,
        GearTally gear,
        SceneTally scenes,
        WalkTally walks,
        RunCourse course,
        long tick) {
    public PlayedRun {
        floors = List.copyOf(floors);
        harm = Collections.unmodifiableMap(new TreeMap<>(harm));
    }

    /** Returns true if the game is at fault. */
    public boolean isFault() {
        return ending == RunEnding.STALLED || ending == RunEnding.BROKE;
    }

    /** The depth of the last floor. */
    public int depth() {
        return floors.get(floors.size() - 1).depth();
    }

    /** Returns the result in one line. */
    public String line() {
        String node =
                deeds.path().isEmpty() ? "" : deeds.path().get(deeds.path().size() - 1);
        return "seed " + seed + ", skill " + skill + ", depth " + depth() + " (" + node + "), tick " + tick + ": "
                + ending.id() + (cause.isEmpty() ? "" : ", " + cause);
    }

    /**
     * The result of one floor of a run.
     *
     * @param depth from 1
     * @param kind of floor
     * @param ticks for which it was played
     * @param healthBefore of the alchemist, in percent, as the floor was entered
     * @param healthAfter the same as it was left; 0 if the run ended there
     * @param companions who came in
     * @param danger 1 to 3 marks
     * @param lostPercent health that was lost on it, in percent of full health; healing does not count
     */
    public record FloorResult(
            int depth,
            FloorKind kind,
            long ticks,
            int healthBefore,
            int healthAfter,
            int companions,
            int danger,
            int lostPercent) {}

    /**
     * The brews and reactions of a run.
     *
     * @param brews uses, by brew and use, such as {@code flame_bolt}
     * @param reactions by name, whoever caused them
     * @param chains reactions that a reaction led to, by both names
     * @param isOwnDeath whether the last harm before the alchemist's death came from its own brews
     */
    public record BrewTally(
            Map<String, Integer> brews,
            Map<String, Integer> reactions,
            Map<String, Integer> chains,
            boolean isOwnDeath) {
        public BrewTally {
            brews = Collections.unmodifiableMap(new TreeMap<>(brews));
            reactions = Collections.unmodifiableMap(new TreeMap<>(reactions));
            chains = Collections.unmodifiableMap(new TreeMap<>(chains));
        }
    }

    /**
     * The relics and the equipment of a run.
     *
     * @param taken how often each relic was taken, and each piece of equipment put on
     * @param acted how often the rules of each relic, duo and piece of equipment acted
     * @param carried ids of the relics that were carried at the end
     * @param offers how often relics were offered
     */
    public record GearTally(Map<String, Integer> taken, Map<String, Integer> acted, List<String> carried, int offers) {
        /** Nothing taken. */
        public static final GearTally NONE = new GearTally(Map.of(), Map.of(), List.of(), 0);

        public GearTally {
            taken = Collections.unmodifiableMap(new TreeMap<>(taken));
            acted = Collections.unmodifiableMap(new TreeMap<>(acted));
            carried = List.copyOf(carried);
        }
    }

    /**
     * The vignettes and locks of a run.
     *
     * @param entered how often a vignette of each kind was entered
     * @param used how often something was taken from each kind, or its lever pulled
     * @param opened how often a lock of each kind was opened
     * @param wares how many wares were bought
     */
    public record SceneTally(
            Map<String, Integer> entered, Map<String, Integer> used, Map<String, Integer> opened, int wares) {
        /** Nothing met. */
        public static final SceneTally NONE = new SceneTally(Map.of(), Map.of(), Map.of(), 0);

        public SceneTally {
            entered = Collections.unmodifiableMap(new TreeMap<>(entered));
            used = Collections.unmodifiableMap(new TreeMap<>(used));
            opened = Collections.unmodifiableMap(new TreeMap<>(opened));
        }
    }

    /**
     * The ticks of a run by whether the player walked in a room that holds nothing any more.
     *
     * @param ticks all of them
     * @param walked those in which the player walked
     * @param empty those of them in a room that holds nothing, ore apart
     * @param bare those of them in a room that holds no ore either
     */
    public record WalkTally(int ticks, int walked, int empty, int bare) {
        /** Nothing played. */
        public static final WalkTally NONE = new WalkTally(0, 0, 0, 0);

        WalkTally plus(WalkTally other) {
            return new WalkTally(ticks + other.ticks, walked + other.walked, empty + other.empty, bare + other.bare);
        }
    }

    /** The ending of a played run. */
    public enum RunEnding {
        /** The alchemist came out at the bottom. */
        WON,
        /** The alchemist died. */
        DIED,
        /** Nothing went forward for too long. */
        STALLED,
        /** The game broke. */
        BROKE;

        /** Returns the word for it in figures. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
