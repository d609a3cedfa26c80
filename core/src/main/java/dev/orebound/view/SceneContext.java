package dev.orebound.view;

import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;

/** What every painter of a floor shares: the world, what it is drawn with, and the moment that the frame shows. */
final class SceneContext {
    static final float CELL = FloorPicture.PIXELS_A_CELL;

    final World world;
    final ViewSection section;
    final QuadBatch batch;
    final FogOfWar fog;
    final SpriteCatalog sprites;
    final LiquidMap liquids;

    /** What no mark over a head may cover. */
    final MarkSpace kept = new MarkSpace();

    /** From 0, the tick before the last, to 1, the last tick. */
    float alpha;

    /** Since the last picture. */
    float seconds;

    /** The time of a clock that only pictures use, in seconds. */
    float time;
    /** The share of flickering and flashing that is shown, from 0, none, to 1. */
    float flash;

    SceneContext(
            World world, ViewSection section, QuadBatch batch, FogOfWar fog, SpriteCatalog sprites, LiquidMap liquids) {
        this.world = world;
        this.section = section;
        this.batch = batch;
        this.fog = fog;
        this.sprites = sprites;
        this.liquids = liquids;
    }

    /** Where a body is drawn, in world pixels. */
    float x(BodyComponent body) {
        return (body.previousX + (body.x - body.previousX) * alpha) * CELL;
    }

    float y(BodyComponent body) {
        return (body.previousY + (body.y - body.previousY) * alpha) * CELL;
    }
}
