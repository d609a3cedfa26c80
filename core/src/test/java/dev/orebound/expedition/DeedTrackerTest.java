package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.player.Deed;
import dev.orebound.descent.Descent;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Tests that each deed is done by what its words ask for, and by nothing less. */
class DeedTrackerTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final Intent NOTHING = new Intent();
    private static final String HALL = """
            #####################
            ######..............#
            ######..............#
            #@1...+2.....T.....3#
            ######..............#
            ######..............#
            #####################""";

    private static final TreeSet<String> EVER_DONE = new TreeSet<>();

    private World world = at(2, fresh());
    private DeedTracker tracker = tracker();

    private static Party fresh() {
        return Party.fresh(CONTENT);
    }

    private static World at(int depth, Party party) {
        FloorRequest floor = new Descent(Seed.of("deeds"), CONTENT.graph())
                .request(depth, depth == 17 ? FloorKind.BOSS : FloorKind.BATTLE);
        return new Expedition(floor, party, CONTENT).world();
    }

    private DeedTracker tracker() {
        return new DeedTracker(world, new DiscoveryTracker(world));
    }

    private void begin(int depth, Party party) {
        world = at(depth, party);
        tracker = tracker();
    }

    /** Lets a tick pass in which only these events happen; returns the deeds that it does. */
    private List<String> tick(Consumer<TickEvents> happens) {
        world.step(NOTHING);
        world.events().clear();
        happens.accept(world.events());
        tracker.afterTick();
        List<String> done = new ArrayList<>();
        for (int i = 0; i < tracker.doneCount(); i++) {
            done.add(CONTENT.deeds().at(tracker.done(i)).id());
        }
        EVER_DONE.addAll(done);
        return done;
    }

    private List<String> place(EventType type) {
        return tick(events -> events.place(type, 1, 1, 1));
    }

    private List<String> trap(EventType type, String kind) {
        return tick(events -> events.room(type, 1, 1, 1, roomOf(kind)));
    }

    /** Returns the room of a trap of a kind. */
    private int roomOf(String kind) {
        for (Arena arena : world.arenas()) {
            if (arena.kind().id().equals(kind)) {
                return arena.room().id();
            }
        }
        throw new IllegalStateException("no " + kind + " on the floor");
    }

    private String anyTrap() {
        return world.arenas().get(0).kind().id();
    }

    private BodyComponent body() {
        return world.player().body();
    }

    private void hurt() {
        tick(events ->
                events.health(EventType.ACTOR_HURT, body(), world.player().spawnId(), -1, 9, 5));
    }

    private void brew() {
        tick(events -> events.brew(EventType.BREW_CAST, 1, 1, 1, 0, BrewUse.BOLT, 1));
    }

    private void swing() {
        tick(events ->
                events.attack(EventType.STRIKE_WOUND_UP, body(), world.player().spawnId(), -1, 0));
    }

    private void drink() {
        tick(events ->
                events.item(EventType.DRAUGHT_DRUNK, body(), CONTENT.items().indexOf("healing_draught"), 30));
    }

    private void seal() {
        trap(EventType.ARENA_SEALED, anyTrap());
    }

    private List<String> win() {
        return trap(EventType.ARENA_CLEARED, anyTrap());
    }

    @Test
    void aTrapIsWonUntouchedIfNothingHurtSinceItsDoorsShut() {
        hurt();
        seal();
        assertThat(win()).contains("untouched");

        seal();
        hurt();
        assertThat(win()).doesNotContain("untouched");

        seal();
        tick(events -> events.health(
                EventType.ACTOR_HURT, body(), 77, 3, world.player().spawnId(), 5));
        assertThat(win()).as("a monster was hurt").contains("untouched");
    }

    @Test
    void aTrapIsWonWithoutABrewOrWithoutThePickOrWithoutADash() {
        begin(3, fresh());
        brew();
        swing();
        place(EventType.PLAYER_DASHED);
        seal();
        assertThat(win()).contains("dry_hands", "wet_hands", "planted");

        seal();
        brew();
        assertThat(win()).contains("wet_hands", "planted").doesNotContain("dry_hands");
        seal();
        swing();
        assertThat(win()).contains("dry_hands", "planted").doesNotContain("wet_hands");
        seal();
        place(EventType.PLAYER_DASHED);
        assertThat(win()).contains("dry_hands", "wet_hands").doesNotContain("planted");

        begin(1, fresh());
        seal();
        assertThat(win())
                .as("on depth 1")
                .doesNotContain("dry_hands", "planted")
                .contains("wet_hands");
    }

    @Test
    void aGuardianIsBeatenSoberPlainAndAlone() {
        String guardian = "timber_hall";
        begin(4, fresh());
        trap(EventType.ARENA_SEALED, guardian);
        assertThat(trap(EventType.ARENA_CLEARED, guardian)).contains("sober", "plain", "alone");

        trap(EventType.ARENA_SEALED, guardian);
        drink();
        assertThat(trap(EventType.ARENA_CLEARED, guardian)).contains("plain").doesNotContain("sober");

        begin(4, fresh().with(new PartyGear(List.of(2), List.of())).with(golems(1)));
        trap(EventType.ARENA_SEALED, guardian);
        assertThat(trap(EventType.ARENA_CLEARED, guardian)).contains("sober").doesNotContain("plain", "alone");

        begin(3, fresh());
        seal();
        assertThat(win()).as("another trap").doesNotContain("sober", "plain", "alone");
    }

    @Test
    void doorsThatShutAgainAfterAStormGoOnWithTheSameFight() {
        seal();
        hurt();
        brew();
        trap(EventType.ARENA_STORMED, anyTrap());
        seal();
        assertThat(win()).doesNotContain("untouched", "dry_hands").contains("wet_hands");

        seal();
        hurt();
        trap(EventType.ARENA_BROKEN, anyTrap());
        seal();
        assertThat(win()).as("a fight after a lost one").contains("untouched");
    }

    @Test
    void aTrapIsWonWithTheLastBreath() {
        seal();
        world.player().health().health = world.player().health().most / 10;
        assertThat(win()).doesNotContain("last_breath");
        world.player().health().health--;
        assertThat(win()).contains("last_breath");
    }

    private static List<PartyMember> golems(int count) {
        GolemKind kind = CONTENT.golems().at(0);
        return Collections.nCopies(count, PartyMember.hale(CONTENT.golems().monsterOf(kind)));
    }

    @Test
    void aFloorIsLeftUnseenWithoutBloodOrWithAFullHouse() {
        assertThat(place(EventType.FLOOR_LEFT)).contains("unseen", "bloodless").doesNotContain("full_house");

        tick(events -> events.actor(EventType.PLAYER_NOTICED, body(), 5, 3));
        assertThat(place(EventType.FLOOR_LEFT)).contains("bloodless").doesNotContain("unseen");
        tick(events -> events.actor(EventType.MONSTER_DIED, body(), 5, 3));
        assertThat(place(EventType.FLOOR_LEFT)).doesNotContain("unseen", "bloodless");

        begin(1, fresh().with(golems(4)));
        assertThat(place(EventType.FLOOR_LEFT)).containsExactly("full_house");
        begin(1, fresh().with(golems(3)));
        assertThat(place(EventType.FLOOR_LEFT)).isEmpty();
    }

    @Test
    void aFloorIsLeftDespiteATemptation() {
        assertThat(place(EventType.FLOOR_LEFT)).as("no trap was near").doesNotContain("temptation");
        trap(EventType.ARENA_WARNED, anyTrap());
        assertThat(place(EventType.FLOOR_LEFT)).contains("temptation");
        seal();
        assertThat(place(EventType.FLOOR_LEFT)).doesNotContain("temptation");
    }

    @Test
    void foesDieByFoesAndByFalls() {
        int rat = CONTENT.monsters().indexOf("cave_rat");
        int thief = CONTENT.monsters().indexOf("kobold_cutpurse");
        assertThat(tick(events -> {
                    events.health(EventType.ACTOR_HURT, body(), 5, rat, 6, 9).byMonster = rat;
                    events.actor(EventType.MONSTER_DIED, body(), 5, rat);
                }))
                .contains("turncoat")
                .doesNotContain("stolen_back");
        assertThat(tick(events -> {
                    events.health(
                                    EventType.ACTOR_HURT,
                                    body(),
                                    5,
                                    thief,
                                    world.player().spawnId(),
                                    9)
                            .byMonster = -1;
                    events.actor(EventType.MONSTER_DIED, body(), 5, thief);
                }))
                .contains("stolen_back")
                .doesNotContain("turncoat");
        assertThat(tick(events -> {
                    events.health(EventType.ACTOR_HURT, body(), 5, rat, 5, 9).byMonster = rat;
                    events.actor(EventType.MONSTER_DIED, body(), 5, rat);
                }))
                .as("by its own hand")
                .doesNotContain("turncoat");
        assertThat(tick(events -> events.actor(EventType.MONSTER_FELL, body(), 5, rat)))
                .contains("long_drop");
        int warden = CONTENT.monsters().indexOf("prop_warden");
        assertThat(tick(events -> events.actor(EventType.CHARGE_BROKEN, body(), 5, warden)))
                .contains("stubborn");
        assertThat(tick(events -> events.actor(EventType.CHARGE_BROKEN, body(), 5, rat)))
                .doesNotContain("stubborn");
    }

    @Test
    void aFoeThatACompanionKilledIsNoTurncoat() {
        begin(2, fresh().with(golems(1)));
        int rat = CONTENT.monsters().indexOf("cave_rat");
        int golem = world.companions().get(0).getComponent(CompanionComponent.class).monster;
        long id = world.companions().get(0).getComponent(SpawnComponent.class).spawnId;
        assertThat(tick(events -> {
                    events.health(EventType.ACTOR_HURT, body(), 5, rat, id, 9).byMonster = golem;
                    events.actor(EventType.MONSTER_DIED, body(), 5, rat);
                }))
                .doesNotContain("turncoat");
    }

    @Test
    void deedsOfAMomentAloneAreDoneByIt() {
        assertThat(place(EventType.PLAYER_FELL)).containsExactly("leap");
        assertThat(tick(events -> events.actor(EventType.GOLEM_RAISED, body(), 5, 3)))
                .containsExactly("second_life");
        assertThat(tick(events -> events.actor(EventType.CAPTIVE_FREED, body(), 5, 3)))
                .containsExactly("jailbreak");
        assertThat(tick(events -> events.lock(EventType.LOCK_FOUND, 1, 1, 1, 0, 0)))
                .containsExactly("hollow_wall");
        assertThat(tick(events -> events.item(EventType.WARE_BOUGHT, body(), 0, 1)))
                .containsExactly("bargain");
        assertThat(trap(EventType.DOOR_BROKEN, anyTrap())).containsExactly("broken_door");
        assertThat(trap(EventType.ARENA_CANCELLED, anyTrap())).containsExactly("cold_feet");
    }

    @Test
    void aGolemIsFullGrownAtItsHighestRank() {
        begin(2, fresh().with(golems(1)));
        CompanionComponent golem = world.companions().get(0).getComponent(CompanionComponent.class);
        long id = world.companions().get(0).getComponent(SpawnComponent.class).spawnId;
        golem.fedMeasures = CONTENT.golems().rules().mostFed() - 1;
        assertThat(tick(events -> events.actor(EventType.GOLEM_GREW, body(), id, golem.monster)))
                .isEmpty();
        golem.fedMeasures++;
        assertThat(tick(events -> events.actor(EventType.GOLEM_GREW, body(), id, golem.monster)))
                .containsExactly("full_grown");
    }

    @Test
    void relicsMatchIfBothOfADuoAreCarried() {
        int first = CONTENT.powers().relicOfDuo(0, true);
        int second = CONTENT.powers().relicOfDuo(0, false);
        begin(2, fresh().with(new PartyGear(List.of(first), List.of())));
        assertThat(tick(events -> events.gear(EventType.RELIC_TAKEN, 1, 1, 1, first, 0)))
                .isEmpty();
        begin(2, fresh().with(new PartyGear(List.of(first, second), List.of())));
        assertThat(tick(events -> events.gear(EventType.RELIC_TAKEN, 1, 1, 1, second, 0)))
                .containsExactly("matched_pair");
    }

    @Test
    void placesAreChangedWithinATrapOnly() {
        begin(2, fresh().with(golems(1)));
        assertThat(tick(events -> events.actor(EventType.COMPANION_SWAPPED, body(), 5, 3)))
                .isEmpty();

        Scenario trap = Scenario.inArena("waves", 5, HALL, CONTENT);
        trap.standsOn(trap.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 400);
        world = trap.world();
        tracker = tracker();
        assertThat(tick(events -> events.actor(EventType.COMPANION_SWAPPED, body(), 5, 3)))
                .containsExactly("change_places");
    }

    @Test
    void aWordIsKeptIfTheRunThatIsWonWasUnderAVow() {
        begin(17, fresh());
        assertThat(place(EventType.FLOOR_LEFT)).isEmpty();
        begin(17, new RunTerms("powder", List.of()).party(CONTENT));
        assertThat(place(EventType.FLOOR_LEFT)).isEmpty();
        begin(17, new RunTerms(null, List.of("blunt_iron")).party(CONTENT));
        assertThat(place(EventType.FLOOR_LEFT)).containsExactly("kept_word");
    }

    @Test
    void anEventThatHappensTwiceInATickDoesADeedOnce() {
        assertThat(tick(events -> {
                    events.place(EventType.PLAYER_FELL, 1, 1, 1);
                    events.place(EventType.PLAYER_FELL, 1, 1, 1);
                }))
                .containsExactly("leap");
    }

    @Test
    void thirtyDeedsUnlockThreeKitsFiveVowsAndNotes() {
        List<Deed> deeds = CONTENT.deeds().asList();
        assertThat(deeds).hasSize(30);
        assertThat(deeds.stream().map(Deed::kit).filter(kit -> kit != null))
                .doesNotHaveDuplicates()
                .hasSize(3);
        assertThat(deeds.stream().map(Deed::vow).filter(vow -> vow != null))
                .doesNotHaveDuplicates()
                .hasSize(5);
        assertThat(deeds.stream().filter(Deed::hasNote)).hasSize(22);
    }

    /** Discoveries have tests of their own. */
    @AfterAll
    static void everyDeedWasDone() {
        assertThat(CONTENT.deeds().ids().stream().filter(id -> !EVER_DONE.contains(id)))
                .containsExactlyInAnyOrder("brittle", "weather", "fuse");
    }
}
