package dev.orebound.screen.descent;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.GraphNode;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPane;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Shows what exits tell of a floor besides its kind: a skull for each mark of danger, and a sign for each feature. */
public final class PromiseIcons {
    /**
     * Pictures have a clear rim, so neighbours share a column; three features share more, to keep off the next floor.
     */
    private static final int OVERLAP = 1;

    private static final int OVERLAP_OF_MANY = 3;

    private final SpriteAtlas sprites;
    private final GraphNode node;
    private final List<String> marks;
    private final List<String> features;

    /** Creates the icons of a floor. */
    public PromiseIcons(SpriteAtlas sprites, GraphNode node) {
        this.sprites = sprites;
        this.node = node;
        marks = Collections.nCopies(node.danger(), "danger_mark");
        features = node.features().stream().map(feature -> "feature_" + feature).toList();
    }

    /**
     * Returns the danger and the features of the floor in words.
     *
     * @param explained whether what each means follows in brackets
     */
    public static String words(GraphNode node, GameTexts texts, boolean explained) {
        Stream<String> keys = Stream.concat(
                Stream.of("danger." + node.danger()), node.features().stream().map("feature."::concat));
        return texts.list(keys.map(key -> explained
                        ? texts.format("figure.after", texts.get(key), texts.get(key + ".words"))
                        : texts.get(key))
                .toList());
    }

    /** Returns the words of the features. */
    public List<String> features() {
        return node.features();
    }

    public float marksWidth(int grain) {
        return width(marks, grain);
    }

    public float featuresWidth(int grain) {
        return width(features, grain);
    }

    /** Returns the width of the sign of one feature. */
    public float featureWidth(int number, int grain) {
        return picture(features, number).getRegionWidth() * (float) grain;
    }

    /** Draws the skulls in a row. */
    public void drawMarks(UiPane pane, float left, float bottom, int grain, float alpha) {
        drawRow(marks, pane, left, bottom, grain, alpha);
    }

    /** Draws the signs of all features in a row. */
    public void drawFeatures(UiPane pane, float left, float bottom, int grain, float alpha) {
        drawRow(features, pane, left, bottom, grain, alpha);
    }

    /** Draws the sign of one feature. */
    public void drawFeature(int number, UiPane pane, float left, float bottom, int grain, float alpha) {
        pane.picture(picture(features, number), Math.round(left), Math.round(bottom), grain, alpha);
    }

    private float width(List<String> keys, int grain) {
        int width = keys.isEmpty() ? 0 : overlap(keys);
        for (int i = 0; i < keys.size(); i++) {
            width += picture(keys, i).getRegionWidth() - overlap(keys);
        }
        return width * (float) grain;
    }

    private int overlap(List<String> keys) {
        return keys == features && keys.size() > 2 ? OVERLAP_OF_MANY : OVERLAP;
    }

    private void drawRow(List<String> keys, UiPane pane, float left, float bottom, int grain, float alpha) {
        float x = Math.round(left);
        for (int i = 0; i < keys.size(); i++) {
            TextureRegion picture = picture(keys, i);
            pane.picture(picture, x, Math.round(bottom), grain, alpha);
            x += (picture.getRegionWidth() - overlap(keys)) * grain;
        }
    }

    private TextureRegion picture(List<String> keys, int number) {
        return sprites.frame(keys.get(number), 0);
    }
}
