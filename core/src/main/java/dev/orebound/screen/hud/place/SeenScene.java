package dev.orebound.screen.hud.place;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.words.DescribedThing;
import dev.orebound.cave.words.FixedThings;
import dev.orebound.cave.words.FloorKnowledge;
import dev.orebound.cave.words.LakeMap;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A floor as the player finds it now: who is in sight, what was seen and is still there.
 */
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
            addSeen(things, DescribedThing.Sort.EXIT, texts.get("thing.exit"), exit.at());
        }
        for (ChestComponent chest : world.chests()) {
            String name = chest.isOpen ? texts.get("thing.open_chest") : texts.get("thing.chest");
            addSeen(things, DescribedThing.Sort.CHEST, name, chest.cell);
        }
        addPickups(things);
        FixedThings.addTo(things, floor, lakes, content, texts, state::isSeen);
        addOres(things);
        return things;
    }

    private void addSeen(List<DescribedThing> things, DescribedThing.Sort sort, String name, int cell) {
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
                        DescribedThing.Sort.CREATURE, afflicted(told(name, mind), statuses), cell, null));
            }
        }
    }

    private String told(String name, @Nullable MindComponent mind) {
        return mind == null
                ? name
                : switch (mind.state) {
                    case ASLEEP -> texts.format("thing.asleep", name);
                    case SEARCHING -> texts.format("thing.searching", name);
                    case FLEEING -> texts.format("thing.fleeing", name);
                    case SHACKLED -> texts.format("thing.captive", name);
                    case WANDERING, GUARDING, HUNTING, RETURNING -> name;
                };
    }

    private String afflicted(String name, @Nullable StatusComponent statuses) {
        String told = name;
        for (StatusEffect status : StatusEffect.values()) {
            if (statuses != null && statuses.has(status)) {
                told = texts.format("thing.afflicted", texts.get("status." + status.id() + ".name"), told);
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
                        DescribedThing.Sort.ITEM, texts.get("item." + item.id() + ".name"), cell, item.light()));
            } else {
                Ore ore = content.ores().at(pickup.ore);
                String name = texts.format("thing.shard", texts.get("ore." + ore.id() + ".name"));
                things.add(new DescribedThing(DescribedThing.Sort.ITEM, name, cell, ore.light()));
            }
        }
    }

    private void addOres(List<DescribedThing> things) {
        ImmutableArray<Entity> ores = world.ores();
        for (int i = 0; i < ores.size(); i++) {
            OreComponent stands = ores.get(i).getComponent(OreComponent.class);
            if (state.isSeen(stands.cell)) {
                Ore ore = content.ores().at(stands.ore);
                String name = texts.get("ore." + ore.id() + ".name");
                things.add(new DescribedThing(DescribedThing.Sort.ORE, name, stands.cell, ore.light()));
            }
        }
    }

    @Override
    public DescribedThing carriedLight() {
        return new DescribedThing(
                DescribedThing.Sort.ITEM,
                "",
                world.player().body().cell,
                content.player().light());
    }

    @Override
    public boolean isKnown(int cell) {
        return state.isSeen(cell);
    }

    /** The sigil before a doorway must have been seen. Once it is over the room is a room like others. */
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

    /** The arena of a room, or null. */
    @Nullable
    Arena arenaIn(Room room) {
        for (Arena arena : world.arenas()) {
            if (arena.room().id() == room.id()) {
                return arena;
            }
        }
        return null;
    }

    /** The chest itself must have been seen. */
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
