package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Checks that a whole floor in uproar allocates nothing: hunts, flights, fires, deaths, and newly arriving hordes. */
class HordeAllocationTest {
    private static final ComponentMapper<BodyComponent> BODY = ComponentMapper.getFor(BodyComponent.class);
    private static final ComponentMapper<HealthComponent> HEALTH = ComponentMapper.getFor(HealthComponent.class);

    private final int[] happened = new int[EventType.values().length];
    private final Intent intent = new Intent();

    @Test
    void givenAWarmFloor_whenAllItsHordesAreInUproar_thenNothingIsAllocated() {
        Floor floor = new FloorGenerator(TestContent.BUILT_IN)
                .generate(new Descent(Seed.of("uproar"), TestContent.BUILT_IN.graph()).request(6));
        World world = new World(floor, TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));

        assertThat(AllocationProbe.of(() -> stir(world))).isEqualTo(AllocationProbe.ofNothing());

        for (EventType type : new EventType[] {
            EventType.HORDE_WOKEN,
            EventType.HORDE_SEARCHED,
            EventType.HORDE_ARRIVED,
            EventType.MONSTER_DIED,
            EventType.STATUS_BEGAN,
            EventType.FLASK_BROKEN
        }) {
            assertThat(happened[type.ordinal()]).as("%s", type).isPositive();
        }
    }

    /** Stands beside one horde after another, strikes and throws; a third of all monsters die every minute. */
    private void stir(World world) {
        int tick = (int) world.tick();
        world.player().health().health = world.player().health().most;
        Arrays.fill(world.player().component().flasks, 20);
        ImmutableArray<Entity> monsters = world.monsters();
        if (tick % 500 == 0 && monsters.size() > 0) {
            comeTo(world, BODY.get(monsters.get(tick / 500 % monsters.size())));
        }
        for (int i = 0; i < monsters.size() && tick % 3_600 == 0; i += 3) {
            HEALTH.get(monsters.get(i)).health = 0;
        }
        int turn = tick / 40 % 8;
        intent.clear();
        intent.move(turn < 4 ? 127 : -127, turn % 4 < 2 ? 127 : -127);
        intent.aim(tick * 5);
        intent.hold(tick % 90 < 30 ? Intent.STRIKE : 0);
        intent.hold(tick % 80 == 45 ? Intent.THROW : 0);
        intent.order(tick % 80 == 40 ? IntentOrder.CHOOSE_BREW : IntentOrder.NONE, 1 << tick / 80 % 4);
        world.step(intent);
        for (int i = 0; i < world.events().size(); i++) {
            happened[world.events().at(i).type().ordinal()]++;
        }
        world.hash();
    }

    private static void comeTo(World world, BodyComponent other) {
        BodyComponent body = world.player().body();
        body.x = world.floor().grid().x(other.cell) + 0.5f;
        body.y = world.floor().grid().y(other.cell) + 0.5f;
        body.cell = other.cell;
    }
}
