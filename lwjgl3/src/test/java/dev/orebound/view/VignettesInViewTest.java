package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.vignette.LockKind.LockTrait;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.World;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.state.Party;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks locks in a real window: a hidden one is rock to the eye, one that opens looks open. */
@InWindow
final class VignettesInViewTest {
    private static final int ANOTHER_PICTURE = 40;

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;
    private final Floor floor = floorWithHiddenLock();

    @Test
    void givenAHiddenLock_whenTheFloorIsPainted_thenItIsRock() {
        SpriteAtlas sprites = new SpriteAtlas(TestContent.sprites(assets));
        MutableBitLayer ground = new MutableBitLayer(floor.grid());
        ground.copyFrom(floor.structure());
        for (LockSpot lock : floor.locks()) {
            if (isHidden(lock)) {
                lock.cells().stream().forEach(cell -> ground.set(cell, false));
            }
        }
        FloorPicture shut = FloorPainting.of(world(floor, floor.start()), sprites.sheet());
        Floor without = floor.with(FloorKeys.STRUCTURE, ground)
                .with(FloorKeys.LOCKS, List.of())
                .with(FloorKeys.KEYS, List.of())
                .with(FloorKeys.LEVERS, List.of());
        FloorPicture rock = FloorPainting.of(world(without, floor.start()), sprites.sheet());

        int unlike = 0;
        for (int i = 0; i < shut.width() * shut.height(); i++) {
            unlike += shut.rgbaAt(i) == rock.rgbaAt(i) ? 0 : 1;
        }
        assertThat(unlike).isZero();
        assertThat(shut.patches()).isNotEmpty();
    }

    @Test
    void givenLocks_whenTheyOpen_thenEachLooksOpen() {
        for (LockSpot spot : floor.locks()) {
            int cell = spot.cells().at(0);
            Stage stage = new Stage(world(floor, beside(cell)), assets);
            LockComponent lock = stage.world.floorState().locks().get(spot.id() - 1);
            lock.isHidden = false;
            stage.settle();
            Shot shut = shot(stage, cell);
            lock.isOpen = true;
            stage.settle();

            assertThat(shot(stage, cell).unlike(shut)).as(spot.kind()).isGreaterThan(ANOTHER_PICTURE);
            stage.view.dispose();
        }
    }

    @Test
    void aFrameWithAVignetteMakesNoGarbage() {
        Stage stage = new Stage(world(floor, beside(floor.vignettes().get(1).heart())), assets);
        stage.settle();

        assertThat(FrameGarbage.of(() -> stage.view.draw(1, Stage.SECONDS))).isLessThan(100);
        stage.view.dispose();
    }

    private boolean isHidden(LockSpot lock) {
        return content.locks().get(lock.kind()).has(LockTrait.HIDDEN);
    }

    private Floor floorWithHiddenLock() {
        for (int seed = 1; ; seed++) {
            Floor made = new FloorGenerator(content).generate(new Descent(Seed.of(seed), content.graph()).request(2));
            if (made.locks().size() > 1 && made.locks().stream().anyMatch(this::isHidden)) {
                return made;
            }
        }
    }

    private World world(Floor at, int cell) {
        return new World(at, content, Party.fresh(content), cell);
    }

    private int beside(int cell) {
        World world = world(floor, floor.start());
        for (Direction side : Direction.ALL) {
            int next = floor.grid().neighbour(cell, side);
            if (next != Grid.NONE && world.floorState().isWalkable(next)) {
                return next;
            }
        }
        throw new IllegalStateException("nowhere to stand by " + cell);
    }

    private Shot shot(Stage stage, int cell) {
        return Shot.of(stage.view, floor.grid().x(cell) - 0.5f, floor.grid().y(cell), 2, 2);
    }
}
