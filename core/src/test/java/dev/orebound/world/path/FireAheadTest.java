package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.ElementsTest;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that a monster that fears fire does not walk onto ground that is about to burn, but waits or goes round. */
class FireAheadTest {
    private static final String MEADOW = """
            ##################
            #....""\"""\".......#
            #....""\"""\"....g..#
            #....""\"""\".......#
            #.@..""1""\"....g..#
            #....""\"""\".......#
            #....""\"""\"....g..#
            #....""\"""\".......#
            ##################""";

    private static final int SECONDS_20 = 1200;

    @Test
    void givenGrassThatBurnsBetween_whenGoblinsHunt_thenNoneIsCaughtByTheFire_andAllComeWhenItIsOut() {
        FightScenario fight = FightScenario.of(MEADOW, "goblin");
        lights(fight, 5);

        boolean[] burnt = new boolean[3];
        for (int i = 0; i < SECONDS_20; i++) {
            endures(fight);
            for (int each = 0; each < 3; each++) {
                burnt[each] |= isOnFire(fight, each);
            }
        }

        assertThat(burnt).as("who caught fire").containsOnly(false);
        assertThat(fight.count(EventType.FIRE_DIED)).as("cells that burnt out").isGreaterThan(20);
        assertThat(fight.count(EventType.STRIKE_WOUND_UP))
                .as("blows once it is over")
                .isPositive();
    }

    @Test
    void givenAFireThatCanBePassed_whenAGoblinHunts_thenItGoesRoundIt() {
        FightScenario fight = FightScenario.of("""
                ###############
                #.............#
                #.............#
                #....."".....g#
                #.@..."1......#
                #.............#
                #.............#
                ###############""", "goblin");
        lights(fight, 5);

        for (int i = 0; i < 120; i++) {
            endures(fight);
            assertThat(isOnFire(fight, 0)).as("caught").isFalse();
        }
        for (int i = 0; i < 130 && fight.count(EventType.STRIKE_WOUND_UP) == 0; i++) {
            endures(fight);
        }

        assertThat(isOnFire(fight, 0)).as("caught").isFalse();
        assertThat(fight.count(EventType.STRIKE_WOUND_UP)).isPositive();
    }

    @Test
    void givenAGoblinInTheGrass_whenFireComesNear_thenItGetsOffTheGrass() {
        FightScenario fight = FightScenario.of("""
                #################
                #""\"""\"""\"""\""..#
                #""\"""\"""\"""\""..#
                #@""1""\"""g""\"..#
                #""\"""\"""\"""\""..#
                #""\"""\"""\"""\""..#
                #################""", "goblin");
        lights(fight, 3);

        for (int i = 0; i < SECONDS_20; i++) {
            endures(fight);
            assertThat(isOnFire(fight, 0)).as("caught at tick %s", i).isFalse();
        }
    }

    @Test
    void givenAHoundThatFearsNoFire_whenGrassIsAboutToBurn_thenItComesThroughAllTheSame() {
        FightScenario fight = FightScenario.of("""
                #############
                #.@.."1"..g.#
                #############""", "ember_hound");
        lights(fight, 4);

        for (int i = 0; i < 600 && fight.count(EventType.STRIKE_WOUND_UP) == 0; i++) {
            endures(fight);
        }

        assertThat(fight.count(EventType.STRIKE_WOUND_UP)).isPositive();
    }

    /** Plays a tick without input and heals the player. */
    private static void endures(FightScenario fight) {
        fight.player().health().health = fight.player().health().most;
        ElementsTest.statusOf(fight.player().entity()).ticks[StatusEffect.BURNING.ordinal()] = 0;
        fight.waits(1);
    }

    /** Breaks a fire flask on the label before any monster has moved. */
    private static void lights(FightScenario fight, int cells) {
        List<Integer> from = new ArrayList<>();
        fight.world().monsters().forEach(each -> from.add(FightScenario.part(each, BodyComponent.class).cell));
        ElementsTest.throwAt(fight, ElementsTest.FIRE, '1', cells);
        fight.waitsFor(EventType.FIRE_CAUGHT, 120);
        for (int i = 0; i < from.size(); i++) {
            fight.put(fight.body(i), from.get(i));
            ElementsTest.statusOf(fight.monster(i)).ticks[StatusEffect.BURNING.ordinal()] = 0;
        }
    }

    private static boolean isOnFire(FightScenario fight, int index) {
        return ElementsTest.statusOf(fight.monster(index)).has(StatusEffect.BURNING);
    }
}
