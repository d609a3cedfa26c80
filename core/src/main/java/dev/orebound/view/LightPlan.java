package dev.orebound.view;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.grid.Grid;
import dev.orebound.view.actor.ProjectilePainter;
import dev.orebound.view.arena.ArenaSigils;
import dev.orebound.view.arena.BossHallLayer;
import dev.orebound.view.arena.SpawnMarkPainter;
import dev.orebound.view.effect.ImpactEffects;
import dev.orebound.view.effect.OpeningTrails;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.ground.ElementLights;
import dev.orebound.view.ground.ElementPainter;
import dev.orebound.view.ground.TerrainLights;
import dev.orebound.view.light.LightList;
import dev.orebound.view.thing.ExitLayer;
import dev.orebound.view.thing.LockLayer;
import dev.orebound.view.thing.PropLayer;
import dev.orebound.view.thing.VignetteLayer;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaWard;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.TimedBoost;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.state.Player;

/** Lists the lights of a frame, the most important first. */
final class LightPlan {
    private static final float LAMP_WIDENS_A_SECOND = 4;
    private static final LightSource CHEST = new LightSource(0xffd26e, 2.3f, 0.4f);
    private static final LightSource WARD = new LightSource(0x8fdcf0, 4.5f, 0.8f);
    /** Distance and height at which the lamp is held, in pixels. */
    private static final float LAMP_AHEAD = 6;

    private static final float LAMP_HEIGHT = 3;
    /** Height of a torch's light above its cell's south edge, in pixels: it shines from the ground before the face. */
    private static final float TORCH_HEIGHT = -2;

    /** Flickering of a torch and swelling of lava, compared with the lamp's. */
    private static final float FLAME_WAVERS = 2.6f;

    private static final float LAVA_WAVERS = 2;
    /** Light of burning and shocked bodies, in pixels, and its height above their middle. */
    private static final float BURNING_RADIUS = 44;

    private static final float SHOCKED_RADIUS = 30;
    private static final float BODY_LIGHT_HEIGHT = 4;
    private static final float LAMP_OF_THE_DEAD = 0.3f;
    private static final float LAMP_DIES_A_SECOND = 0.4f;

    /** Colour that flames take under a failing roof, and how much of their light and colour they lose to it. */
    private static final int FAILING = 0xff3a1e;

    private static final float LIGHT_LOST = 0.5f;
    private static final float REDDENED = 0.7f;

    /** The same of the lamp, by which monsters must stay readable. */
    private static final float LAMP_LOST = 0.22f;

    private static final float LAMP_REDDENED = 0.4f;

    /** Flickering of flames under a failing roof, compared with the lamp's. */
    private static final float GUTTERING = 7;

    private final World world;
    private final Grid grid;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final TerrainLights terrainLights;
    private final ElementLights elementLights;
    private final PropLayer props;
    private final LockLayer locks;
    private final VignetteLayer vignettes;
    private final ExitLayer exits;
    private final OpeningTrails trails;
    private final BossHallLayer hall;
    private final LightList lights = new LightList();
    private float lampWidened;
    private float lampX;
    private float lampY;
    private float lampStrength = 1;

    LightPlan(
            SceneContext frame,
            TerrainLights terrainLights,
            ElementLights elementLights,
            PropLayer props,
            LockLayer locks,
            VignetteLayer vignettes,
            ExitLayer exits,
            OpeningTrails trails,
            BossHallLayer hall) {
        lights.use(frame.batch.colours());
        this.props = props;
        this.locks = locks;
        this.vignettes = vignettes;
        this.exits = exits;
        this.trails = trails;
        this.hall = hall;
        this.elementLights = elementLights;
        this.terrainLights = terrainLights;
        this.world = frame.world;
        this.grid = frame.world.floor().grid();
        this.frame = frame;
        this.fog = frame.fog;
    }

    LightList list(ImpactEffects impacts, SpawnMarkPainter marks, ProjectilePainter shots, ArenaSigils sigils) {
        lights.clear();
        addLamp();
        impacts.flares.addTo(lights, frame.section, frame.flashes);
        marks.addTo(lights, frame.section);
        shots.addTo(lights);
        sigils.addTo(lights, frame.section);
        addAfflicted();
        elementLights.addTo(lights);
        trails.addTo(lights);
        exits.addTo(lights);
        hall.addTo(lights);
        addFixed();
        addWards();
        addTerrain();
        vignettes.addTo(lights);
        locks.addTo(lights);
        props.addTo(lights);
        addPickups();
        addOres();
        return lights;
    }

    private void addLamp() {
        Player player = world.player();
        LightSource lamp = world.lamp();
        float gliding = 1 - (float) Math.exp(-9 * frame.seconds);
        lampX += (player.body().facingX * LAMP_AHEAD - lampX) * gliding;
        lampY += (player.body().facingY * LAMP_AHEAD * 0.6f - lampY) * gliding;
        if (!player.isAlive()) {
            lampStrength = Math.max(LAMP_OF_THE_DEAD, lampStrength - LAMP_DIES_A_SECOND * frame.seconds);
        }
        GearComponent gear = player.gear().component();
        int wider = player.gear().boost(TimedBoost.LIGHT);
        lampWidened += (wider - lampWidened) * Math.min(1, LAMP_WIDENS_A_SECOND * frame.seconds);
        PowerBook book = world.content().powers();
        // The usual lamp burns as the region's air lets it; others keep their colour.
        boolean isUsual = gear.worn[EquipmentSlot.LAMP.ordinal()] == book.usual(EquipmentSlot.LAMP);
        float flicker = frame.flashes.flicker(frame.time, 0) * lampStrength;
        float x = Math.round(frame.x(player.body()) + lampX);
        float y = Math.round(frame.y(player.body()) + lampY + LAMP_HEIGHT);
        float failure = frame.screen.lightFailure();
        float left = (1 - LAMP_LOST * failure) * frame.flashes.flicker(frame.time, 1, GUTTERING / 2 * failure);
        lights.add(
                x,
                y,
                (lamp.radiusCells() + lampWidened) * SceneContext.CELL,
                UiPalette.mix(isUsual ? frame.biome.air().lamp() : lamp.rgb(), FAILING, LAMP_REDDENED * failure),
                lamp.strength() * flicker * left * frame.biome.air().lampPercent() / 100);
    }

    /** Adds the light of burning bodies and the flashes of shocked ones. */
    private void addAfflicted() {
        addAfflicted(world.player().entity());
        for (int i = 0; i < world.monsters().size(); i++) {
            addAfflicted(world.monsters().get(i));
        }
        for (int i = 0; i < world.companions().size(); i++) {
            addAfflicted(world.companions().get(i));
        }
    }

    private void addAfflicted(Entity entity) {
        StatusComponent status = frame.statuses.get(entity);
        BodyComponent body = frame.bodies.get(entity);
        float x = frame.x(body);
        float y = frame.y(body);
        if (!frame.section.sees(x, y, BURNING_RADIUS + BODY_LIGHT_HEIGHT + 1)
                || !(status.has(StatusEffect.BURNING) || status.has(StatusEffect.SHOCKED))) {
            return;
        }
        x = Math.round(x);
        y = Math.round(y) + BODY_LIGHT_HEIGHT;
        if (!frame.section.sees(x, y, BURNING_RADIUS)) {
            return;
        }
        float phase = (float) frame.spawns.get(entity).spawnId;
        float clarity = fog.sight(body.cell);
        if (status.has(StatusEffect.BURNING)) {
            float flicker = frame.flashes.flicker(frame.time * 1.4f, phase, FLAME_WAVERS);
            lights.add(x, y, BURNING_RADIUS, ElementPainter.FIRELIGHT, 0.8f * flicker * clarity);
        }
        if (status.has(StatusEffect.SHOCKED)) {
            float flicker = 0.35f + 0.35f * frame.flashes.wave(frame.time * 37 + phase);
            lights.add(x, y, SHOCKED_RADIUS, ElementPainter.SPARKLIGHT, flicker * clarity);
        }
    }

    private void addFixed() {
        for (int i = 0; i < world.floor().fixtures().size(); i++) {
            Fixture fixture = world.floor().fixtures().get(i);
            if (world.part(FloorGifts.class).isTaken(i)) {
                continue;
            }
            add(fixture.at(), world.content().fixtures().get(fixture.type()).light(), 1);
        }
        for (int i = 0; i < world.floor().chests().size(); i++) {
            Chest chest = world.floor().chests().get(i);
            if (!world.chests().get(i).isOpen) {
                add(chest.at(), CHEST, 1);
            }
        }
    }

    private void addWards() {
        for (int i = 0; i < world.arenas().size(); i++) {
            ArenaWard ward = world.arenas().get(i).ward();
            if (ward != null && ward.health().health > 0) {
                float left = ward.health().health / (float) ward.health().most;
                float flicker = frame.flashes.flicker(frame.time, ward.body().cell);
                add(ward.body().cell, WARD, (ward.isExposed() ? 0.5f + 0.5f * left : 0.4f) * flicker);
            }
        }
    }

    private void addTerrain() {
        for (int i = 0; i < terrainLights.size(); i++) {
            int cell = terrainLights.cell(i);
            boolean isTorch = terrainLights.isOnWall(i);
            LightSource light = isTorch ? frame.biome.air().torch() : terrainLights.light(i);
            float x = frame.middleX(cell);
            float y = frame.southY(cell) + (isTorch ? TORCH_HEIGHT : SceneContext.CELL / 2);
            float radius = light.radiusCells() * SceneContext.CELL;
            if (frame.section.sees(x, y, radius)) {
                float wavering = isTorch ? FLAME_WAVERS : LAVA_WAVERS;
                float flicker = frame.flashes.flicker(frame.time * (isTorch ? 1 : 0.3f), cell, wavering);
                float strength = light.strength() * flicker * fog.seen(cell) * left(cell);
                if (isTorch) {
                    addFailing(x, y, radius, light.rgb(), strength, cell);
                } else {
                    lights.add(x, y, radius, light.rgb(), strength);
                }
            }
        }
    }

    /** Adds a flame, which gutters and reddens under a roof that is about to give way. */
    private void addFailing(float x, float y, float radius, int rgb, float strength, int phase) {
        float failure = frame.screen.lightFailure();
        float gutters = frame.flashes.flicker(frame.time * 0.8f, phase, GUTTERING * failure);
        float left = (1 - LIGHT_LOST * failure) * gutters;
        lights.add(x, y, radius, UiPalette.mix(rgb, FAILING, REDDENED * failure), strength * left);
    }

    private void addPickups() {
        for (int i = 0; i < world.pickups().size(); i++) {
            Entity entity = world.pickups().get(i);
            BodyComponent body = frame.bodies.get(entity);
            PickupComponent pickup = frame.pickups.get(entity);
            boolean isItem = pickup.item >= 0;
            LightSource light = isItem
                    ? world.content().items().at(pickup.item).light()
                    : world.content().ores().at(pickup.ore).light();
            float share = isItem ? 1 : 0.45f;
            float x = Math.round(frame.x(body));
            float y = Math.round(frame.y(body));
            float radius = light.radiusCells() * SceneContext.CELL * (isItem ? 1 : 0.4f);
            if (frame.section.sees(x, y, radius)) {
                float flicker = frame.flashes.flicker(frame.time, (float) frame.spawns.get(entity).spawnId);
                lights.add(x, y, radius, light.rgb(), light.strength() * share * flicker * fog.sight(body.cell));
            }
        }
    }

    private void addOres() {
        int right = Math.min(
                grid.width() - 1, (int) ((frame.section.left() + frame.section.width()) / SceneContext.CELL) + 4);
        int top = Math.min(
                grid.height() - 1, (int) ((frame.section.bottom() + frame.section.height()) / SceneContext.CELL) + 4);
        int left = Math.max(0, (int) (frame.section.left() / SceneContext.CELL) - 4);
        int bottom = Math.max(0, (int) (frame.section.bottom() / SceneContext.CELL) - 4);
        for (int i = 0; i < frame.cells.ores(); i++) {
            int cell = frame.cells.oreCell(i);
            int x = grid.x(cell);
            int y = grid.y(cell);
            if (x >= left && x <= right && y >= bottom && y <= top) {
                LightSource light = world.content()
                        .ores()
                        .at(world.floorState().oreAt(cell))
                        .light();
                if (isSeen(cell, light)) {
                    float shines = frame.fall.lightAt(frame.middleX(cell), frame.middleY(cell), frame.flashes);
                    add(cell, light, shines * frame.flashes.flicker(frame.time * 0.4f, cell));
                }
            }
        }
    }

    private boolean isSeen(int cell, LightSource light) {
        return frame.section.sees(frame.middleX(cell), frame.middleY(cell), light.radiusCells() * SceneContext.CELL);
    }

    /** Adds a light in the middle of a cell, if the cell was ever seen. */
    private void add(int cell, LightSource light, float flicker) {
        float x = frame.middleX(cell);
        float y = frame.middleY(cell);
        float radius = light.radiusCells() * SceneContext.CELL;
        if (frame.section.sees(x, y, radius)) {
            lights.add(x, y, radius, light.rgb(), light.strength() * flicker * fog.seen(cell) * left(cell));
        }
    }

    /** Returns the share of light that is left in the darkness that a chest let out, from 0 to 1. */
    private float left(int cell) {
        return 1 - world.part(ChestHappenings.class).darknessAbout(cell) / (float) ChestHappenings.DARK;
    }
}
