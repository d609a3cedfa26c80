package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Formation;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import java.util.List;

/** No kind of content may be missing altogether. */
final class TablesAreNotEmpty implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        require(Terrain.FILE, content.terrains(), complaints);
        require(Ore.FILE, content.ores(), complaints);
        require(Item.FILE, content.items(), complaints);
        require(FightingStyle.FILE, content.manners(), complaints);
        require(Monster.FILE, content.monsters(), complaints);
        require(Formation.FILE, content.formations(), complaints);
        require(Horde.FILE, content.hordes(), complaints);
        require(ArenaKind.FILE, content.arenaKinds(), complaints);
        require(FixtureKind.FILE, content.fixtures(), complaints);
    }

    private static void require(String file, ContentTable<?> table, List<String> complaints) {
        if (table.size() == 0) {
            complaints.add(file + ": has no usable entry; give at least one");
        }
    }
}
