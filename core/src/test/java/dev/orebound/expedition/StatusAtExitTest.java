package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.floor.Exit;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that the statuses of a party last when it leaves a floor, as they do when it goes through a door. */
class StatusAtExitTest {
    private final Content content = TestContent.BUILT_IN;
    private final Intent intent = new Intent();
    private final Expedition run = new Expedition(
            new Descent(Seed.of(41), content.graph()).request(2, FloorKind.SCROLL),
            Party.fresh(content)
                    .with(PartyMember.allHale(
                            List.of(content.golems().monsterOf(content.golems().at(0))))),
            content);

    private static StatusComponent statuses(Entity body) {
        return body.getComponent(StatusComponent.class);
    }

    private StatusComponent own() {
        return statuses(run.world().player().entity());
    }

    private StatusComponent ofGolem() {
        return statuses(run.world().companions().first());
    }

    private static void give(StatusComponent to, StatusEffect status, int ticks) {
        to.ticks[status.ordinal()] = ticks;
    }

    private void goesThroughAnExit() {
        World world = run.world();
        Exit exit = world.floor().exits().get(0);
        Grid grid = world.floor().grid();
        BodyComponent body = world.player().body();
        body.cell = IntStream.of(1, -1, grid.width(), -grid.width())
                .map(step -> exit.at() + step)
                .filter(world.floorState()::isWalkable)
                .findFirst()
                .orElseThrow();
        body.x = grid.x(body.cell) + 0.5f;
        body.y = grid.y(body.cell) + 0.5f;
        intent.clear();
        intent.hold(Intent.INTERACT);
        for (int tick = 0; tick < 5 && run.status() == Expedition.RunStatus.PLAYING; tick++) {
            run.step(intent);
        }
        assertThat(run.status()).as("at the exit: %s", world.prompt()).isEqualTo(Expedition.RunStatus.LEAVING);
    }

    @ParameterizedTest
    @EnumSource(StatusEffect.class)
    void whenTheAlchemistLeavesWithAStatus_thenItLastsOnTheNextFloor(StatusEffect status) {
        give(own(), status, 50);
        roll();
        int left = own().ticks[status.ordinal()];

        run.descend();

        assertThat(left).isPositive();
        assertThat(own().ticks[status.ordinal()]).isEqualTo(left);
        assertThat(run.checkpoint().party().in(content).condition())
                .isEqualTo(run.world().party().condition());
    }

    private void roll() {
        intent.clear();
        intent.order(IntentOrder.HELP_REROLL, 0);
        run.step(intent);
    }

    @Test
    void whenAPartyThatBurnsTakesAnExit_thenItBurnsOnBelowUntilTheTimeIsUp() {
        give(own(), StatusEffect.BURNING, 100);
        give(ofGolem(), StatusEffect.BURNING, 90);
        goesThroughAnExit();
        int left = own().ticks[StatusEffect.BURNING.ordinal()];
        int leftOfGolem = ofGolem().ticks[StatusEffect.BURNING.ordinal()];

        run.descend();

        assertThat(own().ticks[StatusEffect.BURNING.ordinal()]).isEqualTo(left).isGreaterThan(80);
        assertThat(ofGolem().ticks[StatusEffect.BURNING.ordinal()])
                .isEqualTo(leftOfGolem)
                .isGreaterThan(70);
        int health = run.world().player().health().health;
        intent.clear();
        for (int tick = 0; tick < left; tick++) {
            run.step(intent);
        }
        assertThat(run.world().player().health().health).isLessThan(health);
        assertThat(own().has(StatusEffect.BURNING)).isFalse();
    }

    @Test
    void whenARunGoesOnFromItsCheckpoint_thenItsStatusesAndItsHashesAreTheSame() {
        give(own(), StatusEffect.CHILLED, 100);
        give(own(), StatusEffect.POISONED, 120);
        give(ofGolem(), StatusEffect.WET, 60);
        goesThroughAnExit();
        run.descend();

        Expedition again = Expedition.from(run.checkpoint(), content);

        intent.clear();
        for (int tick = 0; tick < 130; tick++) {
            assertThat(again.world().hash())
                    .as("tick %d", tick)
                    .isEqualTo(run.world().hash());
            run.step(intent);
            again.step(intent);
        }
    }

    @Test
    void whenNobodyHasAStatus_thenTheCheckpointNamesNone() {
        goesThroughAnExit();
        run.descend();

        assertThat(run.checkpoint().party().statuses()).isEmpty();
    }
}
