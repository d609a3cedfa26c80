package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Tests the ward of an arena: who hurts it, when the fight about it is won, and what happens when it falls. */
class WardTest {
    private static final String HALL = """
            ####################
            ######.............#
            ######.............#
            #@1...+2.....T....3#
            ######.............#
            ######.............#
            ####################""";

    private final Scenario scenario = Scenario.inArena("vigil", 4, HALL);

    private static ArenaWard wardOf(Scenario scenario) {
        return Objects.requireNonNull(scenario.arena().ward());
    }

    private void comesUp() {
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 400);
    }

    @Test
    void givenAVigil_whenAWaveComes_thenTheMonstersOfItsShareGoForTheWardAndHurtIt() {
        ArenaWard ward = wardOf(scenario);
        int unhurt = ward.health().health;
        comesUp();
        long wardId = ward.entity().getComponent(SpawnComponent.class).spawnId;
        List<Long> wanting = new ArrayList<>();
        List<Long> hurting = new ArrayList<>();
        for (Entity monster : scenario.world().monsters()) {
            long id = monster.getComponent(SpawnComponent.class).spawnId;
            if (ward.isWantedBy(id)) {
                wanting.add(id);
            }
        }
        for (int tick = 0; tick < 900 && ward.isExposed(); tick++) {
            scenario.endures(1);
            for (int i = 0; i < scenario.world().events().size(); i++) {
                WorldEvent event = scenario.world().events().at(i);
                if (event instanceof WorldEvent.HealthEvent hurt && hurt.actorId == wardId) {
                    hurting.add(hurt.byId);
                }
            }
        }

        assertThat(wanting).isNotEmpty();
        assertThat(hurting).containsAnyElementsOf(wanting);
        assertThat(ward.health().health).isLessThan(unhurt);
    }

    @Test
    void givenAVigil_whenTheWardFalls_thenTheDoorsOpenNothingIsPaidAndTheMonstersAreOrdinaryOnes() {
        comesUp();
        int alive = scenario.world().monsters().size();

        wardOf(scenario).health().health = 0;
        scenario.endures(1);

        assertThat(scenario.happened(EventType.WARD_FELL, EventType.ARENA_BROKEN, EventType.ARENA_CLEARED))
                .containsExactly(EventType.WARD_FELL, EventType.ARENA_BROKEN);
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.BROKEN);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
        assertThat(scenario.world().pickups().size()).isZero();
        assertThat(scenario.world().monsters().size()).isEqualTo(alive).isPositive();
        for (Entity monster : scenario.world().monsters()) {
            assertThat(monster.getComponent(MonsterComponent.class).arenaRoom).isZero();
        }
        scenario.slaysUntil(EventType.MONSTER_DIED, 2).endures(300);
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.BROKEN);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isEqualTo(1);
    }

    @Test
    void givenAVigil_whenNobodyDefendsTheWard_thenItFallsAndNobodyStaysLockedIn() {
        comesUp();

        for (int tick = 0; tick < 5400 && scenario.count(EventType.WARD_FELL) == 0; tick++) {
            scenario.endures(1);
        }

        assertThat(scenario.count(EventType.WARD_FELL)).isEqualTo(1);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
    }

    @Test
    void givenAVigil_whenAllWavesAreDeadAndTheWardStands_thenItIsWonAndNothingHurtsTheWardAnyMore() {
        scenario.standsOn(scenario.cellOf('3')).slaysUntil(EventType.ARENA_OPENED, 4000);

        assertThat(scenario.count(EventType.WAVE_BEATEN))
                .isEqualTo(scenario.arena().waves());
        assertThat(scenario.happened(EventType.ARENA_CLEARED, EventType.WARD_FELL))
                .containsExactly(EventType.ARENA_CLEARED);
        assertThat(scenario.world().pickups().size() + scenario.count(EventType.ITEM_PICKED_UP))
                .isPositive();
        assertThat(wardOf(scenario).isExposed()).isFalse();
        assertThat(wardOf(scenario).health().health).isPositive();
    }

    @Test
    void givenTheLastMonsterAndTheWardFallInOneTick_thenItIsLost() {
        comesUp();
        for (int tick = 0;
                tick < 4000 && scenario.arena().wave() < scenario.arena().waves() - 1;
                tick++) {
            scenario.world().monsters().forEach(scenario::slay);
            scenario.endures(1);
        }
        for (int tick = 0; tick < 400 && scenario.arena().counted() == 0; tick++) {
            scenario.endures(1);
        }

        scenario.world().monsters().forEach(scenario::slay);
        wardOf(scenario).health().health = 0;
        scenario.endures(2);

        assertThat(scenario.happened(EventType.ARENA_CLEARED, EventType.ARENA_BROKEN))
                .containsExactly(EventType.ARENA_BROKEN);
    }

    @Test
    void givenDoorsThatAreOpen_whenAMonsterStandsBesideTheWard_thenItLeavesItAlone() {
        Scenario before = Scenario.inArena("vigil", 4, HALL.replace('3', 'g'));
        int unhurt = wardOf(before).health().health;

        before.standsOn(before.cellOf('1')).endures(600);

        assertThat(before.arena().isShutting()).isFalse();
        assertThat(wardOf(before).health().health).isEqualTo(unhurt);
    }

    @Test
    void givenASealedVigil_whenThePlayerStrikesThrowsAndBurnsTheWard_thenItIsUnhurt() {
        scenario.standsOn(scenario.cellOf('2')).waitsFor(EventType.ARENA_SEALED, 120);
        ArenaWard ward = wardOf(scenario);
        scenario.standsOn(ward.body().cell + 1);
        Intent intent = new Intent();
        for (int tick = 0; tick < 160; tick++) {
            intent.clear();
            intent.aim(Intent.AIMS / 2);
            intent.hold(tick % 80 == 45 ? Intent.THROW : tick % 80 < 30 ? Intent.STRIKE : 0);
            scenario.world().player().component().flasks[0] = 20;
            scenario.world().player().health().health =
                    scenario.world().player().health().most;
            scenario.world().monsters().forEach(scenario::slay);
            scenario.plays(intent);
        }

        assertThat(scenario.count(EventType.STRIKE_SWUNG)).isPositive();
        assertThat(scenario.count(EventType.FLASK_BROKEN)).isPositive();
        assertThat(ward.health().health).isEqualTo(ward.health().most);
    }

    @Test
    void ofMonstersThatComeOneAfterTheOtherTheShareOfTheKindWantsTheWard() {
        comesUp();
        ArenaWard ward = wardOf(scenario);
        int share = Objects.requireNonNull(scenario.arena().kind().ward()).sharePercent();
        for (long first = 0; first < 300; first += 7) {
            int wanting = 0;
            for (long id = first; id < first + 20; id++) {
                wanting += ward.isWantedBy(id) ? 1 : 0;
            }
            assertThat(wanting).isBetween(20 * share / 100 - 1, 20 * share / 100 + 1);
        }
    }

    @Test
    void givenAHurtWard_whenTheFloorIsPlayedAgainFromItsIntents_thenItIsTheSameWorldAndGoesOnAlike() {
        Scenario again = Scenario.inArena("vigil", 4, HALL);
        List<Scenario> both = List.of(scenario, again);
        both.forEach(each ->
                each.walksTo('2').waitsFor(EventType.MONSTER_SPAWNED, 400).endures(500));

        assertThat(wardOf(scenario).health().health)
                .isLessThan(wardOf(scenario).health().most)
                .isEqualTo(wardOf(again).health().health);
        assertThat(again.world().hash()).isEqualTo(scenario.world().hash());
        wardOf(again).health().health -= 1;
        assertThat(again.world().hash()).isNotEqualTo(scenario.world().hash());
    }

    @Test
    void givenAFallenWard_whenAPlaytesterResetsTheTrap_thenItIsWholeAgain() {
        comesUp();
        wardOf(scenario).health().health = 0;
        scenario.endures(2);

        scenario.orders(IntentOrder.HELP_RESET, scenario.arena().room().id());

        assertThat(scenario.arena().state()).isNotEqualTo(ArenaState.BROKEN);
        assertThat(wardOf(scenario).health().health).isEqualTo(wardOf(scenario).health().most);
    }

    @Test
    void givenASiege_whenItIsWarm_thenATickAllocatesNothing() {
        comesUp();
        Intent intent = new Intent();
        assertThat(AllocationProbe.of(() -> {
                    scenario.world().player().health().health =
                            scenario.world().player().health().most;
                    ArenaWard ward = wardOf(scenario);
                    ward.health().health = ward.health().most;
                    scenario.arena().progress();
                    scenario.world().step(intent);
                }))
                .isEqualTo(AllocationProbe.ofNothing());
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.FIGHTING);
    }

    @Test
    void onEveryFloorAWardStandsInItsRoomWhereOneCanWalkAndNothingElseStands() {
        FloorGenerator generator = new FloorGenerator(TestContent.BUILT_IN);
        int found = 0;
        for (int number = 0; number < 12; number++) {
            Floor floor = generator.generate(
                    new FloorRequest(Seed.of("ward " + number), "r0c0", 1 + number, FloorKind.BATTLE, List.of("r1c0")));
            World world = new World(floor, TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));
            for (Arena arena : world.arenas()) {
                ArenaWard ward = arena.ward();
                assertThat(ward != null).isEqualTo(arena.kind().id().equals("vigil"));
                if (ward != null) {
                    found++;
                    int cell = ward.body().cell;
                    assertThat(floor.room().at(cell)).isEqualTo(arena.room().id());
                    assertThat(world.floorState().isWalkable(cell)).isTrue();
                    assertThat(arena.doors()).noneMatch(door -> door.cell == cell);
                    assertThat(floor.chests()).noneMatch(chest -> chest.at() == cell);
                    assertThat(floor.exits()).noneMatch(exit -> exit.at() == cell);
                }
            }
        }
        assertThat(found).isPositive();
    }
}
