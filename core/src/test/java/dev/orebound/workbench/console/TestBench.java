package dev.orebound.workbench.console;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.workbench.action.BenchDisplay;
import dev.orebound.workbench.action.OrderQueue;
import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RunPace;
import dev.orebound.workbench.action.TestedRun;
import dev.orebound.workbench.action.WordCandidate;
import dev.orebound.workbench.console.CommandConsole.CommandReply;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * Actions and a console on a run of seed 7, and the resulting orders in the order in which intents would carry them.
 */
final class TestBench implements BenchDisplay {
    private final OrderQueue orders = new OrderQueue();
    private final RunPace pace = new RunPace();
    final GameTexts texts = GameTexts.read(new BuiltInAssets());
    final Expedition run = new Expedition(Seed.of("7"), TestContent.BUILT_IN);
    final PlaytesterActions hands = new PlaytesterActions(new TestedRun(texts, orders), pace, this);
    final CommandConsole console = new CommandConsole(hands);
    /** What is wrong with the content that would be read again. */
    final List<String> faults = new ArrayList<>();

    final List<String> opened = new ArrayList<>();

    TestBench() {
        hands.enter(run);
    }

    /** Runs a line and returns the resulting orders. */
    List<String> ordersOf(String line) {
        CommandReply answer = console.run(line);
        if (answer.isRefused()) {
            throw new AssertionError(line + " was refused: " + answer.text());
        }
        return ordersWaiting();
    }

    List<String> ordersWaiting() {
        List<String> given = new ArrayList<>();
        Intent intent = new Intent();
        for (orders.lend(intent); intent.order() != IntentOrder.NONE; orders.lend(intent)) {
            given.add(intent.order() + " " + intent.orderArgument());
            intent.clear();
        }
        return given;
    }

    /** Returns why a line is refused. */
    String refusalOf(String line) {
        CommandReply answer = console.run(line);
        if (!answer.isRefused()) {
            throw new AssertionError(line + " was done: " + answer.text());
        }
        return answer.text();
    }

    /** Returns the id of the first trap room. */
    int trapRoom() {
        return run.world().arenas().get(0).room().id();
    }

    @Override
    public List<WordCandidate> overlays() {
        return List.of(new WordCandidate("rooms", 0, "Rooms"), new WordCandidate("veins", 1, "Veins"));
    }

    @Override
    public void show(int overlay, boolean isWanted) {
        opened.add(overlays().get(overlay).word() + " " + isWanted);
    }

    @Override
    public List<String> reload() {
        return faults;
    }

    @Override
    public void openStepper() {
        opened.add("stepper");
    }
}
