package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import org.junit.jupiter.api.Test;

class RandomPlayTest {
    private static final int SEEDS = TestSize.of(102, 510);
    private static final int TICKS = 600;

    private final Content content = TestContent.BUILT_IN;

    @Test
    void onFloorsOfAllDepthsAnythingMayBeWantedAndNobodyIsEverInRock() {
        for (int number = 0; number < SEEDS; number++) {
            Seed seed = Seed.of(number);
            FloorRequest request = new Descent(seed, content.graph()).request(1 + number % 17);
            Expedition expedition = new Expedition(request, Party.fresh(content), content);
            play(expedition, new RandomPlayer(new RandomStreams(seed).stream("test.player")));
        }
    }

    private static void play(Expedition expedition, RandomPlayer player) {
        Intent intent = new Intent();
        for (int tick = 0; tick < TICKS && expedition.status() == Expedition.RunStatus.PLAYING; tick++) {
            player.decide(intent);
            expedition.step(intent);
            World world = expedition.world();
            checkOffRock(world, world.player().entity());
            checkOffRock(world, world.monsters());
            checkOffRock(world, world.pickups());
        }
    }

    private static void checkOffRock(World world, ImmutableArray<Entity> entities) {
        for (int i = 0; i < entities.size(); i++) {
            checkOffRock(world, entities.get(i));
        }
    }

    private static void checkOffRock(World world, Entity entity) {
        BodyComponent body = entity.getComponent(BodyComponent.class);
        int cell = world.floor().grid().cell((int) body.x, (int) body.y);
        if (!world.floor().structure().at(cell) || cell != body.cell) {
            FloorRequest request = world.floor().request();
            assertThat(body.cell)
                    .as(
                            "seed %s, depth %s, tick %s: at %s,%s",
                            request.seed().text(), request.depth(), world.tick(), body.x, body.y)
                    .isEqualTo(cell);
            assertThat(world.floor().structure().at(cell)).as("floor there").isTrue();
        }
    }
}
