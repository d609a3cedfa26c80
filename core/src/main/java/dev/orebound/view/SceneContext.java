package dev.orebound.view;

import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.world.component.BodyComponent;

/** When and where a picture is drawn. */
final class SceneContext {
    static final float CELL = FloorPicture.PIXELS_A_CELL;

    final ViewSection section;

    /** What no mark over a head may cover. */
    final MarkSpace kept = new MarkSpace();

    /** From 0, the tick before the last, to 1, the last tick. */
    float alpha;

    /** Since the last picture. */
    float seconds;

    /** Of a clock that only pictures know. */
    float time;

    SceneContext(ViewSection section) {
        this.section = section;
    }

    /** Where a body is drawn, in world pixels. */
    float x(BodyComponent body) {
        return (body.previousX + (body.x - body.previousX) * alpha) * CELL;
    }

    float y(BodyComponent body) {
        return (body.previousY + (body.y - body.previousY) * alpha) * CELL;
    }
}
