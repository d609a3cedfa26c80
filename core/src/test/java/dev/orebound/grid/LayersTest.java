package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LayersTest {
    private static final Grid GRID = new Grid(3, 2);

    @Test
    void aBitLayerAnswersByCellAndByPlaceAndForWhatLiesOutside() {
        MutableBitLayer layer = new MutableBitLayer(GRID);
        layer.set(4, true);
        assertThat(layer.at(4)).isTrue();
        assertThat(layer.at(1, 1, false)).isTrue();
        assertThat(layer.at(1, 0, true)).isFalse();
        assertThat(layer.at(3, 1, true)).isTrue();
        assertThat(layer.at(-1, 1, false)).isFalse();
        assertThat(layer.count()).isEqualTo(1);
        assertThat(layer.grid()).isEqualTo(GRID);
    }

    @Test
    void aCopyOfABitLayerIsItsOwnAndTheReadOnlyFaceIsNot() {
        MutableBitLayer layer = new MutableBitLayer(GRID);
        MutableBitLayer copy = layer.copy();
        BitLayer face = layer.readOnly();
        layer.set(2, true);
        assertThat(copy.at(2)).isFalse();
        assertThat(face.at(2)).isTrue();
        assertThat(layer.sameAs(face)).isTrue();
        assertThat(layer.sameAs(copy)).isFalse();
        assertThat(new MutableBitLayer(new Grid(2, 3)).sameAs(copy)).isFalse();
    }

    @Test
    void aBitLayerTakesAnothersValuesOrTheirOpposite() {
        MutableBitLayer layer = new MutableBitLayer(GRID);
        layer.set(5, true);
        MutableBitLayer other = new MutableBitLayer(GRID);
        other.copyInverse(layer);
        assertThat(other.count()).isEqualTo(5);
        assertThat(other.at(5)).isFalse();
        other.copyFrom(layer);
        assertThat(other.sameAs(layer)).isTrue();
        other.fill(true);
        assertThat(other.count()).isEqualTo(6);
    }

    @Test
    void anIntLayerDoesTheSame() {
        MutableIntLayer layer = new MutableIntLayer(GRID);
        layer.fill(3);
        layer.set(4, 7);
        assertThat(layer.at(1, 1, 9)).isEqualTo(7);
        assertThat(layer.at(1, 2, 9)).isEqualTo(9);
        MutableIntLayer other = new MutableIntLayer(GRID);
        assertThat(other.sameAs(layer)).isFalse();
        other.copyFrom(layer);
        assertThat(other.sameAs(layer)).isTrue();
        MutableIntLayer copy = layer.copy();
        layer.set(0, 1);
        assertThat(copy.at(0)).isEqualTo(3);
        assertThat(layer.readOnly().at(0)).isEqualTo(1);
        assertThat(layer.grid()).isEqualTo(GRID);
    }

    @Test
    void aListOfCellsIsACopyOfWhatItWasMadeOf() {
        int[] made = {4, 2, 5};
        Cells cells = Cells.of(made);
        Cells first = Cells.ofFirst(2, made);
        made[0] = 0;
        cells.toArray()[1] = 0;
        assertThat(cells)
                .isEqualTo(Cells.of(4, 2, 5))
                .hasSameHashCodeAs(Cells.of(4, 2, 5))
                .hasToString("[4, 2, 5]");
        assertThat(cells).isNotEqualTo(Cells.of(2, 4, 5)).isNotEqualTo(first);
        assertThat(first).isEqualTo(Cells.of(4, 2));
        assertThat(cells.contains(5)).isTrue();
        assertThat(cells.contains(0)).isFalse();
        assertThat(cells.stream().sum()).isEqualTo(11);
        assertThat(Cells.EMPTY.isEmpty()).isTrue();
        assertThat(cells.isEmpty()).isFalse();
    }

    @Test
    void aBitLayerTakesPartsOfAnother() {
        BitLayer one = layer(0, 1, 4);
        BitLayer other = layer(1, 2, 4);
        MutableBitLayer both = one.copy();
        both.keepOnly(other);
        assertThat(both.sameAs(layer(1, 4))).isTrue();
        MutableBitLayer any = one.copy();
        any.add(other);
        assertThat(any.sameAs(layer(0, 1, 2, 4))).isTrue();
        MutableBitLayer less = one.copy();
        less.clear(other);
        assertThat(less.sameAs(layer(0))).isTrue();
        int[] cells = new int[GRID.size()];
        assertThat(any.listInto(cells)).isEqualTo(4);
        assertThat(cells).startsWith(0, 1, 2, 4);
    }

    @Test
    void blocksOfFourCellsAreFoundUpToTheEdgeAndNotRoundIt() {
        MutableBitLayer blocks = new MutableBitLayer(GRID);
        blocks.setBlocksOf(layer(0, 1, 2, 3, 4), new MutableBitLayer(GRID));
        assertThat(blocks.sameAs(layer(0, 1, 3, 4))).isTrue();
        blocks.setBlocksOf(layer(1, 2, 4, 5), new MutableBitLayer(GRID));
        assertThat(blocks.sameAs(layer(1, 2, 4, 5))).isTrue();
        blocks.setBlocksOf(layer(0, 2, 3, 5), new MutableBitLayer(GRID));
        assertThat(blocks.count()).isZero();
    }

    private static MutableBitLayer layer(int... cells) {
        MutableBitLayer layer = new MutableBitLayer(GRID);
        layer.set(Cells.of(cells), true);
        return layer;
    }
}
