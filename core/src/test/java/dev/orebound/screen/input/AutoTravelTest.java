package dev.orebound.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Checks that whoever walks by itself gets there, and halts for whatever a careful player would halt for. */
final class AutoTravelTest {
    private static final int FLOORS = TestSize.of(60, 200);
    private static final int MOST_TICKS = 60 * 90;
    private static final int HALT_TICKS = 12;

    private final Content content = TestContent.BUILT_IN;
    private final Intent intent = new Intent();
    private final List<String> faults = new ArrayList<>();
    private int begun;
    private int arrived;
    private int halts;

    @Test
    void aFloorIsCrossedWithoutHarmFromGroundAndWithoutSpringingATrap() {
        FloorGenerator generator = new FloorGenerator(content);
        for (int number = 1; number <= FLOORS; number++) {
            Seed seed = Seed.of(31_000 + number);
            Descent descent = new Descent(seed, content.graph());
            Floor floor = generator.generate(descent.request(depth(number)));
            cross(new World(floor, content, Party.fresh(content)), seed);
        }

        assertThat(faults).isEmpty();
        assertThat(begun).isGreaterThan(FLOORS * 9 / 10);
        assertThat(arrived).as("of %d ways", begun).isGreaterThan(begun * 9 / 10);
        assertThat(halts).as("halts for foes").isGreaterThan(FLOORS / 4);
    }

    /** Returns a depth, other than those at which a guardian bars the exits. */
    private static int depth(int number) {
        return 1 + number % 3 + 4 * (number / 3 % 4);
    }

    /** Walks to an exit of a floor that is known. */
    private void cross(World world, Seed seed) {
        order(world, IntentOrder.HELP_REVEAL, 0);
        int exit = world.floor().exits().get(0).at();
        walk(world, new AutoTravel(world), exit, "seed " + seed.text() + " to " + exit);
    }

    private void walk(World world, AutoTravel travel, int goal, String told) {
        for (int tries = 0; tries < 20; tries++) {
            travel.begin(goal);
            if (!travel.isUnderWay()) {
                if (travel.takeHalt() == AutoTravel.Halt.FOE) {
                    killAll(world);
                    continue;
                }
                return;
            }
            begun++;
            AutoTravel.@Nullable Halt halt = walkOn(world, travel, told);
            if (halt == AutoTravel.Halt.ARRIVED || halt == AutoTravel.Halt.THRESHOLD) {
                arrived++;
                return;
            }
            if (halt != AutoTravel.Halt.FOE && halt != AutoTravel.Halt.HURT) {
                return;
            }
            begun--;
            halts++;
            killAll(world);
        }
    }

    private AutoTravel.@Nullable Halt walkOn(World world, AutoTravel travel, String told) {
        int seenTicks = 0;
        for (int tick = 0; tick < MOST_TICKS && travel.isUnderWay(); tick++) {
            intent.clear();
            travel.write(intent);
            if (!travel.isUnderWay()) {
                return travel.takeHalt();
            }
            world.step(intent);
            check(world, told);
            seenTicks = isAwakeFoeInSight(world) ? seenTicks + 1 : 0;
            if (seenTicks > HALT_TICKS) {
                faults.add(told + ": walks on before a foe");
                return AutoTravel.Halt.FOE;
            }
        }
        faults.add(told + ": never arrives");
        return AutoTravel.Halt.NO_WAY;
    }

    private static boolean isAwakeFoeInSight(World world) {
        for (int i = 0; i < world.monsters().size(); i++) {
            boolean isAsleep =
                    world.monsters().get(i).getComponent(dev.orebound.world.component.MindComponent.class).state
                            == MindState.ASLEEP;
            if (!isAsleep && FoeAim.foeInSight(world, world.monsters().get(i)) != null) {
                return true;
            }
        }
        return false;
    }

    private void check(World world, String told) {
        for (int i = 0; i < world.events().size(); i++) {
            boolean isHurt = world.events().at(i).type() == EventType.ACTOR_HURT;
            if (isHurt && world.events().at(i) instanceof HealthEvent hurt && hurt.monster < 0 && hurt.byMonster < 0) {
                faults.add(told + ": hurt by " + hurt.source);
            }
        }
        for (int i = 0; i < world.arenas().size(); i++) {
            ArenaState state = world.arenas().get(i).state();
            if (state != ArenaState.DORMANT && state != ArenaState.WARNED) {
                faults.add(told + ": trap " + state);
            }
        }
    }

    private void killAll(World world) {
        order(world, IntentOrder.HELP_POINT, world.player().body().cell);
        order(world, IntentOrder.HELP_KILL, 400);
        order(world, IntentOrder.HELP_HEAL, 0);
    }

    private void order(World world, IntentOrder order, int argument) {
        intent.clear();
        intent.order(order, argument);
        world.step(intent);
    }

    @Test
    void itHaltsAtOnceWhenItIsHurtAndDoesNotSetOutWhileAFoeIsAwakeInSight() {
        FightScenario fight = FightScenario.of("""
                ##########
                #@......a#
                #g.......#
                ##########""", "goblin");
        AutoTravel travel = new AutoTravel(fight.world());
        fight.world().step(new Intent());

        travel.begin(fight.world().player().body().cell + 3);

        assertThat(travel.isUnderWay()).isFalse();
        assertThat(travel.takeHalt()).isEqualTo(AutoTravel.Halt.FOE);
        assertThat(travel.takeHalt()).as("told once").isNull();
    }

    @Test
    void aPlaceWithoutAWayIsApproachedAsFarAsThatIsSafeAndOneFarOffIsRefused() {
        World world = Scenario.of("""
                #####################
                #@..#...............#
                #####################""").world();
        order(world, IntentOrder.HELP_REVEAL, 0);
        AutoTravel travel = new AutoTravel(world);
        Grid grid = world.floor().grid();

        travel.begin(grid.cell(5, 1));
        assertThat(travel.goal()).as("behind the wall").isEqualTo(grid.cell(3, 1));
        travel.begin(grid.cell(19, 1));

        assertThat(travel.isUnderWay()).isFalse();
        assertThat(travel.takeHalt()).isEqualTo(AutoTravel.Halt.NO_WAY);
    }

    @Test
    void aKeyWalksToTheNearestPlaceAndOnceMoreToTheNextOne() {
        DrawnFloor drawing = new DrawnFloor("""
                ##################
                #@...............#
                ##################""");
        World world = Scenario.of(drawing, content).world();
        order(world, IntentOrder.HELP_REVEAL, 0);
        AutoTravel travel = new AutoTravel(world);
        Grid grid = world.floor().grid();
        int[] places = {grid.cell(14, 1), grid.cell(6, 1)};

        assertThat(travel.next(places, places.length)).isEqualTo(1);
        assertThat(travel.goal()).isEqualTo(places[1]);
        assertThat(travel.next(places, places.length)).isZero();
        assertThat(travel.goal()).isEqualTo(places[0]);
        assertThat(travel.next(places, places.length))
                .as("from the start again")
                .isEqualTo(1);
        assertThat(travel.next(places, 0)).as("without a place").isEqualTo(-1);
    }
}
