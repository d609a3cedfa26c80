package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that draughts are carried in places, and drunk by an order of their own. */
class DraughtTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int DRAUGHT = CONTENT.items().indexOf("healing_draught");

    private final FightScenario fight = FightScenario.of("""
            ###########
            #@....1...#
            ###########""");
    private final PlayerComponent own = fight.player().component();
    private final HealthComponent health = fight.player().health();
    private final Intent intent = new Intent();

    private void lay(int draughts) {
        BodyComponent body = fight.player().body();
        fight.put(body, fight.cell('1'));
        for (int i = 0; i < draughts; i++) {
            Scenario.partsOf(fight.world()).get(EntitySpawner.class).item(DRAUGHT, body.x, body.y);
        }
        fight.waits(60);
    }

    private void drinks() {
        intent.clear();
        intent.order(IntentOrder.DRINK, 0);
        fight.world().step(intent);
        intent.clear();
    }

    private void steps(int ticks) {
        for (int i = 0; i < ticks; i++) {
            fight.world().step(intent);
        }
    }

    @Test
    void threeAreCarriedInFullHealth_andAFourthStaysWhereItLies() {
        lay(4);

        assertThat(own.draughtCount).isEqualTo(CONTENT.player().draughtPlaces()).isEqualTo(3);
        assertThat(fight.world().pickups().size()).isEqualTo(1);
        assertThat(fight.world().prompt()).isEqualTo(InteractPrompt.DRAUGHTS_FULL);
        assertThat(health.health).isEqualTo(health.most);
    }

    @Test
    void drinkingTakesItsTimeAndThenHeals_andThePlaceTakesTheNext() {
        lay(4);
        health.health = 40;

        drinks();
        steps(CONTENT.player().drinkTicks() - 1);
        assertThat(health.health).isEqualTo(40);
        assertThat(own.draughtCount).isEqualTo(3);
        steps(1);

        assertThat(health.health).isEqualTo(40 + CONTENT.items().at(DRAUGHT).amount());
        assertThat(own.draughtCount).as("the fourth comes along").isEqualTo(3);
        assertThat(fight.world().pickups().size()).isZero();
        drinks();
        steps(CONTENT.player().drinkTicks());
        assertThat(own.draughtCount).isEqualTo(2);
    }

    @Test
    void aDashBreaksItOff_andTheDraughtStays() {
        lay(1);
        health.health = 40;
        drinks();
        steps(5);

        intent.hold(Intent.DASH);
        steps(1);
        intent.clear();
        steps(CONTENT.player().drinkTicks());

        assertThat(health.health).isEqualTo(40);
        assertThat(own.draughtCount).isEqualTo(1);
    }

    @Test
    void theDrinkingPlayerWalksAtAShareOfThePace_andDoesNotStrike() {
        lay(1);
        BodyComponent body = fight.player().body();
        intent.move(Intent.FULL_TILT, 0);
        float walked = 20 * TestContent.BUILT_IN.player().speed() / TickClock.TICKS_A_SECOND;
        health.health = 40;
        drinks();
        steps(1);

        float from = body.x;
        intent.move(Intent.FULL_TILT, 0);
        intent.hold(Intent.STRIKE);
        steps(20);

        assertThat(body.x - from).isBetween(walked * 0.45f, walked * 0.55f);
        assertThat(fight.world().events().has(EventType.STRIKE_WOUND_UP)).isFalse();
        assertThat(own.drinkTicks).isPositive();
    }

    @Test
    void nothingIsDrunkInFullHealthOrWithoutADraught() {
        drinks();
        assertThat(fight.world().events().has(EventType.DRAUGHT_REFUSED)).isTrue();
        lay(1);
        drinks();
        assertThat(fight.world().events().has(EventType.DRAUGHT_REFUSED)).isTrue();
        steps(CONTENT.player().drinkTicks() + 1);

        assertThat(own.draughtCount).isEqualTo(1);
    }

    @Test
    void draughtsCrossAnExitWithTheParty() {
        lay(2);

        Party party = fight.world().party();

        assertThat(party.draughts()).isEqualTo(List.of(DRAUGHT, DRAUGHT));
        assertThat(party.within(CONTENT).draughts()).hasSize(2);
    }
}
