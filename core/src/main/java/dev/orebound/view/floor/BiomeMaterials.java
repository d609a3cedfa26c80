package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import java.util.List;
import java.util.function.Function;

/**
 * Textures that the floors of a biome are painted with: the inside of its rock, the stones of its faces, the flags of
 * its ground. Making them takes as long as painting a floor, so keep them from floor to floor.
 */
public final class BiomeMaterials {
    private static final int PATTERN = 256;
    private static final int FACE_STONE_WIDTH = 10;
    private static final int FACE_STONE_HEIGHT = 7;

    final Biome biome;
    final Function<String, List<SpriteFrame>> sprites;
    final RockTexture rock;
    final StonePattern faceStones;
    final StonePattern flags;

    /** Returns the materials of a biome with these sprites; those that were asked for last are kept with them. */
    public static BiomeMaterials of(Biome biome, SpriteSheet sprites) {
        return sprites.make(biome, BiomeMaterials.class, () -> new BiomeMaterials(biome, sprites::frames));
    }

    /** Returns the inside of its rock. */
    public RockTexture rock() {
        return rock;
    }

    /** @param sprites the frames of each sprite */
    BiomeMaterials(Biome biome, Function<String, List<SpriteFrame>> sprites) {
        this.biome = biome;
        this.sprites = sprites;
        RandomStreams streams = new RandomStreams(Seed.of(biome.id()));
        rock = new RockTexture(biome, sprites, streams.stream("view.rock", "texture"));
        faceStones =
                new StonePattern(PATTERN, FACE_STONE_WIDTH, FACE_STONE_HEIGHT, streams.stream("view.rock", "faces"));
        flags = new StonePattern(
                PATTERN,
                biome.ground().flagWidth(),
                biome.ground().flagHeight(),
                streams.stream("view.ground", "flags"));
    }
}
