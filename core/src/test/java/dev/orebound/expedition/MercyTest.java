package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.grid.Grid;
import dev.orebound.world.FightScenario;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.BodyCondition;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the mercy that the mine shows the alchemist: what it spares, and that it is kept and marked. */
final class MercyTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int PERCENT = CONTENT.player().mercyPercent();

    private static int harmOfABlow(int mercy) {
        FightScenario fight = FightScenario.of("""
                #####
                #@g.#
                #####""", "goblin");
        fight.orders(IntentOrder.EASE, mercy);
        fight.waitsUntil(() -> fight.count(EventType.ACTOR_HURT) > 0, 600);
        return fight.first(EventType.ACTOR_HURT).amount();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void eachStepSparesItsShareOfABlow(int mercy) {
        int whole = harmOfABlow(0);

        assertThat(whole).isPositive();
        assertThat(harmOfABlow(mercy)).isEqualTo(Math.max(1, whole * (100 - mercy * PERCENT) / 100));
    }

    @Test
    void aStepThatThereIsNotIsTheGreatestAndTheMarkOfThePaceIsNoStep() {
        assertThat(IntentOrder.mercyOf(7)).isEqualTo(IntentOrder.MOST_MERCY);
        assertThat(IntentOrder.mercyOf(IntentOrder.SLOWED)).isZero();
        assertThat(IntentOrder.mercyOf(IntentOrder.SLOWED | 3)).isEqualTo(3);
    }

    /** Returns the health lost in a while to a status that hurts a little at a time. */
    private static int harmOfPoison(int mercy) {
        Party fresh = Party.fresh(CONTENT);
        BodyCondition poisoned =
                new BodyCondition(fresh.health(), List.of(new TimedStatus(StatusEffect.POISONED, 600)));
        Party party =
                new Party(poisoned, fresh.gains(), fresh.flasks(), 1, List.of(), PartyGear.NONE, List.of(), mercy);
        World world = new World(new Expedition(Seed.of(5), CONTENT).world().floor(), CONTENT, party);
        for (int tick = 0; tick < 600; tick++) {
            world.step(new Intent());
        }
        return fresh.health() - world.player().health().health;
    }

    @Test
    void harmInSmallPartsIsSparedByTheSameShare() {
        int whole = harmOfPoison(0);

        assertThat(whole).isGreaterThan(5);
        assertThat((double) harmOfPoison(4)).isCloseTo(whole * (100 - 4 * PERCENT) / 100.0, within(1.0));
    }

    private static Expedition played(int... arguments) {
        Expedition run = new Expedition(Seed.of(5), CONTENT);
        for (int argument : arguments) {
            Intent intent = new Intent();
            intent.order(IntentOrder.EASE, argument);
            run.step(intent);
        }
        return run;
    }

    @Test
    void itIsMarkedWithItsGreatestStepAndGoesAlongToTheNextFloor() {
        Expedition run = played(3, 1);
        assertThat(run.tally().deeds().count(RunDeeds.MERCY)).isEqualTo(3);
        assertThat(run.tally().deeds().count(RunDeeds.SLOWED)).isZero();
        assertThat(run.tally().deeds().isEased()).isTrue();
        assertThat(run.world().party().mercy()).isEqualTo(1);

        NamedParty party = NamedParty.of(run.world().party(), CONTENT);
        Checkpoint there = run.checkpoint();
        Expedition next = Expedition.from(
                new Checkpoint(
                        there.seed(),
                        there.opening(),
                        there.node(),
                        there.kind(),
                        Grid.NONE,
                        party,
                        run.tally().deeds()),
                CONTENT);
        assertThat(next.world().player().component().mercy).isEqualTo(1);
        assertThat(next.tally().deeds().count(RunDeeds.MERCY)).isEqualTo(3);
    }

    @Test
    void aSlowPaceIsMarkedAndChangesNothingInTheWorld() {
        Expedition slow = played(IntentOrder.SLOWED);

        assertThat(slow.tally().isSlowed()).isTrue();
        assertThat(slow.world().hash()).isEqualTo(played(0).world().hash());
        assertThat(played(2).world().hash()).isNotEqualTo(played(0).world().hash());
        assertThat(played(2).world().hash()).isEqualTo(played(2).world().hash());
        assertThat(played(0).tally().deeds().isEased()).isFalse();
    }

    @Test
    void noPartyIsShownMoreMercyThanThereIs() {
        Party fresh = Party.fresh(CONTENT);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Party(
                        fresh.condition(),
                        fresh.gains(),
                        fresh.flasks(),
                        1,
                        List.of(),
                        PartyGear.NONE,
                        List.of(),
                        IntentOrder.MOST_MERCY + 1));
    }
}
