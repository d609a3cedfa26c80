package dev.orebound.workbench.console;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
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
public final class TestBench implements BenchDisplay {
    /** Ticks in which the world answers an order, such as doors that begin to shut. */
    private static final int AFTERWARDS_TICKS = 3;

    private static final GameTexts TEXTS = GameTexts.read(new BuiltInAssets());

    private final OrderQueue orders = new OrderQueue();
    private final RunPace pace = new RunPace();
    public final GameTexts texts = TEXTS;
    public final Expedition run = new Expedition(Seed.of("7"), TestContent.BUILT_IN);
    public final PlaytesterActions hands = new PlaytesterActions(new TestedRun(texts, orders), pace, this);
    final CommandConsole console = new CommandConsole(hands);
    /** Complaints about the content that would be read again. */
    final List<String> faults = new ArrayList<>();

    final List<String> opened = new ArrayList<>();

    public TestBench() {
        hands.enter(run);
    }

    /** Runs a line that is not refused, lets time go on until its orders are carried out, and returns the answer. */
    public String plays(String line) {
        CommandReply answer = console.run(line);
        if (answer.isRefused()) {
            throw new AssertionError(line + " was refused: " + answer.text());
        }
        Intent intent = new Intent();
        do {
            intent.clear();
            orders.lend(intent);
            run.world().player().health().health = run.world().player().health().most;
            run.step(intent);
        } while (orders.size() > 0);
        intent.clear();
        for (int i = 0; i < AFTERWARDS_TICKS && run.status() == RunStatus.PLAYING; i++) {
            run.step(intent);
        }
        return answer.text();
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
