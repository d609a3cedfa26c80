package dev.orebound.world.gear;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.GearCondition.GearState;
import dev.orebound.content.gear.GearMoment;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GearTrial;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests that each moment of a rule of gear comes when its meaning says, and that each condition holds then and only
 * then.
 */
class GearMomentsTest {
    private static final int EAST = Intent.FULL_TILT;

    private static final String ORE = """
            ########
            #..@o..#
            #g.....#
            ########""";

    private static final String LOOT = """
            ########
            #..@.*.#
            #g.....#
            ########""";

    private static final String WATER = """
            ####################
            #......------......#
            #......------......#
            #..@...------..g...#
            #......------......#
            ####################""";

    private static final String DARK = """
            ############
            #.@........#
            #.........g#
            ############""";

    private static final String HIDDEN = """
            ############
            #..@.......#
            ############
            #....g.....#
            ############""";

    /** The built-in content with a relic for each moment, which acts at it. */
    private static final class Moments {
        static final Content CONTENT = Content.read(withRelics(
                Arrays.stream(GearMoment.values()).map(GearMomentsTest::relicOf).toList()));
    }

    /** The built-in content with a relic for each state, which acts while it lasts. */
    private static final class States {
        static final Content CONTENT = Content.read(withRelics(
                Arrays.stream(GearState.values()).map(GearMomentsTest::relicOf).toList()));
    }

    private static Assets withRelics(List<String> relics) {
        Assets assets = new BuiltInAssets();
        String text = assets.text(RelicRules.FILE);
        String first = "    \"ember_heel\": {";
        return new OneOtherFile(
                assets, RelicRules.FILE, text.replace(first, String.join(",\n", relics) + ",\n" + first));
    }

    private static String idOf(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }

    private static String relicOf(GearMoment moment) {
        return relic("at_" + idOf(moment), idOf(moment), "");
    }

    private static String relicOf(GearState state) {
        boolean isOfFoe = state == GearState.FOE_HAS || state == GearState.FOE_UNAWARE;
        String more = switch (state) {
            case SELF_HAS -> ", \"status\": \"wet\"";
            case FOE_HAS -> ", \"status\": \"burning\"";
            case HEALTH_BELOW, HEALTH_ABOVE -> ", \"percent\": 50";
            default -> "";
        };
        String condition = "\"if\": [ { \"is\": \"" + idOf(state) + "\"" + more + " } ], ";
        return relic("if_" + idOf(state), isOfFoe ? "blow_hit" : "always", condition);
    }

    private static String relic(String id, String when, String condition) {
        return "    \"" + id
                + "\": { \"sprite\": \"relic_ember_heel\", \"grade\": \"plain\", \"rules\": [ { \"when\": \"" + when
                + "\", \"rest_ticks\": 10, " + condition
                + "\"then\": [ { \"does\": \"light\", \"cells\": 1, \"ticks\": 1 } ] } ] }";
    }

    @ParameterizedTest
    @EnumSource(value = GearMoment.class, mode = EnumSource.Mode.EXCLUDE, names = "FLOOR_ENTERED")
    void aMomentComesWhenItsMeaningSaysAndNotOtherwise(GearMoment moment) {
        String relic = "at_" + idOf(moment);

        FightScenario fight = sceneOf(moment).with(Moments.CONTENT, relic);
        FightScenario quiet = GearTrial.of(each -> each.waits(30)).with(Moments.CONTENT, relic);

        assertThat(GearTrial.acted(fight, relic)).isPositive();
        if (moment == GearMoment.ALWAYS) {
            assertThat(GearTrial.acted(quiet, relic)).isEqualTo(3);
        } else {
            assertThat(GearTrial.acted(quiet, relic)).isZero();
        }
    }

    private static GearTrial sceneOf(GearMoment moment) {
        return switch (moment) {
            case THIRD_BLOW -> GearTrial.of(fight -> fight.holds(Intent.STRIKE, RelicTest.THREE_BLOWS));
            case BLOW_HIT -> GearTrial.of(fight -> fight.holds(Intent.STRIKE, 14));
            case BREW_HIT, BREW_USED, STATUS_GIVEN -> GearTrial.of(fight -> RelicBrewTest.shoots(fight, 1));
            case KILL ->
                GearTrial.of(fight -> {
                    fight.health(0).health = 1;
                    fight.holds(Intent.STRIKE, 14);
                });
            case HURT ->
                GearTrial.fight(
                        fight -> fight.waitsFor(EventType.ACTOR_HURT, 200).waits(2));
            case HEALTH_LOW -> RelicDangerTest.fallsLow();
            case DASH_BEGAN, DASH_THROUGH ->
                GearTrial.of(fight -> fight.plays(EAST, 0, Intent.DASH, 1).waits(12));
            case DODGED -> RelicDangerTest.dodges(fight -> fight.waits(2));
            case LAY_DRAWN ->
                GearTrial.of(fight -> {
                    Arrays.fill(fight.player().component().brews, 2);
                    fight.holds(Intent.LAY, 20);
                });
            case REACTION ->
                GearTrial.of(fight -> RelicBrewTest.reacts(fight, 1)).in(WATER);
            case SHATTERED ->
                GearTrial.of(fight -> {
                    fight.holds(Intent.STRIKE, 40);
                    fight.gives(0, StatusEffect.FROZEN, 60);
                    fight.puts(0, 1, 0).holds(Intent.STRIKE, RelicTest.THREE_BLOWS - 40);
                });
            case ORE_BROKEN, ORE_TAKEN ->
                GearTrial.of(fight -> fight.holds(Intent.STRIKE, 30).waits(90)).in(ORE);
            case ITEM_TAKEN -> GearTrial.of(fight -> fight.waits(60)).in(LOOT);
            case CHEST_OPENED ->
                GearTrial.of(fight -> fight.waits(2).holds(Intent.INTERACT, 1).waits(2))
                        .in("""
                            ########
                            #..C...#
                            #..@...#
                            #g.....#
                            ########""");
            case TRAP_SPRUNG -> RelicDangerTest.springs(fight -> fight.waits(2));
            case WAVE_BEATEN ->
                RelicDangerTest.springs(fight -> {
                    RelicDangerTest.beatsAWave(fight);
                    fight.waits(2);
                });
            case TRAP_WON ->
                RelicDangerTest.springs(fight -> {
                    fight.waitsUntil(
                            () -> {
                                RelicDangerTest.killsAll(fight);
                                return fight.count(EventType.ARENA_CLEARED) > 0;
                            },
                            6000);
                    fight.waits(2);
                });
            case COMPANION_HURT -> RelicStandingTest.companionIsHurt();
            case COMPANION_DIED ->
                GearTrial.fight(fight -> {
                    fight.leads("earth");
                    HealthComponent health =
                            FightScenario.part(fight.world().companions().first(), HealthComponent.class);
                    health.health = 1;
                    health.staggerTicks = 2000;
                    fight.put(
                            FightScenario.part(fight.world().companions().first(), BodyComponent.class),
                            fight.player().body().cell + 20);
                    fight.waitsFor(EventType.COMPANION_DIED, 900).waits(2);
                });
            case UNSEEN -> GearTrial.asleep(fight -> fight.waits(610)).in(HIDDEN);
            case NOTICED ->
                GearTrial.asleep(fight -> {
                    fight.health(0).staggerTicks = 0;
                    fight.waitsFor(EventType.PLAYER_NOTICED, 600).waits(2);
                });
            case ALWAYS, FLOOR_ENTERED -> GearTrial.of(fight -> fight.waits(30));
        };
    }

    @ParameterizedTest
    @EnumSource(
            value = GearMoment.class,
            names = {"BLOW_HIT", "BREW_HIT"})
    void harmByAStatusIsNoHit(GearMoment moment) {
        String relic = "at_" + idOf(moment);
        GearTrial burns = GearTrial.of(fight -> {
            fight.puts(0, -2, 0).puts(1, -3, 1).gives(0, StatusEffect.BURNING, 200);
            FightScenario.part(fight.monster(0), StatusComponent.class).bySpawnId =
                    fight.player().spawnId();
            fight.holds(Intent.STRIKE, 200);
        });

        FightScenario fight = burns.with(Moments.CONTENT, relic);

        assertThat(fight.lost(0)).isPositive();
        assertThat(GearTrial.acted(fight, relic)).isZero();
    }

    @Test
    void aFloorIsEnteredOnceInItsFirstTick() {
        int relic = Moments.CONTENT.powers().relics().indexOf("at_floor_entered");
        Party party = Party.fresh(Moments.CONTENT).with(new PartyGear(List.of(relic), List.of()));
        World world = new World(new DrawnFloor(HIDDEN).floor(), Moments.CONTENT, party);
        int acted = 0;
        for (int tick = 0; tick < 200; tick++) {
            world.step(new Intent());
            for (int i = 0; i < world.events().size(); i++) {
                acted += world.events().at(i).type() == EventType.GEAR_ACTED ? 1 : 0;
            }
        }

        assertThat(acted).isOne();
    }

    @ParameterizedTest
    @EnumSource(GearState.class)
    void aConditionHoldsWhenItsMeaningSaysAndNotOtherwise(GearState state) {
        String relic = "if_" + idOf(state);

        assertThat(GearTrial.acted(sceneOf(state, true).with(States.CONTENT, relic), relic))
                .isPositive();
        assertThat(GearTrial.acted(sceneOf(state, false).with(States.CONTENT, relic), relic))
                .isZero();
    }

    /** Returns a scene in which a state lasts, or one in which it does not. */
    private static GearTrial sceneOf(GearState state, boolean isSo) {
        return switch (state) {
            case SELF_HAS, ON_GROUND ->
                GearTrial.of(fight -> {
                            fight.put(fight.player().body(), fight.cell(isSo ? '-' : '@'));
                            fight.waits(20);
                        })
                        .in(WATER);
            case FOE_HAS ->
                GearTrial.of(fight -> {
                    fight.gives(0, StatusEffect.BURNING, isSo ? 60 : 0);
                    fight.holds(Intent.STRIKE, 14);
                });
            case FOE_UNAWARE ->
                isSo
                        ? GearTrial.asleep(fight -> fight.holds(Intent.STRIKE, 14))
                        : GearTrial.of(fight -> fight.holds(Intent.STRIKE, 14));
            case OUTNUMBERED ->
                GearTrial.of(fight -> fight.puts(2, isSo ? 0 : 5, 1).waits(20));
            case HEALTH_BELOW, HEALTH_ABOVE ->
                starting(fight -> fight.player().health().health = isSo == (state == GearState.HEALTH_BELOW) ? 40 : 60);
            case IN_DARKNESS -> GearTrial.of(fight -> fight.waits(20)).in(isSo ? DARK : DARK.replace("@.", "@o"));
            case FULL_FLASK -> starting(fight -> fight.player().component().flasks[1] = isSo ? 60 : 59);
            case POOR_IN_ORE -> starting(fight -> Arrays.fill(fight.player().component().flasks, isSo ? 5 : 6));
            case ALONE, COMPANION_NEAR ->
                isSo == (state == GearState.ALONE) ? starting(fight -> {}) : starting(fight -> fight.leads("earth"));
            case PURE_BREW, MIXED_BREW ->
                starting(fight -> fight.chooses(isSo == (state == GearState.PURE_BREW) ? "flame" : "steam"));
            case IN_TRAP ->
                isSo ? RelicDangerTest.springs(fight -> fight.waits(20)) : GearTrial.of(fight -> fight.waits(20));
            case SNEAKING -> GearTrial.of(fight -> fight.holds(isSo ? Intent.SNEAK : 0, 20));
            case STANDING_STILL -> GearTrial.of(fight -> fight.puts(0, 0, 2).plays(0, isSo ? 0 : -EAST, 0, 15));
        };
    }

    /** Returns a scene that begins so and in which the player waits. */
    private static GearTrial starting(Consumer<FightScenario> begins) {
        GearTrial waits = GearTrial.of(fight -> fight.waits(20));
        return new GearTrial(
                waits.drawing(),
                waits.kind(),
                fight -> {
                    begins.accept(fight);
                    return fight.holdsThemStill();
                },
                waits.scene());
    }
}
