package dev.orebound.world.tactic;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.Horde;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.event.EventType;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Checks that an eel lives in deep water: it bites anybody next to it, is out of reach while under water, and never
 * leaves it.
 */
class EelTest {
    private static final int AIR = 2;
    private static final int LONG = 1200;

    private static final String WADER = """
            ##################
            #................#
            #...-~~~~~~~~....#
            #..@-~~~~~~~~....#
            #...-~~~~~~~~....#
            #...-~~~~~~~~....#
            #................#
            ##################""";

    @Test
    void givenAnEel_whenSomebodyWadesBesideDeepWater_thenItBitesAndTheBiteWasSeenComing() {
        FightScenario fight = eelIn(WADER);
        wade(fight);

        fight.waitsUntil(() -> fight.lost() > 0, LONG);

        long seen = fight.first(EventType.STRIKE_WOUND_UP).tick();
        assertThat(fight.first(EventType.ACTOR_HURT).tick() - seen).isGreaterThanOrEqualTo(16);
        assertThat(fight.lost()).isLessThanOrEqualTo(fight.player().health().most / 5);
    }

    @Test
    void givenAnEel_whenSomebodyStandsTwoCellsOffTheDeep_thenItNeverBites() {
        FightScenario fight = eelIn(WADER);

        fight.waits(LONG);

        assertThat(fight.body(0).x).as("it came as near as the water lets it").isLessThan(7);
        assertThat(fight.count(EventType.STRIKE_WOUND_UP)).isZero();
        assertThat(fight.lost()).isZero();
    }

    @Test
    void givenABitePending_whenItsPreyStepsOneCellBack_thenItMisses() {
        FightScenario fight = eelIn(WADER);
        wade(fight);

        fight.waitsFor(EventType.STRIKE_WOUND_UP, LONG).plays(-127, 0, 0, 20).waitsFor(EventType.STRIKE_SWUNG, 60);

        assertThat(fight.lost()).isZero();
    }

    @Test
    void givenABite_whenItIsOver_thenTheEelDivesAndGoesToAnotherPlaceBeforeItComesBack() {
        FightScenario fight = eelIn(WADER);
        wade(fight);
        fight.waitsFor(EventType.STRIKE_WOUND_UP, LONG);
        assertThat(fight.world().isUnderWater(fight.monster(0)))
                .as("under water as it winds up")
                .isFalse();
        float bitesAt = fight.body(0).x;

        fight.waitsUntil(() -> fight.world().isUnderWater(fight.monster(0)), 300);
        fight.waitsUntil(() -> fight.body(0).x > bitesAt + 4, 200);

        assertThat(fight.count(EventType.STRIKE_SWUNG)).isEqualTo(1);
        wade(fight);
        fight.waitsUntil(() -> fight.count(EventType.STRIKE_WOUND_UP) == 2, LONG);
    }

    @Test
    void givenAnEelUnderWater_whenItIsStruckOrShot_thenNothingFindsIt_untilItComesUp() {
        FightScenario fight = eelIn(WADER);
        wade(fight);
        fight.put(fight.body(0), fight.player().body().cell + 1);
        fight.striker(0).cooldownTicks[0] = 90;
        fight.player().component().chosenOres = 1;

        fight.aimsAt('~').holds(Intent.STRIKE, 30).holds(Intent.BOLT, 2);
        fight.waitsUntil(() -> fight.striker(0).phase == StrikePhase.WINDING_UP, LONG);
        assertThat(fight.all(EventType.ACTOR_HURT)).noneMatch(hurt -> hurt.spawnId() == fight.id(0));

        int before = fight.health(0).health;
        for (int i = 0; i < 30; i++) {
            fight.holds(Intent.STRIKE, 1);
        }
        assertThat(fight.health(0).health).as("while it was up").isLessThan(before);
    }

    @Test
    void givenAnEelUnderWater_whenTheWaterIsCharged_thenItIsHurtAndComesUp() {
        FightScenario fight = eelIn(WADER);
        sleeps(fight);
        fight.player().component().chosenOres = 1 << AIR;
        fight.waits(10).aimsAt('~').throwsFar(4);

        fight.waitsUntil(() -> fight.health(0).health < fight.health(0).most, 200);

        assertThat(FightScenario.part(fight.monster(0), StatusComponent.class).has(StatusEffect.SHOCKED))
                .isTrue();
        assertThat(fight.world().isUnderWater(fight.monster(0))).isFalse();
    }

    @Test
    void givenEels_whenTheyHuntAreStruckAndAreShocked_thenTheyNeverLeaveTheDeep() {
        FightScenario fight = FightScenario.of(new DrawnFloor("""
                        ####################
                        #......--~~~-......#
                        #...~~~~~~~~~~~....#
                        #..~~~==~~-~~~~~-..#
                        #..@~~==~--~~~~~~..#
                        #...~~==~~~~~##~~..#
                        #....~~~~~~~~#~~~..#
                        #..................#
                        ####################""").horde("eels", "~~", "eel", "eel"), "eel");
        fight.player().health().invulnerableTicks = 0;
        BodyCollider shores = new BodyCollider(
                fight.world().floor().grid(),
                fight.world().floorState().unswimmable(),
                fight.world().floor().structure());
        for (int tick = 0; tick < 4000; tick++) {
            fight.player().health().health = fight.player().health().most;
            int turn = tick / 53 % 8;
            fight.plays(turn < 4 ? 127 : -127, turn % 4 < 2 ? 127 : -127, tick % 7 == 0 ? Intent.STRIKE : 0, 1);
            if (tick % 600 == 300) {
                fight.player().component().chosenOres = 1 << AIR;
                fight.throwsFar(3);
            }
            for (int i = 0; i < fight.world().monsters().size(); i++) {
                BodyComponent body = FightScenario.part(fight.world().monsters().get(i), BodyComponent.class);
                assertThat(shores.isFree(body.x, body.y, body.radius - 0.001f))
                        .as("tick %s at %s, %s", tick, body.x, body.y)
                        .isTrue();
            }
        }
        assertThat(fight.count(EventType.STRIKE_SWUNG)).isPositive();
    }

    @Test
    void givenAnEelFarFromItsPlace_whenItsPreyIsGone_thenItSwimsHomeAndSleeps() {
        FightScenario fight = eelIn("""
                ##########################
                #~~~~~~~~~~~~~~~~~~~~~~..#
                #~~~~~~~~~~~~~~~~~~~~~~..#
                #@.......................#
                ###########.##############
                #.......1................#
                ##########################""");
        float post = fight.body(0).x;
        fight.waitsUntil(() -> fight.body(0).x < post - 8, LONG);

        fight.put(fight.player().body(), fight.cell('1'));
        fight.waitsUntil(() -> mind(fight).state == MindState.RETURNING, LONG);
        fight.waitsUntil(() -> mind(fight).state == MindState.ASLEEP, LONG);

        assertThat(fight.body(0).x).isBetween(post - 3, post + 3);
        assertThat(fight.world().isUnderWater(fight.monster(0))).isTrue();
    }

    @Test
    void givenAFloorOfWaterInATrapRoom_whenItIsLookedAt_thenNoEelCanSwimThere() {
        FloorState state = new FloorState(new DrawnFloor("""
                        ###############
                        #@..~~~#~~~T..#
                        #...~~~+~~~...#
                        ###############""").floor(), TestContent.BUILT_IN);

        assertThat(state.unswimmable().at(4, 1, true)).isFalse();
        assertThat(state.unswimmable().at(7, 1, true)).as("the doorway").isTrue();
        assertThat(state.unswimmable().at(8, 1, true)).as("the trap room").isTrue();
    }

    @Test
    void givenACompanion_whenAnEelIsNear_thenItStaysWithItsAlchemist() {
        Party alone = Party.fresh(TestContent.BUILT_IN);
        int golem = TestContent.BUILT_IN.monsters().indexOf("loam_bulwark");
        World world = new World(
                new DrawnFloor(WADER).horde("eel", "~", "eel").floor(),
                TestContent.BUILT_IN,
                alone.with(PartyMember.allHale(List.of(golem))));
        FightScenario.part(world.monsters().get(0), MindComponent.class).state = MindState.HUNTING;
        BodyComponent companion = FightScenario.part(world.companions().get(0), BodyComponent.class);

        for (int tick = 0; tick < LONG; tick++) {
            world.step(new Intent());
            float dx = companion.x - world.player().body().x;
            float dy = companion.y - world.player().body().y;
            assertThat(dx * dx + dy * dy).as("tick %s", tick).isLessThan(16);
        }
    }

    @Test
    void givenAnEelThatHunts_whenItBitesAndDives_thenNothingIsAllocated() {
        World world = new World(
                new DrawnFloor(WADER).horde("eel", "~", "eel").floor(),
                TestContent.BUILT_IN,
                Party.fresh(TestContent.BUILT_IN));
        FightScenario.part(world.monsters().get(0), MindComponent.class).state = MindState.HUNTING;
        Intent still = new Intent();
        int[] bites = new int[1];

        assertThat(AllocationProbe.of(() -> {
                    BodyComponent body = world.player().body();
                    body.x = 4.5f;
                    body.cell = world.floor().grid().cell(4, (int) body.y);
                    world.player().health().health = world.player().health().most;
                    world.step(still);
                    for (int i = 0; i < world.events().size(); i++) {
                        bites[0] += world.events().at(i).type() == EventType.STRIKE_SWUNG ? 1 : 0;
                    }
                }))
                .isEqualTo(AllocationProbe.ofNothing());
        assertThat(bites[0]).isPositive();
    }

    @Test
    void givenABattleFloorWithEels_whenItIsEntered_thenNoEelHasTheKey() {
        DrawnFloor floor = new DrawnFloor("""
                ###################
                #@...~~~~~~~......#
                #....~~~~~~~...g..#
                #....~~~~~~~......#
                ###################""");
        World world = new World(
                floor.horde("eels", "~~", "eel", "eel").floor(),
                TestContent.BUILT_IN,
                Party.fresh(TestContent.BUILT_IN));

        long warden = world.part(FloorGifts.class).wardenSpawnId();

        assertThat(warden).isPositive();
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            boolean swims = world.floorState().isSolid(FightScenario.part(monster, BodyComponent.class).cell);
            assertThat(swims && FightScenario.part(monster, SpawnComponent.class).spawnId == warden)
                    .isFalse();
        }
    }

    @Test
    void swimmersAreLonersThatAskForDeepWater() {
        for (Horde horde : TestContent.BUILT_IN.hordes()) {
            if (TestContent.BUILT_IN.monsters().get(horde.leader()).swims()) {
                assertThat(horde.terrain()).containsExactly("deep_water");
                assertThat(horde.members().stream()
                                .mapToInt(each -> each.count().highest())
                                .sum())
                        .isLessThanOrEqualTo(1);
                assertThat(horde.mayArrive()).isFalse();
            }
        }
    }

    /** Returns a floor with one hunting eel on the north-easternmost cell of its deep water. */
    private static FightScenario eelIn(String drawing) {
        return FightScenario.of(new DrawnFloor(drawing).horde("eel", "~", "eel"), "eel");
    }

    private static void sleeps(FightScenario fight) {
        mind(fight).state = MindState.ASLEEP;
    }

    private static MindComponent mind(FightScenario fight) {
        return FightScenario.part(fight.monster(0), MindComponent.class);
    }

    /** Places the player next to the deep water, on the shallow cell east of the entrance. */
    private static void wade(FightScenario fight) {
        fight.put(fight.player().body(), fight.cell('@') + 1);
    }
}
