package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that a brew is chosen by its ores, takes its price of each, and does to targets and ground what is its own.
 */
class BrewTest {
    private static final int HELD = 20;
    private static final int LASTING = 900;

    private static final String HALL = """
            ############
            #..........#
            #@....g....#
            #..........#
            ############""";

    private static final String NEAR = """
            ############
            #..........#
            #@g........#
            #..........#
            ############""";

    private static final String LONG_HALL = """
            ####################
            #..................#
            #@..g..............#
            #..................#
            ####################""";

    @ParameterizedTest
    @ValueSource(strings = {"flame", "tide", "spark", "shard", "steam", "blast", "magma", "frost", "mud", "dust"})
    void aBoltOfEachBrewFliesAtItsTargetForItsPrice(String brew) {
        FightScenario fight = stillFight(HALL, brew).aimsAt('g').holds(Intent.BOLT, 60);

        isPaidAndHurtsOnce(fight, brew, BrewUse.BOLT);
        assertThat(fight.world().projectiles().size()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"flame", "tide", "spark", "shard", "steam", "blast", "magma", "frost", "mud", "dust"})
    void aBurstOfEachBrewStrikesAllRoundForItsPrice(String brew) {
        FightScenario fight = stillFight(NEAR, brew).holds(Intent.BURST, 30);

        isPaidAndHurtsOnce(fight, brew, BrewUse.BURST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"flame", "tide", "spark", "shard", "steam", "blast", "magma", "frost", "mud", "dust"})
    void aFlaskOfEachBrewBreaksOverItsTargetForItsPrice(String brew) {
        FightScenario fight = stillFight(HALL, brew).aimsAt('g');

        fight.throwsFar(5).waitsFor(EventType.FLASK_BROKEN, 60);

        assertThat(fight.first(EventType.FLASK_BROKEN).kind())
                .isEqualTo(fight.content().brews().all().indexOf(brew));
        isPaidAndHurtsOnce(fight, brew, BrewUse.FLASK);
        assertThat(fight.world().projectiles().size()).isZero();
    }

    @Test
    void aBrewOfAHigherLevelHurtsMoreReachesFartherAndLastsLonger() {
        BrewBook book = stillFight(HALL, "flame").content().brews();
        for (int brew = 0; brew < book.size(); brew++) {
            for (BrewUse use : BrewUse.values()) {
                for (int level = 2; level <= 3; level++) {
                    Attack lower = book.attack(brew, use, level - 1);
                    Attack higher = book.attack(brew, use, level);
                    assertThat(higher.damage()).isGreaterThan(lower.damage());
                    assertThat(AttackTable.blastCells(higher)).isGreaterThanOrEqualTo(AttackTable.blastCells(lower));
                }
            }
        }
        assertThat(book.attack(0, BrewUse.BOLT, 3).damage()).isEqualTo(30);
    }

    @Test
    void aRaisedBrewIsCastAtItsLevel() {
        FightScenario fight = stillFight(HALL, "flame").aimsAt('g');
        fight.player().component().brews[0] = 3;

        fight.holds(Intent.BOLT, 60);

        assertThat(fight.first(EventType.BREW_CAST).amount()).isEqualTo(3);
        assertThat(fight.first(EventType.ACTOR_HURT).amount())
                .isEqualTo(fight.content().brews().attack(0, BrewUse.BOLT, 3).damage());
    }

    @Test
    void oresAreMixedInOneOrder() {
        FightScenario fight = FightScenario.of(HALL, "goblin").orders(IntentOrder.CHOOSE_BREW, 0b0011);

        assertThat(fight.player().component().chosenOres).isEqualTo(0b0011);
        assertThat(fight.first(EventType.BREW_CHOSEN).kind())
                .isEqualTo(fight.content().brews().all().indexOf("steam"));
    }

    @Test
    void anEleventhBrewOfThreeOresNeedsDataAlone() {
        String text = new BuiltInAssets().text(BrewRules.FILE);
        int dust = text.indexOf("\"dust\": {");
        String another = text.substring(dust, text.lastIndexOf('}', text.lastIndexOf('}') - 1))
                .replace("\"dust\": {", "\"ash\": {")
                .replace("[\"air\", \"earth\"]", "[\"fire\", \"air\", \"earth\"]");
        Content content = Content.read(new OneOtherFile(
                new BuiltInAssets(),
                BrewRules.FILE,
                text.substring(0, dust) + another.stripTrailing() + ",\n" + text.substring(dust)));
        FightScenario fight = FightScenario.of(content, HALL, "goblin");

        fight.orders(IntentOrder.CHOOSE_BREW, 0b1101).aimsAt('g').holds(Intent.BOLT, 60);

        assertThat(content.brews().size()).isEqualTo(11);
        assertThat(fight.first(EventType.BREW_CAST).kind())
                .isEqualTo(content.brews().all().indexOf("ash"));
        int price = content.brews().measures(content.brews().all().indexOf("ash"), BrewUse.BOLT);
        assertThat(fight.player().component().flasks).containsExactly(HELD - price, HELD, HELD - price, HELD - price);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 0b0111, 0b1111, 0b10000, 0xffff})
    void oresThatMakeNoBrewAreRefusedAndTheBrewOfBeforeStaysChosen(int ores) {
        FightScenario fight = FightScenario.of(HALL, "goblin")
                .orders(IntentOrder.CHOOSE_BREW, 0b1001)
                .orders(IntentOrder.CHOOSE_BREW, ores);

        assertThat(fight.count(EventType.MIXTURE_REFUSED)).isEqualTo(1);
        assertThat(fight.player().component().chosenOres).isEqualTo(0b1001);
    }

    @ParameterizedTest
    @ValueSource(ints = {Intent.BOLT, Intent.BURST, Intent.THROW})
    void aMixtureOfWhichOneOreIsShortIsRefusedOnceForEachPress(int button) {
        FightScenario fight = stillFight(HALL, "steam").aimsAt('g');
        fight.player().component().flasks[1] = 1;

        fight.holds(button, 30);

        assertThat(fight.count(EventType.BREW_REFUSED)).isEqualTo(1);
        assertThat(fight.count(EventType.BREW_CAST)).isZero();
        assertThat(fight.player().component().flasks[0]).isEqualTo(HELD);
    }

    @Test
    void flameSetsTheGrassOnItsWayOnFireButNotUnderTheCaster() {
        FightScenario fight = stillFight("""
                ############
                #@"..""\"..g#
                ############""", "flame").aimsAt('g');

        fight.holds(Intent.BOLT, 6).waitsFor(EventType.FIRE_CAUGHT, 60).waitsFor(EventType.ACTOR_HURT, 60);

        assertThat(fight.all(EventType.FIRE_CAUGHT))
                .noneMatch(each -> each.cell() == fight.player().body().cell);
        assertThat(has(fight, StatusEffect.BURNING)).isTrue();
    }

    @Test
    void aBurstOfFlameBurnsAroundTheCasterButNotUnderneath() {
        FightScenario fight = stillFight("""
                #########
                #""\"""\""#
                #""\"""\""#
                #""\"@""\"#
                #""\"""\""#
                #""\"""\""#
                #########""", "flame");

        fight.holds(Intent.BURST, 6).waitsFor(EventType.FIRE_CAUGHT, 30);

        float x = fight.player().body().x;
        float y = fight.player().body().y;
        assertThat(fight.all(EventType.FIRE_CAUGHT)).allMatch(each -> StrictMath.hypot(each.x() - x, each.y() - y) > 1);
    }

    @Test
    void tideSoaksItsTargetAndPutsOutAFireOnItsWay() {
        FightScenario fight = stillFight("""
                ############
                #@....".g..#
                ############""", "flame").aimsAt('g');
        fight.holds(Intent.BOLT, 6).waitsFor(EventType.FIRE_CAUGHT, 60).waits(20);
        choose(fight, "tide");

        fight.holds(Intent.BOLT, 6).waitsFor(EventType.FIRE_DIED, 60).waits(30);

        assertThat(fight.count(EventType.STEAM_ROSE)).isPositive();
        assertThat(has(fight, StatusEffect.WET)).isTrue();
    }

    @Test
    void tideRaisesSteamFromLava() {
        stillFight("""
                ############
                #@...^^....#
                ############""", "tide").holds(Intent.BOLT, 6).waitsFor(EventType.STEAM_ROSE, 60);
    }

    @Test
    void sparkChargesTheWaterOnItsWay() {
        FightScenario fight = stillFight("""
                ############
                #@..---g...#
                ############""", "spark").aimsAt('g');

        fight.holds(Intent.BOLT, 6).waitsFor(EventType.WATER_CHARGED, 60);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aSparkLeapsToAsManyMoreFoesAsItsLevelSays(int level) {
        FightScenario fight = stillFight("""
                ############
                #.....g.g..#
                #@...1..g..#
                #....g.g...#
                ############""", "spark").aimsAt('1');
        int spark = fight.content().brews().all().indexOf("spark");
        fight.player().component().brews[spark] = level;
        for (int i = 0; i < 5; i++) {
            fight.health(i).health = LASTING;
            fight.health(i).staggerTicks = 300;
        }
        fight.put(fight.body(4), fight.cell('1'));

        fight.holds(Intent.BOLT, 120);

        AttackForm.Ranged form = (AttackForm.Ranged)
                fight.content().brews().attack(spark, BrewUse.BOLT, level).form();
        assertThat(form.leaps()).isGreaterThanOrEqualTo(level);
        assertThat(fight.all(EventType.STATUS_BEGAN).stream()
                        .filter(each -> each.amount() == StatusEffect.SHOCKED.ordinal())
                        .map(FightScenario.Happened::spawnId)
                        .distinct())
                .hasSize(Math.min(5, 1 + form.leaps()));
    }

    @Test
    void shardStrikesOreAsThePickDoes() {
        FightScenario fight = stillFight("""
                ############
                #@..o......#
                ############""", "shard");
        fight.player().component().brews[3] = 3;

        fight.holds(Intent.BOLT, 6).waitsFor(EventType.ORE_BROKEN, 60);
    }

    @Test
    void aBurstOfShardStrikesOreAndBreaksArmourAndNothingHurtsTheCasterForAWhile() {
        FightScenario fight = stillFight("""
                ##########
                #..o.....#
                #.@..g...#
                #........#
                ##########""", "shard");
        fight.put(fight.body(0), fight.player().body().cell + 2);

        fight.holds(Intent.BURST, 6).waitsFor(EventType.ACTOR_HURT, 30).waits(1);

        assertThat(fight.count(EventType.ORE_BROKEN) + fight.count(EventType.ORE_CHIPPED))
                .isEqualTo(1);
        assertThat(has(fight, StatusEffect.CRACKED)).isTrue();
        assertThat(fight.player().health().graceTicks).isGreaterThan(30);
    }

    @Test
    void frostChillsTheDryAndFreezesTheWet() {
        FightScenario dry = stillFight(HALL, "frost").aimsAt('g').holds(Intent.BOLT, 60);
        FightScenario wet = stillFight(NEAR, "frost");
        FightScenario.part(wet.monster(0), StatusComponent.class).ticks[StatusEffect.WET.ordinal()] = 200;
        wet.holds(Intent.BURST, 6).waitsFor(EventType.ACTOR_HURT, 30);

        assertThat(has(dry, StatusEffect.CHILLED)).isTrue();
        assertThat(has(dry, StatusEffect.FROZEN)).isFalse();
        assertThat(has(wet, StatusEffect.FROZEN)).isTrue();
        assertThat(has(wet, StatusEffect.WET)).isFalse();
    }

    @Test
    void blastThrowsItsTargetsFarthest() {
        float farthest = thrownBack("blast");

        assertThat(farthest).isGreaterThan(1.5f);
        for (String other :
                new String[] {"flame", "tide", "spark", "shard", "steam", "magma", "frost", "mud", "dust"}) {
            assertThat(thrownBack(other)).as(other).isLessThan(farthest);
        }
    }

    @Test
    void magmaHurtsMostAndLeavesItsTargetBurning() {
        FightScenario fight = stillFight(HALL, "magma").aimsAt('g').holds(Intent.BOLT, 60);

        assertThat(has(fight, StatusEffect.BURNING)).isTrue();
        BrewBook book = fight.content().brews();
        int magma = book.all().indexOf("magma");
        for (int brew = 0; brew < book.size(); brew++) {
            assertThat(book.attack(brew, BrewUse.BOLT, 1).damage())
                    .isLessThanOrEqualTo(book.attack(magma, BrewUse.BOLT, 1).damage());
        }
    }

    @Test
    void mudMiresItsTargetAndHardlyMovesIt() {
        FightScenario fight = stillFight(NEAR, "mud");
        float before = fight.body(0).x;
        fight.holds(Intent.BURST, 6).waitsFor(EventType.ACTOR_HURT, 30).waits(20);

        assertThat(has(fight, StatusEffect.MIRED)).isTrue();
        assertThat(fight.body(0).x).isCloseTo(before, within(0.4f));
    }

    @Test
    void steamScaldsAWideCircleAndHidesIt() {
        FightScenario fight = stillFight("""
                ############
                #..........#
                #@...".....#
                #..g.......#
                ############""", "steam");
        fight.holds(Intent.BURST, 6).waitsFor(EventType.ACTOR_HURT, 30);

        assertThat(has(fight, StatusEffect.SCALDED)).isTrue();
        assertThat(fight.ground().veilTicks(fight.body(0).cell)).isPositive();
    }

    @Test
    void dustReachesFarthest() {
        BrewBook book = stillFight(HALL, "dust").content().brews();
        int dust = book.all().indexOf("dust");
        for (BrewUse use : BrewUse.values()) {
            for (int brew = 0; brew < book.size(); brew++) {
                assertThat(AttackTable.blastCells(book.attack(brew, use, 1)))
                        .as(book.at(brew).id())
                        .isLessThanOrEqualTo(AttackTable.blastCells(book.attack(dust, use, 1)));
            }
        }
    }

    private static float thrownBack(String brew) {
        FightScenario fight = stillFight(LONG_HALL, brew);
        fight.put(fight.body(0), fight.player().body().cell + 1);
        float before = fight.body(0).x;
        fight.holds(Intent.BURST, 6).waits(60);
        return fight.body(0).x - before;
    }

    private static void isPaidAndHurtsOnce(FightScenario fight, String brew, BrewUse use) {
        BrewBook book = fight.content().brews();
        int index = book.all().indexOf(brew);
        assertThat(fight.count(EventType.BREW_CAST)).isEqualTo(1);
        assertThat(fight.first(EventType.BREW_CAST).kind()).isEqualTo(index);
        for (int ore = 0; ore < fight.content().ores().size(); ore++) {
            boolean isOfBrew = (book.oresOf(index) >> ore & 1) != 0;
            assertThat(fight.player().component().flasks[ore])
                    .isEqualTo(isOfBrew ? HELD - book.measures(index, use) : HELD);
        }
        assertThat(fight.first(EventType.ACTOR_HURT).amount())
                .isEqualTo(book.attack(index, use, 1).damage());
    }

    private static FightScenario stillFight(String drawing, String brew) {
        FightScenario fight = FightScenario.of(drawing, "goblin");
        if (fight.world().monsters().size() > 0) {
            fight.health(0).health = LASTING;
            fight.health(0).staggerTicks = 300;
        }
        choose(fight, brew);
        return fight;
    }

    private static void choose(FightScenario fight, String brew) {
        BrewBook book = fight.content().brews();
        fight.player().component().chosenOres = book.oresOf(book.all().indexOf(brew));
    }

    private static boolean has(FightScenario fight, StatusEffect status) {
        return FightScenario.part(fight.monster(0), StatusComponent.class).has(status);
    }
}
