package dev.orebound.screen.party;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.World;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A copy of a party's state at one moment.
 *
 * @param health health of the alchemist; {@code most} at full health
 * @param flasks measures of each ore, by the ore's index
 * @param fellows the companions, in spawn order
 * @param gear the relics and the equipment
 * @param draughts the carried draughts, as indices into the content's items
 */
public record PartySheet(
        int health,
        int most,
        List<Integer> flasks,
        PlayerUpgrades gains,
        List<Fellow> fellows,
        PartyGear gear,
        List<Integer> draughts) {

    /**
     * The state of a companion.
     *
     * @param monster index of its body in the content's monsters
     */
    public record Fellow(int monster, int health, int most) {}

    public PartySheet {
        flasks = List.copyOf(flasks);
        fellows = List.copyOf(fellows);
        draughts = List.copyOf(draughts);
    }

    /** Returns the current state of a world's party. */
    public static PartySheet of(World world) {
        PlayerComponent carrier = world.player().component();
        HealthComponent health = world.player().health();
        List<Fellow> fellows = new ArrayList<>();
        for (Entity companion : world.companions()) {
            HealthComponent its = companion.getComponent(HealthComponent.class);
            int monster = companion.getComponent(CompanionComponent.class).monster;
            fellows.add(new Fellow(monster, its.health, its.most));
        }
        return new PartySheet(
                health.health,
                health.most,
                Arrays.stream(carrier.flasks).boxed().toList(),
                new PlayerUpgrades(
                        carrier.moreHealth,
                        carrier.strengthPercent,
                        Arrays.stream(carrier.brews).boxed().toList(),
                        carrier.sightRows,
                        carrier.mappedRow),
                fellows,
                PartyGear.of(world.player().gear().component()),
                Arrays.stream(carrier.draughts, 0, carrier.draughtCount).boxed().toList());
    }

    /** Returns a line for each lasting gain, except brews. */
    public List<String> gainLines(GameTexts texts) {
        List<String> lines = new ArrayList<>();
        if (gains.health() > 0) {
            lines.add(texts.format("party.gain_health", gains.health()));
        }
        if (gains.strengthPercent() > 0) {
            lines.add(texts.format("party.gain_strength", gains.strengthPercent()));
        }
        if (gains.sightRows() > PlayerComponent.FIRST_SIGHT_ROWS) {
            lines.add(texts.format("party.gain_sight", gains.sightRows()));
        }
        if (gains.mappedRow() >= 0) {
            lines.add(texts.format("party.gain_map", gains.mappedRow() + 1));
        }
        return lines;
    }
}
