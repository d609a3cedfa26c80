package dev.orebound.world.vignette;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.VignettePlay;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks each way to open a lock. */
class VignetteLocksTest {
    /** The bits of fire, of earth and of water and air. */
    private static final int FIRE = 1;

    private static final int EARTH = 8;

    @Test
    void givenALock_whenNothingIsDone_thenItBarsTheWay() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("iron_gate")).standsAt('5');

        play.scenario().pushes(0, -Intent.FULL_TILT, 60);

        assertThat(play.world().floorState().isSolid(play.cell('L'))).isTrue();
        assertThat(play.world().player().body().cell).isEqualTo(play.cell('5'));
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.LOCK_SHUT);
        assertThat(play.world().floorState().isInSight(play.cell('6'))).isTrue();
    }

    @Test
    void givenAnOpaqueLock_whenThePlayerStandsBeforeIt_thenNothingBehindItIsSeen() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("rubble")).standsAt('5');

        assertThat(play.world().floorState().isInSight(play.cell('6'))).isFalse();
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.LOCK_SHUT);
    }

    @Test
    void givenTheKey_whenItIsUsedBesideTheLock_thenTheLockOpensForGood() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("iron_gate").key('4', 1, -1))
                .standsAt('4');
        assertThat(play.key().state).isEqualTo(KeyState.WITH_PLAYER);

        play.standsAt('5');
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.UNLOCK);
        play.interacts();

        assertThat(play.lock().isOpen).isTrue();
        assertThat(play.key().state).isEqualTo(KeyState.USED);
        play.scenario().pushes(0, -Intent.FULL_TILT, 60);
        assertThat(play.world().player().body().cell).isNotEqualTo(play.cell('5'));
        assertThat(play.count(EventType.LOCK_OPENED)).isOne();
    }

    @Test
    void givenAnExitWithinReachToo_whenTheKeyIsUsedBesideTheLock_thenTheLockOpensAndTheFloorGoesOn() {
        DrawnFloor floor = VignettePlay.locked("iron_gate").key('4', 1, -1);
        VignettePlay play = VignettePlay.of(floor.exit('2', "r1c0").kind(FloorKind.SCROLL))
                .standsAt('4')
                .standsAt('2');
        assertThat(play.world().prompt()).as("on the exit").isEqualTo(InteractPrompt.TAKE_EXIT);

        play.standsAt('5');
        assertThat(play.world().prompt()).as("between both").isIn(InteractPrompt.TAKE_EXIT, InteractPrompt.UNLOCK);
        play.scenario().pushes(0, -Intent.FULL_TILT, 10).waits(1);
        assertThat(play.world().prompt()).as("close to the lock").isEqualTo(InteractPrompt.UNLOCK);
        play.interacts();

        assertThat(play.lock().isOpen).isTrue();
        assertThat(play.world().player().exitTaken()).isNegative();
    }

    @Test
    void givenNoKey_whenInteractIsPressed_thenTheLockStaysShut() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("iron_gate").key('4', 1, -1))
                .standsAt('5')
                .interacts();

        assertThat(play.lock().isOpen).isFalse();
    }

    @Test
    void givenALever_whenItIsPulled_thenItsLockOpens() {
        DrawnFloor floor = VignettePlay.locked("portcullis");
        floor.vignette("winch", "4", '4', -1, "", floor.prop(PropKind.LEVER, '4', ""))
                .lever('4', 1);
        VignettePlay play = VignettePlay.of(floor);
        play.scenario().standsOn(play.cell('4') - 1).waits(1);
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.PULL_LEVER);

        play.interacts();

        assertThat(play.lock().isOpen).isTrue();
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rubble", "barricade", "secret_door", "web_curtain"})
    void givenALockForThePick_whenItIsStruckOftenEnough_thenItOpens(String kind) {
        VignettePlay play = VignettePlay.of(VignettePlay.locked(kind)).standsAt('5');
        int blows = blowsFor(kind);

        play.strikesUntil(EventType.LOCK_STRUCK, blows - 1, 'L', 900);
        assertThat(play.lock().isOpen).isFalse();
        play.strikesUntil(EventType.LOCK_STRUCK, blows, 'L', 200);

        assertThat(play.lock().isOpen).isTrue();
    }

    private static int blowsFor(String kind) {
        return switch (kind) {
            case "rubble" -> 12;
            case "barricade" -> 8;
            case "secret_door" -> 3;
            default -> 10;
        };
    }

    @Test
    void givenAnIronGate_whenThePickStrikesIt_thenNothingComesOfIt() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("iron_gate")).standsAt('5');

        play.scenario().strikesAt('L', 300);

        assertThat(play.count(EventType.LOCK_STRUCK)).isZero();
        assertThat(play.lock().isOpen).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {Intent.BOLT, Intent.BURST, Intent.THROW})
    void givenABrewThatOpensALock_whenAnyUseReachesIt_thenEachCountsOnce(int use) {
        // Two shards break rubble.
        VignettePlay play = VignettePlay.of(VignettePlay.locked("rubble")).standsAt('5');

        play.casts(EARTH, use, 'L');
        assertThat(play.count(EventType.LOCK_STRUCK)).isOne();
        assertThat(play.lock().isOpen).isFalse();
        play.casts(EARTH, use, 'L');

        assertThat(play.lock().isOpen).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {Intent.BOLT, Intent.BURST, Intent.THROW})
    void givenALockThatCanBeSeenThrough_whenAUseReachesIt_thenEachCountsOnce(int use) {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("iron_gate")).standsAt('5');

        // Magma, of fire and earth.
        play.casts(FIRE | EARTH, use, 'L');
        assertThat(play.count(EventType.LOCK_STRUCK)).isOne();
        play.casts(FIRE | EARTH, use, 'L');

        assertThat(play.lock().isOpen).isTrue();
    }

    @Test
    void givenABrewFromAfar_whenItReachesALock_thenItCounts() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("barricade")).standsAt('7');

        play.casts(FIRE, Intent.BOLT, 'L');

        assertThat(play.lock().isOpen).isTrue();
    }

    @Test
    void givenAnotherBrew_whenItReachesALock_thenItStaysShut() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("rubble")).standsAt('5');

        play.casts(FIRE, Intent.BOLT, 'L').casts(FIRE, Intent.THROW, 'L').casts(FIRE, Intent.BURST, 'L');

        assertThat(play.lock().isOpen).isFalse();
    }

    @Test
    void givenALockThatGivesWayInTime_whenThePlayerWaitsBesideIt_thenItOpens() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("flooded_sill"));

        play.standsAt('4').waits(700);
        assertThat(play.lock().isOpen).isFalse();
        play.standsAt('2').waits(300).standsAt('4').waits(100).standsAt('2').waits(290);
        assertThat(play.lock().isOpen).isFalse();
        play.waits(20);

        assertThat(play.lock().isOpen).isTrue();
    }

    @Test
    void givenADelver_whenItStandsBesideABarrier_thenItBreaksIt() {
        VignettePlay play = VignettePlay.with(VignettePlay.locked("barricade"), "cinder_delver");
        play.standsAt('5').waits(500);

        assertThat(play.lock().isOpen).isTrue();
    }

    @Test
    void givenADelverAfar_whenItIsToldToBreakALock_thenItGoesThereAndDoes() {
        VignettePlay play = VignettePlay.with(VignettePlay.locked("rubble"), "cinder_delver");
        play.waits(30);

        play.scenario().orders(IntentOrder.GOLEMS_MINE, play.cell('L'));
        play.waits(700);

        assertThat(play.count(EventType.GOLEMS_ORDERED)).isOne();
        assertThat(play.lock().isOpen).isTrue();
    }

    @Test
    void givenAnotherGolem_whenItStandsBesideABarrier_thenTheBarrierStands() {
        VignettePlay play = VignettePlay.with(VignettePlay.locked("barricade"), "cinder_caster");
        play.standsAt('5').waits(500);

        assertThat(play.lock().isOpen).isFalse();
    }

    @Test
    void givenAGate_whenGolemsAreToldToMineIt_thenTheyRefuse() {
        VignettePlay play = VignettePlay.with(VignettePlay.locked("iron_gate"), "cinder_delver");

        play.scenario().orders(IntentOrder.GOLEMS_MINE, play.cell('L'));

        assertThat(play.count(EventType.ORDER_REFUSED)).isOne();
    }

    @Test
    void givenASecretDoor_whenThePlayerComesBesideIt_thenItIsFound() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("secret_door"));
        play.standsAt('2').waits(60);
        assertThat(play.lock().isHidden).isTrue();
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.NOTHING);

        play.standsAt('5');

        assertThat(play.lock().isHidden).isFalse();
        assertThat(play.count(EventType.LOCK_FOUND)).isOne();
    }

    @Test
    void givenASecretDoor_whenABrewHitsItFromAfar_thenItIsFoundAndOpens() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("secret_door")).standsAt('7');

        play.casts(FIRE, Intent.BOLT, 'L');

        assertThat(play.count(EventType.LOCK_FOUND)).isOne();
        assertThat(play.lock().isOpen).isTrue();
    }
}
