package dev.orebound.content.check;

import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks that swimmers, golems and wards appear only where they can live.
 *
 * @param complaints to which each method adds one line for each fault
 */
public record MonsterChecks(
        ContentTable<Monster> monsters,
        ContentTable<Horde> hordes,
        ContentTable<ArenaKind> arenas,
        ContentTable<BossKind> bosses,
        List<String> complaints) {

    /** Checks that swimmers come in hordes alone: arenas, summoners and bosses would put them on dry land. */
    public void swimmersStayInTheirWater() {
        for (Monster monster : monsters) {
            if (monster.swims()) {
                checkSwimmer(monster.id());
            }
        }
    }

    private void checkSwimmer(String swimmer) {
        for (String place : placesOutsideHordes(swimmer)) {
            complaints.add(
                    place + ": '" + swimmer + "' swims, and there is no water; give a monster that walks or hovers");
        }
    }

    /** Checks that no monster of the file has the id of a golem's body. */
    public void golemsAreNoOtherMonsters(GolemBook golems) {
        for (GolemKind golem : golems) {
            if (monsters.indexOf(golem.id()) < golems.monsterOf(golem)) {
                complaints.add(Monster.FILE + ": " + golem.id() + ": is also a golem of " + GolemRules.FILE
                        + "; give another id");
            }
        }
    }

    /**
     * Checks that wards, which have no attacks, stand still and in arenas alone, and that arenas protect nothing else.
     */
    public void wardsStandApart() {
        for (Monster monster : monsters) {
            if (monster.isWard()) {
                checkWard(monster);
            }
        }
        for (ArenaKind arena : arenas) {
            ArenaKind.WardRules ward = arena.ward();
            int index = ward == null ? -1 : monsters.indexOf(ward.monster());
            if (index >= 0 && !monsters.at(index).isWard()) {
                complaints.add(ArenaKind.FILE + ": " + arena.id() + ".ward.monster: '"
                        + monsters.at(index).id() + "' has attacks; give a monster without");
            }
        }
    }

    private void checkWard(Monster ward) {
        String id = ward.id();
        if (!ward.isRooted()) {
            complaints.add(
                    Monster.FILE + ": " + id + ".speed: " + ward.speed() + " without attacks; give 0, or attacks");
        }
        List<String> places = placesInHordes(id);
        places.addAll(placesOutsideHordes(id));
        for (String place : places) {
            complaints.add(place + ": '" + id + "' has no attacks; give a monster that has some");
        }
    }

    /** Returns the hordes that a monster leads or belongs to. */
    private List<String> placesInHordes(String monster) {
        List<String> places = new ArrayList<>();
        for (Horde horde : hordes) {
            if (horde.leader().equals(monster)
                    || horde.members().stream().anyMatch(each -> each.monster().equals(monster))) {
                places.add(Horde.FILE + ": " + horde.id());
            }
        }
        return places;
    }

    /** Returns where else a monster is named: as a head of an arena, summoned, as a boss. */
    private List<String> placesOutsideHordes(String monster) {
        List<String> places = new ArrayList<>();
        for (ArenaKind arena : arenas) {
            addIf(hasHead(arena, monster), ArenaKind.FILE + ": " + arena.id() + ".waves", places);
        }
        for (Monster summoner : monsters) {
            addIf(summons(summoner, monster), Monster.FILE + ": " + summoner.id() + ".attacks", places);
        }
        for (BossKind boss : bosses) {
            addIf(boss.is(monster), BossKind.FILE + ": " + boss.id() + ".phases", places);
        }
        return places;
    }

    private static void addIf(boolean has, String place, List<String> places) {
        if (has) {
            places.add(place);
        }
    }

    private static boolean hasHead(ArenaKind arena, String monster) {
        return arena.waves().stream()
                .flatMap(wave -> wave.heads().stream())
                .anyMatch(head -> head.monster().equals(monster));
    }

    private static boolean summons(Monster summoner, String monster) {
        return summoner.attacks().stream()
                .anyMatch(attack -> attack.form() instanceof AttackForm.Summon summon
                        && summon.monster().equals(monster));
    }
}
