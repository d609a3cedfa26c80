package dev.orebound.workbench.stepper;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.Assets;
import dev.orebound.grid.Grid;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.lab.making.MakingView;
import dev.orebound.lab.making.ShownLayers;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.StagePage;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.screen.stage.ScrubBar;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.workbench.stepper.MakingViews.PassList;
import dev.orebound.workbench.stepper.MakingViews.PassTimeline;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The screen that shows how a floor is generated: the cave at each step, the passes, a timeline, the layers, and the
 * generator's numbers. Changing a number makes the floor anew at once.
 */
public final class StepperScreen extends StagePage {
    private static final int WHEEL_ROWS = 3;
    private static final int MARGIN_UNITS = 12;
    private static final int HEAD_UNITS = 50;
    private static final int LIST_UNITS = 226;
    private static final int NUMBERS_UNITS = 238;
    private static final int LINE_UNITS = 20;
    private static final int NARROW_UNITS = 1240;
    private static final int TIME_UNITS = 16;

    private final Runnable close;
    private final FloorWorkshop work;
    private final StepPlayback playback;
    private final StepperFiles files;
    private final ShownLayers layers = new ShownLayers();
    private final StepPicture picture;
    private final HeldKeys held = new HeldKeys(this::press);
    private final SeedField seedField = new SeedField();
    private final StepperTexts words;
    private final PassList passes;
    private final LayerList layerList;
    private final NumberList numbers;
    private final ScrubBar timeline;
    private final TextLabel making;
    private final Table middle = new Table();
    private final Table lists = new Table();
    private boolean isLaidOut;
    private boolean showsNumbers;
    private float pointerX = -1;
    private float pointerY = -1;

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
        super(parts);
        this.close = close;
        work = new FloorWorkshop(request, parts.content(), assets, workers.get());
        playback = work.playback();
        files = new StepperFiles(folder, parts.texts(), workers.get());
        words = new StepperTexts(parts);
        picture = new StepPicture(parts.skin(), playback, layers, request.grid(parts.content()));
        passes = new PassList(parts, this::seekEnd);
        layerList = new LayerList(parts, layers, picture::forget);
        numbers = new NumberList(parts, work.tuning());
        making = label("body", parts.texts().get("stepper.making"));
        timeline = new ScrubBar(units(TIME_UNITS), grains(2), this::drawTimeline).whenDragged(this::seek);
        scrolls(numbers.shelf());
        lists.top().defaults().growX().minSize(0);
        lists.add(passes).row();
        lists.add(layerList);
        Value margin = units(MARGIN_UNITS);
        table().pad(units(0), margin, units(MARGIN_UNITS / 2f), margin)
                .defaults()
                .growX();
        table().add(words.head(margin)).height(units(HEAD_UNITS)).row();
        table().add(middle).grow().minSize(0).row();
        table().add(words.caption(margin))
                .height(units(LINE_UNITS))
                .padTop(units(MARGIN_UNITS / 2f))
                .row();
        table().add(words.told).height(units(LINE_UNITS)).row();
        table().add(timeline).padTop(units(MARGIN_UNITS / 2f)).row();
        table().add(words.help).padTop(units(MARGIN_UNITS / 2f));
    }

    @Override
    public void resize(InterfaceSize size) {
        layOut(size);
        if (!isLaidOut) {
            // Numbers are shown from the start if the cave is as large beside them.
            isLaidOut = true;
            int alone = picture.cellPixels();
            showsNumbers = true;
            layOut(size);
            showsNumbers = picture.cellPixels() == alone;
            layOut(size);
        }
    }

    private void layOut(InterfaceSize size) {
        boolean isNarrow = size.width() < size.pixels(NARROW_UNITS);
        middle.clearChildren();
        middle.defaults().minHeight(0);
        if (!isNarrow || !showsNumbers) {
            middle.add(lists).width(units(LIST_UNITS)).growY().padRight(units(MARGIN_UNITS));
        }
        middle.stack(picture, new Container<>(making)).grow();
        if (showsNumbers) {
            middle.add(numbers).width(units(NUMBERS_UNITS)).growY().padLeft(units(MARGIN_UNITS));
        }
        super.resize(size);
    }

    @Override
    public void draw(float seconds) {
        held.update(seconds);
        takeIn(work.update(seconds), files.take());
        MakingView view = playback.view();
        making.setVisible(view == null);
        lists.setVisible(view != null);
        if (view != null) {
            passes.show(view);
            layerList.show(view);
            tellPointer(view);
            words.step(playback, view);
        }
        super.draw(seconds);
    }

    @Override
    protected void drawGround(UiPane pane, float seconds) {
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, 1);
    }

    private void takeIn(FloorWorkshop.@Nullable Made made, StepperFiles.@Nullable Kept kept) {
        if (made != null && made.making() != null) {
            words.floor(made.making().request());
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
        words.status(changed == 0 ? "" : parts().texts().format("stepper.changed", changed), UiPalette.GOLD);
    }

    private void drawTimeline(UiPane pane, int x, int y, int width, int height, float alpha) {
        MakingView view = playback.view();
        if (view != null) {
            PassTimeline.draw(pane, view, x, y, width, height, size().grain());
        }
    }

    private void seek(float share) {
        MakingView view = playback.view();
        if (view != null) {
            playback.seek(PassTimeline.stepAt(share, view));
        }
    }

    /** Seeks the end of a pass. */
    private void seekEnd(String pass) {
        MakingView view = playback.view();
        int step = view == null ? -1 : PassList.endOf(pass, view);
        if (step >= 0) {
            playback.seek(step);
        }
    }

    private void tellPointer(MakingView view) {
        int hovered = timeline.pointed() < 0 ? -1 : PassTimeline.stepAt(timeline.pointed(), view);
        if (hovered >= 0) {
            words.told.set(words.of(view.making().step(hovered)));
        } else {
            int cell = picture.cellAt(pointerX, pointerY);
            words.told.set(cell == Grid.NONE ? "" : CellDescription.of(parts().texts(), view, cell));
        }
    }

    @Override
    public boolean awaits(int keycode) {
        return seedField.isOpen() && KeyName.isOfTyping(keycode);
    }

    @Override
    public void keyDown(int pressed, @Nullable GameAction action) {
        if (seedField.isOpen()) {
            typeSeed(pressed);
            return;
        }
        int keycode = parts().bindings().layout().letterOf(pressed);
        held.down(keycode);
        if (KeyName.isDigit(keycode)) {
            layerList.toggleDigit(keycode - Keys.NUM_0, held.isShifted());
        }
        switch (keycode) {
            case Keys.ESCAPE -> leave();
            case Keys.SPACE -> playback.toggle();
            case Keys.TAB -> {
                showsNumbers = !showsNumbers;
                layOut(size());
            }
            case Keys.F -> layerList.toggleFollowing();
            case Keys.G -> {
                seedField.open();
                words.typedSeed("");
            }
            case Keys.K -> work.nextKind();
            case Keys.S -> saveAnimation();
            case Keys.W -> files.keepContent(work.tuning());
            case Keys.BACKSPACE -> reset();
            default -> press(keycode);
        }
    }

    /** Handles a key that repeats while it is held. */
    private void press(int keycode) {
        switch (keycode) {
            case Keys.LEFT -> playback.step(held.tenfold(-1));
            case Keys.RIGHT -> playback.step(held.tenfold(1));
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
            focus().move(by > 0 ? PageMove.DOWN : PageMove.UP);
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
        if (showsNumbers && numbers.change(held.tenfold(steps))) {
            makeOfOtherNumbers();
        }
    }

    private void reset() {
        if (held.isShifted()) {
            work.resetNumbers();
            numbers.tellValues();
        } else if (showsNumbers && numbers.restore()) {
            makeOfOtherNumbers();
        }
    }

    private void makeOfOtherNumbers() {
        numbers.tellValues();
        work.makeOfOtherNumbers();
    }

    private void saveAnimation() {
        MakingView view = playback.view();
        if (view != null && !files.isBusy()) {
            words.status(parts().texts().get("stepper.saving"), UiPalette.BONE);
            files.keepAnimation(view.making(), layers);
        }
    }

    @Override
    public void keyUp(int keycode, @Nullable GameAction action) {
        held.up(parts().bindings().layout().letterOf(keycode));
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
        super.pointerMoved(x, y);
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        pointerMoved(x, y);
        super.pointerDown(x, y, button);
        if (showsNumbers && numbers.isOverValue(x, y) && numbers.change(button == Buttons.RIGHT ? -1 : 1)) {
            makeOfOtherNumbers();
        }
    }

    @Override
    public void pointerDragged(float x, float y) {
        pointerX = x;
        pointerY = y;
        super.pointerDragged(x, y);
    }

    @Override
    public void wheelTurned(int notches) {
        if (!showsNumbers || pointerX < numbers.getParent().getX() + numbers.getX()) {
            playback.step(notches);
        } else if (!numbers.isOverValue(pointerX, pointerY)) {
            super.wheelTurned(WHEEL_ROWS * notches);
        } else if (numbers.change(-notches)) {
            makeOfOtherNumbers();
        }
    }

    @Override
    public void loseFocus() {
        held.releaseAll();
        super.loseFocus();
    }

    @Override
    protected void leave() {
        close.run();
    }

    @Override
    public void dispose() {
        work.dispose();
        files.dispose();
        picture.dispose();
        super.dispose();
    }
}
