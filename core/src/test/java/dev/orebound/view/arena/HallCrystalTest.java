package dev.orebound.view.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.descent.Descent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Checks that the hall of the last boss has its colossal crystal, which is in nobody's way. */
final class HallCrystalTest {
    private static final int FLOORS = 40;

    private static final List<Floor> HALLS =
            IntStream.range(0, FLOORS).mapToObj(seed -> floor(seed, 17)).toList();

    private final Content content = TestContent.BUILT_IN;
    private final SpriteSheet sheet = TestContent.sprites(new BuiltInAssets());

    @Test
    void eachHallHasCrystalsOnRockAlone_mostOfThemTheLargeOne() {
        int large = 0;
        for (int seed = 0; seed < FLOORS; seed++) {
            Floor floor = HALLS.get(seed);
            List<HallCrystal> crystals = HallCrystal.of(floor, content, sheet);
            assertThat(crystals).as("crystals of seed %d", seed).isNotEmpty();
            large += crystals.get(0).sprite().equals("hall_crystal") ? 1 : 0;
            Set<Integer> covered = new HashSet<>();
            List<Integer> all = new ArrayList<>();
            for (HallCrystal crystal : crystals) {
                covered.addAll(crystal.covered());
                all.addAll(crystal.covered());
                assertThat(crystal.covered())
                        .as("cells of seed %d that anyone can walk on", seed)
                        .noneMatch(cell -> floor.structure().at(cell));
                int hall = floor.room().at(floor.exits().get(0).at());
                assertThat(floor.room().at(crystal.hall()))
                        .as("the room beside it")
                        .isEqualTo(hall);
                assertThat(floor.grid().steps8(crystal.hall(), crystal.edge())).isEqualTo(1);
            }
            assertThat(covered).as("no two crystals on one cell").hasSameSizeAs(all);
        }
        assertThat(large).as("floors of %d with the large crystal", FLOORS).isGreaterThan(FLOORS * 3 / 4);
    }

    @Test
    void mostHallsHaveATwinOfTheColossalCrystal_andARootOnDryFloorThatAnyoneCanWalkOn() {
        int twins = 0;
        int roots = 0;
        for (int seed = 0; seed < FLOORS; seed++) {
            Floor floor = HALLS.get(seed);
            twins += HallCrystal.of(floor, content, sheet).stream()
                                    .filter(HallCrystal::isLarge)
                                    .count()
                            > 1
                    ? 1
                    : 0;
            HallCrystal root = HallCrystal.root(floor, content, sheet);
            roots += root == null ? 0 : 1;
            List<Integer> covered = root == null ? List.of() : root.covered();
            assertThat(covered)
                    .allMatch(
                            cell -> floor.structure().at(cell) && floor.liquid().at(cell) == 0);
        }
        assertThat(twins).as("floors of %d with a twin", FLOORS).isGreaterThan(FLOORS * 3 / 4);
        assertThat(roots).as("floors of %d with a root", FLOORS).isGreaterThan(FLOORS * 3 / 4);
    }

    @Test
    void otherFloorsHaveNone() {
        assertThat(HallCrystal.root(floor(3, 4), content, sheet)).isNull();
        assertThat(HallCrystal.of(floor(3, 4), content, sheet)).isEmpty();
        assertThat(HallCrystal.of(floor(3, 9), content, sheet)).isEmpty();
    }

    private static Floor floor(int seed, int depth) {
        Content content = TestContent.BUILT_IN;
        return new FloorGenerator(content).generate(new Descent(Seed.of(seed), content.graph()).request(depth));
    }
}
