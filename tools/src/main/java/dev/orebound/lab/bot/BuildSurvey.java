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
import dev.orebound.content.reading.Assets;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.FigureRows;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.page.PageTemplate;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The command {@code builds}: plays whole runs that begin with one relic, duo, brew, golem or piece of equipment, or
 * two random relics, and compares how far they come with runs that begin with nothing. The bot turns down all that it
 * is offered on the way, so that the difference is that of the build. All builds play the same seeds.
 */
public final class BuildSurvey extends Figures {
    /** The number of random pairs of relics. */
    private static final int PAIRS = 60;

    private static final String NOTHING = "nothing";

    /** The sorts of builds, besides {@code nothing}. */
    public static final List<String> SORTS = List.of("relic", "duo", "pair", "pick", "lamp", "coat", "golem", "brew");

    /** A party to begin with. */
    private record Build(String sort, String name, Party party, List<String> sources) {}

    /** The figures of the runs of a build. */
    static final class BuildTally extends FigureGroup {
        final Label sort = part("sort", new Label());
        final Label name = part("name", new Label());
        final Sum runs = part("runs", new Sum());
        final Sum won = part("won", new Sum());
        final Sum ownDeaths = part("own_deaths", new Sum());
        final Sum depths = part("depths", new Sum());
        final Sum fired = part("fired", new Sum());

        private void add(Build build, PlayedRun run) {
            runs.add(1);
            won.addIf(run.ending() == PlayedRun.RunEnding.WON);
            ownDeaths.addIf(run.brewing().isOwnDeath());
            depths.add(run.depth());
            for (String source : build.sources()) {
                fired.add(run.gear().acted().getOrDefault(source, 0));
            }
        }

        double depth() {
            return mean(depths);
        }

        double mean(Sum sum) {
            return (double) sum.value() / Math.max(1, runs.value());
        }

        long percent(Sum sum) {
            return 100 * sum.value() / Math.max(1, runs.value());
        }
    }

    private final Label skill = part("skill", new Label());

    /** The number of runs of each build that the command was asked for. */
    private final Label runsEach = part("runs_each", new Label());

    private final Groups<BuildTally> tallies = part("builds", new Groups<>(BuildTally::new));
    private final FigureRows<String> complaints = part("complaints", FigureRows.ofTexts());

    /** Creates the figures of no runs. */
    public BuildSurvey() {}

    /**
     * A plan of which builds to play.
     *
     * @param skill of the bot
     * @param only one of {@link #SORTS}, or null for all
     * @param first the seed of the first run of each build; the others follow one by one
     * @param runs of each build, at least 1
     */
    public record BuildPlan(BotSkill skill, @Nullable String only, Seed first, int runs) {
        /** Returns the number of runs of all builds. */
        public int count(Content content) {
            return builds(content, only).size() * runs;
        }
    }

    /**
     * Plays some of the runs of a plan, build after build.
     *
     * @param from the first run that is played, from 0
     * @param end the run after the last that is played
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many runs are done
     */
    public BuildSurvey(Content content, BuildPlan plan, int from, int end, int threads, IntConsumer done) {
        int runs = plan.runs();
        skill.set(plan.skill().id());
        runsEach.set(Integer.toString(runs));
        List<Build> builds = builds(content, plan.only());
        for (int i = 0; i < builds.size(); i++) {
            tallies.at(i).sort.set(builds.get(i).sort());
            tallies.at(i).name.set(builds.get(i).name());
        }
        Object making = new Object();
        int[] played = {0};
        addSeconds(OrderedWorkers.runFirstAlone(
                end - from,
                threads,
                task -> {
                    Seed seed = Seed.of(plan.first().value() + (from + task) % runs);
                    return play(content, plan.skill(), builds.get((from + task) / runs), seed, making);
                },
                run -> {
                    int number = (from + played[0]) / runs;
                    tallies.at(number).add(builds.get(number), run);
                    if (run.isFault()) {
                        complaints.add(builds.get(number).name() + ": " + run.line());
                    }
                    done.accept(++played[0]);
                }));
    }

    private static List<Build> builds(Content content, @Nullable String only) {
        List<Build> builds = builds(content);
        builds.removeIf(build ->
                only != null && !build.sort().equals(only) && !build.sort().equals(NOTHING));
        return builds;
    }

    private static PlayedRun play(Content content, BotSkill skill, Build build, Seed seed, Object making) {
        try {
            return new BotRun(content, seed, skill, making, null)
                    .beginningWith(build.party(), false)
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
    public List<String> brokenCases() {
        return complaints.all();
    }

    String runsEach() {
        return runsEach.text();
    }

    String skill() {
        return skill.text();
    }

    /** Returns how many floors deeper its runs end than those that begin with nothing. */
    double gain(BuildTally tally) {
        return tally.depth() - tallies.of(0).depth();
    }

    Collection<BuildTally> builds() {
        return tallies.all().values();
    }

    @Override
    protected void print(JsonText json) {
        json.number(
                "runs", builds().stream().mapToLong(tally -> tally.runs.value()).sum());
        json.number("runs_each", Long.parseLong(runsEach.text()));
        json.text("skill", skill.text());
        json.number("faults", complaints.all().size());
        json.number("seconds", seconds());
        json.number("depth_of_nothing", tallies.of(0).depth());
        json.objects("builds", builds(), tally -> {
            json.text("sort", tally.sort.text());
            json.text("name", tally.name.text());
            json.number("taken", tally.runs.value());
            json.number("fired", tally.mean(tally.fired));
            json.number("depth", tally.depth());
            json.number("depth_gained", gain(tally));
            json.number("won", tally.mean(tally.won));
            json.number("own_reaction_deaths", tally.mean(tally.ownDeaths));
        });
    }

    @Override
    protected void print(TextTable table) {
        table.line(
                "%d builds of %s runs each, %s: %d faults, %.1f seconds",
                builds().size(), runsEach.text(), skill.text(), complaints.all().size(), seconds());
        table.line("%-8s %-38s %8s %8s %8s %8s %8s", "sort", "build", "fired", "depth", "gained", "won", "own");
        for (BuildTally tally : builds()) {
            table.line(
                    "%-8s %-38s %8.1f %8.2f %+8.2f %7.0f%% %7.0f%%",
                    tally.sort.text(),
                    tally.name.text(),
                    tally.mean(tally.fired),
                    tally.depth(),
                    gain(tally),
                    100.0 * tally.won.value() / Math.max(1, tally.runs.value()),
                    100.0 * tally.ownDeaths.value() / Math.max(1, tally.runs.value()));
        }
        complaints.all().forEach(line -> table.line("%s", line));
    }

    @Override
    public String page(Assets assets, String build, String options) {
        return PageTemplate.fill("bot/builds.jte", new BuildReport(this, build));
    }
}
