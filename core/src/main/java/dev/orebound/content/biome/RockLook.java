package dev.orebound.content.biome;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import java.util.List;

/**
 * The look of rock: tops are stones laid in layers, faces are the fronts of rock that stands north of ground.
 *
 * @param tops of the tops, dark to light; the lightest is the rim
 * @param faces of the faces, dark to light; the lightest is the lip
 */
@Meaning(value = "rock", home = Biome.FILE)
public record RockLook(
        @Field("6..6 rrggbb: shades of its tops, dark to light; the lightest is the rim")
        List<Integer> tops,

        @Field("6..6 rrggbb: shades of its faces, dark to light; the lightest is the lip")
        List<Integer> faces,

        @Field("5..64 pixels: breadth of its stones") int stoneWidth,

        @Field("5..64 pixels: height of its stones") int stoneHeight,

        @Field("2..32 pixels: thickness of its layers") int layers,

        @Field("0..100 %: how much lighter and darker layers are")
        int layering,

        @Field("0..40 pixels: how far layers bend") int bending,

        @Field("rrggbb: colour of the specks of ore in it") int specks,

        @Field("0..100 %: share of the rock that has specks")
        int speckled,

        @Field("rrggbb: colour of joints that glow") int glow,

        @Field("0..100 %, default 0: share of the rock whose joints glow")
        int glowing) {}
