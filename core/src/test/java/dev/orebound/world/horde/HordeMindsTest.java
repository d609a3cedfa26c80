package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.ai.btree.BehaviorTree;
import dev.orebound.TestContent;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import org.junit.jupiter.api.Test;

class HordeMindsTest {
    @Test
    void givenAHordeThatOnlyJustFell_whenANumberIsSoughtForAnother_thenItsOwnIsNotGivenAway() {
        HordeMinds hordes = new HordeMinds(
                TestContent.BUILT_IN, 0, new RandomStreams(Seed.of("fallen")).stream("test.hordes", "fallen"));
        assertThat(hordes.idleNumber()).isZero();

        hordes.all().get(0).tree = new BehaviorTree<>();

        assertThat(hordes.idleNumber()).isEqualTo(1);
    }
}
