#version 150
#extension GL_ARB_explicit_attrib_location : require
// The common beginning of all shaders of liquids; each adds a function that draws one pixel. They are shaders of their own, and
// run only where their liquid is, since graphics in software pay for every branch that a shader has.
//
// All is reckoned on whole world pixels and in steps of time, so that liquids belong to the rest of the picture.
uniform sampler2D u_floor;
uniform sampler2D u_liquid; // r: the body that covers the pixel, by its number; g: how deep, 0 at the bank
uniform sampler2D u_fog;    // g: whether it was ever seen
uniform int u_body;         // the number of the body that is drawn
uniform vec3 u_colours[8];  // its shades, from the bank to the depth
uniform ivec2 u_corner;     // the scene's left and bottom in world pixels
uniform float u_seconds;
layout(location = 0) out vec4 o_colour;
layout(location = 1) out vec4 o_glow;

void paint(ivec2 pixel, float depth, float seconds);

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy) + u_corner;
    vec2 liquid = texelFetch(u_liquid, pixel, 0).rg;
    if (int(liquid.r * 255.0 + 0.5) != u_body) discard;
    o_glow = vec4(0.0);
    paint(pixel, liquid.g, floor(u_seconds * 12.0) / 12.0);
}

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

bool isBody(ivec2 pixel) {
    ivec2 inside = clamp(pixel, ivec2(0), textureSize(u_liquid, 0) - 1);
    return int(texelFetch(u_liquid, inside, 0).r * 255.0 + 0.5) == u_body;
}

// Returns whether the next pixel on some side is no part of the body.
bool isShore(ivec2 pixel) {
    return !(isBody(pixel + ivec2(1, 0)) && isBody(pixel - ivec2(1, 0)) && isBody(pixel + ivec2(0, 1)) && isBody(pixel - ivec2(0, 1)));
}

float bands(float value, float count, ivec2 pixel) {
    return min(1.0, floor(value * count + threshold(pixel)) / count);
}
