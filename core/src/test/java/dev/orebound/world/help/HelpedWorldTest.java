package dev.orebound.world.help;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.grid.Grid;
import dev.orebound.world.HashPart;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Checks that a world follows a playtester's orders, and that impossible orders change nothing. */
class HelpedWorldTest {
    private static final String CAVE = """
            ################
            #@.1..#........#
            #.....+..3..4..#
            #2....#........#
            #.....#........#
            ################""";

    private static final int MOST = 0xffff;

    private final Scenario scenario = Scenario.of(CAVE);
    private final Content content = scenario.content();
    private final World world = scenario.world();

    @Test
    void givenTwoWorlds_whenDifferentCellsArePointedAt_thenTheirHashesDiffer() {
        Scenario other = Scenario.of(CAVE);

        scenario.orders(IntentOrder.HELP_POINT, scenario.cellOf('1'));
        other.orders(IntentOrder.HELP_POINT, other.cellOf('2'));

        assertThat(Scenario.partsOf(world).get(HelpRequest.class).pointed()).isEqualTo(scenario.cellOf('1'));
        assertThat(world.hash()).isNotEqualTo(other.world().hash());
        assertThat(world.hashOf(HashPart.FLOOR)).isNotEqualTo(other.world().hashOf(HashPart.FLOOR));
    }

    @Test
    void givenAWorld_whenOnlyItsPaceIsOrdered_thenItGoesOnAsItWould() {
        scenario.orders(IntentOrder.HELP_PACE, 0).waits(10);

        assertThat(world.hash()).isEqualTo(Scenario.of(CAVE).waits(11).world().hash());
        assertThat(scenario.count(EventType.HELP_GIVEN)).isEqualTo(1);
    }

    @Test
    void givenACell_whenThePlayerGoesThere_thenTheyStandOnItAndTheRoomIsKnown() {
        pointsAt('4').orders(IntentOrder.HELP_GO, 0).waits(1);

        assertThat(scenario.body().cell).isEqualTo(scenario.cellOf('4'));
        assertThat(world.player().component().room)
                .isEqualTo(world.floor().room().at(scenario.cellOf('4')));
    }

    @Test
    void givenRock_whenThePlayerGoesThere_thenTheyStandOnTheNearestFreeCell() {
        scenario.orders(IntentOrder.HELP_POINT, scenario.cellOf('4') + 3).orders(IntentOrder.HELP_GO, 0);

        assertThat(world.floorState().isSolid(scenario.cellOf('4') + 3)).isTrue();
        assertThat(scenario.body().cell).isEqualTo(scenario.cellOf('4') + 2);
    }

    @Test
    void givenARoom_whenThePlayerGoesToIt_thenTheyStandBeforeItsDoorway() {
        int room = world.floor().room().at(scenario.cellOf('3'));

        scenario.orders(IntentOrder.HELP_GO, room).waits(1);

        assertThat(world.player().component().room).isNotEqualTo(room);
        assertThat(world.floor().grid().steps8(scenario.body().cell, scenario.cellOf('+')))
                .isBetween(1, 4);
    }

    @Test
    void givenADash_whenThePlayerIsPutElsewhere_thenTheyStandStillThere() {
        Intent dash = new Intent();
        dash.move(Intent.FULL_TILT, 0);
        dash.hold(Intent.DASH);
        pointsAt('4').plays(dash);

        scenario.orders(IntentOrder.HELP_GO, 0).waits(5);

        assertThat(scenario.body().cell).isEqualTo(scenario.cellOf('4'));
    }

    @Test
    void givenAKind_whenOneIsBroughtUp_thenItSleepsOnThePointedCellOfNoHordeAndCountsNowhere() {
        int goblin = content.monsters().indexOf("goblin");

        pointsAt('4').orders(IntentOrder.HELP_SPAWN, goblin);

        Entity born = world.monsters().first();
        assertThat(born.getComponent(MonsterComponent.class).monster).isEqualTo(goblin);
        assertThat(born.getComponent(MonsterComponent.class).horde).isEqualTo(-1);
        assertThat(born.getComponent(MonsterComponent.class).arenaRoom).isZero();
        assertThat(born.getComponent(BodyComponent.class).cell).isEqualTo(scenario.cellOf('4'));
        assertThat(born.getComponent(MindComponent.class).state).isEqualTo(MindState.ASLEEP);
    }

    @Test
    void givenOneThere_whenOthersComeUpOnTheSameDryCell_thenNobodyStandsInAnybody_andSwimmersAndWardsAreRefused() {
        int refused = (int) content.monsters().asList().stream()
                .filter(monster -> monster.swims() || monster.isWard())
                .count();
        pointsAt('4');

        for (int kind = 0; kind < content.monsters().size(); kind++) {
            scenario.orders(IntentOrder.HELP_SPAWN, kind);
        }

        assertThat(scenario.count(EventType.HELP_REFUSED)).isEqualTo(refused);
        assertThat(world.monsters().size()).isEqualTo(content.monsters().size() - refused);
    }

    @Test
    void givenNearAndFar_whenAllWithinThreeCellsAreEnded_thenTheNearOneDiesAndTheOtherLives() {
        int slime = content.monsters().indexOf("slime");
        pointsAt('3').orders(IntentOrder.HELP_SPAWN, slime);
        pointsAt('1').orders(IntentOrder.HELP_SPAWN, slime);

        pointsAt('3').orders(IntentOrder.HELP_KILL, 3);

        assertThat(scenario.count(EventType.MONSTER_DIED)).isEqualTo(1);
        assertThat(world.monsters().size()).isEqualTo(1);
        assertThat(world.floor()
                        .grid()
                        .steps8(world.monsters().first().getComponent(BodyComponent.class).cell, scenario.cellOf('1')))
                .isLessThan(3);
        scenario.orders(IntentOrder.HELP_KILL, MOST);
        assertThat(world.monsters().size()).isZero();
    }

    @Test
    void givenWoundsAndFire_whenThePartyIsHealed_thenAllAreWhole() {
        Scenario hurt = Scenario.with(CAVE, "cinder_delver");
        Entity golem = hurt.world().companions().first();
        HealthComponent golems = golem.getComponent(HealthComponent.class);
        HealthComponent own = hurt.world().player().health();
        golems.health = 1;
        own.health = 1;
        hurt.world().player().entity().getComponent(StatusComponent.class).ticks[StatusEffect.WET.ordinal()] = 100;

        hurt.orders(IntentOrder.HELP_HEAL);

        assertThat(golems.health).isEqualTo(golems.most);
        assertThat(own.health).isEqualTo(own.most);
        assertThat(hurt.world()
                        .player()
                        .entity()
                        .getComponent(StatusComponent.class)
                        .has(StatusEffect.WET))
                .isFalse();
    }

    @Test
    void givenAParty_whenGolemsAreBrought_thenNoMoreThanCanComeAlong() {
        int golem = content.monsters().indexOf(content.golems().at(1).monster());

        for (int i = 0; i < Party.MOST_COMPANIONS + 2; i++) {
            scenario.orders(IntentOrder.HELP_GOLEM, golem);
        }

        assertThat(world.companions().size()).isEqualTo(Party.MOST_COMPANIONS);
        assertThat(scenario.count(EventType.HELP_REFUSED)).isEqualTo(2);
        assertThat(world.party().companions()).hasSize(Party.MOST_COMPANIONS);
    }

    @Test
    void givenAnItem_whenItIsGiven_thenItLiesAtThePlayersFeetAndIsPickedUp() {
        int map = content.items().asList().stream()
                .filter(item -> item.effect() == ItemEffect.MAP)
                .mapToInt(item -> content.items().indexOf(item.id()))
                .findFirst()
                .orElseThrow();

        scenario.orders(IntentOrder.HELP_GIVE, map);

        assertThat(scenario.pickups(thing -> thing.item == map)).containsExactly(scenario.body().cell);
        scenario.waitsFor(EventType.ITEM_PICKED_UP, 240);
    }

    @Test
    void givenEmptyFlasks_whenTheyAreFilled_thenWithSoManyMeasuresAndNoMoreThanTheyHold() {
        int holds = content.player().flaskMeasures();

        scenario.orders(IntentOrder.HELP_FILL, 3);
        assertThat(world.player().component().flasks[0]).isEqualTo(3);
        scenario.orders(IntentOrder.HELP_FILL, MOST);

        assertThat(world.player().component().flasks).startsWith(holds, holds, holds);
    }

    @Test
    void givenADarkFloor_whenItIsRevealed_thenAllOfItHasBeenSeen() {
        scenario.waits(1).orders(IntentOrder.HELP_REVEAL);

        assertThat(world.floorState().seenCount())
                .isEqualTo(world.floor().grid().size());
    }

    @ParameterizedTest
    @EnumSource(
            value = IntentOrder.class,
            mode = Mode.EXCLUDE,
            names = {"HELP_PACE", "HELP_HEAL", "HELP_FILL", "HELP_REVEAL", "HELP_REROLL"})
    void givenAnArgumentThatStandsForNothing_whenAnOrderIsGiven_thenNothingChangesAndItIsTold(IntentOrder order) {
        if (!order.isHelp()) {
            return;
        }

        scenario.orders(order, MOST);

        assertThat(scenario.count(EventType.HELP_GIVEN)).isZero();
        assertThat(scenario.count(EventType.HELP_REFUSED)).isEqualTo(1);
        assertThat(world.hash()).isEqualTo(Scenario.of(CAVE).waits(1).world().hash());
        assertThat(Scenario.partsOf(world).get(HelpRequest.class).pointed()).isEqualTo(Grid.NONE);
    }

    private Scenario pointsAt(char label) {
        return scenario.orders(IntentOrder.HELP_POINT, scenario.cellOf(label));
    }
}
