package dev.orebound.autoplay.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that the bot finishes a floor of each kind with a player's knowledge and intents alone. */
class RunPlayerTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final BotSkill EXPERT = BotSkill.readAll(new BuiltInAssets()).get("expert");

    /** Ten minutes. */
    private static final int MOST_TICKS = 36_000;

    /** The distance from which a thing comes to the player, and a little more. */
    private static final float NEAR_CELLS = 3.5f;

    /**
     * Shards that a warden left while the flask had room for all of them, and the number of them that were picked up
     * there.
     */
    private int paid;

    private int paidAndTaken;
    private int paidKind;
    private float paidX;
    private float paidY;

    private final Set<EventType> happened = EnumSet.noneOf(EventType.class);

    @Test
    void itBeginsAtDifferentEntrancesAndAGoodPlayerAboveBetterFloors() {
        for (BotSkill skill : BotSkill.readAll(new BuiltInAssets())) {
            Set<Integer> columns = new TreeSet<>();
            for (int seed = 0; seed < 200; seed++) {
                Descent descent = new Descent(Seed.of(seed), CONTENT.graph());
                String entrance = RunPlayer.entrance(descent, CONTENT, skill);
                assertThat(RunPlayer.entrance(descent, CONTENT, skill)).isEqualTo(entrance);
                GraphNode node = descent.graph().node(entrance).orElseThrow();
                assertThat(node.row()).isZero();
                columns.add(node.column());
            }
            assertThat(columns).as("columns of %s", skill.id()).hasSize(8);
        }
        assertThat(scrollsWithinReach(EXPERT)).isGreaterThan(scrollsWithinReach(null) * 6 / 5);
    }

    /**
     * Counts the runs with a scroll in the second row below the entrance: the chosen one, or the proposed one if there
     * is no skill.
     */
    private static int scrollsWithinReach(@Nullable BotSkill skill) {
        int found = 0;
        for (int seed = 0; seed < 400; seed++) {
            Descent descent = new Descent(Seed.of(seed), CONTENT.graph());
            GraphNode entrance = skill == null
                    ? descent.proposedEntrance()
                    : descent.graph()
                            .node(RunPlayer.entrance(descent, CONTENT, skill))
                            .orElseThrow();
            boolean isReached = descent.graph().waysOn(entrance).stream()
                    .flatMap(below -> descent.graph().waysOn(below).stream())
                    .anyMatch(node -> node.kind() == FloorKind.SCROLL);
            found += isReached ? 1 : 0;
        }
        return found;
    }

    @ParameterizedTest
    @EnumSource(names = {"BATTLE", "SCROLL", "GOLEM", "HEALTH_BUFF", "ATTACK_BUFF"})
    void itLeavesAFloorOfEachKindAndHasWhatThatIsFor(FloorKind kind) {
        Descent descent = new Descent(Seed.of(4), CONTENT.graph());
        Expedition run = new Expedition(descent.request(2, kind), Party.fresh(CONTENT), CONTENT);

        plays(run);

        assertThat(run.status()).as("after %s ticks", run.world().tick()).isEqualTo(RunStatus.LEAVING);
        assertThat(happened)
                .contains(
                        switch (kind) {
                            case BATTLE -> EventType.EXITS_UNLOCKED;
                            case SCROLL -> EventType.SCROLL_READ;
                            case GOLEM -> EventType.GOLEM_WOKEN;
                            case HEALTH_BUFF, ATTACK_BUFF, BOSS -> EventType.GIFT_TAKEN;
                        },
                        EventType.ORE_PICKED_UP,
                        EventType.CHEST_OPENED,
                        EventType.BREW_CAST);
    }

    @Test
    void itPicksUpTheOreThatAWardenLeaves() {
        for (int seed = 5; seed < 12 && paid == 0; seed++) {
            Descent descent = new Descent(Seed.of(seed), CONTENT.graph());
            plays(new Expedition(descent.request(2, FloorKind.BATTLE), Party.fresh(CONTENT), CONTENT));
        }

        assertThat(paid).as("shards").isPositive();
        assertThat(paidAndTaken).as("taken of %s shards", paid).isGreaterThanOrEqualTo(paid / 2);
    }

    @Test
    void givenAllThatARunCanGive_thenItSlaysTheBossAndComesOut() {
        Expedition run = new Expedition(new Descent(Seed.of(1), CONTENT.graph()).request(17), mighty(), CONTENT);

        plays(run);

        assertThat(run.status()).as("after %s ticks", run.world().tick()).isEqualTo(RunStatus.WON);
        assertThat(happened).contains(EventType.BOSS_ROSE, EventType.ARENA_CLEARED, EventType.ORE_BROKEN);
    }

    @Test
    void theSameRunAndSkillArePlayedTheSameWay() {
        Expedition one = new Expedition(Seed.of(11), CONTENT);
        Expedition other = new Expedition(Seed.of(11), CONTENT);

        plays(one);
        plays(other);

        assertThat(one.world().tick()).isEqualTo(other.world().tick());
        assertThat(one.world().hash()).isEqualTo(other.world().hash());
    }

    /** Plays until the floor is left or the time is up. */
    private void plays(Expedition run) {
        RunPlayer player = new RunPlayer(run, EXPERT);
        Intent intent = new Intent();
        while (run.status() == RunStatus.PLAYING && run.world().tick() < MOST_TICKS) {
            player.decide(intent);
            run.step(intent);
            for (int i = 0; i < run.world().events().size(); i++) {
                WorldEvent event = run.world().events().at(i);
                happened.add(event.type());
                countPay(event, run.world().player().component().flasks);
            }
        }
    }

    private void countPay(WorldEvent event, int[] flasks) {
        int holds = CONTENT.player().flaskMeasures();
        if (event.type() == EventType.KEY_DROPPED && flasks[event.subject()] + ((OreEvent) event).measures <= holds) {
            paid = ((OreEvent) event).measures;
            paidKind = event.subject();
            paidX = event.x();
            paidY = event.y();
        } else if (event.type() == EventType.ORE_PICKED_UP && paid > 0 && event.subject() == paidKind) {
            boolean isNear = Math.hypot(event.x() - paidX, event.y() - paidY) < NEAR_CELLS;
            paidAndTaken += isNear ? ((OreEvent) event).measures : 0;
        }
    }

    private static Party mighty() {
        PlayerUpgrades gains =
                new PlayerUpgrades(900, 150, Collections.nCopies(BrewRules.MOST_KINDS, BrewRules.MOST_LEVELS), 1, -1);
        return new Party(
                CONTENT.player().health() + gains.health(),
                gains,
                Collections.nCopies(4, CONTENT.player().flaskMeasures()),
                1,
                List.of());
    }
}
