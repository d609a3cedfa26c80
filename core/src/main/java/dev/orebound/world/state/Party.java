package dev.orebound.world.state;

import dev.orebound.content.Content;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The party that crosses an exit: created when a floor is left and read when the next one is entered.
 *
 * @param condition health and statuses of the alchemist
 * @param gains upgrades of the player
 * @param flasks measures of each ore, by the ore's index
 * @param chosenOres the ores that are mixed, a bit for each index
 * @param companions oldest first; at most {@value #MOST_COMPANIONS}
 * @param gear relics and equipment
 * @param draughts the carried draughts, as indices into the content's items, in the order of their finding
 * @param mercy the step of mercy that the mine shows the alchemist, from 0
 */
public record Party(
        BodyCondition condition,
        PlayerUpgrades gains,
        List<Integer> flasks,
        int chosenOres,
        List<PartyMember> companions,
        PartyGear gear,
        List<Integer> draughts,
        int mercy) {
    /** The largest number of companions. */
    public static final int MOST_COMPANIONS = 5;

    public Party {
        flasks = List.copyOf(flasks);
        companions = List.copyOf(companions);
        draughts = List.copyOf(draughts);
        if (flasks.size() != PlayerComponent.FLASKS
                || flasks.stream().anyMatch(each -> each < 0)
                || chosenOres < 1
                || chosenOres >= 1 << PlayerComponent.FLASKS
                || companions.size() > MOST_COMPANIONS
                || draughts.size() > PlayerComponent.MOST_DRAUGHTS
                || mercy < 0
                || mercy > IntentOrder.MOST_MERCY) {
            throw new IllegalArgumentException("no party: flasks " + flasks + ", chosen " + chosenOres + ", companions "
                    + companions + ", draughts " + draughts + ", mercy " + mercy);
        }
    }

    /** Creates a party without draughts and without mercy. */
    public Party(
            BodyCondition condition,
            PlayerUpgrades gains,
            List<Integer> flasks,
            int chosenOres,
            List<PartyMember> companions,
            PartyGear gear) {
        this(condition, gains, flasks, chosenOres, companions, gear, List.of(), 0);
    }

    /** Creates a party without statuses and relics, and with the equipment that everybody begins with. */
    public Party(int health, PlayerUpgrades gains, List<Integer> flasks, int chosenOres, List<PartyMember> companions) {
        this(BodyCondition.free(health), gains, flasks, chosenOres, companions, PartyGear.NONE);
    }

    /** Creates a party without upgrades and with the first ore chosen. */
    public Party(int health, List<Integer> flasks, List<PartyMember> companions) {
        this(health, PlayerUpgrades.NONE, flasks, 1, companions);
    }

    /** Creates a party of the player alone, without upgrades and with the first ore chosen. */
    public Party(int health, List<Integer> flasks) {
        this(health, flasks, List.of());
    }

    /** Returns the same party with so much of an ore, which is chosen. */
    public Party withFlask(int ore, int measures) {
        List<Integer> filled = new ArrayList<>(flasks);
        filled.set(ore, measures);
        return new Party(condition, gains, filled, 1 << ore, companions, gear, draughts, mercy);
    }

    /** Returns the same party with other companions. */
    public Party with(List<PartyMember> others) {
        return new Party(condition, gains, flasks, chosenOres, others, gear, draughts, mercy);
    }

    /** Returns the party at the start of a run. */
    public static Party fresh(Content content) {
        return new Party(
                BodyCondition.free(content.player().health()),
                PlayerUpgrades.NONE,
                Collections.nCopies(PlayerComponent.FLASKS, 0),
                1,
                List.of(),
                PartyGear.NONE);
    }

    /** Returns the health of the alchemist, at least 1. */
    public int health() {
        return condition.health();
    }

    /**
     * Returns a bound of the health of its alchemist. Health that was gained stays while gear that lowers it is
     * carried, so the bound is that of the party with its gear or without, whichever is more.
     */
    public int mostHealth(Content content) {
        int without = content.player().health() + gains.health();
        int percent = gear.standing(StandingRule.MOST_HEALTH, content.powers());
        return Math.max(without, PlayerGear.scaled(without, percent));
    }

    /** Returns the most measures that a flask can hold with any gear; it keeps them when the gear is put down. */
    public static int mostMeasures(Content content) {
        return content.player().flaskMeasures() + content.powers().mostStanding(StandingRule.FLASK_SIZE);
    }

    /** Returns the same party with no more health, statuses and ore than it can have with the content. */
    public Party within(Content content) {
        int mostMeasures = mostMeasures(content);
        int mostFed = content.golems().rules().mostFed();
        return new Party(
                condition.within(mostHealth(content), content.elements()),
                gains,
                flasks.stream()
                        .map(measures -> Math.min(measures, mostMeasures))
                        .toList(),
                chosenOres,
                companions.stream()
                        .map(each -> each.in(each.condition().within(each.health(), content.elements()))
                                .fed(Math.min(each.fedMeasures(), mostFed)))
                        .toList(),
                gear,
                draughts.subList(0, Math.min(draughts.size(), content.player().draughtPlaces())),
                mercy);
    }

    /** Returns the same party with an alchemist of full health and without statuses. */
    public Party rested(Content content) {
        int percent = gear.standing(StandingRule.MOST_HEALTH, content.powers());
        int full = PlayerGear.scaled(content.player().health() + gains.health(), percent);
        return new Party(
                BodyCondition.free(Math.max(1, full)), gains, flasks, chosenOres, companions, gear, draughts, mercy);
    }

    /** Returns the same party with other gear. */
    public Party with(PartyGear other) {
        return new Party(condition, gains, flasks, chosenOres, companions, other, draughts, mercy);
    }

    /** Returns the same party with other draughts. */
    public Party carrying(List<Integer> others) {
        return new Party(condition, gains, flasks, chosenOres, companions, gear, others, mercy);
    }
}
