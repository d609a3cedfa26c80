#version 150
#extension GL_ARB_explicit_attrib_location : require
// The picture of the floor, pixel for pixel, and the liquids that move on it. All is reckoned on whole world pixels and in
// steps of time, so that liquids belong to the rest of the picture.
uniform sampler2D u_floor;
uniform sampler2D u_liquid; // r: what covers the pixel, by LiquidKind; g: how deep, 0 at the bank
uniform sampler2D u_fog;    // g: whether it was ever seen
uniform ivec2 u_corner;     // the scene's left and bottom in world pixels
uniform float u_seconds;
layout(location = 0) out vec4 o_colour;
layout(location = 1) out vec4 o_glow;

// Beyond the edge of the floor rock goes on and goes dark.
const vec3 ROCK = vec3(0.16, 0.13, 0.26);
const vec3 DEEP_ROCK = vec3(0.051, 0.043, 0.086);

const int WATER = 1;
const int LAVA = 2;
const int CHASM = 3;

const vec3 SHALLOWS = vec3(0.20, 0.42, 0.56);
const vec3 DEEPS = vec3(0.13, 0.25, 0.50);
const vec3 ABYSS = vec3(0.085, 0.15, 0.36);
const vec3 RIPPLE = vec3(0.24, 0.52, 0.78);
const vec3 FOAM = vec3(0.50, 0.80, 0.88);
const vec3 GLINT = vec3(0.86, 0.98, 0.97);
const float SHALLOW = 0.376; // of the depth: where deep water begins

// From cold crust to white heat; the palette's fire ramp.
const vec3 CRUST = vec3(0.125, 0.075, 0.10);
const vec3 WARM_CRUST = vec3(0.26, 0.095, 0.11);
const vec3 DARK_RED = vec3(0.48, 0.12, 0.17);
const vec3 RED = vec3(0.78, 0.25, 0.16);
const vec3 ORANGE = vec3(0.94, 0.50, 0.20);
const vec3 YELLOW = vec3(1.0, 0.78, 0.36);

const vec3 MIST = vec3(0.22, 0.19, 0.36);

// A number from 0 to 1 for a place: the finalizer of MurmurHash3 (Appleby, 2011).
float dice(ivec2 at, int salt) {
    uint hash = uint(at.x) * 0x9e3779b1u ^ uint(at.y) * 0x85ebca77u ^ uint(salt) * 0xc2b2ae3du;
    hash = (hash ^ hash >> 16) * 0x85ebca6bu;
    hash = (hash ^ hash >> 13) * 0xc2b2ae35u;
    return float((hash ^ hash >> 16) & 0xffffffu) / 16777215.0;
}

float noise(vec2 place, int salt) {
    ivec2 corner = ivec2(floor(place));
    vec2 part = fract(place);
    part *= part * (3.0 - 2.0 * part);
    float below = mix(dice(corner, salt), dice(corner + ivec2(1, 0), salt), part.x);
    float above = mix(dice(corner + ivec2(0, 1), salt), dice(corner + ivec2(1, 1), salt), part.x);
    return mix(below, above, part.y);
}

// A threshold from 0 to 1 in the pattern of Bayer, 4 by 4: what is between two shades is dithered.
float threshold(ivec2 pixel) {
    ivec2 fine = pixel & 1;
    ivec2 coarse = pixel >> 1 & 1;
    int order = 4 * ((fine.x ^ fine.y) * 2 + fine.y) + (coarse.x ^ coarse.y) * 2 + coarse.y;
    return (float(order) + 0.5) / 16.0;
}

float bands(float value, float count, ivec2 pixel) {
    return min(1.0, floor(value * count + threshold(pixel)) / count);
}

// Short lines that drift, swell and go: 0 without, to 1.
float ripple(ivec2 pixel, float seconds) {
    int row = pixel.y >> 2;
    float drift = seconds * mix(-2.0, 3.0, dice(ivec2(row, 0), 1));
    int along = pixel.x + int(floor(drift + dice(ivec2(row, 0), 2) * 40.0));
    ivec2 place = ivec2(along >> 4, row);
    float age = seconds * 0.22 + dice(place, 3);
    ivec2 turn = place + ivec2(0, 4096 * (1 + int(floor(age))));
    float life = sin(fract(age) * 3.14159);
    int from = int(dice(turn, 4) * 8.0);
    int reach = int((3.0 + dice(turn, 5) * 6.0) * life);
    int at = (along & 15) - from - 4;
    bool lies = (pixel.y & 3) == int(dice(turn, 6) * 3.99) && at * 2 >= -reach && at * 2 <= reach;
    return lies && dice(turn, 7) > 0.42 ? life : 0.0;
}

// A light on the water that blinks: one pixel, and at its height two beside it.
float glint(ivec2 pixel, float seconds) {
    ivec2 place = pixel >> 4;
    float age = seconds * 0.45 + dice(place, 8) * 7.0;
    ivec2 turn = place + ivec2(4096 * (1 + int(floor(age))), 0);
    ivec2 at = ivec2(3 + int(dice(turn, 9) * 10.0), 3 + int(dice(turn, 10) * 10.0));
    float life = fract(age) * 5.0;
    ivec2 off = abs((pixel & 15) - at);
    if (dice(turn, 11) < 0.62 || life > 1.0 || off.y > 0) return 0.0;
    return off.x == 0 ? 1.0 : off.x == 1 && abs(life - 0.5) < 0.25 ? 0.55 : 0.0;
}

vec3 water(ivec2 pixel, float depth, float seconds) {
    float sway = sin(float(pixel.y) * 0.7 + seconds * 2.1) + sin(float(pixel.y) * 0.31 - seconds * 1.3);
    ivec2 bent = pixel + ivec2(int(round(sway * 0.8 * smoothstep(0.02, 0.2, depth))), 0);
    // A wave may not fetch what lies beside the water.
    bool stays = int(texelFetch(u_liquid, clamp(bent, ivec2(0), textureSize(u_liquid, 0) - 1), 0).r * 255.0 + 0.5) == WATER;
    vec3 bed = texelFetch(u_floor, stays ? bent : pixel, 0).rgb;

    float shallow = bands(smoothstep(0.0, SHALLOW, depth), 4.0, pixel);
    float deep = bands(smoothstep(SHALLOW, 0.98, depth), 6.0, pixel);
    vec3 colour = mix(bed, SHALLOWS * (0.45 + 1.4 * bed.b), 0.42 + 0.2 * shallow);
    vec3 down = mix(DEEPS, ABYSS, smoothstep(0.35, 1.0, deep));
    colour = mix(colour, mix(down, down * (0.4 + 2.2 * bed.g), 0.35), deep > 0.0 ? 0.55 + 0.45 * deep : 0.0);

    // The net of light that waves throw on a bed.
    vec2 place = vec2(pixel) * vec2(0.085, 0.12);
    float net = noise(place + vec2(seconds * 0.21, seconds * 0.1), 12) - noise(place - vec2(seconds * 0.17, 3.7), 13);
    colour += RIPPLE * (abs(net) < 0.045 ? 0.22 : 0.0) * (1.0 - smoothstep(SHALLOW * 0.9, 0.75, depth)) * step(0.05, depth);

    colour = mix(colour, RIPPLE, 0.5 * ripple(pixel, seconds) * smoothstep(0.06, 0.3, depth));
    float shore = 0.045 + 0.03 * sin(seconds * 0.9 + 6.0 * noise(vec2(pixel) * 0.05, 14));
    float foam = step(abs(depth - shore), 0.022) * step(0.36, noise(vec2(pixel) * 0.16 + seconds * 0.12, 15));
    colour = mix(colour, FOAM, max(0.5 * foam, depth < 0.02 ? 0.28 : 0.0));
    return mix(colour, GLINT, glint(pixel, seconds) * smoothstep(0.12, 0.3, depth));
}

// How hot lava is at a pixel, 0 to 1: plates of crust that drift on it, parted by seams. Source of the plates: Worley, A
// Cellular Texture Basis Function, 1996; the seam is where the nearest and the second nearest point are equally far.
float heat(ivec2 pixel, float depth, float seconds) {
    vec2 flow = vec2(seconds * 0.045, -seconds * 0.03);
    vec2 warp = vec2(noise(vec2(pixel) * 0.07 + seconds * 0.06, 20), noise(vec2(pixel) * 0.07 - seconds * 0.05, 21));
    vec2 place = vec2(pixel) / vec2(15.0, 11.0) + flow + warp * 0.9;
    ivec2 home = ivec2(floor(place));
    float nearest = 9.0;
    float second = 9.0;
    float plate = 0.0;
    for (int i = 0; i < 9; i++) {
        ivec2 next = home + ivec2(i % 3 - 1, i / 3 - 1);
        float turn = 6.2832 * dice(next, 22) + seconds * 0.35;
        vec2 point = vec2(next) + 0.5 + 0.34 * vec2(cos(turn), sin(turn * 1.3 + 2.0));
        float far = distance(place, point);
        if (far < nearest) {
            second = nearest;
            nearest = far;
            plate = dice(next, 23);
        } else {
            second = min(second, far);
        }
    }
    float seam = 1.0 - smoothstep(0.0, 0.34, second - nearest);
    // Where it wells up the crust is young, elsewhere old and closed.
    float open = smoothstep(0.42, 0.85, noise(vec2(pixel) * 0.034 - flow * 2.0, 24));
    seam *= 0.55 + 0.6 * open;
    float swell = 0.08 * sin(seconds * 1.1 + plate * 6.28);
    return clamp(seam * 0.74 + open * 0.34 + (plate - 0.5) * 0.2 + swell, 0.0, 1.0);
}

void lava(ivec2 pixel, float depth, float seconds, float seen) {
    float hot = heat(pixel, depth, seconds);
    // Cold towards the bank, but for a line where it licks the stone.
    hot *= smoothstep(0.0, 0.3, depth) * 0.75 + 0.25;
    hot = depth < 0.05 ? 0.5 + 0.2 * sin(seconds * 1.7 + 9.0 * noise(vec2(pixel) * 0.08, 25)) : hot;
    int band = int(hot * 5.6 + 0.35 * (threshold(pixel) - 0.5));
    vec3 colour = band <= 0 ? CRUST : band == 1 ? WARM_CRUST : band == 2 ? DARK_RED : band == 3 ? RED : band == 4 ? ORANGE : YELLOW;
    float glow = band <= 0 ? 0.04 : band == 1 ? 0.16 : band == 2 ? 0.32 : band == 3 ? 0.48 : 0.62;
    o_colour = vec4(colour * (band <= 1 ? 0.5 : 0.25), 1.0); // what glows needs no light
    o_glow = vec4(colour * glow * seen, 1.0);
}

// What moves far below: mist, which slides against the rim as one walks.
vec3 chasm(ivec2 pixel, vec3 cliff, float depth, float seconds) {
    vec2 place = (vec2(pixel) - vec2(u_corner) * 0.35) * vec2(0.022, 0.034);
    float mist = 0.6 * noise(place + vec2(seconds * 0.05, 0.0), 30) + 0.4 * noise(place * 2.3 - vec2(seconds * 0.07, 0.0), 31);
    mist = bands(smoothstep(0.46, 0.85, mist), 3.0, pixel) * smoothstep(0.55, 1.0, depth);
    return cliff + MIST * 0.3 * mist;
}

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy) + u_corner;
    ivec2 inside = clamp(pixel, ivec2(0), textureSize(u_floor, 0) - 1);
    vec3 colour = texelFetch(u_floor, inside, 0).rgb;
    o_glow = vec4(0.0);
    float outside = length(vec2(pixel - inside));
    if (outside > 0.0) {
        colour = mix(min(colour, ROCK), DEEP_ROCK, min(1.0, outside / 14.0));
    } else {
        vec2 liquid = texelFetch(u_liquid, pixel, 0).rg;
        int kind = int(liquid.r * 255.0 + 0.5);
        float seconds = floor(u_seconds * 12.0) / 12.0;
        if (kind == LAVA) {
            float seen = texture(u_fog, (vec2(pixel) + 0.5) / vec2(textureSize(u_floor, 0))).g;
            lava(pixel, liquid.g, seconds, seen);
            return;
        }
        if (kind == WATER) colour = water(pixel, liquid.g, seconds);
        else if (kind == CHASM) colour = chasm(pixel, colour, liquid.g, seconds);
    }
    o_colour = vec4(colour, 1.0);
}
