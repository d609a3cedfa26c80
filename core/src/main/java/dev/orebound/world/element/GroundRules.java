package dev.orebound.world.element;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules.ContactRule;
import dev.orebound.content.element.ElementRules.GroundEffect;
import dev.orebound.content.element.ElementRules.GroundRule;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks up the content's rules for the cells of a floor: what influences make of a cell, and what contact with a cell
 * does.
 */
public final class GroundRules {
    private static final GroundSlot[] SLOTS = GroundSlot.values();

    private final Floor floor;
    private final FloorState state;
    private final GroundEffects ground;
    private final Content content;
    private final ReactionTable table;
    private final List<List<TerrainMatch>> onTerrain = new ArrayList<>();
    private final List<Contact> contacts = new ArrayList<>();

    /** The cells with a contact that follows from their terrain or liquid, which never changes. */
    private final MutableBitLayer lastingContacts;

    public GroundRules(PartRegistry parts) {
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        ground = parts.get(GroundEffects.class);
        content = parts.get(Content.class);
        table = content.reactions();
        for (GroundInfluence influence : GroundInfluence.values()) {
            List<TerrainMatch> matches = new ArrayList<>();
            table.onTerrain(influence).forEach(rule -> matches.add(new TerrainMatch(rule.lies(), rule)));
            onTerrain.add(matches);
        }
        for (ContactRule rule : content.elements().touches()) {
            contacts.add(new Contact(rule));
        }
        lastingContacts = new MutableBitLayer(floor.grid());
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            for (Contact contact : contacts) {
                if (contact.where != null && contact.where.fits(cell)) {
                    lastingContacts.set(cell, true);
                }
            }
        }
    }

    /** Decides whether a rule about terrains applies to a cell. */
    private final class TerrainMatch {
        /** Whether the rule is about a terrain or liquid, by its index. */
        private final boolean[] matches;

        private final @Nullable GroundRule rule;

        TerrainMatch(List<String> lies, @Nullable GroundRule rule) {
            ContentTable<Terrain> terrains = content.terrains();
            this.rule = rule;
            matches = new boolean[terrains.size()];
            for (int i = 0; i < matches.length; i++) {
                matches[i] = lies.contains(terrains.at(i).id());
            }
        }

        boolean fits(int cell) {
            return terrainThatFits(cell) >= 0;
        }

        /** Returns the index of the terrain or liquid of a cell that the rule is about, or -1. */
        int terrainThatFits(int cell) {
            if (matches[floor.terrain().at(cell)] && !ground.burnt[cell]) {
                return floor.terrain().at(cell);
            }
            if (matches[floor.liquid().at(cell)]) {
                return floor.liquid().at(cell);
            }
            return ground.flood[cell] != 0 && matches[ground.flood[cell]] ? ground.flood[cell] : -1;
        }
    }

    /** A kind of contact with what it needs to be found quickly. */
    private final class Contact {
        private final ContactRule rule;
        private final @Nullable TerrainMatch where;

        /** Whether it is about a ground, by its index. */
        private final boolean[] on;

        Contact(ContactRule rule) {
            this.rule = rule;
            where = rule.lies().isEmpty() ? null : new TerrainMatch(rule.lies(), null);
            on = new boolean[content.grounds().size()];
            for (int kind = 0; kind < on.length; kind++) {
                on[kind] = rule.on().contains(content.grounds().at(kind).id());
            }
        }
    }

    /** Returns what an influence makes of a ground, by its index; nothing is null. */
    @Nullable
    GroundRule onGround(GroundInfluence influence, int kind) {
        GroundRule rule = table.on(influence, kind);
        return rule == null || rule.reaction().effect() == GroundEffect.NOTHING ? null : rule;
    }

    /** Returns the rule about the terrain of a cell, or null if none fits. */
    @Nullable
    GroundRule onTerrain(GroundInfluence influence, int cell) {
        TerrainMatch match = matchOf(influence, cell);
        return match == null ? null : match.rule;
    }

    /** Returns the number of the reaction of {@link #onTerrain}. */
    int terrainReaction(GroundInfluence influence, int cell) {
        TerrainMatch match = matchOf(influence, cell);
        return match == null ? ReactionTable.NONE : table.numberOnTerrain(influence, match.terrainThatFits(cell));
    }

    private @Nullable TerrainMatch matchOf(GroundInfluence influence, int cell) {
        List<TerrainMatch> matches = onTerrain.get(influence.ordinal());
        for (int i = 0; i < matches.size(); i++) {
            if (matches.get(i).fits(cell)) {
                return matches.get(i);
            }
        }
        return null;
    }

    /**
     * Returns whether a cell has one of these grounds, or one of these terrains neither burnt nor covered, by their
     * ids.
     */
    boolean holdsAny(int cell, List<String> on, List<String> lies) {
        for (GroundSlot slot : SLOTS) {
            int kind = ground.kindAt(slot, cell);
            if (kind != GroundEffects.NONE
                    && on.contains(content.grounds().at(kind).id())) {
                return true;
            }
        }
        ContentTable<Terrain> terrains = content.terrains();
        return !lies.isEmpty()
                && !isCovered(cell)
                && ((!ground.burnt[cell]
                                && lies.contains(
                                        terrains.at(floor.terrain().at(cell)).id()))
                        || lies.contains(terrains.at(floor.liquid().at(cell)).id())
                        || (ground.flood[cell] != 0
                                && lies.contains(terrains.at(ground.flood[cell]).id())));
    }

    /** Returns whether a ground on the surface or in it keeps influences from the terrain of a cell. */
    boolean isCovered(int cell) {
        for (GroundSlot slot : SLOTS) {
            if (slot != GroundSlot.AIR && ground.kindAt(slot, cell) != GroundEffects.NONE) {
                return true;
            }
        }
        return false;
    }

    /** Returns the rule by which fire would make a spreading ground of a cell, or null. */
    @Nullable
    GroundRule ignition(int cell) {
        GroundRule rule = isCovered(cell) ? null : onTerrain(GroundInfluence.FIRE, cell);
        if (rule == null || rule.reaction().effect() != GroundEffect.MAKES) {
            return null;
        }
        String first = rule.reaction().makes().get(0);
        return content.grounds().get(first).is(GroundTrait.SPREADS) ? rule : null;
    }

    /** Returns whether a cell would burn if fire came to it now. */
    boolean canCatchFire(int cell) {
        return ignition(cell) != null;
    }

    /** Returns the number of kinds of contact. */
    int contactCount() {
        return contacts.size();
    }

    /** Returns a kind of contact. */
    ContactRule contact(int index) {
        return contacts.get(index).rule;
    }

    /**
     * Returns the slot of the ground that brings a kind of contact on a cell, before others one that hurts already;
     * {@link GroundSlot#COUNT} if its terrain does, or -1 if there is no contact. What carries bodies keeps off
     * everything beneath it.
     */
    int contactSlot(int index, int cell) {
        Contact contact = contacts.get(index);
        if (contact.where != null) {
            return contact.where.fits(cell) && !state.isCarried(cell) ? GroundSlot.COUNT : -1;
        }
        GroundPatch patch = ground.patch(cell);
        int found = -1;
        if (patch != null) {
            for (GroundSlot slot : SLOTS) {
                int kind = patch.kind[slot.ordinal()];
                boolean isBeneath = slot == GroundSlot.CHARGE && state.isCarried(cell);
                boolean isContact = kind != GroundEffects.NONE && contact.on[kind] && !isBeneath;
                if (isContact && (found < 0 || patch.warningTicks[found] > 0)) {
                    found = slot.ordinal();
                }
            }
        }
        return found;
    }

    /** Returns the index of the terrain or liquid of a cell that a contact is about, or -1. */
    int contactTerrain(int index, int cell) {
        TerrainMatch where = contacts.get(index).where;
        return where == null ? -1 : where.terrainThatFits(cell);
    }

    /** Returns false if no contact happens on a cell now: a quick test. */
    boolean mayHaveContact(int cell) {
        return lastingContacts.at(cell) || ground.isTouched(cell);
    }
}
