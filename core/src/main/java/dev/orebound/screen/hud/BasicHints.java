package dev.orebound.screen.hud;

import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.event.WorldEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows the basic controls in a few lines at the bottom of the window, for beginners. Each line disappears once the
 * player has followed it.
 */
final class BasicHints implements HudPart {
    private static final float LONGEST_SECONDS = 60;
    private static final float LONGEST_OF_THE_LESSER_SECONDS = 25;
    private static final float CELLS_OF_A_WALK = 2.5f;
    private static final int BLOWS = 2;

    private final World world;
    private final HintProgress lessons;
    private final HintSign move;
    private final HintSign strike;
    private final HintSign interact;
    private final HintSign map;
    private final HintSign look;
    private final List<HintSign> all;
    private float walked;
    private int blows;
    private float shownSeconds;

    BasicHints(World world, HudContext parts) {
        this.world = world;
        lessons = parts.lessons();
        KeyBindings keys = parts.bindings();
        List<KeyCap> ways = caps(
                parts,
                keys.keyName(GameAction.NORTH),
                keys.keyName(GameAction.WEST),
                keys.keyName(GameAction.SOUTH),
                keys.keyName(GameAction.EAST));
        move = new HintSign(ways, null, word(parts, "hint.move"), LONGEST_SECONDS);
        strike = HintSign.of(parts, GameAction.STRIKE, word(parts, "hint.strike"), LONGEST_SECONDS);
        interact = lesser(parts, GameAction.INTERACT, "hint.interact");
        map = lesser(parts, GameAction.MAP, "hint.map");
        look = lesser(parts, GameAction.LOOK, "hint.look");
        all = List.of(move, strike, interact, map, look);
        for (int i = 0; i < all.size(); i++) {
            if (lessons.knows(HintTopic.BASICS.get(i))) {
                all.get(i).follow();
            }
        }
    }

    /** Returns true if any of the hints has not been followed yet. */
    static boolean areWanted(HintProgress lessons) {
        for (HintTopic basic : HintTopic.BASICS) {
            if (!lessons.knows(basic)) {
                return true;
            }
        }
        return false;
    }

    private void learned(HintTopic basic) {
        all.get(HintTopic.BASICS.indexOf(basic)).follow();
        lessons.learn(basic);
    }

    private static HintSign lesser(HudContext parts, GameAction action, String key) {
        return HintSign.of(parts, action, word(parts, key), LONGEST_OF_THE_LESSER_SECONDS);
    }

    private static TextLine word(HudContext parts, String key) {
        return new TextLine(parts.fonts(), TextStyle.BODY, parts.texts().get(key));
    }

    private static List<KeyCap> caps(HudContext parts, String... names) {
        List<KeyCap> caps = new ArrayList<>();
        for (String name : names) {
            caps.add(new KeyCap(parts.fonts(), TextStyle.SMALL, name));
        }
        return caps;
    }

    @Override
    public void tick() {
        float dx = world.player().body().x - world.player().body().previousX;
        float dy = world.player().body().y - world.player().body().previousY;
        walked += Math.abs(dx) + Math.abs(dy);
        if (walked > CELLS_OF_A_WALK) {
            learned(HintTopic.MOVE);
        }
    }

    @Override
    public void hear(WorldEvent event) {
        switch (event.type()) {
            case STRIKE_SWUNG -> {
                blows += event.subject() < 0 ? 1 : 0;
                if (blows >= BLOWS) {
                    learned(HintTopic.STRIKE);
                }
            }
            case CHEST_OPENED, FLOOR_LEFT -> learned(HintTopic.INTERACT);
            default -> {}
        }
    }

    /** Records that a place was described. */
    void placeDescribed() {
        learned(HintTopic.LOOK);
    }

    @Override
    public void update(float seconds) {
        shownSeconds += seconds;
        if (shownSeconds > LONGEST_SECONDS) {
            // A player who has not followed the hint by then is not reminded again.
            for (int i = 0; i < HintTopic.BASICS.size(); i++) {
                lessons.learn(HintTopic.BASICS.get(i));
            }
        }
        for (int i = 0; i < all.size(); i++) {
            all.get(i).update(seconds);
        }
    }

    /** Returns true while any of the hints is visible. */
    boolean areShown() {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isShown()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (frame.isOver) {
            return;
        }
        if (frame.isMapLarge) {
            learned(HintTopic.MAP);
        } else if (!frame.isPlaceDescribed && frame.areBasicHintsInView) {
            draw(pane, frame.layout().hints(), frame.grain());
        }
    }

    private void draw(UiPane pane, LayoutBox box, int grain) {
        int row = box.height() / all.size();
        int middle = box.x() + box.width() / 2;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isShown()) {
                all.get(i).draw(pane, middle, box.top() - (i + 1) * row, row, grain);
            }
        }
    }
}
