package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.FieldOfView;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Tests that nothing passes the shut doors of an arena. */
class ShutDoorsTest {

    private static final String SHUT_IN = """
            ##################
            #........#.......#
            #........#.......#
            #@0.....1+2..3T..#
            #........#.......#
            #........#.......#
            ##################""";

    private final Scenario scenario = sealed();

    private static Scenario sealed() {
        Scenario scenario = Scenario.of(SHUT_IN);
        return scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 120);
    }

    @Test
    void noSightLinePassesAShutDoor() {
        Grid grid = scenario.world().floor().grid();
        for (int from = 0; from < grid.size(); from++) {
            for (int to = 0; to < grid.size(); to++) {
                if (isOutside(from) && isInside(to)) {
                    assertThat(LineTrace.isClear(
                                    scenario.world().floorState().opaque(),
                                    grid.x(from) + 0.5f,
                                    grid.y(from) + 0.5f,
                                    grid.x(to) + 0.5f,
                                    grid.y(to) + 0.5f))
                            .as("from %s to %s", from, to)
                            .isFalse();
                }
            }
        }
    }

    @Test
    void nobodyInsideIsSeenFromOutsideNorTheOtherWayRound() {
        Grid grid = scenario.world().floor().grid();
        MutableBitLayer inSight = new MutableBitLayer(grid);
        FieldOfView fieldOfView = new FieldOfView(grid);
        for (int from = 0; from < grid.size(); from++) {
            if (isOutside(from) || isInside(from)) {
                fieldOfView.look(scenario.world().floorState().opaque(), from, 40, inSight);
                for (int to = 0; to < grid.size(); to++) {
                    boolean isPast = (isOutside(from) && isInside(to)) || (isInside(from) && isOutside(to));
                    assertThat(isPast && inSight.at(to))
                            .as("from %s to %s", from, to)
                            .isFalse();
                }
            }
        }
    }

    @Test
    void noWayLeadsThroughAShutDoorNorRoundItsCorners() {
        Grid grid = scenario.world().floor().grid();
        DistanceMap way = new DistanceMap(grid);
        way.spreadFrom(scenario.cellOf('3'), scenario.world().floorState().solid(), StepKind.EIGHT_WAY);

        for (int cell = 0; cell < grid.size(); cell++) {
            assertThat(way.isReached(cell)).as("cell %s", cell).isEqualTo(isInside(cell));
        }
    }

    @Test
    void noBodyIsPushedThroughAShutDoorHoweverHard() {
        BodyComponent body = scenario.body();
        for (int y = -2; y <= 2; y++) {
            scenario.standsOn(scenario.cellOf('2'));
            body.knockX = -3;
            body.knockY = y;
            scenario.endures(40);
            scenario.pushes(-Intent.FULL_TILT, y * 40, 40);

            assertThat(body.x - body.radius).isGreaterThanOrEqualTo(10 - 0.01f);
            assertThat(isInside(body.cell)).isTrue();
        }
        assertThat(scenario.arena().state()).matches(ArenaState::isSealed);
    }

    @Test
    void aStrikeAtAShutDoorHurtsNobodyBehindIt() {
        Scenario before = Scenario.of(SHUT_IN.replace(".1+", ".g+"));
        Entity goblin = before.world().monsters().first();
        BodyComponent body = goblin.getComponent(BodyComponent.class);
        before.standsOn(before.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 120);
        int health = goblin.getComponent(HealthComponent.class).health;
        before.body().x = 10.31f;
        before.body().cell = before.cellOf('2');
        body.x = 9 - body.radius;

        before.strikesAt('+', 60);

        assertThat(goblin.getComponent(HealthComponent.class).health).isEqualTo(health);
    }

    private boolean isInside(int cell) {
        return scenario.world().floor().room().at(cell)
                == scenario.arena().room().id();
    }

    private boolean isOutside(int cell) {
        int room = scenario.world().floor().room().at(cell);
        return room != 0 && room != scenario.arena().room().id();
    }
}
