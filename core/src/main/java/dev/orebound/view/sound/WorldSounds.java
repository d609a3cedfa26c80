package dev.orebound.view.sound;

import dev.orebound.content.sound.SoundContent;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;

/**
 * Lets a world be heard: what happens in it, from where the player stands, over the voice of the cave. Make one for each
 * world, and {@link #stop} it when the world is left.
 */
public final class WorldSounds {
    private final World world;
    private final SoundListener ears;
    private final EventSounds eventSounds;
    private final MonsterVoices voices;
    private final NearFire fire;
    private final CaveAmbience ambience;

    public WorldSounds(World world, SoundBank bank) {
        this.world = world;
        SoundContent content = bank.content();
        ears = new SoundListener(content.cues().hearing());
        eventSounds = new EventSounds(content, bank, ears, this::sees);
        voices = new MonsterVoices(world, content, bank, ears, this::sees);
        fire = new NearFire(world, content.cues().hearing().fireCells());
        ambience = new CaveAmbience(content.cues(), bank);
    }

    /** Plays what happened in the last tick. Called after each {@link World#step}; makes no garbage. */
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

    /** Ends the voice of the cave; what else still sounds dies away by itself. */
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
