package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.item.BrewBook;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Lets brews, lays and influences meet at random on floors of all depths, and checks that no ground ever shuts anybody
 * in.
 */
class GroundsOnFloorsTest {
    private static final int TICKS = 720;
    private static final int LONGEST_WHIM = 30;
    private static final int NEAR = 7;
    private static final Content CONTENT = TestContent.BUILT_IN;

    private final FloorGenerator generator = new FloorGenerator(CONTENT);
    private int whimTicks;

    static int[] numbers() {
        int[] numbers = new int[TestSize.of(24, 200)];
        Arrays.setAll(numbers, number -> number);
        return numbers;
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void nobodyIsShutInOrStrandedAndAllLimitsHoldWhateverMeetsOnAFloor(int number) {
        Floor floor = generator.generate(new Descent(Seed.of(4000 + number), CONTENT.graph()).request(1 + number % 17));

        long hash = play(floor, number, true);

        assertThat(play(floor, number, false)).isEqualTo(hash);
    }

    private long play(Floor floor, int number, boolean isChecked) {
        RandomStream chance = new RandomStreams(Seed.of(number)).stream("test.grounds");
        Party fresh = Party.fresh(CONTENT);
        Party party = fresh.with(PartyMember.allHale(List.of(CONTENT.monsters().indexOf("goblin"))));
        World world = new World(floor, CONTENT, party, entrance(floor, chance));
        GroundCheck check = new GroundCheck(world);
        Intent intent = new Intent();
        whimTicks = 0;
        for (int tick = 0; tick < TICKS && world.player().isAlive(); tick++) {
            world.player().health().health = world.player().health().most;
            Arrays.fill(world.player().component().flasks, CONTENT.player().flaskMeasures());
            Arrays.fill(world.player().component().brews, 3);
            decide(intent, chance);
            if (chance.below(10) == 0) {
                meddle(world, chance);
                if (isChecked) {
                    check.limits();
                }
            }
            world.step(intent);
            if (isChecked) {
                check.limits();
                if (tick % 20 == 0) {
                    check.ways();
                }
            }
        }
        return world.hash();
    }

    /** Returns a cell to begin on, if possible beside a liquid, where most can go wrong. */
    private static int entrance(Floor floor, RandomStream chance) {
        FloorState state = new FloorState(floor, CONTENT);
        Grid grid = floor.grid();
        int entrance = floor.start();
        for (int tries = 0; tries < 400; tries++) {
            int cell = chance.below(grid.size());
            boolean isShore = Direction.ALL.stream()
                    .map(direction -> grid.neighbour(cell, direction))
                    .anyMatch(beside -> beside != Grid.NONE && floor.liquid().at(beside) != 0);
            if (state.isWalkable(cell) && (isShore || tries > 300)) {
                return cell;
            }
        }
        return entrance;
    }

    private void decide(Intent intent, RandomStream chance) {
        if (whimTicks-- > 0) {
            return;
        }
        whimTicks = chance.between(1, LONGEST_WHIM);
        intent.clear();
        intent.move((chance.below(3) - 1) * Intent.FULL_TILT, (chance.below(3) - 1) * Intent.FULL_TILT);
        intent.aim(chance.below(Intent.AIMS));
        intent.throwDistance(chance.below(6 * Intent.STEPS_A_CELL));
        BrewBook book = CONTENT.brews();
        intent.order(IntentOrder.CHOOSE_BREW, book.oresOf(chance.below(book.size())));
        int[] buttons = {Intent.BOLT, Intent.BURST, Intent.THROW, Intent.LAY, Intent.LAY, Intent.DASH, Intent.STRIKE};
        intent.hold(buttons[chance.below(buttons.length)]);
    }

    /** Brings an influence to a place near the player, as a monster does, or lays a ground there. */
    private static void meddle(World world, RandomStream chance) {
        Grid grid = world.floor().grid();
        GroundChanges changes = world.parts.get(GroundChanges.class);
        BodyComponent body = world.player().body();
        int x = grid.x(body.cell) + chance.between(-NEAR, NEAR);
        int y = grid.y(body.cell) + chance.between(-NEAR, NEAR);
        if (!grid.contains(x, y) || world.floorState().opaque().at(grid.cell(x, y))) {
            return;
        }
        long by = 0;
        int kind = -1;
        if (world.monsters().size() > 0) {
            Entity monster = world.monsters().get(chance.below(world.monsters().size()));
            by = monster.getComponent(SpawnComponent.class).spawnId;
            kind = monster.getComponent(MonsterComponent.class).monster;
        }
        if (chance.chance(60)) {
            GroundInfluence influence = GroundInfluence.values()[chance.below(GroundInfluence.COUNT)];
            changes.bringAround(influence, x + 0.5f, y + 0.5f, chance.between(0, 3), 0, by, kind, -1);
        } else {
            int ground = chance.below(CONTENT.grounds().size());
            Direction flow = Direction.ALL.get(chance.below(Direction.ALL.size()));
            for (int i = 0; i < 6; i++) {
                int dx = chance.between(-2, 2);
                int dy = chance.between(-2, 2);
                if (grid.contains(x + dx, y + dy)) {
                    changes.lay(ground, grid.cell(x + dx, y + dy), chance.between(1, 900), flow, by, kind);
                }
            }
        }
    }
}
