package dev.orebound.workbench.console;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.ClosestWord;
import dev.orebound.workbench.hand.Candidate;
import dev.orebound.workbench.hand.Hands;
import dev.orebound.workbench.hand.RoomHands.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The one table of all that the console can do; the panel of hands works by it, too. */
final class Commands {
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
    static final List<Command> ALL = List.of(
            new Command(
                    "help",
                    Commands::help,
                    Argument.word("command", hands -> names(hands)).optional()),
            new Command("halt", (hands, given) -> hands.time().halt()),
            new Command(
                    "tick",
                    (hands, given) -> hands.time().step(given.at(0, 1)),
                    Argument.number("count", 1, MOST_TICKS).optional()),
            new Command("slow", (hands, given) -> hands.time().slow()),
            new Command(
                    "pace",
                    (hands, given) -> hands.time().set(given.at(0)),
                    Argument.number("percent", 0, FULL_PERCENT)),
            new Command("go", Commands::go, Argument.word("room", Commands::destinations)),
            new Command("spring", (hands, given) -> inRoom(Deed.SPRING, hands, given), trapRoom()),
            new Command("win", (hands, given) -> inRoom(Deed.WIN, hands, given), trapRoom()),
            new Command("reset", (hands, given) -> inRoom(Deed.RESET, hands, given), trapRoom()),
            new Command("seed", Commands::seed, Argument.number("seed", Integer.MIN_VALUE, Integer.MAX_VALUE)),
            new Command(
                    "depth",
                    Commands::depth,
                    new Argument("depth", Commands::upAndDown, 1, FloorRequest.DEEPEST, false)),
            new Command(
                    "kind",
                    (hands, given) -> hands.floor().kind(FloorKind.values()[given.at(0)]),
                    Argument.word("kind", hands -> hands.floor().kinds())),
            new Command("reveal", (hands, given) -> hands.floor().reveal()),
            new Command("step", (hands, given) -> hands.floor().step()),
            new Command(
                    "spawn",
                    (hands, given) -> hands.life().spawn(given.at(0), given.at(1, 1)),
                    Argument.word("monster", hands -> hands.life().monsters()),
                    Argument.number("count", 1, MOST_AT_ONCE).optional()),
            new Command(
                    "kill",
                    Commands::kill,
                    Argument.number("cells", 0, MOST_CELLS).or("all", ALL_CELLS).optional()),
            new Command(
                    "golem",
                    (hands, given) -> hands.life().golem(given.at(0)),
                    Argument.word("golem", hands -> hands.life().golems())),
            new Command("heal", (hands, given) -> hands.life().heal()),
            new Command(
                    "give",
                    (hands, given) -> hands.life().give(given.at(0), given.at(1, 1)),
                    Argument.word("item", hands -> hands.life().items()),
                    Argument.number("count", 1, MOST_AT_ONCE).optional()),
            new Command(
                    "fill",
                    (hands, given) -> hands.life().fill(given.at(0, MOST_MEASURES)),
                    Argument.number("measures", 1, MOST_MEASURES).optional()),
            new Command(
                    "show",
                    (hands, given) -> hands.floor().show(given.at(0), true),
                    Argument.word("overlay", hands -> hands.floor().overlays())),
            new Command(
                    "hide",
                    (hands, given) -> hands.floor().show(given.at(0), false),
                    Argument.word("overlay", hands -> hands.floor().overlays())));

    private Commands() {}

    /**
     * The command of a name.
     *
     * @throws dev.orebound.workbench.hand.RefusedException if there is none, with the nearest that there is
     */
    static Command of(String name, Hands hands) {
        for (Command command : ALL) {
            if (command.name().equals(name)) {
                return command;
            }
        }
        String nearest = ClosestWord.to(name, ALL.stream().map(Command::name).toList());
        throw hands.run().refusal("bench.refused.command", name, nearest);
    }

    /** The names of all, each with what it is for. */
    static List<Candidate> names(Hands hands) {
        List<Candidate> names = new ArrayList<>();
        for (Command command : ALL) {
            names.add(new Candidate(command.name(), names.size(), command.summary(hands)));
        }
        return names;
    }

    private static String help(Hands hands, Given given) {
        if (given.has(0)) {
            return ALL.get(given.at(0)).help(hands);
        }
        return ALL.stream()
                .map(command -> command.usage(hands) + ": " + command.summary(hands))
                .collect(Collectors.joining("\n"));
    }

    private static Argument trapRoom() {
        return Argument.word("trap_room", hands -> hands.rooms().trapRooms()).optional();
    }

    private static String inRoom(Deed deed, Hands hands, Given given) {
        return given.has(0)
                ? hands.rooms().doIn(deed, given.at(0))
                : hands.rooms().doThere(deed);
    }

    private static List<Candidate> destinations(Hands hands) {
        List<Candidate> all = new ArrayList<>();
        all.add(new Candidate("next", NEXT, hands.run().texts().get("bench.argument.next")));
        all.add(new Candidate("here", HERE, hands.run().texts().get("bench.argument.here")));
        all.addAll(hands.rooms().rooms());
        return all;
    }

    private static String go(Hands hands, Given given) {
        return switch (given.at(0)) {
            case NEXT -> hands.rooms().goNext();
            case HERE -> hands.rooms().goThere();
            default -> hands.rooms().go(given.at(0));
        };
    }

    private static String seed(Hands hands, Given given) {
        return given.word(0).startsWith("+")
                ? hands.floor().seedFurther(given.at(0))
                : hands.floor().seed(given.at(0));
    }

    private static List<Candidate> upAndDown(Hands hands) {
        return List.of(
                new Candidate("down", DOWN, hands.run().texts().get("bench.argument.down")),
                new Candidate("up", UP, hands.run().texts().get("bench.argument.up")));
    }

    private static String depth(Hands hands, Given given) {
        int now = hands.floor().depth();
        return switch (given.at(0)) {
            case UP -> hands.floor().depth(now - 1);
            case DOWN -> hands.floor().depth(now + 1);
            default -> hands.floor().depth(given.at(0));
        };
    }

    private static String kill(Hands hands, Given given) {
        int cells = given.at(0, 0);
        return cells == ALL_CELLS ? hands.life().killAll() : hands.life().kill(cells);
    }
}
