package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;

/** Tests what the effects of an attack do to its target, and to the attacker, as monsters state them in their file. */
class HitEffectsTest {
    private static final String CELL = """
            ##########
            #@g......#
            ##########""";

    private static final String LANE = """
            ####################
            #........g@........#
            ####################""";

    /** Returns a fight against a rat whose bite has these effects. */
    private static FightScenario ratWith(String drawing, String effects) {
        String text = new BuiltInAssets().text(Monster.FILE);
        int rat = text.indexOf("\"cave_rat\"");
        int from = text.indexOf("\"effects\": [", rat);
        int to = text.indexOf(']', from) + 1;
        Content content = Content.read(new OneOtherFile(
                new BuiltInAssets(),
                Monster.FILE,
                text.substring(0, from) + "\"effects\": [" + effects + "]" + text.substring(to)));
        return FightScenario.of(content, drawing, "cave_rat");
    }

    @Test
    void givenADrainingBite_whenItTakesHealth_thenTheBiterRegainsItsShareOfIt() {
        FightScenario fight =
                ratWith(CELL, "{ \"does\": \"damage\", \"health\": 8 }, { \"does\": \"drain\", \"percent\": 50 }");
        fight.health(0).health = 5;

        fight.waitsFor(EventType.ACTOR_HURT, 300);

        int taken = fight.lost();
        assertThat(taken).isPositive();
        assertThat(fight.health(0).health).isEqualTo(Math.min(9, 5 + (taken + 1) / 2));
        assertThat(fight.count(EventType.ACTOR_HEALED)).isEqualTo(1);
    }

    @Test
    void givenADrainingBite_whenTheBiterIsWhole_thenItRegainsNothing() {
        FightScenario fight =
                ratWith(CELL, "{ \"does\": \"damage\", \"health\": 8 }, { \"does\": \"drain\", \"percent\": 200 }");

        fight.waitsFor(EventType.ACTOR_HURT, 300);

        assertThat(fight.health(0).health).isEqualTo(fight.health(0).most);
        assertThat(fight.count(EventType.ACTOR_HEALED)).isZero();
    }

    @Test
    void givenAPushOfTwoCells_whenABodyOfWeightOneIsHit_thenItSlidesTwoCells() {
        FightScenario fight = ratWith(LANE, "{ \"does\": \"push\", \"cells\": 2 }");
        fight.waitsFor(EventType.ACTOR_HURT, 300);
        float x = fight.player().body().x;

        fight.waits(40);

        assertThat(fight.player().body().x - x).as("cells that it slides").isBetween(1.9f, 2.01f);
        assertThat(fight.lost()).as("health taken by a push").isZero();
    }

    @Test
    void givenTwoStatuses_whenABlowLands_thenTheTargetHasBoth() {
        FightScenario fight = ratWith(CELL, """
                { "does": "damage", "health": 1 },
                { "does": "inflict", "status": "chilled", "ticks": 300 },
                { "does": "inflict", "status": "poisoned", "ticks": 200 }""");

        fight.waitsFor(EventType.ACTOR_HURT, 300);

        int[] ticks = FightScenario.part(fight.player().entity(), StatusComponent.class).ticks;
        assertThat(ticks[StatusEffect.CHILLED.ordinal()]).isPositive();
        assertThat(ticks[StatusEffect.POISONED.ordinal()]).isPositive();
    }
}
