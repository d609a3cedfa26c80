package dev.orebound.world.boss;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.arena.BossKind;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import org.junit.jupiter.api.Test;

/** Tests a playtester's orders in a boss's hall: the boss is reset, comes up again, and can be slain as usual. */
class HelpedBossTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final BossKind KIND = CONTENT.bosses().at(0);
    private static final String HALL = """
            ##########################
            #@...#...................#
            #....#...................#
            #....#...................#
            #....+.........1.........#
            #....#...................#
            #....#.........T.........#
            #....#...................#
            #....#...................#
            #....#................>..#
            ##########################""";

    private final Scenario scenario = Scenario.inArena(KIND.arena(), 17, HALL);
    private final World world = scenario.world();
    private final int room = scenario.arena().room().id();

    @Test
    void givenABossWithItsOreAboutIt_whenItsHallIsLaidAnew_thenNothingIsLeftOfItAndItComesUpAgain() {
        comesUp();
        inSecondPhase();
        int ores = standing();
        assertThat(ores).isPositive();

        scenario.orders(IntentOrder.HELP_RESET, room);

        assertThat(world.part(Boss.class).kind()).isEqualTo(Boss.NONE);
        assertThat(world.part(Boss.class).isAlive()).isFalse();
        assertThat(world.monsters().size()).isZero();
        assertThat(standing()).isZero();
        comesUp();
        assertThat(world.part(Boss.class).phase()).isZero();
    }

    @Test
    void givenABossInAFight_whenItsHallIsToggled_thenItIsGoneAndThePlayerStandsOutsideOpenDoors() {
        comesUp();
        inSecondPhase();

        scenario.orders(IntentOrder.HELP_TOGGLE, room).waits(120);

        assertThat(world.part(Boss.class).kind()).isEqualTo(Boss.NONE);
        assertThat(world.monsters().size()).isZero();
        assertThat(world.doors()).allMatch(door -> door.shut == 0);
        assertThat(world.floor().room().at(scenario.body().cell)).isNotEqualTo(room);
        comesUp();
    }

    @Test
    void givenABossThatNobodyHasMet_whenItsHallIsWon_thenTheExitIsFree() {
        scenario.orders(IntentOrder.HELP_WIN, room).waitsFor(EventType.ARENA_OPENED, 240);

        assertThat(scenario.arena().state()).isEqualTo(ArenaState.OPEN);
        assertThat(world.part(Boss.class).isAlive()).isFalse();
        scenario.standsOn(scenario.cellOf('>')).waits(2);
        assertThat(world.prompt()).isEqualTo(InteractPrompt.TAKE_EXIT);
    }

    @Test
    void givenABossInAFight_whenItsHallIsWon_thenItIsSlain() {
        comesUp();

        scenario.orders(IntentOrder.HELP_WIN, room).waits(2);

        assertThat(world.part(Boss.class).isAlive()).isFalse();
        assertThat(world.monsters().size()).isZero();
        assertThat(scenario.arena().state().isShutting()).isFalse();
    }

    private void comesUp() {
        scenario.orders(IntentOrder.HELP_SPRING, room);
        for (int tick = 0; tick < 1500 && !world.part(Boss.class).isAlive(); tick++) {
            slayGuards();
            scenario.endures(1);
        }
        assertThat(world.part(Boss.class).isAlive()).as("the boss is there").isTrue();
        scenario.endures(1);
    }

    private void slayGuards() {
        world.monsters().forEach(monster -> {
            if (!scenario.arena().isHead(monster.getComponent(SpawnComponent.class).spawnId)) {
                scenario.slay(monster);
            }
        });
    }

    private void inSecondPhase() {
        scenario.endures(KIND.phases().get(0).riseTicks() + 2);
        world.monsters().forEach(monster -> {
            HealthComponent health = monster.getComponent(HealthComponent.class);
            if (monster.getComponent(SpawnComponent.class).spawnId
                    == world.part(Boss.class).spawnId()) {
                health.health = health.most * KIND.phases().get(1).belowPercent() / 100;
            }
        });
        scenario.endures(KIND.phases().get(1).riseTicks() + 60);
        assertThat(world.part(Boss.class).phase()).isEqualTo(1);
    }

    private int standing() {
        return world.ores().size();
    }
}
