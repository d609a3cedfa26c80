package dev.orebound.world.companion;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.descent.Descent;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CaptiveTest {
    private static final String ALONE = """
            ########
            #......#
            #.@p...#
            #.....>#
            ########""";

    private static final String HELD = """
            ##############
            #............#
            #@.......kpk.#
            #............#
            ##############""";

    @Test
    void givenACaptive_whenThePlayerComesNear_thenItNeitherWakesNorMovesNorStrikes() {
        Scenario scenario = Scenario.of(ALONE);
        float x = captive(scenario).getComponent(BodyComponent.class).x;

        scenario.waits(1200);

        assertThat(scenario.happened(EventType.HORDE_WOKEN, EventType.STRIKE_WOUND_UP))
                .isEmpty();
        assertThat(captive(scenario).getComponent(BodyComponent.class).x).isEqualTo(x);
        assertThat(stateOf(captive(scenario))).isEqualTo(MindState.SHACKLED);
    }

    @Test
    void givenACaptive_whenThePlayerStrikesAtIt_thenTheBlowPassesItBy() {
        Scenario scenario = Scenario.of(ALONE).strikesAt('p', 200);

        HealthComponent health = captive(scenario).getComponent(HealthComponent.class);
        assertThat(scenario.count(EventType.STRIKE_SWUNG)).isPositive();
        assertThat(scenario.count(EventType.ACTOR_HURT)).isZero();
        assertThat(health.health).isEqualTo(health.most);
    }

    @Test
    void givenACaptiveAmongCaptors_whenTheyWake_thenTheyComeAndItStays() {
        Scenario scenario = Scenario.of(HELD).pushes(Intent.FULL_TILT, 0, 60);

        scenario.waitsFor(EventType.ACTOR_HURT, 2400);

        assertThat(scenario.count(EventType.HORDE_WOKEN)).isEqualTo(1);
        assertThat(captors(scenario))
                .hasSize(2)
                .allSatisfy(captor -> assertThat(stateOf(captor)).isEqualTo(MindState.HUNTING));
        assertThat(stateOf(captive(scenario))).isEqualTo(MindState.SHACKLED);
        assertThat(captive(scenario).getComponent(BodyComponent.class).cell).isEqualTo(scenario.cellOf('p'));
    }

    @Test
    void givenCaptorsWhoDieWithTheirHead_whenTheFirstOfThemDies_thenOnlyTheCaptiveIsLeft() {
        Scenario scenario = Scenario.of(HELD);
        Entity head = captors(scenario).get(0);
        assertThat(head.getComponent(MonsterComponent.class).bindsHorde).isFalse();
        head.getComponent(MonsterComponent.class).bindsHorde = true;

        head.getComponent(HealthComponent.class).health = 0;
        scenario.waits(1);

        assertThat(scenario.count(EventType.MONSTER_DIED)).isEqualTo(2);
        assertThat(scenario.world().monsters()).containsExactly(captive(scenario));
    }

    @Test
    void givenAHordeOfManyHeads_whenAMinionDies_thenTheOthersLiveOn() {
        Scenario scenario = Scenario.of(HELD);
        captors(scenario).get(0).getComponent(MonsterComponent.class).bindsHorde = true;

        captors(scenario).get(1).getComponent(HealthComponent.class).health = 0;
        scenario.waits(1);

        assertThat(scenario.count(EventType.MONSTER_DIED)).isEqualTo(1);
        assertThat(captors(scenario)).hasSize(1);
    }

    @Test
    void givenAFloorOfTheGame_whenItIsEntered_thenCaptivesAreShackledAndHeadsBindWhoDiesWithThem() {
        Content content = TestContent.BUILT_IN;
        int captives = 0;
        int bound = 0;
        for (int seed = 0; seed < 6; seed++) {
            Floor floor = new FloorGenerator(content).generate(new Descent(Seed.of(seed), content.graph()).request(12));
            World world = new World(floor, content, Party.fresh(content));
            for (Entity entity : world.monsters()) {
                MonsterComponent monster = entity.getComponent(MonsterComponent.class);
                boolean isShackled = stateOf(entity) == MindState.SHACKLED;
                assertThat(monster.horde < 0).isEqualTo(isShackled);
                captives += isShackled ? 1 : 0;
                bound += monster.bindsHorde ? 1 : 0;
            }
            for (int number = 0; number < floor.hordes().size(); number++) {
                HordeSpot horde = floor.hordes().get(number);
                boolean isThere = !HordeMinds.isHiding(number, floor, content);
                boolean isBound = content.hordes().get(horde.type()).has(Horde.HordeFlag.DIES_WITH_LEADER);
                captives -= isThere && horde.isCaptive() ? 1 : 0;
                bound -= isThere && isBound ? 1 : 0;
            }
        }

        assertThat(captives).as("shackled, beyond those who are captive").isZero();
        assertThat(bound)
                .as("heads that bind, beyond the hordes that die with theirs")
                .isZero();
    }

    @Test
    void givenACaptiveWhoseCaptorsAreGone_whenInteractIsHeld_thenItIsFreeAndFollows() {
        Scenario scenario = Scenario.of(ALONE);
        assertThat(scenario.waits(1).world().prompt()).isEqualTo(InteractPrompt.FREE_CAPTIVE);

        holdsInteract(scenario, scenario.content().tactics().freeTicks() - 1);
        assertThat(scenario.count(EventType.CAPTIVE_FREED)).isZero();
        holdsInteract(scenario, 1);

        assertThat(scenario.count(EventType.CAPTIVE_FREED)).isEqualTo(1);
        scenario.waits(1);
        assertThat(scenario.world().monsters()).isEmpty();
        assertThat(scenario.world().companions().size()).isEqualTo(1);
        assertThat(scenario.world().party().companions())
                .extracting(PartyMember::monster)
                .containsExactly(scenario.content().monsters().indexOf("goblin"));
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
    }

    @Test
    void givenACaptive_whenInteractIsLetGoTooEarly_thenItIsBegunAnew() {
        Scenario scenario = Scenario.of(ALONE);
        int most = scenario.content().tactics().freeTicks();

        holdsInteract(scenario, most - 1);
        scenario.waits(1);
        holdsInteract(scenario, most - 1);

        assertThat(scenario.count(EventType.CAPTIVE_FREED)).isZero();
    }

    @Test
    void givenACaptorNear_whenInteractIsHeld_thenThatIsSaidAndNothingIsDone() {
        Scenario scenario = Scenario.of("""
                ##########
                #@p...k.>#
                ##########""");

        holdsInteract(scenario, 1);

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.CAPTIVE_GUARDED);
        assertThat(scenario.world().freedShare()).isZero();
    }

    @Test
    void givenFiveCompanions_whenACaptiveIsInReach_thenThatIsSaid() {
        Scenario scenario = Scenario.with(ALONE, "slime", "slime", "slime", "slime", "slime");

        holdsInteract(scenario, 200);

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.PARTY_FULL);
        assertThat(scenario.count(EventType.CAPTIVE_FREED)).isZero();
    }

    private static void holdsInteract(Scenario scenario, int ticks) {
        Intent intent = new Intent();
        intent.hold(Intent.INTERACT);
        for (int i = 0; i < ticks; i++) {
            scenario.plays(intent);
        }
    }

    private static Entity captive(Scenario scenario) {
        return all(scenario, "goblin").get(0);
    }

    private static List<Entity> captors(Scenario scenario) {
        return all(scenario, "kobold_cutpurse");
    }

    private static List<Entity> all(Scenario scenario, String id) {
        Content content = scenario.content();
        List<Entity> found = new ArrayList<>();
        for (Entity entity : scenario.world().monsters()) {
            Monster kind = content.monsters().at(entity.getComponent(MonsterComponent.class).monster);
            if (kind.id().equals(id)) {
                found.add(entity);
            }
        }
        return found;
    }

    private static MindState stateOf(Entity entity) {
        return entity.getComponent(MindComponent.class).state;
    }
}
