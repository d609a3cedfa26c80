package dev.orebound.workbench.stepper;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.grid.Grid;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.lab.making.MakingView;
import dev.orebound.lab.making.ShownLayers;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.workbench.stepper.FloorWorkshop.FloorMaker;
import dev.orebound.workbench.stepper.MakingViews.LayerList;
import dev.orebound.workbench.stepper.MakingViews.PassList;
import dev.orebound.workbench.stepper.MakingViews.PassTimeline;
import dev.orebound.workbench.stepper.StepperKeyboard.HeldKeys;
import dev.orebound.workbench.stepper.StepperKeyboard.SeedField;
import dev.orebound.workbench.stepper.StepperTexts.CellDescription;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The screen that shows how a floor is generated: the cave at each step, the passes, a timeline, the layers, and the
 * generator's numbers. Changing a number makes the floor anew at once.
 */
public final class StepperScreen implements GameScreen {
    private static final int SHIFTED_STEPS = 10;

    private final PageContext parts;
    private final Runnable close;
    private final FloorWorkshop work;
    private final StepPlayback playback;
    private final StepperFiles files;
    private final ShownLayers layers = new ShownLayers();
    private final StepPicture picture = new StepPicture();
    private final HeldKeys held = new HeldKeys(this::press);
    private final SeedField seedField = new SeedField();
    private final PassTimeline timeline = new PassTimeline();
    private final StepperTexts words;
    private final PassList passes;
    private final LayerList layerList;
    private final NumberList numbers;
    private StepperLayout layout;
    private boolean isLaidOut;
    private boolean showsNumbers;
    private float pointerX = -1;
    private float pointerY = -1;
    private int toldCell = Grid.NONE;
    private int toldStep = -1;

    /** Opens the screen on a floor and plays how it is made; {@code close} runs when the player leaves. */
    public StepperScreen(FloorRequest request, PageContext parts, Assets assets, SaveFolder folder, Runnable close) {
        this(request, parts, assets, folder, close, LatestTaskWorker::thread);
    }

    /** @param workers creates the executors of background work, each of which runs one task after the other */
    public StepperScreen(
            FloorRequest request,
            PageContext parts,
            Assets assets,
            SaveFolder folder,
            Runnable close,
            Supplier<Executor> workers) {
        this.parts = parts;
        this.close = close;
        work = new FloorWorkshop(request, parts.content(), assets, workers.get());
        playback = work.playback();
        files = new StepperFiles(folder, parts.texts(), workers.get());
        words = new StepperTexts(parts);
        layout = new StepperLayout(InterfaceSize.of(1, 1, 1), false, grid());
        passes = new PassList(parts, layout);
        layerList = new LayerList(parts, layers, layout);
        numbers = new NumberList(parts, work.tuning(), layout);
    }

    private Grid grid() {
        MakingView view = playback.view();
        CaveRules rules = parts.content().cave();
        return view == null
                ? new Grid(rules.width(), rules.height())
                : view.making().grid();
    }

    @Override
    public void resize(InterfaceSize size) {
        if (!isLaidOut) {
            isLaidOut = true;
            showsNumbers = StepperLayout.hasRoomForNumbers(size, grid());
        }
        layOut(size);
    }

    private void layOut(InterfaceSize size) {
        layout = new StepperLayout(size, showsNumbers, grid());
        passes.layOut(layout);
        layerList.layOut(layout, passes.rows());
        timeline.layOut(layout);
        numbers.layOut(layout);
    }

    @Override
    public void draw(float seconds) {
        held.update(seconds);
        takeIn(work.update(seconds), files.take());
        UiPane pane = parts.pane();
        pane.begin();
        pane.fill(0, 0, layout.size.width(), layout.size.height(), UiPalette.NIGHT, 1);
        MakingView view = playback.view();
        if (view != null) {
            drawMaking(pane, view);
        } else {
            words.drawMaking(pane, layout.cave);
        }
        words.draw(pane, layout);
        if (showsNumbers) {
            numbers.draw(pane);
        }
        pane.end();
    }

    private void takeIn(FloorMaker.@Nullable Made made, StepperFiles.@Nullable Kept kept) {
        if (made != null && made.making() != null) {
            words.floor(made.making().request());
            passes.takeIn(made.making());
            layerList.forget();
            layOut(layout.size);
        }
        if (made != null && made.complaint().isEmpty()) {
            tellChanges();
        } else if (made != null) {
            words.status(made.complaint(), UiPalette.BLOOD);
        }
        if (kept != null) {
            words.status(kept.words(), kept.isKept() ? UiPalette.LEAF_LIGHT : UiPalette.BLOOD);
        }
    }

    private void tellChanges() {
        int changed = work.tuning().changedCount();
        words.status(changed == 0 ? "" : parts.texts().format("stepper.changed", changed), UiPalette.GOLD);
    }

    private void drawMaking(UiPane pane, MakingView view) {
        picture.update(view, layers, layout.cellPixels);
        pane.glow(
                layout.cave.x() + layout.cave.width() / 2f,
                layout.cave.y() + layout.cave.height() / 2f,
                layout.cave.width() * 0.7f,
                UiPalette.STONE,
                0.25f);
        int grain = layout.size.grain();
        pane.panel(
                layout.cave.x() - 2f * grain,
                layout.cave.y() - 2f * grain,
                layout.cave.width() + 4f * grain,
                layout.cave.height() + 4f * grain,
                grain,
                UiPalette.INK,
                UiPalette.STONE_DARK,
                1);
        picture.draw(pane, layout.cave, playback.sinceStep());
        if (layout.showsLists) {
            passes.draw(pane, view);
            layerList.draw(pane, view);
        }
        timeline.draw(pane, view);
        tellPointer(view);
        words.step(playback, view);
    }

    private void tellPointer(MakingView view) {
        int hovered = timeline.stepAt(pointerX, pointerY, view);
        int cell = hovered >= 0 ? -2 - hovered : cellAt(view.making().grid());
        if (cell == toldCell && view.index() == toldStep) {
            return;
        }
        toldCell = cell;
        toldStep = view.index();
        if (hovered >= 0) {
            words.told(words.of(view.making().step(hovered)));
        } else {
            words.told(cell == Grid.NONE ? "" : CellDescription.of(parts.texts(), view, cell));
        }
    }

    /** Returns the cell under the mouse, or {@link Grid#NONE}. */
    private int cellAt(Grid grid) {
        if (!layout.cave.contains(pointerX, pointerY)) {
            return Grid.NONE;
        }
        int x = (int) (pointerX - layout.cave.x()) / layout.cellPixels;
        int y = (int) (pointerY - layout.cave.y()) / layout.cellPixels;
        return grid.contains(x, y) ? grid.cell(x, y) : Grid.NONE;
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (seedField.isOpen()) {
            typeSeed(keycode);
            return;
        }
        held.down(keycode);
        switch (keycode) {
            case Keys.ESCAPE -> close.run();
            case Keys.SPACE -> playback.toggle();
            case Keys.TAB -> {
                showsNumbers = !showsNumbers;
                layOut(layout.size);
            }
            case Keys.F -> switchLayers(layerList::toggleFollowing);
            case Keys.G -> {
                seedField.open();
                words.typedSeed("");
            }
            case Keys.K -> work.nextKind();
            case Keys.S -> saveAnimation();
            case Keys.W -> files.keepContent(work.tuning());
            case Keys.BACKSPACE -> reset();
            case Keys.NUM_0, Keys.NUM_1, Keys.NUM_2, Keys.NUM_3, Keys.NUM_4 -> toggleLayer(keycode);
            case Keys.NUM_5, Keys.NUM_6, Keys.NUM_7, Keys.NUM_8, Keys.NUM_9 -> toggleLayer(keycode);
            default -> press(keycode);
        }
    }

    /** Handles a key that repeats while it is held. */
    private void press(int keycode) {
        switch (keycode) {
            case Keys.LEFT -> playback.step(held.isShifted() ? -SHIFTED_STEPS : -1);
            case Keys.RIGHT -> playback.step(held.isShifted() ? SHIFTED_STEPS : 1);
            case Keys.UP -> upOrDown(-1);
            case Keys.DOWN -> upOrDown(1);
            case Keys.PAGE_UP -> playback.passBack();
            case Keys.PAGE_DOWN -> playback.passOn();
            case Keys.HOME -> playback.seek(0);
            case Keys.END -> playback.seek(Integer.MAX_VALUE);
            case Keys.COMMA -> playback.changePace(-1);
            case Keys.PERIOD -> playback.changePace(1);
            case Keys.MINUS, Keys.NUMPAD_SUBTRACT -> change(-1);
            case Keys.EQUALS, Keys.PLUS, Keys.NUMPAD_ADD -> change(1);
            case Keys.N -> work.nextSeed(held.isShifted() ? -1 : 1);
            case Keys.LEFT_BRACKET -> work.deeper(-1);
            case Keys.RIGHT_BRACKET -> work.deeper(1);
            default -> {}
        }
    }

    private void upOrDown(int by) {
        if (showsNumbers) {
            numbers.move(by);
        } else if (by > 0) {
            playback.passOn();
        } else {
            playback.passBack();
        }
    }

    private void typeSeed(int keycode) {
        if (keycode == Keys.ENTER || keycode == Keys.NUMPAD_ENTER || keycode == Keys.ESCAPE) {
            String typed = seedField.close();
            if (keycode != Keys.ESCAPE && !typed.isEmpty()) {
                work.seed(Seed.of(typed));
            }
            MakingView view = playback.view();
            if (view != null) {
                words.floor(view.making().request());
            }
        }
    }

    private void change(int steps) {
        if (showsNumbers && numbers.change(held.isShifted() ? SHIFTED_STEPS * steps : steps)) {
            makeOfOtherNumbers();
        }
    }

    private void reset() {
        if (held.isShifted()) {
            work.resetNumbers();
            numbers.tellValues();
        } else if (showsNumbers && numbers.reset()) {
            makeOfOtherNumbers();
        }
    }

    private void makeOfOtherNumbers() {
        numbers.tellValues();
        work.makeOfOtherNumbers();
    }

    private void toggleLayer(int keycode) {
        switchLayers(() -> layerList.toggleDigit(keycode - Keys.NUM_0, held.isShifted()));
    }

    private void switchLayers(Runnable change) {
        change.run();
        picture.forget();
    }

    private void saveAnimation() {
        MakingView view = playback.view();
        if (view != null && !files.isBusy()) {
            words.status(parts.texts().get("stepper.saving"), UiPalette.BONE);
            files.keepAnimation(view.making(), layers);
        }
    }

    @Override
    public void keyUp(int keycode, @Nullable GameAction action) {
        held.up(keycode);
    }

    @Override
    public void keyTyped(char letter) {
        if (seedField.isOpen()) {
            seedField.type(letter);
            words.typedSeed(seedField.typed());
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        pointerX = x;
        pointerY = y;
        passes.pointerMoved(x, y);
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        pointerMoved(x, y);
        MakingView view = playback.view();
        if (view == null) {
            return;
        }
        if (showsNumbers && numbers.contains(x, y)) {
            if (numbers.click(x, y, button == Buttons.RIGHT ? -1 : 1)) {
                makeOfOtherNumbers();
            }
        } else if (timeline.grasp(x, y, view)) {
            playback.seek(timeline.heldAt(x, view));
        } else if (layout.showsLists) {
            clickLists(x, y, view);
        }
    }

    private void clickLists(float x, float y, MakingView view) {
        int step = passes.stepAt(x, y, view);
        if (step >= 0) {
            playback.seek(step);
        } else if (layerList.click(x, y)) {
            picture.forget();
        }
    }

    @Override
    public void pointerDragged(float x, float y) {
        pointerMoved(x, y);
        MakingView view = playback.view();
        if (view != null && timeline.isHeld()) {
            playback.seek(timeline.heldAt(x, view));
        }
    }

    @Override
    public void pointerUp(int button) {
        timeline.release();
    }

    @Override
    public void wheelTurned(int notches) {
        if (showsNumbers && numbers.contains(pointerX, pointerY)) {
            if (numbers.wheel(pointerX, pointerY, notches)) {
                makeOfOtherNumbers();
            }
        } else {
            playback.step(notches);
        }
    }

    @Override
    public void loseFocus() {
        held.releaseAll();
        timeline.release();
    }

    @Override
    public void dispose() {
        work.dispose();
        files.dispose();
        picture.dispose();
    }
}
