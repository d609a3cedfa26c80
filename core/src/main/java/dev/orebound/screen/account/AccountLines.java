package dev.orebound.screen.account;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.player.Deed;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RunOpening;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.profile.PlayerProfile;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The summary of a run that has ended, as texts.
 *
 * @param title two words; {@code cause} a sentence
 * @param figures the counted deeds
 * @param damage the health lost to each source, most first
 * @param fallen the golems that fell and how often
 * @param felledBy to whom golems fell and how often
 * @param finds what was found and how often: companions, scrolls, discoveries, then items
 * @param gear the names of the equipment and the relics at the end
 */
public record AccountLines(
        String title,
        String cause,
        List<Figure> figures,
        List<Figure> damage,
        List<Figure> fallen,
        List<Figure> felledBy,
        List<Figure> finds,
        List<String> gear) {
    /** The kinds of finds in the order in which they are listed, as the first parts of their ids. */
    private static final List<String> FIND_KINDS = List.of("monster.", "brew.", "discovery.", "item.");

    private static final List<String> GEAR_KINDS = List.of("equipment.", "relic.");

    /** The most sources of damage, and finds, that a line holds; the text file has all. */
    private static final int MOST_IN_A_LINE = 8;

    /** The most entries of the codex that a line names. */
    private static final int MOST_NEWS = 6;

    private static final int SECONDS_A_MINUTE = 60;
    private static final int SECONDS_AN_HOUR = 3600;

    /** One counted deed with its label. */
    public record Figure(String label, String value) {}

    public AccountLines {
        figures = List.copyOf(figures);
        damage = List.copyOf(damage);
        fallen = List.copyOf(fallen);
        felledBy = List.copyOf(felledBy);
        finds = List.copyOf(finds);
        gear = List.copyOf(gear);
    }

    /** Returns the summary of an account; a monster that content no longer has is named by its id. */
    public static AccountLines of(RunAccount account, GameTexts texts) {
        RunDeeds deeds = account.deeds();
        return new AccountLines(
                texts.get(account.ending() == RunOutcome.WON ? "summary.won" : "summary.died"),
                cause(account, texts),
                List.of(
                        new Figure(texts.get("summary.depth"), Integer.toString(deeds.deepest())),
                        new Figure(texts.get("summary.time"), time(deeds.ticks())),
                        new Figure(texts.get("summary.monsters"), Integer.toString(deeds.monstersSlain())),
                        new Figure(texts.get("summary.ore"), Integer.toString(deeds.oreMeasures())),
                        new Figure(texts.get("summary.chests"), Integer.toString(deeds.chestsOpened())),
                        new Figure(texts.get("summary.arenas"), Integer.toString(deeds.arenasCleared())),
                        new Figure(texts.get("summary.golems"), Integer.toString(deeds.golemsWoken())),
                        new Figure(texts.get("summary.scrolls"), Integer.toString(deeds.scrollsRead()))),
                damage(deeds, texts),
                counted(deeds, RunDeeds.FALLEN, texts),
                counted(deeds, RunDeeds.FELLED_BY, texts),
                finds(deeds, texts),
                gear(deeds).stream().map(id -> nameOfGear(id, texts)).toList());
    }

    /** Returns the ids of the equipment and of the relics at the end of a run, as its finds have them. */
    static List<String> gear(RunDeeds deeds) {
        List<String> ids = new ArrayList<>();
        for (String kind : GEAR_KINDS) {
            deeds.finds().keySet().stream().filter(id -> id.startsWith(kind)).forEach(ids::add);
        }
        return ids;
    }

    private static String nameOfGear(String id, GameTexts texts) {
        String key = id + ".name";
        return texts.has(key)
                ? texts.get(key)
                : id.substring(id.indexOf('.') + 1).replace('_', ' ');
    }

    private static List<Figure> finds(RunDeeds deeds, GameTexts texts) {
        List<Figure> finds = new ArrayList<>();
        for (String kind : FIND_KINDS) {
            deeds.finds().forEach((id, count) -> {
                if (id.startsWith(kind)) {
                    finds.add(new Figure(findName(id, kind, texts), Integer.toString(count)));
                }
            });
        }
        return finds;
    }

    private static String findName(String id, String kind, GameTexts texts) {
        String key = id + ".name";
        String name =
                texts.has(key) ? texts.get(key) : id.substring(kind.length()).replace('_', ' ');
        return kind.equals("brew.") ? texts.format("summary.scroll", name) : name;
    }

    /** Returns how often monsters were counted under ids with a beginning, most first. */
    private static List<Figure> counted(RunDeeds deeds, String beginning, GameTexts texts) {
        return deeds.finds().entrySet().stream()
                .filter(each -> each.getKey().startsWith(beginning))
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(each -> new Figure(
                        sourceName(each.getKey().substring(beginning.length()), texts),
                        Integer.toString(each.getValue())))
                .toList();
    }

    /** Returns the golems that fell, to whom, and how many were brought back, in one line; empty if none fell. */
    public String fallenLine(RunDeeds deeds, GameTexts texts) {
        return fallen.isEmpty()
                ? ""
                : texts.format(
                        "summary.golems_fallen",
                        joined(fallen, texts),
                        joined(felledBy, texts),
                        deeds.count(RunDeeds.GOLEMS_RAISED));
    }

    /** Returns the first of some figures in a row of words. */
    private static String joined(List<Figure> figures, GameTexts texts) {
        return texts.list(figures.stream()
                .limit(MOST_IN_A_LINE)
                .map(each -> each.value().equals("1")
                        ? each.label()
                        : texts.format("list.times", each.label(), each.value()))
                .toList());
    }

    /** Returns the worst damage in one line, or an empty text if there was none. */
    public String damageLine(GameTexts texts) {
        String each = texts.list(damage.stream()
                .limit(MOST_IN_A_LINE)
                .map(source -> texts.format("list.amount", source.label(), source.value()))
                .toList());
        return damage.isEmpty() ? "" : texts.format("list.label", texts.get("summary.damage"), each);
    }

    /** Returns the first finds in one line, or an empty text if there was none. */
    public String findsLine(GameTexts texts) {
        return finds.isEmpty() ? "" : texts.format("list.label", texts.get("summary.finds"), joined(finds, texts));
    }

    /** Returns the kit and the vows of a run in one line, or an empty text if it had neither. */
    public static String termsLine(RunTerms terms, RunDeeds deeds, GameTexts texts) {
        List<String> parts = new ArrayList<>();
        if (terms.kit() != null) {
            parts.add(texts.format("summary.kit", nameOfGear("kit." + terms.kit(), texts)));
        }
        if (!terms.vows().isEmpty()) {
            parts.add(texts.format(
                    "summary.vows",
                    texts.list(terms.vows().stream()
                            .map(vow -> nameOfGear("vow." + vow, texts))
                            .toList())));
        }
        if (deeds.count(RunDeeds.MERCY) > 0) {
            parts.add(texts.format("summary.mercy", deeds.count(RunDeeds.MERCY)));
        }
        if (deeds.count(RunDeeds.SLOWED) > 0) {
            parts.add(texts.get("summary.slowed"));
        }
        return texts.joined("list.sentence", parts);
    }

    /** Returns words about a run with the mark of one that was eased, if it was. */
    static String marked(String words, RunDeeds deeds, GameTexts texts) {
        return deeds.isEased() ? texts.format("history.eased", words).strip() : words;
    }

    /** Returns the gear in one line, or an empty text if there was none. */
    public String gearLine(GameTexts texts) {
        return gear.isEmpty() ? "" : texts.format("list.label", texts.get("summary.gear"), texts.list(gear));
    }

    private static List<Figure> damage(RunDeeds deeds, GameTexts texts) {
        return deeds.damageTaken().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(each -> new Figure(sourceName(each.getKey(), texts), Integer.toString(each.getValue())))
                .toList();
    }

    /** Returns a sentence on the codex entries that a run added; empty if there are none. */
    public static String newsLine(List<String> names, GameTexts texts) {
        if (names.isEmpty()) {
            return "";
        }
        int more = names.size() - MOST_NEWS;
        return more <= 0
                ? texts.format("summary.news", texts.list(names))
                : texts.format("summary.news_more", texts.list(names.subList(0, MOST_NEWS)), more);
    }

    /**
     * Returns sentences on a deed that the player has not done yet, with what it unlocks; empty if all are done. Those
     * that unlock a kit or a vow come first, and take turns from run to run.
     */
    public static String dareLine(PlayerProfile profile, Content content, GameTexts texts) {
        List<Deed> open = content.deeds().asList().stream()
                .filter(deed -> !profile.deeds().contains(deed.id()))
                .toList();
        List<Deed> rewarding = open.stream().filter(deed -> !deed.hasNote()).toList();
        List<Deed> offered = rewarding.isEmpty() ? open : rewarding;
        if (offered.isEmpty()) {
            return "";
        }
        Deed deed = offered.get(profile.runsBegun() % offered.size());
        String key = "deed." + deed.id();
        return texts.format("summary.dare", texts.get(key + ".name"), texts.get(key + ".words"), deed.unlocks(texts));
    }

    private static String sourceName(String source, GameTexts texts) {
        return switch (source) {
            case RunDeeds.OWN -> texts.get("summary.damage_own");
            case RunDeeds.CAVE -> texts.get("summary.damage_cave");
            default -> nameOf(source, texts);
        };
    }

    private static String cause(RunAccount account, GameTexts texts) {
        int depth = account.deeds().deepest();
        return switch (account.ending()) {
            case WON -> texts.get(EndingStory.idOf(account.deeds()) + ".cause");
            case SLAIN -> texts.format("summary.cause_slain", nameOf(account.slainBy(), texts), depth);
            case PERISHED -> texts.format("summary.cause_perished", depth);
            case GIVEN_UP -> texts.format("summary.cause_given_up", depth);
        };
    }

    private static String nameOf(String monster, GameTexts texts) {
        String key = "monster." + monster + ".name";
        return texts.has(key) ? texts.get(key) : monster.replace('_', ' ');
    }

    /** Returns a time as minutes and seconds, {@code 12:05}, with hours if there are any: {@code 1:02:05}. */
    public static String time(long ticks) {
        long seconds = ticks / TickClock.TICKS_A_SECOND;
        long hours = seconds / SECONDS_AN_HOUR;
        long minutes = seconds / SECONDS_A_MINUTE % SECONDS_A_MINUTE;
        long rest = seconds % SECONDS_A_MINUTE;
        return hours > 0
                ? String.format(Locale.ROOT, "%d:%02d:%02d", hours, minutes, rest)
                : String.format(Locale.ROOT, "%d:%02d", minutes, rest);
    }

    /**
     * Returns the account of a run as a text to read: a sentence, the figures, and the path.
     *
     * @param kinds the kind of each floor of the path
     */
    public static String text(RunAccount account, List<FloorKind> kinds, GameTexts texts) {
        AccountLines lines = of(account, texts);
        StringBuilder text = new StringBuilder();
        text.append(lines.title()).append('\n').append(lines.cause()).append("\n\n");
        text.append(texts.format("hud.seed", account.sharedSeed())).append('\n');
        if (!account.date().isEmpty()) {
            text.append(texts.date(account.date())).append('\n');
        }
        if (account.deeds().isHelped()) {
            text.append(texts.get("summary.helped")).append('\n');
        }
        String terms = termsLine(account.terms(), account.deeds(), texts);
        text.append(terms.isEmpty() ? "" : terms + '\n').append('\n');
        lines.figures()
                .forEach(figure -> text.append(texts.format("list.label", figure.label(), figure.value()))
                        .append('\n'));
        appendFigures(text, texts.get("summary.damage"), lines.damage(), texts);
        String fell = lines.fallenLine(account.deeds(), texts);
        text.append(fell.isEmpty() ? "" : '\n' + fell + '\n');
        appendFigures(text, texts.get("summary.finds"), lines.finds(), texts);
        if (!lines.gear().isEmpty()) {
            text.append('\n').append(texts.get("summary.gear")).append('\n');
            lines.gear().forEach(name -> text.append("  ").append(name).append('\n'));
        }
        text.append('\n');
        for (int floor = 0; floor < kinds.size(); floor++) {
            String kind = texts.get("floor_kind." + kinds.get(floor).id());
            text.append(texts.format("way_down.where", floor + 1, kind)).append('\n');
        }
        return text.toString();
    }

    private static void appendFigures(StringBuilder text, String heading, List<Figure> figures, GameTexts texts) {
        if (figures.isEmpty()) {
            return;
        }
        text.append('\n').append(heading).append('\n');
        figures.forEach(figure -> text.append("  ")
                .append(texts.format("list.label", figure.label(), figure.value()))
                .append('\n'));
    }

    /**
     * Returns the kinds of the floors of a run's path in order; floors that this content's descent lacks are left out.
     */
    public static List<FloorKind> walkedPath(RunAccount account, Content content) {
        if (account.seed().isEmpty()) {
            return List.of();
        }
        Seed seed = Seed.recorded(account.seed());
        RunOpening opening = account.isFirst() ? RunOpening.FIRST_ROOM : RunOpening.ORDINARY;
        return kinds(account.deeds().path(), new Descent(seed, opening, content.graph()));
    }

    /** Returns the kinds of the floors that an unfinished run went through, the one on which it is included. */
    static List<FloorKind> walkedPath(KeptRun run, Content content) {
        Checkpoint entered = run.entered();
        List<String> path = new ArrayList<>(entered.deeds().path());
        path.add(entered.node());
        return kinds(path, new Descent(entered.seed(), entered.opening(), content.graph()));
    }

    private static List<FloorKind> kinds(List<String> path, Descent descent) {
        List<FloorKind> kinds = new ArrayList<>();
        for (String node : path) {
            descent.graph().node(node).map(GraphNode::kind).ifPresent(kinds::add);
        }
        return kinds;
    }
}
