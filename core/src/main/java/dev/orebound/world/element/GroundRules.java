package dev.orebound.world.element;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules.ContactRule;
import dev.orebound.content.element.ElementRules.GroundCondition;
import dev.orebound.content.element.ElementRules.GroundEffect;
import dev.orebound.content.element.ElementRules.GroundRule;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundState;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Applies the content's rules about the ground to the cells of a floor: what influences make of a cell, and what contact with a cell does. */
public final class GroundRules {
    private final Floor floor;
    private final FloorState state;
    private final GroundEffects ground;
    private final List<GroundRule> rules;
    private final List<SpotMatch> ruleSpots = new ArrayList<>();
    private final List<ContactRule> contacts;
    private final List<SpotMatch> contactSpots = new ArrayList<>();

    /** The cells with a contact that follows from their terrain or liquid, which never changes. */
    private final MutableBitLayer lastingContacts;

    public GroundRules(Floor floor, FloorState state, GroundEffects ground, Content content) {
        this.floor = floor;
        this.state = state;
        this.ground = ground;
        rules = content.elements().ground();
        for (GroundRule rule : rules) {
            ruleSpots.add(new SpotMatch(rule.spot(), content.terrains()));
        }
        contacts = content.elements().touches();
        for (ContactRule contact : contacts) {
            contactSpots.add(new SpotMatch(contact.spot(), content.terrains()));
        }
        lastingContacts = new MutableBitLayer(floor.grid());
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            lastingContacts.set(cell, hasLastingContact(cell));
        }
    }

    /** Decides whether a rule applies to a cell. */
    private final class SpotMatch {
        /** Whether the rule is about a terrain or liquid, by its index. */
        private final boolean[] matches;

        private final @Nullable GroundState wanted;

        SpotMatch(GroundCondition spot, ContentTable<Terrain> terrains) {
            wanted = spot.state();
            matches = new boolean[terrains.size()];
            for (int i = 0; i < matches.length; i++) {
                matches[i] = spot.lies().isEmpty()
                        || spot.lies().contains(terrains.at(i).id());
            }
        }

        boolean fits(int cell) {
            return (wanted == null || ground.is(wanted, cell))
                    && (matches[floor.terrain().at(cell)]
                            || matches[floor.liquid().at(cell)]
                            || (ground.flood[cell] != 0 && matches[ground.flood[cell]]));
        }
    }

    /** Returns the first rule that fits an influence on a cell, or null if nothing comes of it. */
    @Nullable
    GroundRule first(GroundInfluence influence, int cell) {
        for (int i = 0; i < rules.size(); i++) {
            if (rules.get(i).influence() == influence && ruleSpots.get(i).fits(cell)) {
                return rules.get(i);
            }
        }
        return null;
    }

    /** Returns whether a cell would burn if fire came to it now. */
    boolean canCatchFire(int cell) {
        GroundRule rule = first(GroundInfluence.FIRE, cell);
        return rule != null && rule.effect() == GroundEffect.BURNS;
    }

    /** Returns the number of kinds of contact. */
    int contactCount() {
        return contacts.size();
    }

    /** Returns a kind of contact. */
    ContactRule contact(int index) {
        return contacts.get(index);
    }

    /** Returns whether a kind of contact happens on a cell; a bridge keeps off everything beneath it. */
    boolean hasContact(int index, int cell) {
        return contactSpots.get(index).fits(cell) && !state.isCarried(cell);
    }

    /** Returns false if no contact happens on a cell now: a quick test. */
    boolean mayHaveContact(int cell) {
        return lastingContacts.at(cell) || ground.isTouched(cell);
    }

    private boolean hasLastingContact(int cell) {
        for (int i = 0; i < contacts.size(); i++) {
            if (contacts.get(i).spot().state() == null && hasContact(i, cell)) {
                return true;
            }
        }
        return false;
    }
}
