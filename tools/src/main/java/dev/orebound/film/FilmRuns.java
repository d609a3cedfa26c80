package dev.orebound.film;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.Relic;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RunOpening;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.NamedParty;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.expedition.RunTerms;
import dev.orebound.grid.Grid;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Makes runs that have reached a depth, and accounts of runs that have ended, for the pages that show them. */
final class FilmRuns {
    /** The kit and the vow of most runs. */
    private static final RunTerms TERMS = new RunTerms("surgeon", List.of("blunt_iron"));

    private final Content content;

    FilmRuns(Content content) {
        this.content = content;
    }

    /** Returns the accounts of runs that ended in many ways, oldest first. */
    List<RunAccount> accounts() {
        List<RunAccount> accounts = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            boolean isWon = i == 4;
            int deep = isWon ? 17 : 1 + i * 5 % 14;
            RunDeeds deeds = new RunDeeds(
                            3600L * (deep * 5 + i),
                            deep,
                            deep * 17 + i,
                            deep * 31,
                            deep,
                            deep / 2,
                            isWon ? 7 : 3,
                            4,
                            path(deep))
                    .hurt(new TreeMap<>(Map.of(
                            "goblin",
                            31 + deep,
                            "cave_ogre",
                            deep * 9,
                            RunDeeds.OWN,
                            12,
                            RunDeeds.CAVE,
                            18,
                            "slime",
                            9)))
                    .having(finds(deep, isWon));
            accounts.add(new RunAccount(
                    "dulika-morato",
                    "2026-11-" + (10 + i),
                    isWon ? RunOutcome.WON : i % 4 == 2 ? RunOutcome.GIVEN_UP : RunOutcome.SLAIN,
                    !isWon && i % 4 != 2 ? "goblin_captain" : "",
                    deeds.helped(i == 11),
                    false,
                    0,
                    i % 2 == 0 ? TERMS : RunTerms.NONE));
        }
        return accounts;
    }

    /** Returns the accounts of tries of the daily runs of two days, oldest first; the last was helped. */
    List<RunAccount> tries() {
        List<RunAccount> all = accounts();
        List<RunAccount> tries = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            RunAccount account = all.get(i);
            String day = i < 3 ? "2026-11-20" : "2026-11-22";
            tries.add(new RunAccount(
                    "daily-" + day,
                    day,
                    account.ending(),
                    account.slainBy(),
                    account.deeds(),
                    false,
                    i < 3 ? i + 1 : i - 2,
                    i % 3 == 1
                            ? new RunTerms(
                                    content.powers().kits().at(1).id(),
                                    List.of(content.powers().vows().at(0).id()))
                            : RunTerms.NONE));
        }
        return tries;
    }

    private SortedMap<String, Integer> finds(int deep, boolean isWon) {
        SortedMap<String, Integer> finds = new TreeMap<>(Map.of(
                "item.healing_draught",
                deep,
                "item.warden_key",
                1 + deep / 2,
                "item.lens",
                1,
                "brew.flame",
                2,
                "brew.steam",
                1,
                "monster.cinder_delver",
                1));
        PartyGear gear = gear(deep);
        gear.relics().stream()
                .limit(deep / 2)
                .forEach(relic -> finds.put(content.powers().textKey(relic), 1));
        gear.worn()
                .forEach(piece ->
                        finds.put(content.powers().textKey(content.powers().sourceOfEquipment(piece)), 1));
        if (isWon) {
            finds.put(RunDeeds.TRAPS_REFUSED, 3);
            finds.put(RunDeeds.COMPANIONS_FALLEN, 2);
            finds.put(RunDeeds.BREWS_USED, 104);
            finds.put(RunDeeds.LONGEST_FIGHT, 41);
        }
        return finds;
    }

    private List<String> path(int deep) {
        Descent descent = new Descent(Seed.of("dulika-morato"), content.graph());
        return walk(descent, deep);
    }

    private static List<String> walk(Descent descent, int deep) {
        List<String> path = new ArrayList<>();
        GraphNode node = descent.graph().row(0).get(descent.graph().row(0).size() / 2);
        for (int i = 0; i < deep; i++) {
            path.add(node.id());
            List<GraphNode> on = descent.graph().waysOn(node);
            node = on.isEmpty() ? node : on.get(i % on.size());
        }
        return path;
    }

    /** Returns a run that has reached a depth. */
    Expedition at(int depth) {
        return at(FilmContext.SEED, depth);
    }

    /** Returns the run of a seed that has reached a depth. */
    Expedition at(Seed seed, int depth) {
        Descent descent = new Descent(seed, content.graph());
        List<String> path = walk(descent, depth);
        String here = path.get(path.size() - 1);
        FloorKind kind = descent.request(here).kind();
        List<Integer> levels = new ArrayList<>(PlayerUpgrades.NONE.brews());
        for (int i = 0; i < levels.size(); i += 4) {
            levels.set(i, 3);
        }
        PlayerUpgrades gains = depth == 1 ? PlayerUpgrades.NONE : new PlayerUpgrades(30, 20, levels, 2, depth + 1);
        int golem = content.golems().monsterOf(content.golems().at(0));
        int goblin = content.monsters().indexOf("goblin_captain");
        List<PartyMember> company = depth == 1
                ? List.of(PartyMember.hale(golem))
                : List.of(
                        PartyMember.hale(golem),
                        new PartyMember(goblin, 20),
                        new PartyMember(golem, 60),
                        new PartyMember(goblin, 5),
                        new PartyMember(golem, 9));
        Party party = new Party(depth == 1 ? 100 : 47, gains, List.of(12, 0, 37, 5), 1, company).with(gear(depth));
        RunDeeds deeds = RunDeeds.NONE.along(path.subList(0, path.size() - 1));
        return Expedition.from(
                new Checkpoint(seed, RunOpening.ORDINARY, here, kind, Grid.NONE, NamedParty.of(party, content), deeds),
                content);
    }

    /**
     * Returns the gear of a run that has reached a depth: from depth 2 on some relics, from depth 6 on as many as can
     * be carried.
     */
    private PartyGear gear(int depth) {
        if (depth == 1) {
            return PartyGear.NONE;
        }
        ContentTable<Relic> relics = content.powers().relics();
        List<Integer> carried = Stream.of(
                        "glass_crown", "ember_heel", "ghost_step", "deep_bell", "icebreaker", "miners_thirst")
                .limit(depth < 6 ? 3 : RelicRules.MOST_CARRIED)
                .map(relics::indexOf)
                .toList();
        ContentTable<Equipment> equipped = content.powers().equipment();
        return new PartyGear(
                carried,
                List.of(
                        equipped.indexOf("sledgehammer"),
                        equipped.indexOf("ghost_lamp"),
                        equipped.indexOf("moth_coat")),
                List.of(
                        content.powers().sourceOfKit(content.powers().kits().indexOf("surgeon")),
                        content.powers().sourceOfVow(content.powers().vows().indexOf("blunt_iron"))));
    }
}
