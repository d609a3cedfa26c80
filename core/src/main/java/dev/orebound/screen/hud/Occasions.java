package dev.orebound.screen.hud;

import dev.orebound.content.FeelRules;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.Box;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.Event;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.PlayerComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hints that wait for their occasion: to dash when the first blow is on its way, to throw when a flask first holds enough, what
 * a sigil is. One at a time, and each once.
 */
final class Occasions {
    private static final float LONGEST_SECONDS = 12;

    private final World world;
    private final HudParts parts;
    private final FeelRules rules;
    private final Lessons lessons;
    private @Nullable Hint shown;
    private @Nullable Hint dashing;
    private @Nullable Hint throwing;
    private @Nullable Hint trap;

    Occasions(World world, HudParts parts) {
        this.world = world;
        this.parts = parts;
        rules = world.content().feel();
        lessons = parts.lessons();
    }

    /** Takes in what happened in a tick. */
    void hear(Event event) {
        switch (event.type()) {
            case STRIKE_WOUND_UP -> {
                if (event.kind() >= 0 && isNear(event.x(), event.y(), rules.windUpCells())) {
                    sayDash();
                }
            }
            case ACTOR_HURT -> {
                if (event.kind() < 0) {
                    sayDash();
                }
            }
            case PLAYER_DASHED -> {
                lessons.dash = true;
                follow(dashing);
            }
            case FLASK_THROWN -> {
                lessons.throwing = true;
                follow(throwing);
            }
            case ARENA_SPRUNG -> follow(trap);
            default -> {}
        }
    }

    /** A place was described. */
    void placeDescribed() {
        follow(trap);
    }

    /** Takes in that a tick went by. */
    void tick() {
        if (!lessons.throwing && shown == null && holdsEnough()) {
            lessons.throwing = true;
            throwing = hint("hint.throw", GameAction.THROW);
            shown = throwing;
        }
        if (!lessons.trap && shown == null && isNearATrap()) {
            lessons.trap = true;
            trap = hint("hint.trap", GameAction.LOOK);
            shown = trap;
        }
    }

    private void sayDash() {
        if (!lessons.dash && shown == null) {
            lessons.dash = true;
            dashing = hint("hint.dash", GameAction.DASH);
            shown = dashing;
        }
    }

    private Hint hint(String key, GameAction action) {
        KeyCap cap = new KeyCap(parts.fonts(), TextStyle.SMALL, parts.bindings().keyName(action));
        TextLine word =
                new TextLine(parts.fonts(), TextStyle.BODY, parts.texts().get(key));
        return new Hint(List.of(cap), null, word, LONGEST_SECONDS);
    }

    private static void follow(@Nullable Hint hint) {
        if (hint != null) {
            hint.follow();
        }
    }

    private boolean holdsEnough() {
        PlayerComponent alchemist = world.player().hands();
        return alchemist.flasks[alchemist.chosenFlask]
                >= world.content().player().throwMeasures();
    }

    private boolean isNearATrap() {
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            for (int door = 0; door < arena.doors().size() && !arena.state().isOver(); door++) {
                int cell = arena.doors().get(door).cell();
                float x = world.floor().grid().x(cell) + 0.5f;
                float y = world.floor().grid().y(cell) + 0.5f;
                if (world.floorState().isInSight(cell) && isNear(x, y, rules.trapCells())) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isNear(float x, float y, float cells) {
        BodyComponent body = world.player().body();
        float dx = x - body.x;
        float dy = y - body.y;
        return dx * dx + dy * dy <= cells * cells;
    }

    void update(float seconds) {
        Hint now = shown;
        if (now != null && seconds > 0) {
            now.update(seconds);
            if (!now.isShown()) {
                shown = null;
            }
        }
    }

    void draw(Pane pane, Box box, int grain) {
        Hint now = shown;
        if (now != null) {
            now.draw(pane, box.x() + box.width() / 2, box.y(), box.height(), grain);
        }
    }
}
