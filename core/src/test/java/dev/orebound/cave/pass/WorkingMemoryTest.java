package dev.orebound.cave.pass;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.grid.AStar;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import org.junit.jupiter.api.Test;

class WorkingMemoryTest {
    private final WorkingMemory memory = new WorkingMemory(new Grid(6, 4));

    @Test
    void nothingIsLentTwiceAtOnce() {
        assertThat(memory.bitLayer()).isNotSameAs(memory.bitLayer());
        assertThat(memory.distanceMap()).isNotSameAs(memory.distanceMap());
        assertThat(memory.cells()).isNotSameAs(memory.cells()).hasSize(24);
        assertThat(memory.regions()).isNotSameAs(memory.regions());
        assertThat(memory.search()).isNotSameAs(memory.search());
    }

    @Test
    void memoryTakenBackIsLentAgainAsIfItWereNew() {
        MutableBitLayer layer = memory.bitLayer();
        layer.fill(true);
        DistanceMap map = memory.distanceMap();
        map.spreadFrom(7, new MutableBitLayer(memory.grid()));
        int[] cells = memory.cells();
        ConnectedRegions regions = memory.regions();
        AStar search = memory.search();
        memory.takeBack();
        assertThat(memory.bitLayer()).isSameAs(layer);
        assertThat(layer.count()).isZero();
        assertThat(memory.distanceMap()).isSameAs(map);
        assertThat(map.reachedCount()).isZero();
        assertThat(map.isReached(7)).isFalse();
        assertThat(memory.cells()).isSameAs(cells);
        assertThat(memory.regions()).isSameAs(regions);
        assertThat(memory.search()).isSameAs(search);
    }
}
