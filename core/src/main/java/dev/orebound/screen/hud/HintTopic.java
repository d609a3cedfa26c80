package dev.orebound.screen.hud;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.screen.input.GameAction;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The subject of a hint. Each is shown once to a player. */
enum HintTopic {
    MOVE("hint.move", null),
    STRIKE("hint.strike", GameAction.STRIKE),
    INTERACT("hint.interact", GameAction.INTERACT),
    MAP("hint.map", GameAction.MAP),
    LOOK("hint.look", GameAction.LOOK),
    ORE("hint.ore", GameAction.STRIKE),
    CHEST("hint.chest", GameAction.INTERACT),
    SHRINE("hint.shrine", GameAction.INTERACT),
    GOLEM("hint.golem", GameAction.INTERACT),
    KEY("hint.key", null),
    FIND("hint.find", null),
    DOWSING("hint.dowsing", null),
    DASH("hint.dash", GameAction.DASH),
    BOLT("hint.bolt", GameAction.BOLT),
    BURST("hint.burst", GameAction.BURST),
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

    /** The basic controls, for beginners. */
    static final List<HintTopic> BASICS = List.of(MOVE, STRIKE, INTERACT, MAP, LOOK);

    /** The topics that explain each status, by the status's ordinal. */
    static final List<HintTopic> OF_STATUSES = List.of(BURNING, WET, CHILLED, SHOCKED, STUNNED, POISONED);

    private final String textKey;
    private final @Nullable GameAction action;

    HintTopic(String textKey, @Nullable GameAction action) {
        this.textKey = textKey;
        this.action = action;
    }

    /** Returns the id of the topic in a profile. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    String textKey() {
        return textKey;
    }

    /** Returns the action to press, or null if none helps. */
    @Nullable
    GameAction action() {
        return action;
    }

    /** Returns the status that the hint explains, or null. */
    @Nullable
    StatusEffect status() {
        int status = OF_STATUSES.indexOf(this);
        return status < 0 ? null : StatusEffect.values()[status];
    }
}
