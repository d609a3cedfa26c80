package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Tests monsters that run away, with loot or for their lives. */
class RunnersTest {
    private static final String HALL = """
            ##################
            #................#
            #................#
            #................#
            #1..@...g.......2#
            #................#
            #................#
            #................#
            ##################""";

    private static final String DEAD_END = """
            ############
            ########...#
            #@....g....#
            ########...#
            ############""";

    @Test
    void givenAThief_whenItsBlowLands_thenItTakesOreOutOfTheFullestFlaskAndRuns() {
        FightScenario fight = FightScenario.of(HALL, "kobold_cutpurse");
        Arrays.fill(fight.player().component().flasks, 5);
        fight.player().component().flasks[2] = 30;

        fight.waitsFor(EventType.ORE_STOLEN, 900);

        int measures = fight.first(EventType.ORE_STOLEN).amount();
        assertThat(fight.first(EventType.ORE_STOLEN).kind()).isEqualTo(2);
        assertThat(fight.player().component().flasks[2]).isEqualTo(30 - measures);
        int blows = fight.count(EventType.ACTOR_HURT);
        fight.waits(240);
        assertThat(distance(fight, 0)).as("cells that it has run").isGreaterThan(5);
        assertThat(fight.count(EventType.ACTOR_HURT))
                .as("blows, and none after the theft")
                .isEqualTo(blows);
    }

    @Test
    void givenAThiefThatRuns_whenItIsSlain_thenAllThatItStoleLiesThere() {
        FightScenario fight = FightScenario.of(HALL, "kobold_cutpurse");
        paysNothingAsWarden(fight);
        fight.waitsFor(EventType.ORE_STOLEN, 900).waits(60);
        int measures = fight.first(EventType.ORE_STOLEN).amount();

        fight.health(0).health = 0;
        fight.waits(2);

        assertThat(shards(fight)).isEqualTo(measures);
    }

    @Test
    void givenAThiefThatRuns_whenItIsOutOfSightForLong_thenItIsGoneForGood() {
        FightScenario fight = FightScenario.of("""
                ####################
                #@g................#
                ##################.#
                #..................#
                ####################""", "kobold_cutpurse");
        paysNothingAsWarden(fight);

        fight.waitsFor(EventType.ORE_STOLEN, 900).waits(1200);

        assertThat(fight.world().monsters().size()).isZero();
        assertThat(fight.count(EventType.MONSTER_DIED)).isZero();
        assertThat(shards(fight)).isZero();
    }

    @Test
    void givenAThiefThatRunsForItsLifeToo_whenItIsOutOfSight_thenItIsGoneNoSooner() {
        FightScenario fight = FightScenario.of(thievesRunForTheirLives(), """
                ####################
                #@.................#
                ##################.#
                #.................g#
                ####################""", "kobold_cutpurse");
        FightScenario.part(fight.monster(0), TacticComponent.class).stolenMeasures = 6;
        fight.health(0).health = 1;
        int gone = fight.content().manners().get(fight.kind(0).manner()).escapeTicks();

        fight.waits(gone - 10);

        assertThat(fight.world().monsters().size()).isEqualTo(1);
        fight.waits(20);
        assertThat(fight.world().monsters().size()).isZero();
    }

    @Test
    void givenAThiefBehindThePlayer_whenThePlayerWalksOn_thenItDoesNotFollowAtTheirHeels() {
        FightScenario fight = FightScenario.of("""
                ################################################################
                #..............................####...........................##
                #..............................####.#########################.##
                #..g..@.............................#########################.##
                #..............................####.#########################.##
                #..............................####...........................##
                ################################################################""", "kobold_cutpurse");
        FightScenario.part(fight.monster(0), TacticComponent.class).stolenMeasures = 6;
        float x = fight.body(0).x;

        fight.plays(Intent.FULL_TILT, 0, 0, 150);

        assertThat(fight.player().body().x).isGreaterThan(15);
        assertThat(fight.body(0).x).as("where the thief is").isLessThan(x + 1);
    }

    private static Content thievesRunForTheirLives() {
        String manners = new BuiltInAssets().text("content/manners.json");
        String changed = manners.replace(
                "\"escape_ticks\":",
                "\"flight\": { \"below_percent\": 60, \"above_percent\": 100, \"mend_ticks\": 600 }, "
                        + "\"escape_ticks\":");
        assertThat(changed).isNotEqualTo(manners);
        return Content.read(new OneOtherFile(new BuiltInAssets(), "content/manners.json", changed));
    }

    @Test
    void givenAThiefInASealedArena_whenItHasStolen_thenItFightsOn() {
        FightScenario fight = FightScenario.of(HALL, "kobold_cutpurse");
        FightScenario.part(fight.monster(0), MonsterComponent.class).arenaRoom = 1;

        fight.waitsFor(EventType.ORE_STOLEN, 900).waits(600);

        assertThat(fight.world().monsters().size()).isEqualTo(1);
        assertThat(fight.count(EventType.ACTOR_HURT)).isGreaterThan(1);
    }

    @Test
    void givenWhoRunsForItsLife_whenItIsHurt_thenItRunsMendsUnseenAndComesBack() {
        FightScenario fight = FightScenario.of("""
                ####################
                #@....g............#
                ##################.#
                #..................#
                ####################""", "goblin");
        fight.waits(10);

        fight.health(0).health = 4;
        fight.waits(5);

        assertThat(fight.count(EventType.MONSTER_FLED)).isEqualTo(1);
        assertThat(FightScenario.part(fight.monster(0), MindComponent.class).state)
                .isEqualTo(MindState.FLEEING);
        fight.waits(300);
        assertThat(distance(fight, 0)).isGreaterThan(9);
        fight.waitsFor(EventType.MONSTER_RALLIED, 3000);
        assertThat(fight.health(0).health * 100 / fight.health(0).most).isGreaterThanOrEqualTo(60);
        fight.waitsUntil(() -> distance(fight, 0) < 3, 1200);
    }

    @Test
    void givenWhoRunsForItsLife_whenItIsCornered_thenItStrikes() {
        FightScenario fight = FightScenario.of(DEAD_END, "goblin");
        fight.put(fight.body(0), fight.cell('@'));
        fight.put(fight.player().body(), fight.cell('@') + 1);
        fight.health(0).health = 4;

        fight.waitsFor(EventType.ACTOR_HURT, 300);

        assertThat(FightScenario.part(fight.monster(0), MindComponent.class).state)
                .isEqualTo(MindState.FLEEING);
    }

    @Test
    void givenWhoRunsForItsLife_whenTheRoomIsSealed_thenItFightsOn() {
        FightScenario fight = FightScenario.of(HALL, "goblin");
        FightScenario.part(fight.monster(0), MonsterComponent.class).arenaRoom = 1;
        fight.health(0).health = 1;

        fight.waitsFor(EventType.ACTOR_HURT, 600);

        assertThat(fight.count(EventType.MONSTER_FLED)).isZero();
    }

    /** Opens the exits, so that the only monster of a drawing is no warden and drops nothing but what it stole. */
    private static void paysNothingAsWarden(FightScenario fight) {
        fight.world().part(FloorGifts.class).lock().open();
    }

    private static long shards(FightScenario fight) {
        return Arrays.stream(fight.world().pickups().toArray(Entity.class))
                .filter(each -> FightScenario.part(each, PickupComponent.class).ore >= 0)
                .count();
    }

    private static double distance(FightScenario fight, int index) {
        BodyComponent body = fight.body(index);
        BodyComponent player = fight.player().body();
        return Math.hypot(body.x - player.x, body.y - player.y);
    }
}
