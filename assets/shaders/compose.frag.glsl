#version 150
// All layers put together, one world pixel each.
in vec2 v_place;
uniform sampler2D u_colour;
uniform sampler2D u_glow;
uniform sampler2D u_light;
uniform sampler2D u_side;
uniform sampler2D u_fog;      // r: in sight; g: ever seen; b: ground never seen beside ground that was
uniform sampler2D u_floor;
uniform sampler2D u_liquid; // b: pixels to the shore in the north that shows in it; a: whether it shines by itself
uniform sampler2D u_halo;
uniform sampler2D u_wideHalo;
uniform sampler2D u_rock;
uniform ivec2 u_rockShift;
uniform vec3 u_ambient;    // the light that falls everywhere
uniform float u_ground;    // the share of its brightness that the player leaves to rock that was never seen
uniform ivec2 u_corner;
uniform float u_seconds;
uniform vec2 u_middle;     // of the window, in pixels of the scene
uniform vec2 u_halfWindow; // in pixels of the scene
uniform vec4 u_flash;      // a colour over everything, and its strength
uniform vec4 u_hurt;       // a colour at the edges, and its strength
uniform vec3 u_fallen;     // the hero's place, in pixels of the scene, and how far all else has gone dim for its death
out vec4 o_colour;

const float LEAST_ON_SPRITES = 0.52; // so that what stands in the dark is seen before it comes
const float REMEMBERED = 0.74;       // of the ambient light
const float UNSEEN = 0.9;            // likewise: rock as it would be, which tells nothing of what is there
const vec2 DARK = vec2(0.16, 1.5);     // likewise: ground in the dark where the seen ends, everywhere and for pale regions
const float RIM = 0.9;               // of what is nearly white in pale regions: rims of rock stay so where they are remembered
const float STORED = 0.4;
const float STEPS = 14.0;
const float EXPOSURE = 1.2;
const float SHOULDER = 1.7;        // of the ground
const float PALE = 2.8;            // pale regions, whose ambient light is above a half, have so much less of it
const float SPRITE_SHOULDER = 1.15; // of what stands on it, whose colours should stay true
const float KNEE = 0.76;           // bright is not white: above it colours come closer to each other
const float HUE_ON_SPRITES = 0.7; // how much of the light's colour falls on them
// Light on the hero, and on what stands close by: within bounds, and nearly white.
const vec2 HERO_REACH = vec2(17.0, 18.0);
const float HERO_MIDDLE = 8.0;
const float HERO_LEAST = 0.66;
const float HERO_MOST = 1.0;
const float HUE_ON_HERO = 0.15;
const float HALO_MOST = 0.62; // of the haze about many things that glow together
const float HALO_OFF_SPRITES = 0.6; // how much of the haze about what glows is kept off them
const float HALO_OFF_HERO = 0.75;

vec2 lean(ivec2 world) {
    int code = int(texelFetch(u_floor, world, 0).a * 255.0 + 0.5);
    return vec2(float((code >> 5) - 3), float((code >> 2 & 7) - 3)) / 3.0;
}

float stepped(float value) {
    return (floor(value * STEPS) + 0.5) / STEPS;
}

// Lets what stands on a shore show upside down in the water before it, in the water's colour and broken by ripples. What
// stands carries an alpha in the picture that glows; the ground does not.
void mirror(ivec2 pixel, int away, inout vec3 colour, inout vec3 glow) {
    float time = floor(u_seconds * 12.0) / 12.0;
    int row = pixel.y + u_corner.y;
    float sway = sin(float(row) * 1.1 + time * 2.3) + sin(float(row) * 0.43 - time * 1.7);
    ivec2 above = pixel + ivec2(int(round(sway * min(1.0, 0.3 + 0.05 * float(away)))), 2 * away - 1);
    if (above.x < 0 || above.x >= textureSize(u_colour, 0).x || above.y >= textureSize(u_colour, 0).y) return;
    vec4 light = texelFetch(u_glow, above, 0);
    float share = light.a * (0.72 - 0.012 * float(away));
    colour = mix(colour, texelFetch(u_colour, above, 0).rgb * (0.3 + colour), share);
    glow += light.rgb * (0.3 + colour) * share * 0.6;
}

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy);
    ivec2 size = textureSize(u_floor, 0);
    ivec2 world = pixel + u_corner;
    ivec2 inside = clamp(world, ivec2(0), size - 1);
    vec3 fog = smoothstep(0.04, 0.92, texture(u_fog, (vec2(world) + 0.5) / vec2(size)).rgb);
    float outside = length(vec2(world - inside));
    fog *= max(0.0, 1.0 - outside / 40.0);

    vec4 scene = texelFetch(u_colour, pixel, 0);
    vec4 glow = texelFetch(u_glow, pixel, 0);
    vec2 liquid = texelFetch(u_liquid, inside, 0).ba * (1.0 - glow.a) * step(outside, 0.5);
    if (liquid.x > 0.0) mirror(pixel, int(liquid.x * 255.0 + 0.5), scene.rgb, glow.rgb);
    vec3 light = texture(u_light, v_place).rgb / STORED;
    vec4 side = texture(u_side, v_place) / STORED;

    float peak = max(light.r, max(light.g, light.b));
    float facing = dot(lean(inside), side.xz - side.yw) * step(outside, 0.5) / (peak + 0.12);
    light *= 1.0 + 0.65 * facing * (1.0 - glow.a);

    vec3 lit = u_ambient + light;
    float bright = max(lit.r, max(lit.g, lit.b));
    float exposed = EXPOSURE * mix(bright, stepped(bright), 0.6);
    exposed = max(exposed, EXPOSURE * LEAST_ON_SPRITES * glow.a);
    // Beyond full light the rest counts less, and all colours alike, so that many blue lights stay blue.
    float pale = max(0.0, dot(u_ambient, vec3(0.3, 0.59, 0.11)) - 0.5);
    float shoulder = mix(SHOULDER - PALE * pale, SPRITE_SHOULDER, glow.a);
    exposed = min(exposed, shoulder + (exposed - shoulder) * 0.25);
    lit *= exposed / bright;
    float hero = glow.a
        * (1.0 - smoothstep(0.8, 1.0, length((vec2(pixel) + 0.5 - u_fallen.xy - vec2(0.0, HERO_MIDDLE)) / HERO_REACH)));
    float within = mix(exposed, clamp(exposed, HERO_LEAST, HERO_MOST), hero);
    vec3 hue = mix(vec3(1.0), lit / exposed, 1.0 - glow.a * (1.0 - mix(HUE_ON_SPRITES, HUE_ON_HERO, hero)));
    lit = hue * within;

    vec3 halo = min(vec3(HALO_MOST), texture(u_halo, v_place).rgb + texture(u_wideHalo, v_place).rgb);
    lit = mix(lit, vec3(1.0), liquid.y);
    vec3 seen = scene.rgb * lit;
    seen = max(seen, glow.rgb * 0.85) + glow.rgb * 0.3;
    seen += halo * mix(0.9, 0.2, liquid.y) * (1.0 - glow.a * mix(HALO_OFF_SPRITES, HALO_OFF_HERO, hero));

    float grey = dot(scene.rgb, vec3(0.3, 0.59, 0.11));
    vec3 dim = u_ambient * EXPOSURE;
    vec3 remembered = mix(scene.rgb, vec3(grey), 0.14) * (dim * REMEMBERED + light * 0.2) + halo * 0.2;
    vec4 rock = texelFetch(u_rock, (world + u_rockShift) & (textureSize(u_rock, 0) - 1), 0);
    vec3 unseen = rock.rgb * (dim * UNSEEN + float(int(rock.a * 255.0 + 0.5) & 3) * 0.2);
    float rim = smoothstep(0.9, 0.96, min(scene.r, min(scene.g, scene.b))) * (1.0 - glow.a) * min(1.0, 7.0 * pale);
    remembered = mix(remembered, max(remembered, vec3(RIM)), rim);
    unseen = mix(unseen, dim * (DARK.x + DARK.y * pale), floor(fog.b * 4.0 + 0.5) * 0.25);
    unseen *= u_ground;
    vec3 colour = mix(unseen, mix(remembered, seen, fog.r), fog.g);
    colour = mix(colour, KNEE + (1.0 - KNEE) * (1.0 - exp((KNEE - colour) / (1.0 - KNEE))), step(KNEE, colour));

    vec2 off = (vec2(pixel) + 0.5 - u_middle) / u_halfWindow;
    float edge = dot(off, off) * 0.5;
    colour *= 1.0 - 0.18 * edge;
    float away = smoothstep(14.0, 90.0, length(vec2(pixel) + 0.5 - u_fallen.xy)) * u_fallen.z;
    colour = mix(colour, vec3(dot(colour, vec3(0.3, 0.59, 0.11))) * 0.4, away);
    colour = mix(colour, u_hurt.rgb, u_hurt.a * 0.8 * smoothstep(0.35, 1.25, edge));
    colour = mix(colour, u_flash.rgb, u_flash.a);
    o_colour = vec4(colour, 1.0);
}
