package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.RaisedWall;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that every harm is announced long enough before, and that nothing hurts through a shut door. */
class AnnouncedAttacksTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    static List<String> everyMonster() {
        return CONTENT.monsters().asList().stream()
                .filter(monster -> !monster.isWard())
                .map(Monster::id)
                .toList();
    }

    /** Places the player on an island two cells long. */
    private static FightScenario inALake(String kind) {
        DrawnFloor lake = new DrawnFloor("""
                ##########
                #~~~~~~~~#
                #~~~~~~~~#
                #~~~@.~~~#
                #~~~~~~~~#
                ##########""");
        return FightScenario.of(lake.horde("eel", "~", kind), kind);
    }

    @ParameterizedTest
    @MethodSource("everyMonster")
    void givenAnyMonster_whenItFightsAWanderingPlayer_thenEveryHurtWasWoundUpAsLongAsContentSays(String kind) {
        AttackTable attacks = new AttackTable(CONTENT);
        FightScenario fight = CONTENT.monsters().get(kind).swims() ? inALake(kind) : FightScenario.of("""
                        ##############
                        #............#
                        #.g....##..#.#
                        #...@..##....#
                        #......g.....#
                        #..#.........#
                        ##############""", kind);
        Map<Long, FightScenario.Happened> begun = new TreeMap<>();
        int read = 0;
        int seen = 0;
        for (int tick = 0; tick < 1500; tick++) {
            fight.player().health().health = fight.player().health().most;
            int turn = tick / 37 % 8;
            fight.plays(turn < 4 ? 60 : -60, turn % 4 < 2 ? 60 : -60, 0, 1);
            for (; read < fight.log.size(); read++) {
                FightScenario.Happened each = fight.log.get(read);
                if (each.type() == EventType.STRIKE_WOUND_UP) {
                    begun.put(each.spawnId(), each);
                } else if (each.type() == EventType.STRIKE_SWUNG) {
                    assertThat(begun).as("what announced %s", each).containsKey(each.spawnId());
                    FightScenario.Happened sign = Objects.requireNonNull(begun.remove(each.spawnId()));
                    assertThat(sign.amount()).isEqualTo(each.amount());
                    assertThat(each.tick() - sign.tick())
                            .isGreaterThanOrEqualTo(attacks.of(each.kind(), each.amount())
                                    .timing()
                                    .windUpTicks());
                    begun.put(-each.spawnId(), each);
                } else if (each.type() == EventType.ACTOR_HURT) {
                    assertThat(begun).as("what came before %s", each).containsKey(-each.by());
                    seen++;
                }
            }
        }
        assertThat(seen).as("hurts by %s", kind).isPositive();
    }

    @ParameterizedTest
    @MethodSource("everyMonster")
    void givenAShutDoorBetween_whenAnyMonsterHuntsBesideIt_thenThePlayerBeyondIsUnhurt(String kind) {
        FightScenario fight = FightScenario.of("""
                #########
                #...#...#
                #..@+g..#
                #...#...#
                #########""", kind);
        FloorState state = fight.world().floorState();
        RaisedWall.on(fight.cell('+'), state);

        for (int tick = 0; tick < 900; tick++) {
            int turn = tick / 30 % 4;
            fight.plays(turn == 0 ? 127 : 0, turn == 1 ? 90 : turn == 3 ? -90 : 0, 0, 1);
        }

        assertThat(fight.all(EventType.ACTOR_HURT)).isEmpty();
        for (int i = 0; i < fight.world().monsters().size(); i++) {
            int cell = FightScenario.part(fight.world().monsters().get(i), BodyComponent.class).cell;
            assertThat(fight.world().floor().grid().x(cell)).isGreaterThan(4);
        }
    }

    @Test
    void attacksThatHurtAreAnnouncedForAQuarterOfASecondAndStrongOnesForLonger() {
        for (Monster monster : CONTENT.monsters()) {
            for (Attack attack : monster.attacks()) {
                int least = attack.damage() >= 25 ? 40 : attack.damage() >= 15 ? 28 : 16;
                assertThat(attack.timing().windUpTicks())
                        .as("wind-up of %s, %s", monster.id(), attack)
                        .isGreaterThanOrEqualTo(least);
            }
        }
    }

    @Test
    void blowsOverAFifthOfThePlayersHealthAtAnyDepthAreAnnouncedFor24Ticks() {
        int fifth = CONTENT.player().health() / 5;
        int byElite = CONTENT.graph().promises().elite().damagePercent();
        for (Monster monster : CONTENT.monsters()) {
            int depth = deepest(monster.id());
            for (Attack attack : monster.attacks()) {
                int harm = CONTENT.depths().monsterDamage().of(attack.damage(), depth) * byElite / 100;
                assertThat(harm <= fifth || attack.timing().windUpTicks() >= 24)
                        .as("%s takes %d at depth %d: %s", monster.id(), harm, depth, attack)
                        .isTrue();
            }
        }
    }

    /** Returns the greatest depth at which a horde has a kind, or the last if none has it. */
    private static int deepest(String monster) {
        return CONTENT.hordes().asList().stream()
                .filter(horde -> horde.leader().equals(monster)
                        || horde.members().stream()
                                .anyMatch(member -> member.monster().equals(monster)))
                .mapToInt(horde -> horde.depths().highest())
                .max()
                .orElse(17);
    }

    @Test
    void noAttackOfTheFirstDepthTakesMoreThanAFifthOfThePlayersHealth() {
        for (Horde horde : CONTENT.hordes()) {
            if (horde.depths().holds(1)) {
                List<String> members = new ArrayList<>(List.of(horde.leader()));
                horde.members().forEach(member -> members.add(member.monster()));
                for (String member : members) {
                    assertThat(CONTENT.monsters().get(member).attacks())
                            .allMatch(attack ->
                                    attack.damage() <= CONTENT.player().health() / 5);
                }
            }
        }
    }

    @Test
    void everyFormIsFoughtWithByAtLeastTwoMonsters() {
        Map<FormWord, Integer> users = new EnumMap<>(FormWord.class);
        for (Monster monster : CONTENT.monsters()) {
            monster.attacks().stream()
                    .map(attack -> FormWord.of(attack.form()))
                    .distinct()
                    .forEach(form -> users.merge(form, 1, Integer::sum));
        }
        assertThat(users)
                .hasSize(FormWord.values().length)
                .allSatisfy((form, count) ->
                        assertThat(count).as("users of %s", form).isGreaterThanOrEqualTo(2));
    }

    private enum FormWord {
        MELEE(AttackForm.MeleeArc.class),
        RANGED(AttackForm.Ranged.class),
        CHARGE(AttackForm.Charge.class),
        LOB(AttackForm.Lob.class),
        SUMMON(AttackForm.Summon.class),
        BURST(AttackForm.Burst.class),
        HEAL(AttackForm.Heal.class);

        private final Class<? extends AttackForm> type;

        FormWord(Class<? extends AttackForm> type) {
            this.type = type;
        }

        static FormWord of(AttackForm form) {
            for (FormWord each : values()) {
                if (each.type.isInstance(form)) {
                    return each;
                }
            }
            throw new AssertionError("no word for " + form);
        }
    }
}
