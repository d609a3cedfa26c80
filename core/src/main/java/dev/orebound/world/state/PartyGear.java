package dev.orebound.world.state;

import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.world.component.GearComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * The relics, the equipment and the terms of the run that cross an exit with the party.
 *
 * @param relics indices of the relics, each once, in the order in which they were taken
 * @param worn index of the equipment in each slot, or empty for what everybody begins with
 * @param terms the sources that the kit and the vows of the run are, the kit first
 */
public record PartyGear(List<Integer> relics, List<Integer> worn, List<Integer> terms) {
    /** No relics, and the equipment that everybody begins with. */
    public static final PartyGear NONE = new PartyGear(List.of(), List.of());

    public PartyGear {
        relics = List.copyOf(relics);
        worn = List.copyOf(worn);
        terms = List.copyOf(terms);
        if (relics.size() > RelicRules.MOST_CARRIED
                || relics.stream().distinct().count() < relics.size()
                || relics.stream().anyMatch(each -> each < 0 || each >= RelicRules.MOST_RELICS)
                || !(worn.isEmpty() || worn.size() == EquipmentSlot.COUNT)
                || worn.stream().anyMatch(each -> each < 0 || each >= PowerBook.MOST_EQUIPMENT)
                || terms.size() > PowerBook.MOST_TERMS
                || terms.stream().distinct().count() < terms.size()
                || terms.stream().anyMatch(each -> each < 0 || each >= PowerBook.MOST_SOURCES)) {
            throw new IllegalArgumentException("no gear: relics " + relics + ", worn " + worn + ", terms " + terms);
        }
    }

    /** Creates the gear of a run without a kit and without vows. */
    public PartyGear(List<Integer> relics, List<Integer> worn) {
        this(relics, worn, List.of());
    }

    /** Returns the sum of the changes of a standing rule. */
    int standing(StandingRule rule, PowerBook book) {
        List<Integer> pieces = new ArrayList<>(worn);
        if (pieces.isEmpty()) {
            for (EquipmentSlot slot : EquipmentSlot.values()) {
                pieces.add(book.usual(slot));
            }
        }
        return book.standing(rule, relics, pieces, terms);
    }

    /** Copies what the player has. */
    public static PartyGear of(GearComponent gear) {
        List<Integer> relics = new ArrayList<>();
        for (int i = 0; i < gear.relicCount; i++) {
            relics.add(gear.relics[i]);
        }
        List<Integer> worn = new ArrayList<>();
        for (int piece : gear.worn) {
            worn.add(piece);
        }
        List<Integer> terms = new ArrayList<>();
        for (int i = 0; i < gear.termCount; i++) {
            terms.add(gear.terms[i]);
        }
        return new PartyGear(relics, worn, terms);
    }
}
