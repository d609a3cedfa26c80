package dev.orebound.view.ground;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.effect.ParticleKind;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.effect.ParticlePool;
import dev.orebound.view.floor.LiquidBody;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.LiquidMap;
import dev.orebound.view.frame.SceneContext;

/** Lets embers rise from molten liquid and sparks fly off torches wherever they can be seen. */
public final class EmberEmitter {
    private static final int EMBER = 0xf0803c;
    private static final int BRIGHT = 0xffc65c;

    /**
     * Places of the picture that are tried in a second; so about one ember in four seconds rises from a molten cell.
     */
    private static final float LOOKS_A_SECOND = 110;

    private static final float SPARKS_A_SECOND = 1.6f;
    private static final float IN_SIGHT = 0.3f;

    /** Height of a torch's flame above its cell's south edge, in pixels. */
    static final float FLAME = 13;

    private final ParticlePool particles;
    private final LiquidMap liquids;
    private final TerrainLights lights;
    private final FogOfWar fog;
    private final Grid grid;
    private final RandomStream chance;
    private float due;

    /** @param chance decides nothing but pictures */
    public EmberEmitter(
            ParticlePool particles,
            LiquidMap liquids,
            TerrainLights lights,
            FogOfWar fog,
            Grid grid,
            RandomStream chance) {
        this.particles = particles;
        this.liquids = liquids;
        this.lights = lights;
        this.fog = fog;
        this.grid = grid;
        this.chance = chance;
    }

    public void move(ViewSection section, float seconds) {
        due += LOOKS_A_SECOND * seconds;
        for (; due >= 1; due--) {
            float x = section.left() + chance.unit() * section.width();
            float y = section.bottom() + chance.unit() * section.height();
            int body = liquids.bodyAt(x, y);
            if (liquids.bodies().has(body, Terrain.Surface.MOLTEN) && isInSight(x, y)) {
                int colour = liquids.bodies().at(body).shade(chance.unit() < 0.4f ? LiquidBody.SHADES - 2 : 4);
                particles.add(
                        ParticleKind.EMBER, x, y, 0, (chance.unit() - 0.5f) * 14, 0, 8 + 16 * chance.unit(), colour);
            }
        }
        for (int i = 0; i < lights.size(); i++) {
            if (lights.isOnWall(i) && chance.unit() < SPARKS_A_SECOND * seconds) {
                spark(section, lights.cell(i));
            }
        }
    }

    private void spark(ViewSection section, int cell) {
        float x = (grid.x(cell) + 0.5f) * SceneContext.CELL;
        float y = grid.y(cell) * SceneContext.CELL;
        if (section.sees(x, y, SceneContext.CELL) && fog.sight(cell) > IN_SIGHT) {
            float aside = (chance.unit() - 0.5f) * 4;
            particles.add(ParticleKind.EMBER, x + aside, y, FLAME + 3, aside * 4, 0, 14 + 12 * chance.unit(), colour());
        }
    }

    private int colour() {
        return chance.unit() < 0.4f ? BRIGHT : EMBER;
    }

    private boolean isInSight(float x, float y) {
        return fog.sight(grid.cell((int) (x / SceneContext.CELL), (int) (y / SceneContext.CELL))) > IN_SIGHT;
    }
}
