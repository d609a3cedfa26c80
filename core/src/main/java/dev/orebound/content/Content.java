package dev.orebound.content;

import dev.orebound.chance.Hash64;
import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.check.ArenaChecks;
import dev.orebound.content.check.AttackChecks;
import dev.orebound.content.check.FloorRuleChecks;
import dev.orebound.content.check.HordeChecks;
import dev.orebound.content.check.ItemChecks;
import dev.orebound.content.check.MonsterChecks;
import dev.orebound.content.check.VignetteRuleChecks;
import dev.orebound.content.combat.MotionRules;
import dev.orebound.content.element.Discovery;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.DepthRules;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.content.floor.WordRules;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.Relic;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Formation;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.player.Deed;
import dev.orebound.content.player.DeedMoment;
import dev.orebound.content.player.FeelRules;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.content.player.StoryPage;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.vignette.LockKind;
import dev.orebound.content.vignette.Vignette;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything that {@code assets/content}, {@code assets/ai} and {@code assets/biomes} declare, read once, checked and
 * never changed.
 *
 * @param monsters all kinds of monsters, those of the file first, then the bodies of golems
 * @param biomes the looks of the depths; no part of the fingerprint, because they do not change the game
 * @param discoveries the chains of reactions that have a name; no part of the fingerprint either
 * @param deeds things to try, each of which unlocks something; no part of the fingerprint either
 * @param story the pages of the story, in the order in which they are read; no part of the fingerprint either
 * @param fingerprint a hash of every value that was read, so that a replay knows whether it meets the content it was
 *     recorded with; comments in the files do not change it
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
        BrewBook brews,
        PowerBook powers,
        GolemBook golems,
        ContentTable<LockKind> locks,
        ContentTable<Vignette> vignettes,
        ContentTable<BossKind> bosses,
        CaveRules cave,
        PlayerRules player,
        MindRules minds,
        TacticRules tactics,
        GraphRules graph,
        MotionRules motion,
        WordRules words,
        FeelRules feel,
        ContentTable<GroundKind> grounds,
        ElementRules elements,
        ReactionTable reactions,
        DepthRules depths,
        FirstRoom firstRoom,
        ContentTable<Biome> biomes,
        ContentTable<Discovery> discoveries,
        ContentTable<Deed> deeds,
        ContentTable<StoryPage> story,
        long fingerprint) {

    /** The record that each content file holds, or one of each entry, in the order of reading. */
    public static final Map<String, Class<? extends Record>> RECORDS = records();

    /** The files that hold content, in the order of reading. */
    public static final List<String> FILES = List.copyOf(RECORDS.keySet());

    private static Map<String, Class<? extends Record>> records() {
        Map<String, Class<? extends Record>> records = new LinkedHashMap<>();
        records.put(Terrain.FILE, Terrain.class);
        records.put(Ore.FILE, Ore.class);
        records.put(GroundKind.FILE, GroundKind.class);
        records.put(ElementRules.FILE, ElementRules.class);
        records.put(Item.FILE, Item.class);
        records.put(FightingStyle.FILE, FightingStyle.class);
        records.put(Monster.FILE, Monster.class);
        records.put(Formation.FILE, Formation.class);
        records.put(Horde.FILE, Horde.class);
        records.put(ArenaKind.FILE, ArenaKind.class);
        records.put(FixtureKind.FILE, FixtureKind.class);
        records.put(BrewRules.FILE, BrewRules.class);
        records.put(RelicRules.FILE, RelicRules.class);
        records.put(Equipment.FILE, Equipment.class);
        records.put(StartKit.FILE, StartKit.class);
        records.put(Vow.FILE, Vow.class);
        records.put(GolemRules.FILE, GolemRules.class);
        records.put(LockKind.FILE, LockKind.class);
        records.put(Vignette.FILE, Vignette.class);
        records.put(BossKind.FILE, BossKind.class);
        records.put(CaveRules.FILE, CaveRules.class);
        records.put(PlayerRules.FILE, PlayerRules.class);
        records.put(MindRules.FILE, MindRules.class);
        records.put(TacticRules.FILE, TacticRules.class);
        records.put(GraphRules.FILE, GraphRules.class);
        records.put(MotionRules.FILE, MotionRules.class);
        records.put(WordRules.FILE, WordRules.class);
        records.put(FeelRules.FILE, FeelRules.class);
        records.put(DepthRules.FILE, DepthRules.class);
        records.put(FirstRoom.FILE, FirstRoom.class);
        return Collections.unmodifiableMap(records);
    }

    /**
     * Reads and checks everything.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static Content read(Assets assets) {
        List<String> complaints = new ArrayList<>();
        ContentReader reader = new ContentReader(assets, complaints);
        ContentTable<TreeSpec> trees = TreeSpec.readAll(assets, complaints);
        reader.tables().add(TreeSpec.class, TreeSpec.FOLDER, trees);
        ContentTable<Terrain> terrains = reader.table(Terrain.class, Terrain.FILE);
        ContentTable<Ore> ores = reader.table(Ore.class, Ore.FILE);
        ContentTable<GroundKind> grounds = reader.table(GroundKind.class, GroundKind.FILE);
        ElementRules elements = reader.rules(ElementRules.class, ElementRules.FILE);
        ReactionTable reactions = new ReactionTable(elements, grounds, terrains);
        ContentTable<Item> items = reader.table(Item.class, Item.FILE);
        ContentTable<FightingStyle> manners = reader.table(FightingStyle.class, FightingStyle.FILE);
        ContentTable<Monster> monsters = reader.table(Monster.class, Monster.FILE);
        ContentTable<Formation> formations = reader.table(Formation.class, Formation.FILE);
        ContentTable<Horde> hordes = reader.table(Horde.class, Horde.FILE);
        ContentTable<ArenaKind> arenaKinds = reader.table(ArenaKind.class, ArenaKind.FILE);
        ContentTable<FixtureKind> fixtures = reader.table(FixtureKind.class, FixtureKind.FILE);
        BrewRules brewRules = reader.rules(BrewRules.class, BrewRules.FILE);
        reader.tables().add(Brew.class, BrewRules.FILE, brewRules.brews());
        BrewBook brews = new BrewBook(brewRules, ores);
        GolemRules golemRules = reader.rules(GolemRules.class, GolemRules.FILE);
        GolemBook golems = new GolemBook(golemRules, brews, ores, monsters.size(), complaints.isEmpty());
        PowerBook powers = powers(reader);
        ContentTable<LockKind> locks = reader.table(LockKind.class, LockKind.FILE);
        ContentTable<Discovery> discoveries = Discovery.readAll(assets, reactions, complaints);
        Content content = new Content(
                terrains,
                ores,
                items,
                manners,
                golems.after(monsters),
                trees,
                formations,
                hordes,
                arenaKinds,
                fixtures,
                brews,
                powers,
                golems,
                locks,
                reader.table(Vignette.class, Vignette.FILE),
                reader.table(BossKind.class, BossKind.FILE),
                reader.rules(CaveRules.class, CaveRules.FILE),
                reader.rules(PlayerRules.class, PlayerRules.FILE),
                reader.rules(MindRules.class, MindRules.FILE),
                reader.rules(TacticRules.class, TacticRules.FILE),
                reader.rules(GraphRules.class, GraphRules.FILE),
                reader.rules(MotionRules.class, MotionRules.FILE),
                reader.rules(WordRules.class, WordRules.FILE),
                reader.rules(FeelRules.class, FeelRules.FILE),
                grounds,
                elements,
                reactions,
                reader.rules(DepthRules.class, DepthRules.FILE),
                reader.rules(FirstRoom.class, FirstRoom.FILE),
                Biome.readAll(assets, terrains, complaints),
                discoveries,
                Deed.readAll(
                        assets,
                        powers,
                        deedSubjects(arenaKinds, golems.after(monsters), discoveries, locks, powers),
                        complaints),
                StoryPage.readAll(assets, complaints),
                fingerprint(reader, trees));
        reader.finish();
        if (complaints.isEmpty()) {
            content.check(complaints);
        }
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return content;
    }

    /**
     * Returns the ids of what each moment of a deed can be about, in the order of their indices; none for the others.
     */
    public Map<DeedMoment, List<String>> deedSubjects() {
        return deedSubjects(arenaKinds, monsters, discoveries, locks, powers);
    }

    private static Map<DeedMoment, List<String>> deedSubjects(
            ContentTable<ArenaKind> arenas,
            ContentTable<Monster> monsters,
            ContentTable<Discovery> discoveries,
            ContentTable<LockKind> locks,
            PowerBook powers) {
        Map<DeedMoment, List<String>> subjects = new EnumMap<>(DeedMoment.class);
        for (DeedMoment moment : DeedMoment.values()) {
            subjects.put(
                    moment,
                    switch (moment) {
                        case TRAP_WON, TRAP_ESCAPED, TRAP_CANCELLED -> arenas.ids();
                        case FOE_DIED, FOE_FELL, CHARGE_BROKEN, CAPTIVE_FREED -> monsters.ids();
                        case DISCOVERY_MADE -> discoveries.ids();
                        case LOCK_FOUND -> locks.ids();
                        case RELIC_TAKEN -> powers.relics().ids();
                        default -> List.of();
                    });
        }
        return subjects;
    }

    private static PowerBook powers(ContentReader reader) {
        RelicRules relics = reader.rules(RelicRules.class, RelicRules.FILE);
        reader.tables().add(Relic.class, RelicRules.FILE, relics.relics());
        return new PowerBook(
                relics,
                reader.table(Equipment.class, Equipment.FILE),
                reader.table(StartKit.class, StartKit.FILE),
                reader.table(Vow.class, Vow.FILE));
    }

    /**
     * Returns the arena of the guardian's hall on floors of a depth and kind, or null if no guardian bars the way down
     * there.
     */
    public @Nullable ArenaKind guardianHallOf(int depth, FloorKind kind) {
        for (ArenaKind arena : arenaKinds) {
            if (kind != FloorKind.BOSS
                    && arena.isGuardianHall()
                    && arena.depths().holds(depth)) {
                return arena;
            }
        }
        return null;
    }

    /** Returns true for the id of an arena that is a guardian's hall. */
    public boolean isGuardianHall(@Nullable String arena) {
        return arena != null && arenaKinds.has(arena) && arenaKinds.get(arena).isGuardianHall();
    }

    /** Checks that the entries fit together, once each field of each is accepted. */
    private void check(List<String> complaints) {
        HordeChecks hordeChecks = new HordeChecks(hordes, monsters, terrains, trees, complaints);
        ArenaChecks arenaChecks = new ArenaChecks(arenaKinds, bosses, monsters, cave, complaints);
        MonsterChecks monsterChecks = new MonsterChecks(monsters, hordes, arenaKinds, bosses, complaints);
        ItemChecks itemChecks = new ItemChecks(ores, brews, golems.rules(), items, complaints);
        AttackChecks attackChecks = new AttackChecks(monsters, manners, player, minds, complaints);
        VignetteRuleChecks vignetteChecks =
                new VignetteRuleChecks(vignettes, locks, items, fixtures, monsters, powers, complaints);
        FloorRuleChecks floorChecks = new FloorRuleChecks(graph, terrains, complaints);
        checkTablesHaveEntries(complaints);
        reactions.check(complaints);
        hordeChecks.everyDepthHasAHorde();
        hordeChecks.everyDepthHasAHordeForAnyGround();
        arenaChecks.everyTrapRoomHasAnArena();
        arenaChecks.arenasCanBeWon();
        hordeChecks.hordesSuitTheirGround();
        hordeChecks.theFirstRoomHoldsWhatLivesInIt(firstRoom);
        monsterChecks.swimmersStayInTheirWater();
        hordeChecks.captivesHaveCaptors();
        hordeChecks.arrivingHordesWander();
        hordeChecks.vignettesHaveTheirHordes(vignettes);
        itemChecks.everyOreHasAFlask();
        itemChecks.everyOreHasABrew();
        itemChecks.everyOreHasAGolem();
        monsterChecks.golemsAreNoOtherMonsters(golems);
        monsterChecks.wardsStandApart();
        itemChecks.thereIsOneKey();
        itemChecks.thereIsOneReliquary();
        itemChecks.everySlotHasEquipment(powers);
        itemChecks.kitsHoldWhatExists(powers, golems, player);
        arenaChecks.bossesFitTheirArenas();
        arenaChecks.guardiansHaveADepthEach();
        vignetteChecks.thingsHoldWhatExists();
        vignetteChecks.keysAndLeversAreSingle();
        vignetteChecks.featuresCanBeKept(graph);
        vignetteChecks.rulesCanAct();
        vignetteChecks.locksCanBeOpened();
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

    private static long fingerprint(ContentReader reader, ContentTable<TreeSpec> trees) {
        Hash64 hash = new Hash64(reader.fingerprint());
        trees.forEach(tree -> tree.addTo(hash));
        return hash.value();
    }
}
