package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Monster;
import dev.orebound.descent.Descent;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.grid.StepKind;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that an unhurt horde that sees its prey and carries no loot never stops attacking. Eels are left out, because
 * they cannot reach a player who stands back from the water. Drifters are watched until they lose their prey from
 * sight, because they do not search for it.
 */
class HuntersStayOnTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int HARDLY_MORTAL = 1_000_000;
    private static final int SECONDS_60 = 3600;
    private static final int SECONDS_15 = 900;

    /** Ticks within which a monster that lost its prey for a moment has seen it again. */
    private static final int SECOND_1 = 60;

    /** Steps from a horde's leader at which the player stands still. */
    private static final int NEAR = 3;

    @ParameterizedTest
    @CsvSource({"hunt 1, 3", "hunt 5, 3", "hunt 1, 9", "hunt 6, 9"})
    void givenAHordeThatHuntsWhoStandsInItsView_whenAMinuteGoesBy_thenItHasHuntedAndAttackedAllTheTime(
            String seed, int depth) {
        Floor floor = new FloorGenerator(CONTENT).generate(new Descent(Seed.of(seed), CONTENT.graph()).request(depth));
        int hunting = 0;
        for (int number = 0; number < floor.hordes().size(); number++) {
            HordeSpot.MonsterSpot leader = floor.hordes().get(number).leader();
            Monster kind = CONTENT.monsters().get(leader.monster());
            // Swimmers lie in lakes, a thief runs off with its loot, and who fears light waits for prey that stands in
            // it.
            boolean isShy = CONTENT.manners().get(kind.manner()).fears(FightingStyle.Fear.LIGHT);
            boolean waits = kind.swims() || kind.steals() || isShy;
            int stand = waits ? Grid.NONE : standNear(floor, leader.at());
            hunting += stand != Grid.NONE && hunts(floor, stand, number) ? 1 : 0;
        }

        assertThat(hunting).as("hordes that were looked at").isGreaterThan(2);
    }

    /** Returns a cell from which the horde is in view, so near that it notices the player, or none. */
    private static int standNear(Floor floor, int leader) {
        FloorState state = new FloorState(floor, CONTENT);
        Grid grid = floor.grid();
        DistanceMap steps = new DistanceMap(grid);
        steps.spreadFrom(leader, state.unwalkable(), StepKind.EIGHT_WAY, NEAR);
        for (int i = 0; i < steps.reachedCount(); i++) {
            int cell = steps.reached(i);
            if (steps.at(cell) == NEAR
                    && LineTrace.isClear(
                            state.opaque(),
                            grid.x(cell) + 0.5f,
                            grid.y(cell) + 0.5f,
                            grid.x(leader) + 0.5f,
                            grid.y(leader) + 0.5f)) {
                return cell;
            }
        }
        return Grid.NONE;
    }

    /** Plays, and fails if a horde that began to hunt stops; returns false if it never began. */
    private static boolean hunts(Floor floor, int stand, int number) {
        Party party = new Party(HARDLY_MORTAL, Party.fresh(CONTENT).flasks());
        World world = new World(floor, CONTENT, party, stand);
        HordeMind horde = world.hordes().get(number);
        Intent nothing = new Intent();
        for (int i = 0; i < SECONDS_15 && horde.state() != MindState.HUNTING; i++) {
            world.step(nothing);
        }
        // Whoever fears light waits until the player leaves it.
        boolean isBright =
                world.insight().lightPercent(stand) >= CONTENT.tactics().brightPercent();
        if (horde.state() != MindState.HUNTING || (isBright && isShy(horde))) {
            return false;
        }
        String who = floor.hordes().get(number).type();
        boolean drifts = CONTENT.hordes().get(who).mind().equals("drifters");
        int windUps = 0;
        int idle = 0;
        for (int tick = 1; tick <= SECONDS_60; tick++) {
            world.step(nothing);
            windUps += windUpsOf(world);
            if (drifts && horde.state() != MindState.HUNTING && !isInView(world, horde)) {
                return true;
            }
            idle = horde.state() != MindState.HUNTING && isInView(world, horde) ? idle + 1 : 0;
            assertThat(idle)
                    .as("ticks for which %s sees its prey and lets it be", who)
                    .isLessThan(SECOND_1);
            if (tick % SECONDS_15 == 0) {
                assertThat(windUps).as("attacks of %s until tick %s", who, tick).isPositive();
                windUps = 0;
            }
        }
        return true;
    }

    private static int windUpsOf(World world) {
        int count = 0;
        for (int i = 0; i < world.events().size(); i++) {
            count += world.events().at(i).type() == EventType.STRIKE_WOUND_UP ? 1 : 0;
        }
        return count;
    }

    private static boolean isShy(HordeMind horde) {
        int kind = horde.members().first().getComponent(MonsterComponent.class).monster;
        return CONTENT.manners().get(CONTENT.monsters().at(kind).manner()).fears(FightingStyle.Fear.LIGHT);
    }

    /** Returns true if a member is in sight of the player, and neither stands in a cloud, such as of spores. */
    private static boolean isInView(World world, HordeMind horde) {
        GroundEffects ground = world.part(GroundEffects.class);
        for (int i = 0; i < horde.size(); i++) {
            int cell = horde.members().get(i).getComponent(BodyComponent.class).cell;
            if (world.floorState().isInSight(cell) && ground.veilTicks(cell) == 0) {
                return ground.veilTicks(world.player().body().cell) == 0;
            }
        }
        return false;
    }
}
