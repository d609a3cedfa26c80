package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.behaviour.MindRules.ArrivalRules;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.StepKind;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import org.junit.jupiter.api.Test;

/** Tests arriving hordes with the game's own numbers: after 60 to 80 s of exploring, one horde after another. */
class BuiltInArrivalsTest {
    private static final String FAR = """
            ##################################################
            #.....###########.........########################
            #..@..###########....T....########################
            #.....+2........+....3....########################
            ###+#############.........########################
            ###.##############################################
            ###.##############################...............#
            ###.##############################...............#
            ###...............................+......1.......#
            ##################################...............#
            ##################################...............#
            ##################################################""";

    private static final ArrivalRules RULES = Scenario.of(FAR).content().minds().arrivals();

    @Test
    void givenSomebodyWhoExplores_whenItsTimeComes_thenHordesArriveEvery60To80SecondsFarOffAndUnseen() {
        assertThat(RULES.ticks()).isEqualTo(new IntRange(3600, 4800));
        Scenario scenario = steppedOut();
        long last = 0;

        for (int arrival = 1; arrival <= 3; arrival++) {
            explores(scenario, arrival);

            long now = scenario.world().tick();
            assertThat(now - last).as("ticks to arrival %s", arrival).isBetween(3600L, 4800L);
            last = now;
        }
    }

    @Test
    void givenHordesThatArrived_whenTheyLiveOn_thenNoMoreComeThanMayLiveAtOnce() {
        Scenario scenario = steppedOut();
        scenario.endures(RULES.mostAtOnce() * RULES.ticks().highest());
        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isEqualTo(RULES.mostAtOnce());

        scenario.endures(2 * RULES.ticks().highest());
        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isEqualTo(RULES.mostAtOnce());
        assertThat(scenario.world().monsters().size()).isLessThanOrEqualTo(RULES.mostMonsters());

        scenario.world().monsters().forEach(scenario::slay);
        scenario.endures(RULES.ticks().highest() + RULES.againTicks());
        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isGreaterThan(RULES.mostAtOnce());
    }

    @Test
    void givenAnArenaThatIsSealed_whenTheTimeIsLongOver_thenNobodyArrivesUntilItOpens() {
        Scenario scenario = steppedOut().endures(3400);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 190);

        scenario.endures(RULES.ticks().highest());

        assertThat(scenario.arena().state().isSealed()).isTrue();
        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isZero();
        scenario.slaysUntil(EventType.ARENA_CLEARED, 3000);
        scenario.standsOn(scenario.cellOf('@'));
        scenario.endures(RULES.ticks().highest() - 3400);
        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isPositive();
    }

    /** Returns the floor with a player who has been outside of the first room. */
    private static Scenario steppedOut() {
        Scenario scenario = Scenario.of(FAR, TestContent.underSolidRock());
        scenario.world().part(HordeMinds.class).isPlayerOut = true;
        return scenario;
    }

    /** Explores until a number of hordes has arrived; each is removed at once, so that it does not block the next. */
    private static void explores(Scenario scenario, int arrivals) {
        World world = scenario.world();
        while (scenario.count(EventType.HORDE_ARRIVED) < arrivals && world.tick() < 60_000) {
            scenario.endures(1);
        }
        DistanceMap steps = new DistanceMap(world.floor().grid());
        steps.spreadFrom(scenario.body().cell, world.floorState().unwalkable(), StepKind.EIGHT_WAY);
        for (int i = 0; i < world.events().size(); i++) {
            WorldEvent event = world.events().at(i);
            if (event.type() == EventType.HORDE_ARRIVED) {
                assertThat(world.floorState().isInSight(event.cell())).isFalse();
                assertThat(steps.at(event.cell())).isGreaterThanOrEqualTo(RULES.leastSteps());
            }
        }
        world.monsters().forEach(scenario::slay);
    }
}
