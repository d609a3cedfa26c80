package dev.orebound.screen.hud;

import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.Box;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.World;
import dev.orebound.world.event.WorldEvent;
import java.util.ArrayList;
import java.util.List;

/** How one plays, in a few lines below the picture, for those who begin. Each goes once it was followed. */
final class Hints {
    private static final float LONGEST_SECONDS = 60;
    private static final float LONGEST_OF_THE_LESSER_SECONDS = 25;
    private static final float CELLS_OF_A_WALK = 2.5f;
    private static final int BLOWS = 2;

    private final Lessons lessons;
    private final Hint move;
    private final Hint strike;
    private final Hint interact;
    private final Hint map;
    private final Hint look;
    private final List<Hint> all;
    private float walked;
    private int blows;
    private float shownSeconds;

    Hints(HudParts parts) {
        lessons = parts.lessons();
        KeyBindings keys = parts.bindings();
        List<KeyCap> ways = caps(
                parts,
                keys.keyName(GameAction.NORTH),
                keys.keyName(GameAction.WEST),
                keys.keyName(GameAction.SOUTH),
                keys.keyName(GameAction.EAST));
        move = new Hint(ways, null, word(parts, "hint.move"), LONGEST_SECONDS);
        strike = Hint.of(parts, GameAction.STRIKE, word(parts, "hint.strike"), LONGEST_SECONDS);
        interact = lesser(parts, GameAction.INTERACT, "hint.interact");
        map = lesser(parts, GameAction.MAP, "hint.map");
        look = lesser(parts, GameAction.LOOK, "hint.look");
        all = List.of(move, strike, interact, map, look);
        for (int i = 0; i < all.size(); i++) {
            if (lessons.knows(Lesson.BASICS.get(i))) {
                all.get(i).follow();
            }
        }
    }

    /** True if there is anything left to learn. */
    static boolean areWanted(Lessons lessons) {
        for (Lesson basic : Lesson.BASICS) {
            if (!lessons.knows(basic)) {
                return true;
            }
        }
        return false;
    }

    private void learned(Lesson basic) {
        all.get(Lesson.BASICS.indexOf(basic)).follow();
        lessons.learn(basic);
    }

    private static Hint lesser(HudParts parts, GameAction action, String key) {
        return Hint.of(parts, action, word(parts, key), LONGEST_OF_THE_LESSER_SECONDS);
    }

    private static TextLine word(HudParts parts, String key) {
        return new TextLine(parts.fonts(), TextStyle.BODY, parts.texts().get(key));
    }

    private static List<KeyCap> caps(HudParts parts, String... names) {
        List<KeyCap> caps = new ArrayList<>();
        for (String name : names) {
            caps.add(new KeyCap(parts.fonts(), TextStyle.SMALL, name));
        }
        return caps;
    }

    /** Takes in that a tick went by. */
    void tick(World world) {
        float dx = world.player().body().x - world.player().body().previousX;
        float dy = world.player().body().y - world.player().body().previousY;
        walked += Math.abs(dx) + Math.abs(dy);
        if (walked > CELLS_OF_A_WALK) {
            learned(Lesson.MOVE);
        }
    }

    /** Takes in what happened in a tick. */
    void hear(WorldEvent event) {
        switch (event.type()) {
            case STRIKE_SWUNG -> {
                blows += event.subject() < 0 ? 1 : 0;
                if (blows >= BLOWS) {
                    learned(Lesson.STRIKE);
                }
            }
            case CHEST_OPENED, FLOOR_LEFT -> learned(Lesson.INTERACT);
            default -> {}
        }
    }

    /** The map was looked at. */
    void mapSeen() {
        learned(Lesson.MAP);
    }

    /** A place was described. */
    void placeDescribed() {
        learned(Lesson.LOOK);
    }

    void update(float seconds) {
        shownSeconds += seconds;
        if (shownSeconds > LONGEST_SECONDS) {
            // Whoever did not want to know by then is not told again.
            for (int i = 0; i < Lesson.BASICS.size(); i++) {
                lessons.learn(Lesson.BASICS.get(i));
            }
        }
        for (int i = 0; i < all.size(); i++) {
            all.get(i).update(seconds);
        }
    }

    /** True while any of them is seen. */
    boolean areShown() {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isShown()) {
                return true;
            }
        }
        return false;
    }

    void draw(Pane pane, Box box, int grain) {
        int row = box.height() / all.size();
        int middle = box.x() + box.width() / 2;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isShown()) {
                all.get(i).draw(pane, middle, box.top() - (i + 1) * row, row, grain);
            }
        }
    }
}
