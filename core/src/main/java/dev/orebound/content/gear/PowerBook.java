package dev.orebound.content.gear;

import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers everything that can have a {@link GearPower}: the relics first, then the duos, the equipment, the kits and
 * the vows. Such a number is called a source. Kits and vows are the terms of a run: they are chosen before it, and hold
 * to its end.
 */
public final class PowerBook {
    /** The most pieces of equipment that content can declare. */
    public static final int MOST_EQUIPMENT = 64;

    /** The most terms of a run: a kit, and each vow. */
    public static final int MOST_TERMS = 1 + Vow.MOST_VOWS;

    /** The most sources that content can declare. */
    public static final int MOST_SOURCES =
            RelicRules.MOST_RELICS + RelicRules.MOST_DUOS + MOST_EQUIPMENT + StartKit.MOST_KITS + Vow.MOST_VOWS;

    private final RelicRules rules;
    private final ContentTable<Equipment> equipment;
    private final ContentTable<StartKit> kits;
    private final ContentTable<Vow> vows;
    private final List<GearPower> powers = new ArrayList<>();
    private final int[] duoFirst;
    private final int[] duoSecond;
    private final int[] usual = new int[EquipmentSlot.COUNT];

    public PowerBook(
            RelicRules rules, ContentTable<Equipment> equipment, ContentTable<StartKit> kits, ContentTable<Vow> vows) {
        this.rules = rules;
        this.equipment = equipment;
        this.kits = kits;
        this.vows = vows;
        rules.relics().forEach(relic -> powers.add(relic.power()));
        rules.duos().forEach(duo -> powers.add(duo.power()));
        equipment.forEach(piece -> powers.add(piece.power()));
        kits.forEach(kit -> powers.add(kit.power()));
        vows.forEach(vow -> powers.add(vow.power()));
        duoFirst = new int[rules.duos().size()];
        duoSecond = new int[rules.duos().size()];
        for (int duo = 0; duo < duoFirst.length; duo++) {
            List<String> of = rules.duos().at(duo).of();
            duoFirst[duo] = of.isEmpty() ? -1 : rules.relics().indexOf(of.get(0));
            duoSecond[duo] = of.size() < 2 ? -1 : rules.relics().indexOf(of.get(1));
        }
        for (EquipmentSlot slot : EquipmentSlot.values()) {
            usual[slot.ordinal()] = firstOf(slot);
        }
    }

    private int firstOf(EquipmentSlot slot) {
        for (int piece = 0; piece < equipment.size(); piece++) {
            if (equipment.at(piece).slot() == slot) {
                return piece;
            }
        }
        return 0;
    }

    /** Returns the relics, the duos, and how relics are offered. */
    public RelicRules rules() {
        return rules;
    }

    /** Returns all relics. */
    public ContentTable<Relic> relics() {
        return rules.relics();
    }

    /** Returns all duos. */
    public ContentTable<RelicDuo> duos() {
        return rules.duos();
    }

    /** Returns all pieces of equipment. */
    public ContentTable<Equipment> equipment() {
        return equipment;
    }

    /** Returns all kits with which runs can begin. */
    public ContentTable<StartKit> kits() {
        return kits;
    }

    /** Returns all vows. */
    public ContentTable<Vow> vows() {
        return vows;
    }

    /** Returns the index of the piece that the player begins with in a slot: the first of the file. */
    public int usual(EquipmentSlot slot) {
        return usual[slot.ordinal()];
    }

    /** Returns true unless everybody begins with a piece of equipment, by its id. */
    public boolean isUnusual(String piece) {
        return equipment.indexOf(piece) != usual(equipment.get(piece).slot());
    }

    /**
     * Returns the sum of the changes of a rule by carried relics, their duos, worn equipment and the terms of the run.
     *
     * @param relics indices of the carried relics
     * @param worn index of the equipment in each slot
     * @param terms the sources that the kit and the vows of the run are
     */
    public int standing(StandingRule rule, List<Integer> relics, List<Integer> worn, List<Integer> terms) {
        int sum = 0;
        for (int term : terms) {
            sum += change(rule, term);
        }
        for (int relic : relics) {
            sum += change(rule, relic);
        }
        for (int duo = 0; duo < duoFirst.length; duo++) {
            boolean isWhole = relics.contains(duoFirst[duo]) && relics.contains(duoSecond[duo]);
            sum += isWhole ? change(rule, sourceOfDuo(duo)) : 0;
        }
        for (int piece : worn) {
            sum += change(rule, sourceOfEquipment(piece));
        }
        return sum;
    }

    /** Returns a bound of what all sources together can add to a rule, whichever a player has. */
    public int mostStanding(StandingRule rule) {
        int[] ofRelics = new int[relics().size()];
        for (int relic = 0; relic < ofRelics.length; relic++) {
            ofRelics[relic] = change(rule, relic);
        }
        Arrays.sort(ofRelics);
        int sum = 0;
        for (int i = Math.max(0, ofRelics.length - RelicRules.MOST_CARRIED); i < ofRelics.length; i++) {
            sum += Math.max(0, ofRelics[i]);
        }
        for (int duo = 0; duo < duoFirst.length; duo++) {
            sum += Math.max(0, change(rule, sourceOfDuo(duo)));
        }
        int[] ofSlots = new int[EquipmentSlot.COUNT];
        for (int piece = 0; piece < equipment.size(); piece++) {
            int slot = equipment.at(piece).slot().ordinal();
            ofSlots[slot] = Math.max(ofSlots[slot], change(rule, sourceOfEquipment(piece)));
        }
        int ofKits = 0;
        for (int kit = 0; kit < kits.size(); kit++) {
            ofKits = Math.max(ofKits, change(rule, sourceOfKit(kit)));
        }
        for (int vow = 0; vow < vows.size(); vow++) {
            sum += Math.max(0, change(rule, sourceOfVow(vow)));
        }
        return sum + ofKits + Arrays.stream(ofSlots).sum();
    }

    private int change(StandingRule rule, int source) {
        int sum = 0;
        for (StandingChange change : powers.get(source).standing()) {
            sum += change.rule() == rule ? change.by() : 0;
        }
        return sum;
    }

    /** Returns the number of sources. */
    public int size() {
        return powers.size();
    }

    /** Returns the power of a source. */
    public GearPower power(int source) {
        return powers.get(source);
    }

    /** Returns the source that a duo is, by its index. */
    public int sourceOfDuo(int duo) {
        return relics().size() + duo;
    }

    /** Returns the source that a piece of equipment is, by its index. */
    public int sourceOfEquipment(int piece) {
        return relics().size() + duos().size() + piece;
    }

    /** Returns the source that a kit is, by its index. */
    public int sourceOfKit(int kit) {
        return sourceOfEquipment(0) + equipment.size() + kit;
    }

    /** Returns the source that a vow is, by its index. */
    public int sourceOfVow(int vow) {
        return sourceOfKit(0) + kits.size() + vow;
    }

    /** Returns true if a source is a kit. */
    public boolean isKit(int source) {
        return source >= sourceOfKit(0) && source < sourceOfVow(0);
    }

    /** Returns the index of a relic of a duo. */
    public int relicOfDuo(int duo, boolean isFirst) {
        return isFirst ? duoFirst[duo] : duoSecond[duo];
    }

    /** Returns the id of a source. */
    public String id(int source) {
        if (source < relics().size()) {
            return relics().at(source).id();
        }
        if (source < sourceOfEquipment(0)) {
            return duos().at(source - relics().size()).id();
        }
        if (source < sourceOfKit(0)) {
            return equipment.at(source - sourceOfEquipment(0)).id();
        }
        return isKit(source)
                ? kits.at(source - sourceOfKit(0)).id()
                : vows.at(source - sourceOfVow(0)).id();
    }

    /**
     * Returns the key of the texts of a source: {@code relic.<id>}, {@code duo.<id>}, {@code equipment.<id>},
     * {@code kit.<id>} or {@code vow.<id>}.
     */
    public String textKey(int source) {
        String family = source < relics().size()
                ? "relic."
                : source < sourceOfEquipment(0)
                        ? "duo."
                        : source < sourceOfKit(0) ? "equipment." : isKit(source) ? "kit." : "vow.";
        return family + id(source);
    }
}
