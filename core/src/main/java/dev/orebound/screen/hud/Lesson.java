package dev.orebound.screen.hud;

import dev.orebound.content.element.Status;
import dev.orebound.screen.input.GameAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a hint for the moment teaches, each once since the game started. */
enum Lesson {
    DASH("hint.dash", GameAction.DASH),
    THROW("hint.throw", GameAction.THROW),
    TRAP("hint.trap", GameAction.LOOK),
    SNEAK("hint.sneak", GameAction.SNEAK),
    CAPTIVE("hint.captive", GameAction.INTERACT),
    THIEF("hint.thief", null),
    CHASM("hint.chasm", null),
    BURNING("hint.burning", null),
    WET("hint.wet", null),
    CHILLED("hint.chilled", null),
    SHOCKED("hint.shocked", null),
    STUNNED("hint.stunned", null),
    POISONED("hint.poisoned", null);

    /** What explains each status, by its ordinal. */
    static final List<Lesson> OF_STATUSES = List.of(BURNING, WET, CHILLED, SHOCKED, STUNNED, POISONED);

    private final String textKey;
    private final @Nullable GameAction action;

    Lesson(String textKey, @Nullable GameAction action) {
        this.textKey = textKey;
        this.action = action;
    }

    String textKey() {
        return textKey;
    }

    /** What to press, or null where no key helps. */
    @Nullable
    GameAction action() {
        return action;
    }

    /** The status that it explains, or null. */
    @Nullable
    Status status() {
        int status = OF_STATUSES.indexOf(this);
        return status < 0 ? null : Status.values()[status];
    }
}
