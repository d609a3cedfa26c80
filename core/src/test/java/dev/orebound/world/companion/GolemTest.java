package dev.orebound.world.companion;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that a dormant golem wakes for the ore of most veins on its floor and follows; a party of five must leave one
 * behind for it.
 */
class GolemTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int ENOUGH = 30;
    private static final String VAULT = """
            ############
            #..........#
            #.@1......>#
            #..........#
            ############""";

    @ParameterizedTest
    @ValueSource(strings = {"fire", "water", "air", "earth"})
    void givenADormantGolem_whenItIsFed_thenTheOneOfTheFloorsOreWakesForItsMeasures(String ore) {
        Scenario scenario = at(ore, ENOUGH, List.of());
        GolemKind kind = scenario.world().part(FloorGifts.class).golem();
        assertThat(kind.ore()).isEqualTo(ore);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.WAKE_GOLEM);

        scenario.interacts().waits(1);

        int index = CONTENT.ores().indexOf(ore);
        assertThat(scenario.world().player().component().flasks[index]).isEqualTo(ENOUGH - kind.measures());
        assertThat(kinds(scenario)).containsExactly(CONTENT.monsters().indexOf(kind.monster()));
        assertThat(scenario.count(EventType.GOLEM_WOKEN)).isOne();
        assertThat(scenario.world().part(FloorGifts.class).isTaken(0)).isTrue();
        assertThat(scenario.world().floorState().isWalkable(scenario.cellOf('1')))
                .isTrue();
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
    }

    @Test
    void givenTooLittleOre_whenTheGolemIsUsed_thenItSleepsOn() {
        Scenario scenario =
                at("fire", CONTENT.golems().at(0).measures() - 1, List.of()).interacts();

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.GOLEM_WANTS_ORE);
        assertThat(scenario.world().companions().size()).isZero();
    }

    @Test
    void givenFiveCompanions_whenTheGolemIsUsed_thenOneMustBeLeftAndTheGolemComesInItsStead() {
        Scenario scenario = at("water", ENOUGH, five()).interacts();
        assertThat(scenario.count(EventType.GOLEM_ASKED)).isOne();
        assertThat(scenario.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.COMPANION);
        assertThat(scenario.world().companions().size()).isEqualTo(5);
        long left = spawnId(scenario, 2);

        scenario.orders(IntentOrder.LEAVE_COMPANION, 2).waits(1);

        assertThat(scenario.world().companions().size()).isEqualTo(5);
        assertThat(scenario.count(EventType.COMPANION_LEFT)).isOne();
        assertThat(scenario.count(EventType.COMPANION_DIED)).isZero();
        assertThat(scenario.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
        for (int i = 0; i < 5; i++) {
            assertThat(spawnId(scenario, i)).isNotEqualTo(left);
        }
        assertThat(kinds(scenario))
                .endsWith(CONTENT.golems()
                        .monsterOf(scenario.world().part(FloorGifts.class).golem()));
    }

    @Test
    void givenFiveCompanions_whenNoneIsToBeLeft_thenTheGolemSleepsOnAndCostsNothing() {
        Scenario scenario = at("water", ENOUGH, five()).interacts();

        scenario.orders(IntentOrder.LEAVE_COMPANION, 5).waits(1);

        assertThat(scenario.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
        assertThat(scenario.count(EventType.GOLEM_WOKEN)).isZero();
        assertThat(scenario.world().player().component().flasks[CONTENT.ores().indexOf("water")])
                .isEqualTo(ENOUGH);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.WAKE_GOLEM);
    }

    @Test
    void givenNobodyAsks_whenACompanionIsToBeLeft_thenNobodyIs() {
        Scenario scenario = at("water", ENOUGH, five()).orders(IntentOrder.LEAVE_COMPANION, 0);

        assertThat(scenario.count(EventType.COMPANION_LEFT)).isZero();
    }

    @Test
    void givenAGolem_whenAMonsterStrikesAtIt_thenItIsHurtAndCanDie() {
        Scenario scenario = Scenario.with("""
                ################
                #@......1g.....#
                ################""", "gale_delver").waits(1);
        Entity golem = scenario.world().companions().first();
        HealthComponent health = golem.getComponent(HealthComponent.class);
        health.health = 1;
        scenario.put(golem.getComponent(BodyComponent.class), scenario.cellOf('1'));
        scenario.world().monsters().first().getComponent(MindComponent.class).state = MindState.HUNTING;

        scenario.waitsFor(EventType.COMPANION_DIED, 1200);

        assertThat(scenario.world().companions().size()).isZero();
        assertThat(scenario.world().party().companions()).allMatch(PartyMember::isFallen);
        assertThat(scenario.count(EventType.PLAYER_DIED)).isZero();
    }

    @Test
    void givenAGolem_whenTheFloorIsLeft_thenItsWoundsComeAlong() {
        Scenario scenario = Scenario.with(VAULT, "loam_bulwark", "gale_caster").waits(1);
        scenario.world().companions().first().getComponent(HealthComponent.class).health = 17;

        List<PartyMember> alongside = scenario.world().party().companions();

        assertThat(alongside.get(0).health()).isEqualTo(17);
        Scenario next = Scenario.of(
                new DrawnFloor(VAULT, CONTENT.arenaKinds().get("waves"), 12),
                scenario.world().party());
        HealthComponent wounded = next.world().companions().get(0).getComponent(HealthComponent.class);
        HealthComponent hale = next.world().companions().get(1).getComponent(HealthComponent.class);
        assertThat(wounded.health).isEqualTo(17);
        assertThat(hale.health).as("unhurt, however much there is of it").isEqualTo(hale.most);
    }

    @Test
    void givenAWoundedGolem_whenItIsCalmForLong_thenItMendsSlowly() {
        Scenario scenario = Scenario.with(VAULT, "loam_bulwark").waits(1);
        HealthComponent health = scenario.world().companions().first().getComponent(HealthComponent.class);
        health.health = 50;

        scenario.waits(CONTENT.tactics().companionCalmTicks());
        int before = health.health;
        scenario.waits(10 * CONTENT.tactics().companionMendTicks());

        assertThat(before).isBetween(50, 50 + health.most / 100);
        assertThat(health.health).as("a hundredth each time").isEqualTo(before + 10 * (health.most / 100));
    }

    private static List<PartyMember> five() {
        return Collections.nCopies(5, PartyMember.hale(CONTENT.monsters().indexOf("goblin")));
    }

    private static Scenario at(String ore, int measures, List<PartyMember> companions) {
        Party party = new Party(
                CONTENT.player().health(),
                PlayerUpgrades.NONE,
                Collections.nCopies(PlayerComponent.FLASKS, measures),
                1,
                companions);
        return Scenario.of(new DrawnFloor(VAULT).of(ore).fixture("dormant_golem", '1'), party)
                .waits(1);
    }

    private static List<Integer> kinds(Scenario scenario) {
        return scenario.world().party().companions().stream()
                .map(PartyMember::monster)
                .toList();
    }

    private static long spawnId(Scenario scenario, int companion) {
        Entity entity = scenario.world().companions().get(companion);
        assertThat(entity.getComponent(CompanionComponent.class)).isNotNull();
        return entity.getComponent(SpawnComponent.class).spawnId;
    }
}
