package dev.orebound.screen.codex;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.expedition.DiscoveryTracker;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaWard;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ReactionEvent;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.gift.RelicOffer;
import java.util.function.Consumer;

/**
 * Finds out what the player meets on a floor, for the codex, and what the player discovers. Allocates only for entries
 * that are met for the first time and for discoveries.
 */
public final class CodexRecorder {
    /** Ticks between two looks at the surroundings. */
    private static final int LOOK_TICKS = 12;

    private static final int REACH = 1;

    private final World world;
    private final ProfileKeeper profile;
    private final DiscoveryTracker discoveries;
    private final Consumer<String> announcer;
    private final boolean[] announced;
    private final boolean[] monsters;
    private final boolean[] terrains;
    private final boolean[] reactions;
    private int ticks;

    /** @param announcer takes the id of each discovery that is new to the player */
    public CodexRecorder(World world, ProfileKeeper profile, Consumer<String> announcer) {
        this.world = world;
        this.profile = profile;
        this.announcer = announcer;
        discoveries = new DiscoveryTracker(world);
        announced = new boolean[world.content().discoveries().size()];
        reactions = new boolean[world.content().reactions().size()];
        Content content = world.content();
        profile.met("biome." + world.biome().id());
        monsters = new boolean[content.monsters().size()];
        terrains = new boolean[content.terrains().size()];
        meetGear();
    }

    /** Handles the events of a tick. */
    public void afterTick() {
        for (int i = 0; i < world.events().size(); i++) {
            hear(world.events().at(i));
        }
        discoveries.afterTick();
        for (int i = 0; i < discoveries.foundCount(); i++) {
            discover(discoveries.found(i));
        }
        if (ticks++ % LOOK_TICKS == 0) {
            lookAtMonsters();
            lookAtCompanions();
            lookAtWards();
            lookAtGround();
        }
    }

    private void discover(int discovery) {
        String id = world.content().discoveries().at(discovery).id();
        if (!announced[discovery] && !profile.now().discoveries().containsKey(id)) {
            announcer.accept(id);
        }
        announced[discovery] = true;
        profile.discovered(id);
    }

    /** Remembers a reaction that the player caused in sight, for the entries of brews. */
    private void see(ReactionEvent event) {
        if (!reactions[event.reaction]
                && event.byId == world.player().spawnId()
                && world.floorState().isInSight(event.cell())) {
            reactions[event.reaction] = true;
            profile.met(ProfileKeeper.REACTION + world.content().reactions().name(event.reaction));
        }
    }

    private void hear(WorldEvent event) {
        Content content = world.content();
        switch (event.type()) {
            case ORE_PICKED_UP ->
                profile.met("ore." + content.ores().at(event.subject()).id());
            case ITEM_PICKED_UP ->
                profile.met("item." + content.items().at(event.subject()).id());
            case BREW_CAST ->
                profile.met("brew." + content.brews().at(event.subject()).id());
            case REACTION -> see((ReactionEvent) event);
            case RELICS_OFFERED -> meetOfferedRelics();
            case EQUIPMENT_OFFERED -> meetOfferedEquipment();
            case RELIC_TAKEN, EQUIPMENT_WORN -> meetGear();
            default -> {}
        }
    }

    /** Meets everything that the player carries and wears, and its duos. */
    private void meetGear() {
        PowerBook book = world.content().powers();
        GearComponent gear = world.player().gear().component();
        for (int i = 0; i < gear.sourceCount; i++) {
            profile.met(book.textKey(gear.sources[i]));
        }
    }

    private void meetOfferedRelics() {
        for (int i = 0; i < world.part(RelicOffer.class).count(); i++) {
            profile.met(world.content()
                    .powers()
                    .textKey(world.part(RelicOffer.class).relic(i)));
        }
    }

    private void meetOfferedEquipment() {
        PowerBook book = world.content().powers();
        for (int i = 0; i < world.part(EquipmentOffer.class).count(); i++) {
            profile.met(book.textKey(
                    book.sourceOfEquipment(world.part(EquipmentOffer.class).piece(i))));
        }
    }

    private void lookAtCompanions() {
        ImmutableArray<Entity> companions = world.companions();
        for (int i = 0; i < companions.size(); i++) {
            int kind = companions.get(i).getComponent(CompanionComponent.class).monster;
            if (!monsters[kind]) {
                monsters[kind] = true;
                meetGolem(kind);
            }
        }
    }

    private void lookAtWards() {
        for (int i = 0; i < world.arenas().size(); i++) {
            ArenaWard ward = world.arenas().get(i).ward();
            if (ward != null && !monsters[ward.monster()] && world.floorState().isInSight(ward.body().cell)) {
                monsters[ward.monster()] = true;
                profile.met("monster."
                        + world.content().monsters().at(ward.monster()).id());
            }
        }
    }

    /** Adds the golem with this body, if it is a golem; a freed captive was met as a monster already. */
    private void meetGolem(int body) {
        GolemKind golem = world.content().golems().ofMonster(body);
        if (golem != null) {
            profile.met("golem." + golem.id());
        }
    }

    private void lookAtMonsters() {
        ImmutableArray<Entity> living = world.monsters();
        for (int i = 0; i < living.size(); i++) {
            int kind = living.get(i).getComponent(MonsterComponent.class).monster;
            if (!monsters[kind]
                    && world.floorState().isInSight(living.get(i).getComponent(BodyComponent.class).cell)
                    && !world.isUnderWater(living.get(i))) {
                monsters[kind] = true;
                profile.met("monster." + world.content().monsters().at(kind).id());
            }
        }
    }

    private void lookAtGround() {
        Grid grid = world.floor().grid();
        int here = world.player().body().cell;
        for (int y = grid.y(here) - REACH; y <= grid.y(here) + REACH; y++) {
            for (int x = grid.x(here) - REACH; x <= grid.x(here) + REACH; x++) {
                if (grid.contains(x, y)) {
                    meetTerrain(world.floor().terrain().at(grid.cell(x, y)));
                    meetTerrain(world.floor().liquid().at(grid.cell(x, y)));
                }
            }
        }
    }

    private void meetTerrain(int terrain) {
        if (!terrains[terrain]) {
            terrains[terrain] = true;
            profile.met("terrain." + world.content().terrains().at(terrain).id());
        }
    }
}
