package dev.orebound.screen.hud;

import dev.orebound.cave.words.CompassDirection;
import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Grid;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Describes a place in words while the key for it is held: the place at the pointer if it was seen, otherwise the
 * player's own. The text is updated when the place changes, and twice a second.
 */
final class DescriptionPanel implements HudPart {
    private static final float FADE_A_SECOND = 9;
    private static final float LOOK_AGAIN_SECONDS = 0.5f;
    private static final int WIDEST = 620;
    private static final int MARGIN = 24;
    private static final int PADDING = 16;
    private static final int LEADING = 10;

    /** Room that it leaves to the health, the arena's banner and the flasks, in interface units. */
    private static final int FREE_ABOVE = 290;

    private final World world;
    private final Grid grid;
    private final GameTexts texts;
    private final PlaceWords places;
    private final TextLine heading;
    /** The description in ever smaller letters, of which the largest that fit are shown. */
    private final List<TextLine> sizes;

    private final Supplier<String> goal;
    private String spoken = "";
    private TextLine words;
    private int cell = Grid.NONE;
    private int from = Grid.NONE;
    private float age;
    private float alpha;
    private int top;

    /** @param goal gives the line about the way on, which is read aloud too; empty for none */
    DescriptionPanel(World world, HudContext parts, Supplier<String> goal) {
        this.goal = goal;
        this.world = world;
        this.grid = world.floor().grid();
        this.texts = parts.texts();
        places = new PlaceWords(world, texts);
        heading = new TextLine(parts.fonts(), TextStyle.NOTED);
        sizes = Stream.of(TextStyle.TOLD, TextStyle.NOTED, TextStyle.SMALL, TextStyle.TINY)
                .map(style -> new TextLine(parts.fonts(), style))
                .toList();
        words = sizes.get(0);
    }

    /**
     * Advances the panel by a frame.
     *
     * @param pointed the cell under the pointer, or {@link Grid#NONE}; used only while {@code isWanted}
     */
    void update(boolean isWanted, int pointed, float seconds) {
        alpha = isWanted ? Math.min(1, alpha + FADE_A_SECOND * seconds) : Math.max(0, alpha - FADE_A_SECOND * seconds);
        if (!isWanted) {
            cell = Grid.NONE;
            spoken = "";
            return;
        }
        int own = world.player().body().cell;
        int asked = pointed != Grid.NONE && places.isKnown(pointed) ? pointed : own;
        age += seconds;
        boolean isOther = asked != cell;
        if (isOther || own != from || age >= LOOK_AGAIN_SECONDS) {
            cell = asked;
            from = own;
            age = 0;
            heading.set(headingOf(asked, own));
            String told = String.join("\n", places.of(asked));
            sizes.forEach(each -> each.set(told));
            if (isOther) {
                spoken = inWords(told);
            }
        }
    }

    /** Returns a description for speech, with the player's health and the way on, which others see all the time. */
    private String inWords(String told) {
        HealthComponent health = world.player().health();
        StringJoiner words = new StringJoiner("\n");
        words.add(heading.text()).add(told).add(texts.format("speech.health", health.health, health.most));
        if (!goal.get().isEmpty()) {
            words.add(goal.get());
        }
        return words.toString();
    }

    @Override
    public String spoken() {
        return spoken;
    }

    @Override
    public SpeechRank rank() {
        return SpeechRank.ANSWER;
    }

    private String headingOf(int asked, int own) {
        int dx = grid.x(asked) - grid.x(own);
        int dy = grid.y(asked) - grid.y(own);
        if (dx == 0 && dy == 0) {
            return texts.get("hud.here");
        }
        String distance = texts.format("place.cells", grid.steps8(own, asked));
        return texts.format(
                "hud.there", distance, texts.get(CompassDirection.of(dx, dy).textKey()));
    }

    /** Returns true while any part of the panel is visible. */
    boolean isShown() {
        return alpha > 0;
    }

    /** Returns its upper edge when it was last drawn, in real pixels. */
    int top() {
        return top;
    }

    private int height(int width, int padding, int leading) {
        words.wrap(width - 2f * padding);
        // The height of a text includes neither capitals nor the descenders of its last line.
        return Math.round(words.height() + words.capHeight() * 0.5f + heading.capHeight() * 1.5f)
                + leading
                + 2 * padding;
    }

    /** Draws the panel in the lower middle, or above the flasks if that is too narrow. */
    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (alpha <= 0) {
            return;
        }
        InterfaceSize size = frame.size();
        HudLayout layout = frame.layout();
        int padding = size.pixels(PADDING);
        int leading = size.pixels(LEADING);
        int most = size.width() - 2 * size.pixels(MARGIN);
        int width = Math.min(size.textPixels(WIDEST), most);
        int room = size.height() - size.pixels(FREE_ABOVE);
        words = sizes.get(0);
        int height = height(width, padding, leading);
        if (height > room) {
            width = most;
            height = height(width, padding, leading);
        }
        for (int i = 1; i < sizes.size() && height > room; i++) {
            words = sizes.get(i);
            height = height(width, padding, leading);
        }
        int x = (size.width() - width) / 2;
        LayoutBox flasks = layout.brew();
        int rim = FlaskRow.PLATE_RIM_GRAINS * layout.grain();
        int margin = size.pixels(MARGIN);
        int y = x > flasks.right() + rim + margin / 2 ? margin : flasks.top() + rim + margin / 2;
        top = y + height;
        pane.panel(x, y, width, height, layout.grain(), UiPalette.INK, UiPalette.BONE_DARK, 0.92f * alpha);
        float foot = y + height - padding - heading.capHeight();
        heading.draw(pane.batch(), x + padding, foot, UiPalette.GOLD, alpha);
        float first = foot - leading - heading.capHeight() / 2 - words.capHeight();
        words.draw(pane.batch(), x + padding, first, UiPalette.BONE_LIGHT, alpha);
    }
}
