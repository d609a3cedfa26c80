package dev.orebound.view.draw;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuadBatchTest {
    @Test
    void redIsTheLowestByteAndAlphaTheHighest() {
        assertThat(Float.floatToRawIntBits(QuadBatch.packedColour(0x123456, 0.5f)))
                .isEqualTo(0x80563412);
    }

    @Test
    void everyShapeKeepsItsNumberAndIsANumber() {
        for (QuadShape shape : QuadShape.values()) {
            float packed = QuadBatch.packedBytes(1, 1, 1, shape.ordinal());
            assertThat(packed).isNotNaN();
            assertThat(Float.floatToRawIntBits(packed) >>> 24).isEqualTo(shape.ordinal() * 2);
        }
    }

    @Test
    void opaqueIsANumberToo() {
        assertThat(QuadBatch.packedColour(0xffffff, 1)).isNotNaN();
    }
}
