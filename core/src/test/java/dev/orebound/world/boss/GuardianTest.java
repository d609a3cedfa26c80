package dev.orebound.world.boss;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Checks that a guardian bars the way down until it is dead, and what its death pays. */
class GuardianTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int DEPTH = 4;
    private static final ArenaKind HALL = Objects.requireNonNull(CONTENT.guardianHallOf(DEPTH, FloorKind.BATTLE));

    /** The label 2 is a horde; the exit on the right lies in a room behind the hall. */
    private static final String FLOOR = """
            ##################################
            #@...#...................#########
            #....#...................#.......#
            #....#...................#.......#
            #....+.........1.........+...3>..#
            #....#...................#.......#
            #....#.........T.........#.......#
            #.2..#...................#########
            #....#...................#########
            #....#................4>.#########
            ##################################""";

    private final List<EventType> log = new ArrayList<>();
    private final Intent intent = new Intent();
    private DrawnFloor drawing = new DrawnFloor(FLOOR, HALL, DEPTH);
    private World world = new World(drawing.floor(), CONTENT, Party.fresh(CONTENT));

    @Test
    void givenABattleFloor_whenTheGuardianLives_thenNoExitOpensAndNoHordeHasTheKey() {
        playOn(new DrawnFloor(FLOOR, HALL, DEPTH).horde("goblins", "2", "goblin"));

        assertThat(world.part(FloorGifts.class).wardenSpawnId()).isZero();
        assertThat(world.part(FloorGifts.class).areExitsLocked()).isTrue();
        assertThat(promptAt('3')).isEqualTo(InteractPrompt.EXIT_BARRED);
        assertThat(promptAt('4')).isEqualTo(InteractPrompt.EXIT_BARRED);
    }

    @Test
    void givenABattleFloor_whenTheGuardianDies_thenEveryExitOpens() {
        comesUp();
        assertThat(world.part(FloorGifts.class).areExitsLocked()).isTrue();

        slayUntilOpen();

        assertThat(log).contains(EventType.ARENA_CLEARED, EventType.EXITS_UNLOCKED);
        assertThat(world.part(FloorGifts.class).areExitsLocked()).isFalse();
        assertThat(promptAt('3')).isEqualTo(InteractPrompt.TAKE_EXIT);
        assertThat(promptAt('4')).isEqualTo(InteractPrompt.TAKE_EXIT);
    }

    @Test
    void givenAnotherKindOfFloor_thenOnlyTheHallBarsItsExit() {
        playOn(new DrawnFloor(FLOOR, HALL, DEPTH).kind(FloorKind.SCROLL));

        assertThat(world.part(FloorGifts.class).areExitsLocked()).isFalse();
        assertThat(promptAt('3')).isEqualTo(InteractPrompt.TAKE_EXIT);
        assertThat(promptAt('4')).isEqualTo(InteractPrompt.EXIT_BARRED);
    }

    @Test
    void givenADeadGuardian_whenItsGiftsArePickedUp_thenRelicsAreOfferedAndSomeHealthIsBack() {
        comesUp();
        slayUntilOpen();
        HealthComponent health = world.player().health();
        health.health = 1;

        pickUp("heart_draught");
        until(() -> world.part(FloorGifts.class).choice() == PendingChoice.RELIC, 300);

        assertThat(health.health).isEqualTo(1 + health.most * 12 / 100);
    }

    @Test
    void givenThePlayerLeavesBeforeTheDoorsMeet_thenNoGuardianComesAndTheExitsStayShut() {
        put(world.player().body(), drawing.label('1'));
        until(() -> hallState() == ArenaState.CLOSING, 10);

        put(world.player().body(), drawing.label('@'));
        step(HALL.doors().closingTicks() + 120);

        assertThat(log).contains(EventType.ARENA_CANCELLED).doesNotContain(EventType.ARENA_SEALED);
        assertThat(world.part(Boss.class).isAlive()).isFalse();
        assertThat(world.part(FloorGifts.class).areExitsLocked()).isTrue();
        comesUp();
        assertThat(world.part(Boss.class).isAlive()).isTrue();
    }

    @Test
    void givenTheWatchdogOpensTheDoors_whenTheGuardianStillLives_thenItStillBarsTheExits() {
        comesUp();
        for (int tick = 0; tick < HALL.pace().watchdogTicks() + 400 && hallState() != ArenaState.BROKEN; tick++) {
            for (Entity monster : world.monsters()) {
                monster.getComponent(HealthComponent.class).staggerTicks = 10;
            }
            step(1);
        }
        assertThat(hallState()).isEqualTo(ArenaState.BROKEN);
        assertThat(promptAt('3')).isEqualTo(InteractPrompt.EXIT_BARRED);

        slayAll();
        until(() -> !world.part(FloorGifts.class).areExitsLocked(), 10);

        assertThat(promptAt('3')).isEqualTo(InteractPrompt.TAKE_EXIT);
    }

    private void playOn(DrawnFloor other) {
        drawing = other;
        world = new World(drawing.floor(), CONTENT, Party.fresh(CONTENT));
        step(1);
    }

    private ArenaState hallState() {
        return Objects.requireNonNull(world.guardianHall()).state();
    }

    private void comesUp() {
        put(world.player().body(), drawing.label('1'));
        until(() -> world.part(Boss.class).isAlive(), 1200);
        step(1);
    }

    private void slayUntilOpen() {
        until(
                () -> {
                    slayAll();
                    return hallState() == ArenaState.OPEN;
                },
                600);
        step(1);
    }

    private void slayAll() {
        for (Entity monster : world.monsters()) {
            monster.getComponent(HealthComponent.class).graceTicks = 0;
            monster.getComponent(HealthComponent.class).health = 0;
        }
    }

    private void pickUp(String item) {
        int kind = CONTENT.items().indexOf(item);
        for (Entity pickup : world.pickups()) {
            if (pickup.getComponent(PickupComponent.class).item == kind) {
                put(world.player().body(), pickup.getComponent(BodyComponent.class).cell);
                until(() -> !isThere(kind), 120);
                return;
            }
        }
        throw new AssertionError("no " + item + " lies there");
    }

    private boolean isThere(int item) {
        for (Entity pickup : world.pickups()) {
            if (pickup.getComponent(PickupComponent.class).item == item) {
                return true;
            }
        }
        return false;
    }

    private InteractPrompt promptAt(char label) {
        put(world.player().body(), drawing.label(label));
        step(1);
        return world.prompt();
    }

    private void put(BodyComponent body, int cell) {
        body.cell = cell;
        body.x = world.floor().grid().x(cell) + 0.5f;
        body.y = world.floor().grid().y(cell) + 0.5f;
    }

    private void until(BooleanSupplier done, int mostTicks) {
        for (int tick = 0; tick < mostTicks && !done.getAsBoolean(); tick++) {
            step(1);
        }
        assertThat(done.getAsBoolean())
                .as("comes about; the hall is %s", hallState())
                .isTrue();
    }

    private void step(int ticks) {
        for (int i = 0; i < ticks; i++) {
            world.player().health().graceTicks = 10;
            world.step(intent);
            intent.clear();
            for (int event = 0; event < world.events().size(); event++) {
                log.add(world.events().at(event).type());
            }
        }
    }
}
