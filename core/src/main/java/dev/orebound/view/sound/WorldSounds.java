package dev.orebound.view.sound;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
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
        private final GroundEffects ground;
        private final Grid grid;
        private final int cells;
        private final StatusComponent statuses;
        private float nearness;

        /** @param cells how far off a fire is heard */
        NearFire(World world, int cells) {
            this.world = world;
            this.cells = cells;
            ground = world.ground();
            grid = world.floor().grid();
            statuses = world.player().entity().getComponent(StatusComponent.class);
        }

        void tick() {
            if (world.tick() % LOOK_TICKS == 0) {
                nearness = statuses.has(StatusEffect.BURNING) ? 1 : look();
            }
        }

        /** Returns from 0, no fire, to 1: the player burns, or stands right beside fire. */
        float nearness() {
            return nearness;
        }

        private float look() {
            BodyComponent body = world.player().body();
            int middleX = grid.x(body.cell);
            int middleY = grid.y(body.cell);
            float sum = 0;
            for (int y = Math.max(0, middleY - cells); y <= Math.min(grid.height() - 1, middleY + cells); y++) {
                for (int x = Math.max(0, middleX - cells); x <= Math.min(grid.width() - 1, middleX + cells); x++) {
                    if (ground.isBurning(grid.cell(x, y))) {
                        sum += share(x - middleX, y - middleY);
                    }
                }
            }
            return Math.min(1, sum);
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
        SoundContent content = bank.content();
        ears = new SoundListener(content.cues().hearing());
        eventSounds = new EventSounds(content, bank, ears, this::sees, listener);
        voices = new MonsterVoices(world, content, bank, ears, this::sees, listener);
        fire = new NearFire(world, content.cues().hearing().fireCells());
        ambience = new CaveAmbience(content.cues(), world.biome().id(), bank);
    }

    /** Plays the events of the last tick. Called after each {@link World#step}; makes no garbage. */
    public void afterTick() {
        BodyComponent body = world.player().body();
        ears.moveTo(body.x, body.y);
        eventSounds.hear(world.events(), world.tick());
        voices.tick();
        fire.tick();
        if (world.arenaAroundPlayer() != null) {
            ambience.tickInArena(fire.nearness());
        } else {
            ambience.tickInPeace(fire.nearness());
        }
    }

    /** Ends the sounds of the cave; other sounds die away by themselves. */
    public void stop() {
        ambience.stop();
    }

    private boolean sees(float x, float y) {
        Grid grid = world.floor().grid();
        int cellX = (int) Math.floor(x);
        int cellY = (int) Math.floor(y);
        return grid.contains(cellX, cellY) && world.floorState().isInSight(grid.cell(cellX, cellY));
    }
}
