#version 150
// All layers put together, one world pixel each.
in vec2 v_place;
uniform sampler2D u_colour;
uniform sampler2D u_glow;
uniform sampler2D u_light;
uniform sampler2D u_side;
uniform sampler2D u_fog;
uniform sampler2D u_floor;
uniform sampler2D u_nearGlow;
uniform sampler2D u_wideGlow;
uniform ivec2 u_corner;
uniform vec2 u_middle;     // of the window, in pixels of the scene
uniform vec2 u_halfWindow; // in pixels of the scene
uniform vec4 u_flash;      // a colour over everything, and its strength
uniform vec4 u_hurt;       // a colour at the edges, and its strength
out vec4 o_colour;

const vec3 AMBIENT = vec3(0.195, 0.185, 0.305);
const vec3 REMEMBERED = vec3(0.20, 0.21, 0.34);
const float STORED = 0.4;
const float STEPS = 14.0;

vec2 lean(ivec2 world) {
    int code = int(texelFetch(u_floor, world, 0).a * 255.0 + 0.5);
    return vec2(float((code >> 4) - 8), float((code & 15) - 8)) / 7.0;
}

float stepped(float value, ivec2 pixel) {
    // Two by two pixels share out the rest between two steps, so that a step's edge is a pattern and not a line.
    float threshold = float(((pixel.x & 1) ^ (pixel.y & 1)) + (pixel.y & 1) * 2) / 4.0 * 0.5 + 0.25;
    return (floor(value * STEPS) + step(threshold, fract(value * STEPS))) / STEPS;
}

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy);
    ivec2 size = textureSize(u_floor, 0);
    ivec2 world = pixel + u_corner;
    ivec2 inside = clamp(world, ivec2(0), size - 1);
    vec2 fog = smoothstep(0.04, 0.92, texture(u_fog, (vec2(world) + 0.5) / vec2(size)).rg);

    vec4 scene = texelFetch(u_colour, pixel, 0);
    vec4 glow = texelFetch(u_glow, pixel, 0);
    vec3 light = texture(u_light, v_place).rgb / STORED;
    vec4 side = texture(u_side, v_place) / STORED;

    float peak = max(light.r, max(light.g, light.b));
    float facing = dot(lean(inside), side.xz - side.yw) / (peak + 0.12);
    light *= 1.0 + 0.75 * facing * (1.0 - glow.a);

    vec3 lit = AMBIENT + light;
    float bright = max(lit.r, max(lit.g, lit.b));
    lit *= mix(1.0, stepped(bright, world) / bright, 0.6);

    vec3 near = texture(u_nearGlow, v_place).rgb;
    vec3 wide = texture(u_wideGlow, v_place).rgb;
    vec3 seen = scene.rgb * min(lit * 1.55, 2.2);
    seen = max(seen, glow.rgb * 0.85) + glow.rgb * 0.3;
    seen += near * 0.9 + wide * 0.8;

    float grey = dot(scene.rgb, vec3(0.3, 0.59, 0.11));
    vec3 remembered = mix(scene.rgb, vec3(grey), 0.35) * (REMEMBERED + light * 0.22) + (near + wide) * 0.2;
    vec3 colour = mix(remembered, seen, fog.r) * fog.g;

    vec2 off = (vec2(pixel) + 0.5 - u_middle) / u_halfWindow;
    float edge = dot(off, off) * 0.5;
    colour *= 1.0 - 0.36 * edge;
    colour = mix(colour, u_hurt.rgb, u_hurt.a * smoothstep(0.25, 1.1, edge));
    colour = mix(colour, u_flash.rgb, u_flash.a);
    o_colour = vec4(colour, 1.0);
}
