package dev.orebound.workbench;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.content.reading.Assets;
import dev.orebound.expedition.Expedition;
import dev.orebound.grid.Grid;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.workbench.action.BenchDisplay;
import dev.orebound.workbench.action.OrderQueue;
import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RunPace;
import dev.orebound.workbench.action.TestedRun;
import dev.orebound.workbench.action.WordCandidate;
import dev.orebound.workbench.console.CommandConsole;
import dev.orebound.workbench.console.CommandConsole.CommandReply;
import dev.orebound.workbench.console.ConsoleView;
import dev.orebound.workbench.overlay.BenchOverlays;
import dev.orebound.workbench.overlay.OverlayChoice;
import dev.orebound.workbench.panel.ActionPanel;
import dev.orebound.workbench.panel.BenchControls;
import dev.orebound.workbench.stepper.StepperScreen;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.HelpEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The workbench of one run: overlays, action panel and console, which share keyboard and mouse. */
public final class Workbench implements PlaytestBench, BenchDisplay {
    private static final int SHOW_KEY = Keys.F1;
    private static final int NOWHERE = -1;
    private static final int CONSOLE_KEY = Keys.F2;
    private static final String CLICK_LINE = "toggle here";
    private static final int PICK_KEY = Keys.INSERT;

    private final PageContext parts;
    private final BenchHost host;
    private final FloorReload reload;
    private final OverlayChoice choice;
    private final Assets assets;
    private final SaveFolder folder;
    private final BenchControls controls;
    private final OrderQueue orders = new OrderQueue();
    private final RunPace pace = new RunPace();
    private final PlaytesterActions actions;
    private final CommandConsole console;
    private final ConsoleView consoleView;
    private final BenchOverlays overlays;
    private final List<WordCandidate> candidates;
    private @Nullable CaveProjection window;
    private float mouseX = NOWHERE;
    private float mouseY = NOWHERE;
    private boolean isShown;
    private boolean isTyping;
    private boolean opensByLetter;

    /**
     * Creates a workbench that is hidden until its key is pressed.
     *
     * @param choice the overlays that were chosen before
     */
    private Workbench(
            PageContext parts,
            BenchHost host,
            FloorReload reload,
            Assets assets,
            SaveFolder folder,
            OverlayChoice choice) {
        this.parts = parts;
        this.host = host;
        this.reload = reload;
        this.choice = choice;
        isShown = choice.isBenchShown();
        this.assets = assets;
        this.folder = folder;
        overlays = new BenchOverlays(parts, choice);
        List<String> names = overlays.names();
        candidates = IntStream.range(0, names.size())
                .mapToObj(i -> new WordCandidate(names.get(i), i, parts.texts().get("overlay.name." + names.get(i))))
                .toList();
        TestedRun run = new TestedRun(parts.texts(), orders);
        actions = new PlaytesterActions(run, pace, this);
        controls = new BenchControls(actions, overlays.menu(), parts, this::run);
        console = new CommandConsole(actions);
        consoleView = new ConsoleView(console, parts);
    }

    /**
     * Returns a maker that creates the workbench of each run and remembers the last choice of overlays.
     *
     * @param assets the assets from which the content was read
     * @param folder folder for files that a playtester saves
     */
    public static BenchMaker maker(Assets assets, SaveFolder folder) {
        OverlayChoice choice = new OverlayChoice();
        return (parts, host, reload) -> new Workbench(parts, host, reload, assets, folder, choice);
    }

    @Override
    public void enter(Expedition run, CaveProjection entered) {
        window = entered;
        actions.enter(run);
        overlays.enter(run, entered);
    }

    @Override
    public void aimAt(int room) {
        actions.rooms().aimAt(room);
    }

    @Override
    public List<WordCandidate> overlays() {
        return candidates;
    }

    @Override
    public void show(int overlay, boolean isWanted) {
        overlays.show(candidates.get(overlay).word(), isWanted);
        // A hidden workbench hides its overlays too.
        showBench(isShown || isWanted);
    }

    @Override
    public void open(boolean picks) {
        showBench(true);
        pick(picks);
    }

    private void showBench(boolean isWanted) {
        isShown = isWanted;
        choice.showBench(isWanted);
    }

    @Override
    public List<String> reload() {
        return reload.reload(actions.run().expedition(), host.isUnsaved());
    }

    @Override
    public void openStepper() {
        type(false, "");
        host.show(new StepperScreen(actions.run().world().floor().request(), parts, assets, folder, host::close));
    }

    @Override
    public void resize(InterfaceSize size) {
        controls.resize(size);
        consoleView.resize(size);
        overlays.resize(size);
    }

    @Override
    public float pace() {
        // Nothing must kill the player while the room graph hides the run.
        return overlays.isPageShown() ? 0 : pace.now();
    }

    @Override
    public int takeTicks() {
        return pace.takeTicks(orders.size());
    }

    @Override
    public void lend(Intent intent) {
        orders.lend(intent);
    }

    @Override
    public void afterTick() {
        tellOutcomes();
        overlays.afterTick();
    }

    /** Reports what the world did with orders, as far as it was not already said when they were given. */
    private void tellOutcomes() {
        TickEvents events = actions.run().world().events();
        for (int i = 0; i < events.size(); i++) {
            if (!(events.at(i) instanceof HelpEvent help)) {
                continue;
            }
            if (help.type() == EventType.HELP_REFUSED) {
                // The command that gives an order has its name.
                String command = help.order.name().replace("HELP_", "").toLowerCase(Locale.ROOT);
                tell(actions.run().say("bench.said.undone", command), true);
            } else if (help.order == IntentOrder.HELP_KILL) {
                tell(actions.run().say("bench.said.ended", help.amount), false);
            }
        }
    }

    private void tell(String text, boolean isRefused) {
        console.tell(text, isRefused);
        controls.say(text, isRefused);
    }

    @Override
    public void drawOverCave() {
        if (isShown) {
            overlays.drawOverCave();
            overlays.drawTrapMark(isClickKeyHeld());
        }
    }

    @Override
    public void draw(float seconds) {
        if (!actions.run().isThere()) {
            return;
        }
        pointAtCave();
        if (isShown) {
            overlays.draw(seconds);
        }
        arrange();
        if (window != null) {
            window.keepClear(controls.coveredLeft(), controls.coveredRight());
        }
        controls.draw(seconds);
        if (isTyping) {
            consoleView.draw(seconds);
        }
    }

    /** Returns true while a click on the cave springs or resets a trap instead of being the player's. */
    private static boolean isClickKeyHeld() {
        return Gdx.input.isKeyPressed(Keys.CONTROL_LEFT)
                || Gdx.input.isKeyPressed(Keys.CONTROL_RIGHT)
                || Gdx.input.isKeyPressed(Keys.SYM);
    }

    /** Shows the controls that belong to the state; a page covers the whole window. */
    private void arrange() {
        boolean wasPicking = controls.isPicking();
        controls.show(isShown && !overlays.isPageShown(), !isTyping);
        if (wasPicking && !controls.isPicking()) {
            pace.rest(isTyping);
        }
    }

    /** Updates the cell under the mouse, since the cave may move below it. Over a panel the last cell stays. */
    private void pointAtCave() {
        CaveProjection cave = window;
        if (cave == null || mouseX < 0 || hasPointer(mouseX, mouseY)) {
            return;
        }
        Grid grid = actions.run().world().floor().grid();
        int column = (int) Math.floor(cave.cellX(mouseX));
        int row = (int) Math.floor(cave.cellY(mouseY));
        actions.run().point(grid.contains(column, row) ? grid.cell(column, row) : Grid.NONE);
    }

    @Override
    public boolean hasKeyboard() {
        return isTyping || controls.isPicking();
    }

    @Override
    public boolean hasPointer(float x, float y) {
        return isOverControls(x, y) || (isShown && overlays.isPageShown());
    }

    private boolean isOverControls(float x, float y) {
        arrange();
        return (isTyping && consoleView.contains(x, y)) || controls.contains(x, y);
    }

    @Override
    public boolean keyDown(int keycode, @Nullable GameAction action) {
        opensByLetter = keycode == Keys.GRAVE;
        if (keycode == CONSOLE_KEY || keycode == Keys.GRAVE || (isTyping && keycode == Keys.ESCAPE)) {
            type(!isTyping, "");
            return true;
        }
        if (isTyping) {
            typeKey(keycode);
            return true;
        }
        if (keycode == SHOW_KEY) {
            showBench(!isShown);
            arrange();
            return true;
        }
        if (keycode == PICK_KEY || (controls.isPicking() && keycode == Keys.ESCAPE)) {
            pick(!controls.isPicking());
            return true;
        }
        PageMove move = PageMove.of(keycode, false);
        if (controls.isPicking() && move != null) {
            controls.move(move);
            return true;
        }
        if (isShown && overlays.keyDown(keycode, action)) {
            return true;
        }
        String line = ActionPanel.lineOf(keycode);
        if (!line.isEmpty()) {
            run(line);
        }
        return !line.isEmpty();
    }

    /** Lets keys choose on the panel and the menu, which are shown, or gives them back to the player. */
    private void pick(boolean isWanted) {
        showBench(isShown || isWanted);
        arrange();
        controls.pick(isWanted && !overlays.isPageShown());
        pace.rest(controls.isPicking());
    }

    /** Opens the console with the beginning of a line, or closes it. */
    private void type(boolean isWanted, String beginning) {
        pick(false);
        isTyping = isWanted;
        pace.rest(isWanted);
        console.begin(beginning);
    }

    private void typeKey(int keycode) {
        boolean isPaste = parts.bindings().layout().letterOf(keycode) == Keys.V
                && (Gdx.input.isKeyPressed(Keys.CONTROL_LEFT) || Gdx.input.isKeyPressed(Keys.CONTROL_RIGHT));
        if (isPaste) {
            String copied = Gdx.app.getClipboard().getContents();
            console.paste(copied == null ? "" : copied);
        } else {
            console.keyDown(keycode);
        }
    }

    private void run(String line) {
        if (line.endsWith(" ")) {
            type(true, line);
        } else if (actions.run().isThere()) {
            CommandReply answer = console.run(line);
            controls.say(answer.text(), answer.isRefused());
        }
    }

    @Override
    public void keyTyped(char letter) {
        // The key that opened the console types a letter of its own, another on each keyboard.
        if (!opensByLetter) {
            console.type(letter);
        }
        opensByLetter = false;
    }

    @Override
    public void pointerMoved(float x, float y) {
        mouseX = x;
        mouseY = y;
        boolean isAside = isOverControls(x, y);
        overlays.pointerMoved(isAside ? NOWHERE : x, isAside ? NOWHERE : y);
        controls.pointerMoved(x, y);
    }

    @Override
    public boolean pointerDown(float x, float y, int button) {
        if (isTyping && consoleView.contains(x, y)) {
            consoleView.click(x, y);
            return true;
        }
        if (isShown && overlays.isPageShown()) {
            overlays.pointerDown(x, y, button);
        } else if (isShown && button == Buttons.LEFT && isClickKeyHeld() && !hasPointer(x, y)) {
            mouseX = x;
            mouseY = y;
            pointAtCave();
            run(CLICK_LINE);
            return true;
        } else if (button == Buttons.LEFT) {
            controls.click(x, y);
        }
        return hasPointer(x, y);
    }

    @Override
    public boolean wheelTurned(int notches) {
        if (isTyping) {
            console.scroll(-notches);
        }
        return isTyping || (isShown && overlays.wheelTurned(notches));
    }

    @Override
    public void dispose() {
        controls.dispose();
        consoleView.dispose();
    }
}
