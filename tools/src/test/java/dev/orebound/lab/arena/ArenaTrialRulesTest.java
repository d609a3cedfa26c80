package dev.orebound.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.lab.arena.ArenaTrialRules.ArenaTrialRule;
import dev.orebound.lab.arena.ArenaTrialRules.CountedMonstersAreInside;
import dev.orebound.lab.arena.ArenaTrialRules.DoorsAreShutWhileSealed;
import dev.orebound.lab.arena.ArenaTrialRules.MarksAreFair;
import dev.orebound.lab.arena.ArenaTrialRules.StatesFollowTheTable;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that each rule complains about a world in which its prohibition was broken by hand, and about nothing else.
 */
class ArenaTrialRulesTest {
    private static final String TRAP = """
            ################
            ######.........#
            ######.........#
            #@1...+2.3.T...#
            ######.........#
            ######.........#
            ################""";

    private final Scenario scenario = Scenario.of(TRAP);

    private String faultOf(ArenaTrialRule rule) {
        return String.valueOf(rule.fault(scenario.world(), scenario.arena()));
    }

    private void sealIn() {
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 120);
    }

    private BodyComponent firstMonster() {
        return scenario.world().monsters().first().getComponent(BodyComponent.class);
    }

    @Test
    void thePlayerInRockIsSeen() {
        ArenaTrialRule rule = ArenaTrialRules.all().get(0);
        assertThat(faultOf(rule)).isEqualTo("null");

        scenario.put(scenario.body(), 0);

        assertThat(faultOf(rule)).startsWith("the player of radius 0.3 is in something solid at 0.5,0.5");
    }

    @Test
    void aMonsterInAShutDoorIsSeen() {
        sealIn();
        scenario.waitsFor(EventType.MONSTER_SPAWNED, 200);
        ArenaTrialRule rule = ArenaTrialRules.all().get(0);
        assertThat(faultOf(rule)).isEqualTo("null");

        scenario.put(firstMonster(), scenario.cellOf('+'));

        assertThat(faultOf(rule)).startsWith("a monster of radius ");
    }

    @Test
    void anEdgeInRockIsSeenIfItStaysThere() {
        ArenaTrialRule rule = ArenaTrialRules.all().get(0);
        scenario.body().x = 1.2f;
        assertThat(scenario.body().cell).isEqualTo(scenario.cellOf('@'));

        assertThat(faultOf(rule)).as("a corner beside it may have closed").isEqualTo("null");
        scenario.waits(1);
        scenario.body().x = 1.2f;

        assertThat(faultOf(rule)).startsWith("the player");
    }

    @Test
    void anOpenDoorOfASealedArenaIsSeen() {
        Scenario open = Scenario.of(TRAP);
        assertThat(faultOf(new DoorsAreShutWhileSealed())).isEqualTo("null");
        sealIn();
        assertThat(faultOf(new DoorsAreShutWhileSealed())).isEqualTo("null");

        assertThat(new DoorsAreShutWhileSealed().fault(open.world(), scenario.arena()))
                .isEqualTo("a door is open while PAUSING");
        assertThat(new DoorsAreShutWhileSealed().fault(scenario.world(), open.arena()))
                .startsWith("a door is shut while ");
    }

    @Test
    void aStateThatIsSkippedIsSeen() {
        sealIn();

        assertThat(faultOf(new StatesFollowTheTable()))
                .isEqualTo("it went from DORMANT to PAUSING, which no line of the table says");
    }

    @Test
    void aCountedMonsterThatStaysOutsideIsSeen() {
        sealIn();
        scenario.waitsFor(EventType.MONSTER_SPAWNED, 200);
        ArenaTrialRule rule = new CountedMonstersAreInside();
        scenario.put(firstMonster(), scenario.cellOf('1'));

        for (int tick = 1; tick < 320; tick++) {
            assertThat(faultOf(rule)).isEqualTo("null");
        }

        assertThat(faultOf(rule)).startsWith("a counted monster has been out of reach for 300 ticks: cave_rat at ");
    }

    @Test
    void aCountedMonsterThatNobodyCanWalkToIsSeen() {
        Scenario moated = Scenario.of("""
                ################
                ######.........#
                ######....~~~..#
                #@1...+2.T~4~.3#
                ######....~~~..#
                ######.........#
                ################""");
        moated.standsOn(moated.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 400);
        moated.put(moated.world().monsters().first().getComponent(BodyComponent.class), moated.cellOf('4'));
        ArenaTrialRule rule = new CountedMonstersAreInside();

        for (int tick = 1; tick < 320; tick++) {
            assertThat(rule.fault(moated.world(), moated.arena())).isNull();
        }

        assertThat(rule.fault(moated.world(), moated.arena()))
                .startsWith("a counted monster has been out of reach for 300 ticks: cave_rat at ");
    }

    @Test
    void aMarkUnderThePlayerIsSeen() {
        sealIn();
        scenario.waitsFor(EventType.SPAWN_MARKED, 200);
        ArenaTrialRule rule = new MarksAreFair();
        assertThat(faultOf(rule)).isEqualTo("null");

        scenario.standsOn(scenario.arena().marks().cell(0));

        assertThat(faultOf(rule)).isEqualTo("a mark was laid 0 cells from the player");
    }

    @Test
    void aMonsterThatIsNotAnnouncedIsSeen() {
        sealIn();
        scenario.waitsFor(EventType.MONSTER_SPAWNED, 200);

        assertThat(faultOf(new MarksAreFair())).startsWith("a monster came up ").endsWith(" after the marks");
    }

    @Test
    void aBlowThroughAShutDoorIsSeen() {
        sealIn();
        scenario.waitsFor(EventType.MONSTER_SPAWNED, 200);
        ArenaTrialRule rule = new NothingHurtsThroughDoors();
        for (int tick = 0; tick < 181; tick++) {
            assertThat(faultOf(rule)).isEqualTo("null");
        }
        while (!scenario.world().events().has(EventType.ACTOR_HURT)) {
            scenario.world().player().health().health = 100;
            scenario.waits(1);
        }
        assertThat(faultOf(rule)).isEqualTo("null");

        for (Entity monster : scenario.world().monsters()) {
            scenario.put(monster.getComponent(BodyComponent.class), scenario.cellOf('1'));
            monster.getComponent(HealthComponent.class).health = 1;
        }

        assertThat(faultOf(rule)).isEqualTo("somebody was hurt through a shut door");
    }

    @Test
    void aStatusFromBeforeTheDoorsShutHurtsForAsLongAsItLasts() {
        ArenaTrialRule rule = poisonsBeforeSeal(400);

        List<String> faults = watches(rule, 600);

        assertThat(throughDoorTicks).as("it did hurt long after the seal").anyMatch(tick -> tick > 200);
        assertThat(faults).isEmpty();
    }

    @Test
    void aFireThatGoesOnSinceBeforeTheDoorsShutHurtsForAsLongAsItGoesOn() {
        Scenario meadow = Scenario.of("""
                #######################
                #""\"""#######.........#
                #"###"#######.........#
                #s###""..@..+..3.T....#
                #############.........#
                #############.........#
                #######################""");
        meadow.standsOn(meadow.cellOf('3'));
        ArenaTrialRule rule = new NothingHurtsThroughDoors();
        StatusComponent own = meadow.world().monsters().first().getComponent(StatusComponent.class);
        HealthComponent health = meadow.world().monsters().first().getComponent(HealthComponent.class);
        int sealedTicks = 0;
        int lastHurt = 0;
        for (int tick = 0; tick < 600; tick++) {
            health.health = health.most;
            meadow.endures(1);
            sealedTicks += meadow.arena().state().isSealed() ? 1 : 0;
            if (meadow.arena().isShutting() && !meadow.arena().state().isSealed()) {
                own.ticks[StatusEffect.BURNING.ordinal()] = 90;
                own.bySpawnId = meadow.world().player().spawnId();
                own.byMonster = -1;
            }
            for (int i = 0; i < meadow.world().events().size(); i++) {
                WorldEvent event = meadow.world().events().at(i);
                boolean isSlimeHurt = event.type() == EventType.ACTOR_HURT
                        && ((HealthEvent) event).actorId
                                != meadow.world().player().spawnId();
                lastHurt = isSlimeHurt ? sealedTicks : lastHurt;
            }
            assertThat(rule.fault(meadow.world(), meadow.arena()))
                    .as("tick %s", tick)
                    .isNull();
        }
        assertThat(lastHurt)
                .as("the last tick of the seal in which the fire hurt")
                .isGreaterThan(180);
    }

    @Test
    void aStatusGivenThroughAShutDoorIsSeen() {
        ArenaTrialRule rule = poisonsBeforeSeal(0);
        watches(rule, 100);

        poison(400);

        assertThat(watches(rule, 300)).contains("somebody was hurt through a shut door");
    }

    @Test
    void aStatusRenewedThroughAShutDoorIsSeen() {
        ArenaTrialRule rule = poisonsBeforeSeal(300);
        watches(rule, 60);

        poison(400);

        assertThat(watches(rule, 300)).contains("somebody was hurt through a shut door");
    }

    @Test
    void aBlowAgainstThePoisonedThroughAShutDoorIsSeen() {
        Scenario other = Scenario.of("""
                ################
                ######.........#
                ######.........#
                #@1...+2.3.T...#
                ######...s.....#
                ######.........#
                ################""");
        ArenaTrialRule rule = new NothingHurtsThroughDoors();
        Entity slime = other.world().monsters().first();
        StatusComponent own = other.world().player().entity().getComponent(StatusComponent.class);
        own.bySpawnId = slime.getComponent(SpawnComponent.class).spawnId;
        own.byMonster = other.content().monsters().indexOf("slime");
        other.standsOn(other.cellOf('3'));
        String fault = null;
        for (int tick = 0; tick < 3000 && fault == null; tick++) {
            own.ticks[StatusEffect.POISONED.ordinal()] = 2000 - tick;
            other.endures(1);
            boolean isStruck = false;
            for (int i = 0; i < other.world().events().size(); i++) {
                WorldEvent event = other.world().events().at(i);
                isStruck |= event.type() == EventType.ACTOR_HURT
                        && ((HealthEvent) event).byId == own.bySpawnId
                        && ((HealthEvent) event).amount > 2;
            }
            if (isStruck && tick > 400) {
                other.put(slime.getComponent(BodyComponent.class), other.cellOf('1'));
            }
            fault = rule.fault(other.world(), other.arena());
            assertThat(fault != null).as("tick %s", tick).isEqualTo(isStruck && tick > 400);
        }
        assertThat(fault).isEqualTo("somebody was hurt through a shut door");
    }

    @ParameterizedTest
    @ValueSource(strings = {"embers", "magma", "kindled", "thundercloud"})
    void aGroundFromBeforeTheDoorsShutHurtsAndALaterOneThroughTheDoorIsSeen(String ground) {
        int slime = outside.world().monsters().first().getComponent(BodyComponent.class).cell;
        HealthComponent health = outside.world().monsters().first().getComponent(HealthComponent.class);
        health.staggerTicks = 10_000;
        outside.standsOn(outside.cellOf('3'));
        ArenaTrialRule rule = new NothingHurtsThroughDoors();
        while (!outside.arena().state().isSealed()) {
            health.health = health.most;
            outside.endures(1);
            if (!outside.arena().state().isSealed()) {
                outside.lays("embers", slime, 240);
            }
            assertThat(rule.fault(outside.world(), outside.arena())).isNull();
        }
        for (int tick = 0; tick < 400; tick++) {
            health.health = health.most;
            assertThat(watches(rule, 1)).as("tick %s", tick).isEmpty();
        }
        assertThat(throughDoorTicks).isNotEmpty();

        outside.lays(ground, slime, ground.equals("kindled") ? 24 : 200);
        health.health = health.most;

        assertThat(watches(rule, 60)).contains("somebody was hurt through a shut door");
    }

    private final List<Integer> throughDoorTicks = new ArrayList<>();

    /** Lets the player poison a slime outside while the doors close, and plays until they are shut. */
    private ArenaTrialRule poisonsBeforeSeal(int ticks) {
        outside.standsOn(outside.cellOf('3'));
        ArenaTrialRule rule = new NothingHurtsThroughDoors();
        while (!outside.arena().state().isSealed()) {
            outside.endures(1);
            if (outside.arena().isShutting() && !outside.arena().state().isSealed()) {
                poison(ticks);
            }
            assertThat(rule.fault(outside.world(), outside.arena())).isNull();
        }
        return rule;
    }

    private final Scenario outside = Scenario.of("""
            #######################
            #.....#######.........#
            #.###.#######.........#
            #s###....@..+..3.T....#
            #############.........#
            #############.........#
            #######################""");

    private void poison(int ticks) {
        StatusComponent own = outside.world().monsters().first().getComponent(StatusComponent.class);
        own.ticks[StatusEffect.POISONED.ordinal()] = ticks;
        own.bySpawnId = outside.world().player().spawnId();
        own.byMonster = -1;
    }

    private List<String> watches(ArenaTrialRule rule, int ticks) {
        List<String> faults = new ArrayList<>();
        for (int tick = 0; tick < ticks; tick++) {
            outside.endures(1);
            for (int i = 0; i < outside.world().events().size(); i++) {
                WorldEvent event = outside.world().events().at(i);
                if (event.type() == EventType.ACTOR_HURT
                        && ((HealthEvent) event).actorId
                                != outside.world().player().spawnId()) {
                    throughDoorTicks.add(tick);
                }
            }
            String fault = rule.fault(outside.world(), outside.arena());
            if (fault != null) {
                faults.add(fault);
            }
        }
        return faults;
    }
}
