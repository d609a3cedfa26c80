package dev.orebound.world.vignette;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.VignettePlay;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Checks that a floor full of vignettes allocates nothing. */
class VignetteAllocationTest {
    private static final int TICKS_A_CAST = 30;

    private final Intent intent = new Intent();

    @Test
    void givenAFloorFullOfVignettes_whenThePlayerIsBusyAmongThem_thenNothingIsAllocated() {
        DrawnFloor floor = new DrawnFloor("""
                ####################
                #....1..2..3..4....#
                #..................#
                #..@...5...6...7...#
                #..................#
                #....8..9..a..b....#
                ####L####M####N#####
                ####c####d####e#####
                ####################""");
        floor.horde("stone_guards_1", "34", "stone_guard", "stone_guard")
                .horde("goblin_warband", "b", "goblin")
                .vignette(
                        "kennel",
                        "12",
                        '1',
                        -1,
                        "",
                        floor.prop(PropKind.CAGE, '1', "lens"),
                        floor.prop(PropKind.CAGE, '2', "felt_soles"))
                .vignette("winch", "5", '5', -1, "", floor.prop(PropKind.LEVER, '5', ""))
                .vignette(
                        "steam_baths",
                        "67",
                        '6',
                        -1,
                        "",
                        floor.prop(PropKind.VENT, '6', ""),
                        floor.prop(PropKind.MESSAGE, '7', ""),
                        floor.prop(PropKind.PLATE, '9', ""))
                .vignette("waking_statues", "348", '8', 0, "", floor.prop(PropKind.PRIZE, '8', "lens"))
                .vignette("jailers_camp", "b", 'b', 1, "", floor.prop(PropKind.SCENERY, 'a', ""))
                .lock("iron_gate", 'L')
                .lock("rubble", 'M')
                .lock("flooded_sill", 'N')
                .key('b', 1, 1);
        VignettePlay play = VignettePlay.with(floor, "cinder_delver");
        World world = play.world();
        play.waits(1);

        assertThat(AllocationProbe.of(() -> play(world))).isEqualTo(AllocationProbe.ofNothing());
    }

    /** Walks about, strikes and casts in all directions; locks and monsters stay whole, and plates work again. */
    private void play(World world) {
        int tick = (int) world.tick();
        world.player().health().health = world.player().health().most;
        Arrays.fill(world.player().component().flasks, 20);
        world.floorState().locks().forEach(lock -> Arrays.fill(lock.progress, 0));
        for (int i = 0; i < world.monsters().size(); i++) {
            world.monsters().get(i).getComponent(HealthComponent.class).health = 1000;
        }
        for (int i = 0; i < world.floorState().props().size(); i++) {
            boolean isPlate = world.floorState().props().get(i).kind == PropKind.PLATE;
            if (isPlate) {
                world.floorState().props().get(i).state = PropState.STANDING;
            }
        }
        intent.clear();
        intent.aim(tick * 7);
        if (tick % TICKS_A_CAST == 0) {
            intent.order(IntentOrder.CHOOSE_BREW, 1 + tick / TICKS_A_CAST % 15);
        }
        intent.hold(tick % TICKS_A_CAST == 5 ? Intent.BOLT : 0);
        intent.hold(tick % (4 * TICKS_A_CAST) == 15 ? Intent.THROW : 0);
        intent.hold(tick % 200 > 140 ? Intent.STRIKE : 0);
        intent.move(tick / 37 % 3 * 100 - 100, tick / 61 % 3 * 100 - 100);
        world.step(intent);
    }
}
