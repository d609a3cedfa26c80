package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.event.EventType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the states and statuses of monsters are visible. */
@InWindow
final class MindsInViewTest {
    private static final int X = 18;
    private static final int Y = 8;

    /** The number of a goblin's 300 pixels that must differ for a state to count as visible. */
    private static final int TELLS = 25;

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;

    @Test
    void everyStateOfMindIsToldWithoutColours() {
        Shot[] shots = new Shot[MindState.values().length];
        for (MindState state : MindState.values()) {
            shots[state.ordinal()] = shotOf(stage().mind(0, state));
        }
        Shot again = shotOf(stage().mind(0, MindState.GUARDING));

        assertThat(shots[MindState.GUARDING.ordinal()].unlike(again)).isZero();
        for (MindState one : MindState.values()) {
            for (MindState other : MindState.values()) {
                if (one != other) {
                    assertThat(shots[one.ordinal()].unlike(shots[other.ordinal()]))
                            .as("%s and %s", one, other)
                            .isGreaterThan(TELLS);
                }
            }
        }
    }

    @Test
    void everyStatusIsToldWithoutColours() {
        Shot[] shots = new Shot[StatusEffect.COUNT + 1];
        shots[StatusEffect.COUNT] = shotOf(awake());
        for (StatusEffect status : StatusEffect.values()) {
            Stage stage = awake();
            shots[status.ordinal()] =
                    shotOf(stage.afflict(stage.world.monsters().get(0), status));
        }

        for (int one = 0; one < shots.length; one++) {
            for (int other = 0; other < one; other++) {
                assertThat(shots[one].unlike(shots[other]))
                        .as("%s and %s", one, other)
                        .isGreaterThan(TELLS / 2);
            }
        }
    }

    @Test
    void theFirstToNoticeThePlayerHasAMarkThatNobodyMisses() {
        Stage stage = awake();
        Shot before = shot(stage);
        stage.tell(EventType.PLAYER_NOTICED, 0);
        stage.roll(18);
        Shot noticed = shot(stage);
        GlWindow.shoot("noticed");
        stage.view.dispose();

        assertThat(noticed.unlike(before)).isGreaterThan(2 * TELLS);
    }

    @Test
    void theLeaderIsSeen_andTheSuccessor() {
        Stage stage = new Stage(
                new Hall(content)
                        .monster("goblin", X, Y)
                        .monster("goblin", X + 4, Y)
                        .world(),
                assets);
        stage.mind(0, MindState.HUNTING).mind(1, MindState.HUNTING);
        stage.world.monsters().get(1).getComponent(MonsterComponent.class).horde = 0;
        stage.settle();
        Shot nobody = shot(stage);
        Shot minion = Shot.of(stage.view, X + 3, Y, 3, 3);
        stage.lead(0);
        stage.settle();
        Shot leader = shot(stage);
        Shot still = Shot.of(stage.view, X + 3, Y, 3, 3);
        stage.leadOf(0, 1);
        stage.settle();
        Shot former = shot(stage);
        Shot successor = Shot.of(stage.view, X + 3, Y, 3, 3);
        stage.view.dispose();

        assertThat(leader.unlike(nobody)).isGreaterThan(TELLS + unlikeByBreath(minion, still));
        assertThat(successor.unlike(minion)).isGreaterThan(TELLS + unlikeByBreath(nobody, former));
    }

    private static int unlikeByBreath(Shot before, Shot after) {
        return before.unlike(after);
    }

    @Test
    void theLootOfAThiefIsSeen() {
        Shot honest = shotOf(awake());
        Stage stage = awake();
        stage.world.monsters().get(0).getComponent(TacticComponent.class).stolenMeasures = 2;

        assertThat(shotOf(stage).unlike(honest)).isGreaterThan(TELLS);
    }

    @Test
    void warmFramesOfMindsAndStatusesMakeNoGarbage() {
        Hall hall = new Hall(content);
        List<Monster> fighters = content.monsters().asList().stream()
                .filter(monster -> !monster.isWard())
                .toList();
        for (int i = 0; i < 32; i++) {
            hall.monster(fighters.get(i % fighters.size()).id(), 3 + i % 11 * 2, 4 + i / 11 * 3);
        }
        Stage stage = new Stage(hall.world(), assets);
        for (int i = 0; i < 32; i++) {
            stage.mind(i, MindState.values()[i % MindState.values().length]);
            stage.lead(i);
            stage.afflict(stage.world.monsters().get(i), StatusEffect.values()[i % StatusEffect.COUNT]);
            stage.afflict(
                    stage.world.monsters().get(i), StatusEffect.values()[i / StatusEffect.COUNT % StatusEffect.COUNT]);
            stage.afflict(stage.world.player().entity(), StatusEffect.values()[i % StatusEffect.COUNT]);
        }
        stage.settle();

        assertThat(FrameGarbage.of(() -> stage.view.draw(0.5f, Stage.SECONDS))).isLessThan(100);
        assertThat(Gdx.gl.glGetError()).isZero();
        stage.view.dispose();
    }

    private Stage stage() {
        return new Stage(new Hall(content).monster("goblin", X, Y).world(), assets);
    }

    private Stage awake() {
        return stage().mind(0, MindState.HUNTING);
    }

    private static Shot shotOf(Stage stage) {
        stage.settle();
        stage.roll(7);
        Shot shot = shot(stage);
        stage.view.dispose();
        return shot;
    }

    private static Shot shot(Stage stage) {
        return Shot.of(stage.view, X - 1, Y, 3, 3);
    }
}
