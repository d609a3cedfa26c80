package dev.orebound.content.check;

import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.monster.GolemOre;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.content.reading.ClosestWord;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.QuotedText;
import java.util.List;

/**
 * Checks that each ore has a flask, a brew and a golem, and that there is one key.
 *
 * @param complaints to which each method adds one line for each fault
 */
public record ItemChecks(
        ContentTable<Ore> ores, BrewBook brews, GolemRules golems, ContentTable<Item> items, List<String> complaints) {

    /** Checks that there are no more kinds of ore than the player has flasks. */
    public void everyOreHasAFlask() {
        for (int ore = Ore.MOST_KINDS; ore < ores.size(); ore++) {
            complaints.add(Ore.FILE + ": " + ores.at(ore).id() + ": has no flask; give at most " + Ore.MOST_KINDS
                    + " kinds of ore");
        }
    }

    /** Checks that each ore alone is a brew, and that no two brews have the same ores. */
    public void everyOreHasABrew() {
        for (int ore = 0; ore < ores.size() && hasFlasks(); ore++) {
            if (brews.of(1 << ore) == BrewBook.NONE) {
                complaints.add(
                        BrewRules.FILE + ": brews: none is of " + ores.at(ore).id() + " alone; give it one");
            }
        }
        for (int brew = 0; brew < brews.size() && hasFlasks(); brew++) {
            int first = brews.of(brews.oresOf(brew));
            if (first != brew) {
                complaints.add(BrewRules.FILE + ": brews." + brews.at(brew).id() + ".ores: are those of "
                        + brews.at(first).id() + "; give others");
            }
        }
    }

    /**
     * Returns false if {@link #everyOreHasAFlask} has complained, which makes further complaints about ores useless.
     */
    private boolean hasFlasks() {
        return ores.size() <= Ore.MOST_KINDS;
    }

    /** Checks that each ore makes golems, in one row. */
    public void everyOreHasAGolem() {
        for (Ore ore : ores) {
            int woken = 0;
            for (GolemOre golem : golems.ores()) {
                woken += golem.ore().equals(ore.id()) ? 1 : 0;
            }
            if (woken != 1 && hasFlasks()) {
                complaints.add(GolemRules.FILE + ": ores: " + woken + " rows are of " + ore.id() + "; give it one");
            }
        }
    }

    /** Checks that exactly one item is the key that wardens have. */
    public void thereIsOneKey() {
        requireOne(ItemEffect.KEY, "a key");
    }

    /** Checks that exactly one item offers relics. */
    public void thereIsOneReliquary() {
        requireOne(ItemEffect.RELIC, "relics");
    }

    private void requireOne(ItemEffect effect, String what) {
        int found = 0;
        for (Item item : items) {
            found += item.effect() == effect ? 1 : 0;
        }
        if (found != 1) {
            complaints.add(Item.FILE + ": effect: " + found + " items are " + what + "; give one");
        }
    }

    /** Checks that there are no more kits and vows than a run can name, and that kits hold no more than fits. */
    public void kitsHoldWhatExists(PowerBook powers, GolemBook kinds, PlayerRules player) {
        if (powers.kits().size() > StartKit.MOST_KITS) {
            complaints.add(
                    StartKit.FILE + ": has " + powers.kits().size() + " kits; give at most " + StartKit.MOST_KITS);
        }
        if (powers.vows().size() > Vow.MOST_VOWS) {
            complaints.add(Vow.FILE + ": has " + powers.vows().size() + " vows; give at most " + Vow.MOST_VOWS);
        }
        for (StartKit kit : powers.kits()) {
            String golem = kit.golem();
            if (golem != null && kinds.named(golem) == null) {
                complaints.add(StartKit.FILE + ": " + kit.id() + ".golem: there is no golem "
                        + QuotedText.inQuotes(golem) + "; give one of " + ClosestWord.of(golem, kinds.ids()));
            }
            if (kit.draughts().size() > player.draughtPlaces()) {
                complaints.add(StartKit.FILE + ": " + kit.id() + ".draughts: "
                        + kit.draughts().size() + " are too many; give at most " + player.draughtPlaces()
                        + ", as player.json has places");
            }
        }
    }

    /**
     * Checks that the player begins with something in each slot, and that there are no more pieces than a run can
     * count.
     */
    public void everySlotHasEquipment(PowerBook powers) {
        if (powers.equipment().size() > PowerBook.MOST_EQUIPMENT) {
            complaints.add(Equipment.FILE + ": has " + powers.equipment().size() + " pieces; give at most "
                    + PowerBook.MOST_EQUIPMENT);
        }
        for (EquipmentSlot slot : EquipmentSlot.values()) {
            if (powers.equipment().asList().stream().noneMatch(piece -> piece.slot() == slot)) {
                complaints.add(Equipment.FILE + ": slot: no piece is for " + slot.id() + "; give one");
            }
        }
    }
}
