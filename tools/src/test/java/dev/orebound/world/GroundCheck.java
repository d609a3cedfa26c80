package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.lab.world.NobodyIsInRock;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;

/**
 * Checks what grounds may do to a floor, with searches of its own: they shut nobody in, strand nobody, and keep their
 * limits of time and number. What can be walked on follows here from the floor, the things that stand on it and the
 * grounds alone.
 */
final class GroundCheck {
    private static final int BRIEF_TICKS = 240;
    private static final int MOST_CELLS = 40;

    private final World world;
    private final Content content;
    private final Floor floor;
    private final Grid grid;
    private final NobodyIsInRock overlap = new NobodyIsInRock();

    /** The tick in which each ground began, by its cell and slot. */
    private final Map<Integer, Long> begun = new TreeMap<>();

    /** The last tick in which each cell was solid ground. */
    private final Map<Integer, Long> raised = new TreeMap<>();

    GroundCheck(World world) {
        this.world = world;
        content = world.content();
        floor = world.floor();
        grid = floor.grid();
    }

    /** Checks limits of time and number; call it after every tick, and after every change between ticks. */
    void limits() {
        int[] count = new int[content.grounds().size()];
        Map<Integer, Long> now = new TreeMap<>();
        GroundEffects ground = world.part(GroundEffects.class);
        for (int i = 0; i < ground.activeCount(); i++) {
            int cell = ground.active(i);
            for (GroundSlot slot : GroundSlot.values()) {
                int kind = ground.kindAt(slot, cell);
                if (kind == GroundEffects.NONE) {
                    continue;
                }
                count[kind]++;
                int key = (cell * GroundSlot.COUNT + slot.ordinal()) * count.length + kind;
                long since = hasEnded(cell, kind) ? world.tick() : begun.getOrDefault(key, world.tick());
                now.put(key, since);
                GroundKind is = content.grounds().at(kind);
                if (!is.is(GroundTrait.LASTING)) {
                    assertThat(world.tick() - since).as(is.id()).isLessThanOrEqualTo(BRIEF_TICKS);
                }
                if (is.is(GroundTrait.SOLID)) {
                    raised.put(cell, world.tick());
                }
            }
        }
        begun.clear();
        begun.putAll(now);
        for (int kind = 0; kind < count.length; kind++) {
            assertThat(count[kind]).as(content.grounds().at(kind).id()).isLessThanOrEqualTo(MOST_CELLS);
            assertThat(count[kind]).isEqualTo(ground.count(kind));
        }
    }

    private boolean hasEnded(int cell, int kind) {
        for (int i = 0; i < world.events().size(); i++) {
            EventType type = world.events().at(i).type();
            if ((type == EventType.GROUND_ENDED || type == EventType.FIRE_DIED)
                    && world.events().at(i).cell() == cell
                    && world.events().at(i).subject() == kind) {
                return true;
            }
        }
        return false;
    }

    /** Checks that nobody is shut in or stranded, and that the floor's layers are what they must be. */
    void ways() {
        assertThat(overlap.fault(world)).isNull();
        boolean[] lasting = lasting();
        boolean[] dry = lasting.clone();
        boolean[] carried = new boolean[grid.size()];
        GroundEffects ground = world.part(GroundEffects.class);
        for (int cell = 0; cell < grid.size(); cell++) {
            int kind = ground.kindAt(GroundSlot.SURFACE, cell);
            boolean isSolid = kind >= 0 && content.grounds().at(kind).is(GroundTrait.SOLID);
            assertThat(isSolid && !lasting[cell])
                    .as("solid ground off the floor at %s", cell)
                    .isFalse();
            dry[cell] &= !isSolid;
            carried[cell] =
                    !isWadeable(cell) && kind >= 0 && content.grounds().at(kind).is(GroundTrait.CARRIES);
            assertThat(world.floorState().firm().at(cell))
                    .as("firm at %s", cell)
                    .isEqualTo(dry[cell]);
            assertThat(world.floorState().isWalkable(cell))
                    .as("walkable at %s", cell)
                    .isEqualTo(dry[cell] || carried[cell]);
        }
        nothingIsCutOff(lasting, dry);
        nobodyIsStranded(dry, carried);
    }

    /**
     * Solid ground splits no part of the floor, except off single cells that were solid themselves a moment ago and are
     * empty.
     */
    private void nothingIsCutOff(boolean[] lasting, boolean[] dry) {
        int[] lastingPart = parts(lasting);
        int[] dryPart = parts(dry);
        Map<Integer, Integer> main = new TreeMap<>();
        for (Entity each : bodies()) {
            int cell = each.getComponent(BodyComponent.class).cell;
            if (dry[cell] && isThere(each)) {
                Integer before = main.putIfAbsent(lastingPart[cell], dryPart[cell]);
                assertThat(before == null || before == dryPart[cell])
                        .as("a body at %s is shut in, in tick %s", cell, world.tick())
                        .isTrue();
            }
        }
        for (int cell = 0; cell < grid.size(); cell++) {
            if (dry[cell] && !raised.containsKey(cell)) {
                Integer before = main.putIfAbsent(lastingPart[cell], dryPart[cell]);
                assertThat(before == null || before == dryPart[cell])
                        .as("%s is cut off in tick %s", cell, world.tick())
                        .isTrue();
            }
        }
    }

    private void nobodyIsStranded(boolean[] dry, boolean[] carried) {
        boolean[] either = dry.clone();
        for (int cell = 0; cell < either.length; cell++) {
            either[cell] |= carried[cell];
        }
        int[] part = parts(either);
        boolean[] hasShore = new boolean[grid.size() + 1];
        for (int cell = 0; cell < dry.length; cell++) {
            hasShore[part[cell]] |= dry[cell];
        }
        for (Entity each : bodies()) {
            int cell = each.getComponent(BodyComponent.class).cell;
            boolean isOverDeep = content.terrains().at(floor.liquid().at(cell)).isDeep();
            if (carried[cell] && isOverDeep && isThere(each)) {
                assertThat(hasShore[part[cell]])
                        .as("a body is stranded at %s in tick %s", cell, world.tick())
                        .isTrue();
            }
        }
    }

    /** Returns the cells that can be walked on when every ground has ended. */
    private boolean[] lasting() {
        boolean[] lasting = new boolean[grid.size()];
        for (int cell = 0; cell < lasting.length; cell++) {
            lasting[cell] = floor.structure().at(cell) && isWadeable(cell);
        }
        for (Entity ore : world.ores()) {
            lasting[ore.getComponent(OreComponent.class).cell] = false;
        }
        floor.chests().forEach(chest -> lasting[chest.at()] = false);
        floor.fixtures()
                .forEach(fixture -> lasting[fixture.at()] &= world.floorState().isWalkable(fixture.at()));
        for (DoorComponent door : world.doors()) {
            lasting[door.cell] &= !door.isSealed;
        }
        world.floorState().locks().forEach(lock -> lasting[lock.cell] &= lock.isOpen);
        world.floorState()
                .props()
                .forEach(prop -> lasting[prop.cell] &= !prop.kind.isSolid() || prop.state == PropState.WOKEN);
        return lasting;
    }

    private boolean isWadeable(int cell) {
        Terrain liquid = content.terrains().at(floor.liquid().at(cell));
        return content.terrains().at(floor.terrain().at(cell)).isWalkableOver(liquid);
    }

    /**
     * Returns for each cell the number of the part that it belongs to, joined in straight steps; 0 for cells that do
     * not count.
     */
    private int[] parts(boolean[] counts) {
        int[] part = new int[grid.size()];
        int number = 0;
        for (int first = 0; first < part.length; first++) {
            if (counts[first] && part[first] == 0) {
                part[first] = ++number;
                Deque<Integer> left = new ArrayDeque<>(List.of(first));
                while (!left.isEmpty()) {
                    int cell = left.removeLast();
                    for (Direction direction : Direction.STRAIGHT) {
                        int beside = grid.neighbour(cell, direction);
                        if (beside != Grid.NONE && counts[beside] && part[beside] == 0) {
                            part[beside] = number;
                            left.add(beside);
                        }
                    }
                }
            }
        }
        return part;
    }

    private List<Entity> bodies() {
        List<Entity> all = new ArrayList<>(List.of(world.player().entity()));
        StreamSupport.stream(world.monsters().spliterator(), false).forEach(all::add);
        StreamSupport.stream(world.companions().spliterator(), false).forEach(all::add);
        return all;
    }

    private boolean isThere(Entity each) {
        MonsterComponent monster = each.getComponent(MonsterComponent.class);
        Monster kind = monster == null ? null : content.monsters().at(monster.monster);
        boolean isWeightless = kind != null && (kind.swims() || kind.isOffTheGround());
        return each.getComponent(HealthComponent.class).health > 0 && !isWeightless;
    }
}
