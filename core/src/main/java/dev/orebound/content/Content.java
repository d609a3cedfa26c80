package dev.orebound.content;

import dev.orebound.chance.Hash64;
import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.check.ArenaChecks;
import dev.orebound.content.check.AttackChecks;
import dev.orebound.content.check.FloorRuleChecks;
import dev.orebound.content.check.HordeChecks;
import dev.orebound.content.check.ItemChecks;
import dev.orebound.content.check.MonsterChecks;
import dev.orebound.content.combat.MotionRules;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.DepthRules;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.content.floor.WordRules;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Formation;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.player.FeelRules;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything that {@code assets/content} and {@code assets/ai} declare, read once, checked and never changed.
 *
 * @param fingerprint a hash of every file that was read, so that a replay knows whether it meets the content it was
 *     recorded with
 */
public record Content(
        ContentTable<Terrain> terrains,
        ContentTable<Ore> ores,
        ContentTable<Item> items,
        ContentTable<FightingStyle> manners,
        ContentTable<Monster> monsters,
        ContentTable<TreeSpec> trees,
        ContentTable<Formation> formations,
        ContentTable<Horde> hordes,
        ContentTable<ArenaKind> arenaKinds,
        ContentTable<FixtureKind> fixtures,
        ContentTable<Spell> spells,
        ContentTable<GolemKind> golems,
        ContentTable<BossKind> bosses,
        CaveRules cave,
        PlayerRules player,
        MindRules minds,
        TacticRules tactics,
        GraphRules graph,
        MotionRules motion,
        WordRules words,
        FeelRules feel,
        ElementRules elements,
        DepthRules depths,
        long fingerprint) {

    /** The files that hold content, in the order in which they are read. */
    public static final List<String> FILES = List.of(
            Terrain.FILE,
            Ore.FILE,
            Item.FILE,
            FightingStyle.FILE,
            Monster.FILE,
            Formation.FILE,
            Horde.FILE,
            ArenaKind.FILE,
            FixtureKind.FILE,
            Spell.FILE,
            GolemKind.FILE,
            BossKind.FILE,
            CaveRules.FILE,
            PlayerRules.FILE,
            MindRules.FILE,
            TacticRules.FILE,
            GraphRules.FILE,
            MotionRules.FILE,
            WordRules.FILE,
            FeelRules.FILE,
            ElementRules.FILE,
            DepthRules.FILE);

    /**
     * Reads and checks everything.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static Content read(Assets assets) {
        List<String> complaints = new ArrayList<>();
        ContentTable<Terrain> terrains = Terrain.readAll(assets, complaints);
        ContentTable<Ore> ores = Ore.readAll(assets, complaints);
        ContentTable<Item> items = Item.readAll(assets, ores, complaints);
        ContentTable<FightingStyle> manners = FightingStyle.readAll(assets, complaints);
        ContentTable<Monster> monsters = Monster.readAll(assets, manners, complaints);
        ContentTable<TreeSpec> trees = TreeSpec.readAll(assets, complaints);
        ContentTable<Formation> formations = Formation.readAll(assets, complaints);
        ContentTable<Horde> hordes = Horde.readAll(assets, monsters, terrains, trees, formations, complaints);
        ContentTable<ArenaKind> arenaKinds = ArenaKind.readAll(assets, items, monsters, complaints);
        Content content = new Content(
                terrains,
                ores,
                items,
                manners,
                monsters,
                trees,
                formations,
                hordes,
                arenaKinds,
                FixtureKind.readAll(assets, complaints),
                Spell.readAll(assets, ores, complaints),
                GolemKind.readAll(assets, monsters, ores, complaints),
                BossKind.readAll(assets, arenaKinds, monsters, ores, complaints),
                CaveRules.read(assets, terrains, items, complaints),
                PlayerRules.read(assets, complaints),
                MindRules.read(assets, trees, complaints),
                TacticRules.read(assets, complaints),
                GraphRules.read(assets, complaints),
                MotionRules.read(assets, complaints),
                WordRules.read(assets, complaints),
                FeelRules.read(assets, complaints),
                ElementRules.read(assets, terrains, complaints),
                DepthRules.read(assets, complaints),
                fingerprintOf(assets));
        content.check(complaints);
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return content;
    }

    /** Checks that the entries fit together; the fields of each were checked when it was read. */
    private void check(List<String> complaints) {
        HordeChecks hordeChecks = new HordeChecks(hordes, monsters, terrains, trees, complaints);
        ArenaChecks arenaChecks = new ArenaChecks(arenaKinds, bosses, monsters, cave, complaints);
        MonsterChecks monsterChecks = new MonsterChecks(monsters, hordes, arenaKinds, bosses, golems, complaints);
        ItemChecks itemChecks = new ItemChecks(ores, spells, golems, items, complaints);
        AttackChecks attackChecks = new AttackChecks(monsters, manners, ores, player, minds, complaints);
        FloorRuleChecks floorChecks = new FloorRuleChecks(graph, terrains, complaints);
        checkTablesHaveEntries(complaints);
        hordeChecks.everyDepthHasAHorde();
        hordeChecks.everyDepthHasAHordeForAnyGround();
        arenaChecks.everyTrapRoomHasAnArena();
        arenaChecks.arenasCanBeWon();
        hordeChecks.hordesSuitTheirGround();
        monsterChecks.swimmersStayInTheirWater();
        hordeChecks.captivesHaveCaptors();
        hordeChecks.arrivingHordesWander();
        itemChecks.everyOreHasAFlask();
        itemChecks.everyOreHasABolt();
        itemChecks.everyOreHasAGolem();
        monsterChecks.golemsStandApart();
        itemChecks.thereIsOneKey();
        arenaChecks.bossesFitTheirArenas();
        floorChecks.everyScoreHasAKind();
        attackChecks.attacksFitTheirOwners();
        attackChecks.stylesFitTheirOwners();
        floorChecks.glyphsAreUnique();
        floorChecks.nothingIsPassable();
    }

    private void checkTablesHaveEntries(List<String> complaints) {
        requireEntries(Terrain.FILE, terrains, complaints);
        requireEntries(Ore.FILE, ores, complaints);
        requireEntries(Item.FILE, items, complaints);
        requireEntries(FightingStyle.FILE, manners, complaints);
        requireEntries(Monster.FILE, monsters, complaints);
        requireEntries(Formation.FILE, formations, complaints);
        requireEntries(Horde.FILE, hordes, complaints);
        requireEntries(ArenaKind.FILE, arenaKinds, complaints);
        requireEntries(FixtureKind.FILE, fixtures, complaints);
    }

    private static void requireEntries(String file, ContentTable<?> table, List<String> complaints) {
        if (table.size() == 0) {
            complaints.add(file + ": has no usable entry; give at least one");
        }
    }

    /** Hashes the name and the text of every file, so that a change in any of them shows. */
    private static long fingerprintOf(Assets assets) {
        List<String> files = new ArrayList<>(FILES);
        files.addAll(TreeSpec.files(assets));
        Hash64 hash = new Hash64(files.size());
        for (String file : files) {
            hash.add(file).add(textOf(assets, file));
        }
        return hash.value();
    }

    /** Returns an empty text for a file that cannot be read, because reading its entries complains about it. */
    private static String textOf(Assets assets, String file) {
        try {
            return assets.has(file) ? assets.text(file) : "";
        } catch (ContentException e) {
            return "";
        }
    }

    /**
     * Returns the golem that an ore wakes.
     *
     * @throws IllegalArgumentException if there is no such ore
     */
    public GolemKind golemOf(String ore) {
        for (GolemKind golem : golems) {
            if (golem.ore().equals(ore)) {
                return golem;
            }
        }
        throw new IllegalArgumentException("no golem for the ore " + ore);
    }
}
