package dev.orebound.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.effect.ParticleKind;
import org.junit.jupiter.api.Test;

class ParticlePoolTest {
    private final ParticlePool particles =
            new ParticlePool(new RandomStreams(Seed.of("particles")).stream("view.particles"));

    @Test
    void allOfThemEnd() {
        for (ParticleKind kind : ParticleKind.values()) {
            particles.burst(kind, 20, 10, 10, 0, 30, 30, 0xffffff);
        }
        int many = particles.size();
        for (int frame = 0; frame < 200; frame++) {
            particles.move(1 / 60f);
        }

        assertThat(many).isEqualTo(20 * ParticleKind.values().length);
        assertThat(particles.size()).isZero();
    }

    @Test
    void onlyTheShareThatIsWantedIsShown() {
        particles.showShare(0.5f);
        particles.burst(ParticleKind.SPARK, 100, 10, 10, 0, 30, 30, 0xffffff);
        assertThat(particles.size()).isEqualTo(50);

        particles.showShare(0);
        particles.burst(ParticleKind.SPARK, 100, 10, 10, 0, 30, 30, 0xffffff);
        assertThat(particles.size()).isEqualTo(50);
    }

    @Test
    void onlyDustAndSmokeCountAsHidingBodies() {
        assertThat(ParticleKind.values())
                .filteredOn(kind -> kind.veils)
                .containsExactlyInAnyOrder(ParticleKind.DUST, ParticleKind.SMOKE);
    }

    @Test
    void thereAreNeverMoreThanThereIsRoomFor() {
        for (int i = 0; i < 500; i++) {
            particles.burst(ParticleKind.SPARK, 10, 0, 0, 0, 10, 10, 0xffffff);
        }

        assertThat(particles.size()).isLessThan(2000);
    }
}
