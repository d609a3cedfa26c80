package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.view.floor.PagePlace.PlaceLayout;

/**
 * Paints what lies on both sides of a sheet on the way down: the wall of the shaft, or the night about the entrance of
 * the mine.
 */
final class ShaftPainter {
    /** The night from its zenith down to the horizon. */
    private static final int[] SKY = {0x0a0918, 0x0e0d20, 0x13132c, 0x1a1c3c, 0x232650, 0x2b2f5c};

    private static final int FAR_HILLS = 0x1c1f40;
    private static final int NEAR_HILLS = 0x141530;
    private static final int STAR = 0xc9cbe6;
    private static final int MOON = 0xefe6d5;
    private static final int TURF = 0x2f5a45;
    private static final int SOIL = 0x3a2a24;
    private static final int DARK = 0x0a090f;
    private static final int MOONLIGHT = 0x8fa4d8;

    private static final int POST = 9;
    private static final int RAIL = 3;
    private static final int LADDER = 17;
    private static final int RUNG_STEP = 9;
    private static final int MOUTH_WIDE = 38;
    private static final int MOUTH_HIGH = 30;
    private static final int STARS = 90;
    /** Share of the light that rock at the foot of the shaft gets. */
    private static final float LEAST_LIGHT = 0.5f;

    private static final float HORIZON = 0.62f;
    private static final float BENCH = 0.8f;

    private final PlaceCanvas canvas;
    private final PlaceLayout at;
    private final BiomeMaterials materials;
    private final RandomStream stream;
    private final SpriteFrame torch;

    ShaftPainter(PlaceCanvas canvas, PlaceLayout at, BiomeMaterials materials, RandomStream stream) {
        this.canvas = canvas;
        this.at = at;
        this.materials = materials;
        this.stream = stream;
        torch = frame(materials.biome.air().torchSprite());
    }

    private SpriteFrame frame(String sprite) {
        return materials.sprites.apply(sprite).get(0);
    }

    /** Paints the wall of the shaft: its ladder on one side, and mouths of floors with a light in each. */
    void paintShaft() {
        int shift = stream.below(RockTexture.SIDE);
        for (int y = 0; y < canvas.height; y++) {
            float light = 1 - (1 - LEAST_LIGHT) * y / canvas.height;
            for (int x = 0; x < canvas.width; x++) {
                layRock(x, y, shift, light);
            }
        }
        int rightRim = canvas.width - at.right();
        for (int i = 0; i < 3; i++) {
            int floor = canvas.height * (2 + 3 * i) / 10 + MOUTH_HIGH / 2;
            if (i % 2 == 0) {
                layMouth(at.right() + rightRim / 2, floor);
            }
            canvas.timber(-6, floor, canvas.width + 12, 8, stream);
        }
        int ladder = Math.max(-4, at.left() / 3 - LADDER / 2);
        layLadder(ladder);
        int lampX = Math.max(ladder + LADDER + 1, at.left() - 4 - torch.width());
        canvas.lay(torch, lampX, canvas.height / 2 - torch.height(), 1);
        lightFlame(lampX + torch.width() / 2f, canvas.height / 2f - torch.height() + 4, 1.25f);
        layRope(canvas.width - Math.max(3, rightRim / 4));
        canvas.lamp(canvas.width / 2f, -20, canvas.height * 0.8f, MOONLIGHT, 0.8f);
    }

    private void layRock(int x, int y, int shift, float light) {
        RockTexture rock = materials.rock;
        canvas.set(x, y, rock.rgb(x + shift, shift - y), rock.relief(x + shift, shift - y));
        canvas.scale(x, y, light);
    }

    /** Lays the mouth of a floor with a torch in it. */
    private void layMouth(int middle, int floor) {
        int left = middle - MOUTH_WIDE / 2;
        int top = floor - MOUTH_HIGH;
        for (int y = top; y < floor; y++) {
            for (int x = left; x < left + MOUTH_WIDE; x++) {
                float rough = canvas.noise(x, y) * 3;
                if (y - top > 3 + rough) {
                    canvas.set(x, y, DARK, 0, 0);
                }
            }
        }
        canvas.timber(left - 4, top, 8, MOUTH_HIGH + 1, stream);
        canvas.timber(left + MOUTH_WIDE - 4, top, 8, MOUTH_HIGH + 1, stream);
        canvas.timber(left - 8, top - 5, MOUTH_WIDE + 16, 8, stream);
        canvas.lay(torch, middle - torch.width() / 2, floor - torch.height() - 4, 1);
        lightFlame(middle, floor - torch.height(), 1.25f);
    }

    private void lightFlame(float x, float y, float strength) {
        int rgb = materials.biome.air().torch().rgb();
        canvas.lamp(x, y, Math.max(110, canvas.height * 0.45f), rgb, strength);
    }

    private void layLadder(int left) {
        canvas.timber(left, -4, RAIL, canvas.height + 8, stream);
        canvas.timber(left + LADDER - RAIL, -4, RAIL, canvas.height + 8, stream);
        for (int y = 4; y < canvas.height; y += RUNG_STEP) {
            canvas.timber(left + RAIL, y, LADDER - 2 * RAIL, RAIL, stream);
        }
    }

    private void layRope(int x) {
        for (int y = 0; y < canvas.height; y++) {
            canvas.set(x, y, y % 3 == 0 ? 0x2a1d1a : 0xb79a6c, -0.4f, 0);
            canvas.set(x + 1, y, y % 3 == 1 ? 0x2a1d1a : 0x7a6244, 0.4f, 0);
        }
    }

    /** Paints the entrance by night: posts beside the sheet, the pack on a bench, and what waits to be taken down. */
    void paintEntrance() {
        int horizon = Math.round(canvas.height * HORIZON);
        paintSky(horizon);
        paintMeadow(horizon);
        paintHillside(horizon);
        int leftPost = at.left() - 4 - POST;
        int rightPost = at.right() + 4;
        int torchY = canvas.height / 3;
        for (int x : new int[] {leftPost, rightPost}) {
            canvas.timber(x, -4, POST, canvas.height + 8, stream);
            canvas.lay(torch, x + (POST - torch.width()) / 2, torchY - torch.height() / 2, 1);
            lightFlame(x + POST / 2f, torchY, 1.35f);
        }
        layBench(leftPost);
        layWares(rightPost + POST);
    }

    private void paintSky(int horizon) {
        for (int y = 0; y < horizon; y++) {
            for (int x = 0; x < canvas.width; x++) {
                float level = (float) y / horizon * (SKY.length - 1) + canvas.noise(x, y) * 0.9f;
                canvas.setBright(x, y, SKY[Math.max(0, Math.min(SKY.length - 1, Math.round(level)))]);
            }
        }
        for (int i = 0; i < STARS; i++) {
            int x = stream.below(canvas.width);
            int y = stream.below(Math.max(1, horizon - 24));
            canvas.setBright(x, y, FloorPixels.scale(STAR, 0.35f + 0.65f * stream.unit()));
        }
        int moonX = canvas.width - 11;
        int moonY = canvas.height / 8;
        for (int dy = -7; dy <= 7; dy++) {
            for (int dx = -7; dx <= 7; dx++) {
                boolean isOn = dx * dx + dy * dy <= 49;
                boolean isShaded = (dx - 4) * (dx - 4) + dy * dy <= 42;
                if (isOn && !isShaded) {
                    canvas.setBright(moonX + dx, moonY + dy, MOON);
                }
            }
        }
        for (int x = 0; x < canvas.width; x++) {
            paintHill(x, horizon, 20 + 8 * StrictMath.sin(x * 0.035) + 3 * StrictMath.sin(x * 0.11 + 2), FAR_HILLS);
            paintHill(x, horizon, 9 + 5 * StrictMath.sin(x * 0.05 + 2.6) + 2 * StrictMath.sin(x * 0.17), NEAR_HILLS);
        }
    }

    private void paintHill(int x, int horizon, double high, int rgb) {
        for (int y = horizon - (int) Math.round(high); y < horizon; y++) {
            canvas.setBright(x, y, rgb);
        }
    }

    private void paintMeadow(int horizon) {
        for (int y = horizon; y < canvas.height; y++) {
            for (int x = 0; x < canvas.width; x++) {
                float shade = 0.8f + canvas.noise(x, y * 2) * 0.7f + canvas.broadNoise(x, y * 2) * 0.8f;
                boolean isBare = canvas.broadNoise(x / 2 + 90, y) > 0.2f;
                canvas.set(x, y, FloorPixels.scale(isBare ? SOIL : TURF, shade), canvas.noise(x, y) * 0.5f, -0.3f);
            }
        }
    }

    /** Paints the rock into which the entrance was cut: wide at its foot, and narrow above. */
    private void paintHillside(int horizon) {
        int shift = stream.below(RockTexture.SIDE);
        int foot = horizon + (canvas.height - horizon) / 3;
        for (int y = 0; y < canvas.height; y++) {
            float share = Math.min(1, (float) y / foot);
            int wide = Math.round(POST + 3 + Math.min(at.left(), 70) * 0.3f * share);
            for (int i = 0; i < wide; i++) {
                int left = at.left() - 4 - i;
                int right = at.right() + 3 + i;
                layHillside(left, y, shift, wide - i, foot);
                layHillside(right, y, shift, wide - i, foot);
            }
        }
    }

    private void layHillside(int x, int y, int shift, int toRim, int foot) {
        float rough = canvas.broadNoise(x * 2, y * 2) * 12 + canvas.noise(x, y) * 4;
        boolean isGrown = y > foot + rough;
        if (toRim > 3 + rough && !isGrown) {
            layRock(x, y, shift, toRim < 6 + rough ? 1.5f : 1);
        }
    }

    /** Lays the bench with the pack, the lamp and a flask, as far as there is room beside the post. */
    private void layBench(int right) {
        int top = Math.round(canvas.height * BENCH);
        SpriteFrame pack = frame("alchemists_pack");
        int wide = Math.min(76, right - 4);
        if (wide < pack.width() + 4) {
            return;
        }
        int left = right - wide - 2;
        for (int leg : new int[] {left + 4, left + wide - 10}) {
            canvas.timber(leg, top, 6, 20, stream);
        }
        canvas.timber(left, top, wide, 7, stream);
        canvas.lay(pack, left + 3, top - pack.height() + 2, 1);
        int x = left + pack.width() + 6;
        for (String sprite : new String[] {"equipment_miners_lamp", "hud_flask"}) {
            SpriteFrame thing = frame(sprite);
            if (x + thing.width() <= left + wide) {
                canvas.lay(thing, x, top - thing.height() + 1, 1);
                x += thing.width() + 4;
            }
        }
        canvas.lamp(left + wide * 0.6f, top - 10f, 90, 0xffd296, 0.9f);
    }

    /** Lays a crate and a barrel beside the post, as far as there is room. */
    private void layWares(int left) {
        canvas.lamp(left + 10f, canvas.height * BENCH, 90, 0xffd296, 0.6f);
        int foot = Math.round(canvas.height * BENCH) + 20;
        int x = left + 2;
        for (String sprite : new String[] {"prop_barrel", "prop_crates"}) {
            SpriteFrame thing = frame(sprite);
            if (x + thing.width() <= canvas.width - 2) {
                canvas.lay(thing, x, foot - thing.height(), 1);
                x += thing.width() + 5;
            }
        }
    }
}
