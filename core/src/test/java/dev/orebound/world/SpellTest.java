package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.world.combat.SpellBook;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a cast takes its ore and affects its targets and the ground by its element. */
class SpellTest {
    private static final int FIRE = 0;
    private static final int WATER = 1;
    private static final int AIR = 2;
    private static final int EARTH = 3;
    private static final int HELD = 20;

    private static final String HALL = """
            ############
            #..........#
            #@....g....#
            #..........#
            ############""";

    @ParameterizedTest
    @ValueSource(ints = {FIRE, WATER, AIR, EARTH})
    void givenAKnownBolt_whenItIsCastAtAMonster_thenItTakesItsOreAndHurtsOnce(int ore) {
        FightScenario fight = stillFight(HALL, ore, SpellUse.BOLT, 1).aimsAt('g');
        Spell bolt = spell(fight, ore, SpellUse.BOLT);

        fight.holds(Intent.BOLT, 60);

        assertThat(fight.count(EventType.SPELL_CAST)).isEqualTo(1);
        assertThat(fight.first(EventType.SPELL_CAST).amount()).isEqualTo(1);
        assertThat(fight.player().component().flasks[ore]).isEqualTo(HELD - bolt.measures());
        assertThat(fight.first(EventType.ACTOR_HURT).amount())
                .isEqualTo(bolt.at(1).damage());
        assertThat(fight.world().projectiles().size()).isZero();
    }

    @Test
    void givenABoltKnownBetter_whenItIsCast_thenItDoesWhatThatLevelDoes() {
        FightScenario fight = stillFight(HALL, FIRE, SpellUse.BOLT, 3).aimsAt('g');

        fight.holds(Intent.BOLT, 60);

        assertThat(fight.first(EventType.SPELL_CAST).amount()).isEqualTo(3);
        assertThat(fight.first(EventType.ACTOR_HURT).amount())
                .isEqualTo(spell(fight, FIRE, SpellUse.BOLT).at(3).damage());
    }

    @Test
    void givenASpellThatNobodyTaught_whenItIsPressed_thenItIsRefusedOnceForEachPress() {
        FightScenario fight = FightScenario.of(HALL, "goblin").aimsAt('g');

        fight.holds(Intent.BURST, 30);

        assertThat(fight.count(EventType.SPELL_REFUSED)).isEqualTo(1);
        assertThat(fight.first(EventType.SPELL_REFUSED).kind()).isEqualTo(index(fight, FIRE, SpellUse.BURST));
        assertThat(fight.count(EventType.SPELL_CAST)).isZero();
    }

    @Test
    void givenTooLittleOre_whenABoltIsPressed_thenItIsRefused() {
        FightScenario fight = stillFight(HALL, AIR, SpellUse.BOLT, 1).aimsAt('g');
        fight.player().component().flasks[AIR] =
                spell(fight, AIR, SpellUse.BOLT).measures() - 1;

        fight.holds(Intent.BOLT, 30);

        assertThat(fight.count(EventType.SPELL_REFUSED)).isEqualTo(1);
        assertThat(fight.count(EventType.SPELL_CAST)).isZero();
    }

    @Test
    void givenGrassOnTheWay_whenAFireBoltFliesOverIt_thenItBurnsAndNotUnderTheCaster() {
        FightScenario fight = stillFight("""
                ############
                #@"..""\"..g#
                ############""", FIRE, SpellUse.BOLT, 1).aimsAt('g');

        fight.holds(Intent.BOLT, 6).waitsFor(EventType.FIRE_CAUGHT, 60).waitsFor(EventType.ACTOR_HURT, 60);

        assertThat(fight.all(EventType.FIRE_CAUGHT))
                .noneMatch(each -> each.cell() == fight.player().body().cell);
        assertThat(has(fight, StatusEffect.BURNING)).isTrue();
    }

    @Test
    void givenAFire_whenAFrostBoltFliesOverIt_thenItGoesOutAndWhomItMeetsIsWetAndChilled() {
        FightScenario fight = stillFight("""
                ############
                #@....".g..#
                ############""", FIRE, SpellUse.BOLT, 1).aimsAt('g');
        fight.holds(Intent.BOLT, 6).waitsFor(EventType.FIRE_CAUGHT, 60).waits(20);
        learn(fight, WATER, SpellUse.BOLT, 1);

        fight.holds(Intent.BOLT, 6).waitsFor(EventType.FIRE_DIED, 60).waits(30);

        assertThat(fight.count(EventType.STEAM_ROSE)).isPositive();
        assertThat(has(fight, StatusEffect.WET)).isTrue();
        assertThat(has(fight, StatusEffect.CHILLED)).isTrue();
    }

    @Test
    void givenLava_whenAFrostBoltFliesOverIt_thenSteamRises() {
        FightScenario fight = stillFight("""
                ############
                #@...^^....#
                ############""", WATER, SpellUse.BOLT, 1);

        fight.holds(Intent.BOLT, 6).waitsFor(EventType.STEAM_ROSE, 60);
    }

    @Test
    void givenWater_whenASparkFliesOverIt_thenItCarriesTheCharge() {
        FightScenario fight = stillFight("""
                ############
                #@..---g...#
                ############""", AIR, SpellUse.BOLT, 1).aimsAt('g');

        fight.holds(Intent.BOLT, 6).waitsFor(EventType.WATER_CHARGED, 60);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void givenSeveralFoes_whenASparkHitsOne_thenItLeapsToAsManyMoreAsItsLevelSays(int level) {
        FightScenario fight = stillFight("""
                ############
                #.....g.g..#
                #@...1..g..#
                #....g.g...#
                ############""", AIR, SpellUse.BOLT, level).aimsAt('1');
        for (int i = 0; i < 5; i++) {
            fight.health(i).staggerTicks = 300;
        }
        fight.put(fight.body(4), fight.cell('1'));

        fight.holds(Intent.BOLT, 120);

        AttackForm.Ranged form =
                (AttackForm.Ranged) spell(fight, AIR, SpellUse.BOLT).at(level).form();
        assertThat(fight.all(EventType.STATUS_BEGAN).stream()
                        .filter(each -> each.amount() == StatusEffect.SHOCKED.ordinal())
                        .map(FightScenario.Happened::spawnId)
                        .distinct())
                .hasSize(Math.min(5, 1 + form.leaps()));
    }

    @Test
    void givenOre_whenAStoneBoltMeetsIt_thenItIsStruckAsByThePick() {
        FightScenario fight = stillFight("""
                ############
                #@..o......#
                ############""", EARTH, SpellUse.BOLT, 3);

        fight.holds(Intent.BOLT, 6).waitsFor(EventType.ORE_BROKEN, 60);
    }

    @Test
    void givenGrassAllRound_whenARingOfFireIsCast_thenItBurnsAroundTheCasterButNotUnderneath() {
        FightScenario fight = stillFight("""
                #########
                #""\"""\""#
                #""\"""\""#
                #""\"@""\"#
                #""\"""\""#
                #""\"""\""#
                #########""", FIRE, SpellUse.BURST, 1);

        fight.holds(Intent.BURST, 6).waitsFor(EventType.FIRE_CAUGHT, 30);

        float x = fight.player().body().x;
        float y = fight.player().body().y;
        assertThat(fight.all(EventType.FIRE_CAUGHT)).allMatch(each -> StrictMath.hypot(each.x() - x, each.y() - y) > 1);
        assertThat(fight.player().component().flasks[FIRE])
                .isEqualTo(HELD - spell(fight, FIRE, SpellUse.BURST).measures());
    }

    @Test
    void givenFoesNear_whenAFrostNovaIsCast_thenTheyAreChilledAndStunned() {
        FightScenario fight = stillFight(NEAR, WATER, SpellUse.BURST, 1);

        fight.holds(Intent.BURST, 6).waitsFor(EventType.ACTOR_HURT, 30);

        assertThat(has(fight, StatusEffect.CHILLED)).isTrue();
        assertThat(has(fight, StatusEffect.STUNNED)).isTrue();
    }

    @Test
    void givenFoesNear_whenAGaleIsCast_thenTheyAreThrownBack() {
        FightScenario fight = stillFight(NEAR, AIR, SpellUse.BURST, 1);
        float before = fight.body(0).x;

        fight.holds(Intent.BURST, 6).waits(60);

        assertThat(fight.body(0).x - before).isGreaterThan(1.5f);
    }

    @Test
    void givenOreAndFoesNear_whenStoneSpikesRise_thenOreIsStruckAndNothingHurtsTheCasterForAWhile() {
        FightScenario fight = stillFight("""
                ##########
                #..o.....#
                #.@..g...#
                #........#
                ##########""", EARTH, SpellUse.BURST, 1);
        fight.put(fight.body(0), fight.player().body().cell + 2);

        fight.holds(Intent.BURST, 6).waitsFor(EventType.ACTOR_HURT, 30).waits(1);

        assertThat(fight.count(EventType.ORE_BROKEN) + fight.count(EventType.ORE_CHIPPED))
                .isEqualTo(1);
        assertThat(has(fight, StatusEffect.STUNNED)).isTrue();
        assertThat(fight.player().health().graceTicks).isGreaterThan(30);
    }

    private static final String NEAR = """
            ############
            #..........#
            #@g........#
            #..........#
            ############""";

    private static FightScenario stillFight(String drawing, int ore, SpellUse use, int level) {
        FightScenario fight = FightScenario.of(drawing, "goblin");
        if (fight.world().monsters().size() > 0) {
            fight.health(0).health = 900;
            fight.health(0).staggerTicks = 300;
        }
        learn(fight, ore, use, level);
        return fight;
    }

    private static void learn(FightScenario fight, int ore, SpellUse use, int level) {
        fight.player().component().spells[index(fight, ore, use)] = level;
        fight.player().component().chosenFlask = ore;
    }

    private static int index(FightScenario fight, int ore, SpellUse use) {
        return new SpellBook(fight.content()).of(ore, use);
    }

    private static Spell spell(FightScenario fight, int ore, SpellUse use) {
        return fight.content().spells().at(index(fight, ore, use));
    }

    private static boolean has(FightScenario fight, StatusEffect status) {
        return FightScenario.part(fight.monster(0), StatusComponent.class).has(status);
    }
}
