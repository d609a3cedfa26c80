package dev.orebound.world.state;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.GearPower;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.StandingChange;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.world.component.GearComponent;
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
        return Math.max(0, number * (100 + standing(rule)) / 100);
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
