package dev.orebound.view.text;

import com.badlogic.gdx.utils.FloatArray;
import java.util.function.Predicate;

/**
 * Remembers the places of texts in the window that pictures for strangers must not show. It costs nothing while there
 * are none. Lengths are real pixels, y grows upwards.
 */
public final class TextMask {
    private final Predicate<String> isSecret;
    private FloatArray thisFrame = new FloatArray();
    private FloatArray lastFrame = new FloatArray();

    /** A rectangle of the window. */
    @FunctionalInterface
    public interface Rectangle {
        void at(float x, float y, float width, float height);
    }

    /**
     * An empty mask.
     *
     * @param isSecret true for a text that must not be shown; asked when a text is laid out
     */
    TextMask(Predicate<String> isSecret) {
        this.isSecret = isSecret;
    }

    boolean isSecret(String text) {
        return isSecret.test(text);
    }

    /** Adds the rectangle of a secret text. */
    void add(float x, float y, float width, float height) {
        thisFrame.add(x, y, width, height);
    }

    /** Forgets what was drawn before the frame that has just ended. */
    public void beginFrame() {
        FloatArray forgotten = lastFrame;
        lastFrame = thisFrame;
        thisFrame = forgotten;
        thisFrame.clear();
    }

    /** Visits every secret text of this frame, and of the one before, which the screen may still show. */
    public void forEach(Rectangle rectangle) {
        forEach(lastFrame, rectangle);
        forEach(thisFrame, rectangle);
    }

    private static void forEach(FloatArray sides, Rectangle rectangle) {
        for (int i = 0; i < sides.size; i += 4) {
            rectangle.at(sides.get(i), sides.get(i + 1), sides.get(i + 2), sides.get(i + 3));
        }
    }
}
