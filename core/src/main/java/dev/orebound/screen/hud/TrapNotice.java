package dev.orebound.screen.hud;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.words.TrapDescriber;
import dev.orebound.grid.Grid;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.arena.DoorwayPoints;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a trap room before the player enters: while its arena warns, or while the pointer is on one of its seen
 * doorways. It stands in the upper middle, or in the lower middle if it would cover the hero there. The text is built
 * only for another arena.
 */
final class TrapNotice implements HudPart {
    private static final float FADE_A_SECOND = 6;
    private static final int WIDEST = 680;
    private static final int PADDING = 10;
    private static final int LEADING = 12;

    /**
     * Number of steps from a doorway within which the pointer points at it, because the sigil lies before the doorway.
     */
    private static final int POINTED_STEPS = 2;

    /** Puts every arena that only warns behind one that is pointed at. */
    private static final float BEHIND_POINTED = 1000;

    private final World world;
    /** The doorways of each arena. */
    private final List<List<DoorwayPoints>> doorways = new ArrayList<>();

    private final FloorState state;
    private final Grid grid;
    private final HudContext parts;
    private final TrapDescriber trapWords;
    private final TextLine heading;
    private final TextLine words;
    private @Nullable Arena told;
    private String spoken = "";
    private boolean isAsked;
    private float alpha;
    private int foot;
    private int top;
    private boolean isLow;

    TrapNotice(World world, HudContext parts) {
        this.world = world;
        this.parts = parts;
        state = world.floorState();
        grid = world.floor().grid();
        for (Arena arena : world.arenas()) {
            doorways.add(DoorwayPoints.of(arena.room(), world.floor()));
        }
        trapWords = new TrapDescriber(parts.texts(), world.content());
        heading = new TextLine(parts.fonts(), TextStyle.TOLD);
        words = new TextLine(parts.fonts(), TextStyle.NOTED);
    }

    /**
     * Advances the panel by a frame.
     *
     * @param pointed the cell under the pointer, or {@link Grid#NONE}
     */
    void update(int pointed, float seconds) {
        Arena asked = asked(pointed);
        isAsked = asked != null && asked == told;
        if (asked == null || asked != told) {
            alpha = Math.max(0, alpha - FADE_A_SECOND * seconds);
        } else {
            alpha = Math.min(1, alpha + FADE_A_SECOND * seconds);
        }
        if (asked != null && asked != told && alpha <= 0) {
            tell(asked);
        }
    }

    private void tell(Arena arena) {
        told = arena;
        isLow = false;
        String name = trapWords.name(arena.kind());
        FloorRequest floor = world.floor().request();
        List<String> sentences = new ArrayList<>(trapWords.brief(arena.kind(), floor.depth(), floor.danger()));
        boolean isHall = BossBar.isHall(arena);
        if (isHall) {
            sentences.add(0, parts.texts().format("map.told", BossBar.barsWay(world, parts.texts())));
        }
        heading.set(isHall ? name : ofTrap(name, floor.danger()));
        words.set(String.join("\n", sentences));
        spoken = heading.text() + '\n' + words.text();
    }

    @Override
    public String spoken() {
        return isAsked ? spoken : "";
    }

    private String ofTrap(String name, int danger) {
        return danger == 1
                ? parts.texts().format("hud.trap", name)
                : parts.texts().format("hud.trap_danger", name, parts.texts().get("danger." + danger));
    }

    /**
     * Returns the arena that is pointed at, else one that warns; of several the one whose doorway is nearest to the
     * pointer or the player. Null while the player is shut in.
     */
    private @Nullable Arena asked(int pointed) {
        Arena nearest = null;
        float least = Float.MAX_VALUE;
        BodyComponent player = world.player().body();
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            ArenaState now = arena.state();
            if (now.isShutting()) {
                return null;
            }
            float distance2 = Float.MAX_VALUE;
            if (pointed != Grid.NONE && isWaiting(now) && isPointedAt(arena, pointed)) {
                distance2 = DoorwayPoints.distance2(doorways.get(i), grid.x(pointed) + 0.5f, grid.y(pointed) + 0.5f);
            } else if (now == ArenaState.WARNED) {
                distance2 = BEHIND_POINTED + DoorwayPoints.distance2(doorways.get(i), player.x, player.y);
            }
            if (distance2 < least) {
                least = distance2;
                nearest = arena;
            }
        }
        return nearest;
    }

    private static boolean isWaiting(ArenaState now) {
        return now == ArenaState.DORMANT || now == ArenaState.WARNED;
    }

    private boolean isPointedAt(Arena arena, int pointed) {
        for (int i = 0; i < arena.doors().size(); i++) {
            int door = arena.doors().get(i).cell;
            if (state.isSeen(door) && state.isSeen(pointed) && grid.steps8(door, pointed) <= POINTED_STEPS) {
                return true;
            }
        }
        return false;
    }

    /** Returns true while any part of the panel is visible. */
    boolean isShown() {
        return alpha > 0;
    }

    /** Returns the width of its lines, in real pixels. */
    static int wordsWidth(InterfaceSize size) {
        return Math.min(size.textPixels(WIDEST), size.width() - 4 * size.pixels(PADDING)) - 2 * size.pixels(PADDING);
    }

    /** Returns its lower edge when it was last drawn, in real pixels. */
    int foot() {
        return foot;
    }

    /** Returns its upper edge when it was last drawn, in real pixels. */
    int top() {
        return top;
    }

    /** Returns true if it stands in the lower middle, because it would cover the hero in the upper one. */
    boolean isLow() {
        return isLow;
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (alpha <= 0 || frame.isMapLarge || frame.isFightShown) {
            return;
        }
        InterfaceSize size = frame.size();
        LayoutBox box = frame.layout().banner();
        int grain = frame.grain();
        int padding = size.pixels(PADDING);
        int leading = size.pixels(LEADING);
        int width = wordsWidth(size) + 2 * padding;
        words.wrap(wordsWidth(size));
        int height =
                Math.round(heading.capHeight() + words.height() + words.capHeight() * 0.6f) + leading + 2 * padding;
        int x = (size.width() - width) / 2;
        LayoutBox draughts = frame.layout().draughts();
        int ceiling = x > draughts.right() ? box.top() : Math.min(box.top(), draughts.y() - 2 * grain);
        int high = ceiling - height;
        int low = frame.layout().hint().top() + padding;
        boolean isCoveredHigh = frame.coversHero(x, high, width, height);
        boolean isCoveredLow = frame.coversHero(x, low, width, height);
        isLow = isLow ? !isCoveredLow || isCoveredHigh : isCoveredHigh && !isCoveredLow;
        int y = isLow ? low : high;
        foot = y;
        top = y + height;
        pane.panel(x, y, width, height, grain, UiPalette.INK, UiPalette.BLOOD_DARK, 0.9f * alpha);
        float line = y + height - padding - heading.capHeight();
        heading.draw(pane.batch(), x + padding, line, UiPalette.GOLD, alpha);
        words.draw(pane.batch(), x + padding, line - leading - words.capHeight(), UiPalette.BONE_LIGHT, alpha);
    }
}
