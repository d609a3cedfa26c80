package dev.orebound.screen.party;

import dev.orebound.content.text.GameTexts;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.List;

/** The lasting gains of a run in words, except spells. */
public final class GainWords {
    private GainWords() {}

    /** A line for each gain that there is. */
    public static List<String> of(PlayerUpgrades gains, GameTexts texts) {
        List<String> lines = new ArrayList<>();
        if (gains.health() > 0) {
            lines.add(texts.format("party.gain_health", gains.health()));
        }
        if (gains.strengthPercent() > 0) {
            lines.add(texts.format("party.gain_strength", gains.strengthPercent()));
        }
        if (gains.sightRows() > 1) {
            lines.add(texts.format("party.gain_sight", gains.sightRows()));
        }
        if (gains.mappedRow() >= 0) {
            lines.add(texts.format("party.gain_map", gains.mappedRow() + 1));
        }
        return lines;
    }
}
