package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.behaviour.MindRules.StirRules;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.expedition.Expedition;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.StepKind;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Tests the horde that comes towards a player to whom nothing has happened for a while. */
class QuietStirTest {
    private static final int QUIET = 1200;
    private static final int LEAST_STEPS = 20;
    private static final int MOST_STEPS = 34;

    private static final String FAR = """
            ################################
            #.....##########################
            #.@...##########################
            #.....##########################
            ###+############################
            ###.############################
            ###.################...........#
            ###................+....1......#
            ####################...........#
            ####################...........#
            ################################""";

    @Test
    void givenAPlayerWhoWalksOverKnownGround_whenTheQuietTimeIsOver_thenAHordeComesFromUnseenGroundFarOff() {
        Scenario scenario = steppedOut(content(QUIET));

        paces(scenario, QUIET - 1);
        assertThat(scenario.count(EventType.HORDE_STIRRED)).isZero();
        int at = pacesUntilStirred(scenario, 200);

        DistanceMap steps = new DistanceMap(scenario.world().floor().grid());
        steps.spreadFrom(scenario.body().cell, scenario.world().floorState().unwalkable(), StepKind.EIGHT_WAY);
        assertThat(steps.at(at)).isBetween(LEAST_STEPS, MOST_STEPS);
        assertThat(scenario.world().floorState().isSeen(at)).isFalse();
        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isZero();
    }

    @Test
    void givenAHordeThatStirred_whenThePlayerWaits_thenItFindsThePlayerAndNotAtOnce() {
        Scenario scenario = steppedOut(content(QUIET));
        paces(scenario, QUIET - 1);
        pacesUntilStirred(scenario, 200);

        int ticks = 0;
        while (scenario.count(EventType.PLAYER_NOTICED) == 0 && ticks < 1500) {
            scenario.endures(1);
            ticks++;
        }

        assertThat(scenario.count(EventType.PLAYER_NOTICED)).isPositive();
        assertThat(ticks).as("warning").isGreaterThan(120);
    }

    @Test
    void givenAPlayerWhoRests_whenTheQuietTimeIsLongOver_thenNobodyStirs() {
        Scenario scenario = steppedOut(content(QUIET));

        scenario.endures(4 * QUIET);

        assertThat(scenario.count(EventType.HORDE_STIRRED)).isZero();
    }

    @Test
    void givenAPlayerWhoIsHurtOrKills_whenTheFightIsOver_thenTheQuietTimeBeginsAnew() {
        Scenario hurt = steppedOut(content(QUIET));
        paces(hurt, QUIET - 100);
        hurt.world().player().health().harm += 5;
        paces(hurt, QUIET - 100);
        assertThat(hurt.count(EventType.HORDE_STIRRED)).isZero();
        pacesUntilStirred(hurt, 300);

        Scenario kill = steppedOut(content(QUIET), FAR.replace('1', 'g'));
        paces(kill, QUIET - 100);
        kill.slay(kill.world().monsters().first());
        paces(kill, QUIET - 100);
        assertThat(kill.count(EventType.HORDE_STIRRED)).isZero();
        pacesUntilStirred(kill, 300);
    }

    @Test
    void givenAHordeThatHuntsThePlayer_whenNoBlowLands_thenNobodyElseStirs() {
        Scenario scenario = steppedOut(content(QUIET), FAR.replace('1', 'g'));
        Entity hunter = scenario.world().monsters().first();
        int home = hunter.getComponent(BodyComponent.class).cell;

        for (int i = 0; i < QUIET + 400; i++) {
            scenario.world().hordes().get(0).isRoused = true;
            scenario.put(hunter.getComponent(BodyComponent.class), home);
            paces(scenario, 1);
        }

        assertThat(scenario.count(EventType.HORDE_STIRRED)).isZero();
    }

    @Test
    void givenAPlayersFirstFloor_whenNothingHappens_thenNobodyStirs() {
        World world = Expedition.first(Seed.of(3), content(QUIET)).world();
        world.part(HordeMinds.class).isPlayerOut = true;
        Intent intent = new Intent();

        for (int tick = 0; tick < QUIET + 400; tick++) {
            push(intent, tick);
            world.step(intent);
            for (int i = 0; i < world.events().size(); i++) {
                assertThat(world.events().at(i).type()).isNotEqualTo(EventType.HORDE_STIRRED);
            }
        }
    }

    @Test
    void theGameGivesEveryPlayerARestAndAWarning() {
        StirRules rules = TestContent.BUILT_IN.minds().arrivals().stir();

        assertThat(rules.quietTicks()).isGreaterThanOrEqualTo(15 * 60);
        assertThat(rules.steps().lowest()).isGreaterThanOrEqualTo(30);
        assertThatThrownBy(() -> content(599))
                .hasMessageContaining("minds.json")
                .hasMessageContaining("quiet_ticks")
                .hasMessageContaining("600..36000");
    }

    /** Walks in a small square, on ground that is in sight from its first step on. */
    private static void paces(Scenario scenario, int ticks) {
        Intent intent = new Intent();
        for (int i = 0; i < ticks; i++) {
            push(intent, (int) scenario.world().tick());
            scenario.plays(intent);
        }
    }

    private static void push(Intent intent, int tick) {
        int side = tick / 12 % 4;
        intent.clear();
        intent.move(
                side == 0 ? Intent.FULL_TILT : side == 2 ? -Intent.FULL_TILT : 0,
                side == 1 ? Intent.FULL_TILT : side == 3 ? -Intent.FULL_TILT : 0);
    }

    /** Paces until a horde stirs, and returns the cell of its leader. */
    private static int pacesUntilStirred(Scenario scenario, int atMostTicks) {
        for (int i = 0; i < atMostTicks && scenario.count(EventType.HORDE_STIRRED) == 0; i++) {
            paces(scenario, 1);
        }
        TickEvents events = scenario.world().events();
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i).type() == EventType.HORDE_STIRRED) {
                return events.at(i).cell();
            }
        }
        throw new AssertionError("nobody stirred");
    }

    private static Scenario steppedOut(Content content) {
        return steppedOut(content, FAR);
    }

    /** Returns a floor with a player who has been outside of the first room, on which no horde comes by the clock. */
    private static Scenario steppedOut(Content content, String drawing) {
        Scenario scenario = Scenario.of(drawing, content);
        scenario.world().part(HordeMinds.class).isPlayerOut = true;
        return scenario;
    }

    private static Content content(int quietTicks) {
        String steps = "{ \"lowest\": " + LEAST_STEPS + ", \"highest\": " + MOST_STEPS + " }";
        String minds = new BuiltInAssets()
                .text("content/minds.json")
                .replaceFirst("\"ticks\": \\{[^}]*}", "\"ticks\": { \"lowest\": 36000, \"highest\": 36000 }")
                .replaceFirst("\"quiet_ticks\": \\d+", "\"quiet_ticks\": " + quietTicks)
                .replaceFirst("\"steps\": \\{[^}]*}", "\"steps\": " + steps);
        return Content.read(new OneOtherFile(new BuiltInAssets(), "content/minds.json", minds));
    }
}
