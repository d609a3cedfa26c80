package dev.orebound.world.horde;

import com.badlogic.ashley.core.Family;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;

/** Counts the members of each horde, at the end of each tick in which a monster was born, died or left its horde. */
public final class HordeCensusSystem extends FamilySystem {
    private final ComponentArray<MonsterComponent> monsters = column(MonsterComponent.class);
    private final HordeMinds hordes;
    private int mustered = -1;

    public HordeCensusSystem(HordeMinds hordes) {
        super(Family.all(MonsterComponent.class, MindComponent.class).get());
        this.hordes = hordes;
    }

    @Override
    public void update(float seconds) {
        if (mustered != changes() || hordes.haveLeft()) {
            mustered = changes();
            hordes.muster(entities(), monsters);
        }
    }
}
