package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.words.DescribedThing;
import dev.orebound.cave.words.FixedThings;
import dev.orebound.cave.words.FloorKnowledge;
import dev.orebound.cave.words.LakeMap;
import dev.orebound.cave.words.VignetteNarrator;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.GolemCoreComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.SmallTreasure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The player's knowledge of the floor: the creatures in sight, and the things that were seen and are still there. */
final class SeenScene implements FloorKnowledge {
    private final World world;
    private final Floor floor;
    private final Content content;
    private final FloorState state;
    private final LakeMap lakes;
    private final GameTexts texts;

    SeenScene(World world, GameTexts texts) {
        this.world = world;
        this.floor = world.floor();
        this.content = world.content();
        this.state = world.floorState();
        this.lakes = new LakeMap(floor, content);
        this.texts = texts;
    }

    @Override
    public List<DescribedThing> things() {
        List<DescribedThing> things = new ArrayList<>();
        addCreatures(things);
        for (Exit exit : floor.exits()) {
            addSeen(things, DescribedThing.ThingSort.EXIT, texts.get("thing.exit"), exit.at());
        }
        for (ChestComponent chest : world.chests()) {
            String name = chest.isOpen ? texts.get("thing.open_chest") : texts.get("thing.chest");
            addSeen(things, DescribedThing.ThingSort.CHEST, name, chest.cell);
        }
        addPickups(things);
        addFallenGolems(things);
        addSmallTreasure(things);
        FixedThings.addTo(things, floor, lakes, content, texts, state::isSeen);
        new VignetteNarrator(floor, texts).addThings(things, this);
        addOres(things);
        return things;
    }

    private void addSeen(List<DescribedThing> things, DescribedThing.ThingSort sort, String name, int cell) {
        if (state.isSeen(cell)) {
            things.add(new DescribedThing(sort, name, cell, null));
        }
    }

    private void addCreatures(List<DescribedThing> things) {
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            Entity monster = monsters.get(i);
            int cell = monster.getComponent(BodyComponent.class).cell;
            if (state.isInSight(cell) && !world.isUnderWater(monster)) {
                int kind = monster.getComponent(MonsterComponent.class).monster;
                String name = texts.get("monster." + content.monsters().at(kind).id() + ".name");
                MindComponent mind = monster.getComponent(MindComponent.class);
                StatusComponent statuses = monster.getComponent(StatusComponent.class);
                things.add(new DescribedThing(
                        DescribedThing.ThingSort.CREATURE, afflicted(told(name, mind), statuses), cell, null));
            }
        }
    }

    private String told(String name, @Nullable MindComponent mind) {
        return mind == null
                ? name
                : switch (mind.state) {
                    case ASLEEP -> texts.name("thing.asleep", name);
                    case SEARCHING -> texts.name("thing.searching", name);
                    case FLEEING -> texts.name("thing.fleeing", name);
                    case SHACKLED -> texts.name("thing.captive", name);
                    case WANDERING, GUARDING, HUNTING, RETURNING -> name;
                };
    }

    private String afflicted(String name, @Nullable StatusComponent statuses) {
        String told = name;
        for (StatusEffect status : StatusEffect.values()) {
            if (statuses != null && statuses.has(status)) {
                told = texts.name("thing.afflicted", texts.get("status." + status.id() + ".name"), told);
            }
        }
        return told;
    }

    private void addPickups(List<DescribedThing> things) {
        ImmutableArray<Entity> pickups = world.pickups();
        for (int i = 0; i < pickups.size(); i++) {
            PickupComponent pickup = pickups.get(i).getComponent(PickupComponent.class);
            int cell = pickups.get(i).getComponent(BodyComponent.class).cell;
            if (!state.isInSight(cell)) {
                continue;
            }
            if (pickup.item >= 0) {
                Item item = content.items().at(pickup.item);
                things.add(new DescribedThing(
                        DescribedThing.ThingSort.ITEM, texts.get("item." + item.id() + ".name"), cell, item.light()));
            } else {
                Ore ore = content.ores().at(pickup.ore);
                String name = texts.name("thing.shard", texts.get("ore." + ore.id() + ".name"));
                things.add(new DescribedThing(DescribedThing.ThingSort.ITEM, name, cell, ore.light()));
            }
        }
    }

    private void addFallenGolems(List<DescribedThing> things) {
        ImmutableArray<Entity> cores = world.golemCores();
        for (int i = 0; i < cores.size(); i++) {
            GolemKind golem = content.golems().ofMonster(cores.get(i).getComponent(GolemCoreComponent.class).monster);
            int cell = cores.get(i).getComponent(BodyComponent.class).cell;
            if (golem != null && state.isInSight(cell)) {
                String name = texts.name("thing.fallen", texts.get("monster." + golem.monster() + ".name"));
                LightSource light = content.ores().get(golem.ore()).light();
                things.add(new DescribedThing(DescribedThing.ThingSort.ITEM, name, cell, light));
            }
        }
    }

    /** Adds each heap of small treasure as one thing, at its piece in sight that is nearest to the player. */
    private void addSmallTreasure(List<DescribedThing> things) {
        SmallTreasure treasure = world.part(SmallTreasure.class);
        int stands = world.player().body().cell;
        for (int heap = 0; heap < treasure.heaps(); heap++) {
            String item = content.items().at(treasure.item(heap)).id();
            String name = texts.name("thing.heap", texts.get("item." + item + ".name"));
            IntStream cells = treasure.isTaken(heap) ? IntStream.empty() : treasure.cells(heap).stream();
            cells.filter(state::isInSight)
                    .boxed()
                    .min(Comparator.comparingInt(cell -> floor.grid().steps8(cell, stands)))
                    .ifPresent(cell -> things.add(new DescribedThing(DescribedThing.ThingSort.ITEM, name, cell, null)));
        }
    }

    private void addOres(List<DescribedThing> things) {
        ImmutableArray<Entity> ores = world.ores();
        for (int i = 0; i < ores.size(); i++) {
            OreComponent stands = ores.get(i).getComponent(OreComponent.class);
            if (state.isSeen(stands.cell)) {
                Ore ore = content.ores().at(stands.ore);
                String name = texts.get("ore." + ore.id() + ".name");
                things.add(new DescribedThing(DescribedThing.ThingSort.ORE, name, stands.cell, ore.light()));
            }
        }
    }

    @Override
    public DescribedThing carriedLight() {
        return new DescribedThing(
                DescribedThing.ThingSort.ITEM, "", world.player().body().cell, world.lamp());
    }

    @Override
    public boolean isKnown(int cell) {
        return state.isSeen(cell);
    }

    @Override
    public boolean isKnownLock(LockSpot lock) {
        LockComponent there = state.lock(lock.cells().at(0));
        return there != null && !there.isHidden && state.isSeen(there.cell);
    }

    @Override
    public boolean isOpenLock(LockSpot lock) {
        LockComponent there = state.lock(lock.cells().at(0));
        return there == null || there.isOpen;
    }

    @Override
    public boolean isLyingKey(KeySpot key) {
        KeyComponent there = state.keys().get(key.id() - 1);
        return there.state == KeyState.LYING && there.cell == key.at() && state.isSeen(there.cell);
    }

    @Override
    public KnownProp propState(VignetteSpot vignette, int number) {
        for (PropComponent prop : state.props()) {
            if (prop.vignette == vignette.id() - 1 && prop.number == number) {
                return switch (prop.state) {
                    case STANDING, SPENT -> KnownProp.READY;
                    case TAKEN, PULLED -> KnownProp.USED;
                    case SHUT -> KnownProp.SHUT;
                    case WOKEN -> KnownProp.GONE;
                };
            }
        }
        return KnownProp.GONE;
    }

    /** Returns true if the player has seen the sigil before a doorway and the arena is not over. */
    @Override
    public boolean isKnownTrap(Room room) {
        Arena arena = arenaIn(room);
        return arena != null && !arena.state().isOver() && hasSeenADoorway(arena);
    }

    private boolean hasSeenADoorway(Arena arena) {
        for (int i = 0; i < arena.doors().size(); i++) {
            if (state.isSeen(arena.doors().get(i).cell)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the arena of a room, or null. */
    @Nullable
    Arena arenaIn(Room room) {
        for (Arena arena : world.arenas()) {
            if (arena.room().id() == room.id()) {
                return arena;
            }
        }
        return null;
    }

    /** Returns true if the player has seen the shut chest itself. */
    @Override
    public boolean isKnownTreasure(Room room) {
        for (ChestComponent chest : world.chests()) {
            if (chest.room == room.id()) {
                return state.isSeen(chest.cell) && !chest.isOpen;
            }
        }
        return false;
    }
}
