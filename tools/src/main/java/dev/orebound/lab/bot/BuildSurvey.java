package dev.orebound.lab.bot;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.player.BotSkill;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.page.HtmlMarkup;
import dev.orebound.lab.page.HtmlPage;
import dev.orebound.lab.page.HtmlTable;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The command {@code builds}: plays whole runs that begin with one relic, duo, brew, golem or piece of equipment, or two random relics,
 * and compares how far they come with runs that begin with nothing. The bot turns down all that it is offered on the way, so that the
 * difference is that of the build. All builds play the same seeds.
 */
public final class BuildSurvey implements SurveyFindings {
    /** The number of random pairs of relics. */
    private static final int PAIRS = 60;

    private static final String NOTHING = "nothing";

    /** The sorts of builds, besides {@code nothing}. */
    public static final List<String> SORTS = List.of("relic", "duo", "pair", "pick", "lamp", "coat", "golem", "brew");

    /** A party to begin with. */
    private record Build(String sort, String name, Party party, List<String> sources) {}

    /** The figures of the runs of a build. */
    private static final class BuildTally {
        private final Build build;
        private int runs;
        private int won;
        private int ownDeaths;
        private long depths;
        private long fired;
        private final Map<Integer, Integer> endsAt = new LinkedHashMap<>();

        private BuildTally(Build build) {
            this.build = build;
        }

        private void add(PlayedRun run) {
            runs++;
            won += run.ending() == PlayedRun.RunEnding.WON ? 1 : 0;
            ownDeaths += run.brewing().isOwnDeath() ? 1 : 0;
            depths += run.depth();
            endsAt.merge(run.depth(), 1, Integer::sum);
            for (String source : build.sources()) {
                fired += run.gear().acted().getOrDefault(source, 0);
            }
        }

        private double depth() {
            return (double) depths / Math.max(1, runs);
        }

        private double firedMean() {
            return (double) fired / Math.max(1, runs);
        }
    }

    private final BotSkill skill;
    private final int runs;
    private final Object making = new Object();
    private final List<BuildTally> tallies = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private final double seconds;

    /**
     * Plays all builds, or those of one sort.
     *
     * @param only one of {@link #SORTS}, or null for all
     * @param runs of each build, at least 1
     * @param first the seed of the first run of each; the others follow one by one
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many runs are done
     */
    public BuildSurvey(
            Content content,
            BotSkill skill,
            @Nullable String only,
            Seed first,
            int runs,
            int threads,
            IntConsumer done) {
        this.skill = skill;
        this.runs = runs;
        List<Build> builds = builds(content, only);
        builds.forEach(build -> tallies.add(new BuildTally(build)));
        int[] played = {0};
        seconds = OrderedWorkers.runFirstAlone(
                builds.size() * runs,
                threads,
                task -> play(content, builds.get(task / runs), Seed.of(first.value() + task % runs)),
                run -> {
                    BuildTally tally = tallies.get(played[0] / runs);
                    tally.add(run);
                    if (run.isFault()) {
                        complaints.add(tally.build.name() + ": " + run.line());
                    }
                    done.accept(++played[0]);
                });
    }

    /** Returns the number of runs that a survey plays. */
    public static int count(Content content, @Nullable String only, int runs) {
        return builds(content, only).size() * runs;
    }

    private static List<Build> builds(Content content, @Nullable String only) {
        List<Build> builds = builds(content);
        builds.removeIf(build ->
                only != null && !build.sort().equals(only) && !build.sort().equals(NOTHING));
        return builds;
    }

    private PlayedRun play(Content content, Build build, Seed seed) {
        try {
            return new BotRun(content, seed, skill, making, null)
                    .beginningWith(build.party())
                    .play();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Build> builds(Content content) {
        PowerBook book = content.powers();
        Party fresh = Party.fresh(content);
        List<Build> builds = new ArrayList<>();
        builds.add(new Build(NOTHING, NOTHING, fresh, List.of()));
        for (int relic = 0; relic < book.relics().size(); relic++) {
            String id = book.relics().at(relic).id();
            builds.add(new Build("relic", id, fresh.with(carrying(relic)), List.of(id)));
        }
        for (int duo = 0; duo < book.duos().size(); duo++) {
            String id = book.duos().at(duo).id();
            PartyGear gear = carrying(book.relicOfDuo(duo, true), book.relicOfDuo(duo, false));
            builds.add(new Build("duo", id, fresh.with(gear), List.of(id)));
        }
        addPairs(builds, book, fresh);
        for (int piece = 0; piece < book.equipment().size(); piece++) {
            if (piece != book.usual(book.equipment().at(piece).slot())) {
                String id = book.equipment().at(piece).id();
                builds.add(new Build(
                        book.equipment().at(piece).slot().id(), id, fresh.with(wearing(book, piece)), List.of(id)));
            }
        }
        for (GolemKind golem : content.golems()) {
            PartyMember member = PartyMember.hale(content.monsters().indexOf(golem.monster()));
            builds.add(new Build("golem", golem.id(), fresh.with(List.of(member)), List.of()));
        }
        for (int brew = 0; brew < content.brews().size(); brew++) {
            builds.add(new Build("brew", content.brews().at(brew).id(), knowing(fresh, brew), List.of()));
        }
        return builds;
    }

    private static void addPairs(List<Build> builds, PowerBook book, Party fresh) {
        RandomStream chance = new RandomStreams(Seed.of("builds")).stream("lab.builds");
        for (int pair = 0; pair < PAIRS; pair++) {
            int first = chance.below(book.relics().size());
            int second = (first + 1 + chance.below(book.relics().size() - 1))
                    % book.relics().size();
            String a = book.relics().at(first).id();
            String b = book.relics().at(second).id();
            builds.add(new Build("pair", a + " + " + b, fresh.with(carrying(first, second)), List.of(a, b)));
        }
    }

    private static PartyGear carrying(Integer... relics) {
        return new PartyGear(List.of(relics), List.of());
    }

    private static PartyGear wearing(PowerBook book, int piece) {
        List<Integer> worn = new ArrayList<>();
        for (EquipmentSlot slot : EquipmentSlot.values()) {
            worn.add(book.equipment().at(piece).slot() == slot ? piece : book.usual(slot));
        }
        return new PartyGear(List.of(), worn);
    }

    /** Returns a party that has a brew at its highest level. */
    private static Party knowing(Party fresh, int brew) {
        List<Integer> levels = new ArrayList<>(Collections.nCopies(BrewRules.MOST_KINDS, 1));
        levels.set(brew, BrewRules.MOST_LEVELS);
        PlayerUpgrades gains = new PlayerUpgrades(0, 0, levels, 1, -1);
        return new Party(
                fresh.condition(), gains, fresh.flasks(), fresh.chosenOres(), fresh.companions(), fresh.gear());
    }

    /** Returns every run that stalled or threw an exception, a line each. */
    @Override
    public List<String> complaints() {
        return complaints;
    }

    private double gain(BuildTally tally) {
        return tally.depth() - tallies.get(0).depth();
    }

    /** Returns one line of JSON, ended by a line feed; {@code docs/formats.md} names the keys that are promised. */
    @Override
    public String json() {
        JsonText json = new JsonText().beginObject();
        json.number("runs", (long) runs * tallies.size());
        json.number("runs_each", runs);
        json.text("skill", skill.id());
        json.number("faults", complaints.size());
        json.number("seconds", seconds);
        json.number("depth_of_nothing", tallies.get(0).depth());
        json.objects("builds", tallies, tally -> {
            json.text("sort", tally.build.sort());
            json.text("name", tally.build.name());
            json.number("taken", tally.runs);
            json.number("fired", tally.firedMean());
            json.number("depth", tally.depth());
            json.number("depth_gained", gain(tally));
            json.number("won", (double) tally.won / tally.runs);
            json.number("own_reaction_deaths", (double) tally.ownDeaths / tally.runs);
        });
        return json.endObject().line();
    }

    /** Returns a table for people, each line ended by a line feed. */
    @Override
    public String table() {
        TextTable table = new TextTable();
        table.line(
                "%d builds of %d runs each, %s: %d faults, %.1f seconds",
                tallies.size(), runs, skill.id(), complaints.size(), seconds);
        table.line("%-8s %-38s %8s %8s %8s %8s %8s", "sort", "build", "fired", "depth", "gained", "won", "own");
        for (BuildTally tally : tallies) {
            table.line(
                    "%-8s %-38s %8.1f %8.2f %+8.2f %7.0f%% %7.0f%%",
                    tally.build.sort(),
                    tally.build.name(),
                    tally.firedMean(),
                    tally.depth(),
                    gain(tally),
                    100.0 * tally.won / tally.runs,
                    100.0 * tally.ownDeaths / tally.runs);
        }
        complaints.forEach(line -> table.line("%s", line));
        return table.text();
    }

    /** Returns a page for a browser that stands alone. */
    public String html(String build) {
        HtmlMarkup page = HtmlPage.begin("Orebound: builds");
        page.open("header").leaf("h1", "Builds");
        page.leaf(
                "p",
                tallies.size() + " builds, " + runs + " runs each, skill " + skill.id() + ", build " + build
                        + ". A bar shows how much deeper (to the right) or less deep the runs end than those that begin "
                        + "with nothing.");
        page.close().open("main");
        Map<String, List<BuildTally>> bySort = new LinkedHashMap<>();
        tallies.forEach(tally -> bySort.computeIfAbsent(tally.build.sort(), any -> new ArrayList<>())
                .add(tally));
        bySort.forEach((sort, all) -> write(page, sort, all));
        page.close();
        return HtmlPage.end(page);
    }

    private void write(HtmlMarkup page, String sort, List<BuildTally> all) {
        page.open("section").leaf("h2", sort);
        writeBars(page, all);
        HtmlTable table = HtmlTable.begin(
                page, "Means of a run", sort, "fired", "depth", "gained", "won, %", "deaths by own reactions, %");
        for (BuildTally tally : all) {
            table.row(
                    tally.build.name(),
                    HtmlMarkup.of(tally.firedMean()),
                    HtmlMarkup.of(tally.depth()),
                    HtmlMarkup.of(gain(tally)),
                    100 * tally.won / tally.runs,
                    100 * tally.ownDeaths / tally.runs);
        }
        table.end();
        page.close();
    }

    private void writeBars(HtmlMarkup page, List<BuildTally> all) {
        int high = 20 * all.size() + 8;
        page.open("figure", "class", "plot");
        page.open("svg", "viewBox", "0 0 680 " + high, "role", "img", "aria-label", "depth gained");
        for (int i = 0; i < all.size(); i++) {
            double gained = gain(all.get(i));
            double length = Math.min(190, Math.abs(gained) * 60);
            double left = gained < 0 ? 470 - length : 470;
            page.leaf("text", all.get(i).build.name(), "x", "4", "y", Integer.toString(20 * i + 17));
            page.open(
                    "rect",
                    "x",
                    HtmlMarkup.of(left),
                    "y",
                    Integer.toString(20 * i + 5),
                    "width",
                    HtmlMarkup.of(Math.max(1, length)),
                    "height",
                    "14",
                    "fill",
                    gained < 0 ? "#ff9a86" : "#8fcf6a");
        }
        page.close().close();
    }
}
