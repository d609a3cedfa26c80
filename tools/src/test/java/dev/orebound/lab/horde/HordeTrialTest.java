package dev.orebound.lab.horde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.autoplay.walk.WalkingPlayer;
import dev.orebound.autoplay.walk.WalkingPlayer.Temper;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.lab.world.WorldRule.RuleBreach;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests the results of a walk, and that they do not depend on other walks. */
class HordeTrialTest {
    private static final WorldFactory WORLDS = new WorldFactory(TestContent.BUILT_IN);

    private static Floor floor(int depth) {
        return new FloorGenerator(TestContent.BUILT_IN)
                .generate(new Descent(Seed.of("life"), TestContent.BUILT_IN.graph()).request(depth));
    }

    /** Complains once the world has reached an age. */
    private record TooOld(int ticks) implements WorldRule {
        @Override
        public String id() {
            return "too_old";
        }

        @Override
        public @Nullable RuleBreach look(World world) {
            return world.tick() < ticks
                    ? null
                    : new RuleBreach("it is late", world.player().body().cell);
        }
    }

    @Test
    void givenARuleThatBreaks_whenPlayed_thenSeedDepthTickRuleAndPictureAreToldOnce() {
        HordeTrialCase tried = new HordeTrialCase(floor(4), Temper.WARY, false, 1, 300);

        HordeTrialResult result = HordeTrial.of(WORLDS, tried, () -> List.of(new TooOld(77)));

        assertThat(result.lines()).containsExactly("seed life, depth 4, life 1, tick 77, too_old: it is late");
        assertThat(result.faults().get(0).picture()).contains("@", "#").endsWith("\n");
        assertThat(result.ticks()).isEqualTo(300);
    }

    @Test
    void givenAMortalWhoDies_whenTimeIsLeft_thenAnotherComesIn() {
        HordeTrialCase tried = new HordeTrialCase(floor(16), Temper.BOLD, true, 0, 18_000);

        HordeTrialResult result = HordeTrial.of(WORLDS, tried);

        assertThat(result.lives()).isGreaterThan(1);
        assertThat(result.ticks()).isEqualTo(18_000);
    }

    @Test
    void givenTwoWorlds_whenPlayedTickByTickInTurn_thenEachComesToWhatItComesToAlone() {
        Walk first = new Walk(floor(6));
        Walk second = new Walk(floor(13));
        for (int tick = 0; tick < 1_800; tick++) {
            first.step();
            second.step();
        }

        assertThat(first.hash()).isEqualTo(alone(6)).isNotEqualTo(second.hash());
        assertThat(second.hash()).isEqualTo(alone(13));
    }

    private static long alone(int depth) {
        Walk walk = new Walk(floor(depth));
        for (int tick = 0; tick < 1_800; tick++) {
            walk.step();
        }
        return walk.hash();
    }

    /** A bot that walks about a world. */
    private static final class Walk {
        private final Intent intent = new Intent();
        private final World world;
        private final WalkingPlayer player;

        private Walk(Floor floor) {
            Party fresh = Party.fresh(TestContent.BUILT_IN);
            world = WORLDS.make(
                    floor, new Party(1_000_000, fresh.flasks(), PartyMember.allHale(List.of(0))), floor.start());
            player = new WalkingPlayer(world, new RandomStreams(Seed.of("walk")).stream("walk"), Temper.BOLD);
        }

        private void step() {
            player.decide(intent);
            world.step(intent);
        }

        private long hash() {
            return world.hash();
        }
    }
}
