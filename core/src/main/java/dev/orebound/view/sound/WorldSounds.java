package dev.orebound.view.sound;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.GroundEffects;

/**
 * Plays the sounds of a world: its events as heard from the player's place, the voices of monsters and the sounds of
 * the cave. Make one for each world, and {@link #stop} it when the world is left.
 */
public final class WorldSounds {
    private final World world;
    private final SoundListener ears;
    private final EventSounds eventSounds;
    private final MonsterVoices voices;
    private final NearFire fire;
    private final CaveAmbience ambience;

    /** Computes how much fire the player hears. Looks now and then, and makes no garbage. */
    static final class NearFire {
        private static final int LOOK_TICKS = 12;

        private final World world;
        private final int cells;
        private float nearness;

        /** @param cells how far off a fire is heard */
        NearFire(World world, int cells) {
            this.world = world;
            this.cells = cells;
        }

        /** Counts a tick. Returns from 0, no fire, to 1: the player burns, or stands right beside fire. */
        float tick() {
            if (world.tick() % LOOK_TICKS == 0) {
                Entity player = world.player().entity();
                boolean burns = player.getComponent(StatusComponent.class).has(StatusEffect.BURNING);
                nearness = burns ? 1 : Math.min(1, sum());
            }
            return nearness;
        }

        private float sum() {
            Grid grid = world.floor().grid();
            int middle = world.player().body().cell;
            float sum = 0;
            for (int dy = -cells; dy <= cells; dy++) {
                for (int dx = -cells; dx <= cells; dx++) {
                    int x = grid.x(middle) + dx;
                    int y = grid.y(middle) + dy;
                    if (grid.contains(x, y) && world.part(GroundEffects.class).isBurning(grid.cell(x, y))) {
                        sum += share(dx, dy);
                    }
                }
            }
            return sum;
        }

        /** Returns the share of one fire: a half beside the player, nothing where it is no longer heard. */
        private float share(int dx, int dy) {
            float left = Math.max(0, 1 - (float) Math.sqrt(dx * dx + dy * dy) / cells);
            return left * left / 2;
        }
    }

    public WorldSounds(World world, SoundBank bank) {
        this(world, bank, CaptionListener.NOBODY);
    }

    /** @param listener is told of every sound with a caption, as it begins */
    public WorldSounds(World world, SoundBank bank, CaptionListener listener) {
        this.world = world;
        ears = new SoundListener(bank, this::sees, listener);
        eventSounds = new EventSounds(bank, ears, this::isCompanion);
        voices = new MonsterVoices(world, bank, ears);
        fire = new NearFire(world, bank.content().cues().hearing().fireCells());
        ambience = new CaveAmbience(bank, world.biome().id());
    }

    /** Plays the events of the last tick. Called after each {@link World#step}; makes no garbage. */
    public void afterTick() {
        BodyComponent body = world.player().body();
        ears.moveTo(body.x, body.y);
        eventSounds.hear(world.events(), world.tick());
        voices.tick();
        Arena around = world.arenaAroundPlayer();
        float weakness = around != null && around.state().isSealed() ? 1 - around.roofShare() : 0;
        ambience.tick(around != null, fire.tick(), weakness);
    }

    /** Ends the sounds of the cave; other sounds die away by themselves. */
    public void stop() {
        ambience.stop();
    }

    private boolean isCompanion(long spawnId) {
        for (int i = 0; i < world.companions().size(); i++) {
            if (world.companions().get(i).getComponent(SpawnComponent.class).spawnId == spawnId) {
                return true;
            }
        }
        return false;
    }

    private boolean sees(float x, float y) {
        Grid grid = world.floor().grid();
        int cellX = (int) Math.floor(x);
        int cellY = (int) Math.floor(y);
        return grid.contains(cellX, cellY) && world.floorState().isInSight(grid.cell(cellX, cellY));
    }
}
