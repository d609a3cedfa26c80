package dev.orebound.world.horde;

import com.badlogic.ashley.core.Family;
import dev.orebound.world.Column;
import dev.orebound.world.FamilySystem;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.MonsterComponent;

/** Who is left of which horde: once a tick, when all births and deaths of the tick have taken effect. */
public final class MusterSystem extends FamilySystem {
    private final Column<MonsterComponent> monsters = column(MonsterComponent.class);
    private final HordeMinds hordes;

    public MusterSystem(WorldParts parts) {
        super(Family.all(MonsterComponent.class, MindComponent.class).get());
        hordes = parts.hordes();
    }

    @Override
    public void update(float seconds) {
        hordes.muster(entities(), monsters);
    }
}
