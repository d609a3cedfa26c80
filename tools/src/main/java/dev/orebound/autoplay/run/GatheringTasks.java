package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.GoalTask;
import dev.orebound.autoplay.MineOre;
import dev.orebound.autoplay.MineOre.MiningManner;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.autoplay.TakingTasks;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import java.util.List;

/** The tasks of the run bot that gather: pick up items, mine ore, open chests and use fixtures. */
final class GatheringTasks {
    private static final int ITEM_THINK_TICKS = 15;

    private static final MiningManner MINING = new MiningManner(1.5f, true, 30, 600, 0);

    private static final int FARTHEST_STEPS = 16;
    /** The largest distance to ore that a golem needs, or to any while ore is low. */
    private static final int FARTHEST_NEEDED_STEPS = 60;

    private GatheringTasks() {}

    /** Creates a task that picks up items that are worth the way. */
    static BotTask takesItems(KnownItems items) {
        return GoalTask.forCell(
                ITEM_THINK_TICKS,
                (view, controls) -> items.nearest(),
                (view, controls, cell) -> !controls.walkTo(cell));
    }

    /**
     * Creates a task that mines the nearest known ore that the bot is short of. For ore that a golem needs it walks
     * far.
     */
    static BotTask minesOre(StepDistances steps, OreSupply supply) {
        return new MineOre(
                MINING,
                (view, controls, isVain) -> MineOre.nearestOre(
                        view,
                        ore -> !isVain.test(ore.cell) && supply.wants(ore.ore),
                        ore -> stepsTo(ore, steps, supply),
                        StepDistances.UNREACHED));
    }

    private static int stepsTo(OreComponent ore, StepDistances steps, OreSupply supply) {
        int most = supply.isLow() || supply.needs(ore.ore) ? FARTHEST_NEEDED_STEPS : FARTHEST_STEPS;
        int far = steps.to(ore.cell);
        return far <= most ? far : StepDistances.UNREACHED;
    }

    /** Creates a task that walks to the nearest known shut chest and opens it. */
    static BotTask opensSeenChest(KnownFloorView floor, StepDistances steps) {
        return TakingTasks.opensChest(
                GoalTask.EVERY_TICK,
                (view, controls) -> NearestSearch.nearest(
                        view.world().chests(),
                        chest -> view.isKnown(chest.cell)
                                && !chest.isOpen
                                && (chest.trigger == ChestComponent.NO_TRIGGER || floor.dares()),
                        chest -> steps.to(chest.cell),
                        StepDistances.UNREACHED));
    }

    /**
     * Creates a task that uses the nearest fixture that gives something: a shrine, or a golem if the ore suffices to
     * wake it.
     */
    static BotTask usesFixture(StepDistances steps, OreSupply supply, VignetteSense sense) {
        return GoalTask.forCell(
                GoalTask.EVERY_TICK,
                (view, controls) -> {
                    List<Fixture> fixtures = view.world().floor().fixtures();
                    FloorGifts gifts = view.world().part(FloorGifts.class);
                    return NearestSearch.nearestIndex(
                            fixtures.size(),
                            i -> view.isKnown(fixtures.get(i).at())
                                    && !gifts.isTaken(i)
                                    && !supply.lacksOreFor(i)
                                    && sense.wants(i),
                            i -> steps.to(fixtures.get(i).at()),
                            StepDistances.UNREACHED);
                },
                (view, controls, fixture) -> {
                    int cell = view.world().floor().fixtures().get(fixture).at();
                    boolean isThere = view.world().promptCell() == cell;
                    controls.interactOrWalkTo(cell, isThere);
                    if (isThere && controls.intent().holds(Intent.INTERACT)) {
                        sense.visit(fixture);
                    }
                    return true;
                });
    }
}
