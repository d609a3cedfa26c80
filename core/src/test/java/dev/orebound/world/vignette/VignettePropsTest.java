package dev.orebound.world.vignette;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.VignettePlay;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks what the player can do with the things of vignettes. */
class VignettePropsTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    private static final String ROOM = """
            ###########
            #.........#
            #.@..1.2..#
            #.........#
            #..3...4..#
            #..567....#
            ###########""";

    private static DrawnFloor room() {
        return new DrawnFloor(ROOM);
    }

    @Test
    void givenAPrize_whenItIsTaken_thenItIsThePlayersAndThePedestalStays() {
        DrawnFloor floor = room();
        VignettePlay play = VignettePlay.of(
                floor.vignette("secret_closet", "123", '1', -1, "", floor.prop(PropKind.PRIZE, '1', "lens")));
        play.scenario().standsOn(play.cell('1') - 1).waits(1);
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.TAKE_PRIZE);

        play.interacts().waits(60);

        assertThat(play.world().player().component().sightRows).isPositive();
        assertThat(play.prop('1').state).isEqualTo(PropState.TAKEN);
        assertThat(play.world().floorState().isSolid(play.cell('1'))).isTrue();
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
    }

    @Test
    void givenAReliquaryAsPrize_whenItIsTaken_thenRelicsAreOffered() {
        DrawnFloor floor = room();
        VignettePlay play = VignettePlay.of(
                floor.vignette("strongroom", "1", '1', -1, "", floor.prop(PropKind.PRIZE, '1', "reliquary")));
        play.scenario().standsOn(play.cell('1') - 1).waits(1);

        play.interacts().waits(60);

        assertThat(play.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.RELIC);
    }

    @Test
    void givenCages_whenOneIsTakenFrom_thenTheOthersShut() {
        DrawnFloor floor = room();
        VignettePlay play = VignettePlay.of(floor.vignette(
                "vault_of_kinds",
                "123",
                '3',
                -1,
                "",
                floor.prop(PropKind.CAGE, '1', "lens"),
                floor.prop(PropKind.CAGE, '2', "map_fragment"),
                floor.prop(PropKind.KENNEL, '4', "goblin")));
        play.scenario().standsOn(play.cell('1') - 1).waits(1);
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.TAKE_FROM_CAGE);

        play.interacts();

        assertThat(play.prop('2').state).isEqualTo(PropState.SHUT);
        assertThat(play.prop('4').state).isEqualTo(PropState.SHUT);
        play.scenario().standsOn(play.cell('2') + 1).waits(1);
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.CAGE_SHUT);
        play.interacts().waits(60);
        assertThat(play.world().pickups()).as("what lies at the first cage").hasSize(1);
        assertThat(play.count(EventType.CAGE_SHUT)).isEqualTo(2);
    }

    @Test
    void givenACageWithARelic_whenItIsTaken_thenThatRelicAloneIsOffered() {
        int relic = CONTENT.powers().relics().indexOf("felt_soles");
        DrawnFloor floor = room();
        VignettePlay play = VignettePlay.of(
                floor.vignette("relic_vault", "1", '1', -1, "", floor.prop(PropKind.CAGE, '1', "felt_soles")));
        play.scenario().standsOn(play.cell('1') - 1).waits(1);

        play.interacts();

        assertThat(play.world().part(RelicOffer.class).count()).isOne();
        assertThat(play.world().part(RelicOffer.class).relic(0)).isEqualTo(relic);
        play.scenario().orders(IntentOrder.TAKE_RELIC, 0);
        assertThat(play.world().player().gear().carries(relic)).isTrue();
    }

    @Test
    void givenAKennelWithAMonster_whenItIsOpened_thenItComesAlong() {
        DrawnFloor floor = room();
        VignettePlay play =
                VignettePlay.of(floor.vignette("kennel", "1", '1', -1, "", floor.prop(PropKind.KENNEL, '1', "goblin")));
        play.scenario().standsOn(play.cell('1') - 1).waits(1);
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.FREE_FROM_KENNEL);

        play.interacts();

        assertThat(play.world().companions()).hasSize(1);
        assertThat(kindOfFirst(play)).isEqualTo("goblin");
        assertThat(play.count(EventType.CAPTIVE_FREED)).isOne();
    }

    @Test
    void givenKennelsWithGolems_whenFreed_thenEachHasABuildOfItsOwnAndThePrimaryOre() {
        DrawnFloor floor = room().of("water");
        floor.vignette(
                "golem_crypt",
                "12",
                '1',
                -1,
                "",
                floor.prop(PropKind.KENNEL, '1', "golem"),
                floor.prop(PropKind.KENNEL, '2', "golem"));
        VignettePlay play = VignettePlay.of(floor);

        int first = play.prop('1').what;
        int second = play.prop('2').what;

        for (int golem : List.of(first, second)) {
            assertThat(Objects.requireNonNull(CONTENT.golems().ofMonster(golem)).ore())
                    .isEqualTo("water");
        }
        assertThat(first).isNotEqualTo(second);
    }

    @Test
    void givenAFullParty_whenThePlayerStandsAtAKennel_thenItIsToldSo() {
        DrawnFloor floor = room();
        floor.vignette("kennel", "1", '1', -1, "", floor.prop(PropKind.KENNEL, '1', "goblin"));
        VignettePlay play = VignettePlay.with(floor, "goblin", "goblin", "goblin", "goblin", "goblin");
        play.scenario().standsOn(play.cell('1') - 1).waits(1);
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.PARTY_FULL);

        play.interacts();

        assertThat(play.world().companions()).hasSize(5);
        assertThat(play.prop('1').state).isEqualTo(PropState.STANDING);
    }

    @Test
    void givenAMessage_whenThePlayerComesBesideIt_thenItCanBeReadAgainAndAgain() {
        DrawnFloor floor = room();
        VignettePlay play = VignettePlay.of(
                floor.vignette("last_message", "1", '1', -1, "", floor.prop(PropKind.MESSAGE, '1', "")));
        play.standsAt('7');
        assertThat(play.world().prompt()).isEqualTo(InteractPrompt.NOTHING);

        for (int visit = 0; visit < 2; visit++) {
            play.scenario().standsOn(play.cell('1') - 1).waits(1);
            assertThat(play.world().prompt()).isEqualTo(InteractPrompt.READ_MESSAGE);
            assertThat(play.world().promptCell()).isEqualTo(play.cell('1'));
            play.standsAt('7');
        }

        assertThat(play.count(EventType.MESSAGE_FOUND)).isOne();
    }

    @Test
    void givenFlatAndSolidThings_whenTheyStandThere_thenOnlyTheSolidOnesBlock() {
        DrawnFloor floor = room();
        VignettePlay play = VignettePlay.of(floor.vignette(
                "winch",
                "123",
                '1',
                -1,
                "",
                floor.prop(PropKind.SCENERY, '1', ""),
                floor.prop(PropKind.DECORATION, '2', ""),
                floor.prop(PropKind.VENT, '3', "")));

        assertThat(play.world().floorState().isSolid(play.cell('1'))).isTrue();
        assertThat(play.world().floorState().isSolid(play.cell('2'))).isFalse();
        assertThat(play.world().floorState().isSolid(play.cell('3'))).isFalse();
    }

    private static String kindOfFirst(VignettePlay play) {
        int kind = play.world().companions().first().getComponent(CompanionComponent.class).monster;
        return CONTENT.monsters().at(kind).id();
    }
}
