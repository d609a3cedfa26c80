package dev.orebound.autoplay.vignette;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that each scheme of the hostile bot gets at a vignette behind a lock, and at what is in it. */
class HostileVisitorTest {
    private static final String CHAMBER = """
            ###########
            #.........#
            #.@.......#
            #.........#
            #####L#####
            ###..6..###
            ###.abc.###
            ###.def.###
            ###########""";

    static IntStream schemes() {
        return IntStream.range(0, HostileVisitor.SCHEMES.size());
    }

    private static Scenario scenario() {
        DrawnFloor floor = new DrawnFloor(CHAMBER);
        floor.vignette("falling_roof", "abcdef6", 'e', -1, "efd", floor.prop(PropKind.PRIZE, 'e', "lens"))
                .lock("barricade", 'L');
        Party fresh = Party.fresh(TestContent.BUILT_IN);
        return Scenario.of(
                floor, new Party(1_000_000, Collections.nCopies(fresh.flasks().size(), 40), List.of()));
    }

    private static void play(Scenario scenario, int scheme) {
        HostileVisitor visitor = new HostileVisitor(
                HostileVisitor.SCHEMES.get(scheme),
                scenario.world(),
                0,
                new RandomStreams(Seed.of(1)).stream("test", scheme));
        Intent intent = new Intent();
        for (int i = 0; i < 2400; i++) {
            visitor.decide(intent);
            scenario.plays(intent);
        }
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void givenALockedVignette_thenEachSchemeOpensItAndTakesThePrize(int scheme) {
        Scenario scenario = scenario();

        play(scenario, scheme);

        assertThat(scenario.count(EventType.LOCK_OPENED)).isOne();
        assertThat(scenario.count(EventType.VIGNETTE_ENTERED)).isOne();
        assertThat(scenario.count(EventType.PRIZE_TAKEN)).isOne();
    }
}
