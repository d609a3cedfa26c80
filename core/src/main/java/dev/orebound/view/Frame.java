package dev.orebound.view;

import dev.orebound.view.draw.Section;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.world.component.BodyComponent;

/** When and where a picture is drawn. */
final class Frame {
    static final float CELL = FloorPicture.PIXELS_A_CELL;

    final Section section;

    /** What no mark over a head may cover. */
    final MarkSpace kept = new MarkSpace();

    /** From 0, the tick before the last, to 1, the last tick. */
    float alpha;

    /** Since the last picture. */
    float seconds;

    /** Of a clock that only pictures know. */
    float time;

    Frame(Section section) {
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
