package dev.orebound.autoplay.vignette;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.World;
import dev.orebound.world.component.ComponentMappers;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropState;
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

    /** Returns the cell of something in the vignette that can be taken now, or {@link Grid#NONE}. */
    int prize() {
        List<KeyComponent> keys = floor().keys();
        for (int i = 0; i < keys.size(); i++) {
            boolean isHere = spot.cells().contains(keys.get(i).cell);
            if (isHere && keys.get(i).state == KeyState.LYING) {
                return keys.get(i).cell;
            }
        }
        List<PropComponent> props = floor().props();
        for (int i = 0; i < props.size(); i++) {
            PropComponent prop = props.get(i);
            boolean isMeant = prop.kind == PropKind.PRIZE || prop.kind == PropKind.CAGE || prop.kind == PropKind.KENNEL;
            if (isMeant && prop.vignette == spot.id() - 1 && prop.state == PropState.STANDING) {
                return prop.cell;
            }
        }
        return Grid.NONE;
    }

    /** Walks to the next thing that can be taken and takes it; returns false if there is none, or no way to it. */
    boolean takes(WalkerControls controls) {
        int prize = prize();
        if (prize == Grid.NONE || controls.stepsTo(prize) == DistanceMap.UNREACHED) {
            return false;
        }
        InteractPrompt prompt = world().prompt();
        if (prompt == InteractPrompt.TAKE_PRIZE
                || prompt == InteractPrompt.TAKE_FROM_CAGE
                || prompt == InteractPrompt.FREE_FROM_KENNEL
                || prompt == InteractPrompt.TAKE_KEY) {
            controls.interact();
        } else {
            controls.walkTo(prize);
        }
        return true;
    }

    /** Returns the living monster that carries a key, or null. */
    @Nullable
    Entity carrier() {
        List<KeyComponent> keys = floor().keys();
        ImmutableArray<Entity> all = world().monsters();
        for (int key = 0; key < keys.size(); key++) {
            for (int i = 0; i < all.size() && keys.get(key).state == KeyState.WITH_MONSTER; i++) {
                if (ComponentMappers.SPAWNS.get(all.get(i)).spawnId == keys.get(key).carrierSpawnId) {
                    return all.get(i);
                }
            }
        }
        return null;
    }
}
