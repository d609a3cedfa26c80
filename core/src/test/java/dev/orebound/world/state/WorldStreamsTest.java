package dev.orebound.world.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import dev.orebound.world.HashPart;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WorldStreamsTest {
    @Test
    void theLastPartsOfTheHashAreTheStreamsInTheirOrder() {
        List<RandomStream> streams =
                new WorldStreams(new Descent(Seed.of("streams"), TestContent.BUILT_IN.graph()).request(1)).all();
        HashPart[] parts = HashPart.values();

        List<String> hashed = IntStream.range(parts.length - streams.size(), parts.length)
                .mapToObj(part -> "world." + parts[part].id().replace("_stream", ""))
                .toList();

        assertThat(streams).extracting(RandomStream::purpose).isEqualTo(hashed);
    }
}
