package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Checks that content alone decides the effects of a status. */
class OtherElementsTest {
    @Test
    void givenPoisonThatHeals_whenSomebodyIsPoisoned_thenItHeals() {
        String poison = "\"damage\": 1, \"every_ticks\": 40, \"leaves\": 1";
        Scenario scenario = Scenario.of("""
                #####
                #@..#
                #####""", with(poison, "\"damage\": -2, \"every_ticks\": 10"));
        scenario.world().player().health().health = 50;
        afflict(scenario, StatusEffect.POISONED, 101);

        scenario.waits(120);

        assertThat(scenario.world().player().health().health).isEqualTo(70);
        assertThat(scenario.count(EventType.ACTOR_HEALED)).isEqualTo(10);
    }

    @Test
    void givenWaterThatOneSwimsSwiftlyIn_whenWet_thenItsShareOfTheSpeedIsLeft() {
        Scenario scenario = Scenario.of(
                """
                ########
                #@....C#
                ########""",
                with(
                        "\"wet\": { \"longest_ticks\": 300 }",
                        "\"wet\": { \"longest_ticks\": 300, \"speed_percent\": 50 }"));
        afflict(scenario, StatusEffect.WET, 200);
        scenario.waits(1);
        float from = scenario.body().x;

        scenario.pushes(Intent.FULL_TILT, 0, 30);

        float full = scenario.content().player().speed() / 2;
        assertThat(scenario.body().x - from).isBetween(full * 0.49f, full * 0.51f);
    }

    @Test
    void givenPoison_whenItIsAllThatIsLeft_thenItNeverKills() {
        Scenario scenario = Scenario.of("""
                #####
                #@..#
                #####""");
        scenario.world().player().health().health = 3;
        afflict(scenario, StatusEffect.POISONED, 600);

        scenario.waits(610);

        assertThat(scenario.world().player().health().health).isOne();
    }

    private static void afflict(Scenario scenario, StatusEffect status, int ticks) {
        FightScenario.part(scenario.world().player().entity(), StatusComponent.class).ticks[status.ordinal()] = ticks;
    }

    private static Content with(String looks, String other) {
        String text = new BuiltInAssets().text(ElementRules.FILE);
        assertThat(text).contains(looks);
        return Content.read(new OneOtherFile(new BuiltInAssets(), ElementRules.FILE, text.replace(looks, other)));
    }
}
