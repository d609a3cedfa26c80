package dev.orebound.cave.words;

import dev.orebound.cave.Chest;
import dev.orebound.cave.Exit;
import dev.orebound.cave.Floor;
import dev.orebound.cave.HordeSpot;
import dev.orebound.cave.LootSpot;
import dev.orebound.cave.OreSpot;
import dev.orebound.cave.Room;
import dev.orebound.content.Content;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.text.GameTexts;
import java.util.ArrayList;
import java.util.List;

/** A floor as it was made: nothing is hidden, and everybody is asleep. */
public final class FloorScene implements Scene {
    private final List<Thing> things = new ArrayList<>();

    public FloorScene(Floor floor, Content content, GameTexts texts) {
        for (HordeSpot horde : floor.hordes()) {
            addLeader(horde, texts);
            horde.members().forEach(member -> addSleeper(member, texts));
        }
        for (Exit exit : floor.exits()) {
            things.add(new Thing(Thing.Sort.EXIT, texts.get("thing.exit"), exit.at(), null));
        }
        for (Chest chest : floor.chests()) {
            things.add(new Thing(Thing.Sort.CHEST, texts.get("thing.chest"), chest.at(), null));
        }
        for (LootSpot loot : floor.loot()) {
            Item item = content.items().get(loot.item());
            String name = texts.get("item." + item.id() + ".name");
            things.add(new Thing(Thing.Sort.ITEM, name, loot.at(), item.light()));
        }
        StandingThings.addTo(things, floor, new Lakes(floor, content), content, texts, cell -> true);
        for (OreSpot spot : floor.ores()) {
            Ore ore = content.ores().get(spot.ore());
            things.add(new Thing(Thing.Sort.ORE, texts.get("ore." + ore.id() + ".name"), spot.at(), ore.light()));
        }
    }

    /** A captive is not asleep, but no more able to do anything. */
    private void addLeader(HordeSpot horde, GameTexts texts) {
        if (horde.isCaptive()) {
            String name = texts.format(
                    "thing.captive", texts.get("monster." + horde.leader().monster() + ".name"));
            things.add(new Thing(Thing.Sort.CREATURE, name, horde.leader().at(), null));
        } else {
            addSleeper(horde.leader(), texts);
        }
    }

    private void addSleeper(HordeSpot.Place place, GameTexts texts) {
        String name = texts.format("thing.asleep", texts.get("monster." + place.monster() + ".name"));
        things.add(new Thing(Thing.Sort.CREATURE, name, place.at(), null));
    }

    @Override
    public List<Thing> things() {
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
