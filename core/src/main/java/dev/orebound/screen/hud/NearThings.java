package dev.orebound.screen.hud;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.content.player.FeelRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.ChestComponent;
import java.util.List;

/** Decides whether a thing that is worth a hint is in sight near the player. Allocates nothing. */
final class NearThings {
    private final World world;
    private final FeelRules.HintRules rules;
    private final Grid grid;
    private final int reach;

    NearThings(World world) {
        this.world = world;
        rules = world.content().feel().hints();
        grid = world.floor().grid();
        reach = (int) Math.ceil(rules.thingCells());
    }

    boolean isOre() {
        int here = world.player().body().cell;
        for (int y = grid.y(here) - reach; y <= grid.y(here) + reach; y++) {
            for (int x = grid.x(here) - reach; x <= grid.x(here) + reach; x++) {
                if (grid.contains(x, y) && world.floorState().ore(grid.cell(x, y)) != null && isNear(grid.cell(x, y))) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean isShutChest() {
        List<ChestComponent> chests = world.chests();
        for (int i = 0; i < chests.size(); i++) {
            if (!chests.get(i).isOpen && isNear(chests.get(i).cell)) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if a sleeping golem is near. */
    boolean isGolem() {
        return isFixture(true);
    }

    /** Returns true if a shrine that still holds its gift is near. */
    boolean isShrine() {
        return isFixture(false);
    }

    private boolean isFixture(boolean isGolem) {
        List<Fixture> fixtures = world.floor().fixtures();
        for (int i = 0; i < fixtures.size(); i++) {
            FixtureGift gives =
                    world.content().fixtures().get(fixtures.get(i).type()).gives();
            if ((gives == FixtureGift.GOLEM) == isGolem
                    && !world.gifts().isTaken(i)
                    && isNear(fixtures.get(i).at())) {
                return true;
            }
        }
        return false;
    }

    private boolean isNear(int cell) {
        float dx = grid.x(cell) + 0.5f - world.player().body().x;
        float dy = grid.y(cell) + 0.5f - world.player().body().y;
        return world.floorState().isInSight(cell) && dx * dx + dy * dy <= rules.thingCells() * rules.thingCells();
    }
}
