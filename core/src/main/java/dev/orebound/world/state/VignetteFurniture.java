package dev.orebound.world.state;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.LeverSpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.content.Content;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.vignette.LockKind.LockTrait;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropHolding;

/** Creates the locks, keys and things of a floor's vignettes, and looks up what the things hold. */
final class VignetteFurniture {
    /** The word for a golem among the companions that a kennel holds. */
    private static final String GOLEM = "golem";

    private final Floor floor;
    private final Content content;
    private final EntitySpawner spawner;

    VignetteFurniture(Floor floor, Content content, EntitySpawner spawner) {
        this.floor = floor;
        this.content = content;
        this.spawner = spawner;
    }

    /** Returns whether a thing of a vignette is an entity of its own; loot, fixtures and keys are other entities. */
    static boolean isEntity(PropKind kind) {
        return kind != PropKind.LOOT && kind != PropKind.FIXTURE && kind != PropKind.KEY;
    }

    Entity lock(int number) {
        LockSpot spot = floor.locks().get(number);
        Entity entity = spawner.standing(LockComponent.class);
        LockComponent lock = entity.getComponent(LockComponent.class);
        lock.number = number;
        lock.cell = spot.cells().at(0);
        lock.isHidden = content.locks().get(spot.kind()).has(LockTrait.HIDDEN);
        return entity;
    }

    /** Creates a key that lies on its cell; the vignettes of the floor give it to the monster that carries it. */
    Entity key(int number) {
        KeySpot spot = floor.keys().get(number);
        Entity entity = spawner.standing(KeyComponent.class);
        KeyComponent key = entity.getComponent(KeyComponent.class);
        key.number = number;
        key.lock = lockNumber(spot.lock());
        key.cell = spot.at();
        key.vignette = vignetteWithKey(spot.at());
        key.state = KeyState.LYING;
        return entity;
    }

    private int lockNumber(int id) {
        for (int number = 0; number < floor.locks().size(); number++) {
            if (floor.locks().get(number).id() == id) {
                return number;
            }
        }
        throw new IllegalArgumentException("the floor has no lock " + id);
    }

    private int vignetteWithKey(int cell) {
        for (int number = 0; number < floor.vignettes().size(); number++) {
            for (PropSpot prop : floor.vignettes().get(number).props()) {
                if (prop.kind() == PropKind.KEY && prop.at() == cell) {
                    return number;
                }
            }
        }
        return -1;
    }

    Entity prop(int vignette, int number) {
        VignetteSpot spot = floor.vignettes().get(vignette);
        PropSpot made = spot.props().get(number);
        Entity entity = spawner.standing(PropComponent.class);
        PropComponent prop = entity.getComponent(PropComponent.class);
        prop.vignette = vignette;
        prop.number = number;
        prop.kind = made.kind();
        prop.cell = made.at();
        switch (made.kind()) {
            case PRIZE, CAGE -> fill(prop, made.what());
            case KENNEL -> {
                prop.holds = PropHolding.COMPANION;
                prop.what = made.what().equals(GOLEM)
                        ? golem(spot, number)
                        : content.monsters().indexOf(made.what());
            }
            case LEVER -> prop.what = leverAt(made.at());
            default -> {}
        }
        return entity;
    }

    private void fill(PropComponent prop, String what) {
        int item = content.items().indexOf(what);
        prop.holds = item >= 0 ? PropHolding.ITEM : PropHolding.RELIC;
        prop.what = item >= 0 ? item : content.powers().relics().indexOf(what);
    }

    /**
     * Returns the body of the golem in a kennel: of the floor's primary ore, of another build in each kennel of a
     * vignette.
     */
    private int golem(VignetteSpot spot, int number) {
        int kennels = 0;
        for (int i = 0; i < number; i++) {
            kennels += spot.props().get(i).kind() == PropKind.KENNEL ? 1 : 0;
        }
        int builds = content.golems().rules().builds().size();
        GolemBook golems = content.golems();
        return golems.monsterOf(golems.of(floor.primaryOre(), kennels % builds));
    }

    /** Returns the number of the lock that a lever opens, or -1. */
    private int leverAt(int cell) {
        for (LeverSpot lever : floor.levers()) {
            if (lever.at() == cell) {
                return lockNumber(lever.lock());
            }
        }
        return -1;
    }
}
