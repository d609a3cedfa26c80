package dev.orebound.screen.page;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.FocusNavigator;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.screen.stage.PageStage;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.screen.stage.TypedRow;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of Scene2D's actors, built once in its constructor. Lengths are given in interface units, so that a changed
 * window only lays the same actors out again. Every row can be reached by keys, the pointer, or the moves of a gamepad.
 */
public abstract class StagePage implements GameScreen {
    private static final float FADE_A_SECOND = 6;
    private static final int MENU_ROW_UNITS = 46;
    private static final int LEAST_ROW_UNITS = 27;
    private static final int QUESTION_UNITS = 512;
    /** The distance by which a pointer must move to count as moved. */
    private static final int RESTING_UNITS = 8;

    private final PageContext parts;
    private final PageStage stage;
    private final PageReader reader;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private float shown;
    /** Closes the open question; null if there is none. */
    private @Nullable Runnable question;

    private Runnable refusal = () -> {};
    private float pointerX;
    private float pointerY;
    /** True until the pointer moves away from where it was when the page asked for a choice. */
    private boolean isPointerResting;

    /** The place in which the page lies; null if it lies over a darkened picture. */
    private final @Nullable PlaceBackdrop place;

    /** Creates a page over a darkened picture. */
    protected StagePage(PageContext parts) {
        this(parts, null);
    }

    /**
     * Creates a page that lies in a place of the region of its parts.
     *
     * @param where the place; null for none
     */
    protected StagePage(PageContext parts, @Nullable PagePlace where) {
        this.parts = parts.onPaper(where != null && where.isOfPaper());
        place = where == null
                ? null
                : new PlaceBackdrop(where, parts.region(), parts.sprites().sheet());
        parts.bindings().refreshNames();
        stage = new PageStage(parts.skin(), parts.sounds());
        reader = new PageReader(parts, stage.focus());
    }

    protected final PageContext parts() {
        return parts;
    }

    /** Returns the table that fills the window. */
    protected final Table table() {
        return stage.table();
    }

    /** Returns what moves the focus of the page. */
    public final FocusNavigator focus() {
        return stage.focus();
    }

    /** Lets the wheel scroll an actor. */
    protected final void scrolls(Actor actor) {
        stage.setScrollFocus(actor);
    }

    protected final InterfaceSize size() {
        return size;
    }

    /** Returns how far the page has faded in, 0 to 1. */
    protected final float shown() {
        return shown;
    }

    /** Returns a length in interface units, for cells of tables. */
    protected final Value units(float units) {
        return parts.skin().units(units);
    }

    /** Returns a length in pixels of the art, for cells of tables. */
    protected final Value grains(float grains) {
        return parts.skin().grains(grains);
    }

    protected final TextLabel label(String look, String text) {
        return parts.label(look, text);
    }

    protected final FocusRow row(String look, Runnable action) {
        return new FocusRow(parts.row(look), action);
    }

    /** Makes an empty menu; its rows are of {@link PageContext#button}. */
    protected final Table menu(float widthUnits) {
        Table menu = new Table();
        menu.defaults()
                .width(units(widthUnits))
                .minHeight(units(LEAST_ROW_UNITS))
                .prefHeight(units(MENU_ROW_UNITS))
                .spaceBottom(units(4));
        return menu;
    }

    protected final MenuButton button(String text, Runnable action) {
        return parts.button(text, "", action);
    }

    /** Makes a menu's row that asks a question first. */
    protected final MenuButton button(String text, String question, Runnable action) {
        return parts.button(text, question, action);
    }

    protected static DrawnWidget drawn(DrawnWidget.Drawing drawing) {
        return new DrawnWidget(drawing);
    }

    /** Asks a question over the page; to go back is to refuse. */
    protected final void ask(String asked, String yes, String no, Runnable ifYes, Runnable ifNo) {
        ask(asked, yes, no, ifYes, ifNo, ifNo);
    }

    /** Asks over the page which of two things to do; to go back may be neither. */
    protected final void ask(String asked, String yes, String no, Runnable ifYes, Runnable ifNo, Runnable ifBack) {
        ask(asked, List.of(new PageAnswer(yes, ifYes), new PageAnswer(no, ifNo)), ifBack);
    }

    /** An answer to a question over the page, and what comes of it. */
    public record PageAnswer(String words, Runnable then) {}

    /**
     * Asks a question with several answers over the page, two in a row; the first one is focused.
     *
     * @param ifBack runs if the player goes back instead
     */
    protected final void ask(String asked, List<PageAnswer> answers, Runnable ifBack) {
        Table cover = new Table();
        Runnable close = closing(cover);
        PageContext dark = parts.onPaper(false);
        Table window = new Table();
        window.background(parts.skin().drawable("question")).pad(units(24));
        window.add(dark.label("said", asked).wrapped())
                .colspan(2)
                .width(units(QUESTION_UNITS))
                .padBottom(units(24))
                .row();
        window.defaults().growX().height(units(44));
        List<FocusRow> rows = new ArrayList<>();
        for (PageAnswer each : answers) {
            FocusRow row = answer(each.words(), close, each.then());
            boolean isLeft = rows.size() % 2 == 0;
            boolean isAlone = isLeft && rows.size() == answers.size() - 1;
            if (isAlone) {
                window.add(row).colspan(2).padTop(units(12));
            } else {
                window.add(row).uniformX().padRight(units(isLeft ? 24 : 0));
            }
            if (!isLeft) {
                window.row();
            }
            rows.add(row);
        }
        cover(cover, window, rows.get(0), close, ifBack);
    }

    /** Opens a keyboard for a gamepad, which types into a row; to go back is to be done. */
    private void openLetters(FocusRow typed) {
        Table cover = new Table();
        Runnable close = closing(cover);
        LetterBoard board = new LetterBoard(
                parts.onPaper(false),
                letter -> focus().typeInto(typed, letter),
                () -> typed instanceof TypedRow row ? row.text() : "",
                close);
        cover(cover, board.window(), board.first(), close, () -> {});
    }

    /** Returns what takes a cover away and focuses the row that was focused before it. */
    private Runnable closing(Table cover) {
        FocusRow before = focus().focused();
        return () -> {
            cover.remove();
            question = null;
            askingChanged(false);
            if (before != null) {
                focus().keepWithin(stage.getRoot(), before);
            }
        };
    }

    private void cover(Table cover, Table window, FocusRow first, Runnable close, Runnable ifBack) {
        cover.setTouchable(Touchable.enabled);
        cover.setFillParent(true);
        cover.add(window).padTop(questionDrop());
        stage.addActor(cover);
        stage.resize(size);
        question = close;
        refusal = ifBack;
        letPointerRest();
        focus().keepWithin(cover, first);
        askingChanged(true);
    }

    /** Called when a question was opened, and when it is closed, before anything comes of the answer. */
    protected void askingChanged(boolean isAskingNow) {}

    /** Asks a question before an action; an empty one is not asked. */
    public final void askFirst(String asked, Runnable action) {
        if (asked.isEmpty()) {
            action.run();
        } else if (!isAsking()) {
            ask(asked, parts.texts().get("page.agree"), parts.texts().get("page.back"), action, () -> {});
        }
    }

    /** Returns twice the distance from the middle of the window down to that of a question. */
    protected Value questionDrop() {
        return units(0);
    }

    private FocusRow answer(String words, Runnable close, Runnable then) {
        PageContext dark = parts.onPaper(false);
        FocusRow row = new FocusRow(dark.row("answer"), () -> {
            close.run();
            then.run();
        });
        row.add(dark.label("back", words));
        return row;
    }

    /** Returns true while a question is open over the page. */
    protected final boolean isAsking() {
        return question != null;
    }

    /** Closes an open question as if it was refused. */
    protected final void refuse() {
        Runnable open = question;
        if (open != null) {
            open.run();
            refusal.run();
        }
    }

    /** Leaves the page. */
    protected abstract void leave();

    /** Draws the ground below the actors; the pane has begun. */
    protected void drawGround(UiPane pane, float seconds) {
        if (place == null) {
            pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 0.72f * shown);
        } else {
            place.draw(pane, shown, seconds);
        }
    }

    /** Returns the part of the window in which the sheet of the page's place lies, in pixels, y upwards. */
    protected PlaceBackdrop.SheetBounds sheet() {
        return new PlaceBackdrop.SheetBounds(0, 0, size.width(), size.height(), -1);
    }

    /**
     * Returns the sheet about an actor of the page.
     *
     * @param grains pixels of the art by which it is wider and higher, on each side
     * @param fold pixels from the actor's left side to the fold of a book; negative for none
     */
    protected final PlaceBackdrop.SheetBounds sheetAbout(Actor actor, int grains, float fold) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2());
        int gap = grains * size.grain();
        return new PlaceBackdrop.SheetBounds(
                corner.x - gap,
                corner.y - gap,
                actor.getWidth() + 2 * gap,
                actor.getHeight() + 2 * gap,
                fold < 0 ? fold : corner.x + fold);
    }

    @Override
    public boolean isCovering() {
        return place != null && place.isCovering();
    }

    /** Draws something above the actors; the pane has begun. */
    protected void drawAbove(UiPane pane, float seconds) {}

    protected void sizeChanged(InterfaceSize changed) {}

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        parts.skin().resize(changed);
        stage.resize(changed);
        if (place != null) {
            place.resize(changed, sheet());
        }
        sizeChanged(changed);
    }

    @Override
    public void draw(float seconds) {
        parts.pane().begin();
        drawBegun(seconds);
        parts.pane().end();
    }

    /** Advances the page by some seconds and draws it; the pane has begun. */
    public final void drawBegun(float seconds) {
        shown = Math.min(1, shown + FADE_A_SECOND * seconds);
        drawGround(parts.pane(), seconds);
        stage.act(seconds);
        stage.getRoot().getColor().a = shown;
        stage.draw();
        drawAbove(parts.pane(), seconds);
        reader.afterFrame();
    }

    /** Follows a move of the keys or of a gamepad. */
    public final void move(PageMove move) {
        if (move == PageMove.BACK && isAsking()) {
            refuse();
        } else if (!stage.focus().move(move) && move == PageMove.BACK) {
            leave();
        }
    }

    /** On a row that takes a text, the button that accepts opens a keyboard instead. */
    @Override
    public int padKey(int button) {
        boolean isForLetters = button == KeyName.PAD_SOUTH && stage.focus().typesLetters();
        return isForLetters ? button : GameScreen.super.padKey(button);
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        FocusRow typed = stage.focus().focused();
        if (keycode == KeyName.PAD_SOUTH && typed != null && stage.focus().typesLetters()) {
            openLetters(typed);
            return;
        }
        boolean types = stage.focus().typesLetters();
        PageMove move = PageMove.of(keycode, types);
        boolean isBack = action == GameAction.PAUSE && (!types || keycode == Keys.ESCAPE);
        if (isBack || move != null) {
            move(isBack || move == null ? PageMove.BACK : move);
        }
    }

    @Override
    public boolean awaits(int keycode) {
        return stage.focus().typesLetters() && KeyName.isOfTyping(keycode);
    }

    @Override
    public void keyTyped(char letter) {
        stage.focus().type(letter);
    }

    @Override
    public void pointerRests(float x, float y) {
        pointerX = x;
        pointerY = y;
        isPointerResting = true;
    }

    /** Ignores the row under the pointer until that moves, such as when the page asks something else. */
    protected final void letPointerRest() {
        isPointerResting = true;
    }

    @Override
    public void pointerMoved(float x, float y) {
        if (isPointerResting && isNearPointer(x, y)) {
            return;
        }
        isPointerResting = false;
        pointerX = x;
        pointerY = y;
        stage.mouseMoved((int) x, (int) y);
    }

    private boolean isNearPointer(float x, float y) {
        float far = size.pixels(RESTING_UNITS);
        return Math.abs(x - pointerX) <= far && Math.abs(y - pointerY) <= far;
    }

    /** Presses what is under the pointer; the first press under one that rests only focuses it. */
    @Override
    public void pointerDown(float x, float y, int button) {
        if (isPointerResting && isNearPointer(x, y)) {
            isPointerResting = false;
            stage.mouseMoved((int) x, (int) y);
            return;
        }
        isPointerResting = false;
        pointerX = x;
        pointerY = y;
        stage.touchDown((int) x, (int) y, 0, button);
    }

    @Override
    public void pointerDragged(float x, float y) {
        stage.touchDragged((int) x, (int) y, 0);
    }

    @Override
    public void pointerUp(int button) {
        stage.touchUp(0, 0, 0, button);
    }

    @Override
    public void wheelTurned(int notches) {
        stage.scrolled(0, notches);
    }

    /** Changes the value of the focused row, if it has one, by a turn sideways; all else scrolls. */
    @Override
    public void wheelTurned(int across, int down) {
        PageMove move = across < 0 ? PageMove.LEFT : PageMove.RIGHT;
        int unused = across;
        while (unused != 0 && stage.focus().use(move)) {
            unused -= Integer.signum(across);
        }
        wheelTurned(unused + down);
    }

    @Override
    public void loseFocus() {
        stage.cancelTouchFocus();
    }

    @Override
    public void dispose() {
        stage.dispose();
        if (place != null) {
            place.dispose();
        }
    }
}
