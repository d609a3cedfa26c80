package dev.orebound.world.element;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundEffect;
import dev.orebound.content.element.GroundRule;
import dev.orebound.content.element.GroundInfluence;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which rule of the content says what an influence makes of a cell of a floor. */
final class GroundRules {
    private final List<GroundRule> rules;
    private final List<SpotMatch> spots = new ArrayList<>();

    GroundRules(Floor floor, GroundEffects ground, Content content) {
        rules = content.elements().ground();
        for (GroundRule rule : rules) {
            spots.add(new SpotMatch(rule.spot(), floor, ground, content.terrains()));
        }
    }

    /** Whether a cell would burn if fire came to it now. */
    boolean canCatch(int cell) {
        GroundRule rule = first(GroundInfluence.FIRE, cell);
        return rule != null && rule.effect() == GroundEffect.BURNS;
    }

    /** The first that fits, or null: nothing comes of it. */
    @Nullable
    GroundRule first(GroundInfluence influence, int cell) {
        for (int i = 0; i < rules.size(); i++) {
            if (rules.get(i).influence() == influence && spots.get(i).fits(cell)) {
                return rules.get(i);
            }
        }
        return null;
    }
}
