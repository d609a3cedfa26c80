package dev.orebound.world.vignette;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.VignettePlay;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.InteractPrompt;
import org.junit.jupiter.api.Test;

/** Checks that keys are never lost. */
class VignetteKeysTest {
    private static final String CAMP = """
            ############
            #..........#
            #@.1.2..3._#
            #..........#
            #####L######
            ####.6.#####
            ############""";

    private static DrawnFloor camp() {
        return new DrawnFloor(CAMP)
                .vignette("strongroom", "6", '6', -1, "")
                .lock("iron_gate", 'L')
                .horde("goblin_scouts", "23", "goblin", "goblin")
                .key('2', 1, 0);
    }

    @Test
    void givenALeaderWithAKey_whenItDies_thenTheKeyLiesThere() {
        VignettePlay play = VignettePlay.of(camp()).waits(1);
        assertThat(play.key().state).isEqualTo(KeyState.WITH_MONSTER);
        BodyComponent leader = play.world().monsters().first().getComponent(BodyComponent.class);
        play.scenario().put(leader, play.cell('1'));

        play.scenario().slay(play.world().monsters().first());
        play.waits(2);

        assertThat(play.key().state).isEqualTo(KeyState.LYING);
        assertThat(play.key().cell).isEqualTo(play.cell('1'));
        assertThat(play.count(EventType.LOCK_KEY_DROPPED)).isOne();
    }

    @Test
    void givenALeaderWithAKey_whenItFalls_thenTheKeyLiesWhereItBegan() {
        VignettePlay play = VignettePlay.of(camp()).waits(1);
        BodyComponent leader = play.world().monsters().first().getComponent(BodyComponent.class);

        play.scenario().put(leader, play.cell('_'));
        play.waits(3);

        assertThat(play.count(EventType.MONSTER_FELL)).isOne();
        assertThat(play.key().state).isEqualTo(KeyState.LYING);
        assertThat(play.key().cell).isEqualTo(play.cell('2'));
        assertThat(play.count(EventType.LOCK_KEY_RETURNED)).isOne();
    }

    @Test
    void givenALeaderWithAKey_whenAnotherMemberDies_thenTheLeaderKeepsIt() {
        VignettePlay play = VignettePlay.of(camp()).waits(1);

        play.world().monsters().get(1).getComponent(HealthComponent.class).health = 0;
        play.waits(5);

        assertThat(play.key().state).isEqualTo(KeyState.WITH_MONSTER);
    }

    @Test
    void givenTwoKeys_whenThePlayerWalksOverBoth_thenItCarriesBoth() {
        DrawnFloor floor = VignettePlay.locked("iron_gate")
                .lock("iron_gate", '6')
                .key('3', 1, -1)
                .key('4', 2, -1);
        VignettePlay play = VignettePlay.of(floor).standsAt('3').standsAt('4');

        assertThat(play.world().floorState().keys()).allMatch(key -> key.state == KeyState.WITH_PLAYER);
    }

    @Test
    void givenAKeyInReach_whenInteractIsPressed_thenThePlayerHasIt() {
        VignettePlay play = VignettePlay.of(VignettePlay.locked("iron_gate").key('3', 1, -1));
        play.standsAt('2');
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.TAKE_KEY);

        play.interacts();

        assertThat(play.key().state).isEqualTo(KeyState.WITH_PLAYER);
    }

    @Test
    void givenOnlyHordesInHidingOrBehindLocks_whenTheWorldBegins_thenNoneOfThemHoldsTheKeyToTheExits() {
        DrawnFloor floor =
                new DrawnFloor(CAMP).horde("stone_guards_1", "3", "stone_guard").horde("spider", "6", "cave_spider");
        floor.vignette("spider_larder", "6", '6', 1, "")
                .vignette("waking_statues", "3", '3', 0, "", floor.prop(PropKind.STATUE, '3', ""))
                .lock("web_curtain", 'L');

        VignettePlay play = VignettePlay.of(floor).waits(1);

        assertThat(play.world().monsters()).hasSize(1);
        assertThat(play.world().part(FloorGifts.class).areExitsLocked()).isFalse();
    }
}
