package dev.orebound.content;

import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.element.ElementRules;
import java.util.ArrayList;
import java.util.List;

/**
 * All that {@code assets/content} declares, read once, checked and never changed.
 *
 * @param fingerprint a hash of every file that was read, so that a replay knows whether it meets the content it was
 *     recorded with
 */
public record Content(
        Table<Terrain> terrains,
        Table<Ore> ores,
        Table<Item> items,
        Table<Manner> manners,
        Table<Monster> monsters,
        Table<TreeSpec> trees,
        Table<Formation> formations,
        Table<Horde> hordes,
        Table<ArenaKind> arenaKinds,
        Table<FixtureKind> fixtures,
        Table<Spell> spells,
        Table<GolemKind> golems,
        Table<BossKind> bosses,
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
            Manner.FILE,
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
     * Reads everything.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static Content read(Assets assets) {
        List<String> complaints = new ArrayList<>();
        Table<Terrain> terrains = Terrain.readAll(assets, complaints);
        Table<Ore> ores = Ore.readAll(assets, complaints);
        Table<Item> items = Item.readAll(assets, ores, complaints);
        Table<Manner> manners = Manner.readAll(assets, complaints);
        Table<Monster> monsters = Monster.readAll(assets, manners, complaints);
        Table<TreeSpec> trees = TreeSpec.readAll(assets, complaints);
        Table<Formation> formations = Formation.readAll(assets, complaints);
        Table<Horde> hordes = Horde.readAll(assets, monsters, terrains, trees, formations, complaints);
        Table<ArenaKind> arenaKinds = ArenaReader.readAll(assets, items, monsters, complaints);
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
                Fingerprint.of(assets, allFiles(assets)));
        ContentChecks.ALL.forEach(check -> check.check(content, complaints));
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return content;
    }

    /**
     * The golem that an ore wakes.
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

    private static List<String> allFiles(Assets assets) {
        List<String> all = new ArrayList<>(FILES);
        all.addAll(TreeSpec.files(assets));
        return all;
    }
}
