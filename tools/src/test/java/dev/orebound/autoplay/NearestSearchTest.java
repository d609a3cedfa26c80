package dev.orebound.autoplay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks which of many things is the nearest. */
class NearestSearchTest {
    private static final List<String> WORDS = List.of("cavern", "ore", "pit", "lode", "tunnel");

    @Test
    void ofEquallyNearThingsTheEarliestIsFound() {
        assertThat(NearestSearch.nearest(WORDS, each -> true, String::length, 100))
                .isEqualTo("ore");
        assertThat(NearestSearch.nearest(WORDS, each -> each.length() > 3, String::length, 100))
                .isEqualTo("lode");
    }

    @Test
    void aThingAtTheLimitIsTooFar() {
        assertThat(NearestSearch.nearest(WORDS, each -> true, String::length, 3))
                .isNull();
        assertThat(NearestSearch.nearest(WORDS, each -> true, String::length, 3.5))
                .isEqualTo("ore");
    }

    @Test
    void theDistanceOfAThingThatIsNotMeantIsNeverAskedFor() {
        List<String> asked = new ArrayList<>();

        NearestSearch.nearest(
                WORDS,
                each -> each.contains("n"),
                each -> {
                    asked.add(each);
                    return each.length();
                },
                100);

        assertThat(asked).containsExactly("cavern", "tunnel");
    }

    @Test
    void theFirstThingIsFoundHoweverFarItIs() {
        assertThat(NearestSearch.first(WORDS, each -> each.contains("n"))).isEqualTo("cavern");
        assertThat(NearestSearch.first(WORDS, String::isEmpty)).isNull();
        assertThat(NearestSearch.any(WORDS, each -> each.startsWith("t"))).isTrue();
        assertThat(NearestSearch.any(WORDS, String::isEmpty)).isFalse();
    }

    @Test
    void aSearchFromTheMiddleGoesOnAtTheBeginningAndEndsAtTheFirstFind() {
        List<Integer> asked = new ArrayList<>();

        int found = NearestSearch.firstFrom(3, 5, i -> {
            asked.add(i);
            return i == 1;
        });

        assertThat(found).isEqualTo(1);
        assertThat(asked).containsExactly(3, 4, 0, 1);
        assertThat(NearestSearch.firstFrom(0, 0, i -> true)).isEqualTo(NearestSearch.NONE);
        assertThat(NearestSearch.firstFrom(2, 5, i -> false)).isEqualTo(NearestSearch.NONE);
    }

    @Test
    void theNearestCellIsTheOneWithTheFewestStepsAroundRock() {
        Grid grid = new Grid(7, 3);
        MutableBitLayer rock = new MutableBitLayer(grid);
        rock.set(grid.cell(3, 0), true);
        rock.set(grid.cell(3, 1), true);
        DistanceMap around = new DistanceMap(grid);
        around.spreadFrom(grid.cell(2, 0), rock);
        int behindRock = grid.cell(4, 0);
        int farther = grid.cell(0, 0);

        assertThat(NearestSearch.nearestCell(around, cell -> cell == behindRock || cell == farther))
                .isEqualTo(farther);
        assertThat(NearestSearch.nearestCell(around, rock::at)).isEqualTo(NearestSearch.NONE);
    }

    @Test
    void theBestOfSomeRandomCellsIsNeverWorseThanTheFirst() {
        Grid grid = new Grid(9, 1);
        DistanceMap around = new DistanceMap(grid);
        around.spreadFrom(0, new MutableBitLayer(grid));
        RandomStream chance = new RandomStreams(Seed.of("search")).stream("search");

        assertThat(NearestSearch.bestCell(8, 40, around, chance, cell -> cell)).isEqualTo(8);
        assertThat(NearestSearch.bestCell(0, 40, around, chance, cell -> cell)).isGreaterThan(4);
        assertThat(NearestSearch.bestCell(3, 40, around, chance, cell -> 1)).isEqualTo(3);
    }
}
