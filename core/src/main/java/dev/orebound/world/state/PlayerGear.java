package dev.orebound.world.state;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.GearPower;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.gear.StandingChange;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.TimedBoost;
import java.util.Arrays;

/** Tells what the player carries and wears, and how that changes the rules of the game. */
public final class PlayerGear {
    private final GearComponent component;

    PlayerGear(GearComponent component) {
        this.component = component;
    }

    /** Returns the relics, the equipment, and how far their rules have come. */
    public GearComponent component() {
        return component;
    }

    /** Returns the sum of all changes of a standing rule. */
    public int standing(StandingRule rule) {
        return component.standing[rule.ordinal()];
    }

    /** Returns a number, changed by the percentage that the changes of a standing rule add; never below 0. */
    public int scaled(int number, StandingRule rule) {
        return scaled(number, standing(rule));
    }

    static int scaled(int number, int percent) {
        return (int) Math.max(0, Math.min(Integer.MAX_VALUE, number * (100L + percent) / 100));
    }

    /** Returns how many relics the player can carry. */
    public int relicPlaces() {
        return Math.max(
                0, Math.min(RelicRules.MOST_CARRIED, RelicRules.MOST_CARRIED + standing(StandingRule.RELIC_PLACES)));
    }

    /** Returns how many companions can come along. */
    public int companyPlaces() {
        return Math.max(0, Math.min(Party.MOST_COMPANIONS, Party.MOST_COMPANIONS + standing(StandingRule.COMPANY)));
    }

    /** Returns by how much something is strengthened now: the strongest of all that last, or 0. */
    public int boost(TimedBoost boost) {
        int first = boost.ordinal() * TimedBoost.MOST;
        int strongest = 0;
        for (int i = first; i < first + TimedBoost.MOST; i++) {
            strongest = Math.max(strongest, component.boosts[i]);
        }
        return strongest;
    }

    /** Strengthens something for a while; by as much as it is already, it only lasts longer. */
    public void strengthen(TimedBoost boost, int amount, int ticks) {
        int first = boost.ordinal() * TimedBoost.MOST;
        int place = first;
        for (int i = first + 1; i < first + TimedBoost.MOST && component.boosts[place] != amount; i++) {
            place = component.boosts[i] == amount || component.boosts[i] < component.boosts[place] ? i : place;
        }
        int lasts = component.boosts[place] == amount ? component.boostTicks[place] : 0;
        component.boosts[place] = amount;
        component.boostTicks[place] = Math.max(lasts, ticks);
    }

    /** Lets a tick of all that is strengthened pass. */
    public void runOut() {
        for (int i = 0; i < TimedBoost.SLOTS; i++) {
            component.boostTicks[i] = Math.max(0, component.boostTicks[i] - 1);
            component.boosts[i] = component.boostTicks[i] == 0 ? 0 : component.boosts[i];
        }
    }

    /** Returns true if the player never gets a status. */
    public boolean isUnharmedBy(StatusEffect status) {
        return (component.unharmedBy >> status.ordinal() & 1) != 0;
    }

    /** Returns true if the player carries a relic, by its index. */
    public boolean carries(int relic) {
        for (int i = 0; i < component.relicCount; i++) {
            if (component.relics[i] == relic) {
                return true;
            }
        }
        return false;
    }

    /** Finds the sources that are in force, after relics or equipment have changed, and adds up what they change. */
    void recount(PowerBook book) {
        component.sourceCount = 0;
        for (int i = 0; i < component.termCount; i++) {
            add(component.terms[i]);
        }
        for (int i = 0; i < component.relicCount; i++) {
            add(component.relics[i]);
        }
        for (int duo = 0; duo < book.duos().size(); duo++) {
            if (carries(book.relicOfDuo(duo, true)) && carries(book.relicOfDuo(duo, false))) {
                add(book.sourceOfDuo(duo));
            }
        }
        for (int piece : component.worn) {
            add(book.sourceOfEquipment(piece));
        }
        Arrays.fill(component.standing, 0);
        component.unharmedBy = 0;
        for (int i = 0; i < component.sourceCount; i++) {
            GearPower power = book.power(component.sources[i]);
            for (StandingChange change : power.standing()) {
                component.standing[change.rule().ordinal()] += change.by();
            }
            for (StatusEffect status : power.unharmedBy()) {
                component.unharmedBy |= 1 << status.ordinal();
            }
        }
    }

    private void add(int source) {
        component.sources[component.sourceCount++] = source;
    }
}
