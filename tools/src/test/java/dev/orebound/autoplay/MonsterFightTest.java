package dev.orebound.autoplay;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks how a bot fights one monster. */
class MonsterFightTest {
    private static final String HALL = """
            ###################
            #.................#
            #.................#
            #....@......1.....#
            #.................#
            #.................#
            ###################""";

    private final Intent intent = new Intent();

    /** Fights the first monster for a number of ticks, healed after each tick; returns the fight. */
    private Scenario fights(String drawing, String monster, List<Integer> flasks, int ticks) {
        Party party = new Party(TestContent.BUILT_IN.player().health(), flasks);
        Scenario scenario = Scenario.of(new DrawnFloor(drawing).horde("drawn", "1", monster), party);
        Entity foe = scenario.world().monsters().first();
        foe.getComponent(MindComponent.class).state = MindState.HUNTING;
        WalkerView view = new WalkerView(scenario.world());
        WalkerControls controls = new WalkerControls(view);
        MonsterFight fight = new MonsterFight();
        for (int i = 0; i < ticks && scenario.count(EventType.MONSTER_DIED) == 0; i++) {
            scenario.world().player().health().health =
                    scenario.world().player().health().most;
            controls.take(intent);
            fight.fight(view, controls, foe, foe);
            scenario.plays(intent);
        }
        return scenario;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cave_rat",
                "goblin",
                "goblin_slinger",
                "rock_beetle",
                "bone_miner",
                "cave_ogre",
                "lamp_moth",
                "prop_gnawer",
                "drowned_hauler",
                "mud_crab",
                "chalk_ghoul",
                "bone_archer",
                "shroud_crow",
                "stoker",
                "slag_tortoise",
                "bellows_beast",
                "crystal_mite",
                "prism_stalker",
                "lodestone",
                "spark_wisp"
            })
    void givenTime_thenItBeatsEachOfThese(String monster) {
        Scenario scenario = fights(HALL, monster, List.of(0, 0, 0, 0), 7200);

        assertThat(scenario.count(EventType.MONSTER_DIED)).isEqualTo(1);
    }

    @Test
    void givenAnOgreThatAnnouncesItsBlow_thenItDashesOutOfTheWay() {
        Scenario scenario = fights(HALL, "cave_ogre", List.of(0, 0, 0, 0), 3600);

        assertThat(scenario.count(EventType.PLAYER_DASHED)).isPositive();
    }

    @Test
    void givenOreInOneFlask_thenItChoosesThatFlaskAndThrows() {
        String fourCellsApart = HALL.replace("@......1", "@...1...");

        Scenario scenario = fights(fourCellsApart, "rock_beetle", List.of(0, 0, 0, 40), 60);

        assertThat(scenario.happened(EventType.BREW_CHOSEN, EventType.BREW_CAST))
                .startsWith(EventType.BREW_CHOSEN, EventType.BREW_CAST);
        assertThat(scenario.world().player().component().chosenOres).isEqualTo(1 << 3);
    }

    @Test
    void givenAMonsterBehindRock_thenItIsNotInReachHoweverNearItIs() {
        Scenario scenario = Scenario.of("""
                #####
                #@#g#
                #...#
                #####""");
        WalkerView view = new WalkerView(scenario.world());
        WalkerControls controls = new WalkerControls(view);
        controls.take(intent);
        Entity goblin = scenario.world().monsters().first();
        scenario.body().x = 1.7f;
        goblin.getComponent(BodyComponent.class).x = 3.2f;

        assertThat(MonsterFight.strikeInReach(view, controls, goblin)).isFalse();
        assertThat(intent.holds(Intent.STRIKE)).isFalse();
    }

    @Test
    void givenAMonsterAtArmsLength_thenItAimsAndStrikes() {
        Scenario scenario = Scenario.of("""
                #####
                #...#
                #@g.#
                #####""");
        WalkerView view = new WalkerView(scenario.world());
        WalkerControls controls = new WalkerControls(view);
        controls.take(intent);

        assertThat(MonsterFight.strikeInReach(
                        view, controls, scenario.world().monsters().first()))
                .isTrue();
        assertThat(intent.holds(Intent.STRIKE)).isTrue();
        assertThat(intent.aim()).isZero();
    }
}
