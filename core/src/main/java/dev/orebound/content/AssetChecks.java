package dev.orebound.content;

import dev.orebound.content.arena.BossKind;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.text.GameTexts;
import java.util.ArrayList;
import java.util.List;

/** Checks that the texts and sprites that content asks for exist. */
public final class AssetChecks {
    private AssetChecks() {}

    /** Returns a complaint for each name of the content that has no text. */
    public static List<String> missingTexts(GameTexts texts, Content content) {
        List<String> complaints = new ArrayList<>();
        for (Monster monster : content.monsters()) {
            texts.require("monster." + monster.id() + ".name", complaints);
            texts.require("monster." + monster.id() + ".lore", complaints);
        }
        content.manners().forEach(manner -> texts.require("manner." + manner.id() + ".words", complaints));
        for (StatusEffect status : StatusEffect.values()) {
            texts.require("status." + status.id() + ".name", complaints);
        }
        content.ores().forEach(ore -> texts.require("ore." + ore.id() + ".name", complaints));
        content.ores().forEach(ore -> texts.require("ore." + ore.id() + ".lore", complaints));
        content.items().forEach(item -> texts.require("item." + item.id() + ".name", complaints));
        content.terrains().forEach(terrain -> texts.require("terrain." + terrain.id() + ".name", complaints));
        content.terrains().forEach(terrain -> texts.require("terrain." + terrain.id() + ".lore", complaints));
        for (Terrain terrain : content.terrains()) {
            if (terrain.isLiquid() && !terrain.isPassable()) {
                texts.require("terrain." + terrain.id() + ".lake", complaints);
                texts.require("terrain." + terrain.id() + ".shore", complaints);
            }
        }
        content.arenaKinds().forEach(arena -> texts.require("arena." + arena.id() + ".name", complaints));
        content.arenaKinds().forEach(arena -> texts.require("arena." + arena.id() + ".waits", complaints));
        content.cave()
                .treasure()
                .happenings()
                .forEach(happening -> texts.require("happening." + happening.id() + ".told", complaints));
        content.fixtures().forEach(fixture -> texts.require("fixture." + fixture.id() + ".name", complaints));
        content.spells().forEach(spell -> texts.require("spell." + spell.id() + ".name", complaints));
        content.spells().forEach(spell -> texts.require("spell." + spell.id() + ".words", complaints));
        for (BossKind boss : content.bosses()) {
            texts.require("boss." + boss.id() + ".name", complaints);
            for (int phase = 1; phase <= boss.phases().size(); phase++) {
                texts.require("boss." + boss.id() + ".phase" + phase, complaints);
            }
        }
        for (FloorKind kind : FloorKind.values()) {
            texts.require("floor_kind." + kind.id(), complaints);
            texts.require("floor_kind." + kind.id() + ".gives", complaints);
        }
        return complaints;
    }

    /** Returns a complaint for each entry of the content whose sprite is missing. */
    public static List<String> missingSprites(SpriteSheet sheet, Content content) {
        List<String> complaints = new ArrayList<>();
        content.monsters().forEach(each -> require(sheet, "monsters", each, each.sprite() + ".idle", complaints));
        content.items().forEach(each -> require(sheet, "items", each, each.sprite(), complaints));
        content.fixtures().forEach(each -> require(sheet, "fixtures", each, each.sprite(), complaints));
        content.ores().forEach(each -> require(sheet, "ores", each, each.sprite(), complaints));
        content.ores().forEach(each -> require(sheet, "ores", each, each.shardSprite(), complaints));
        content.spells().forEach(each -> require(sheet, "spells", each, each.sprite(), complaints));
        return complaints;
    }

    private static void require(
            SpriteSheet sheet, String table, TableEntry entry, String key, List<String> complaints) {
        if (!sheet.has(key)) {
            complaints.add("content/" + table + ".json: " + entry.id() + ": there is no sprite " + QuotedText.of(key)
                    + "; draw it in one of the files of sprites, or name another");
        }
    }
}
