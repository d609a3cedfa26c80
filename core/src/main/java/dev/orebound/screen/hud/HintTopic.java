package dev.orebound.screen.hud;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.screen.input.GameAction;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The subject of a hint. Each is shown once to a player; of several that are due, the first in this order. */
enum HintTopic {
    MOVE("hint.move", null),
    AIM("hint.aim", null),
    ORE("hint.ore", GameAction.STRIKE),
    BOLT("hint.bolt", GameAction.BOLT),
    STRIKE("hint.strike", GameAction.STRIKE),
    CHEST("hint.chest", null),
    GO_ON("hint.go_on", null),
    MIX("hint.mix", null),
    COMPANION("hint.companion", null),
    DEEP_WATER("hint.deep_water", null),
    DASH("hint.dash", GameAction.DASH),
    DASH_BAR("hint.dash_bar", null),
    MAP("hint.map", GameAction.MAP),
    KEY("hint.key", null),
    EXIT("hint.exit", null),
    PROMISES("hint.promises", null),
    BURNING("hint.burning", null),
    WET("hint.wet", null),
    CHILLED("hint.chilled", null),
    SHOCKED("hint.shocked", null),
    STUNNED("hint.stunned", null),
    POISONED("hint.poisoned", null),
    SCALDED("hint.scalded", null),
    MIRED("hint.mired", null),
    BLINDED("hint.blinded", null),
    FROZEN("hint.frozen", null),
    CRACKED("hint.cracked", null),
    THIEF("hint.thief", null),
    EYE("hint.eye", null),
    SNEAK("hint.sneak", GameAction.SNEAK),
    TRAP("hint.trap", GameAction.LOOK),
    CAPTIVE("hint.captive", GameAction.INTERACT),
    LOCK("hint.lock", GameAction.LOOK),
    CARRIED_KEY("hint.carried_key", null),
    SHRINE("hint.shrine", GameAction.INTERACT),
    GOLEM("hint.golem", GameAction.INTERACT),
    CHASM("hint.chasm", null),
    THROW("hint.throw", GameAction.THROW),
    BURST("hint.burst", GameAction.BURST),
    DRINK("hint.drink", GameAction.DRINK),
    BREWS("hint.brews", GameAction.NEXT_FLASK),
    LAY("hint.lay", GameAction.LAY),
    LAY_UNKNOWN("hint.lay_unknown", null),
    LOOK("hint.look", GameAction.LOOK),
    FIND("hint.find", null),
    DOWSING("hint.dowsing", null);

    /** The topics that explain each status, by the status's ordinal. */
    static final List<HintTopic> OF_STATUSES =
            List.of(BURNING, WET, CHILLED, SHOCKED, STUNNED, POISONED, SCALDED, MIRED, BLINDED, FROZEN, CRACKED);

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

    /** Returns true for the first steps of a beginner, which are shown until they are done. */
    boolean isFirstStep() {
        return ordinal() <= GO_ON.ordinal();
    }

    /** Returns the status that the hint explains, or null. */
    @Nullable
    StatusEffect status() {
        int status = OF_STATUSES.indexOf(this);
        return status < 0 ? null : StatusEffect.values()[status];
    }
}
