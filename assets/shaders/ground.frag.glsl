#version 150
#extension GL_ARB_explicit_attrib_location : require
// The picture of the floor, pixel for pixel. Liquids are drawn over it, where they are.
uniform sampler2D u_floor;
uniform ivec2 u_corner; // the scene's left and bottom in world pixels
layout(location = 0) out vec4 o_colour;
layout(location = 1) out vec4 o_glow;

// Beyond the edge of the floor rock goes on and goes dark.
const vec3 ROCK = vec3(0.16, 0.13, 0.26);
const vec3 DEEP_ROCK = vec3(0.051, 0.043, 0.086);

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy) + u_corner;
    ivec2 inside = clamp(pixel, ivec2(0), textureSize(u_floor, 0) - 1);
    vec3 colour = texelFetch(u_floor, inside, 0).rgb;
    float outside = length(vec2(pixel - inside));
    if (outside > 0.0) colour = mix(min(colour, ROCK), DEEP_ROCK, min(1.0, outside / 14.0));
    o_colour = vec4(colour, 1.0);
    o_glow = vec4(0.0);
}
