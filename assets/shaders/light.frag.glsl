#version 150
#extension GL_ARB_explicit_attrib_location : require
// One light, added to those drawn before. Where it is stopped was found along rays: a row of the shadows' texture holds,
// for each direction, how far its light comes. A little goes on into the rock, so that rims shine.
in vec2 v_offset;
in vec2 v_reach;
in vec3 v_strength;
uniform sampler2D u_shadows;
layout(location = 0) out vec4 o_light;
layout(location = 1) out vec4 o_side; // how much comes from the east, west, north and south

const float TAU = 6.2831853;
const float SOFT = 13.0;       // pixels into rock until it is dark
const float IN_SHADOW = 0.07;  // what creeps round corners
const float STORED = 0.4;      // so that sums up to 2.5 fit

float seen(float turn, float far) {
    float stopped = texture(u_shadows, vec2(turn, v_reach.y)).r * v_reach.x;
    return clamp(1.0 - (far - stopped) / SOFT, 0.0, 1.0);
}

void main() {
    vec2 squashed = vec2(v_offset.x, v_offset.y * 1.15);
    float radius = length(squashed) / v_reach.x;
    if (radius >= 1.0) discard;
    float far = length(v_offset);
    float turn = atan(v_offset.y, v_offset.x) / TAU;
    const float STEP = 1.0 / 256.0;
    float open = 0.3 * seen(turn, far)
        + 0.22 * (seen(turn - STEP, far) + seen(turn + STEP, far))
        + 0.13 * (seen(turn - 2.2 * STEP, far) + seen(turn + 2.2 * STEP, far));
    float fall = pow(1.0 - radius, 1.7) * mix(IN_SHADOW, 1.0, open);
    vec3 light = v_strength * fall * STORED;
    vec2 from = -v_offset / (far + 9.0) * max(light.r, max(light.g, light.b));
    o_light = vec4(light, 1.0);
    o_side = vec4(max(from.x, 0.0), max(-from.x, 0.0), max(from.y, 0.0), max(-from.y, 0.0));
}
