package dev.orebound.world.boss;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import org.junit.jupiter.api.Test;

/** Checks that the heart of the mine lies where the last boss of a run fell, and that it can be taken once, or left. */
class HeartOfMineTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
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

    private final Scenario scenario = hall(CONTENT.bosses().get("lode_king").arena(), 17);
    private final World world = scenario.world();

    private static Scenario hall(String arena, int depth) {
        return Scenario.inArena(arena, depth, HALL);
    }

    @Test
    void theHeartLiesInTheHallOnceTheKingHasFallen_andNotBefore() {
        comesUp(scenario);
        assertThat(boss().hasHeart()).isFalse();
        assertThat(boss().heartCell()).isEqualTo(Grid.NONE);
        int fell = scenario.cellOf('1');
        scenario.put(bodyOfBoss(scenario), fell);

        falls(scenario);

        assertThat(boss().hasHeart()).isTrue();
        assertThat(world.floor().grid().steps8(boss().heartCell(), fell)).isLessThan(2);
        assertThat(world.floorState().isWalkable(boss().heartCell())).isTrue();
    }

    @Test
    void theKingThatFallsBeforeTheWayOutLeavesItOutOfReachFromThere() {
        comesUp(scenario);
        scenario.put(bodyOfBoss(scenario), scenario.cellOf('>'));

        falls(scenario);
        scenario.standsOn(scenario.cellOf('>')).waits(200);

        assertThat(boss().hasHeart()).isTrue();
        assertThat(world.prompt()).isEqualTo(InteractPrompt.TAKE_EXIT);
        scenario.standsOn(boss().heartCell()).waits(1);
        assertThat(world.prompt()).isEqualTo(InteractPrompt.TAKE_HEART);
    }

    @Test
    void interactTakesItOnce() {
        comesUp(scenario);
        falls(scenario);
        scenario.standsOn(boss().heartCell()).waits(1);
        assertThat(world.prompt()).isEqualTo(InteractPrompt.TAKE_HEART);
        assertThat(world.promptCell()).isEqualTo(boss().heartCell());

        scenario.interacts();

        assertThat(scenario.count(EventType.HEART_TAKEN)).isOne();
        assertThat(boss().isHeartTaken()).isTrue();
        assertThat(boss().hasHeart()).isFalse();
        scenario.waits(1).interacts();
        assertThat(world.prompt()).isEqualTo(InteractPrompt.NOTHING);
        assertThat(scenario.count(EventType.HEART_TAKEN)).isOne();
    }

    @Test
    void aPlayerThatLeavesItCanTakeTheWayOutAsWell() {
        comesUp(scenario);
        falls(scenario);
        scenario.waits(200).standsOn(scenario.cellOf('>')).waits(1).interacts();

        assertThat(scenario.count(EventType.FLOOR_LEFT)).isOne();
        assertThat(scenario.count(EventType.HEART_TAKEN)).isZero();
    }

    @Test
    void guardiansLeaveNone() {
        Scenario guarded = hall(CONTENT.bosses().get("prop_warden").arena(), 4);
        comesUp(guarded);

        falls(guarded);

        assertThat(guarded.world().part(Boss.class).heartCell()).isEqualTo(Grid.NONE);
    }

    @Test
    void aHallThatIsLaidAnewHasItNoLonger() {
        comesUp(scenario);
        falls(scenario);

        scenario.orders(IntentOrder.HELP_RESET, room(scenario));

        assertThat(boss().heartCell()).isEqualTo(Grid.NONE);
        assertThat(boss().isHeartTaken()).isFalse();
    }

    @Test
    void equalIntentsHaveEqualHashes_andTheTakenHeartIsInThem() {
        Scenario other = hall(CONTENT.bosses().get("lode_king").arena(), 17);
        for (Scenario each : new Scenario[] {scenario, other}) {
            comesUp(each);
            falls(each);
            each.standsOn(each.world().part(Boss.class).heartCell()).waits(1);
        }
        assertThat(other.world().hash()).isEqualTo(world.hash());

        scenario.interacts().waits(2);
        other.waits(3);

        assertThat(other.world().hash()).isNotEqualTo(world.hash());
    }

    @Test
    void besideTheHeartAndItsRootsNothingIsAllocated() {
        comesUp(scenario);
        falls(scenario);
        scenario.standsOn(boss().heartCell()).waits(300);
        Intent intent = new Intent();
        assertThat(AllocationProbe.of(() -> stepAndHash(intent))).isEqualTo(AllocationProbe.ofNothing());

        scenario.interacts();
        intent.hold(Intent.INTERACT);

        assertThat(boss().isHeartTaken()).isTrue();
        assertThat(AllocationProbe.of(() -> stepAndHash(intent))).isEqualTo(AllocationProbe.ofNothing());
    }

    private void stepAndHash(Intent intent) {
        world.step(intent);
        world.hash();
    }

    private Boss boss() {
        return world.part(Boss.class);
    }

    private static int room(Scenario scenario) {
        return scenario.arena().room().id();
    }

    private static BodyComponent bodyOfBoss(Scenario scenario) {
        for (var monster : scenario.world().monsters()) {
            if (monster.getComponent(SpawnComponent.class).spawnId
                    == scenario.world().part(Boss.class).spawnId()) {
                return monster.getComponent(BodyComponent.class);
            }
        }
        throw new IllegalStateException("there is no boss");
    }

    /** Goes into the hall and slays all but its heads until the boss is there. */
    private static void comesUp(Scenario scenario) {
        World world = scenario.orders(IntentOrder.HELP_SPRING, room(scenario)).world();
        for (int tick = 0; tick < 1500 && !world.part(Boss.class).isAlive(); tick++) {
            world.monsters().forEach(monster -> {
                if (!scenario.arena().isHead(monster.getComponent(SpawnComponent.class).spawnId)) {
                    scenario.slay(monster);
                }
            });
            scenario.endures(1);
        }
        assertThat(world.part(Boss.class).isAlive()).as("the boss is there").isTrue();
        scenario.endures(1);
    }

    private static void falls(Scenario scenario) {
        scenario.endures(1);
        scenario.orders(IntentOrder.HELP_WIN, room(scenario)).waits(2);
        assertThat(scenario.world().part(Boss.class).isAlive()).isFalse();
    }
}
