package dev.orebound.view;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.view.floor.BiomeMaterials;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.world.World;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.element.ChestHappenings;

/** Paints the floor of a world, with its hidden locks as rock and the places that chests can flood. */
public final class FloorPainting {
    /** A world with the picture of its floor. */
    public record PaintedWorld(World world, FloorPicture picture) {
        public static PaintedWorld of(World world, SpriteSheet sprites) {
            return new PaintedWorld(world, FloorPainting.of(world, sprites));
        }
    }

    private FloorPainting() {}

    /** Paints a floor, which takes a moment and needs no OpenGL: any thread can do it. */
    public static FloorPicture of(World world, SpriteSheet sprites) {
        Floor floor = world.floor();
        BiomeMaterials materials = BiomeMaterials.of(world.biome(), sprites);
        MutableBitLayer ground = new MutableBitLayer(floor.grid());
        ground.copyFrom(floor.structure());
        boolean isAnyHidden = false;
        for (LockComponent lock : world.floorState().locks()) {
            if (lock.isHidden) {
                floor.locks().get(lock.number).cells().stream().forEach(cell -> ground.set(cell, false));
                isAnyHidden = true;
            }
        }
        FloorPicture open = of(world, floor, materials);
        if (!isAnyHidden) {
            return open;
        }
        FloorPicture shut = of(world, floor.with(FloorKeys.STRUCTURE, ground), materials);
        for (LockComponent lock : world.floorState().locks()) {
            if (lock.isHidden) {
                shut.keepPatch(lock.number, lock.cell, floor.grid(), open);
            }
        }
        return shut;
    }

    private static FloorPicture of(World world, Floor floor, BiomeMaterials materials) {
        if (!world.part(ChestHappenings.class).hasFloods()) {
            return new FloorPicture(floor, world.content().terrains(), floor.liquid(), materials);
        }
        MutableIntLayer flooded = new MutableIntLayer(floor.grid());
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            flooded.set(cell, world.part(ChestHappenings.class).liquidAtHeight(cell));
        }
        return new FloorPicture(floor, world.content().terrains(), flooded, materials);
    }
}
