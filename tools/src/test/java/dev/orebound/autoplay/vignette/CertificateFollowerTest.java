package dev.orebound.autoplay.vignette;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.autoplay.vignette.CertificateFollower.OpenedLock;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Certificate.Deed;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.world.World;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a bot can play the certificate of a floor, in its own ways and in others, and says what fails. */
class CertificateFollowerTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    /** A floor with a lock, a key, and another way to open the lock. */
    private static final Floor FLOOR = floorWithKey();

    private static Floor floorWithKey() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        for (int seed = 1; ; seed++) {
            Floor floor = generator.generate(new Descent(Seed.of(seed), CONTENT.graph()).request(2));
            if (!floor.keys().isEmpty() && floor.locks().size() > 1) {
                return floor;
            }
        }
    }

    private static World world() {
        Party fresh = Party.fresh(CONTENT);
        PlayerUpgrades strong = new PlayerUpgrades(0, 400, PlayerUpgrades.NONE.brews(), 1, -1);
        return new World(FLOOR, CONTENT, new Party(1_000_000, strong, fresh.flasks(), 1, List.of()));
    }

    private static CertificateFollower follow(World world, int shift) {
        CertificateFollower follower =
                new CertificateFollower(world, shift, new RandomStreams(Seed.of(1)).stream("test", shift));
        Intent intent = new Intent();
        for (int i = 0; i < 60_000 && !follower.isDone(); i++) {
            follower.decide(intent);
            world.step(intent);
        }
        return follower;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void givenACertificate_whenItIsFollowed_thenEveryStepCanBeDone(int shift) {
        World world = world();

        CertificateFollower follower = follow(world, shift);

        assertThat(follower.fault()).isNull();
        assertThat(follower.steps()).isEqualTo(FLOOR.certificate().steps().size());
        assertThat(world.floorState().locks()).allMatch(lock -> lock.isOpen);
        assertThat(follower.opened())
                .hasSize(FLOOR.locks().size())
                .allMatch(OpenedLock::isOpened)
                .allMatch(opened -> (opened.way() == wayOfCertificate(opened.lock())) == (shift == 0));
    }

    private static int wayOfCertificate(int lock) {
        return FLOOR.certificate().steps().stream()
                .filter(step -> step.deed() == Deed.OPEN && step.what() == lock + 1)
                .findFirst()
                .orElseThrow()
                .way();
    }

    @Test
    void givenAKeyThatIsLost_whenTheCertificateIsFollowed_thenTheStepFails() {
        World world = world();
        world.floorState().keys().forEach(key -> {
            key.state = KeyState.WITH_MONSTER;
            key.carrierSpawnId = -1;
        });
        world.floorState().keys().forEach(key -> key.cell = 0);

        CertificateFollower follower = followUnkept(world);

        assertThat(follower.fault()).contains("TAKE");
    }

    /** Follows for so long as a step may stand still, and keeps the keys lost. */
    private static CertificateFollower followUnkept(World world) {
        CertificateFollower follower =
                new CertificateFollower(world, 0, new RandomStreams(Seed.of(1)).stream("test", "lost"));
        Intent intent = new Intent();
        for (int i = 0; i < 60_000 && !follower.isDone(); i++) {
            follower.decide(intent);
            world.step(intent);
            world.floorState().keys().forEach(key -> {
                key.state = KeyState.WITH_MONSTER;
                key.carrierSpawnId = -1;
            });
        }
        return follower;
    }
}
