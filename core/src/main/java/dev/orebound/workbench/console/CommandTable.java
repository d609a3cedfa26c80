package dev.orebound.workbench.console;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.ClosestWord;
import dev.orebound.workbench.action.WordCandidate;
import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RoomActions.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The one table of all that the console can do; the panel of hands works by it, too. */
final class CommandTable {
    private static final int NEXT = -1;
    private static final int HERE = -2;
    private static final int UP = -1;
    private static final int DOWN = -2;
    private static final int ALL_CELLS = -1;
    private static final int MOST_AT_ONCE = 100;
    private static final int MOST_CELLS = 99;
    private static final int MOST_MEASURES = 999;
    private static final int MOST_TICKS = 3600;
    private static final int FULL_PERCENT = 100;

    /** In the order in which they are listed. */
    static final List<ConsoleCommand> ALL = List.of(
            new ConsoleCommand(
                    "help",
                    CommandTable::help,
                    CommandArgument.word("command", hands -> names(hands)).optional()),
            new ConsoleCommand("halt", (hands, given) -> hands.time().halt()),
            new ConsoleCommand(
                    "tick",
                    (hands, given) -> hands.time().step(given.at(0, 1)),
                    CommandArgument.number("count", 1, MOST_TICKS).optional()),
            new ConsoleCommand("slow", (hands, given) -> hands.time().slow()),
            new ConsoleCommand(
                    "pace",
                    (hands, given) -> hands.time().set(given.at(0)),
                    CommandArgument.number("percent", 0, FULL_PERCENT)),
            new ConsoleCommand("go", CommandTable::go, CommandArgument.word("room", CommandTable::destinations)),
            new ConsoleCommand("spring", (hands, given) -> inRoom(Deed.SPRING, hands, given), trapRoom()),
            new ConsoleCommand("win", (hands, given) -> inRoom(Deed.WIN, hands, given), trapRoom()),
            new ConsoleCommand("reset", (hands, given) -> inRoom(Deed.RESET, hands, given), trapRoom()),
            new ConsoleCommand("seed", CommandTable::seed, CommandArgument.number("seed", Integer.MIN_VALUE, Integer.MAX_VALUE)),
            new ConsoleCommand(
                    "depth",
                    CommandTable::depth,
                    new CommandArgument("depth", CommandTable::upAndDown, 1, FloorRequest.DEEPEST, false)),
            new ConsoleCommand(
                    "kind",
                    (hands, given) -> hands.floor().kind(FloorKind.values()[given.at(0)]),
                    CommandArgument.word("kind", hands -> hands.floor().kinds())),
            new ConsoleCommand("reveal", (hands, given) -> hands.floor().reveal()),
            new ConsoleCommand("step", (hands, given) -> hands.floor().step()),
            new ConsoleCommand(
                    "spawn",
                    (hands, given) -> hands.life().spawn(given.at(0), given.at(1, 1)),
                    CommandArgument.word("monster", hands -> hands.life().monsters()),
                    CommandArgument.number("count", 1, MOST_AT_ONCE).optional()),
            new ConsoleCommand(
                    "kill",
                    CommandTable::kill,
                    CommandArgument.number("cells", 0, MOST_CELLS).or("all", ALL_CELLS).optional()),
            new ConsoleCommand(
                    "golem",
                    (hands, given) -> hands.life().golem(given.at(0)),
                    CommandArgument.word("golem", hands -> hands.life().golems())),
            new ConsoleCommand("heal", (hands, given) -> hands.life().heal()),
            new ConsoleCommand(
                    "give",
                    (hands, given) -> hands.life().give(given.at(0), given.at(1, 1)),
                    CommandArgument.word("item", hands -> hands.life().items()),
                    CommandArgument.number("count", 1, MOST_AT_ONCE).optional()),
            new ConsoleCommand(
                    "fill",
                    (hands, given) -> hands.life().fill(given.at(0, MOST_MEASURES)),
                    CommandArgument.number("measures", 1, MOST_MEASURES).optional()),
            new ConsoleCommand(
                    "show",
                    (hands, given) -> hands.floor().show(given.at(0), true),
                    CommandArgument.word("overlay", hands -> hands.floor().overlays())),
            new ConsoleCommand(
                    "hide",
                    (hands, given) -> hands.floor().show(given.at(0), false),
                    CommandArgument.word("overlay", hands -> hands.floor().overlays())));

    private CommandTable() {}

    /**
     * The command of a name.
     *
     * @throws dev.orebound.workbench.action.RefusedException if there is none, with the nearest that there is
     */
    static ConsoleCommand of(String name, PlaytesterActions hands) {
        for (ConsoleCommand command : ALL) {
            if (command.name().equals(name)) {
                return command;
            }
        }
        String nearest = ClosestWord.to(name, ALL.stream().map(ConsoleCommand::name).toList());
        throw hands.run().refusal("bench.refused.command", name, nearest);
    }

    /** The names of all, each with what it is for. */
    static List<WordCandidate> names(PlaytesterActions hands) {
        List<WordCandidate> names = new ArrayList<>();
        for (ConsoleCommand command : ALL) {
            names.add(new WordCandidate(command.name(), names.size(), command.summary(hands)));
        }
        return names;
    }

    private static String help(PlaytesterActions hands, Given given) {
        if (given.has(0)) {
            return ALL.get(given.at(0)).help(hands);
        }
        return ALL.stream()
                .map(command -> command.usage(hands) + ": " + command.summary(hands))
                .collect(Collectors.joining("\n"));
    }

    private static CommandArgument trapRoom() {
        return CommandArgument.word("trap_room", hands -> hands.rooms().trapRooms()).optional();
    }

    private static String inRoom(Deed deed, PlaytesterActions hands, Given given) {
        return given.has(0)
                ? hands.rooms().doIn(deed, given.at(0))
                : hands.rooms().doThere(deed);
    }

    private static List<WordCandidate> destinations(PlaytesterActions hands) {
        List<WordCandidate> all = new ArrayList<>();
        all.add(new WordCandidate("next", NEXT, hands.run().texts().get("bench.argument.next")));
        all.add(new WordCandidate("here", HERE, hands.run().texts().get("bench.argument.here")));
        all.addAll(hands.rooms().rooms());
        return all;
    }

    private static String go(PlaytesterActions hands, Given given) {
        return switch (given.at(0)) {
            case NEXT -> hands.rooms().goNext();
            case HERE -> hands.rooms().goThere();
            default -> hands.rooms().go(given.at(0));
        };
    }

    private static String seed(PlaytesterActions hands, Given given) {
        return given.word(0).startsWith("+")
                ? hands.floor().seedFurther(given.at(0))
                : hands.floor().seed(given.at(0));
    }

    private static List<WordCandidate> upAndDown(PlaytesterActions hands) {
        return List.of(
                new WordCandidate("down", DOWN, hands.run().texts().get("bench.argument.down")),
                new WordCandidate("up", UP, hands.run().texts().get("bench.argument.up")));
    }

    private static String depth(PlaytesterActions hands, Given given) {
        int now = hands.floor().depth();
        return switch (given.at(0)) {
            case UP -> hands.floor().depth(now - 1);
            case DOWN -> hands.floor().depth(now + 1);
            default -> hands.floor().depth(given.at(0));
        };
    }

    private static String kill(PlaytesterActions hands, Given given) {
        int cells = given.at(0, 0);
        return cells == ALL_CELLS ? hands.life().killAll() : hands.life().kill(cells);
    }
}
