package dev.orebound.autoplay.vignette;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.MonsterSearch;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.autoplay.TakingTasks;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.World;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The view of a bot in or near one vignette. */
final class VignetteView extends WalkerView {
    private final VignetteSpot spot;
    private final @Nullable LockSpot lock;
    private final int outside;

    /**
     * Creates the view of a vignette.
     *
     * @param vignette its number on the floor, from 0
     */
    VignetteView(World world, int vignette) {
        super(world);
        spot = world.floor().vignettes().get(vignette);
        lock = world.floor().locks().stream()
                .filter(each -> each.vignette() == spot.id())
                .findFirst()
                .orElse(null);
        outside = world.player().body().cell;
    }

    VignetteSpot spot() {
        return spot;
    }

    /** Returns the lock that shuts the vignette while it is shut, or null. */
    @Nullable
    LockSpot shutLock() {
        return lock == null || floor().locks().get(lock.id() - 1).isOpen ? null : lock;
    }

    /** Returns the cell from which the bot came. */
    int outside() {
        return outside;
    }

    boolean isInside() {
        return spot.cells().contains(self().cell);
    }

    /** Returns one of some cells, the cell from which the bot came, or the heart; all equally likely. */
    int anyPlace(List<Integer> cells, RandomStream chance) {
        int number = chance.below(cells.size() + 2);
        return number < cells.size() ? cells.get(number) : number == cells.size() ? outside : spot.heart();
    }

    /** Returns the cell of something in the vignette that can be taken now, or {@link Grid#NONE}. */
    int prize() {
        KeyComponent key = NearestSearch.first(
                floor().keys(), each -> spot.cells().contains(each.cell) && each.state == KeyState.LYING);
        if (key != null) {
            return key.cell;
        }
        PropComponent prize = TakingTasks.firstPrize(this, spot.id() - 1, each -> true);
        return prize == null ? Grid.NONE : prize.cell;
    }

    /** Walks to the next thing that can be taken and takes it; returns false if there is none, or no way to it. */
    boolean takes(WalkerControls controls) {
        int prize = prize();
        if (prize == Grid.NONE || controls.stepsTo(prize) == DistanceMap.UNREACHED) {
            return false;
        }
        InteractPrompt prompt = world().prompt();
        controls.interactOrWalkTo(prize, TakingTasks.isForPrize(prompt) || prompt == InteractPrompt.TAKE_KEY);
        return true;
    }

    /** Returns the living monster that carries a key, or null. */
    @Nullable
    Entity carrier() {
        KeyComponent carried = NearestSearch.first(
                floor().keys(),
                key -> key.state == KeyState.WITH_MONSTER && MonsterSearch.withId(world(), key.carrierSpawnId) != null);
        return carried == null ? null : MonsterSearch.withId(world(), carried.carrierSpawnId);
    }
}
