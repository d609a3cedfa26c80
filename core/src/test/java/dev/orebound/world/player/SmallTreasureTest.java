package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.words.DescribedThing;
import dev.orebound.cave.words.FloorKnowledge.CompleteFloorKnowledge;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.SmallTreasure;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests small treasure in play: a heap is taken whole in passing. */
class SmallTreasureTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final GameTexts TEXTS = GameTexts.read(new BuiltInAssets());
    private static final int FIRE = CONTENT.ores().indexOf("fire");
    private static final int PIECES = CONTENT.items().get("fire_dust").pieces();

    /**
     * A trail away from the player, of ten pieces, of which only the first is ever in reach; and a heap of another
     * item.
     */
    private static final String TRAIL = """
            ####################
            #@....012..........#
            #........34........#
            #..........567.....#
            #.............89...#
            #........u.........#
            ####################""";

    @Test
    void touchingOnePieceTakesTheWholeHeapWithOneEventAndLeavesOthers() {
        Scenario scenario = Scenario.of(trail().item("water_dust", 'u'), CONTENT);
        SmallTreasure treasure = scenario.world().part(SmallTreasure.class);
        assertThat(treasure.heaps()).isEqualTo(2);
        assertThat(scenario.world().pickups().size())
                .as("small pieces are no entities")
                .isZero();
        int before = fire(scenario);

        scenario.pushes(Intent.FULL_TILT, 0, 45);

        assertThat(scenario.count(EventType.ITEM_PICKED_UP)).isOne();
        assertThat(fire(scenario) - before).isEqualTo(Math.round(10f / PIECES)).isPositive();
        for (char piece = '0'; piece <= '9'; piece++) {
            assertThat(treasure.at(scenario.cellOf(piece)))
                    .as("piece %s", piece)
                    .isEqualTo(SmallTreasure.NONE);
        }
        assertThat(treasure.at(scenario.cellOf('u'))).as("the other item").isNotEqualTo(SmallTreasure.NONE);
        assertThat(treasure.takenCount()).isOne();
    }

    @Test
    void theOneEventTellsItemAndMeasuresAtThePieceThatWasTouched() {
        Scenario scenario = Scenario.of(trail(), CONTENT);
        scenario.pushes(Intent.FULL_TILT, 0, 1);
        while (!scenario.world().events().has(EventType.ITEM_PICKED_UP)) {
            scenario.pushes(Intent.FULL_TILT, 0, 1);
        }

        TickEvents events = scenario.world().events();
        WorldEvent event = IntStream.range(0, events.size())
                .mapToObj(events::at)
                .filter(each -> each.type() == EventType.ITEM_PICKED_UP)
                .findFirst()
                .orElseThrow();

        assertThat(event.cell()).isEqualTo(scenario.cellOf('0'));
        assertThat(event.subject()).isEqualTo(CONTENT.items().indexOf("fire_dust"));
    }

    @Test
    void aHeapStaysWhileTheFlaskIsFullAndLeavesWhenThereIsRoom() {
        Scenario scenario = Scenario.of(trail(), CONTENT);
        int[] measures = scenario.world().player().component().flasks;
        int full = measures[FIRE] + scenario.world().purse().room(FIRE, 999);
        measures[FIRE] = full;

        scenario.standsOn(scenario.cellOf('0')).waits(30);
        assertThat(scenario.world().part(SmallTreasure.class).takenCount()).isZero();

        measures[FIRE] = full - 1;
        scenario.waits(1);
        assertThat(scenario.world().part(SmallTreasure.class).takenCount()).isOne();
        assertThat(fire(scenario)).isEqualTo(full);
    }

    @Test
    void aHeapBehindRockStaysAndAHeapEndsAtACornerOfRock() {
        Scenario scenario = Scenario.of(
                new DrawnFloor("""
                ########
                #@#1...#
                #.##...#
                #..#...#
                #..#2..#
                ###3####
                #..#...#
                ########""")
                        .item("fire_dust", '1')
                        .item("fire_dust", '2')
                        .item("fire_dust", '3'),
                CONTENT);
        scenario.waits(30);

        SmallTreasure treasure = scenario.world().part(SmallTreasure.class);
        assertThat(treasure.takenCount()).isZero();
        assertThat(treasure.at(scenario.cellOf('2')))
                .as("a corner with rock on both sides parts heaps")
                .isNotEqualTo(treasure.at(scenario.cellOf('3')));
    }

    @Test
    void wordsTellOfAHeapAsOneThing() {
        World world = Scenario.of(trail(), CONTENT).world();

        assertThat(new CompleteFloorKnowledge(world.floor(), CONTENT, TEXTS).things())
                .extracting(DescribedThing::name)
                .filteredOn(name -> name.contains("dust"))
                .containsExactly("heap of fire dust");
    }

    @Test
    void takenHeapsChangeTheHash() {
        Scenario taken = Scenario.of(trail(), CONTENT);
        Scenario other = Scenario.of(trail(), CONTENT);
        taken.world().part(SmallTreasure.class).take(0);

        assertThat(taken.waits(1).world().hash())
                .isNotEqualTo(other.waits(1).world().hash());
    }

    @Test
    void takingHeapAfterHeapAllocatesNothing() {
        int columns = 15;
        int rows = 11;
        String line = ("#" + "......".repeat(columns) + "#\n").repeat(2);
        StringBuilder drawing = new StringBuilder("#@" + ".".repeat(6 * columns - 1) + "#\n");
        for (int row = 0; row < rows; row++) {
            drawing.append(line).append('#');
            for (int column = 0; column < columns; column++) {
                drawing.append("...").append(label(row * columns + column)).append("..");
            }
            drawing.append("#\n").append(line);
        }
        DrawnFloor floor = new DrawnFloor(drawing.toString());
        for (int heap = 0; heap < columns * rows; heap++) {
            floor.item("fire_dust", label(heap));
        }
        Scenario scenario = Scenario.of(floor, CONTENT);
        World world = scenario.world();
        Intent intent = new Intent();
        int[] flasks = world.player().component().flasks;
        int[] tick = {0};

        assertThat(AllocationProbe.of(() -> {
                    if (tick[0]++ % 240 == 0) {
                        flasks[FIRE] = 0;
                        scenario.standsOn(world.part(SmallTreasure.class)
                                .cells(Math.min(tick[0] / 240, columns * rows - 1))
                                .at(0));
                    }
                    world.step(intent);
                }))
                .isEqualTo(AllocationProbe.ofNothing());
        assertThat(world.part(SmallTreasure.class).takenCount()).isGreaterThan(140);
    }

    private static char label(int heap) {
        return (char) (0x4e00 + heap);
    }

    private static DrawnFloor trail() {
        DrawnFloor floor = new DrawnFloor(TRAIL);
        for (char piece = '0'; piece <= '9'; piece++) {
            floor.item("fire_dust", piece);
        }
        return floor;
    }

    private static int fire(Scenario scenario) {
        return scenario.world().player().component().flasks[FIRE];
    }
}
