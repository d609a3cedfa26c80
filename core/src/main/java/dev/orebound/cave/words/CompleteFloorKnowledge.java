package dev.orebound.cave.words;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.text.GameTexts;
import java.util.ArrayList;
import java.util.List;

/** A floor as it was made: nothing is hidden, and everybody is asleep. */
public final class CompleteFloorKnowledge implements FloorKnowledge {
    private final List<DescribedThing> things = new ArrayList<>();

    public CompleteFloorKnowledge(Floor floor, Content content, GameTexts texts) {
        for (HordeSpot horde : floor.hordes()) {
            addLeader(horde, texts);
            horde.members().forEach(member -> addSleeper(member, texts));
        }
        for (Exit exit : floor.exits()) {
            things.add(new DescribedThing(DescribedThing.Sort.EXIT, texts.get("thing.exit"), exit.at(), null));
        }
        for (Chest chest : floor.chests()) {
            things.add(new DescribedThing(DescribedThing.Sort.CHEST, texts.get("thing.chest"), chest.at(), null));
        }
        for (LootSpot loot : floor.loot()) {
            Item item = content.items().get(loot.item());
            String name = texts.get("item." + item.id() + ".name");
            things.add(new DescribedThing(DescribedThing.Sort.ITEM, name, loot.at(), item.light()));
        }
        FixedThings.addTo(things, floor, new LakeMap(floor, content), content, texts, cell -> true);
        for (OreSpot spot : floor.ores()) {
            Ore ore = content.ores().get(spot.ore());
            things.add(new DescribedThing(
                    DescribedThing.Sort.ORE, texts.get("ore." + ore.id() + ".name"), spot.at(), ore.light()));
        }
    }

    /** A captive is not asleep, but no more able to do anything. */
    private void addLeader(HordeSpot horde, GameTexts texts) {
        if (horde.isCaptive()) {
            String name = texts.format(
                    "thing.captive", texts.get("monster." + horde.leader().monster() + ".name"));
            things.add(new DescribedThing(
                    DescribedThing.Sort.CREATURE, name, horde.leader().at(), null));
        } else {
            addSleeper(horde.leader(), texts);
        }
    }

    private void addSleeper(HordeSpot.Place place, GameTexts texts) {
        String name = texts.format("thing.asleep", texts.get("monster." + place.monster() + ".name"));
        things.add(new DescribedThing(DescribedThing.Sort.CREATURE, name, place.at(), null));
    }

    @Override
    public List<DescribedThing> things() {
        return List.copyOf(things);
    }

    @Override
    public boolean isKnown(int cell) {
        return true;
    }

    @Override
    public boolean isKnownTrap(Room room) {
        return true;
    }

    @Override
    public boolean isKnownTreasure(Room room) {
        return true;
    }
}
