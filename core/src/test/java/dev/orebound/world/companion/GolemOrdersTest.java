package dev.orebound.world.companion;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import org.junit.jupiter.api.Test;

/** Checks what each build of golem does by itself, and that companions do what they are told. */
class GolemOrdersTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final String HALL = """
            ####################
            #..................#
            #..................#
            #@......1.......2..#
            #..................#
            #..................#
            ####################""";
    private static final String ORE = """
            ##############
            #............#
            #@...........#
            #....o....1..#
            #............#
            ##############""";
    private static final String DOOR = """
            ################
            #......#.......#
            #......#.......#
            #@.....1.....g.#
            #......#.......#
            #......#.......#
            ################""";

    @Test
    void anOrderToGolemsIsNoHelp() {
        for (IntentOrder order : IntentOrder.ALL) {
            assertThat(order.isHelp() && order.isToGolems()).as("%s", order).isFalse();
            assertThat(order.isHelp()).as("%s", order).isEqualTo(order.name().startsWith("HELP_"));
            assertThat(order.isToGolems())
                    .as("%s", order)
                    .isEqualTo(order.name().startsWith("GOLEMS_"));
        }
    }

    @Test
    void givenCompanions_whenToldToHold_thenTheyGoToCellsOfTheirOwnAndStay() {
        Scenario scenario = Scenario.with(HALL, "cinder_delver", "gale_caster");
        scenario.orders(IntentOrder.GOLEMS_HOLD, scenario.cellOf('1')).waits(240);

        assertThat(cell(scenario, 0)).isEqualTo(scenario.cellOf('1'));
        assertThat(cell(scenario, 1)).isNotEqualTo(cell(scenario, 0));
        assertThat(distance(scenario, 1, scenario.cellOf('1'))).isLessThan(2);
        int before = cell(scenario, 1);
        scenario.walksTo('2').waits(60);

        assertThat(cell(scenario, 0)).isEqualTo(scenario.cellOf('1'));
        assertThat(cell(scenario, 1)).isEqualTo(before);
        assertThat(order(scenario, 0)).isEqualTo(CompanionOrder.HOLD);
    }

    @Test
    void givenAHoldingGolem_whenToldToFollow_thenItComes() {
        Scenario scenario = Scenario.with(HALL, "loam_bulwark");
        scenario.orders(IntentOrder.GOLEMS_HOLD, scenario.cellOf('2')).waits(400);
        assertThat(cell(scenario, 0)).isEqualTo(scenario.cellOf('2'));

        scenario.orders(IntentOrder.GOLEMS_FOLLOW).waits(400);

        assertThat(distance(scenario, 0, scenario.body().cell)).isLessThan(3);
    }

    @Test
    void givenABulwark_whenToldToHoldNearADoorway_thenItStandsInTheDoorway() {
        Scenario scenario = Scenario.with(DOOR, "loam_bulwark");

        scenario.orders(IntentOrder.GOLEMS_HOLD, scenario.cellOf('1') - 2).waits(300);

        assertThat(cell(scenario, 0)).isEqualTo(scenario.cellOf('1'));
    }

    @Test
    void givenABulwarkNearThePlayer_whenAMonsterComes_thenItStrikesAtTheBulwark() {
        assertThat(firstHurt("loam_bulwark")).isEqualTo(CONTENT.monsters().indexOf("loam_bulwark"));
        assertThat(firstHurt("loam_caster")).as("another build draws nobody").isEqualTo(-1);
    }

    /** Returns the kind of whom a goblin hurts first that is as near to the player as to a golem beside the player. */
    private static int firstHurt(String golem) {
        Scenario scenario = Scenario.with("""
                ########
                #......#
                #@1g...#
                #2.....#
                ########""", golem);
        BodyComponent body = scenario.world().companions().first().getComponent(BodyComponent.class);
        HealthComponent health = scenario.world().monsters().first().getComponent(HealthComponent.class);
        scenario.waits(1);
        scenario.standsOn(scenario.cellOf('1'));
        for (int tick = 0; tick < 600; tick++) {
            scenario.put(body, scenario.cellOf('2'));
            health.health = health.most;
            wake(scenario);
            scenario.waits(1);
            for (int i = 0; i < scenario.world().events().size(); i++) {
                var event = scenario.world().events().at(i);
                if (event.type() == EventType.ACTOR_HURT
                        && event.subject() != CONTENT.monsters().indexOf("goblin")) {
                    return event.subject();
                }
            }
        }
        throw new AssertionError("nobody was hurt");
    }

    @Test
    void givenACaster_whenAMonsterIsInSight_thenItShootsAndKeepsAway() {
        Scenario scenario = Scenario.with("""
                ##################
                #................#
                #................#
                #@......g........#
                #................#
                ##################""", "cinder_caster").waits(1);
        wake(scenario);

        scenario.waitsFor(EventType.SHOT_LOOSED, 300);

        assertThat(distance(scenario, 0, monster(scenario).cell)).isGreaterThan(1.3);
    }

    @Test
    void givenADelver_whenItPassesOre_thenItMinesItUnlessThePlayerSneaks() {
        Scenario sneaks = Scenario.with(ORE, "cinder_delver");
        Intent sneak = new Intent();
        sneak.hold(Intent.SNEAK);
        for (int tick = 0; tick < 300; tick++) {
            sneaks.standsOn(sneaks.cellOf('@') + 3).plays(sneak);
        }
        assertThat(sneaks.count(EventType.ORE_CHIPPED) + sneaks.count(EventType.ORE_BROKEN))
                .isZero();

        Scenario walks = Scenario.with(ORE, "cinder_delver");
        BodyComponent body = walks.world().companions().first().getComponent(BodyComponent.class);
        walks.put(body, walks.cellOf('@') + 5);
        walks.standsOn(walks.cellOf('@') + 3).waits(600);
        assertThat(walks.count(EventType.ORE_BROKEN)).isOne();
    }

    @Test
    void givenAMark_whenToldToAttack_thenEveryoneGoesForItThoughItSleeps() {
        Scenario scenario = Scenario.with("""
                ####################
                #..................#
                #@.......g......g..#
                #..................#
                ####################""", "cinder_delver", "brine_delver").waits(1);
        Entity far = scenario.world().monsters().get(1);
        int cell = far.getComponent(BodyComponent.class).cell;

        scenario.orders(IntentOrder.GOLEMS_ATTACK, cell + 1);

        assertThat(order(scenario, 0)).isEqualTo(CompanionOrder.ATTACK);
        scenario.waitsFor(EventType.MONSTER_DIED, 900);
        assertThat(far.getComponent(HealthComponent.class)).isNull();
        scenario.waits(1);
        assertThat(order(scenario, 1)).as("once it is dead").isEqualTo(CompanionOrder.FOLLOW);
    }

    @Test
    void givenNoMonsterAtTheMark_whenToldToAttack_thenTheOrderIsRefused() {
        Scenario scenario = Scenario.with(HALL, "cinder_delver");

        scenario.orders(IntentOrder.GOLEMS_ATTACK, scenario.cellOf('2'));

        assertThat(scenario.count(EventType.ORDER_REFUSED)).isOne();
        assertThat(order(scenario, 0)).isEqualTo(CompanionOrder.FOLLOW);
    }

    @Test
    void givenOre_whenToldToMine_thenDelversMineAndOthersFollow() {
        Scenario scenario = Scenario.with(ORE.replace("o....1", "oooo.1"), "cinder_caster", "gale_delver")
                .waits(1);
        scenario.walksTo('1');

        scenario.orders(IntentOrder.GOLEMS_MINE, scenario.cellOf('@') - grid(scenario) + 4);

        assertThat(order(scenario, 0)).isEqualTo(CompanionOrder.FOLLOW);
        assertThat(order(scenario, 1)).isEqualTo(CompanionOrder.MINE);
        scenario.waitsFor(EventType.ORE_BROKEN, 900).waits(1);
        assertThat(order(scenario, 1)).isEqualTo(CompanionOrder.FOLLOW);
    }

    @Test
    void givenNoDelver_whenToldToMine_thenAnyGolemDoesMoreSlowly() {
        assertThat(ticksToMine("cinder_bulwark")).isGreaterThan(ticksToMine("cinder_delver") * 3 / 2);
    }

    private static int ticksToMine(String golem) {
        Intent looksNorth = new Intent();
        looksNorth.aim(Intent.AIMS / 4);
        Scenario scenario = Scenario.with(ORE, golem).plays(looksNorth).waits(60);
        scenario.orders(IntentOrder.GOLEMS_MINE, scenario.cellOf('@') - grid(scenario) + 4);
        int ticks = 0;
        while (scenario.count(EventType.ORE_BROKEN) == 0 && ticks < 3000) {
            scenario.waits(1);
            ticks++;
        }
        return ticks;
    }

    @Test
    void givenACompanionInTheDirectionOfTheAim_whenTheyChangePlaces_thenEachStandsWhereTheOtherStood() {
        Scenario scenario = Scenario.with(HALL, "cinder_delver", "gale_delver").waits(1);
        BodyComponent east = scenario.world().companions().get(1).getComponent(BodyComponent.class);
        scenario.standsOn(scenario.cellOf('1'));
        scenario.put(scenario.world().companions().get(0).getComponent(BodyComponent.class), scenario.cellOf('1') - 4);
        scenario.put(east, scenario.cellOf('1') + 4);

        scenario.orders(IntentOrder.GOLEMS_SWAP, scenario.cellOf('2'));

        assertThat(scenario.count(EventType.COMPANION_SWAPPED)).isOne();
        assertThat(scenario.body().cell).isEqualTo(scenario.cellOf('1') + 4);
        assertThat(east.cell).isEqualTo(scenario.cellOf('1'));
    }

    @Test
    void givenASmallCompanionCloseToTheRock_whenTheyChangePlaces_thenTheAlchemistStandsClearOfIt() {
        Scenario scenario = Scenario.with(HALL, "cave_rat").waits(1);
        BodyComponent small = scenario.world().companions().get(0).getComponent(BodyComponent.class);
        int corner = grid(scenario) + 1;
        scenario.put(small, corner);
        small.x -= 0.49f - small.radius;
        small.y -= 0.49f - small.radius;
        scenario.standsOn(corner + 2);
        float radius = scenario.body().radius;
        assertThat(small.radius).isLessThan(radius - 0.02f);

        scenario.orders(IntentOrder.GOLEMS_SWAP, corner);

        assertThat(scenario.count(EventType.COMPANION_SWAPPED)).isOne();
        assertThat(scenario.body().cell).isEqualTo(corner);
        assertThat(scenario.body().x - 1).as("from the rock in the west").isGreaterThanOrEqualTo(radius);
        assertThat(scenario.body().y - 1).as("from the rock in the south").isGreaterThanOrEqualTo(radius);
    }

    @Test
    void givenACompanionBehindRock_whenTheyAreToChangePlaces_thenNothingHappens() {
        Scenario scenario = Scenario.with("""
                ##########
                #@..#..1.#
                #.......##
                ##########""", "cinder_delver").waits(1);
        scenario.put(scenario.world().companions().get(0).getComponent(BodyComponent.class), scenario.cellOf('1'));

        scenario.orders(IntentOrder.GOLEMS_SWAP, scenario.cellOf('1'));

        assertThat(scenario.count(EventType.ORDER_REFUSED)).isOne();
        assertThat(scenario.body().cell).isEqualTo(scenario.cellOf('@'));
    }

    @Test
    void givenAnyCellAtAll_whenOrdersAreGiven_thenNothingBreaks() {
        for (IntentOrder order : IntentOrder.ALL) {
            for (int argument : new int[] {0, 1, 40, 0xffff}) {
                if (order.isToGolems()) {
                    Scenario scenario = Scenario.with(HALL, "cinder_delver");
                    scenario.orders(order, argument).waits(5);
                    assertThat(scenario.world().companions().size()).isOne();
                }
            }
        }
    }

    private static int grid(Scenario scenario) {
        return scenario.world().floor().grid().width();
    }

    private static void wake(Scenario scenario) {
        for (Entity monster : scenario.world().monsters()) {
            monster.getComponent(MindComponent.class).state = MindState.HUNTING;
        }
    }

    private static BodyComponent monster(Scenario scenario) {
        return scenario.world().monsters().first().getComponent(BodyComponent.class);
    }

    private static int cell(Scenario scenario, int companion) {
        return scenario.world().companions().get(companion).getComponent(BodyComponent.class).cell;
    }

    private static CompanionOrder order(Scenario scenario, int companion) {
        return scenario.world().companions().get(companion).getComponent(CompanionComponent.class).order;
    }

    private static double distance(Scenario scenario, int companion, int cell) {
        BodyComponent body = scenario.world().companions().get(companion).getComponent(BodyComponent.class);
        var grid = scenario.world().floor().grid();
        return Math.hypot(body.x - grid.x(cell) - 0.5, body.y - grid.y(cell) - 0.5);
    }
}
