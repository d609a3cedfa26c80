package dev.orebound.lab.vignette;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.lab.world.WorldRule.RuleBreach;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that each rule complains about a world in which it was broken by hand, and about nothing else. */
class VignetteTrialRulesTest {
    private static final String CHAMBER = """
            ###########
            #....7....#
            #.@.123.4.#
            #....5....#
            #####L#####
            ###..6..###
            ###.abc.###
            ###.def.###
            ###########""";

    private final Scenario scenario = scenario();
    private final List<WorldRule> rules = VignetteTrialRules.of(scenario.world());

    private static Scenario scenario() {
        DrawnFloor floor = new DrawnFloor(CHAMBER);
        return Scenario.of(
                floor.horde("goblin_scouts", "d3", "goblin", "goblin")
                        .vignette(
                                "vault_of_kinds",
                                "abcdef6",
                                'e',
                                -1,
                                "",
                                floor.prop(PropKind.CAGE, 'e', "lens"),
                                floor.prop(PropKind.CAGE, 'f', "lens"))
                        .lock("rubble", 'L')
                        .key('4', 1, -1),
                TestContent.BUILT_IN);
    }

    private LockComponent lock() {
        return scenario.world().floorState().locks().get(0);
    }

    private KeyComponent key() {
        return scenario.world().floorState().keys().get(0);
    }

    private BodyComponent monster(int number) {
        return scenario.world().monsters().get(number).getComponent(BodyComponent.class);
    }

    private void expects(String rule, String words) {
        assertThat(complaints()).first().asString().startsWith(rule + ": ").contains(words);
    }

    private List<String> complaints() {
        List<String> complaints = new ArrayList<>();
        for (WorldRule rule : rules) {
            RuleBreach wrong = rule.look(scenario.world());
            if (wrong != null) {
                complaints.add(rule.id() + ": " + wrong.what());
            }
        }
        return complaints;
    }

    @Test
    void aSoundWorldIsNotComplainedAbout() {
        for (int i = 0; i < 120; i++) {
            scenario.tick();
            assertThat(complaints()).isEmpty();
        }
    }

    @Test
    void thePlayerBehindAShutLockIsShutIn() {
        scenario.put(scenario.body(), scenario.cellOf('b'));

        expects("nobody_is_shut_in", "the player is shut in");
    }

    @Test
    void aKeyBehindItsOwnLockIsLost() {
        key().cell = scenario.cellOf('b');

        expects("no_key_is_lost", "lies out of reach");
    }

    @Test
    void aKeyInRockIsLost() {
        key().cell = 0;

        expects("no_key_is_lost", "lies in something solid");
    }

    @Test
    void aKeyWhoseCarrierIsGoneIsLost() {
        key().state = KeyState.WITH_MONSTER;
        key().carrierSpawnId = 12_345;

        expects("no_key_is_lost", "a monster that is gone");
    }

    @Test
    void aKeyThatIsUsedUpBeforeItsLockIsOpenIsLost() {
        key().state = KeyState.USED;

        expects("no_key_is_lost", "is used up");
    }

    @Test
    void aKeyThatALivingMonsterCarriesIsNotLost() {
        Entity monster = scenario.world().monsters().first();
        key().state = KeyState.WITH_MONSTER;
        key().carrierSpawnId = monster.getComponent(SpawnComponent.class).spawnId;

        assertThat(complaints()).isEmpty();
    }

    @Test
    void aSecondGiftOfTheSameCagesIsSeen() {
        scenario.tick();
        scenario.world().events().vignette(EventType.PRIZE_TAKEN, 0, 0, scenario.cellOf('e'), 0, 0);
        assertThat(complaints()).isEmpty();

        scenario.tick();
        scenario.world().events().vignette(EventType.PRIZE_TAKEN, 0, 0, scenario.cellOf('f'), 0, 0);

        expects("nothing_is_given_twice", "given twice");
    }

    @Test
    void aBodyInAShutLockIsSeen() {
        scenario.put(monster(0), scenario.cellOf('L'));

        expects("nobody_is_in_a_lock", "somebody is in lock 1");
    }

    @Test
    void aBlowThroughAShutOpaqueLockIsSeen() {
        scenario.tick();
        hurts(scenario.cellOf('5'), spawnId(0));

        expects("nothing_hurts_through_locks", "hurt through lock 1");
    }

    @Test
    void aBlowThroughAnOpenLockIsNoFault() {
        scenario.tick();
        lock().isOpen = true;
        hurts(scenario.cellOf('5'), spawnId(0));

        assertThat(complaints()).isEmpty();
    }

    private long spawnId(int monster) {
        return scenario.world().monsters().get(monster).getComponent(SpawnComponent.class).spawnId;
    }

    private void hurts(int cell, long by) {
        scenario.put(scenario.body(), cell);
        scenario.world()
                .events()
                .health(
                        EventType.ACTOR_HURT,
                        scenario.body(),
                        scenario.world().player().spawnId(),
                        -1,
                        by,
                        1);
    }
}
