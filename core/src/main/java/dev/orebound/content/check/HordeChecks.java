package dev.orebound.content.check;

import dev.orebound.content.ai.TaskWord;
import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.ai.TreeSpec.TaskSpec;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ClosestWord;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.vignette.Vignette;
import java.util.List;

/**
 * Checks that every floor can be given hordes, and that each horde suits its ground and its behaviour tree.
 *
 * @param complaints to which each method adds one line for each fault
 */
public record HordeChecks(
        ContentTable<Horde> hordes,
        ContentTable<Monster> monsters,
        ContentTable<Terrain> terrains,
        ContentTable<TreeSpec> trees,
        List<String> complaints) {
    private static final int DEEPEST = 17;

    /** Checks that the weighted table of hordes has an entry at each depth from 1 to 17. */
    public void everyDepthHasAHorde() {
        for (int depth = 1; depth <= DEEPEST; depth++) {
            if (drawnAt(depth).isEmpty()) {
                complaints.add(Horde.FILE + ": depths: no horde is drawn at depth " + depth
                        + "; give one whose depths hold it");
            }
        }
    }

    /**
     * Checks that each depth has a horde that suits any floor, because a floor may lack every terrain and may be given
     * hordes from above its depth.
     */
    public void everyDepthHasAHordeForAnyGround() {
        for (int depth = 1; depth <= DEEPEST; depth++) {
            List<Horde> drawn = drawnAt(depth);
            if (!drawn.isEmpty() && drawn.stream().noneMatch(HordeChecks::suitsAnyFloor)) {
                complaints.add(Horde.FILE + ": depths: every horde of depth " + depth
                        + " asks for terrain or is never_out_of_depth; give one that does neither");
            }
        }
    }

    private List<Horde> drawnAt(int depth) {
        return hordes.asList().stream()
                .filter(horde -> horde.isWild() && horde.depths().holds(depth))
                .toList();
    }

    private static boolean suitsAnyFloor(Horde horde) {
        return !horde.asksForTerrain() && !horde.has(Horde.HordeFlag.NEVER_OUT_OF_DEPTH);
    }

    /**
     * Checks that walking monsters stand on passable terrain, and that a horde with a swimming leader consists of
     * swimmers, asks for deep liquid and holds no captive.
     */
    public void hordesSuitTheirGround() {
        for (Horde horde : hordes) {
            boolean swims = swims(horde.leader());
            for (Horde.MinionGroup members : horde.members()) {
                if (swims(members.monster()) != swims) {
                    complain(
                            horde,
                            "members",
                            "'" + members.monster() + "' does not live where its leader does; give one that does");
                }
            }
            if (swims) {
                checkWater(horde);
            }
            horde.terrain().stream()
                    .map(terrains::get)
                    .filter(terrain -> swims ? !terrain.isDeep() : !terrain.isPassable())
                    .forEach(terrain -> complain(
                            horde,
                            "terrain",
                            "'" + terrain.id() + "' is "
                                    + (swims
                                            ? "nothing to swim in; give a deep liquid"
                                            : "impassable; give one that can be walked on")));
        }
    }

    /** Checks that a player's first room can hold its sleeper and its grass. */
    public void theFirstRoomHoldsWhatLivesInIt(FirstRoom room) {
        Horde horde = hordes.get(room.horde());
        if (!horde.isWild()
                || !horde.depths().holds(1)
                || horde.asksForTerrain()
                || horde.has(Horde.HordeFlag.CAPTIVE)
                || swims(horde.leader())) {
            complaints.add(FirstRoom.FILE + ": horde: '" + horde.id()
                    + "' does not suit the room; give a wild one of depth 1, on any ground, without a captive");
        }
        Terrain grass = terrains.get(room.grass());
        if (grass.isLiquid() || !grass.isPassable()) {
            complaints.add(FirstRoom.FILE + ": grass: '" + grass.id() + "' is not a passable terrain; give one");
        }
    }

    /**
     * Checks that hordes name vignettes that ask for one, and that such a vignette has a horde at each of its depths.
     */
    public void vignettesHaveTheirHordes(ContentTable<Vignette> vignettes) {
        List<String> asking = vignettes.asList().stream()
                .filter(Vignette::asksForHorde)
                .map(Vignette::id)
                .toList();
        for (Horde horde : hordes) {
            String machine = horde.machine();
            if (machine != null && !asking.contains(machine)) {
                complain(
                        horde,
                        "machine",
                        QuotedText.inQuotes(machine) + " asks for no horde; give one of "
                                + ClosestWord.of(machine, asking) + ", or give that one a horde_role");
            }
        }
        for (Vignette vignette : vignettes) {
            IntRange depths = vignette.depths();
            for (int depth = depths.lowest(); vignette.asksForHorde() && depth <= depths.highest(); depth++) {
                if (!comes(vignette.id(), depth)) {
                    complaints.add(Vignette.FILE + ": " + vignette.id() + ".horde_role: asks for a horde, and none of "
                            + Horde.FILE + " with the machine " + vignette.id() + " comes at depth " + depth
                            + "; give one");
                    break;
                }
            }
        }
    }

    private boolean comes(String machine, int depth) {
        return hordes.asList().stream()
                .anyMatch(horde ->
                        machine.equals(horde.machine()) && horde.depths().holds(depth));
    }

    private void checkWater(Horde horde) {
        if (!horde.asksForTerrain()) {
            List<String> deep = terrains.asList().stream()
                    .filter(Terrain::isDeep)
                    .map(Terrain::id)
                    .toList();
            complain(horde, "terrain", "is left out, and its leader swims; give one of " + deep);
        }
        if (horde.has(Horde.HordeFlag.CAPTIVE)) {
            complain(horde, "flags", "nobody can walk up to a captive that swims; leave out captive");
        }
    }

    private boolean swims(String monster) {
        return monsters.has(monster) && monsters.get(monster).swims();
    }

    private void complain(Horde horde, String field, String fault) {
        complaints.add(Horde.FILE + ": " + horde.id() + "." + field + ": " + fault);
    }

    /** Checks that each captive has a captor even if the fewest members are drawn. */
    public void captivesHaveCaptors() {
        for (Horde horde : hordes) {
            int fewest = horde.members().stream()
                    .mapToInt(members -> members.count().lowest())
                    .sum();
            if (horde.has(Horde.HordeFlag.CAPTIVE) && fewest == 0) {
                complaints.add(Horde.FILE + ": " + horde.id()
                        + ".members: nobody may be left to hold the captive; give a lowest count of at least 1");
            }
        }
    }

    /** Checks that hordes which arrive later wander, because one that only sleeps would never meet the player. */
    public void arrivingHordesWander() {
        for (Horde horde : hordes) {
            if (horde.mayArrive()
                    && trees.has(horde.mind())
                    && !wanders(trees.get(horde.mind()).root())) {
                complaints.add(Horde.FILE + ": " + horde.id() + ".mind: '" + horde.mind()
                        + "' never wanders; give a tree that does, or the flag no_periodic_spawn");
            }
        }
    }

    private static boolean wanders(TaskSpec task) {
        return task.word() == TaskWord.WANDER || task.children().stream().anyMatch(HordeChecks::wanders);
    }
}
