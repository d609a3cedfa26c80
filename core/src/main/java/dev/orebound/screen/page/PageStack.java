package dev.orebound.screen.page;

import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.InputGuard;
import dev.orebound.screen.layout.InterfaceSize;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A stack of pages. Only the topmost page is drawn and receives input. */
public final class PageStack implements GameScreen {
    private final List<GameScreen> pages = new ArrayList<>();
    private final InputGuard guard;
    private float pointerX;
    private float pointerY;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);

    /** Creates a stack whose pages receive every key and button. */
    public PageStack() {
        this(new InputGuard());
    }

    /** Creates a stack whose pages receive no key, letter or button while the guard is closed. */
    public PageStack(InputGuard guard) {
        this.guard = guard;
    }

    /**
     * Opens a page on top of the others. The first one opens under the pointer by itself, and ignores where it rests.
     */
    public void open(GameScreen page) {
        page.resize(size);
        if (isEmpty()) {
            page.pointerRests(pointerX, pointerY);
        }
        pages.add(page);
    }

    /** Closes the topmost page, if there is one. */
    public void close() {
        if (!pages.isEmpty()) {
            pages.remove(pages.size() - 1).dispose();
        }
    }

    /** Closes all pages. */
    public void closeAll() {
        while (!pages.isEmpty()) {
            close();
        }
    }

    public boolean isEmpty() {
        return pages.isEmpty();
    }

    private boolean hears() {
        return !isEmpty() && guard.isOpen();
    }

    private GameScreen top() {
        return pages.get(pages.size() - 1);
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        pages.forEach(page -> page.resize(changed));
    }

    @Override
    public boolean isCovering() {
        return !isEmpty() && top().isCovering();
    }

    @Override
    public void draw(float seconds) {
        if (!isEmpty()) {
            top().draw(seconds);
        }
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (hears()) {
            top().keyDown(keycode, action);
        }
    }

    @Override
    public void keyUp(int keycode, @Nullable GameAction action) {
        if (!isEmpty()) {
            top().keyUp(keycode, action);
        }
    }

    @Override
    public int padKey(int button) {
        return isEmpty() ? button : top().padKey(button);
    }

    @Override
    public boolean awaits(int keycode) {
        return hears() && top().awaits(keycode);
    }

    @Override
    public void keyTyped(char letter) {
        if (hears()) {
            top().keyTyped(letter);
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        pointerX = x;
        pointerY = y;
        if (hears()) {
            top().pointerMoved(x, y);
        } else if (!isEmpty()) {
            top().pointerRests(x, y);
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (hears()) {
            top().pointerDown(x, y, button);
        }
    }

    @Override
    public void pointerDragged(float x, float y) {
        if (!isEmpty()) {
            top().pointerDragged(x, y);
        }
    }

    @Override
    public void pointerUp(int button) {
        if (!isEmpty()) {
            top().pointerUp(button);
        }
    }

    @Override
    public void wheelTurned(int across, int down) {
        if (!isEmpty()) {
            top().wheelTurned(across, down);
        }
    }

    @Override
    public void loseFocus() {
        if (!isEmpty()) {
            top().loseFocus();
        }
    }

    @Override
    public void dispose() {
        closeAll();
    }
}
