package dev.orebound.world.gear;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GearTrial;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PlayerGear;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests the relics that act at brews and reactions: each does what its words promise, and without it that does not
 * happen.
 */
class RelicBrewTest {
    private static final String WET = """
            ####################
            #......------......#
            #......------......#
            #..@...------..g...#
            #......------......#
            #......------......#
            ####################""";

    /** Uses the brew's bolt a number of times. */
    static FightScenario shoots(FightScenario fight, int times) {
        for (int i = 0; i < times; i++) {
            fight.holds(Intent.BOLT, 1).waits(45);
        }
        return fight;
    }

    /** Throws fire and water in turn into a pool, each of which reacts once. */
    static void reacts(FightScenario fight, int times) {
        int before = fight.count(EventType.REACTION);
        for (int i = 0; i < 20 && fight.count(EventType.REACTION) < before + times; i++) {
            fight.chooses(i % 2 == 0 ? "flame" : "spark");
            fight.player().component().flasks[fight.content().ores().indexOf(i % 2 == 0 ? "fire" : "air")] = 20;
            fight.throwsFar(6).waits(70);
        }
        assertThat(fight.count(EventType.REACTION)).isGreaterThanOrEqualTo(before + times);
    }

    @Test
    @Tag("alchemists_sieve")
    void givenAlchemistsSieve_whenThePlayerCausesThreeReactions_thenItsEmptiestFlaskFills() {
        GearTrial reactions = GearTrial.of(fight -> {
                    fight.player().component().flasks[3] = 1;
                    reacts(fight, 3);
                })
                .in(WET);

        assertThat(reactions.with("alchemists_sieve").player().component().flasks[3])
                .isGreaterThan(1);
        assertThat(reactions.with("alchemists_sieve").count(EventType.ORE_GIVEN))
                .isPositive();
        assertThat(reactions.with().player().component().flasks[3]).isEqualTo(1);
    }

    @Test
    @Tag("chain_letter")
    void givenChainLetter_whenThePlayerCausesFiveReactions_thenTheNextBrewIsFree() {
        GearTrial reactions = GearTrial.of(fight -> {
                    reacts(fight, 5);
                    fight.player().gear().component().freeBrews =
                            Math.min(1, fight.player().gear().component().freeBrews);
                    fight.chooses("shard").waits(2);
                    fight.player().component().flasks[fight.content().ores().indexOf("earth")] = 20;
                    shoots(fight, 1);
                })
                .in(WET);

        int earth = reactions.with().content().ores().indexOf("earth");
        assertThat(reactions.with("chain_letter").player().component().flasks[earth])
                .isEqualTo(20);
        assertThat(reactions.with().player().component().flasks[earth]).isEqualTo(18);
    }

    @Test
    @Tag("rolling_cork")
    void givenRollingCork_whenAFlaskBursts_thenItRollsOnAndBurstsAgainFarther() {
        GearTrial flask = GearTrial.of(fight -> fight.throwsFar(4).waits(90));

        FightScenario with = flask.with("rolling_cork");

        assertThat(with.count(EventType.FLASK_BROKEN)).isEqualTo(2);
        assertThat(with.all(EventType.FLASK_BROKEN).get(1).x())
                .isGreaterThan(with.first(EventType.FLASK_BROKEN).x() + 1.5f);
        assertThat(with.world().projectiles().size()).isZero();
        assertThat(flask.with().count(EventType.FLASK_BROKEN)).isOne();
    }

    @Test
    void givenRollingCork_whenAFlaskRollsAgainstRock_thenItBurstsBeforeTheRock() {
        FightScenario fight =
                FightScenario.of("""
                        ########
                        #......#
                        #@....g#
                        #......#
                        ########""", "goblin").carries("rolling_cork").holdsThemStill();

        fight.throwsFar(4).waits(90);

        assertThat(fight.all(EventType.FLASK_BROKEN))
                .hasSize(2)
                .allSatisfy(burst -> assertThat(fight.world().floorState().isSolid(burst.cell()))
                        .isFalse());
        assertThat(fight.world().projectiles().size()).isZero();
    }

    @Test
    @Tag("frostbite")
    void givenFrostbite_whenABrewHurtsAChilledFoe_thenTheColdSpreadsAroundIt() {
        GearTrial bolt = GearTrial.of(fight -> {
            fight.chooses("frost").puts(0, 4, 0).puts(1, 5, 1).puts(2, 4, -3);
            shoots(fight, 1);
        });

        FightScenario with = bolt.with("frostbite");

        assertThat(with.has(1, StatusEffect.CHILLED)).isTrue();
        assertThat(with.lost(1)).isPositive();
        assertThat(with.has(2, StatusEffect.CHILLED)).as("too far away").isFalse();
        assertThat(bolt.with().lost(0)).isPositive();
        assertThat(bolt.with().has(1, StatusEffect.CHILLED)).isFalse();
    }

    @Test
    @Tag("echo_chamber")
    void givenEchoChamber_whenTheFourthBrewIsUsed_thenABoltFollowsForNothing() {
        GearTrial three = GearTrial.of(fight -> shoots(fight, 3));
        GearTrial four = GearTrial.of(fight -> shoots(fight, 4));

        assertThat(three.with("echo_chamber").count(EventType.BREW_GIVEN)).isZero();
        assertThat(four.with("echo_chamber").count(EventType.BREW_GIVEN)).isOne();
        assertThat(four.with("echo_chamber").player().component().flasks[0])
                .isEqualTo(four.with().player().component().flasks[0]);
        assertThat(four.with().count(EventType.BREW_GIVEN)).isZero();
        assertThat(four.with("echo_chamber").lost(0)).isGreaterThan(four.with().lost(0));
    }

    @Test
    @Tag("philosophers_salt")
    void givenPhilosophersSalt_whenTheThirdMixedBrewIsUsed_thenItHealsAndItsStatusLastsLonger() {
        GearTrial mixed = GearTrial.of(fight -> {
            fight.player().health().health = 50;
            shoots(fight.chooses("frost"), 3);
        });
        GearTrial pure = GearTrial.of(fight -> {
            fight.player().health().health = 50;
            shoots(fight, 3);
        });
        GearTrial status = GearTrial.of(fight -> {
            fight.chooses("frost").holds(Intent.BOLT, 1).waitsFor(EventType.STATUS_BEGAN, 60);
            fight.waitsUntil(() -> !fight.has(0, StatusEffect.CHILLED), 400);
        });

        assertThat(mixed.with("philosophers_salt").player().health().health).isEqualTo(55);
        assertThat(pure.with("philosophers_salt").player().health().health).isEqualTo(50);
        assertThat(mixed.with().player().health().health).isEqualTo(50);
        assertThat(status.with("philosophers_salt").world().tick())
                .isGreaterThan(status.with().world().tick() + 30);
    }

    @Test
    @Tag("vein_tap")
    void givenVeinTap_whenTheOreIsMissing_thenTheBrewCostsHealthAndIsStronger() {
        GearTrial dry = GearTrial.of(fight -> {
            fight.player().component().flasks[0] = 1;
            shoots(fight, 1);
        });
        GearTrial full = GearTrial.of(fight -> shoots(fight, 1));

        FightScenario with = dry.with("vein_tap");

        assertThat(with.count(EventType.BREW_CAST)).isOne();
        assertThat(with.lost()).isEqualTo(2);
        assertThat(with.player().component().flasks[0]).isZero();
        assertThat(dry.with().count(EventType.BREW_CAST)).isZero();
        assertThat(full.with("vein_tap").lost()).isZero();
        assertThat(full.with("vein_tap").lost(0)).isGreaterThan(full.with().lost(0));
        FightScenario dying =
                FightScenario.of(GearTrial.HALL, "goblin").carries("vein_tap").holdsThemStill();
        dying.player().component().flasks[0] = 0;
        dying.player().health().health = 4;
        assertThat(shoots(dying, 1).count(EventType.BREW_CAST))
                .as("never the last health")
                .isZero();
    }

    @Test
    @Tag("thrift_seal")
    void givenThriftSeal_whenABrewIsUsed_thenItCostsAMeasureLessAndNoiseCarriesTwiceAsFar() {
        GearTrial bolt = GearTrial.of(fight -> shoots(fight, 1));
        GearTrial noise = RelicStandingTest.noiseAt(11);

        assertThat(bolt.with("thrift_seal").player().component().flasks[0]).isEqualTo(19);
        assertThat(bolt.with().player().component().flasks[0]).isEqualTo(18);
        assertThat(noise.with("thrift_seal").count(EventType.HORDE_WOKEN)).isOne();
        assertThat(noise.with().count(EventType.HORDE_WOKEN)).isZero();
    }

    @Test
    @Tag("glass_crown")
    void givenGlassCrown_whenThePlayerFights_thenBrewsAndBlowsAreFarStrongerAndAThirdOfHealthIsGone() {
        GearTrial bolt = GearTrial.of(fight -> fight.holds(Intent.BOLT, 1).waitsUntil(() -> fight.lost(0) > 0, 30));
        GearTrial blow = GearTrial.of(fight -> fight.holds(Intent.STRIKE, 12));

        PlayerGear crowned = blow.with("glass_crown").player().gear();

        assertThat(crowned.standing(StandingRule.BREWS)).isGreaterThanOrEqualTo(25);
        assertThat(crowned.standing(StandingRule.PICK)).isGreaterThanOrEqualTo(25);
        assertThat(bolt.with("glass_crown").lost(0))
                .isEqualTo(bolt.with().lost(0) * (100 + crowned.standing(StandingRule.BREWS)) / 100);
        assertThat(blow.with("glass_crown").lost(0))
                .isEqualTo(blow.with().lost(0) * (100 + crowned.standing(StandingRule.PICK)) / 100);
        assertThat(blow.with("glass_crown").player().health().most).isEqualTo(65);
        assertThat(blow.with("glass_crown").player().health().health).isEqualTo(65);
    }

    @Test
    void givenGlassCrown_whenAFloorIsEntered_thenHealthIsStillAThirdLess() {
        int relic = TestContent.BUILT_IN.powers().relics().indexOf("glass_crown");
        Party party = new Party(65, Collections.nCopies(PlayerComponent.FLASKS, 20))
                .with(new PartyGear(List.of(relic), List.of()));
        World world = new World(new DrawnFloor(GearTrial.HALL).floor(), TestContent.BUILT_IN, party);

        world.step(new Intent());

        assertThat(world.player().health().most).isEqualTo(65);
        assertThat(world.player().health().health).isEqualTo(65);
    }
}
