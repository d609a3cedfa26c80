package dev.orebound.cave.words;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.text.GameTexts;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Lists the things on a floor that never change in play: fixtures, and ground that cannot be walked or gives light. */
public final class FixedThings {
    private FixedThings() {}

    /** Adds all things on known cells: fixtures first, then ground in the order of the cells. */
    public static void addTo(
            List<DescribedThing> things,
            Floor floor,
            LakeMap lakes,
            Content content,
            GameTexts texts,
            IntPredicate isKnown) {
        for (Fixture fixture : floor.fixtures()) {
            if (isKnown.test(fixture.at())) {
                FixtureKind kind = content.fixtures().get(fixture.type());
                String name = texts.get("fixture." + kind.id() + ".name");
                things.add(new DescribedThing(DescribedThing.ThingSort.FIXTURE, name, fixture.at(), kind.light()));
            }
        }
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            int terrain = floor.terrain().at(cell);
            int kind = terrain == 0 ? floor.liquid().at(cell) : terrain;
            if (kind != 0 && isKnown.test(cell)) {
                addGround(things, content.terrains().at(kind), lakes.at(cell), cell, texts);
            }
        }
    }

    private static void addGround(
            List<DescribedThing> things, Terrain terrain, @Nullable Lake lake, int cell, GameTexts texts) {
        if (!terrain.isPassable() || terrain.light() != null) {
            boolean isLake = lake != null && terrain.isLiquid();
            String name = texts.get("terrain." + terrain.id() + (isLake ? ".lake" : ".name"));
            things.add(new DescribedThing(DescribedThing.ThingSort.GROUND, name, cell, terrain.light()));
        }
    }
}
