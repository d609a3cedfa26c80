package dev.orebound.workbench.console;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.ClosestWord;
import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RoomActions.RoomAction;
import dev.orebound.workbench.action.WordCandidate;
import dev.orebound.workbench.console.ConsoleCommand.CommandInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The table of all commands, which the action panel uses too. */
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

    /** All commands in the order in which they are listed. */
    static final List<ConsoleCommand> ALL = List.of(
            new ConsoleCommand(
                    "help",
                    CommandTable::help,
                    CommandArgument.word("command", actions -> names(actions)).optional()),
            new ConsoleCommand("halt", (actions, input) -> actions.halt()),
            new ConsoleCommand(
                    "tick",
                    (actions, input) -> actions.step(input.at(0, 1)),
                    CommandArgument.number("count", 1, MOST_TICKS).optional()),
            new ConsoleCommand("slow", (actions, input) -> actions.slow()),
            new ConsoleCommand(
                    "pace",
                    (actions, input) -> actions.setPace(input.at(0)),
                    CommandArgument.number("percent", 0, FULL_PERCENT)),
            new ConsoleCommand("go", CommandTable::go, CommandArgument.word("room", CommandTable::destinations)),
            new ConsoleCommand("vignette", (actions, input) -> actions.rooms().goToVignette(input.at(0)), vignette()),
            new ConsoleCommand("open", (actions, input) -> actions.rooms().openVignette(input.at(0)), vignette()),
            new ConsoleCommand("renew", (actions, input) -> actions.rooms().renewVignette(input.at(0)), vignette()),
            new ConsoleCommand("spring", (actions, input) -> inRoom(RoomAction.SPRING, actions, input), trapRoom()),
            new ConsoleCommand("win", (actions, input) -> inRoom(RoomAction.WIN, actions, input), trapRoom()),
            new ConsoleCommand("reset", (actions, input) -> inRoom(RoomAction.RESET, actions, input), trapRoom()),
            new ConsoleCommand(
                    "toggle",
                    CommandTable::toggle,
                    CommandArgument.word("trap_room", CommandTable::trapRoomsAndHere)
                            .optional()),
            new ConsoleCommand(
                    "seed", CommandTable::seed, CommandArgument.number("seed", Integer.MIN_VALUE, Integer.MAX_VALUE)),
            new ConsoleCommand(
                    "depth",
                    CommandTable::depth,
                    new CommandArgument("depth", CommandTable::upAndDown, 1, FloorRequest.DEEPEST, false)),
            new ConsoleCommand(
                    "kind",
                    (actions, input) -> actions.kind(FloorKind.values()[input.at(0)]),
                    CommandArgument.word("kind", actions -> actions.kinds())),
            new ConsoleCommand("reload", (actions, input) -> actions.reload()),
            new ConsoleCommand("reveal", (actions, input) -> actions.reveal()),
            new ConsoleCommand("step", (actions, input) -> actions.openStepper()),
            new ConsoleCommand(
                    "spawn",
                    (actions, input) -> actions.spawn(input.at(0), input.at(1, 1)),
                    CommandArgument.word("monster", actions -> actions.monsters()),
                    CommandArgument.number("count", 1, MOST_AT_ONCE).optional()),
            new ConsoleCommand(
                    "kill",
                    CommandTable::kill,
                    CommandArgument.number("cells", 0, MOST_CELLS)
                            .or("all", ALL_CELLS)
                            .optional()),
            new ConsoleCommand(
                    "golem",
                    (actions, input) -> actions.golem(input.at(0)),
                    CommandArgument.word("golem", actions -> actions.golems())),
            new ConsoleCommand("heal", (actions, input) -> actions.heal()),
            new ConsoleCommand(
                    "give",
                    (actions, input) -> actions.give(input.at(0), input.at(1, 1)),
                    CommandArgument.word("item", actions -> actions.items()),
                    CommandArgument.number("count", 1, MOST_AT_ONCE).optional()),
            new ConsoleCommand(
                    "gear",
                    (actions, input) -> actions.gear(input.at(0)),
                    CommandArgument.word("gear", actions -> actions.gear())),
            new ConsoleCommand(
                    "fill",
                    (actions, input) -> actions.fill(input.at(0, MOST_MEASURES)),
                    CommandArgument.number("measures", 1, MOST_MEASURES).optional()),
            new ConsoleCommand(
                    "show",
                    (actions, input) -> actions.show(input.at(0), true),
                    CommandArgument.word("overlay", actions -> actions.overlays())),
            new ConsoleCommand(
                    "hide",
                    (actions, input) -> actions.show(input.at(0), false),
                    CommandArgument.word("overlay", actions -> actions.overlays())));

    private CommandTable() {}

    /**
     * Returns the command of a name.
     *
     * @throws dev.orebound.workbench.action.RefusedException if there is none, with the nearest name
     */
    static ConsoleCommand of(String name, PlaytesterActions actions) {
        for (ConsoleCommand command : ALL) {
            if (command.name().equals(name)) {
                return command;
            }
        }
        String nearest =
                ClosestWord.to(name, ALL.stream().map(ConsoleCommand::name).toList());
        throw actions.run().refusal("bench.refused.command", name, nearest);
    }

    /** Returns the names of all commands with their summaries. */
    static List<WordCandidate> names(PlaytesterActions actions) {
        List<WordCandidate> names = new ArrayList<>();
        for (ConsoleCommand command : ALL) {
            names.add(new WordCandidate(command.name(), names.size(), command.summary(actions)));
        }
        return names;
    }

    private static String help(PlaytesterActions actions, CommandInput input) {
        if (input.has(0)) {
            return ALL.get(input.at(0)).help(actions);
        }
        return ALL.stream()
                .map(command -> command.usage(actions) + ": " + command.summary(actions))
                .collect(Collectors.joining("\n"));
    }

    private static CommandArgument vignette() {
        return CommandArgument.word("vignette", actions -> actions.rooms().vignettes());
    }

    private static CommandArgument trapRoom() {
        return CommandArgument.word("trap_room", actions -> actions.rooms().trapRooms())
                .optional();
    }

    private static String inRoom(RoomAction deed, PlaytesterActions actions, CommandInput input) {
        return input.has(0)
                ? actions.rooms().doIn(deed, input.at(0))
                : actions.rooms().doThere(deed);
    }

    private static String toggle(PlaytesterActions actions, CommandInput input) {
        return input.has(0) && input.at(0) == HERE
                ? actions.rooms().toggleThere()
                : inRoom(RoomAction.TOGGLE, actions, input);
    }

    private static List<WordCandidate> trapRoomsAndHere(PlaytesterActions actions) {
        List<WordCandidate> all = new ArrayList<>();
        all.add(here(actions));
        all.addAll(actions.rooms().trapRooms());
        return all;
    }

    private static WordCandidate here(PlaytesterActions actions) {
        return new WordCandidate("here", HERE, actions.run().texts().get("bench.argument.here"));
    }

    private static List<WordCandidate> destinations(PlaytesterActions actions) {
        List<WordCandidate> all = new ArrayList<>();
        all.add(new WordCandidate("next", NEXT, actions.run().texts().get("bench.argument.next")));
        all.add(here(actions));
        all.addAll(actions.rooms().rooms());
        return all;
    }

    private static String go(PlaytesterActions actions, CommandInput input) {
        return switch (input.at(0)) {
            case NEXT -> actions.rooms().goNext();
            case HERE -> actions.rooms().goThere();
            default -> actions.rooms().go(input.at(0));
        };
    }

    private static String seed(PlaytesterActions actions, CommandInput input) {
        return input.word(0).startsWith("+") ? actions.seedFurther(input.at(0)) : actions.seed(input.at(0));
    }

    private static List<WordCandidate> upAndDown(PlaytesterActions actions) {
        return List.of(
                new WordCandidate("down", DOWN, actions.run().texts().get("bench.argument.down")),
                new WordCandidate("up", UP, actions.run().texts().get("bench.argument.up")));
    }

    private static String depth(PlaytesterActions actions, CommandInput input) {
        int now = actions.depth();
        return switch (input.at(0)) {
            case UP -> actions.depth(now - 1);
            case DOWN -> actions.depth(now + 1);
            default -> actions.depth(input.at(0));
        };
    }

    private static String kill(PlaytesterActions actions, CommandInput input) {
        int cells = input.at(0, 0);
        return cells == ALL_CELLS ? actions.killAll() : actions.kill(cells);
    }
}
