package dev.orebound.autoplay.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.descent.Descent;
import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.function.BooleanSupplier;

/** The run bot on a drawn floor, tick by tick. */
final class BotScenario {
    static final Descent DESCENT = new Descent(Seed.of("drawn"), TestContent.BUILT_IN.graph());

    private static final ContentTable<BotSkill> SKILLS = BotSkill.readAll(new BuiltInAssets());

    final Scenario scenario;
    private final FloorPlayer player;
    private final Intent intent = new Intent();
    private int keptHealth;

    BotScenario(Scenario scenario, String skill) {
        this.scenario = scenario;
        player = new FloorPlayer(
                scenario.world(),
                DESCENT,
                skill(skill),
                new RandomStreams(Seed.of("drawn")).stream("test", skill),
                true);
    }

    static BotScenario expert(Scenario scenario) {
        return new BotScenario(scenario, "expert");
    }

    static BotSkill skill(String id) {
        return SKILLS.get(id);
    }

    /** Keeps the player's health at a share of the most from now on, whatever happens. */
    BotScenario keptAt(int percent) {
        keptHealth = scenario.world().player().health().most * percent / 100;
        return this;
    }

    BotScenario plays(int ticks) {
        for (int i = 0; i < ticks; i++) {
            if (keptHealth > 0) {
                scenario.world().player().health().health = keptHealth;
            }
            player.decide(intent);
            scenario.plays(intent);
        }
        return this;
    }

    BotScenario playsUntil(BooleanSupplier done, int atMostTicks) {
        for (int i = 0; i < atMostTicks && !done.getAsBoolean(); i++) {
            plays(1);
        }
        assertThat(done.getAsBoolean()).as("within %s ticks", atMostTicks).isTrue();
        return this;
    }

    /** Plays until the bot has left the floor. */
    BotScenario leaves(int atMostTicks) {
        return playsUntil(() -> scenario.count(EventType.FLOOR_LEFT) > 0, atMostTicks);
    }

    /** Returns the intent of the last tick. */
    Intent intent() {
        return intent;
    }
}
