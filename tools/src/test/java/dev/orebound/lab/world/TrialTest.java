package dev.orebound.lab.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.lab.world.WorldRule.RuleBreach;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrialTest {
    private final World world = Scenario.of("""
            #####
            #@..#
            #####""").world();

    private final List<Long> asked = new ArrayList<>();
    private final WorldRule late = WorldRule.of("late", each -> {
        asked.add(each.tick());
        return each.tick() < 3 ? null : new RuleBreach("it is late", 6);
    });

    @Test
    void aBrokenRuleIsToldOnceAndAskedNoMore() {
        Trial trial = new Trial(world, List.of(late));

        for (int i = 0; i < 6; i++) {
            trial.step();
        }

        assertThat(trial.broken()).hasSize(1);
        assertThat(trial.broken().get(0))
                .hasToString("BrokenRule[rule=late, world=1, tick=3, what=it is late, cell=6]");
        assertThat(asked).containsExactly(1L, 2L, 3L);
        assertThat(trial.ticks()).isEqualTo(6);
    }

    @Test
    void aTickThatThrowsIsABrokenRuleToo() {
        Trial trial = new Trial(world, List.of(late));
        trial.goOnIn(world, intent -> {
            throw new IllegalStateException("no floor under it");
        });

        trial.play(intent -> {}, () -> false);

        assertThat(trial.hasThrown()).isTrue();
        assertThat(trial.broken().get(0).rule()).isEqualTo(Trial.BREAKS);
        assertThat(trial.broken().get(0).what()).startsWith("java.lang.IllegalStateException: no floor under it at ");
        assertThat(asked).as("rules look at whole ticks only").isEmpty();
    }
}
