package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import org.junit.jupiter.api.Test;

/** Tests how a sprung trap is lost without a death: by a roof that gives way, and by a door that the player breaks. */
class ArenaLossTest {
    private static final String HALL = """
            ####################
            ######.............#
            ######.............#
            #@1...+2.....T....3#
            ######.............#
            ######.............#
            ####################""";

    private final Scenario scenario = Scenario.inArena("waves", 4, HALL);

    private void comesUp() {
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 400);
    }

    private void holds(int ticks) {
        Intent wanted = new Intent();
        for (int tick = 0; tick < ticks; tick++) {
            wanted.clear();
            wanted.hold(Intent.INTERACT);
            scenario.plays(wanted);
        }
    }

    @Test
    void givenAFight_whenTheRoofGivesWay_thenTheDoorsOpenAndDazedMonstersStay() {
        comesUp();
        int left = scenario.arena().roofTicksLeft();
        assertThat(left).isPositive().isLessThan(scenario.arena().roofTicks());
        assertThat(scenario.arena().roofShare()).isStrictlyBetween(0f, 1f);

        int alive = scenario.world().monsters().size();
        for (int tick = 0; tick < left && scenario.count(EventType.ROOF_GAVE) == 0; tick++) {
            assertThat(scenario.arena().state().isSealed()).isTrue();
            scenario.endures(1);
        }
        assertThat(scenario.count(EventType.ROOF_STRAINED)).isBetween(1, 4);

        assertThat(scenario.happened(EventType.ROOF_GAVE, EventType.ARENA_BROKEN, EventType.ARENA_CLEARED))
                .containsExactly(EventType.ROOF_GAVE, EventType.ARENA_BROKEN);
        assertThat(scenario.world().player().isAlive()).isTrue();
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
        assertThat(scenario.world().monsters().size()).isEqualTo(alive).isPositive();
        for (Entity monster : scenario.world().monsters()) {
            assertThat(monster.getComponent(MonsterComponent.class).arenaRoom).isZero();
            assertThat(monster.getComponent(StrikerComponent.class).harmlessTicks)
                    .isGreaterThanOrEqualTo(59);
        }
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.BROKEN);
        assertThat(scenario.arena().hasCollapsed()).isTrue();
        scenario.endures(600);
        assertThat(scenario.arena().hasCollapsed()).as("for good").isTrue();
        assertThat(scenario.arena().roofShare()).isZero();
    }

    @Test
    void givenAFight_whenItIsWonBefore_thenTheRoofHolds() {
        scenario.standsOn(scenario.cellOf('3')).slaysUntil(EventType.ARENA_OPENED, 3000);

        scenario.endures(scenario.arena().roofTicks());

        assertThat(scenario.count(EventType.ROOF_GAVE)).isZero();
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.OPEN);
        assertThat(scenario.arena().hasCollapsed()).isFalse();
    }

    @Test
    void givenAShutDoor_whenInteractIsHeldThere_thenItBreaksForHalfOfEachOre() {
        comesUp();
        int[] flasks = scenario.world().player().component().flasks;
        flasks[0] = 41;
        flasks[1] = 0;
        scenario.standsOn(scenario.cellOf('2')).endures(1);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.BREAK_DOOR);
        int ticks = scenario.arena().kind().losses().breakTicks();

        holds(ticks - 1);
        assertThat(scenario.count(EventType.DOOR_BROKEN)).isZero();
        assertThat(scenario.world().brokenShare()).isGreaterThan(0.9f);
        holds(2);

        assertThat(scenario.happened(EventType.DOOR_BROKEN, EventType.ARENA_BROKEN, EventType.ARENA_CLEARED))
                .containsExactly(EventType.DOOR_BROKEN, EventType.ARENA_BROKEN);
        assertThat(flasks[0]).isEqualTo(20);
        assertThat(flasks[1]).isZero();
        assertThat(scenario.arena().hasCollapsed()).isFalse();
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
    }

    @Test
    void givenADoorThatIsHalfBroken_whenThePlayerLetsGo_thenItIsWholeAgainAfterAsLong() {
        comesUp();
        scenario.standsOn(scenario.cellOf('2')).endures(1);
        holds(40);
        assertThat(scenario.world().brokenShare()).isPositive();

        scenario.endures(40);

        assertThat(scenario.world().brokenShare()).isZero();
        assertThat(scenario.count(EventType.DOOR_BROKEN)).isZero();
    }

    @Test
    void givenAHallOfAGuardian_whenThePlayerStandsAtItsDoor_thenItCannotBeBroken() {
        Scenario guarded = Scenario.inArena("timber_hall", 4, HALL);
        guarded.standsOn(guarded.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 600);

        guarded.standsOn(guarded.cellOf('2')).endures(1);

        assertThat(guarded.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
        assertThat(guarded.arena().roofTicks()).isZero();
        assertThat(guarded.arena().roofShare()).isEqualTo(1);
    }

    @Test
    void givenALostFight_whenTheRoofHasGivenWay_thenTheRewardIsBuried() {
        comesUp();
        scenario.endures(scenario.arena().roofTicksLeft());

        assertThat(scenario.pickups(each -> true)).isEmpty();
        assertThat(scenario.count(EventType.ITEM_PICKED_UP)).isZero();
    }

    @Test
    void givenAFight_whenThePlayerIsHurt_thenTheRoofGivesWaySooner() {
        comesUp();
        scenario.endures(1);
        int before = scenario.arena().roofTicksLeft();

        scenario.world().player().health().harm += scenario.world().player().health().most / 10;
        scenario.waits(1);

        int shaken = before - 1 - scenario.arena().roofTicksLeft();
        assertThat(shaken)
                .isEqualTo(10 * scenario.arena().kind().losses().shakeTicks())
                .isPositive();
    }

    @Test
    void givenAFight_whenThePlayerPaysWithHealth_thenTheRoofHoldsAsBefore() {
        comesUp();
        scenario.endures(1);
        int before = scenario.arena().roofTicksLeft();

        scenario.world().player().health().health -= 10;
        scenario.waits(1);

        assertThat(scenario.arena().roofTicksLeft()).isEqualTo(before - 1);
    }

    @Test
    void givenABlowAmidAFight_whenItLands_thenTheRoofIsShakenByTheHealthThatItTook() {
        comesUp();
        scenario.waitsFor(EventType.ACTOR_HURT, 1200);

        int lost = scenario.world().player().health().harm;
        assertThat(lost).isPositive();
        int elapsed = scenario.arena().roofTicks() - scenario.arena().roofTicksLeft();
        scenario.waits(1);
        assertThat(scenario.arena().roofTicks() - scenario.arena().roofTicksLeft() - elapsed)
                .isGreaterThanOrEqualTo(100 * lost / scenario.world().player().health().most);
    }

    @Test
    void givenInteractHeldFromBefore_whenADoorComesIntoReach_thenItBreaksNothing() {
        comesUp();
        holds(10);
        scenario.standsOn(scenario.cellOf('2'));
        holds(scenario.arena().kind().losses().breakTicks() + 10);

        assertThat(scenario.count(EventType.DOOR_BROKEN)).isZero();
    }
}
