package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.player.FeelRules;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import org.junit.jupiter.api.Test;

final class HitStopTriggerTest {
    private static final FeelRules.HitStopRules RULES = new FeelRules.HitStopRules(30, 70, 120, 50, 150);

    private final Scenario scenario = Scenario.of("""
            #########
            #...1...#
            #...@g..#
            #.......#
            #########
            """);
    private final HitStopTrigger feel = new HitStopTrigger(scenario.world(), RULES);

    @Test
    void nothingStandsStillWhileNothingHappens() {
        scenario.waits(1);

        assertThat(feel.afterTick()).isZero();
    }

    @Test
    void givenTheRhythmIsKept_thenEveryThirdBlowHoldsLonger() {
        float shortest = 1;
        float longest = 0;
        for (int tick = 0; tick < 240; tick++) {
            heal();
            scenario.strikesAt('g', 1);
            float held = feel.afterTick();
            if (held > 0 && !wasPlayerHurt()) {
                shortest = Math.min(shortest, held);
                longest = Math.max(longest, held);
            }
        }

        assertThat(shortest).isCloseTo(RULES.blow() / 1000f, within(0.001f));
        assertThat(longest).isCloseTo(RULES.lastOfRhythm() / 1000f, within(0.001f));
    }

    private void heal() {
        scenario.world().player().health().health = 100;
        for (Entity monster : scenario.world().monsters()) {
            monster.getComponent(HealthComponent.class).health = 100;
            scenario.put(monster.getComponent(BodyComponent.class), scenario.cellOf('g'));
        }
    }

    private boolean wasPlayerHurt() {
        TickEvents events = scenario.world().events();
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i).type() == EventType.ACTOR_HURT && events.at(i).subject() < 0) {
                return true;
            }
        }
        return false;
    }
}
