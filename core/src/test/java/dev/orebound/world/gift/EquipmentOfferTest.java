package dev.orebound.world.gift;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests how equipment is offered: by forges for ore, and in bundles for nothing; what is not worn any more is melted
 * down.
 */
class EquipmentOfferTest {
    private static final PowerBook POWERS = TestContent.BUILT_IN.powers();

    private static final String HALL = """
            ##########
            #.......>#
            #.@1..2..#
            #.......g#
            ##########""";

    private static FightScenario atForge(int depth) {
        DrawnFloor drawing =
                new DrawnFloor(HALL, TestContent.BUILT_IN.arenaKinds().get("waves"), depth).fixture("forge", '1');
        return FightScenario.of(drawing, "goblin").holdsThemStill().waits(1);
    }

    private static FightScenario atBundle() {
        FightScenario fight = FightScenario.of(new DrawnFloor(HALL).item("bundle", '1'), "goblin")
                .holdsThemStill();
        return fight.waitsFor(EventType.EQUIPMENT_OFFERED, 120);
    }

    private static Equipment piece(FightScenario fight, int number) {
        return POWERS.equipment().at(fight.world().part(EquipmentOffer.class).piece(number));
    }

    private static Equipment worn(FightScenario fight, EquipmentSlot slot) {
        return POWERS.equipment().at(fight.player().gear().component().worn[slot.ordinal()]);
    }

    private static int allOre(FightScenario fight) {
        return Arrays.stream(fight.player().component().flasks).sum();
    }

    private static FightScenario asks(FightScenario fight) {
        return fight.holds(Intent.INTERACT, 1).waits(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 17})
    void givenAForge_whenItIsUsed_thenItOffersDifferentPiecesThatFitTheDepth(int depth) {
        FightScenario fight = atForge(depth);
        assertThat(fight.world().prompt()).isEqualTo(InteractPrompt.USE_FORGE);

        asks(fight);

        EquipmentOffer offer = fight.world().part(EquipmentOffer.class);
        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.EQUIPMENT);
        assertThat(offer.count()).isEqualTo(EquipmentOffer.MOST);
        TreeSet<String> pieces = new TreeSet<>();
        for (int i = 0; i < offer.count(); i++) {
            pieces.add(piece(fight, i).id());
            assertThat(piece(fight, i).fromDepth()).isLessThanOrEqualTo(depth + 1);
            assertThat(offer.measures(i)).isEqualTo(piece(fight, i).measures()).isPositive();
        }
        assertThat(pieces).hasSize(offer.count());
    }

    @Test
    void givenAnOfferOfAForge_whenAPieceIsTaken_thenOreOfTheFullestFlasksPaysAndTheForgeIsDone() {
        FightScenario fight = asks(atForge(4));
        fight.player().component().flasks[0] = 30;
        int before = allOre(fight);
        Equipment taken = piece(fight, 1);

        fight.orders(IntentOrder.TAKE_EQUIPMENT, 1);

        int[] flasks = fight.player().component().flasks;
        assertThat(worn(fight, taken.slot())).isEqualTo(taken);
        assertThat(before - allOre(fight)).isEqualTo(taken.measures());
        assertThat(Arrays.stream(flasks, 0, 4).max().orElse(0)
                        - Arrays.stream(flasks, 0, 4).min().orElse(0))
                .isLessThanOrEqualTo(1);
        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
        asks(fight);
        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
        assertThat(fight.count(EventType.EQUIPMENT_OFFERED)).isOne();
    }

    @Test
    void givenTooLittleOre_whenAPieceIsTaken_thenNothingHappensAndTheOfferStands() {
        FightScenario fight = asks(atForge(4));
        Arrays.fill(fight.player().component().flasks, 1);

        fight.orders(IntentOrder.TAKE_EQUIPMENT, 0);

        assertThat(allOre(fight)).isEqualTo(fight.player().component().flasks.length);
        assertThat(fight.count(EventType.EQUIPMENT_WORN)).isZero();
        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.EQUIPMENT);
    }

    @Test
    void givenAnOfferOfAForge_whenItIsTurnedDownOrLeft_thenItOffersTheSameAgain() {
        FightScenario fight = asks(atForge(4));
        List<String> first = offered(fight);

        fight.orders(
                IntentOrder.TAKE_EQUIPMENT,
                fight.world().part(EquipmentOffer.class).count());

        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
        assertThat(fight.count(EventType.EQUIPMENT_MELTED)).isZero();
        asks(fight);
        assertThat(offered(fight)).isEqualTo(first);
        fight.put(fight.player().body(), fight.cell('g') - 1);
        fight.waits(2);
        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
        fight.orders(IntentOrder.TAKE_EQUIPMENT, 0);
        assertThat(fight.count(EventType.EQUIPMENT_WORN)).isZero();
        fight.put(fight.player().body(), fight.cell('@'));
        fight.waits(2);
        asks(fight);
        assertThat(offered(fight)).isEqualTo(first);
    }

    private static List<String> offered(FightScenario fight) {
        List<String> pieces = new ArrayList<>();
        for (int i = 0; i < fight.world().part(EquipmentOffer.class).count(); i++) {
            pieces.add(piece(fight, i).id());
        }
        return pieces;
    }

    @Test
    void givenABundle_whenItIsTaken_thenOnePieceIsOfferedForNothing() {
        FightScenario fight = atBundle();
        int before = allOre(fight);
        Equipment found = piece(fight, 0);

        assertThat(fight.world().part(EquipmentOffer.class).count()).isOne();
        assertThat(fight.world().part(EquipmentOffer.class).measures(0)).isZero();
        fight.orders(IntentOrder.TAKE_EQUIPMENT, 0);

        assertThat(worn(fight, found.slot())).isEqualTo(found);
        assertThat(allOre(fight)).isEqualTo(before);
    }

    @Test
    void givenABundle_whenItIsDeclined_thenItIsMeltedDownForHalfItsPrice() {
        FightScenario fight = atBundle();
        Equipment found = piece(fight, 0);
        int fire = fight.content().ores().indexOf("fire");

        fight.orders(IntentOrder.TAKE_EQUIPMENT, 1);

        assertThat(fight.player().component().flasks[fire]).isEqualTo(20 + found.measures() / 2);
        assertThat(fight.count(EventType.EQUIPMENT_WORN)).isZero();
        assertThat(fight.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.NONE);
    }

    @Test
    void givenAWornPiece_whenAnotherIsTaken_thenTheOldOneIsMeltedDownForHalfItsPrice() {
        FightScenario fight = FightScenario.of(new DrawnFloor(HALL).item("bundle", '2'), "goblin")
                .holdsThemStill()
                .wears("sledgehammer")
                .wears("beacon")
                .wears("oilskin");
        fight.put(fight.player().body(), fight.cell('2'));
        fight.waitsFor(EventType.EQUIPMENT_OFFERED, 60);
        Equipment old = worn(fight, piece(fight, 0).slot());
        int fire = fight.content().ores().indexOf("fire");

        fight.orders(IntentOrder.TAKE_EQUIPMENT, 0);

        assertThat(fight.player().component().flasks[fire]).isEqualTo(20 + old.measures() / 2);
        assertThat(fight.count(EventType.EQUIPMENT_MELTED)).isOne();
    }

    @Test
    void givenAFoundPieceOnOffer_whenAForgeIsUsed_thenTheFoundPieceIsStillOnOffer() {
        DrawnFloor drawing = new DrawnFloor(HALL).fixture("forge", '1').item("bundle", '2');
        FightScenario fight = FightScenario.of(drawing, "goblin").holdsThemStill();
        fight.put(fight.player().body(), fight.cell('2'));
        fight.waitsFor(EventType.EQUIPMENT_OFFERED, 60);
        Equipment found = piece(fight, 0);
        fight.put(fight.player().body(), fight.cell('@'));
        fight.waits(2);

        asks(fight);

        assertThat(fight.world().part(EquipmentOffer.class).count()).isOne();
        assertThat(piece(fight, 0)).isEqualTo(found);
    }
}
