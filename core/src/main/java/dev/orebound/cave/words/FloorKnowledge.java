package dev.orebound.cave.words;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LootHeap;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.Content;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Cells;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Knowledge of the things on a floor: as it was made, unless a method says otherwise, or as the player finds it now.
 */
public interface FloorKnowledge {
    /** Returns everything that can be described, in a stable order. */
    List<DescribedThing> things();

    /** Returns true if the cell may be described: it was seen, or nothing is hidden. */
    default boolean isKnown(int cell) {
        return true;
    }

    /** Returns true if a trap room may be described as one. */
    default boolean isKnownTrap(Room room) {
        return true;
    }

    /** Returns true if a treasure room may be described as one. */
    default boolean isKnownTreasure(Room room) {
        return true;
    }

    /** Returns true if a lock may be described: it is seen and looks like one. */
    default boolean isKnownLock(LockSpot lock) {
        return isKnown(lock.cells().at(0));
    }

    /** Returns true if a lock is open. */
    default boolean isOpenLock(LockSpot lock) {
        return false;
    }

    /** Returns true if a key lies where it lay first, in sight. */
    default boolean isLyingKey(KeySpot key) {
        return isKnown(key.at()) && key.carrier() == VignetteSpot.NO_HORDE;
    }

    /** Returns the state of a thing of a vignette, by its number there. */
    default KnownProp propState(VignetteSpot vignette, int number) {
        return KnownProp.READY;
    }

    /** The states of things of vignettes. */
    public enum KnownProp {
        /** It is as it was made. */
        READY,
        /** Its contents are taken, or it is a lever that was pulled. */
        USED,
        /** It is a cage that is shut. */
        SHUT,
        /** It is no longer there. */
        GONE
    }

    /** Returns the light that the viewer carries, on the viewer's cell, or null if there is none. */
    default @Nullable DescribedThing carriedLight() {
        return null;
    }

    /** The knowledge of a floor as it was made: nothing is hidden, and every monster is asleep. */
    public static final class CompleteFloorKnowledge implements FloorKnowledge {
        private final List<DescribedThing> things = new ArrayList<>();

        public CompleteFloorKnowledge(Floor floor, Content content, GameTexts texts) {
            for (HordeSpot horde : floor.hordes()) {
                addLeader(horde, texts);
                horde.members().forEach(member -> addSleeper(member, texts));
            }
            for (Exit exit : floor.exits()) {
                things.add(new DescribedThing(DescribedThing.ThingSort.EXIT, texts.get("thing.exit"), exit.at(), null));
            }
            for (Chest chest : floor.chests()) {
                things.add(
                        new DescribedThing(DescribedThing.ThingSort.CHEST, texts.get("thing.chest"), chest.at(), null));
            }
            for (LootSpot loot : floor.loot()) {
                Item item = content.items().get(loot.item());
                if (!item.isSmall()) {
                    String name = texts.get("item." + item.id() + ".name");
                    things.add(new DescribedThing(DescribedThing.ThingSort.ITEM, name, loot.at(), item.light()));
                }
            }
            for (LootHeap heap : LootHeap.of(floor, content)) {
                Cells cells = heap.cells();
                String name = texts.format("thing.heap", texts.get("item." + heap.item() + ".name"));
                things.add(new DescribedThing(DescribedThing.ThingSort.ITEM, name, cells.at(cells.size() / 2), null));
            }
            FixedThings.addTo(things, floor, new LakeMap(floor, content), content, texts, cell -> true);
            new VignetteNarrator(floor, texts).addThings(things, this);
            for (OreSpot spot : floor.ores()) {
                Ore ore = content.ores().get(spot.ore());
                things.add(new DescribedThing(
                        DescribedThing.ThingSort.ORE, texts.get("ore." + ore.id() + ".name"), spot.at(), ore.light()));
            }
        }

        /** Adds the leader of a horde; a captive is described as such instead of as asleep. */
        private void addLeader(HordeSpot horde, GameTexts texts) {
            if (horde.isCaptive()) {
                String name = texts.format(
                        "thing.captive", texts.get("monster." + horde.leader().monster() + ".name"));
                things.add(new DescribedThing(
                        DescribedThing.ThingSort.CREATURE, name, horde.leader().at(), null));
            } else {
                addSleeper(horde.leader(), texts);
            }
        }

        private void addSleeper(HordeSpot.MonsterSpot place, GameTexts texts) {
            String name = texts.format("thing.asleep", texts.get("monster." + place.monster() + ".name"));
            things.add(new DescribedThing(DescribedThing.ThingSort.CREATURE, name, place.at(), null));
        }

        @Override
        public List<DescribedThing> things() {
            return List.copyOf(things);
        }
    }
}
